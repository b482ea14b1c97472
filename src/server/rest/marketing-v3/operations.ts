import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ListedOperation } from '../../domain/operations/operations.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type Operation = Awaited<ReturnType<Handler<'marketing-v3', 'listOperations'>>>['items'][number]

const columns = { operation_id: 'id', created: 'created', start_date: 'start_date' }

function toOperation(row: ListedOperation): Operation {
  return {
    operation_id: row.id,
    type: row.type,
    status: row.status,
    created: toDateTime(row.created),
    start_date: toDateTimeIfAny(row.start_date),
    operation_data: { internal_name: row.campaign?.internal_name ?? '', campaign_hash: row.campaign?.hash ?? '' },
    created_by: row.created_by || undefined,
  }
}

export function operationHandlers({ operations }: Domain) {
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

    approveOperations: ({ body, caller }) => act('approve', caller, body.operations),
    cancelOperations: ({ body, caller }) => act('cancel', caller, body.operations),
    pauseOperations: ({ body, caller }) => act('pause', caller, body.operations),
    resumeOperations: ({ body, caller }) => act('resume', caller, body.operations),
  } satisfies Handlers<'marketing-v3', 'Operations'>
}
