// The wires of SMS and calls by gateways that implement the Carrier API, and what operators see of them.
import type { FastifyBaseLogger } from 'fastify'
import { type ApiCarrier, createApiCarrier } from '../channels/carrier-api/api-carrier.ts'
import { type ApiCallCarrier, createCallCarrier } from '../channels/carrier-api/call-carrier.ts'
import type { Gateway, GatewayHealth, PosterDeps } from '../channels/carrier-api/poster.ts'
import { type Condition, conditionOf, stateOf } from '../channels/condition.ts'
import { createGuardedClient, type IsOwnPort } from '../channels/http/guarded-client.ts'
import { callKeyOf, partsOfCall } from '../domain/sending/call-fates.ts'
import type { CarrierIds } from '../domain/sending/carrier-ids.ts'
import { PRIORITY, RESERVED } from '../domain/sending/priority.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Config } from '../settings/settings.ts'
import type { GatewaySetting } from '../settings/sms.ts'
import { targetOf } from './carrier-links.ts'

/** The operator chose the address of the gateway. */
const EVERYWHERE = ['0.0.0.0/0', '::/0']

/** What is said of each gateway, and the path of the address that each message for it names. */
const kinds = {
  gateway: { of: 'SMS', metric: 'messaging_gateway', path: '/carrier/v1/news' },
  'voice-gateway': { of: 'calls', metric: 'messaging_voice_gateway', path: '/carrier/v1/call-news' },
} as const

type Kind = keyof typeof kinds

export interface GatewayDeps {
  config: Pick<Config, 'publicUrl' | 'gateway' | 'gatewaySecrets' | 'voiceGateway' | 'voiceGatewaySecrets'>
  clock: Pick<Clock, 'wall'>
  metrics: Metrics
  log: FastifyBaseLogger
  ids: CarrierIds
  isOwnPort: IsOwnPort
}

/** What operators see of a gateway. */
export interface GatewayWire {
  name: Kind
  /** Its host. */
  target: string
  condition(): Condition
  /** How it is, by its name: `ok`, or what is wrong. */
  conditions(): Record<string, string>
}

/** What is counted of a gateway, whatever its state. */
function measureGateway(metrics: Metrics, kind: Kind, health: () => GatewayHealth) {
  const { of, metric } = kinds[kind]
  metrics.gauge(`${metric}_up`, `Whether the gateway of ${of} takes messages: 1 or 0.`, () => [
    { value: health().state === 'failing' ? 0 : 1 },
  ])
  metrics.gauge(`${metric}_in_flight`, `Posted ${of} that the gateway has not answered yet.`, () => [
    { value: health().inFlight },
  ])
  const throttled = metrics.counter(`${metric}_throttled_total`, `Posted ${of} that the gateway put off as too many.`)
  throttled.add({}, 0)
  return { throttled: () => throttled.add({}) }
}

/** A gateway, by its last answer or the lack of one. */
function conditionOfGateway({ state, since, reason }: GatewayHealth): Condition {
  if (state !== 'failing') return conditionOf(state === 'ok' ? 'up' : 'unused', since, null)
  return conditionOf(stateOf(reason ?? ''), since, reason ?? 'for an unknown reason')
}

/** What every gateway needs, and how operators see it; `health` is that of its carrier. */
function watchGateway(kind: Kind, { url }: Gateway, parts: GatewayDeps, health: () => GatewayHealth) {
  const { clock, metrics, log, isOwnPort } = parts
  const said = { op: 'gateway', gateway: new URL(url).host }
  const { of } = kinds[kind]
  let wasFailing = false
  const counts = measureGateway(metrics, kind, health)
  const posting: PosterDeps = {
    client: createGuardedClient(EVERYWHERE, isOwnPort),
    now: clock.wall,
    onChange({ state, reason }) {
      // One line for each change, not for each message.
      const isFailing = state === 'failing'
      if (isFailing === wasFailing) return
      wasFailing = isFailing
      if (isFailing) log.warn({ ...said, reason }, `the gateway of ${of} takes no messages`)
      else log.info(said, `the gateway of ${of} takes messages again`)
    },
    onThrottled: counts.throttled,
  }
  const wire: GatewayWire = {
    name: kind,
    target: targetOf(url),
    condition: () => conditionOfGateway(health()),
    conditions() {
      const { state, reason } = health()
      return { [kind]: state === 'failing' ? `failing: ${reason ?? 'for an unknown reason'}` : state }
    },
  }
  return { posting, wire, callback: `${parts.config.publicUrl}${kinds[kind].path}` }
}

/** The carrier of the gateway of SMS; it connects with the first one. */
export function openGateway(setting: GatewaySetting, parts: GatewayDeps): ApiCarrier & GatewayWire {
  const { config, ids } = parts
  const gateway: Gateway = { ...setting, secrets: config.gatewaySecrets ?? [] }
  const { posting, wire, callback } = watchGateway('gateway', gateway, parts, () => carrier.health())
  const carrier = createApiCarrier(gateway, {
    ...posting,
    callback,
    idOf: ({ messageId, to }) => ids.of(messageId, to),
    isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
  })
  return { ...carrier, ...wire }
}

export type VoiceWire = ApiCallCarrier & GatewayWire

/** The carrier of the gateway of calls; null without one. `speech` as in CallCarrierDeps. */
export function openVoiceGateway(
  parts: GatewayDeps & { speech(text: string, language: string): string | null },
): VoiceWire | null {
  const { config, ids, speech } = parts
  if (!config.voiceGateway) return null
  const gateway: Gateway = { ...config.voiceGateway, secrets: config.voiceGatewaySecrets ?? [] }
  const { posting, wire, callback } = watchGateway('voice-gateway', gateway, parts, () => carrier.health())
  const carrier = createCallCarrier(gateway, {
    ...posting,
    callback,
    // A number may be called again, and that is another call.
    idOf: ({ messageId, key }) => ids.of(messageId, `call ${key}`),
    keyOf: ({ contactId, attempts }) => callKeyOf(contactId, attempts),
    partsOf: partsOfCall,
    speech,
  })
  return { ...carrier, ...wire }
}

/** Parts of the endpoints for status reports, one for each configured gateway. */
export function gatewayNews(config: GatewayDeps['config'], { clock, metrics }: Pick<GatewayDeps, 'clock' | 'metrics'>) {
  const settings = [
    { kind: 'gateway', gateway: config.gateway, secrets: config.gatewaySecrets },
    { kind: 'voice-gateway', gateway: config.voiceGateway, secrets: config.voiceGatewaySecrets },
  ] as const
  return settings.flatMap(({ kind, gateway, secrets }) => {
    if (gateway === null || secrets === null) return []
    const { metric, path } = kinds[kind]
    const total = metrics.counter(`${metric}_news_total`, 'What the gateway posted, by type and effect.')
    const count = (type: string, effect: string) => total.add({ type, effect })
    return [{ secrets, path, carrier: new URL(gateway.url).host, now: clock.wall, count }]
  })
}
