// What a process knows of itself and no record says: how its database, its work loop and its carriers are. The
// composition root gives it.

import type { LinkHealth } from '../sending/carrier-links.ts'

/** The channels of an account that have a carrier. */
export type CarrierChannel = 'email' | 'push' | 'sms' | 'smart_sms' | 'voice' | 'web_push'

/** How the carrier of a channel is, as this process has seen it. Times are real ones, milliseconds. */
export interface CarrierVitals {
  channel: CarrierChannel
  carrier: 'sandbox' | 'smtp'
  state: 'unused' | 'up' | 'unreachable' | 'throttled'
  /** Since when it is unreachable or throttled; otherwise null. */
  since: number | null
  /** Messages a second at most; null without a limit. */
  rate: number | null
}

/** A domain whose mails a server refuses for what their sender is. */
export interface RefusedDomain {
  domain: string
  /** Real time of the first refusal of those that came without an hour between them. */
  since: number
}

/** How a process is. Times are real ones, milliseconds. */
export interface Vitals {
  version: string
  /** How long the process runs. */
  uptime(): number
  engine: 'sqlite' | 'postgresql'
  /** Since when the database takes no writes, or null. */
  outageSince(): number | null
  /** How long ago the work loop made a step or looked for one; null where it does not run. */
  workIdle(): number | null
  /** The carriers of sandbox accounts. */
  carriers(): CarrierVitals[]
  /** Those that the settings name, for live accounts. */
  wires(): readonly LinkHealth[]
  /** The domains of an account that were refused in the last hour. */
  refusedDomains(account: number): RefusedDomain[]
}
