// Registered messages as their owner sees them: the copies, their history, and what the owner adds to it.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type {
  RegisteredEventRow,
  RegisteredFilter,
  RegisteredHeading,
  RegisteredRow,
} from '../../../store/messages/registered.ts'
import * as rows from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Page, PageRequest } from '../../pages.ts'
import { addToChain, type RegisteredHappening } from './chain.ts'
import type { RegisteredDetail } from './copy.ts'

export type { RegisteredDetail, RegisteredEventRow, RegisteredFilter, RegisteredHeading }

/** An event that an account adds. */
export interface CustomEvent {
  /** The message. */
  hash: string
  /** Milliseconds. */
  at: number
  data: string
}

/** The end of the year 9999, milliseconds: the contract's times have four digits for the year. */
const LAST = 253_402_300_799_999

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
        { subject: subject?.toLowerCase(), to: to?.toLowerCase(), ...days },
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
      const late = events.findIndex(({ at }) => at > LAST)
      if (late >= 0)
        throw invalid(`body.events.${late}.eventDate`, 'lies after the year 9999; it counts seconds, not milliseconds')
      const byMessage = Map.groupBy(events, ({ hash }) => hash)
      return store.writeAlongside(async (tx) => {
        const messages = new Map(
          (await rows.holdRegistered(tx, account, [...byMessage.keys()])).map((row) => [row.hash, row]),
        )
        for (const [i, { hash }] of events.entries()) {
          const message = messages.get(hash)
          if (!message) throw notFound('registered message', hash)
          if (message.channel !== channel)
            throw invalid(`body.events.${i}.registerId`, `names a message of the channel ${message.channel}`)
        }
        for (const [hash, own] of byMessage) await addTo(tx, messages.get(hash) as RegisteredHeading, own)
      })
    },
  }

  async function addTo(tx: Db, message: RegisteredHeading, events: readonly CustomEvent[]): Promise<void> {
    const happenings = events.map(({ at, data }): RegisteredHappening => ({ type: 'CUSTOM', at, data }))
    const seen = new Set<string>()
    for (const happening of happenings) {
      const key = `${happening.at} ${happening.data}`
      if (seen.has(key) || (await rows.hasEvent(tx, message.account_id, message.id, happening))) {
        throw conflict(
          'event_exists',
          `The message ${message.hash} has an event with this time and these data already. Nothing was added.`,
        )
      }
      seen.add(key)
    }
    await addToChain(tx, message, happenings, clock.now())
  }
}
