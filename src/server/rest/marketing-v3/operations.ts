import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ListedOperation, OperationDetail } from '../../domain/operations/operations.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type Waiting = Awaited<ReturnType<Handler<'marketing-v3', 'listOperations'>>>['items'][number]
type Ended = Awaited<ReturnType<Handler<'marketing-v3', 'listEndedOperations'>>>['items'][number]
type Detail = Awaited<ReturnType<Handler<'marketing-v3', 'getOperation'>>>

const columns = { operation_id: 'id', created: 'created', start_date: 'start_date' }

/** What every answer shows of an operation. */
const sharedMembers = (row: ListedOperation) => ({
  operation_id: row.id,
  type: row.type,
  created: toDateTime(row.created),
  start_date: toDateTimeIfAny(row.start_date),
  operation_data: { internal_name: row.campaign?.internal_name ?? '', campaign_hash: row.campaign?.hash ?? '' },
  created_by: row.created_by || undefined,
})

const toOperation = (row: ListedOperation): Waiting => ({
  ...sharedMembers(row),
  // The domain lists only those that have not ended.
  status: row.status as Waiting['status'],
})

const toEnded = (row: ListedOperation): Ended => ({
  ...sharedMembers(row),
  // The domain lists only those that have ended, and each says when.
  status: row.status as Ended['status'],
  end_date: toDateTime(row.ended ?? row.created),
})

const toDetail = (row: OperationDetail): Detail => ({
  ...sharedMembers(row),
  status: row.status,
  list_id: row.campaign ? undefined : (row.list_id ?? undefined),
  end_date: toDateTimeIfAny(row.ended),
  done: row.progressed.done,
  total: row.progressed.total,
  // Only imports have any, and theirs are these.
  counts: row.progressed.counts as Detail['counts'],
  duplicates: row.progressed.duplicates,
  problem: row.progressed.problem,
  held_items: row.progressed.held,
  file: row.file?.url,
  file_until: toDateTimeIfAny(row.file?.until),
})

export function operationHandlers({ operations: { operations } }: Domain) {
  const act = async (
    action: 'approve' | 'cancel' | 'pause' | 'resume',
    caller: { accountId: number },
    ids: number[],
  ) => {
    const { done, refused, unknown } = await operations.act(caller.accountId, action, ids)
    return { success: done, error: { invalid_operation_action: refused, operation_not_found: unknown } }
  }
  return {
    async listOperations({ query, caller }) {
      const filter = { type: query.type, status: query.status }
      const page = await operations.list(caller.accountId, filter, toPage(query, columns))
      return { total_items: page.total, items: page.items.map(toOperation) }
    },

    async listEndedOperations({ query, caller }) {
      const filter = { type: query.type, status: query.status, ended: true }
      const page = await operations.list(caller.accountId, filter, toPage(query))
      return { total_items: page.total, items: page.items.map(toEnded) }
    },

    async getOperation({ path, caller }) {
      return toDetail(await operations.get(caller.accountId, path.operation_id))
    },

    approveOperations: ({ body, caller }) => act('approve', caller, body.operations),
    cancelOperations: ({ body, caller }) => act('cancel', caller, body.operations),
    pauseOperations: ({ body, caller }) => act('pause', caller, body.operations),
    resumeOperations: ({ body, caller }) => act('resume', caller, body.operations),
  } satisfies Handlers<'marketing-v3', 'Operations'>
}
