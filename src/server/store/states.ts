// States that several queries look for. A state in the condition of a partial index stands literally in the text of a
// query, on PostgreSQL and in raw SQL, too, where the compiler of sqlite-dialect.ts does not put it: no plan has to wait for
// its value.
import { type RawBuilder, sql } from 'kysely'
import type { CampaignStatus, OperationStatus, RunState } from './schema.ts'

const stateLiteral = <T extends string>(state: T): RawBuilder<T> => sql.lit(state)

export const isPending = stateLiteral('pending')
export const isParked = stateLiteral('parked')
export const isHeld = stateLiteral('held')
export const isInQueue = stateLiteral('in_queue')
export const isOpen = stateLiteral('open')
export const isDeleted = stateLiteral('deleted')
export const isLeft = sql.lit(1)
export const isUnsealed = sql.lit(1)
export const isStanding = stateLiteral('standing')
export const inModeration = stateLiteral('moderation')

/** The states of an operation that has not ended: those of the list of operations. */
export const openOperationStates = ['queued', 'processing', 'executing', 'paused'] as const satisfies OperationStatus[]
export const endedOperationStates = ['finished', 'canceled', 'error'] as const satisfies OperationStatus[]
/** The states of an operation that a worker takes. */
export const isWaiting = (['queued', 'processing'] as const satisfies OpenOperationStatus[]).map(stateLiteral)

export type OpenOperationStatus = (typeof openOperationStates)[number]

export const isOpenOperation = (status: OperationStatus): status is OpenOperationStatus =>
  (openOperationStates as readonly OperationStatus[]).includes(status)

/** The states of a run that is not over. A cancelled run is over, even while workers still hold some of it. */
export const openRunStates = ['scheduled', 'planning', 'sending', 'paused', 'halted'] as const satisfies RunState[]
/** The states of a run that waits: for its time, for its plan, or for a user to resume it. */
export const queuedRunStates = ['scheduled', 'planning', 'paused'] as const satisfies RunState[]
/** The states of a run whose chunks workers take, to send them or to close them. */
export const workedRunStates = ['sending', 'cancelling'] as const satisfies RunState[]

/** The states of a campaign with unsent messages. */
export const unsentCampaignStates = ['draft', 'queued', 'sending', 'paused'] as const satisfies CampaignStatus[]
