// Moves the clock of the account, with further requests where one is not enough.
import { useEffect, useRef, useState } from 'preact/hooks'
import { RequestTimeoutError, type SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { readClock } from '../../data/clock.ts'
import { parseDate, toDateText } from '../../data/dates.ts'

type Due = SandboxSchemas['ClockDue']

/** Milliseconds between two looks at a clock that moves. */
const CHECK_INTERVAL_MS = 700
/** Milliseconds for which an answer is awaited: longer than the platform takes before it gives up. */
const MAX_WAIT_MS = 120_000

/** What there is of what a moving clock brings about. */
interface Totals {
  messages: number
  deliveries: number
  operations: number
}

/** A move of the clock, while it lasts and after it. Times are milliseconds. */
export interface Move {
  phase: 'moving' | 'done' | 'stopped' | 'failed'
  from: number
  goal: number
  /** Where the clock is. */
  at: number
  /** How often the platform had no time left in one request. */
  timeouts: number
  /** Stops for something due, as far as the answers told; null when one of them told nothing. */
  fired: number | null
  /** What was due before it began, up to the goal. */
  due: readonly Due[]
  /** What is more than before. */
  more: Totals | null
  error: unknown
}

async function totals(signal: AbortSignal): Promise<Totals> {
  const { sandbox, marketing } = api()
  const query = { limit: 1 }
  const [messages, deliveries, operations] = await Promise.all([
    sandbox.listCapturedMessages({ query }, { signal }),
    sandbox.listHookDeliveries({ query }, { signal }),
    marketing.listEndedOperations({ query }, { signal }),
  ])
  return {
    messages: messages.total_items,
    deliveries: deliveries.total_items,
    operations: operations.total_items,
  }
}

const difference = (before: Totals, after: Totals): Totals => ({
  // What is kept for a time only may have become less.
  messages: Math.max(0, after.messages - before.messages),
  deliveries: Math.max(0, after.deliveries - before.deliveries),
  operations: Math.max(0, after.operations - before.operations),
})

/** The time of the platform, milliseconds. */
const timeNow = async (signal: AbortSignal): Promise<number> =>
  parseDate((await api().sandbox.getClock(undefined, { signal })).now)

/** Asks until the clock is at the goal: each request continues where the last one stopped. */
async function advance(goal: number, signal: AbortSignal, onChange: (change: Partial<Move>) => void): Promise<void> {
  let fired: number | null = 0
  for (let timeouts = 0; ; ) {
    try {
      const answer = await api().sandbox.advanceClock(
        { body: { to: toDateText(goal) } },
        { signal, timeoutMs: MAX_WAIT_MS },
      )
      onChange({ fired: fired === null ? null : fired + answer.fired, at: parseDate(answer.now) })
      return
    } catch (error) {
      if (!(error instanceof RequestTimeoutError)) throw error
      fired = null
      onChange({ timeouts: ++timeouts })
      // The last stop may have been the goal.
      if ((await timeNow(signal)) >= goal) return onChange({ fired })
    }
  }
}

async function run(goalOf: (now: number) => number, abort: AbortController, onChange: (change: Partial<Move>) => void) {
  const { signal } = abort
  const [clock, before] = await Promise.all([api().sandbox.getClock(undefined, { signal }), totals(signal)])
  const from = parseDate(clock.now)
  const goal = goalOf(from)
  onChange({ from, goal, at: from, due: clock.due.filter(({ at }) => parseDate(at) <= goal) })
  const timer = setInterval(
    () =>
      void timeNow(signal).then(
        (at) => onChange({ at }),
        () => undefined,
      ),
    CHECK_INTERVAL_MS,
  )
  let phase: Move['phase'] = 'done'
  try {
    await advance(goal, signal, onChange)
  } catch (error) {
    phase = signal.aborted ? 'stopped' : 'failed'
    if (phase === 'failed') onChange({ error })
  } finally {
    clearInterval(timer)
  }
  await readClock()
  const rest = new AbortController().signal
  const [at, after] = await Promise.all([timeNow(rest), totals(rest)])
  onChange({ phase, at, more: difference(before, after) })
}

/** The clock of the account as something that a page moves. */
export function useMovingClock(onMoved: () => void) {
  const [move, setMove] = useState<Move | null>(null)
  const abort = useRef(new AbortController())
  useEffect(() => () => abort.current.abort(), [])

  /** Moves it to the time that `goalOf` makes of the present one; milliseconds. */
  async function start(goalOf: (now: number) => number): Promise<void> {
    abort.current = new AbortController()
    const first = { from: 0, goal: 0, at: 0, timeouts: 0, fired: null, due: [], more: null, error: undefined }
    setMove({ phase: 'moving', ...first })
    const change = (part: Partial<Move>) => {
      setMove((old) => old && { ...old, ...part })
      if (part.at !== undefined) void readClock()
    }
    try {
      await run(goalOf, abort.current, change)
    } catch (error) {
      change(abort.current.signal.aborted ? { phase: 'stopped' } : { phase: 'failed', error })
    }
    onMoved()
  }

  return { move, isMoving: move?.phase === 'moving', start, stop: () => abort.current.abort() }
}
