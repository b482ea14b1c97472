// Limits of one-time codes, per recipient and per account. Anyone can request codes for an address on a login page, so the
// recipient needs protection from them, and the account from the bill (T-195, T-262).
import { keyedHash } from '../../../lib/ids.ts'
import { countRepeatable, untilItCounts } from '../../../store/events/quiet-periods.ts'
import type { VerifyRow } from '../../../store/messages/verify.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import type { Db } from '../../../store/store.ts'
import { tooOften } from '../../errors.ts'
import { DAY_MS } from '../../events/repeat-limits.ts'

/** Codes that one recipient gets in 10 minutes, and in 24 hours. */
const limits = {
  burst: { quiet: 0, most: 5, span: 600_000 },
  day: { quiet: 0, most: 20, span: DAY_MS },
} as const

const HOUR_MS = 3_600_000

/** How many codes an account may send in an hour. */
export interface CodeCap {
  /** Null without a limit. */
  perHour: number | null
  /** Called for each code that is refused because of the limit. */
  full(account: number): void
}

/** What counts a code: the time in milliseconds, and what hides the recipient. */
export interface CodeCount {
  now: number
  secret: string
  cap: CodeCap
}

/** Counts a code of an account; throws `rate_limited`. */
async function countOfAccount(tx: Db, account: number, { now, cap }: CodeCount): Promise<void> {
  if (cap.perHour === null) return
  const [codes, limit] = [
    { account, owner: 0, item: 'codes of the account' },
    { quiet: 0, most: cap.perHour, span: HOUR_MS },
  ]
  if (await countRepeatable(tx, codes, limit, now)) return
  cap.full(account)
  const seconds = Math.max(1, Math.ceil((await untilItCounts(tx, codes, limit, now)) / 1000))
  throw tooOften(`The account has sent ${cap.perHour} codes within an hour. Try again in ${seconds} seconds.`, seconds)
}

/** Counts a code to a recipient; throws `rate_limited`. */
export async function countCode(
  tx: Db,
  { account_id: account, channel, address }: Pick<VerifyRow, 'account_id' | 'channel' | 'address'>,
  count: CodeCount,
): Promise<void> {
  const { now, secret } = count
  const hash = keyedHash(`${channel} ${address.toLowerCase()}`, secret)
  const names = ['burst', 'day'] as const
  const codesIn = (name: (typeof names)[number]) => ({ account, owner: 0, item: `codes ${name} ${hash}` })
  const counted = await awaitAll(names.map((name) => countRepeatable(tx, codesIn(name), limits[name], now)))
  // The row that all codes of the account share comes last: others wait for it until the commit.
  if (counted.every(Boolean)) return countOfAccount(tx, account, count)
  const waits = await awaitAll(names.map((name) => untilItCounts(tx, codesIn(name), limits[name], now)))
  const seconds = Math.max(1, ...names.map((_, i) => (counted[i] ? 0 : Math.ceil((waits[i] ?? 0) / 1000))))
  const text = `The recipient has had ${limits.burst.most} codes in 10 minutes, or ${limits.day.most} in 24 hours.`
  throw tooOften(`${text} Try again in ${seconds} seconds.`, seconds)
}

/** Between two codes that are sent again for one request: the first may be on its way. */
const resends = { quiet: 15_000, most: 20, span: DAY_MS }

/** Counts a code that is sent again at `now`, milliseconds; throws `rate_limited` when the one before left a moment ago. */
export async function countResend(
  tx: Db,
  { account_id: account, id: owner }: Pick<VerifyRow, 'account_id' | 'id'>,
  now: number,
): Promise<void> {
  const resend = { account, owner, item: 'resent code' }
  if (await countRepeatable(tx, resend, resends, now)) return
  const seconds = Math.max(1, Math.ceil((await untilItCounts(tx, resend, resends, now)) / 1000))
  throw tooOften(`A code was sent again a moment ago. Try again in ${seconds} seconds.`, seconds)
}
