// The clock of the account. That of a sandbox account can be ahead of the machine's, and every relative time of the
// console uses it.
import { computed, effect, signal } from '@preact/signals'
import { ForbiddenError } from '../../clients/index.ts'
import { api } from './api.ts'
import { parseDate } from './dates.ts'
import { refusal, sessionKey } from './session.ts'

/** Milliseconds between two looks at the clock. */
const PERIOD_MS = 10_000
/** Milliseconds by which the machine of the reader may seem to differ: a clock comes as whole seconds, and takes its time. */
const TOLERANCE = 2_000

const ahead = signal(0)
/** How far the machine of the reader is behind that of the platform. */
const late = signal(0)
const second = signal(Date.now())

/** The time of the account in milliseconds; it changes each second. */
export const accountNow = computed(() => second.value + late.value + ahead.value)

/** How far the clock of the account is ahead of real time, milliseconds. */
export const clockAhead = computed(() => ahead.value)

/** Notes whether the platform lets a key in, unless another one is used by now; any other error is for the pages to show. */
function noteAccess(key: string | null, error?: unknown): void {
  if (key !== sessionKey.peek() || refusal.peek() !== undefined) return
  refusal.value = error instanceof ForbiddenError ? error.detail : null
}

/** Reads the clock anew: after it was moved, for instance. Ends quietly when the key may not read it. */
export async function readClock(): Promise<void> {
  const key = sessionKey.peek()
  const clock = await api()
    .sandbox.getClock()
    .catch((error: unknown) => noteAccess(key, error))
  if (!clock) return
  noteAccess(key)
  ahead.value = clock.offset_seconds * 1_000
  const difference = parseDate(clock.now) - Date.now() - ahead.value
  late.value = Math.abs(difference) > TOLERANCE ? difference : 0
}

/** Begins to follow the clock. */
export function startClock(): void {
  setInterval(() => {
    if (document.visibilityState === 'visible') second.value = Date.now()
  }, 1_000)
  setInterval(() => {
    if (document.visibilityState === 'visible' && sessionKey.peek() !== null) void readClock()
  }, PERIOD_MS)
  effect(() => {
    if (sessionKey.value !== null) void readClock()
  })
}
