// Single emails: taken, kept with their message in one transaction, and sent by the work loop.
import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import { findSender } from '../../store/senders.ts'
import { takeNumbers } from '../../store/settings.ts'
import type { Db, Store } from '../../store/store.ts'
import * as rows from '../../store/transactional.ts'
import { findMessage, upsertMessages } from '../../store/messages.ts'
import { assertTemplates } from '../campaigns/content.ts'
import { invalid, notFound } from '../errors.ts'
import type { SingleEmail } from './single-email.ts'

/** The contract's 5 MB for all attachments together, decoded (T-005). */
const MAX_ATTACHMENTS = 5 * 1024 * 1024

export type Transactional = ReturnType<typeof createTransactional>

export function createTransactional({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Takes an email and returns its number. It is durable when this resolves. */
    async sendEmail(account: number, email: SingleEmail, ip: string): Promise<number> {
      assertContent(email)
      const now = clock.now()
      const due = email.scheduleTo !== undefined && email.scheduleTo > now ? email.scheduleTo : now
      return store.write(async (tx) => {
        const senderId = await requireSender(tx, account, email.senderId)
        const id = await takeNumbers(tx, 'transactional-message', 1, 1)
        await upsertMessages(tx, [newMessage(id, account, email, due, now)])
        await rows.insertTransactionalEmail(tx, {
          message_id: id,
          account_id: account,
          sender_id: senderId,
          group_id: await rows.groupId(tx, account, 'email', email.group),
          status: 'created',
          subject: email.subject,
          content: toJson(email),
          custom_data: email.customData ?? null,
          created_ip: ip,
          created: now,
        })
        await rows.appendStatus(tx, id, due > now ? ['created', 'scheduled'] : ['created', 'queued'], now)
        return id
      })
    },

    /** An email with its message and the log of its states; throws `not_found`. */
    async log(account: number, messageId: number) {
      const row = await rows.findTransactionalEmail(store.db, account, messageId)
      const message = row && (await findMessage(store.db, messageId))
      if (!row || !message) throw notFound('message', messageId)
      return { row, message, statuses: await rows.statusLog(store.db, messageId) }
    },
  }
}

function assertContent(email: SingleEmail): void {
  if (email.templateId !== undefined) throw invalid('body.templateId', `names no template of this account: ${email.templateId}`)
  assertTemplates({
    'body.subject': { text: email.subject, kind: 'plain' },
    'body.htmlBody': { text: email.htmlBody, kind: 'html' },
    'body.textBody': { text: email.textBody, kind: 'plain' },
    'body.snippet': { text: email.snippet, kind: 'html' },
  })
  const bytes = email.attachments.reduce((sum, a) => sum + ('data' in a ? Buffer.byteLength(a.data, 'base64') : 0), 0)
  if (bytes > MAX_ATTACHMENTS) throw invalid('body.attachment', `holds ${bytes} bytes; all files together may have ${MAX_ATTACHMENTS}`)
}

async function requireSender(tx: Db, account: number, id: string): Promise<number> {
  const sender = /^\d{1,15}$/.test(id) ? await findSender(tx, account, 'email', Number(id)) : undefined
  if (!sender) throw invalid('body.senderId', 'is no email sender of this account')
  if (sender.status !== 'active') throw invalid('body.senderId', `names a sender in state ${sender.status}; only active ones send`)
  return sender.id
}

function newMessage(id: number, account: number, email: SingleEmail, due: number, now: number) {
  return {
    id,
    account_id: account,
    channel: 'email',
    run_id: null,
    campaign_id: null,
    list_id: null,
    contact_id: null,
    address: email.to,
    state: 'queued',
    reason: null,
    attempts: 0,
    carrier_ref: null,
    // What is due longest goes first, so an urgent email overtakes those that wait.
    next_at: due === now && email.priority === 'urgent' ? 0 : due,
    lease_until: 0,
    created: now,
    settled: null,
  }
}
