// Single emails: accepted, stored with their message in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { createMessages, type NewTransactional, type Origin, requestPriority } from './message.ts'
import type { EmailOrder, SingleEmail } from './single-email.ts'
import { requireTemplate } from './templates.ts'

/** The contract's 5 MB for all attachments together, decoded (T-005). */
export const MAX_ATTACHMENTS = 5 * 1024 * 1024

export type TransactionalEmails = ReturnType<typeof createTransactionalEmails>

export function createTransactionalEmails({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Takes an email and returns its number. It is durable when this resolves. */
    async send(account: number, order: EmailOrder, ip: string, origin: Origin = 'request'): Promise<number> {
      // What does not need the store is refused before anybody waits for it.
      if (order.templateId === undefined) assertContent(order)
      return store.writeAlongside(async (tx) => {
        const message = await toMessage(tx, account, order, origin)
        return (await createMessages(tx, { account, ip, now: clock.now() }, [message]))[0] as number
      })
    },
  }
}

async function toMessage(tx: Db, account: number, order: EmailOrder, origin: Origin): Promise<NewTransactional> {
  if (order.registered) await requireRegistered(tx, account)
  const { id: senderId } = await requireSender(tx, account, 'email', order.senderId, 'body.senderId')
  const template =
    order.templateId === undefined
      ? null
      : await requireTemplate(tx, account, 'email', order.templateId, 'body.templateId')
  const email: SingleEmail = {
    ...order,
    htmlBody: order.htmlBody ?? template?.content.htmlBody,
    textBody: order.textBody ?? template?.content.textBody,
    snippet: order.snippet ?? template?.content.snippet,
  }
  if (template) assertContent(email)
  return {
    channel: 'email',
    address: email.to,
    senderId,
    group: email.group,
    templateId: template?.id ?? null,
    subject: email.subject,
    customData: email.customData ?? null,
    priority: requestPriority(email.priority),
    origin,
    originId: null,
    due: email.scheduleTo ?? 0,
    content: email,
  }
}

/** Throws `invalid` for an email that cannot be built. */
export function assertContent(email: SingleEmail): void {
  // What looks like a placeholder in a mail of the relay is text like any other.
  if (!email.relayed) {
    assertTemplates({
      'body.subject': { text: email.subject, kind: 'plain' },
      'body.htmlBody': { text: email.htmlBody, kind: 'html' },
      'body.textBody': { text: email.textBody, kind: 'plain' },
      'body.snippet': { text: email.snippet, kind: 'html' },
    })
  }
  const bytes = email.attachments.reduce((sum, a) => sum + ('data' in a ? Buffer.byteLength(a.data, 'base64') : 0), 0)
  if (bytes > MAX_ATTACHMENTS)
    throw invalid('body.attachment', `holds ${bytes} bytes; all files together may have ${MAX_ATTACHMENTS}`)
}
