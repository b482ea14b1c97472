// What an account adds to the history of its registered messages.
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import { customEventsBetween, holdRegistered } from '../../../store/messages/registered.ts'
import type { Db } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { addToChain, type RegisteredHappening } from './chain.ts'
import { assertRoomForEvents } from './event-limits.ts'

/** An event that an account adds. */
export interface CustomEvent {
  /** The message. */
  hash: string
  /** Milliseconds. */
  at: number
  data: string
}

/** The end of the year 9999, milliseconds: the contract's times have four digits for the year. */
const LAST_MS: number = 253_402_300_799_999

/** Throws `invalid` for a time that the contract cannot write. */
export function assertTimes(events: readonly CustomEvent[]): void {
  const late = events.findIndex(({ at }) => at > LAST_MS)
  if (late >= 0) throw invalid(`events.${late}.at`, 'is after the year 9999. Send seconds, not milliseconds')
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
    if (message.channel !== channel) throw invalid(`events.${i}.hash`, `is a message of the channel ${message.channel}`)
  }
  for (const [hash, own] of byMessage) await assertRoomForEvents(tx, messages.get(hash) as RegisteredHeading, own)
  for (const [hash, own] of byMessage) await addTo(tx, messages.get(hash) as RegisteredHeading, own, now)
}

/** Events that are added together: others have their turn between the statements. */
const TOGETHER = 200

const keyOf = ({ at, data }: Pick<CustomEvent, 'at' | 'data'>) => `${at} ${data}`

/** Throws `conflict` for an event that is given twice, or that the message has already. */
async function assertNew(tx: Db, message: RegisteredHeading, events: readonly CustomEvent[]): Promise<void> {
  const given = new Set(events.map(keyOf))
  const times = { from: LAST_MS, to: 0 }
  for (const { at } of events) {
    times.from = Math.min(times.from, at)
    times.to = Math.max(times.to, at)
  }
  let isTaken = given.size < events.length
  const of = { account: message.account_id, registeredId: message.id }
  for await (const page of customEventsBetween(tx, of, times)) {
    isTaken ||= page.some((event) => given.has(keyOf(event)))
    if (isTaken) break
  }
  if (isTaken)
    throw conflict(
      'event_exists',
      `The message ${message.hash} has an event with this time and these data already. Nothing was added.`,
    )
}

async function addTo(tx: Db, message: RegisteredHeading, events: readonly CustomEvent[], now: number): Promise<void> {
  await assertNew(tx, message, events)
  let { head } = message
  for (let from = 0; from < events.length; from += TOGETHER) {
    const happenings = events
      .slice(from, from + TOGETHER)
      .map(({ at, data }): RegisteredHappening => ({ type: 'CUSTOM', at, data }))
    head = await addToChain(tx, { ...message, head }, happenings, now)
  }
}
