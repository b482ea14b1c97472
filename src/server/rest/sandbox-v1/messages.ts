import type { components, operations } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { notFound } from '../../domain/errors.ts'
import { contentOf, excerptOf, sizeOf } from '../../domain/sandbox/captured-content.ts'
import type { CapturedOrigin } from '../../domain/sandbox/captured-origins.ts'
import { readWords } from '../../domain/sandbox/captured-search.ts'
import type { CapturedRow, CapturedSearch, ListedCaptured } from '../../domain/sandbox/sandbox.ts'
import { eventsOf } from '../../domain/sandbox/sandbox-events.ts'
import { toPhone } from '../../lib/addresses.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import { filesOf } from '../../lib/mail-source.ts'
import { toPage, toTimeRanges } from '../query.ts'

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

const toListed = (row: ListedCaptured): CapturedMessage => ({
  ...toCaptured(row),
  excerpt: excerptOf(row),
  attachment_count: row.files ?? 0,
  request_id: row.request_id ?? undefined,
  operation_id: row.operation_id ?? undefined,
})

type DetailParts = Pick<Domain, 'sandbox' | 'sending'>
type Origin = components['schemas']['CapturedOrigin']

const toOrigin = ({ type, automationId, flowId, alertId, listId, contactId }: CapturedOrigin): Origin => ({
  type,
  automation_id: automationId,
  flow_id: flowId,
  alert_id: alertId,
  list_id: listId,
  contact_id: contactId === undefined ? undefined : toContactId(contactId),
})

async function toDetail(row: CapturedRow, domain: DetailParts): Promise<Detail> {
  const { capturedOrigins, capturedPages } = domain.sandbox
  const { returnAddresses } = domain.sending
  const content = await contentOf(row, await capturedPages.of(row))
  const origin = await capturedOrigins.of(row)
  const attachments = content.attachments.map((a) => ({
    filename: a.filename ?? undefined,
    content_type: a.contentType,
    disposition: a.disposition,
    content_id: a.contentId ?? undefined,
    size: a.size,
  }))
  const return_address = row.channel === 'email' ? returnAddresses.of(row.message_id) : undefined
  return {
    ...toCaptured(row),
    ...content,
    attachments,
    return_address,
    request_id: origin?.requestId,
    operation_id: origin?.operation,
    origin: origin ? toOrigin(origin) : undefined,
    events: eventsOf(row),
  }
}

type Query = NonNullable<operations['listCapturedMessages']['parameters']['query']>

const toSearch = (query: Query, country: string | undefined): CapturedSearch => ({
  channel: query.channel,
  recipient: query.recipient && (toPhone(query.recipient, country) ?? query.recipient),
  subject: query.subject,
  subjectPart: query.subject_part?.toLowerCase(),
  senderPart: query.sender_part?.toLowerCase(),
  recipientPart: query.recipient_part?.toLowerCase(),
  ...(query.words !== undefined && readWords(query.words)),
  outcome: query.outcome,
  campaignHash: query.campaign_hash,
  operation: query.operation_id,
  hasFiles: query.has_attachment,
  larger: query.larger,
  ...toTimeRanges(query, ['created']),
  after: query.after,
  before: query.before,
})

/** A name for a file that every system takes: no paths, no quotes, no control characters. */
const safeName = (name: string | null): string =>
  name
    ?.replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-100) || 'file'

export function messageHandlers(domain: Domain) {
  const {
    sandbox: { previews, sandbox, sandboxEvents },
  } = domain
  return {
    async listCapturedMessages({ query, caller }) {
      const page = await sandbox.list(caller, query.account_id, toSearch(query, caller.country), toPage(query))
      return { total_items: page.total, items: page.items.map(toListed) }
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

    async getCapturedAttachment({ path, caller, asFile }) {
      const row = await sandbox.get(caller, path.captured_id)
      const file = row.content === null ? filesOf(row.source)[path.position - 1] : undefined
      if (!file) throw notFound('file of the captured message', path.position)
      asFile(safeName(file.filename))
      return file.bytes()
    },

    async createPreviewLink({ path, body, caller }) {
      const row = await sandbox.get(caller, path.captured_id)
      const { remote_images: isRemote = false, dark: isDark = false } = body
      const { url, expires } = await previews.link(row, { isRemote, isDark })
      return { url, expires: toDateTime(expires) }
    },

    async createMessageEvent({ path, body, caller }) {
      const row = await sandbox.get(caller, path.captured_id)
      const at = await sandboxEvents.create(row, body)
      const { captured_id, message_id } = toCaptured(row)
      return { type: body.type, captured_id, message_id, date: toDateTime(at) }
    },
  } satisfies Handlers<'sandbox-v1', 'Messages'>
}
