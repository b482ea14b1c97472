// Single emails: accepted, stored with their message in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { assertTemplates, assertTrackable } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { createMessages, type NewTransactional, type Requester } from './message.ts'
import { completeEmail, type EmailOrder, type RelayedMail, recipientsOf, toEmailMessage } from './order.ts'
import type { SingleEmail } from './single-email.ts'
import { requireTemplate } from './templates.ts'

/** The contract's 5 MB for all attachments together, decoded (T-005). */
export const MAX_ATTACHMENTS = 5 * 1024 * 1024

export type TransactionalEmails = ReturnType<typeof createTransactionalEmails>

export function createTransactionalEmails({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Takes an email and returns the number of the message to its first recipient; every other recipient has a message
     * of his own. It is durable when this resolves. Texts that it leaves out are those of its template.
     */
    async send(
      account: number,
      order: EmailOrder & { templateId?: string | undefined },
      by: Requester,
      relayed?: RelayedMail,
    ): Promise<number> {
      // Refuses what it can without the store, before anybody waits for the store.
      if (order.templateId === undefined) assertContent(completeEmail(order))
      return store.writeAlongside(async (tx) => {
        const message = await toMessage(tx, account, order, relayed)
        return (await createMessages(tx, { account, ...by, now: clock.now(account) }, [message]))[0] as number
      })
    },
  }
}

async function toMessage(
  tx: Db,
  account: number,
  { templateId, ...order }: EmailOrder & { templateId?: string | undefined },
  relayed: RelayedMail | undefined,
): Promise<NewTransactional> {
  if (order.registered) await requireRegistered(tx, account)
  const { id: senderId } = await requireSender(tx, account, 'email', order.senderId, 'senderId')
  if (templateId === undefined)
    return toEmailMessage({ senderId, origin: relayed ? 'relay' : 'request' }, order, relayed)
  const { id, content } = await requireTemplate(tx, account, 'email', templateId, 'templateId')
  const email = completeEmail({
    ...order,
    htmlBody: order.htmlBody ?? content.htmlBody,
    textBody: order.textBody ?? content.textBody,
    snippet: order.snippet ?? content.snippet,
  })
  assertContent(email)
  return toEmailMessage({ senderId, templateId: id }, email)
}

/** Everybody who gets one email, copies included, each counted once; as at the relay (T-081). */
const MOST_RECIPIENTS = 100

/** Throws `invalid` for an email that cannot be built. */
export function assertContent(email: SingleEmail): void {
  const recipients = recipientsOf(email).length
  if (recipients > MOST_RECIPIENTS)
    throw invalid('bcc', `makes ${recipients} recipients with to and cc; an email has at most ${MOST_RECIPIENTS}`)
  // What looks like a placeholder in a mail of the relay is text like any other.
  if (!email.relayed) {
    assertTemplates({
      subject: { text: email.subject, kind: 'plain' },
      htmlBody: { text: email.htmlBody, kind: 'html' },
      textBody: { text: email.textBody, kind: 'plain' },
      snippet: { text: email.snippet, kind: 'html' },
    })
  }
  if (email.clickTracking) assertTrackable('htmlBody', email.htmlBody)
  const bytes = email.attachments.reduce((sum, a) => sum + ('data' in a ? Buffer.byteLength(a.data, 'base64') : 0), 0)
  if (bytes > MAX_ATTACHMENTS)
    throw invalid('attachments', `holds ${bytes} bytes; all files together may have ${MAX_ATTACHMENTS}`)
}
