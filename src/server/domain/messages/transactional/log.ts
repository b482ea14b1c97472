// What became of transactional messages: one of them with its history, lists, and counts.
import type { Clock } from '../../../lib/clock.ts'
import * as senders from '../../../store/accounts/senders.ts'
import { deleteSuppression } from '../../../store/audience/suppressions.ts'
import * as rows from '../../../store/messages/transactional.ts'
import { cancelQueued, findMessage, isForgotten } from '../../../store/sending/messages.ts'
import type { Store } from '../../../store/store.ts'
import type { TimeRange } from '../../../store/time-ranges.ts'
import { conflict, notFound } from '../../errors.ts'
import type { TransactionalChannel } from './message.ts'
import { type GroupBy, reportRows } from './report.ts'
import { setStatus } from './status.ts'

export type { TransactionalEntry, TransactionalFilter } from '../../../store/messages/transactional.ts'
export type TransactionalLog = ReturnType<typeof createTransactionalLog>
export type LoggedMessage = Awaited<ReturnType<TransactionalLog['get']>>

export function createTransactionalLog({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** A message of a channel with the log of its states, oldest first; throws `not_found`. */
    async get(account: number, channel: TransactionalChannel, messageId: number) {
      const row = await rows.findTransactional(store.db, account, channel, messageId)
      const message = row && (await findMessage(store.db, messageId))
      if (!row || !message || isForgotten(message)) throw notFound('message', messageId)
      return { row, message, statuses: await rows.statusLog(store.db, messageId) }
    },

    /** Messages that match all filters, newest first, 1,000 at most. */
    list: (
      account: number,
      channel: TransactionalChannel,
      filter: rows.TransactionalFilter,
    ): Promise<rows.TransactionalEntry[]> => rows.listTransactional(store.db, account, channel, filter),

    /** Counts by group and period, for the status that the messages have now. */
    async report(
      account: number,
      channel: TransactionalChannel,
      filter: { groupId?: number | undefined; created: TimeRange },
      groupBy: GroupBy,
    ) {
      return reportRows(await rows.countTransactional(store.db, account, channel, filter), groupBy)
    },

    groups: (account: number, channel: TransactionalChannel | undefined) => rows.listGroups(store.db, account, channel),

    /** Senders of a channel in every state, oldest first. */
    async senders(account: number, channel: 'email' | 'cellphone') {
      return (await senders.listSenders(store.db, account, channel, {}, { offset: 0, limit: 1000 })).toReversed()
    },

    /** Takes an address off the suppression list; resolves with whether it was there (T-048). */
    resubscribe: (account: number, type: 'email' | 'cellphone', address: string): Promise<boolean> =>
      store.write((tx) => deleteSuppression(tx, account, type, address)),

    /** Cancels a message that waits for its time (T-064), with its copies; throws `not_found`, or `conflict` when it no longer waits. */
    cancel(account: number, messageId: number): Promise<void> {
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
