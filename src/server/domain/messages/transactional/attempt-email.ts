// One attempt to send a single email.
import { fromJson } from '../../../lib/json-text.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import { linkIds } from '../../../store/sending/messages.ts'
import type { Attachment, Outcome, RenderedEmail } from '../../sending/carrier.ts'
import { registerEmail } from '../registered/copy.ts'
import type { Attempt } from './attempt.ts'
import { renderReport } from './attempt-report.ts'
import { renderRelayed, trackedParts, urlsOf } from './render-relayed.ts'
import { renderSingle, trackedUrls } from './render-single.ts'
import type { RelayedParts, RequestedNotice, SingleAttachment, SingleEmail } from './single-email.ts'

/** The contract's 5 MB for all files of an email together (T-005). */
const MAX_FILES = 5 * 1024 * 1024

/** Most single emails track no click: then there is nothing to write. */
const noLinks: ReadonlyMap<string, number> = new Map()

/** Builds the message and hands it to the carrier of its account; a throw says why it cannot be built. */
export async function attemptEmail(attempt: Attempt): Promise<Outcome> {
  const { parts, message, row, kind, sender: senderOf } = attempt
  const { clock, fetchFile, fetching } = parts
  const email = fromJson<SingleEmail>(row.content)
  const sender = await senderOf('email')
  if (!sender) return { state: 'failed', reason: 'the sender is gone' }
  if (email.report) {
    const report = await renderReport(attempt, email, email.report, sender)
    return report ? handOver(attempt, report) : { state: 'failed', reason: 'the message to report on is gone' }
  }
  // A mail that an earlier version took has no source; it is made of its texts, as it would have been then.
  if (email.relayed && row.source !== null) return attemptRelayed(attempt, email, email.relayed, row.source, sender)
  const load = (url: string) => fetching.pass(row.account_id, () => fetchFile(kind, url, MAX_FILES))
  const attachments = await Promise.all(email.attachments.map((a, i) => loadAttachment(a, i, load)))
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > MAX_FILES)
    return { state: 'failed', reason: `the files have ${bytes} bytes together; ${MAX_FILES} are allowed` }
  const links = await linksOf(attempt, trackedUrls(email))
  return handOver(
    attempt,
    renderSingle({
      email,
      message,
      firstId: row.copy_of ?? message.id,
      sender,
      links,
      trackingLinks: parts.trackingLinks.on(email.linkDomain?.server),
      attachments,
      date: clock.now(row.account_id),
    }),
  )
}

/** A mail of the relay: its own source goes out. */
async function attemptRelayed(
  attempt: Attempt,
  email: SingleEmail,
  relayed: RelayedParts,
  source: string,
  sender: SenderRow,
): Promise<Outcome> {
  const { parts, message, row } = attempt
  const { clock } = parts
  const trackingLinks = parts.trackingLinks.on(email.linkDomain?.server)
  const tracked = trackedParts(email, relayed, source)
  const links = await linksOf(attempt, urlsOf(email, tracked))
  const notice = row.notify === null ? undefined : fromJson<RequestedNotice>(row.notify)
  const registered = row.registered === 1
  const firstId = row.copy_of ?? message.id
  const what = { email, relayed, source, message, firstId, sender, notice, registered }
  return handOver(attempt, renderRelayed({ ...what, links, trackingLinks, date: clock.now(row.account_id) }, tracked))
}

/** The numbers of the links of a message. */
async function linksOf({ parts, message, row }: Attempt, urls: string[]): Promise<ReadonlyMap<string, number>> {
  if (urls.length === 0) return noLinks
  const owner = { account: row.account_id, campaign: null, message: message.id }
  return parts.store.writeAlongside((tx) => linkIds(tx, owner, urls))
}

/** Hands the mail to the carrier, and keeps a copy before if it is to be registered. */
async function handOver({ parts, message, row, kind }: Attempt, mail: RenderedEmail): Promise<Outcome> {
  const outgoing = { ...mail, epoch: message.epoch }
  const kept = row.registered === 1 ? await registerEmail(parts, outgoing) : outgoing
  return (await parts.carriers.email(kind).send([kept]))[0] as Outcome
}

async function loadAttachment(
  a: SingleAttachment,
  index: number,
  load: (url: string) => Promise<Buffer>,
): Promise<Attachment> {
  const content = 'data' in a ? Buffer.from(a.data, 'base64') : await load(a.url)
  const inline = a.arrangement === 'inline' && { cid: ('data' in a ? a.cid : undefined) ?? String(index) }
  return { filename: a.filename, contentType: a.mimeType, content, ...inline }
}
