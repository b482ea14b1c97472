// Where the run of a flow stands, and what moves it. Final states name nothing, so they are never left.
// And the conditions of its messages: what each asks of the message before (T-038).

import type { FlowRunStatus, MessageState, TransactionalChannel, TransactionalStatus } from '../../../store/schema.ts'

export type { FlowRunStatus }
export type FlowRunStep = 'send' | 'react' | 'exhaust' | 'fail'

const flowRunTransitions: Readonly<Record<FlowRunStatus, Partial<Record<FlowRunStep, FlowRunStatus>>>> = {
  pending: { send: 'pending', react: 'interrupted', exhaust: 'finished', fail: 'canceled' },
  interrupted: {},
  finished: {},
  canceled: {},
}

/** The status that a step leads to, or null when the run has come to its end. */
export const afterStep = (status: FlowRunStatus, step: FlowRunStep): FlowRunStatus | null =>
  flowRunTransitions[status][step] ?? null

export type FlowCondition = 'none' | 'delivered' | 'not_delivered' | 'open' | 'not_open' | 'click' | 'not_click'

/** What a recipient does with an email. */
export type Reaction = 'open' | 'click'

/** What the ledger says of a message. Times in milliseconds. */
interface Fate {
  channel: TransactionalChannel
  status: TransactionalStatus
  state: MessageState
  opened: number | null
  clicked: number | null
}

/**
 * An SMS is delivered when its receipt says so; an email when a server took it and did not return it, since no
 * server tells more.
 */
const isDelivered = ({ channel, status, state }: Fate) =>
  status === 'delivered' || (channel === 'email' && status === 'finished' && state === 'accepted')

export interface Condition {
  isMet(previous: Fate): boolean
  /** Whether it asks what the recipient did with an email. */
  ofReactions: boolean
  /** Reactions that do not interrupt a run whose next message has the condition. An opening comes before a click. */
  lets: readonly Reaction[]
}

export const conditions: Readonly<Record<FlowCondition, Condition>> = {
  none: { isMet: () => true, ofReactions: false, lets: [] },
  delivered: { isMet: isDelivered, ofReactions: false, lets: [] },
  not_delivered: { isMet: (previous) => !isDelivered(previous), ofReactions: false, lets: [] },
  open: { isMet: ({ opened }) => opened !== null, ofReactions: true, lets: ['open'] },
  not_open: { isMet: ({ opened }) => opened === null, ofReactions: true, lets: [] },
  click: { isMet: ({ clicked }) => clicked !== null, ofReactions: true, lets: ['open', 'click'] },
  not_click: { isMet: ({ clicked }) => clicked === null, ofReactions: true, lets: ['open'] },
}
