// Tells users of an account that work has ended about which they wanted to hear (`notify`). They get an ordinary
// email, queued in the transaction that ends the work.
import { findUsers } from '../../store/accounts/users.ts'
import type { Db } from '../../store/store.ts'
import { usableSender } from '../accounts/senders/required-sender.ts'
import type { Notice } from '../operations/notice.ts'
import { createMessages, type NewTransactional } from './transactional/message.ts'
import { toEmailMessage } from './transactional/order.ts'

/** Queues the emails. Without an active sender there is no address to write from, and nobody is written to. */
export async function tellUsers(tx: Db, notice: Notice): Promise<void> {
  if (notice.users.length === 0) return
  const users = await findUsers(tx, notice.account, notice.users)
  const reachable = users.filter(({ status, email }) => status === 'active' && email !== '')
  const senderId = await usableSender(tx, notice.account, notice.senderId)
  if (reachable.length === 0 || senderId === null) return
  const from = { account: notice.account, userId: null, ip: '', now: notice.now }
  await createMessages(
    tx,
    from,
    reachable.map(({ email }) => toMessage(notice, senderId, email)),
  )
}

function toMessage({ subject, text }: Notice, senderId: number, to: string): NewTransactional {
  // Names of campaigns are not templates: they are filled in as data.
  const texts = { subject: '{{ subject }}', textBody: '{{ text }}', templatingData: { subject, text } }
  return { ...toEmailMessage({ senderId, origin: 'notice' }, { senderId: String(senderId), to, ...texts }), subject }
}
