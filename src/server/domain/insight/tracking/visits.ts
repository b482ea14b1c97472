// People who follow the link in a message. In the minutes after a send many do so at once: nobody waits until an opening
// is counted, and those of a moment are counted in one transaction.
import { type Buffer, createBuffer } from '../../../lib/buffer.ts'
import type { Clock } from '../../../lib/clock.ts'
import { gather } from '../../../lib/gather.ts'
import { findListedCampaign } from '../../../store/campaigns/campaigns.ts'
import {
  findMessage,
  holdMessages,
  isForgotten,
  type MessageRow,
  markAllFirst,
} from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { findChannel } from '../../campaigns/channels/channels.ts'
import type { Landing, Landings } from '../../campaigns/landings.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { reactionEvents } from './reaction-events.ts'

/** Openings that one transaction counts. */
const MOST_AT_ONCE = 200

/** A process that is killed loses the openings of a quarter of a second, or as many as there is room for. */
const LATER = { batch: MOST_AT_ONCE, room: 2_000, within: 250 }

export type Visits = ReturnType<typeof createVisits>

/** The hashes of the campaigns of these messages, by their numbers. */
export async function hashesOf(tx: Db, messages: Iterable<MessageRow>): Promise<Map<number, string>> {
  const hashes = new Map<number, string>()
  for (const { account_id, campaign_id } of messages) {
    if (campaign_id === null || hashes.has(campaign_id)) continue
    const campaign = await findListedCampaign(tx, account_id, campaign_id)
    if (campaign) hashes.set(campaign_id, campaign.hash)
  }
  return hashes
}

export function createVisits({ store, clock, landings }: { store: Store; clock: Clock; landings: Landings }) {
  /** The messages with a link to follow, by their numbers. */
  async function messagesIn(tx: Db, ids: readonly number[]): Promise<Map<number, MessageRow>> {
    const found = new Map((await holdMessages(tx, ids)).map((row) => [row.id, row]))
    for (const id of ids) {
      // Its recipient may have been faster than the worker that settles it.
      const row = found.get(id) ?? (await messageOfRecipient(tx, id, clock.now))
      if (row && !isForgotten(row) && findChannel(row.channel)?.landing) found.set(id, row)
      else found.delete(id)
    }
    return found
  }

  /** The numbers of those messages that nobody has opened before. */
  async function markOpened(tx: Db, messages: readonly MessageRow[]): Promise<Set<number>> {
    const first = new Set<number>()
    const unopened = messages.filter(({ opened }) => opened === null)
    for (const [account, some] of Map.groupBy(unopened, ({ account_id }) => account_id)) {
      const ids = some.map(({ id }) => id)
      for (const id of await markAllFirst(tx, ids, 'opened', clock.now(account))) first.add(id)
    }
    return first
  }

  /** Counts an opening of each message; resolves with their rows, undefined for one that leads nowhere. */
  async function openAll(tx: Db, ids: readonly number[]): Promise<(MessageRow | undefined)[]> {
    const messages = await messagesIn(
      tx,
      [...new Set(ids)].sort((a, b) => a - b),
    )
    const first = await markOpened(tx, [...messages.values()])
    const hashes = await hashesOf(tx, messages.values())
    const events: PlatformEvent[] = []
    for (const id of ids) {
      const message = messages.get(id)
      const hash = message && hashes.get(message.campaign_id ?? 0)
      if (!message || hash === undefined) continue
      const more = { isFirst: first.delete(id), hash }
      events.push(...(await reactionEvents(tx, message, 'open', clock.now(message.account_id), more)))
    }
    await recordEvents(tx, events)
    return ids.map((id) => messages.get(id))
  }

  const count = (ids: readonly number[]) => store.writeAlongside((tx) => openAll(tx, ids))
  const countNow = gather({ most: MOST_AT_ONCE }, count)

  /** Counts an opening, later if it can wait; resolves with the message, undefined when the link leads nowhere. */
  async function open(id: number, later: Buffer<number>): Promise<MessageRow | undefined> {
    const row = await findMessage(store.db, id)
    if (row && isForgotten(row)) return undefined
    // A message without a row gets one first.
    return row && later.add(id) ? row : countNow(id)
  }

  return {
    /** Lets people follow links. `onLost` hears of openings that could not be counted. */
    receive(onLost: (error: unknown, openings: number) => void) {
      const later = createBuffer(LATER, count, onLost)
      return {
        /** Where the link of a message leads; null when it leads nowhere. Only a person who follows it counts. */
        async follow(messageId: number, isPerson: boolean): Promise<Landing | null> {
          if (!isPerson) return landings.of(messageId)
          const message = await open(messageId, later)
          return message ? landings.ofMessage(message) : null
        },

        /** Counts the openings so far; null when all are counted. Never rejects. */
        settle: later.flush,
      }
    },
  }
}
