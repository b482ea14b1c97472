// One attempt to send a single email.
import { fromJson } from '../../../lib/json-text.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import { linkIds } from '../../../store/sending/messages.ts'
import type { Attachment, Outcome } from '../../sending/carrier.ts'
import { registerEmail } from '../registered/copy.ts'
import type { Attempt, FetchFile } from './attempt.ts'
import { renderSingle, trackedUrls } from './render-single.ts'
import type { SingleAttachment, SingleEmail } from './single-email.ts'

/** The contract's 5 MB for all files of an email together (T-005). */
const MAX_FILES = 5 * 1024 * 1024

/** Most single emails track no click: then there is nothing to write. */
const noLinks: ReadonlyMap<string, number> = new Map()

/** Builds the message and hands it to the carrier of its account; a throw says why it cannot be built. */
export async function attemptEmail({ parts, message, row, kind, sender: senderOf }: Attempt): Promise<Outcome> {
  const { store, clock, carriers, trackingLinks, fetchFile } = parts
  const email = fromJson<SingleEmail>(row.content)
  const sender = await senderOf('email')
  if (!sender) return { state: 'failed', reason: 'the sender is gone' }
  const attachments = await Promise.all(email.attachments.map((a, i) => loadAttachment(a, i, kind, fetchFile)))
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > MAX_FILES)
    return { state: 'failed', reason: `the files have ${bytes} bytes together; ${MAX_FILES} are allowed` }
  const owner = { account: row.account_id, campaign: null, message: message.id }
  const urls = trackedUrls(email)
  const links = urls.length === 0 ? noLinks : await store.writeAlongside((tx) => linkIds(tx, owner, urls))
  const mail = renderSingle({
    email,
    message,
    sender,
    links,
    trackingLinks,
    attachments,
    date: clock.now(row.account_id),
  })
  const outgoing = { ...mail, epoch: message.epoch }
  return (
    await carriers.email(kind).send([row.registered === 1 ? await registerEmail(parts, outgoing) : outgoing])
  )[0] as Outcome
}

async function loadAttachment(
  a: SingleAttachment,
  index: number,
  kind: AccountKind,
  fetchFile: FetchFile,
): Promise<Attachment> {
  const content = 'data' in a ? Buffer.from(a.data, 'base64') : await fetchFile(kind, a.url, MAX_FILES)
  const inline = a.arrangement === 'inline' && { cid: ('data' in a ? a.cid : undefined) ?? String(index) }
  return { filename: a.filename, contentType: a.mimeType, content, ...inline }
}
