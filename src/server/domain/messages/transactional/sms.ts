// Single SMS: taken, one or up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { Budget } from '../../content/template-budget.ts'
import { DomainError } from '../../errors.ts'
import { destinationWarnings } from '../../sending/destinations.ts'
import { requireRegistered } from '../registered/access.ts'
import { loadSnippets } from './code-snippets.ts'
import { createMessages, type Requester } from './message.ts'
import { type SmsOrder, toSmsMessage } from './order.ts'

/** An SMS as a request asks for it. `to` is `<country code>-<number>`. */
export interface SmsRequest extends SmsOrder {
  senderId: string
}

export interface TransactionalSms {
  /**
   * Takes an SMS and returns its number, with what networks of its country may do to it. It is durable when this
   * resolves.
   */
  send(account: number, order: SmsRequest, by: Requester): Promise<{ id: number; warnings: string[] }>
  /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
  sendBatch(account: number, orders: readonly SmsRequest[], by: Requester): Promise<number[]>
}

export function createTransactionalSms({ store, clock }: { store: Store; clock: Clock }): TransactionalSms {
  return {
    async send(account, order, by): Promise<{ id: number; warnings: string[] }> {
      return store.writeAlongside(async (tx) => {
        const { message, sender } = await toMessage(tx, account, order, new Budget())
        const [id] = (await createMessages(tx, { account, ...by, now: clock.now(account) }, [message])) as [number]
        const { encoding, parts } = message.content
        return { id, warnings: destinationWarnings({ to: order.to, from: sender.address, encoding, parts }) }
      })
    },

    async sendBatch(account, orders, by): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        // All of them are filled in one transaction, so together they may cost what one message may.
        const budget = new Budget()
        const messages = await allOrNone(orders, async (order) => (await toMessage(tx, account, order, budget)).message)
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

async function toMessage(tx: Db, account: number, order: SmsRequest, budget: Budget) {
  if (order.registered) await requireRegistered(tx, account)
  const sender = await requireSender(tx, account, 'cellphone', order.senderId, 'senderId')
  const { templatingData } = order
  const snippets = templatingData && (await loadSnippets(tx, { account, channel: 'sms' }, templatingData))
  return { message: toSmsMessage({ senderId: sender.id }, { ...order, snippets, budget }), sender }
}
