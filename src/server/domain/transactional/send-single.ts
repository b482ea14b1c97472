// Renders and sends single emails that are due, and writes what became of them.
import { findAccount, type AccountKind } from '../../store/accounts.ts'
import { fromJson } from '../../lib/json-text.ts'
import { linkIds, updateMessage, type MessageRow } from '../../store/messages.ts'
import { findSender, type SenderRow } from '../../store/senders.ts'
import { addSuppressions } from '../../store/suppressions.ts'
import type { Db, Store } from '../../store/store.ts'
import { transactionalEmailsByIds, type TransactionalEmailRow } from '../../store/transactional.ts'
import type { Clock } from '../../lib/clock.ts'
import { waitAfter } from '../delivery/back-off.ts'
import type { Attachment, EmailCarrierOf, Outcome } from '../delivery/carrier.ts'
import { suppressionFor } from '../delivery/settle.ts'
import type { TrackingLinks } from '../tracking/tokens.ts'
import { renderSingle, trackedUrls } from './render-single.ts'
import type { SingleAttachment, SingleEmail } from './single-email.ts'
import { setEmailStatus } from './status.ts'

/** Fetches a file from an address of a customer. Implemented in channels/http. */
export type FetchFile = (kind: AccountKind, url: string, maxBytes: number) => Promise<Buffer>

export interface SingleParts {
  store: Store
  clock: Clock
  carrierOf: EmailCarrierOf
  trackingLinks: TrackingLinks
  fetchFile: FetchFile
}

/** The contract's 5 MB for all files of an email together (T-005). */
/** Most single emails track no click: then there is nothing to write. */
const noLinks: ReadonlyMap<string, number> = new Map()

const MAX_FILES = 5 * 1024 * 1024

/** Sends these leased messages, each on its own: one that fails holds up no other. */
export async function sendSingles(parts: SingleParts, due: MessageRow[]): Promise<void> {
  const emails = await transactionalEmailsByIds(parts.store.db, due.map((message) => message.id))
  const byId = new Map(emails.map((row) => [row.message_id, row]))
  await Promise.all(
    due.map(async (message) => {
      const row = byId.get(message.id)
      if (row) await sendOne(parts, message, row)
    }),
  )
}

async function sendOne(parts: SingleParts, message: MessageRow, row: TransactionalEmailRow): Promise<void> {
  const { store, clock } = parts
  const email = fromJson<SingleEmail>(row.content)
  if (message.state === 'unknown') {
    const outcome: Outcome = { state: 'unknown', reason: 'the sender ended twice before the outcome was known' }
    return store.write((tx) => settleSingle(tx, message, outcome, clock.now()))
  }
  await store.write((tx) => setEmailStatus(tx, message.id, ['processing', 'spool', 'sending'], clock.now()))
  const outcome = await attempt(parts, message, row, email)
  await store.write((tx) => settleSingle(tx, message, outcome, clock.now()))
}

async function attempt(
  { store, clock, carrierOf, trackingLinks, fetchFile }: SingleParts,
  message: MessageRow,
  row: TransactionalEmailRow,
  email: SingleEmail,
): Promise<Outcome> {
  const account = await findAccount(store.db, row.account_id)
  const sender: SenderRow | undefined = await findSender(store.db, row.account_id, 'email', row.sender_id)
  if (!account || !sender) return { state: 'failed', reason: 'the sender is gone' }
  const kind = account.kind as AccountKind
  try {
    const attachments = await Promise.all(email.attachments.map((a, i) => loadAttachment(a, i, kind, fetchFile)))
    const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
    if (bytes > MAX_FILES) return { state: 'failed', reason: `the files have ${bytes} bytes together; ${MAX_FILES} are allowed` }
    const owner = { account: row.account_id, campaign: null, message: message.id }
    const urls = trackedUrls(email)
    const links = urls.length === 0 ? noLinks : await store.write((tx) => linkIds(tx, owner, urls))
    const mail = renderSingle({ email, message, sender, links, trackingLinks, attachments, date: clock.now() })
    const [outcome] = await carrierOf(kind).send([mail])
    return outcome ?? { state: 'unknown', reason: 'the carrier gave no outcome' }
  } catch (error) {
    return { state: 'failed', reason: (error as Error).message }
  }
}

async function loadAttachment(a: SingleAttachment, index: number, kind: AccountKind, fetchFile: FetchFile): Promise<Attachment> {
  const content = 'data' in a ? Buffer.from(a.data, 'base64') : await fetchFile(kind, a.url, MAX_FILES)
  const inline = a.arrangement === 'inline' && { cid: String(index) }
  return { filename: a.filename, contentType: a.mimeType, content, ...inline }
}

/** The states of the log that an outcome leads to; `sending` stands there already. */
function statusesOf(outcome: Outcome): string[] {
  if (outcome.state === 'accepted') return outcome.delivered ? ['finished', 'delivered'] : ['finished']
  if (outcome.state === 'unknown') return ['finished']
  if (outcome.state === 'deferred') return outcome.broken ? ['broken'] : ['bounce_soft']
  if (outcome.bounce) return [`bounce_${outcome.bounce}`]
  return [/^5\d\d/.test(outcome.reason) ? 'rejected' : 'send_failed']
}

async function settleSingle(tx: Db, message: MessageRow, outcome: Outcome, now: number): Promise<void> {
  const attempts = message.attempts + 1
  const wait = outcome.state === 'deferred' ? waitAfter(attempts) : null
  await updateMessage(tx, message.id, {
    state: outcome.state === 'deferred' && wait === null ? 'failed' : outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    attempts,
    carrier_ref: outcome.state === 'accepted' ? outcome.ref : null,
    next_at: wait === null ? null : now + wait,
    lease_until: 0,
    settled: wait === null ? now : null,
  })
  if (wait !== null) return setEmailStatus(tx, message.id, 'queued', now)
  await setEmailStatus(tx, message.id, statusesOf(outcome), now)
  const hard = outcome.state === 'failed' && outcome.bounce === 'hard'
  if (hard || (outcome.state === 'accepted' && outcome.then === 'complaint')) {
    await addSuppressions(tx, [suppressionFor(message.account_id, message.address, hard ? 'bounce' : 'other', null, now)])
  }
}
