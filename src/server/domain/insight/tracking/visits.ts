// Opens of landing pages behind links in messages. In the minutes after a send many come at once: the response does not
// wait until an open is counted, and all opens of a moment are counted in one transaction.
import { type BatchWriter, createBatchWriter } from '../../../lib/batch-writer.ts'
import { createBatcher } from '../../../lib/batcher.ts'
import type { Clock } from '../../../lib/clock.ts'
import { findListedCampaign } from '../../../store/campaigns/campaigns.ts'
import {
  findMessage,
  holdMessages,
  isErased,
  type MessageRow,
  markAllFirst,
} from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import { findChannel } from '../../campaigns/channels/channels.ts'
import type { Landing, Landings } from '../../campaigns/landings.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { noteMachine } from './machines.ts'
import { reactionEvents } from './reaction-events.ts'

/** Openings that one transaction counts. */
const MAX_AT_ONCE = 200

/** A process that is killed loses the opens of 250 ms, at most `room`. */
const LATER = { batch: MAX_AT_ONCE, room: 2_000, within: 250 }

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

/** The messages with a link to follow, by their numbers. */
async function messagesIn(tx: Db, ids: readonly number[], now: Clock['now']): Promise<Map<number, MessageRow>> {
  const found = new Map((await holdMessages(tx, ids)).map((row) => [row.id, row]))
  for (const id of ids) {
    // Its recipient may have been faster than the worker that settles it.
    const row = found.get(id) ?? (await messageOfRecipient(tx, id, now))
    if (row && !isErased(row) && findChannel(row.channel)?.landing) found.set(id, row)
    else found.delete(id)
  }
  return found
}

/** Counts a program that looks where the link of a message leads. */
const noteProgram = ({ store, clock }: { store: Store; clock: Clock }, id: number): Promise<void> =>
  store.writeAlongside(async (tx) => {
    const message = (await messagesIn(tx, [id], clock.now)).get(id)
    if (message) await noteMachine(tx, message, 'open', clock.now(message.account_id))
  })

interface VisitReceiver {
  /** Where the link of a message leads; null when it leads nowhere. Programs count apart from people. */
  follow(messageId: number, isPerson: boolean): Promise<Landing | null>
  /** Counts the openings so far; null when all are counted. Never rejects. */
  settle(): Promise<void> | null
}

export interface Visits {
  /** Lets people follow links. `onLost` is called for opens that could not be counted. */
  receive(onLost: (error: unknown, openings: number) => void): VisitReceiver
}

export function createVisits({ store, clock, landings }: { store: Store; clock: Clock; landings: Landings }): Visits {
  /** Marks these messages as opened; returns the numbers of those that were not opened before. */
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
      clock.now,
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
  const countNow = createBatcher({ most: MAX_AT_ONCE }, count)

  /** Counts an opening, later if it can wait; resolves with the message, undefined when the link leads nowhere. */
  async function open(id: number, later: BatchWriter<number>): Promise<MessageRow | undefined> {
    const row = await findMessage(store.db, id)
    if (row && isErased(row)) return undefined
    // A message without a row gets one first.
    return row && later.add(id) ? row : countNow(id)
  }

  return {
    receive(onLost) {
      const later = createBatchWriter(LATER, count, onLost)
      return {
        async follow(messageId, isPerson) {
          if (!isPerson) {
            await noteProgram({ store, clock }, messageId)
            return landings.of(messageId)
          }
          const message = await open(messageId, later)
          return message ? landings.ofMessage(message) : null
        },

        settle: later.flush,
      }
    },
  }
}
