// The wires that the settings name, one by one: how each is.
import { type Condition, conditionOf, stateOf } from '../channels/condition.ts'
import type { SessionHealth } from '../channels/smpp/session.ts'
import type { KnownWire } from '../domain/sending/wires.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { PushService } from './push-services.ts'

/** A wire, with its name and its target, a host without user and password. */
export interface Wire {
  name: string
  target: string
  condition(): Condition
}

/** The host and the port of an address. */
export const targetOf = (url: string): string => new URL(url).host

/** The session with a centre of SMS. */
export function smppCondition(health: SessionHealth | null): Condition {
  if (health?.bound) return conditionOf('up', health.since, null)
  if (!health || health.reason === null) return conditionOf('unused', null, null)
  return conditionOf(stateOf(health.reason), health.since, health.reason)
}

/** A push service. What it paused for, it said of the platform. */
export function pushCondition(watch: PushService['watch']): Condition {
  const { state, reason = '' } = watch.condition()
  if (state === 'unused' || state === 'ok') return conditionOf(state === 'ok' ? 'up' : state, watch.since(), null)
  return conditionOf(state === 'paused' ? 'refused' : state, watch.since(), reason)
}

/** Lists wires as they are now. */
export const healthOf = (wires: readonly Wire[]): KnownWire[] =>
  wires.map(({ name, target, condition }) => ({ name, target, ...condition() }))

/** Shows which wires take messages; one that was not used yet counts as up. */
export function measureWires(metrics: Metrics, list: () => readonly KnownWire[]): void {
  metrics.gauge(
    'messaging_carrier_up',
    'Whether a carrier that the settings name could be used when it was used last: 1 or 0.',
    () =>
      list().map(({ name, state }) => ({
        labels: { carrier: name },
        value: state === 'up' || state === 'unused' ? 1 : 0,
      })),
  )
}
