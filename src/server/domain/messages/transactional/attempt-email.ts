// One attempt to send a single email.
import { fromJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageOrigin } from '../../../store/schema.ts'
import { linkIds } from '../../../store/sending/campaign-ledger.ts'
import type { Outcome, RenderedEmail } from '../../sending/carrier.ts'
import { registerEmail } from '../registered/copy.ts'
import { hasFetched, loadFiles } from './attached-files.ts'
import type { Attempt } from './attempt.ts'
import { renderReport } from './attempt-report.ts'
import { renderRelayed, trackedParts, urlsOf } from './render-relayed.ts'
import { fillSingle, renderSingle } from './render-single.ts'
import type { RelayedParts, RequestedNotice, SingleEmail } from './single-email.ts'

/** Most single emails track no click: then there is nothing to write. */
const noLinks: ReadonlyMap<string, number> = new Map()

/** Emails written by a program, not by a person. */
const automatic: ReadonlySet<MessageOrigin> = new Set<MessageOrigin>(['verify', 'alert', 'confirmation', 'notice'])

/** Builds the message and hands it to the carrier of its account; a throw says why it cannot be built. */
export async function attemptEmail(attempt: Attempt): Promise<Outcome> {
  const { parts, row, sender: senderOf } = attempt
  const email = fromJson<SingleEmail>(row.content)
  const sender = await senderOf('email')
  if (!sender) return { state: 'failed', reason: 'the sender is gone' }
  if (email.report) {
    const report = await renderReport(attempt, email, email.report, sender)
    return report ? handOver(attempt, report) : { state: 'failed', reason: 'the message to report on is gone' }
  }
  // A mail that an earlier version took has no source; it is made of its texts, as it would have been then.
  if (email.relayed && row.source !== null) return attemptRelayed(attempt, email, email.relayed, row.source, sender)
  const send = () => attemptSingle(attempt, email, sender)
  return hasFetched(email.attachments) && !attempt.isCarrying ? parts.carryingFiles.run(row.account_id, send) : send()
}

async function attemptSingle(attempt: Attempt, email: SingleEmail, sender: SenderRow): Promise<Outcome> {
  const { parts, message, row, kind } = attempt
  const attachments = await loadFiles(parts, { account: row.account_id, kind }, email.attachments)
  const trackingLinks = parts.trackingLinks.on(email.linkDomain?.server)
  const turn = createLoopTurn()
  const filled = fillSingle(email, trackingLinks.open(message.id))
  const pause = turn()
  if (pause) await pause
  const links = await linksOf(attempt, filled.html?.urls ?? [])
  return handOver(
    attempt,
    renderSingle({
      email,
      filled,
      message,
      firstId: row.copy_of ?? message.id,
      sender,
      group: row.group_id,
      isAutomatic: automatic.has(row.origin),
      links,
      trackingLinks,
      attachments,
      date: parts.clock.now(row.account_id),
    }),
  )
}

/** A mail of the relay: its original source is sent. */
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
