// Moves the clock of a sandbox account. Work that becomes due is done in order: the clock stops at each due time, the
// work loop does what is due there, and then the clock continues. Other accounts notice nothing.
import { setTimeout } from 'node:timers/promises'
import type { MovableClock } from '../../lib/clock.ts'
import { moveClock } from '../../store/accounts/clocks.ts'
import { hashesOfCampaigns } from '../../store/campaigns/campaigns.ts'
import { campaignHashes } from '../../store/campaigns/runs.ts'
import { epochOf } from '../../store/epoch.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Caller } from '../accounts/accounts.ts'
import { conflict, invalid } from '../errors.ts'
import type { Due, DueKind, JointAgenda } from '../timers/agenda.ts'
import { createFollow } from './follow-clocks.ts'
import { assertSandbox } from './sandbox.ts'

/** The topic on which processes tell each other that a clock was moved. */
export const CLOCK_SIGNAL = 'clock'
/** Milliseconds that the clock waits for running work of other processes, and for responses from outside. */
const MAX_WAIT_MS = 15_000
const TEN_YEARS = 315_360_000_000
/** How far a clock may be ahead of real time (S-005), milliseconds: 50 years. */
const FURTHEST_MS = 50 * 365.25 * 86_400_000
/** Things that are due next, at most, that are listed (S-014). */
const LISTED = 100

/** The time of an account, and how far it is ahead of real time, milliseconds. */
export interface ClockTime {
  now: number
  offset: number
}

/** Where a move ends: a time to stop before, and how far ahead the clock is then. */
interface Goal {
  time: number
  ahead(): number
}

/** The time that the move itself takes is not missing in the end. */
const goalAfter = (now: number, offset: number, ms: number): Goal => ({ time: now + ms, ahead: () => offset + ms })

/** Something that is due; `id` is the hash of a campaign, or the number of anything else. */
interface ShownDue {
  kind: DueKind
  id: string
  at: number
}

export interface SandboxClockDeps {
  store: Store
  clock: MovableClock
  /** Does all work that this process finds to do, or until it is enough; see work/loop.ts. */
  drain(isEnough: () => Promise<boolean>): Promise<void>
  /** What there is to do, in whatever process. */
  agenda(): JointAgenda
}

function assertReachable(place: string, time: number, now: number, wall: number): void {
  if (time <= now) throw invalid(place, 'is not after the present time; the clock moves only forward')
  if (time - now > TEN_YEARS) throw invalid(place, 'is more than ten years ahead')
  if (time - wall > FURTHEST_MS)
    throw invalid(place, 'would put the clock more than 50 years ahead of real time, which is as far as it goes')
}

/** Shows campaigns under their hashes, by which the API knows them. */
async function show(db: Db, due: readonly Due[]): Promise<ShownDue[]> {
  const idsOf = (kinds: readonly DueKind[]) => due.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))
  const ofRuns = await campaignHashes(db, idsOf(['campaign_start', 'campaign_hours']))
  const ofFeeds = await hashesOfCampaigns(db, idsOf(['campaign_feed']))
  const hashOf: Partial<Record<DueKind, ReadonlyMap<number, string>>> = {
    campaign_start: ofRuns,
    campaign_hours: ofRuns,
    campaign_feed: ofFeeds,
  }
  return due.map((one) => ({ ...one, id: hashOf[one.kind]?.get(one.id) ?? String(one.id) }))
}

/** Lets this process do what is due for the account, and waits for the others. */
async function drainDueWork({ store, clock, drain, agenda }: SandboxClockDeps, account: number): Promise<void> {
  const isDone = async () => !(await agenda().isBusy(account))
  await drain(isDone)
  if (!store.shared) return
  const end = clock.wall() + MAX_WAIT_MS
  while (clock.wall() < end && !(await isDone())) await setTimeout(20)
}

/** Settles, waits a while for what comes from outside, and settles what that brings. */
async function settleAll(parts: SandboxClockDeps, account: number): Promise<void> {
  const { clock, agenda } = parts
  await drainDueWork(parts, account)
  const end = clock.wall() + MAX_WAIT_MS
  if (!(await agenda().isAwaited(account))) return
  while (clock.wall() < end && (await agenda().isAwaited(account))) await setTimeout(20)
  await drainDueWork(parts, account)
}

export interface SandboxClock {
  follow(): Promise<void>
  /** A clock was moved or put back: this process knows it when it resolves, the others a moment later. */
  signalClockMoved(): Promise<void>
  /** The time of the account, and what is due next, soonest first; `more` when not all of it is listed. */
  get(caller: Caller): Promise<ClockTime & { due: ShownDue[]; more: boolean }>
  /**
   * Moves the clock of the account to `time`, milliseconds; resolves with how often it stopped for something due.
   * When `signal` aborts it stays at the last stop, and rejects with the reason.
   */
  advanceTo(caller: Caller, time: number, signal: AbortSignal): Promise<{ fired: number; now: number; offset: number }>
  /** Moves it by `seconds`. */
  advanceBy(
    caller: Caller,
    seconds: number,
    signal: AbortSignal,
  ): Promise<{ fired: number; now: number; offset: number }>
}

export function createSandboxClock(parts: SandboxClockDeps): SandboxClock {
  const { store, clock, agenda } = parts
  /** Resolves when this process knows all clocks as they were at the call, or later. */
  const follow = createFollow(parts)

  const timeOf = (account: number): ClockTime => ({
    now: clock.now(account),
    offset: clock.times().ahead.get(account) ?? 0,
  })

  async function signalClockMoved(): Promise<void> {
    store.signal(CLOCK_SIGNAL)
    await follow()
  }

  /** Puts the clock so far ahead. Throws `conflict` when the account was emptied or restored since `epoch`. */
  async function setAhead(account: number, epoch: number, wanted: number): Promise<void> {
    const ahead = Math.max(0, wanted)
    if (!(await store.write((tx) => moveClock(tx, { account, epoch, ahead })))) {
      throw conflict(
        'clock_put_back',
        'The account was emptied or restored while its clock advanced. The clock kept its new time.',
      )
    }
    await signalClockMoved()
  }

  async function advance(caller: Caller, place: string, goalOf: (at: ClockTime) => Goal, signal: AbortSignal) {
    assertSandbox(caller)
    const account = caller.accountId
    await follow()
    const epoch = await epochOf(store.db, account)
    const goal = goalOf(timeOf(account))
    assertReachable(place, goal.time, clock.now(account), clock.wall())
    let fired = 0
    const next = async () => (await agenda().next(account, 1))[0]
    // What is due already happens at its own time, not after the move.
    await settleAll(parts, account)
    let due = await next()
    while (due !== undefined && due.at <= goal.time) {
      signal.throwIfAborted()
      fired++
      // At least one millisecond more than before: work that is never done must not hold the clock.
      await setAhead(account, epoch, Math.max(due.at, clock.now(account) + 1) - clock.wall())
      await drainDueWork(parts, account)
      due = await next()
    }
    signal.throwIfAborted()
    await setAhead(account, epoch, goal.ahead())
    await settleAll(parts, account)
    return { ...timeOf(account), fired }
  }

  return {
    follow,
    signalClockMoved,

    async get({ accountId }): Promise<ClockTime & { due: ShownDue[]; more: boolean }> {
      const end = clock.wall() + FURTHEST_MS
      // No clock comes to what lies beyond.
      const next = (await agenda().next(accountId, LISTED + 1)).filter(({ at }) => at <= end)
      const due = await show(store.db, next.slice(0, LISTED))
      return { ...timeOf(accountId), due, more: next.length > LISTED }
    },

    advanceTo: (caller, time, signal) =>
      advance(caller, 'to', () => ({ time, ahead: () => time - clock.wall() }), signal),

    advanceBy: (caller, seconds, signal) =>
      advance(caller, 'seconds', ({ now, offset }) => goalAfter(now, offset, seconds * 1000), signal),
  }
}
