// The reply to HELP: the name of the sender, how to get help, and how to stop. Carriers require it, also after STOP
// (CTIA).
import { keyedHash } from '../../../lib/ids.ts'
import { findAccount } from '../../../store/accounts/accounts.ts'
import { findSenderByAddress, type SenderRow } from '../../../store/accounts/senders.ts'
import { countRepeatable } from '../../../store/events/quiet-periods.ts'
import { sendersOfNumbers } from '../../../store/sending/sms-parts.ts'
import type { Db } from '../../../store/store.ts'
import { helpTexts } from '../../accounts/senders/sender-help.ts'
import { fillPlaceholders, type Language, languageTags, type Text } from '../../content/languages.ts'
import { repeatLimits } from '../../events/repeat-limits.ts'
import { createMessages } from '../../messages/transactional/message.ts'
import { toSmsMessage } from '../../messages/transactional/order.ts'
import { PRIORITY } from '../../sending/priority.ts'

const standard: Text = {
  en: '{name}: SMS from {number}. Reply STOP to get no more.',
  pt: '{name}: SMS de {number}. Responda PARAR para não receber mais.',
  br: '{name}: SMS de {number}. Responda PARAR para não receber mais.',
  es: '{name}: SMS de {number}. Responda BAJA para no recibir más.',
  de: '{name}: SMS von {number}. Antworten Sie STOPP, um keine mehr zu erhalten.',
  hu: '{name}: SMS, feladó {number}. Ha nem kér többet, válaszoljon ezzel: STOP.',
  fr: '{name} : SMS de {number}. Répondez STOP pour ne plus en recevoir.',
}

/** Of a name in the default text. */
const MAX_NAME = 40

/** A number of a person; short codes and names are machines. */
const PERSON = /^\d{1,3}-\d{6,20}$/

/** Numbers as people read them. */
const plain = (address: string): string => (PERSON.test(address) ? `+${address.replace('-', '')}` : address)

export interface HelpRequest {
  account: number
  /** The number that asks. */
  from: string
  /** The sender that was asked. */
  to: string
  language: Language
  now: number
  /** Keys the hash under which the number is counted. */
  secret: string
}

/** Queues the answer; false when this number gets none, or had one in the last 24 hours. */
export async function answerHelp(tx: Db, request: HelpRequest): Promise<boolean> {
  const { account, from, to, language, now, secret } = request
  const sender = await findSenderByAddress(tx, account, 'cellphone', to)
  // Two machines would answer each other.
  if (sender?.status !== 'active' || !PERSON.test(from) || (await sendersOfNumbers(tx, [from])).length > 0) return false
  const item = `sms help ${sender.id} ${keyedHash(from, secret)}`
  if (!(await countRepeatable(tx, { account, owner: 0, item }, repeatLimits.help, now))) return false
  const textBody = ownText(sender, language) ?? (await standardText(tx, sender, language))
  // Of this origin, it goes to a number on the suppression list, too.
  const sending = { senderId: sender.id, origin: 'confirmation', priority: PRIORITY.urgent } as const
  await createMessages(tx, { account, userId: null, ip: '', now }, [toSmsMessage(sending, { to: from, textBody })])
  return true
}

/** The text of the sender in this language, or else its first one. */
function ownText(sender: SenderRow, language: Language): string | undefined {
  const texts = helpTexts(sender)
  const languages = Object.keys(languageTags) as Language[]
  const chosen = [language, ...languages].find((one) => texts[one] !== undefined)
  return chosen && texts[chosen]
}

async function standardText(tx: Db, sender: SenderRow, language: Language): Promise<string> {
  const account = await findAccount(tx, sender.account_id)
  const name = (account?.name ?? '').slice(0, MAX_NAME)
  return fillPlaceholders(standard[language], { name, number: plain(sender.address) })
}
