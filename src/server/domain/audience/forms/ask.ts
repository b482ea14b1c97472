// The emails that ask a person to confirm a subscription, or a change of what the list holds of him.
import type { Clock } from '../../../lib/clock.ts'
import { openToken, openUnlabelledToken, sealToken } from '../../../lib/ids.ts'
import { lastSenderOfList } from '../../../store/accounts/senders.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { countConfirmations, insertConfirmation } from '../../../store/audience/form-submissions.ts'
import type { ListRow } from '../../../store/audience/lists.ts'
import { suppressionsOfEmail } from '../../../store/audience/suppressions.ts'
import type { ListLanguage, SuppressionMethod } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { usableSender } from '../../accounts/senders/required-sender.ts'

const DAY_MS = 86_400_000
/** Emails that one address gets of an account in a day (M-325). */
const MAX_EMAILS_PER_DAY = 3
/** Milliseconds for which a link holds (M-322). */
export const LINK_LIFE_MS = 30 * DAY_MS

/** An email that asks to confirm. */
export interface ConfirmationMail {
  account: number
  senderId: number
  to: string
  language: ListLanguage
  /** The public name of the list. */
  listName: string
  /** Whether it is about a contact that is there already. */
  isEdit: boolean
  /** The page that confirms. */
  url: string
  now: number
}

/** Queues the email, in the transaction that asks. */
type SendConfirmation = (tx: Db, mail: ConfirmationMail) => Promise<void>

interface Asking {
  list: ListRow
  contact: ContactRow
  email: string
  submissionId: number | null
  language: ListLanguage
  /** The sender that is wanted. */
  senderId: number | null
}

export interface AskDeps {
  clock: Clock
  publicUrl: string
  linkSecret: string
  sendConfirmation: SendConfirmation
}

/**
 * The number of the confirmation that a token of a link was sealed for, or null. `isOlder`: an older version sealed it, which
 * used the same form for the hash of a message, so it counts only for a confirmation of that version.
 */
export function readConfirmationToken(token: string, secret: string): { id: number; isOlder: boolean } | null {
  const payload = openToken('confirmation', token, secret)
  const id = /^d-(\d{1,15})$/.exec(payload ?? openUnlabelledToken(token, secret) ?? '')?.[1]
  return id === undefined ? null : { id: Number(id), isOlder: payload === null }
}

/** Methods by which an address came on the suppression list and may leave it, if the person wants it (M-324). */
const revocable: ReadonlySet<SuppressionMethod> = new Set<SuppressionMethod>(['unsubscribe', 'forgotten'])

/** Whether nothing may be sent to an address, or only what asks the person whether he wants to come back. */
export async function standingOf(tx: Db, account: number, email: string): Promise<'free' | 'left' | 'barred'> {
  const entries = await suppressionsOfEmail(tx, account, email)
  if (entries.length === 0) return 'free'
  return entries.every(({ type, method }) => type === 'email' && revocable.has(method)) ? 'left' : 'barred'
}

/** Queues such an email. Without a sender, or after too many emails, it queues none and returns why. */
export type Ask = (tx: Db, asking: Asking) => Promise<'asked' | 'too_often' | 'no_sender'>

export function createAsk({ clock, publicUrl, linkSecret, sendConfirmation }: AskDeps): Ask {
  return async (tx, asking) => {
    const { list, contact, submissionId, language } = asking
    const account = contact.account_id
    const [email, now] = [asking.email.toLowerCase(), clock.now(account)]
    if ((await countConfirmations(tx, account, email, now - DAY_MS)) >= MAX_EMAILS_PER_DAY) return 'too_often'
    // By default the last sender of the list: its contacts know that one.
    const wanted = asking.senderId ?? (await lastSenderOfList(tx, account, list.id)) ?? null
    const senderId = await usableSender(tx, account, wanted)
    if (senderId === null) return 'no_sender'
    const row = { account_id: account, list_id: list.id, contact_id: contact.id, submission_id: submissionId, email }
    const id = await insertConfirmation(tx, { ...row, language, created: now, confirmed: null })
    await sendConfirmation(tx, {
      account,
      senderId,
      to: asking.email,
      language,
      listName: list.public_name,
      isEdit: contact.status === 'active' || contact.status === 'inactive',
      url: `${publicUrl}/o/${sealToken('confirmation', `d-${id}`, linkSecret)}`,
      now,
    })
    return 'asked'
  }
}
