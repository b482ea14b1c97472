import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { notFound } from '../../domain/errors.ts'
import { contentOf, sizeOf } from '../../domain/sandbox/captured-content.ts'
import type { CapturedRow, ListedCaptured } from '../../domain/sandbox/sandbox.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type CapturedMessage = components['schemas']['CapturedMessage']
type Detail = components['schemas']['CapturedMessageDetail']

function toCaptured(row: CapturedRow | ListedCaptured): CapturedMessage {
  return {
    captured_id: row.id,
    account_id: row.account_id,
    channel: row.channel,
    sender: row.sender,
    recipient: row.recipient,
    subject: row.subject ?? undefined,
    message_id: row.campaign_hash === null ? String(row.message_id) : undefined,
    campaign_hash: row.campaign_hash ?? undefined,
    outcome: row.outcome,
    size: sizeOf(row),
    created: toDateTime(row.created),
  }
}

type DetailParts = Pick<Domain, 'capturedPages' | 'returnAddresses'>

async function toDetail(row: CapturedRow, { capturedPages, returnAddresses }: DetailParts): Promise<Detail> {
  const content = await contentOf(row, await capturedPages.of(row))
  const attachments = content.attachments.map((a) => ({
    filename: a.filename ?? undefined,
    content_type: a.contentType,
    disposition: a.disposition,
    content_id: a.contentId ?? undefined,
    size: a.size,
  }))
  const return_address = row.channel === 'email' ? returnAddresses.of(row.message_id) : undefined
  return { ...toCaptured(row), ...content, attachments, return_address }
}

export function messageHandlers(domain: Domain) {
  const { sandbox, sandboxEvents } = domain
  return {
    async listCapturedMessages({ query, caller }) {
      const page = await sandbox.list(caller, query.account_id, query, toPage(query))
      return { total_items: page.total, items: page.items.map(toCaptured) }
    },

    async waitForCapturedMessage({ query, caller, signal }) {
      const patience = { after: query.after, seconds: query.timeout, signal }
      return toDetail(await sandbox.wait(caller, query.account_id, query, patience), domain)
    },

    async getCapturedMessage({ path, caller }) {
      return toDetail(await sandbox.get(caller, path.captured_id), domain)
    },

    async getCapturedSource({ path, caller }) {
      const row = await sandbox.get(caller, path.captured_id)
      if (row.content !== null) throw notFound('source of the captured message', path.captured_id)
      return row.source
    },

    async createMessageEvent({ path, body, caller }) {
      const row = await sandbox.get(caller, path.captured_id)
      const at = await sandboxEvents.create(row, body)
      const { captured_id, message_id } = toCaptured(row)
      return { type: body.type, captured_id, message_id, date: toDateTime(at) }
    },
  } satisfies Handlers<'sandbox-v1', 'Messages'>
}
