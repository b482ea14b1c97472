// A mail that comes in: what it says of which message. Only what a recipient cannot make up is believed of bounces and
// complaints: the signed address that the mail came to, or a signed address or link of ours in what was returned. An
// answer of a person may also name the Message-ID, within the account.
import { comparedEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { fieldOf, type HeaderField } from '../../../lib/mime/headers.ts'
import type { ReturnedMail } from '../../../lib/returns/returned-mail.ts'
import { findSender } from '../../../store/accounts/senders.ts'
import { findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { findTransactional } from '../../../store/messages/transactional.ts'
import type { InboundMeaning, NewsKind } from '../../../store/schema.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { readTrackingToken } from '../../content/tracking-links.ts'
import type { Receipts } from '../../sending/receipts.ts'
import type { ReturnAddress, ReturnAddresses } from '../../sending/return-addresses.ts'
import type { RefusalWatch } from '../../sending/unclassified-refusals.ts'
import type { InboundFinding } from './inbound-sms.ts'

export interface MailDeps {
  clock: Clock
  receipts: Pick<Receipts, 'takeIn'>
  returnAddresses: ReturnAddresses
  linkSecret: string
  refusals: RefusalWatch
}

/** The meaning of a mail, and the receipt for its message, if any. */
interface Meaning {
  meaning: InboundMeaning
  news?: NewsKind
}

function meaningOf(mail: ReturnedMail): Meaning {
  switch (mail.kind) {
    case 'bounce':
      if (mail.fault === 'policy') return { meaning: 'sender_refused', news: 'soft_bounce' }
      return mail.fault === 'hard'
        ? { meaning: 'hard_bounce', news: 'hard_bounce' }
        : { meaning: 'soft_bounce', news: 'soft_bounce' }
    case 'sender_failure':
      return { meaning: 'sender_refused' }
    case 'reply':
      return { meaning: 'reply', news: 'replied' }
    case 'complaint':
    case 'delivered':
    case 'read':
      return { meaning: mail.kind, news: mail.kind }
    case 'relayed':
    case 'auto_reply':
    case 'note':
      return { meaning: mail.kind }
  }
}

/** Does what follows from a mail that came to an address that says `returned`. */
export async function actOnMail(
  tx: Db,
  parts: MailDeps,
  { mail, returned, account }: { mail: ReturnedMail; returned: ReturnAddress; account: number | null },
): Promise<InboundFinding> {
  if (returned === 'forged') return { meaning: 'forged', effect: 'none', message: undefined }
  const leaves = typeof returned === 'object' && returned.isLeaving
  const { meaning, news }: Meaning = leaves ? { meaning: 'opt_out', news: 'unsubscribed' } : meaningOf(mail)
  const message = await messageOf(tx, parts, mail, returned, account)
  if (!message) return { meaning, effect: 'none', message }
  const reason = 'reason' in mail ? mail.reason : undefined
  if (meaning === 'sender_refused') {
    const sender = await senderOf(tx, message)
    parts.refusals.ofSender({ account: message.account_id, sender, reason: reason ?? '', by: 'report' })
  }
  if (mail.kind === 'bounce' && mail.isUnclassified) parts.refusals.unclassified({ reason: mail.reason, by: 'report' })
  if (!news) return { meaning, effect: 'none', message }
  const receipt = { messageId: message.id, account: message.account_id, kind: news, reason }
  return { meaning, effect: (await parts.receipts.takeIn(tx, receipt)) === 'taken' ? 'taken' : 'known', message }
}

/** The message that a mail is about, if it is the account's. */
async function messageOf(
  tx: Db,
  { clock, returnAddresses, linkSecret }: MailDeps,
  mail: ReturnedMail,
  returned: ReturnAddress,
  account: number | null,
): Promise<MessageRow | undefined> {
  const isOfAccount = (row: MessageRow | undefined) => row && (account === null || row.account_id === account)
  const signed = [
    numberIn(returned),
    numberIn(returnAddresses.read(mail.originalSender ?? '')),
    ...mail.returned.flatMap((field) => numberInLinks(field, linkSecret)),
  ].find((id) => id !== null)
  if (signed !== undefined) {
    const row = await messageOfRecipient(tx, signed, clock.now)
    return isOfAccount(row) ? row : undefined
  }
  // A Message-ID can be forged.
  if (account === null || !['reply', 'auto_reply', 'read'].includes(mail.kind)) return undefined
  for (const id of mail.references.flatMap((reference) => /^[mt]\.(\d{1,15})@/.exec(reference)?.[1] ?? [])) {
    const row = await messageOfRecipient(tx, Number(id), clock.now)
    if (isOfAccount(row) && row && comparedEmail(row.address) === comparedEmail(mail.from)) return row
  }
  return undefined
}

const numberIn = (address: ReturnAddress): number | null => (typeof address === 'object' ? address.messageId : null)

/** The number in the link of List-Unsubscribe, which is sealed. */
function numberInLinks(field: HeaderField, secret: string): number[] {
  const link = fieldOf([field], 'list-unsubscribe')?.value.slice(0, 1_000) ?? ''
  const target = readTrackingToken(/\/u\/([\w.-]{1,200})/.exec(link)?.[1] ?? '', secret)
  return target?.kind === 'unsubscribe' ? [target.messageId] : []
}

/** The address of the sender of an email; empty where the sender is gone. */
async function senderOf(tx: Db, { id, account_id: account, campaign_id: campaign }: MessageRow): Promise<string> {
  const of =
    campaign === null
      ? await findTransactional(tx, account, 'email', id)
      : await findCampaignById(tx, account, campaign)
  const sender = of?.sender_id ? await findSender(tx, account, 'email', of.sender_id) : undefined
  return sender?.address ?? ''
}
