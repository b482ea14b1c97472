// The wires by which messages leave, as an operator sees them: how each is, and what it does with one message.
import type { Outcome } from './carrier.ts'

/** `refused`: it is there, and does not take the login or the key of the platform. */
export type LinkState = 'unused' | 'up' | 'unreachable' | 'refused'

/** How a wire is, as this process has seen it. */
export interface LinkHealth {
  name: string
  state: LinkState
  /** Since when it is so, real time, milliseconds; null for one that was not used yet. */
  since: number | null
  /** What is wrong, in our words; null when nothing is. */
  detail: string | null
  /** What is wrong, in the words of the wire. They may name hosts and recipients, so show them only to operators. */
  reason: string | null
}

/** A wire that the settings name, and where it leads: a host, never a user or a password. */
export interface KnownLink extends LinkHealth {
  target: string
}

/** An order to try a wire with one message. */
export interface ConnectivityTestOrder {
  name: string
  /** An address, a number, or the token or endpoint of a device. */
  to: string
  from?: string | undefined
  /** For an app under development, which Apple reaches in another way. */
  development?: boolean | undefined
}

export interface ConnectivityTestStep {
  step: string
  isDone: boolean
  /** What happened. */
  detail: string
}

/** What became of it. */
export interface ConnectivityTest {
  name: string
  target: string
  to: string
  steps: ConnectivityTestStep[]
  outcome: Outcome['state']
  /** What to do about it; null when it left. */
  remedy: string | null
}

/** Whether the wire takes messages of sandbox accounts only: live accounts do not depend on it. */
export const isForSandbox = ({ name }: Pick<LinkHealth, 'name'>): boolean =>
  name === 'sandbox' || name.startsWith('sandbox-')

export interface CarrierLinks {
  /** Those that the settings name, and the sandbox. */
  list(): KnownLink[]
  /** Sends one message, which belongs to no account and is not billed. Throws for an unknown wire. */
  try(order: ConnectivityTestOrder): Promise<ConnectivityTest>
}
