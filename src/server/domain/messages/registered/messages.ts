// Registered messages as their owner sees them: the copies, their history, and what the owner adds to it.
import { comparedEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type {
  RegisteredEventRow,
  RegisteredFilter,
  RegisteredHeading,
  RegisteredRow,
} from '../../../store/messages/registered.ts'
import * as rows from '../../../store/messages/registered.ts'
import type { Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import type { Page, PageRequest } from '../../pages.ts'
import type { RegisteredDetail } from './copy.ts'
import { addCustomEvents, assertTimes, type CustomEvent } from './custom-events.ts'

export type { RegisteredDetail, RegisteredEventRow, RegisteredFilter, RegisteredHeading }

export type RegisteredMessages = ReturnType<typeof createRegisteredMessages>

export function createRegisteredMessages({ store, clock }: { store: Store; clock: Clock }) {
  async function find(account: number, hash: string): Promise<RegisteredRow> {
    const row = await rows.findRegistered(store.db, account, hash)
    if (!row) throw notFound('registered message', hash)
    return row
  }

  return {
    list(
      account: number,
      { subject, to, ...days }: RegisteredFilter,
      page: PageRequest,
    ): Promise<Page<RegisteredHeading>> {
      return rows.listRegistered(
        store.db,
        account,
        { subject: subject?.toLowerCase(), to: to && comparedEmail(to), ...days },
        page,
      )
    },

    /** Throws `not_found`. */
    async get(account: number, hash: string): Promise<{ row: RegisteredHeading; detail: RegisteredDetail }> {
      const row = await find(account, hash)
      return { row, detail: fromJson<RegisteredDetail>(row.detail) }
    },

    /** The email as it went out. Throws `not_found`, also for an SMS. */
    async source(account: number, hash: string): Promise<string> {
      const { source } = await find(account, hash)
      if (source === null) throw notFound('source of the registered SMS', hash)
      return source
    },

    /** Throws `not_found`. */
    async events(
      account: number,
      hash: string,
      page: PageRequest,
    ): Promise<{ message: RegisteredHeading; page: Page<RegisteredEventRow> }> {
      const message = await find(account, hash)
      return { message, page: await rows.listEvents(store.db, account, message.id, page) }
    },

    /** Adds all events, or none. Throws `not_found`, `invalid`, `conflict`. */
    addEvents(account: number, channel: 'email' | 'sms', events: readonly CustomEvent[]): Promise<void> {
      assertTimes(events)
      return store.writeAlongside((tx) => addCustomEvents(tx, { account, channel, now: clock.now(account) }, events))
    },
  }
}
