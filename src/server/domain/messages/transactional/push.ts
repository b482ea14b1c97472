// Single push messages: up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import { findApp } from '../../../store/messages/push-apps.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { assertPushSize } from '../../content/push-size.ts'
import { invalid } from '../../errors.ts'
import { createMessages, type NewTransactional, type Requester } from './message.ts'
import { toPushMessage } from './order.ts'
import { allOrNone } from './sms.ts'
import { requireTemplate } from './templates.ts'

/** A push message as a request asks for it: with its own text and app, or those of a template. */
export type PushOrder = {
  /** The token of the device. */
  to: string
  custom?: string | undefined
  /** Milliseconds. */
  scheduleTo?: number | undefined
} & ({ templateId: string } | { subject: string; textBody: string; appId: number })

export interface TransactionalPush {
  /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
  sendBatch(account: number, orders: readonly PushOrder[], by: Requester): Promise<number[]>
}

export function createTransactionalPush({ store, clock }: { store: Store; clock: Clock }): TransactionalPush {
  return {
    async sendBatch(account, orders, by): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        const messages = await allOrNone(orders, (order) => toMessage(tx, account, order))
        return createMessages(tx, { account, ...by, now: clock.now(account) }, messages)
      })
    },
  }
}

async function textOf(tx: Db, account: number, order: PushOrder) {
  if (!('templateId' in order))
    return { templateId: null, subject: order.subject, textBody: order.textBody, appId: order.appId, custom: null }
  const { id, content } = await requireTemplate(tx, account, 'push', order.templateId, 'templateId')
  return {
    templateId: id,
    subject: content.subject,
    textBody: content.textBody,
    appId: content.appId,
    custom: content.customData ?? null,
  }
}

async function toMessage(tx: Db, account: number, order: PushOrder): Promise<NewTransactional> {
  const text = await textOf(tx, account, order)
  assertTemplates({
    subject: { text: text.subject, kind: 'plain' },
    textBody: { text: text.textBody, kind: 'plain' },
  })
  if (!(await findApp(tx, account, text.appId)))
    throw invalid('appId', `is not a mobile app of this account: ${text.appId}`)
  const { subject, textBody, appId: senderId, templateId } = text
  const { to, custom: customData = text.custom, scheduleTo } = order
  assertPushSize('textBody', subject, textBody, customData)
  return toPushMessage({ senderId, templateId }, { to, subject, textBody, customData, scheduleTo })
}
