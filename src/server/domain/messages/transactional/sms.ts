// Single SMS: taken, one or up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { DomainError } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { createMessages, type NewTransactional, type Requester } from './message.ts'
import { type SmsOrder, toSmsMessage } from './order.ts'

/** An SMS as a request asks for it. `to` is `<country code>-<number>`. */
export interface SmsRequest extends SmsOrder {
  senderId: string
}

export type TransactionalSms = ReturnType<typeof createTransactionalSms>

export function createTransactionalSms({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Takes an SMS and returns its number. It is durable when this resolves. */
    async send(account: number, order: SmsRequest, by: Requester): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const message = await toMessage(tx, account, order)
        return (await createMessages(tx, { account, ...by, now: clock.now(account) }, [message]))[0] as number
      })
    },

    /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
    async sendBatch(account: number, orders: readonly SmsRequest[], by: Requester): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        const messages = await allOrNone(orders, (order) => toMessage(tx, account, order))
        return createMessages(tx, { account, ...by, now: clock.now(account) }, messages)
      })
    },
  }
}

/** Makes all of them; throws one `invalid` with the findings about every one that is wrong. */
export async function allOrNone<In, Out>(items: readonly In[], make: (item: In) => Promise<Out>): Promise<Out[]> {
  const made: Out[] = []
  const findings: Record<string, unknown> = {}
  for (const [i, item] of items.entries()) {
    try {
      made.push(await make(item))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
      for (const [place, text] of Object.entries(error.details ?? {})) findings[`${i}.${place}`] = text
    }
  }
  const wrong = Object.keys(findings)
  if (wrong.length > 0)
    throw new DomainError('invalid', `Nothing was sent: ${wrong.length} of ${items.length} items are wrong.`, findings)
  return made
}

async function toMessage(tx: Db, account: number, order: SmsRequest): Promise<NewTransactional> {
  if (order.registered) await requireRegistered(tx, account)
  const { id: senderId } = await requireSender(tx, account, 'cellphone', order.senderId, 'senderId')
  return toSmsMessage({ senderId }, order)
}
