// Tells users of an account that work has ended about which they wanted to hear (`notify`). They get an ordinary
// email, queued in the transaction that ends the work.
import { findSender, listSenders } from '../../store/accounts/senders.ts'
import { findUsers } from '../../store/accounts/users.ts'
import type { Db } from '../../store/store.ts'
import { invalid } from '../errors.ts'
import { PRIORITY } from '../sending/priority.ts'
import { createMessages, type NewTransactional } from './transactional/message.ts'

export interface Notice {
  account: number
  /** Users by number. Who is gone, inactive or has no email address is left out. */
  users: readonly number[]
  /** The email sender to write from, if it can still be used; otherwise any active one of the account. */
  senderId: number | null
  subject: string
  text: string
  /** Milliseconds. */
  now: number
}

/** Throws `invalid` for a number at `place` that is no user of the account. */
export async function assertUsers(tx: Db, account: number, ids: readonly number[], place: string): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await findUsers(tx, account, ids)).map(({ id }) => id))
  const stranger = ids.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`${place}.${stranger}`, `names no user of this account: ${ids[stranger]}`)
}

/** Queues the emails. Without an active sender nobody is written to: there is nobody to write from. */
export async function tellUsers(tx: Db, notice: Notice): Promise<void> {
  if (notice.users.length === 0) return
  const users = await findUsers(tx, notice.account, notice.users)
  const reachable = users.filter(({ status, email }) => status === 'active' && email !== '')
  const senderId = await usableSender(tx, notice)
  if (reachable.length === 0 || senderId === null) return
  const from = { account: notice.account, ip: '', now: notice.now }
  await createMessages(
    tx,
    from,
    reachable.map(({ email }) => toMessage(notice, senderId, email)),
  )
}

async function usableSender(tx: Db, { account, senderId }: Notice): Promise<number | null> {
  const wanted = senderId === null ? undefined : await findSender(tx, account, 'email', senderId)
  if (wanted?.status === 'active') return wanted.id
  const [other] = await listSenders(tx, account, 'email', { status: 'active' }, { offset: 0, limit: 1 })
  return other?.id ?? null
}

function toMessage({ subject, text }: Notice, senderId: number, to: string): NewTransactional {
  return {
    channel: 'email',
    address: to,
    senderId,
    group: 'default',
    templateId: null,
    subject,
    customData: null,
    priority: PRIORITY.normal,
    origin: 'notice',
    originId: null,
    due: 0,
    content: {
      senderId: String(senderId),
      to,
      cc: [],
      bcc: [],
      // Names of campaigns are not templates.
      subject: '{{ subject }}',
      textBody: '{{ text }}',
      templatingData: { subject, text },
      openTracking: false,
      clickTracking: false,
      attachments: [],
      mergeTags: [],
      priority: 'non-urgent',
      registered: false,
      group: 'default',
    },
  }
}
