import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Inbound } from '../../domain/insight/inbound/inbound.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type Contract = components['schemas']['InboundMessage']

const toInbound = (row: Inbound): Contract => ({
  inbound_id: row.id ?? undefined,
  account_id: row.account_id,
  // Nothing else comes in.
  channel: row.channel as Contract['channel'],
  sender: row.sender,
  recipient: row.recipient,
  meaning: row.meaning,
  effect: row.effect,
  message_id: row.message_id === null || row.campaign_hash !== null ? undefined : String(row.message_id),
  campaign_hash: row.campaign_hash ?? undefined,
  subject: row.subject ?? undefined,
  text: row.content,
  created: toDateTime(row.created),
})

export function inboundHandlers({ sandbox: { sandboxInbound } }: Domain) {
  return {
    async createInboundMessage({ body, caller }) {
      return toInbound(await sandboxInbound.create(caller.accountId, body))
    },

    async listInboundMessages({ query, caller }) {
      const page = await sandboxInbound.list(caller, query.account_id, query, toPage(query))
      return { total_items: page.total, items: page.items.map(toInbound) }
    },
  } satisfies Handlers<'sandbox-v1', 'Inbound messages'>
}
