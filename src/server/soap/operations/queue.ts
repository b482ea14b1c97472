// What the platform has to do in the background.
import type { QueuedOperation } from '../../../../generated/soap-v2/types.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ListedOperation, OperationFilter } from '../../domain/operations/operations.ts'
import { toDateTime } from '../../lib/dates.ts'
import { timeOrNone } from '../contact-records.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, pageOf, trimmedOption } from '../options.ts'

const toQueued = ({ id, type, status, created, start_date }: ListedOperation): QueuedOperation => ({
  OPERATION_ID: id,
  TYPE: type,
  STATUS: status,
  CREATED: toDateTime(created),
  START_DATE: timeOrNone(start_date),
})

export function createQueueOperations({ operations: { operations } }: Domain) {
  return {
    async getQueueStatus({ options, caller }) {
      const counts = await operations.count(caller.accountId, { id: numberOf(options, 'operation_id') })
      const { queued = 0, processing = 0, executing = 0, paused = 0 } = counts
      return {
        TOTAL: queued + processing + executing + paused,
        QUEUED: queued,
        PROCESSING: processing,
        EXECUTING: executing,
        PAUSED: paused,
      }
    },

    async getOperationsQueue({ options, caller }) {
      // A word that the contract does not have is that of no operation.
      const filter = {
        type: trimmedOption(options, 'type'),
        status: trimmedOption(options, 'status'),
      } as OperationFilter
      const page = { ...pageOf(options), orderBy: 'id', order: 'desc' } as const
      return (await operations.list(caller.accountId, filter, page)).items.map(toQueued)
    },
  } satisfies Partial<SoapHandlers>
}
