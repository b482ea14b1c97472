// The states of a run, its transitions, and what its operation and its campaign show in each. Transitions that are not
// in the table are refused. Final states have none.

import type { CampaignStatus, OperationStatus, RunState } from '../../../store/schema.ts'

export type { RunState }
export type RunStep = 'begin' | 'plan' | 'pause' | 'resume' | 'cancel' | 'finish'

/**
 * A run that was resumed is scheduled again, so it takes the same path as at first; `plan` keeps what was planned
 * before.
 */
export const runTransitions: Readonly<Record<RunState, Partial<Record<RunStep, RunState>>>> = {
  scheduled: { begin: 'planning', pause: 'paused', cancel: 'cancelling' },
  planning: { begin: 'planning', plan: 'sending', pause: 'paused', cancel: 'cancelling' },
  sending: { pause: 'paused', cancel: 'cancelling', finish: 'sent' },
  paused: { resume: 'scheduled', cancel: 'cancelling' },
  // The counts of its recipients do not add up. When it is resumed, it is checked again before any message is sent.
  halted: { resume: 'scheduled', cancel: 'cancelling' },
  // Recipients in flight are still settled.
  cancelling: { finish: 'cancelled' },
  sent: {},
  cancelled: {},
  standing: {},
}

/** The state that a step leads to, or null when the run cannot take it. */
export const afterStep = (state: RunState, step: RunStep): RunState | null => runTransitions[state][step] ?? null

interface Shown {
  operation: OperationStatus
  campaign: CampaignStatus
  /** Whether the API shows it as ended. */
  ended?: true
}

/** What the API shows once an issue of a campaign with a feed is out: it waits for the next. */
export const shownBetweenIssues: Shown = { operation: 'queued', campaign: 'queued' }

/** What the API shows of a run (M-167). A `cancelled` run shows nothing: its campaign may be on its way again. */
export const shownAs: Readonly<Record<RunState, Shown | null>> = {
  scheduled: { operation: 'queued', campaign: 'queued' },
  planning: { operation: 'queued', campaign: 'queued' },
  sending: { operation: 'executing', campaign: 'sending' },
  paused: { operation: 'paused', campaign: 'paused' },
  halted: { operation: 'paused', campaign: 'paused' },
  cancelling: { operation: 'canceled', campaign: 'canceled', ended: true },
  sent: { operation: 'finished', campaign: 'sent', ended: true },
  cancelled: null,
  // An automation has no operation, since it is not an order to send, and its campaign stays as it is.
  standing: null,
}
