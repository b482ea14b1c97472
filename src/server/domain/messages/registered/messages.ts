// Registered messages as their owner sees them: the copies, their history, and what the owner adds to it.
import { comparedEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { failedEvidences } from '../../../store/messages/evidences.ts'
import type {
  RegisteredEventRow,
  RegisteredFilter,
  RegisteredHeading,
  RegisteredRow,
} from '../../../store/messages/registered.ts'
import * as rows from '../../../store/messages/registered.ts'
import type { Store } from '../../../store/store.ts'
import { readSearch } from '../../../store/text-search.ts'
import { notFound } from '../../errors.ts'
import type { Page, PageRequest } from '../../pages.ts'
import type { RegisteredDetail } from './copy.ts'
import { addCustomEvents, assertTimes, type CustomEvent } from './custom-events.ts'

export type { RegisteredHeading }

export interface RegisteredEvent {
  id: number
  type: RegisteredEventRow['type']
  /** Milliseconds. */
  at: number
  /** Data that the account added to its event, or empty. */
  customData: string
}

const toEvent = ({ id, type, at, custom_data }: RegisteredEventRow): RegisteredEvent => {
  return { id, type, at, customData: custom_data }
}

/** Evidences that could not be made which a message shows. */
const FAILED_SHOWN = 20

/** A message with its content, and with the failed requests for evidence. */
interface RegisteredContent {
  row: RegisteredHeading
  detail: RegisteredDetail
  failed: { id: number; reason: string | null; queued: number }[]
}

export interface RegisteredMessages {
  list(account: number, filter: RegisteredFilter, page: PageRequest): Promise<Page<RegisteredHeading>>
  /** Throws `not_found`. */
  get(account: number, hash: string): Promise<RegisteredContent>
  /** The email as it was sent. Throws `not_found`, also for an SMS. */
  source(account: number, hash: string): Promise<string>
  /** Throws `not_found`. */
  events(
    account: number,
    hash: string,
    page: PageRequest,
  ): Promise<{ message: RegisteredHeading; page: Page<RegisteredEvent> }>
  /** Adds all events, or none. Throws `not_found`, `invalid`, `conflict`. */
  addEvents(account: number, channel: 'email' | 'sms', events: readonly CustomEvent[]): Promise<void>
}

export function createRegisteredMessages({ store, clock }: { store: Store; clock: Clock }): RegisteredMessages {
  async function find(account: number, hash: string): Promise<RegisteredRow> {
    const row = await rows.findRegistered(store.db, account, hash)
    if (!row) throw notFound('registered message', hash)
    return row
  }

  return {
    list(account, { subject, to, ...days }, page): Promise<Page<RegisteredHeading>> {
      const filter = { subject: subject?.toLowerCase(), to: to && comparedEmail(to), ...days }
      const search = { table: 'registered_message', account, isSearch: (subject ?? to) !== undefined } as const
      return readSearch(store, search, (db) => rows.listRegistered(db, account, filter, page))
    },

    async get(account, hash): Promise<RegisteredContent> {
      const row = await find(account, hash)
      const failed = await failedEvidences(store.db, account, row.id, FAILED_SHOWN)
      return { row, detail: fromJson<RegisteredDetail>(row.detail), failed }
    },

    async source(account, hash): Promise<string> {
      const { source } = await find(account, hash)
      if (source === null) throw notFound('source of the registered SMS', hash)
      return source
    },

    async events(account, hash, page) {
      const message = await find(account, hash)
      const { total, items } = await rows.listEvents(store.db, account, message.id, page)
      return { message, page: { total, items: items.map(toEvent) } }
    },

    addEvents(account, channel, events): Promise<void> {
      assertTimes(events)
      return store.writeAlongside((tx) => addCustomEvents(tx, { account, channel, now: clock.now(account) }, events))
    },
  }
}
