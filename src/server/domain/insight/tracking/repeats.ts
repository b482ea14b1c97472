// Which opens and clicks count. Programs fetch a pixel again each time they draw a mail, and anyone with its URL can
// fetch it any number of times.

import { createHash } from 'node:crypto'
import { awaitAll } from '../../../store/pipelined.ts'
import { type MessageRow, markFirst } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { countOnce, QUIET_MS, repeatLimits } from '../../events/repeat-limits.ts'

/** Whether a reaction is the first of its kind to the message, and whether it counts at all. */
export interface Counted {
  isFirst: boolean
  counts: boolean
}

const isQuiet = (last: number, now: number) => last <= now && now < last + QUIET_MS

/** Counts an open. The first one needs no separate row: the message stores its time. */
export async function countOpening(tx: Db, message: MessageRow, now: number): Promise<Counted> {
  if (message.opened === null) {
    // Another request may have been first since the message was read.
    const isFirst = await markFirst(tx, message.id, 'opened', now)
    return { isFirst, counts: isFirst }
  }
  const counts = !isQuiet(message.opened, now) && (await countOnce(tx, message, 'open', repeatLimits.reaction, now))
  return { isFirst: false, counts }
}

/** The name of a link in a message. A link in a loop leads to another address each time. */
export const linkName = (id: number, url: string | null): string =>
  url === null ? String(id) : `${id} ${createHash('sha256').update(url).digest('base64url').slice(0, 12)}`

/** Counts a click on a link of a message. */
export async function countClick(tx: Db, message: MessageRow, link: string, now: number): Promise<Counted> {
  const { reaction, clicksOfMessage } = repeatLimits
  const [isFirst, isNew] = await awaitAll([
    message.clicked === null ? markFirst(tx, message.id, 'clicked', now) : false,
    countOnce(tx, message, `click ${link}`, reaction, now),
  ])
  if (isFirst) return { isFirst, counts: true }
  return { isFirst, counts: isNew && (await countOnce(tx, message, 'clicks', clicksOfMessage, now)) }
}
