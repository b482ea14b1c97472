// The chain of the events of a registered message. The hash of each event covers the one before it, and
// the first one the content: what was written cannot be changed, left out or moved without a trace.
import { appendEvents, type NewRegisteredEvent, type RegisteredHeading } from '../../../store/messages/registered.ts'
import type { Db } from '../../../store/store.ts'
import { linkHash } from './hashes.ts'

/** */
export type RegisteredEventType = 'SENT' | 'DELIVERY' | 'FAILED' | 'OPEN' | 'CLICK' | 'CUSTOM'

export interface RegisteredHappening {
  type: RegisteredEventType
  /** When it happened, milliseconds. */
  at: number
  /** The data of a custom event; otherwise empty. */
  data: string
}

/**
 * Adds to the history of a message, which the caller holds, and returns its new head. `now`: when it is written down,
 * milliseconds.
 */
export async function addToChain(
  tx: Db,
  message: Pick<RegisteredHeading, 'id' | 'account_id' | 'head'>,
  happenings: readonly RegisteredHappening[],
  now: number,
): Promise<string> {
  let head = message.head
  const rows = happenings.map(({ type, at, data }): NewRegisteredEvent => {
    head = linkHash(head, { type, at, recorded: now, data })
    return {
      account_id: message.account_id,
      registered_id: message.id,
      type,
      at,
      recorded: now,
      custom_data: data,
      hash: head,
    }
  })
  await appendEvents(tx, message.account_id, message.id, rows)
  return head
}
