// The wires that the settings name, one by one: how each is.
import { type Condition, conditionOf } from '../channels/condition.ts'
import type { NoteStep } from '../channels/email/smtp-connectivity-test.ts'
import type { Outcome } from '../domain/sending/carrier.ts'
import type { ConnectivityTestOrder, KnownLink } from '../domain/sending/carrier-links.ts'
import type { PushService } from './push-services.ts'

/** Sends the message of an order; notes its steps. */
export type TestCarrierLink = (order: ConnectivityTestOrder, note: NoteStep) => Promise<Outcome>

/** A wire, with its name and its target, a host without user and password. */
export interface CarrierLink {
  name: string
  target: string
  condition(): Condition
  /** Tries it with a message; a wire without it carries nowhere. */
  trial?: TestCarrierLink
}

/** The host and the port of an address. */
export const targetOf = (url: string): string => new URL(url).host

/** A push service. What it paused for, it said of the platform. */
export function pushCondition(watch: PushService['watch']): Condition {
  const { state, reason = '' } = watch.condition()
  if (state === 'unused' || state === 'ok') return conditionOf(state === 'ok' ? 'up' : state, watch.since(), null)
  return conditionOf(state === 'paused' ? 'refused' : state, watch.since(), reason)
}

/** Lists wires as they are now. */
export const healthOf = (wires: readonly CarrierLink[]): KnownLink[] =>
  wires.map(({ name, target, condition }) => ({ name, target, ...condition() }))
