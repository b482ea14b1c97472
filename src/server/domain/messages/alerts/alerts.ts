// Alerts: a message that is sent again and again until a recipient follows its link, somebody stops it, or
// the attempts are used up.
import type { Clock } from '../../../lib/clock.ts'
import { openToken, sealToken } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { AlertRow, AlertTemplateRow } from '../../../store/messages/alerts.ts'
import * as rows from '../../../store/messages/alerts.ts'
import { transactionalOfOrigin } from '../../../store/messages/transactional.ts'
import type { Db, Store } from '../../../store/store.ts'
import { insertTimer, type TimerRow } from '../../../store/timers/timers.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
import { createMessages, type TransactionalChannel } from '../transactional/message.ts'
import { requireTemplate } from '../transactional/templates.ts'
import { type AlertContent, type AlertRecipient, toAlertMessage } from './message.ts'
import { type AlertStatus, type AlertStep, afterStep } from './states.ts'

export type { AlertRow }

/** An alert with the numbers of its messages, oldest first. */
export interface AlertState {
  row: AlertRow
  recipients: AlertRecipient[]
  messageIds: number[]
}

export interface NewAlert {
  templateName: string
  senderId: string | undefined
  /** With the channel that each address is of. */
  to: (AlertRecipient & { channel: TransactionalChannel })[]
}

export const ALERT_TIMER = 'alert.repeat'

export type Alerts = ReturnType<typeof createAlerts>

export function createAlerts({
  store,
  clock,
  publicUrl,
  linkSecret,
}: {
  store: Store
  clock: Clock
  publicUrl: string
  linkSecret: string
}) {
  const linkOf = (id: number) => `${publicUrl}/a/${sealToken(`a-${id}`, linkSecret)}`

  /** Sends to every recipient, and sets the timer of what follows. */
  async function attempt(tx: Db, alert: AlertRow): Promise<void> {
    const now = clock.now()
    const toSend = {
      id: alert.id,
      channel: alert.channel as TransactionalChannel,
      senderId: alert.sender_id,
      content: fromJson<AlertContent>(alert.content),
      acknowledgeUrl: linkOf(alert.id),
    }
    const recipients = fromJson<AlertRecipient[]>(alert.recipients)
    const messages = recipients.map((recipient, i) => toAlertMessage(toSend, recipient, `body.to.${i}`))
    await createMessages(tx, { account: alert.account_id, ip: alert.created_ip, now }, messages)
    const next = nextTime(alert, now)
    await rows.updateAlert(tx, alert.id, { attempts: alert.attempts + 1, next_at: next })
    await insertTimer(tx, {
      account_id: alert.account_id,
      kind: ALERT_TIMER,
      ref: alert.id,
      generation: alert.generation,
      due: next,
    })
  }

  async function end(tx: Db, alert: AlertRow, status: AlertStatus): Promise<void> {
    await rows.updateAlert(tx, alert.id, {
      status,
      generation: alert.generation + 1,
      next_at: null,
      ended: clock.now(),
    })
  }

  /** Ends an alert by a step; false when it has come to its end already. */
  async function endBy(tx: Db, alert: AlertRow, step: AlertStep): Promise<boolean> {
    const status = afterStep(alert.status, step)
    if (status === null) return false
    await end(tx, alert, status)
    return true
  }

  async function toState(row: AlertRow): Promise<AlertState> {
    const messages = await transactionalOfOrigin(store.db, row.account_id, 'alert', row.id)
    return {
      row,
      recipients: fromJson<AlertRecipient[]>(row.recipients),
      messageIds: messages.map(({ message_id }) => message_id),
    }
  }

  return {
    /** Starts an alert: the first message goes out at once. Resolves with its number. */
    execute(account: number, { templateName, senderId, to }: NewAlert, ip: string): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const template = await rows.findAlertTemplate(tx, account, { name: templateName })
        if (!template)
          throw invalid('body.alertTemplateName', `names no alert template of this account: ${templateName}`)
        const stranger = to.findIndex(({ channel }) => channel !== template.channel)
        if (stranger >= 0)
          throw invalid(
            `body.to.${stranger}`,
            `needs ${addressName[template.channel as TransactionalChannel]}: the template is for ${template.channel}`,
          )
        const content = await contentOf(tx, account, template)
        const row = {
          account_id: account,
          template_name: template.name,
          channel: template.channel,
          sender_id: await senderOf(tx, account, template, content, senderId),
          recipients: toJson(to.map(({ address, mergeTags }) => ({ address, mergeTags }))),
          content: toJson(content),
          repeat_every: template.repeat_every,
          max_attempts: template.max_attempts,
          attempts: 0,
          status: 'pending',
          generation: 1,
          created_ip: ip,
          created: clock.now(),
          next_at: null,
          ended: null,
        }
        const id = await rows.insertAlert(tx, row)
        await attempt(tx, { ...row, id })
        return id
      })
    },

    /**
     * Ends the pending alerts of a template, or one by its number; resolves with the newest. Throws `conflict` when
     * none is pending.
     */
    stop(account: number, name: string): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const named = await rows.holdPendingAlerts(tx, account, { name })
        const pending =
          named.length > 0 || !/^\d{1,15}$/.test(name)
            ? named
            : await rows.holdPendingAlerts(tx, account, { id: Number(name) })
        const newest = pending.at(-1)
        if (!newest) throw conflict('none_pending', `No alert of this name or number is pending: ${name}.`)
        for (const alert of pending) await endBy(tx, alert, 'stop')
        return newest.id
      })
    },

    /** Throws `not_found`. */
    async get(account: number, id: number): Promise<AlertState> {
      const row = await rows.findAlert(store.db, account, id)
      if (!row) throw notFound('alert', id)
      return toState(row)
    },

    /** Newest first, 1,000 at most. */
    async list(account: number, filter: Parameters<typeof rows.listAlerts>[2]): Promise<AlertState[]> {
      return Promise.all((await rows.listAlerts(store.db, account, filter)).map(toState))
    },

    /** What a timer does: the next attempt, or the end when all were made. */
    async onTimer(tx: Db, timer: TimerRow): Promise<void> {
      const alert = await rows.holdAlert(tx, timer.ref)
      if (!alert || alert.generation !== timer.generation) return
      if (alert.attempts >= alert.max_attempts) return void (await endBy(tx, alert, 'exhaust'))
      if (afterStep(alert.status, 'repeat') !== null) await attempt(tx, alert)
    },

    /** The alert that a link belongs to; null when the link was not made here. */
    async ofLink(token: string): Promise<AlertRow | null> {
      const id = /^a-(\d+)$/.exec(openToken(token, linkSecret) ?? '')?.[1]
      return id === undefined
        ? null
        : store.writeAlongside(async (tx) => (await rows.holdAlert(tx, Number(id))) ?? null)
    },

    /** Confirms the alert; resolves with its status afterwards. Throws `not_found`. */
    acknowledge(id: number): Promise<AlertStatus> {
      return store.writeAlongside(async (tx) => {
        const alert = await rows.holdAlert(tx, id)
        if (!alert) throw new DomainError('not_found', 'The alert is not there any more.')
        return (await endBy(tx, alert, 'acknowledge')) ? 'acknowledge' : (alert.status as AlertStatus)
      })
    },
  }
}

const addressName: Readonly<Record<TransactionalChannel, string>> = {
  email: 'an email',
  sms: 'a phone',
  push: 'a device',
}

/** After a downtime there is one message and no burst: the next one comes at the next full interval since the start. */
function nextTime({ created, repeat_every }: AlertRow, now: number): number {
  const interval = repeat_every * 1000
  return created + (Math.floor((now - created) / interval) + 1) * interval
}

/** The texts as they are now: those of the alert template go before those of the stored one. */
async function contentOf(tx: Db, account: number, t: AlertTemplateRow): Promise<AlertContent & { appId?: number }> {
  const own = { subject: t.subject ?? '', htmlBody: t.html_body, textBody: t.text_body, templateId: t.template_id }
  if (t.template_id === null) return own
  const id = String(t.template_id)
  if (t.channel === 'email') {
    const { content } = await requireTemplate(tx, account, 'email', id, 'body.alertTemplateName')
    return {
      ...own,
      subject: t.subject ?? content.subject,
      htmlBody: t.html_body ?? content.htmlBody,
      textBody: t.text_body ?? content.textBody ?? null,
    }
  }
  if (t.channel === 'sms') {
    const { content } = await requireTemplate(tx, account, 'sms', id, 'body.alertTemplateName')
    return { ...own, textBody: t.text_body ?? content.textBody, encoding: content.encoding, maxCount: content.maxCount }
  }
  const { content } = await requireTemplate(tx, account, 'push', id, 'body.alertTemplateName')
  const { appId, customData = null } = content
  return {
    ...own,
    subject: t.subject ?? content.subject,
    textBody: t.text_body ?? content.textBody,
    custom: customData,
    appId,
  }
}

async function senderOf(
  tx: Db,
  account: number,
  t: AlertTemplateRow,
  { appId }: { appId?: number },
  senderId: string | undefined,
): Promise<number> {
  if (t.channel === 'push') return appId ?? 0
  if (senderId === undefined) throw invalid('body.senderId', `is needed: the template is for ${t.channel}`)
  return (await requireSender(tx, account, t.channel === 'sms' ? 'cellphone' : 'email', senderId, 'body.senderId')).id
}
