// How many events the history of a registered message holds, and how much of them an evidence prints. Without a limit,
// one message could take the memory of the process and minutes of its evidence thread.
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import { sizeOfChain } from '../../../store/messages/registered.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

/** Custom events of one message. */
const MAX_CUSTOM_EVENTS = 1_000
/** Characters of their data, of all custom events of one message together. */
const MAX_CUSTOM_DATA = 1_048_576
/** Events of any kind after which the platform adds no further ones to the history of a message. */
export const MAX_HISTORY = 5_000
/** Events that an evidence can hold; messages of earlier versions may have more. */
export const MAX_IN_EVIDENCE = 10_000
/** Characters of data that an evidence can hold. */
export const MAX_DATA_IN_EVIDENCE = 8 * 1_048_576
/** Events that are printed; the others are only in the data file of the evidence. */
export const MAX_PRINTED = 2_000

/** Throws `invalid` when a message would have too many custom events with these. */
export async function assertRoomForEvents(
  tx: Db,
  { id, account_id, hash }: RegisteredHeading,
  events: readonly { data: string }[],
): Promise<void> {
  const { count, characters } = await sizeOfChain(tx, account_id, id, 'CUSTOM')
  const all = count + events.length
  if (all > MAX_CUSTOM_EVENTS)
    throw invalid('events', `makes ${all} custom events of the message ${hash}; it can have ${MAX_CUSTOM_EVENTS}`)
  const data = events.reduce((sum, event) => sum + event.data.length, characters)
  if (data > MAX_CUSTOM_DATA)
    throw invalid(
      'events',
      `makes ${data} characters of customData of the message ${hash}; it can have ${MAX_CUSTOM_DATA} in all`,
    )
}
