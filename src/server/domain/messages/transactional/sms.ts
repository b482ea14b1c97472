// Single SMS: taken, one or up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { SmsEncoding } from '../../../lib/gsm0338.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { DomainError } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { createMessages, type NewTransactional, requestPriority } from './message.ts'
import { composeSms } from './single-sms.ts'

/** An SMS as a request asks for it. */
export interface SmsOrder {
  /** `<country code>-<number>`. */
  to: string
  senderId: string
  textBody: string
  encoding: SmsEncoding
  maxCount: number
  mergeTags: string[]
  priority: 'urgent' | 'non-urgent'
  customData?: string | undefined
  registered: boolean
  group: string
  /** Milliseconds. */
  scheduleTo?: number | undefined
}

export type TransactionalSms = ReturnType<typeof createTransactionalSms>

export function createTransactionalSms({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Takes an SMS and returns its number. It is durable when this resolves. */
    async send(account: number, order: SmsOrder, ip: string): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const message = await toMessage(tx, account, order, 'body')
        return (await createMessages(tx, { account, ip, now: clock.now() }, [message]))[0] as number
      })
    },

    /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
    async sendBatch(account: number, orders: readonly SmsOrder[], ip: string): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        const messages = await allOrNone(orders, (order, i) => toMessage(tx, account, order, `body.${i}`))
        return createMessages(tx, { account, ip, now: clock.now() }, messages)
      })
    },
  }
}

/** Makes each of many; throws one `invalid` with the findings of all that are wrong. */
export async function allOrNone<In, Out>(
  items: readonly In[],
  make: (item: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const made: Out[] = []
  const findings: Record<string, unknown> = {}
  for (const [i, item] of items.entries()) {
    try {
      made.push(await make(item, i))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
      Object.assign(findings, error.details)
    }
  }
  const wrong = Object.keys(findings)
  if (wrong.length > 0)
    throw new DomainError('invalid', `Nothing was sent: ${wrong.length} of ${items.length} items are wrong.`, findings)
  return made
}

async function toMessage(tx: Db, account: number, order: SmsOrder, place: string): Promise<NewTransactional> {
  if (order.registered) await requireRegistered(tx, account)
  const { id: senderId } = await requireSender(tx, account, 'cellphone', order.senderId, `${place}.from`)
  return {
    channel: 'sms',
    address: order.to,
    senderId,
    group: order.group,
    templateId: null,
    subject: '',
    customData: order.customData ?? null,
    priority: requestPriority(order.priority),
    origin: 'request',
    originId: null,
    due: order.scheduleTo ?? 0,
    content: composeSms(order, place),
  }
}
