import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Fault } from '../../domain/sandbox/faults.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type ContractFault = components['schemas']['Fault']

const toFault = ({ id, type, match, effect, times, hits, created }: Fault): ContractFault => ({
  fault_id: id,
  type,
  api: match.api as ContractFault['api'],
  operation_id: match.operation_id,
  event: match.event,
  url: match.url,
  status: effect.status ?? undefined,
  retry_after: effect.retry_after,
  delay_ms: effect.delay_ms,
  times: times ?? undefined,
  hits,
  created: toDateTime(created),
})

export function faultHandlers({ sandbox: { faults } }: Domain) {
  return {
    async createFault({ body, caller }) {
      return toFault(await faults.create(caller, body))
    },

    async listFaults({ query, caller }) {
      const page = await faults.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toFault) }
    },

    async deleteFault({ path, caller }) {
      await faults.delete(caller.accountId, path.fault_id)
    },
  } satisfies Handlers<'sandbox-v1', 'Faults'>
}
