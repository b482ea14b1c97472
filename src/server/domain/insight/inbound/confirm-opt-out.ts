// The SMS that confirms an opt-out: one, from the number that was written to.
import { findSenderByAddress, listSenders } from '../../../store/accounts/senders.ts'
import type { Db } from '../../../store/store.ts'
import type { Language, Text } from '../../content/languages.ts'
import { createMessages } from '../../messages/transactional/message.ts'
import { toSmsMessage } from '../../messages/transactional/order.ts'
import { PRIORITY } from '../../sending/priority.ts'

const text: Text = {
  en: 'You will get no more SMS from us. Reply START to get them again.',
  pt: 'Não receberá mais SMS nossos. Responda START para voltar a recebê-los.',
  br: 'Você não receberá mais SMS nossos. Responda START para voltar a receber.',
  es: 'Ya no recibirá más SMS nuestros. Responda START para volver a recibirlos.',
  de: 'Sie erhalten keine SMS mehr von uns. Antworten Sie START, um wieder welche zu erhalten.',
  hu: 'Nem kap tőlünk több SMS-t. Ha újra kérné, válaszoljon ezzel: START.',
  fr: 'Vous ne recevrez plus de SMS de notre part. Répondez START pour en recevoir à nouveau.',
}

export interface Confirmation {
  account: number
  /** The number that is confirmed to. */
  to: string
  /** The number or name that was written to. */
  from: string
  language: Language
  /** Milliseconds. */
  now: number
}

/** Queues it, unless the account has no active sender to write from. */
export async function confirmOptOut(tx: Db, { account, to, from, language, now }: Confirmation): Promise<void> {
  const named = await findSenderByAddress(tx, account, 'cellphone', from)
  const [other] = await listSenders(tx, account, 'cellphone', { status: 'active' }, { offset: 0, limit: 1 })
  const sender = named?.status === 'active' ? named : other
  if (!sender) return
  // Of this origin, it goes to a number on the suppression list, too.
  const sending = { senderId: sender.id, origin: 'confirmation', priority: PRIORITY.urgent } as const
  const message = toSmsMessage(sending, { to, textBody: text[language] })
  await createMessages(tx, { account, userId: null, ip: '', now }, [message])
}
