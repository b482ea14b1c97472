// The emails that ask a person to confirm a subscription, or a change of what the list holds of him.
import type { Clock } from '../../../lib/clock.ts'
import { openToken, sealToken } from '../../../lib/ids.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { countConfirmations, insertConfirmation } from '../../../store/audience/form-submissions.ts'
import type { ListRow } from '../../../store/audience/lists.ts'
import { suppressionsOfEmail } from '../../../store/audience/suppressions.ts'
import type { ListLanguage, SuppressionMethod } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { usableSender } from '../../accounts/senders/required-sender.ts'

const DAY = 86_400_000
/** Emails that one address gets of an account in a day (M-325). */
const MOST = 3
/** Milliseconds for which a link holds (M-322). */
export const LINK_LIFE = 30 * DAY

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
export type SendConfirmation = (tx: Db, mail: ConfirmationMail) => Promise<void>

export interface Asking {
  list: ListRow
  contact: ContactRow
  email: string
  submissionId: number | null
  language: ListLanguage
  /** The sender that is wanted. */
  senderId: number | null
}

export interface AskParts {
  clock: Clock
  publicUrl: string
  linkSecret: string
  sendConfirmation: SendConfirmation
}

/** The number of the confirmation that a token of a link was sealed for, or null. */
export function readConfirmationToken(token: string, secret: string): number | null {
  const id = /^d-(\d{1,15})$/.exec(openToken(token, secret) ?? '')?.[1]
  return id === undefined ? null : Number(id)
}

/** Methods by which an address came on the suppression list and may leave it, if the person wants it (M-324). */
const revocable: ReadonlySet<SuppressionMethod> = new Set<SuppressionMethod>(['unsubscribe', 'forgotten'])

/** Whether nothing may be sent to an address, or only what asks the person whether he wants to come back. */
export async function standingOf(tx: Db, account: number, email: string): Promise<'free' | 'left' | 'barred'> {
  const entries = await suppressionsOfEmail(tx, account, email)
  if (entries.length === 0) return 'free'
  return entries.every(({ type, method }) => type === 'email' && revocable.has(method)) ? 'left' : 'barred'
}

/** Makes the function that queues such an email. Without a sender, or after too many emails, it says so and asks nobody. */
export function createAsk({ clock, publicUrl, linkSecret, sendConfirmation }: AskParts) {
  return async (tx: Db, asking: Asking): Promise<'asked' | 'too_often' | 'no_sender'> => {
    const { list, contact, submissionId, language } = asking
    const account = contact.account_id
    const [email, now] = [asking.email.toLowerCase(), clock.now(account)]
    if ((await countConfirmations(tx, account, email, now - DAY)) >= MOST) return 'too_often'
    const senderId = await usableSender(tx, account, asking.senderId)
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
      url: `${publicUrl}/o/${sealToken(`d-${id}`, linkSecret)}`,
      now,
    })
    return 'asked'
  }
}

export type Ask = ReturnType<typeof createAsk>
