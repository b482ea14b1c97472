// Alerts: a message that is repeated until a recipient follows its link, a user stops it, or the attempts are used up.
import type { Clock } from '../../../lib/clock.ts'
import { openToken, openUnlabelledToken, sealToken } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { AlertRow } from '../../../store/messages/alerts.ts'
import * as rows from '../../../store/messages/alerts.ts'
import { transactionalOfOrigin } from '../../../store/messages/transactional.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { TimerRow } from '../../../store/timers/timers.ts'
import { conflict, DomainError, notFound } from '../../errors.ts'
import type { Requester } from '../transactional/message.ts'
import type { AlertRecipient } from './message.ts'
import { type NewAlert, readAlert } from './start.ts'
import { type AlertStatus, afterStep } from './states.ts'
import { attemptAlert, endAlert } from './steps.ts'

/** An alert with the numbers of its messages, oldest first. */
export interface AlertState {
  row: AlertRow
  recipients: AlertRecipient[]
  messageIds: number[]
}

export interface AlertDeps {
  store: Store
  clock: Clock
  /** Where the confirmation links lead. */
  publicUrl: string
  linkSecret: string
}

export interface Alerts {
  /** Starts an alert and sends the first message at once. Resolves with its number. */
  execute(account: number, alert: NewAlert, by: Requester): Promise<number>
  /**
   * Ends the pending alerts of a template, or one by its number; resolves with the newest. Throws `conflict` when
   * none is pending.
   */
  stop(account: number, name: string): Promise<number>
  /** Throws `not_found`. */
  get(account: number, id: number): Promise<AlertState>
  /** Newest first, 1,000 at most. */
  list(account: number, filter: Parameters<typeof rows.listAlerts>[2]): Promise<AlertState[]>
  /** What a timer does: the next attempt, or the end when all were made. */
  onTimer(tx: Db, timer: TimerRow): Promise<void>
  /** The alert that a link belongs to; null when the link was not made here. */
  ofLink(token: string): Promise<AlertRow | null>
  /** Confirms the alert; resolves with its status afterwards. Throws `not_found`. */
  acknowledge(id: number): Promise<AlertStatus>
}

export function createAlerts({ store, clock, publicUrl, linkSecret }: AlertDeps): Alerts {
  const linkOf = (id: number) => `${publicUrl}/a/${sealToken('alert', `a-${id}`, linkSecret)}`

  const attempt = (tx: Db, alert: AlertRow, request?: Requester['request']) =>
    attemptAlert(tx, alert, { acknowledgeUrl: linkOf(alert.id), now: clock.now(alert.account_id), request })

  return {
    execute(account, alert, by): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const row = {
          ...(await readAlert(tx, account, alert)),
          attempts: 0,
          status: 'pending' as const,
          generation: 1,
          created_ip: by.ip,
          user_id: by.userId,
          created: clock.now(account),
          next_at: null,
          ended: null,
        }
        const id = await rows.insertAlert(tx, row)
        await attempt(tx, { ...row, id }, by.request)
        return id
      })
    },

    stop(account, name): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const pending = await pendingAlerts(tx, account, name)
        for (const alert of pending) await endAlert(tx, alert, 'stop', clock.now(account))
        // There is one at least.
        return (pending.at(-1) as AlertRow).id
      })
    },

    async get(account, id): Promise<AlertState> {
      const row = await rows.findAlert(store.db, account, id)
      if (!row) throw notFound('alert', id)
      return toState(store.db, row)
    },

    async list(account, filter): Promise<AlertState[]> {
      return Promise.all((await rows.listAlerts(store.db, account, filter)).map((row) => toState(store.db, row)))
    },

    async onTimer(tx, timer): Promise<void> {
      const alert = await rows.holdAlert(tx, timer.ref)
      if (!alert || alert.generation !== timer.generation) return
      if (alert.attempts >= alert.max_attempts)
        return void (await endAlert(tx, alert, 'exhaust', clock.now(alert.account_id)))
      if (afterStep(alert.status, 'repeat') !== null) await attempt(tx, alert)
    },

    async ofLink(token): Promise<AlertRow | null> {
      const payload = openToken('alert', token, linkSecret) ?? openUnlabelledToken(token, linkSecret)
      const id = /^a-(\d+)$/.exec(payload ?? '')?.[1]
      return id === undefined
        ? null
        : store.writeAlongside(async (tx) => (await rows.holdAlert(tx, Number(id))) ?? null)
    },

    acknowledge(id): Promise<AlertStatus> {
      return store.writeAlongside(async (tx) => {
        const alert = await rows.holdAlert(tx, id)
        if (!alert) throw new DomainError('not_found', 'The alert no longer exists.')
        return (await endAlert(tx, alert, 'acknowledge', clock.now(alert.account_id))) ? 'acknowledge' : alert.status
      })
    },
  }
}

/**
 * Pending alerts of a template, or one by its number: at least one, the newest last. Throws `conflict` when none is
 * pending.
 */
async function pendingAlerts(tx: Db, account: number, name: string): Promise<AlertRow[]> {
  const named = await rows.holdPendingAlerts(tx, account, { name })
  const pending =
    named.length > 0 || !/^\d{1,15}$/.test(name)
      ? named
      : await rows.holdPendingAlerts(tx, account, { id: Number(name) })
  if (pending.length === 0) throw conflict('none_pending', `No alert with this name or id is pending: ${name}.`)
  return pending
}

async function toState(db: Db, row: AlertRow): Promise<AlertState> {
  const messages = await transactionalOfOrigin(db, row.account_id, 'alert', row.id)
  return {
    row,
    recipients: fromJson<AlertRecipient[]>(row.recipients),
    messageIds: messages.map(({ message_id }) => message_id),
  }
}
