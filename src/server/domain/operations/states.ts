// Where an operation stands, and where the four actions lead (M-167). What the table does not name is refused.
// An operation that is finished, canceled or ended with an error has left the list.

import type { OperationStatus } from '../../store/schema.ts'

export type { OperationStatus }
export type OperationAction = 'approve' | 'cancel' | 'pause' | 'resume'

export const operationTransitions: Readonly<
  Record<OperationStatus, Partial<Record<OperationAction, OperationStatus>>>
> = {
  queued: { approve: 'processing', pause: 'paused', cancel: 'canceled' },
  processing: { pause: 'paused', cancel: 'canceled' },
  executing: { pause: 'paused', cancel: 'canceled' },
  paused: { resume: 'queued', cancel: 'canceled' },
  finished: {},
  canceled: {},
  error: {},
}

/** The status that an action leads to, or null when this status does not allow it. */
export const afterAction = (status: OperationStatus, action: OperationAction): OperationStatus | null =>
  operationTransitions[status][action] ?? null
