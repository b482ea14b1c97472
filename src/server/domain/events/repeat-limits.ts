// How often something counts that outsiders can repeat without a key. A repetition does nothing: no event, no webhook, no
// counter of a report, and no row. The limits are part of the contract (M-770 and those after it).
import { countRepeatable, type RepeatLimit } from '../../store/events/quiet-periods.ts'
import type { Db } from '../../store/store.ts'

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds after an opening or a click in which another of the same message and link does not count. */
export const QUIET_MS = 10 * MINUTE_MS

export const repeatLimits = {
  /** Openings of one message, clicks on one of its links, its shares on one network. */
  reaction: { quiet: QUIET_MS, most: 20, span: DAY_MS },
  /** Clicks on all links of one message. */
  clicksOfMessage: { quiet: 0, most: 100, span: DAY_MS },
  /** Opens by the friends that one message was forwarded to, ten at most. */
  friendOpening: { quiet: 0, most: 20, span: DAY_MS },
  /** Returns of one contact to its list by links of messages, and of one number by START. */
  comingBack: { quiet: 0, most: 3, span: DAY_MS },
  /** Answers to HELP that one number gets of one sender. */
  help: { quiet: DAY_MS, most: 1, span: DAY_MS },
  /** Texts of one number that are kept. */
  text: { quiet: 0, most: 100, span: DAY_MS },
  /** Reasons of one contact for leaving. */
  leavingReason: { quiet: 0, most: 5, span: DAY_MS },
  /** Changes of one contact on its preferences page. */
  preferences: { quiet: 0, most: 20, span: DAY_MS },
  /** Submissions of one form for one address. */
  submission: { quiet: 0, most: 10, span: DAY_MS },
  /** Events of one contact on connected sites. */
  siteEvents: { quiet: 0, most: 300, span: DAY_MS },
  /** Views of one product by one contact. */
  productView: { quiet: QUIET_MS, most: 20, span: DAY_MS },
  /** One goal that one contact reaches, unless it counts once anyway. */
  goal: { quiet: MINUTE_MS, most: 20, span: DAY_MS },
} as const satisfies Readonly<Record<string, RepeatLimit>>

/** Counts what the owner (a message or a contact) does at `now`, milliseconds; false when it is a repetition. */
export const countOnce = (
  tx: Db,
  { account_id: account, id: owner }: { account_id: number; id: number },
  item: string,
  limit: RepeatLimit,
  now: number,
): Promise<boolean> => countRepeatable(tx, { account, owner, item }, limit, now)
