// Notifies users of an account of the end of work, if the request asked for it (`notify`). They get an ordinary email,
// queued in the transaction that ends the work.
import { disarmLinks } from '../../lib/text-links.ts'
import { findUsers } from '../../store/accounts/users.ts'
import type { Db } from '../../store/store.ts'
import { usableSender } from '../accounts/senders/required-sender.ts'
import type { Notice } from '../operations/notice.ts'
import { createMessages, type NewTransactional } from './transactional/message.ts'
import { toEmailMessage } from './transactional/order.ts'

/** Queues the emails; queues none if the account has no active sender to write from. */
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

/** Names in the text may be malicious URLs: only the link of the platform stays a link. */
const onlyLink = (text: string, link: string): string =>
  link === '' ? disarmLinks(text) : text.split(link).map(disarmLinks).join(link)

function toMessage(notice: Notice, senderId: number, to: string): NewTransactional {
  const [subject, text] = [disarmLinks(notice.subject), onlyLink(notice.text, notice.link)]
  // Names of campaigns are not templates: they are filled in as data.
  const texts = { subject: '{{ subject }}', textBody: '{{ text }}', templatingData: { subject, text } }
  return { ...toEmailMessage({ senderId, origin: 'notice' }, { senderId: String(senderId), to, ...texts }), subject }
}
