// Single push messages: up to a hundred in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import { findMobileApp } from '../../../store/messages/mobile-apps.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { createMessages, type NewTransactional } from './message.ts'
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

export type TransactionalPush = ReturnType<typeof createTransactionalPush>

export function createTransactionalPush({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Takes all of them, or none: then `invalid` names each that is wrong (T-029). */
    async sendBatch(account: number, orders: readonly PushOrder[], ip: string): Promise<number[]> {
      return store.writeAlongside(async (tx) => {
        const messages = await allOrNone(orders, (order, i) => toMessage(tx, account, order, `body.${i}`))
        return createMessages(tx, { account, ip, now: clock.now() }, messages)
      })
    },
  }
}

async function textOf(tx: Db, account: number, order: PushOrder, place: string) {
  if (!('templateId' in order))
    return { templateId: null, subject: order.subject, textBody: order.textBody, appId: order.appId, custom: null }
  const { id, content } = await requireTemplate(tx, account, 'push', order.templateId, `${place}.templateId`)
  return {
    templateId: id,
    subject: content.subject,
    textBody: content.textBody,
    appId: content.appId,
    custom: content.customData ?? null,
  }
}

async function toMessage(tx: Db, account: number, order: PushOrder, place: string): Promise<NewTransactional> {
  const text = await textOf(tx, account, order, place)
  assertTemplates({
    [`${place}.subject`]: { text: text.subject, kind: 'plain' },
    [`${place}.textBody`]: { text: text.textBody, kind: 'plain' },
  })
  if (!(await findMobileApp(tx, account, text.appId)))
    throw invalid(`${place}.appId`, `is no mobile app of this account: ${text.appId}`)
  const custom = order.custom ?? text.custom
  return {
    channel: 'push',
    address: order.to,
    senderId: text.appId,
    group: 'default',
    templateId: text.templateId,
    subject: text.subject,
    customData: custom,
    priority: PRIORITY.normal,
    origin: 'request',
    originId: null,
    due: order.scheduleTo ?? 0,
    content: { subject: text.subject, textBody: text.textBody, mergeTags: [], custom },
  }
}
