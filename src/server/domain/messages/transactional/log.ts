// What became of transactional messages: one of them with its history, lists, and counts.
import type { Clock } from '../../../lib/clock.ts'
import * as senders from '../../../store/accounts/senders.ts'
import { returnToGroups } from '../../../store/audience/left-groups.ts'
import { deleteSuppression } from '../../../store/audience/suppressions.ts'
import { listGroups } from '../../../store/messages/groups.ts'
import * as rows from '../../../store/messages/transactional.ts'
import {
  cancelQueued,
  findMessage,
  isErased,
  linksOf,
  type MessageRow,
} from '../../../store/sending/campaign-ledger.ts'
import type { Store } from '../../../store/store.ts'
import type { TimeRange } from '../../../store/time-ranges.ts'
import { numberOf } from '../../accounts/country.ts'
import type { Sender } from '../../accounts/senders/senders.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import { conflict, notFound } from '../../errors.ts'
import type { TransactionalChannel } from './message.ts'
import { type GroupBy, type ReportRow, reportRows } from './report.ts'
import { setStatus } from './status.ts'

export type { TransactionalEntry, TransactionalFilter } from '../../../store/messages/transactional.ts'

/** A message with the log of its states, oldest first. */
export interface LoggedMessage {
  row: rows.FoundTransactional
  message: MessageRow
  statuses: rows.LoggedStatus[]
}

export interface LogDeps {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}

export interface TransactionalLog {
  /** The links of an email that lead through the platform, and the host that they name; there are none before it is sent. */
  shortLinks(messageId: number, host: string | undefined): Promise<{ links: string[]; host: string }>
  /** A message of a channel with the log of its states, oldest first; throws `not_found`. */
  get(account: number, channel: TransactionalChannel, messageId: number): Promise<LoggedMessage>
  /** Messages that match all filters, newest first, 1,000 at most. */
  list(
    account: number,
    channel: TransactionalChannel,
    filter: rows.TransactionalFilter,
  ): Promise<rows.TransactionalEntry[]>
  /** Counts by group and period, for the status that the messages have now. */
  report(
    account: number,
    channel: TransactionalChannel,
    filter: { groupId?: number | undefined; created: TimeRange },
    groupBy: GroupBy,
  ): Promise<ReportRow[]>
  groups(
    account: number,
    channel: TransactionalChannel | undefined,
  ): Promise<{ name: string; id: number; channel: TransactionalChannel }[]>
  /** Senders of a channel in every state, oldest first. */
  senders(account: number, channel: 'email' | 'cellphone'): Promise<Sender[]>
  /** Takes an address off the suppression list and back into the groups it left; resolves with whether it was there (T-048). */
  resubscribe(account: number, type: 'email' | 'cellphone', address: string): Promise<boolean>
  /** Cancels a message that waits for its time (T-064), with its copies; throws `not_found`, or `conflict` when it no longer waits. */
  cancel(account: number, messageId: number): Promise<void>
}

export function createTransactionalLog({ store, clock, trackingLinks }: LogDeps): TransactionalLog {
  return {
    async shortLinks(messageId, host) {
      return { links: await linksOf(store.db, messageId), host: host ?? trackingLinks.host }
    },

    async get(account, channel, messageId) {
      const row = await rows.findTransactional(store.db, account, channel, messageId)
      const message = row && (await findMessage(store.db, messageId))
      if (!row || !message || isErased(message)) throw notFound('message', messageId)
      return { row, message, statuses: await rows.statusLog(store.db, messageId) }
    },

    async list(account, channel, filter): Promise<rows.TransactionalEntry[]> {
      const isNumber = channel === 'sms' && filter.address !== undefined
      const address = isNumber ? await numberOf(store.db, account, filter.address ?? '') : filter.address
      return rows.listTransactional(store.db, account, channel, { ...filter, address })
    },

    async report(account, channel, filter, groupBy) {
      return reportRows(await rows.countTransactional(store.db, account, channel, filter), groupBy)
    },

    groups: (account, channel) => listGroups(store.db, account, channel),

    async senders(account, channel) {
      return (await senders.listSenders(store.db, account, channel, {}, { offset: 0, limit: 1000 })).toReversed()
    },

    resubscribe: (account, type, address) =>
      store.write(async (tx) => {
        const kept = type === 'cellphone' ? await numberOf(tx, account, address) : address
        const wasListed = await deleteSuppression(tx, account, type, kept)
        return (type === 'email' && (await returnToGroups(tx, account, [kept]))) || wasListed
      }),

    cancel(account, messageId): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const [state] = await rows.transactionalStates(tx, [messageId])
        if (state?.account_id !== account) throw notFound('message', messageId)
        if (state.status !== 'scheduled' || !(await cancelQueued(tx, messageId, clock.now(account)))) {
          throw conflict(
            'not_scheduled',
            `The message is ${state.status} and no longer waits for its time, so it cannot be called off.`,
          )
        }
        await setStatus(tx, messageId, ['canceled'], clock.now(account))
        for (const { message_id: copy } of await rows.holdCopies(tx, messageId)) {
          if (await cancelQueued(tx, copy, clock.now(account)))
            await setStatus(tx, copy, ['canceled'], clock.now(account))
        }
      })
    },
  }
}
