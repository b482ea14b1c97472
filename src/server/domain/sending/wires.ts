// The wires by which messages leave, as an operator sees them: how each is, and what it does with one message.
import type { Outcome } from './carrier.ts'

/** `refused`: it is there, and does not take the login or the key of the platform. */
export type WireState = 'unused' | 'up' | 'unreachable' | 'refused'

/** How a wire is, as this process has seen it. */
export interface WireHealth {
  name: string
  state: WireState
  /** Since when it is so, real time, milliseconds; null for one that was not used yet. */
  since: number | null
  /** What is wrong, in our words; null when nothing is. */
  detail: string | null
  /** The same in the words of the wire, which may name hosts and recipients: for operators only. */
  reason: string | null
}

/** A wire that the settings name, and where it leads: a host, never a user or a password. */
export interface KnownWire extends WireHealth {
  target: string
}

/** An order to try a wire with one message. */
export interface TrialOrder {
  name: string
  /** An address, a number, or the token or endpoint of a device. */
  to: string
  from?: string | undefined
  /** For an app under development, which Apple reaches in another way. */
  development?: boolean | undefined
}

export interface TrialStep {
  step: string
  isDone: boolean
  /** What happened. */
  detail: string
}

/** What became of it. */
export interface Trial {
  name: string
  target: string
  to: string
  steps: TrialStep[]
  outcome: Outcome['state']
  /** What to do about it; null when it left. */
  mend: string | null
}

export interface Wires {
  /** Those that the settings name, and the sandbox. */
  list(): KnownWire[]
  /** Sends one message, which belongs to no account and costs nobody anything. Throws for a wire that is not there. */
  try(order: TrialOrder): Promise<Trial>
}
