// What an account adds to the history of its registered messages.
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import { hasEvent, holdRegistered } from '../../../store/messages/registered.ts'
import type { Db } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { addToChain, type RegisteredHappening } from './chain.ts'

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

/** Throws `invalid` for a time that the contract cannot write. */
export function assertTimes(events: readonly CustomEvent[]): void {
  const late = events.findIndex(({ at }) => at > LAST)
  if (late >= 0) throw invalid(`events.${late}.at`, 'lies after the year 9999; it counts seconds, not milliseconds')
}

/** Adds all events to messages of one channel, or none. Throws `not_found`, `invalid`, `conflict`. */
export async function addCustomEvents(
  tx: Db,
  { account, channel, now }: { account: number; channel: 'email' | 'sms'; now: number },
  events: readonly CustomEvent[],
): Promise<void> {
  const byMessage = Map.groupBy(events, ({ hash }) => hash)
  const messages = new Map((await holdRegistered(tx, account, [...byMessage.keys()])).map((row) => [row.hash, row]))
  for (const [i, { hash }] of events.entries()) {
    const message = messages.get(hash)
    if (!message) throw notFound('registered message', hash)
    if (message.channel !== channel)
      throw invalid(`events.${i}.hash`, `names a message of the channel ${message.channel}`)
  }
  for (const [hash, own] of byMessage) await addTo(tx, messages.get(hash) as RegisteredHeading, own, now)
}

async function addTo(tx: Db, message: RegisteredHeading, events: readonly CustomEvent[], now: number): Promise<void> {
  const happenings = events.map(({ at, data }): RegisteredHappening => ({ type: 'CUSTOM', at, data }))
  const seen = new Set<string>()
  for (const happening of happenings) {
    const key = `${happening.at} ${happening.data}`
    if (seen.has(key) || (await hasEvent(tx, message.account_id, message.id, happening))) {
      throw conflict(
        'event_exists',
        `The message ${message.hash} has an event with this time and these data already. Nothing was added.`,
      )
    }
    seen.add(key)
  }
  await addToChain(tx, message, happenings, now)
}
