// Single SMS: taken, one or up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { DomainError } from '../../errors.ts'
import { destinationWarnings } from '../../sending/destinations.ts'
import { requireRegistered } from '../registered/access.ts'
import { createMessages, type Requester } from './message.ts'
import { type SmsOrder, toSmsMessage } from './order.ts'

/** An SMS as a request asks for it. `to` is `<country code>-<number>`. */
export interface SmsRequest extends SmsOrder {
  senderId: string
}

export type TransactionalSms = ReturnType<typeof createTransactionalSms>

export function createTransactionalSms({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Takes an SMS and returns its number, with what networks of its country may do to it. It is durable when this
     * resolves.
     */
    async send(account: number, order: SmsRequest, by: Requester): Promise<{ id: number; warnings: string[] }> {
      return store.writeAlongside(async (tx) => {
        const { message, sender } = await toMessage(tx, account, order)
        const [id] = (await createMessages(tx, { account, ...by, now: clock.now(account) }, [message])) as [number]
        const { encoding, parts } = message.content
        return { id, warnings: destinationWarnings({ to: order.to, from: sender.address, encoding, parts }) }
      })
    },

    /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
    async sendBatch(account: number, orders: readonly SmsRequest[], by: Requester): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        const messages = await allOrNone(orders, async (order) => (await toMessage(tx, account, order)).message)
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

async function toMessage(tx: Db, account: number, order: SmsRequest) {
  if (order.registered) await requireRegistered(tx, account)
  const sender = await requireSender(tx, account, 'cellphone', order.senderId, 'senderId')
  return { message: toSmsMessage({ senderId: sender.id }, order), sender }
}
