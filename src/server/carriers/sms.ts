// The SMS carrier of live accounts: an SMSC by SMPP or a gateway by the Carrier API, depending on the settings.
import type { FastifyBaseLogger } from 'fastify'
import { type Condition, conditionOf, stateOf } from '../channels/condition.ts'
import type { SessionHealth } from '../channels/smpp/session.ts'
import type { Domain } from '../domain/domain.ts'
import type { SmsCarrier } from '../domain/sending/carrier.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Config } from '../settings/settings.ts'
import { openGateway } from './gateway.ts'
import { openSmpp } from './smpp.ts'

/** A carrier of SMS, and what operators do with it. */
export type SmsWire = SmsCarrier & {
  /** Connects, where it does so before the first SMS. */
  start(): void
  deferWaiting(): void
  name: 'smpp' | 'gateway'
  /** Its host, without user and password. */
  target: string
  condition(): Condition
  /** How it is, by its name: `ok`, or what is wrong. Empty in a process that sends nothing. */
  conditions(): Record<string, string>
}

export interface SmsWireDeps {
  config: Config
  clock: Clock
  metrics: Metrics
  http: { log: FastifyBaseLogger }
  /** Ports of the platform itself. */
  ownPorts: ReadonlySet<number>
}

/** The session with an SMSC. */
function smppCondition(health: SessionHealth | null): Condition {
  if (health?.bound) return conditionOf('up', health.since, null)
  if (!health || health.reason === null) return conditionOf('unused', null, null)
  return conditionOf(stateOf(health.reason), health.since, health.reason)
}

/** Opens what the settings name; null where the sandbox takes all SMS. */
export function openSms(world: SmsWireDeps, domain: Domain): SmsWire | null {
  const { config, clock, metrics, ownPorts } = world
  const { log } = world.http
  const {
    sending: { smsReports, carrierIds: ids, unreadReceipts },
    insight: { carrierTexts },
  } = domain
  if (config.smpp) {
    const smpp = openSmpp(config.smpp, { metrics, log, smsReports, carrierTexts, unreadReceipts })
    const conditions = (): Record<string, string> => {
      const health = smpp.health()
      return health ? { smpp: health.bound ? 'ok' : `not bound: ${health.reason ?? 'not connected yet'}` } : {}
    }
    return { ...smpp, name: 'smpp', condition: () => smppCondition(smpp.health()), conditions }
  }
  if (!config.gateway) return null
  const isOwnPort = (port: number) => ownPorts.has(port)
  const gateway = openGateway(config.gateway, { config, clock, metrics, log, ids, isOwnPort })
  return { ...gateway, name: 'gateway', start: () => undefined }
}
