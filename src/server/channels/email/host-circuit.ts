// Whether a host is to be used: not after it could not be reached several times in a row, or refused the login. It is
// tried again with one mail, after a pause that grows, and used again when that one was answered.
import type { HostTrouble } from './smtp-answer.ts'

/** Failures in a row after which a host is left alone. */
const FAILURES = 3
/** The first pause and the longest, milliseconds. */
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** How a host is. */
export interface HostCondition {
  state: 'unused' | 'ok' | 'unreachable' | 'login'
  /** Why it is not used. */
  reason?: string
}

export interface HostCircuit {
  condition(): HostCondition
  isClosed(): boolean
  /** Whether its pause is over and no mail is trying it. */
  isDue(): boolean
  /** Notes that a mail goes to it; returns the function that takes what came of that. */
  noteAttempt(): (trouble: HostTrouble | undefined | 'not asked') => void
}

/** The circuit breaker of a host whose state is still unknown. `onChange` is called when it opens and closes. */
export function createHostCircuit({
  now,
  onChange,
}: {
  now(): number
  onChange(condition: HostCondition): void
}): HostCircuit {
  let condition: HostCondition = { state: 'unused' }
  let failures = 0
  let pause = FIRST_PAUSE_MS
  let openUntil: number | null = null
  let isProbing = false

  function open({ kind: state, reason }: HostTrouble): void {
    const wasClosed = openUntil === null
    condition = { state, reason }
    openUntil = now() + pause
    pause = Math.min(2 * pause, MAX_PAUSE_MS)
    if (wasClosed) onChange(condition)
  }

  function close(): void {
    const wasOpen = openUntil !== null
    condition = { state: 'ok' }
    failures = 0
    pause = FIRST_PAUSE_MS
    openUntil = null
    if (wasOpen) onChange(condition)
  }

  return {
    condition: () => condition,

    isClosed: () => openUntil === null,

    isDue: () => openUntil !== null && !isProbing && now() >= openUntil,

    noteAttempt(): (trouble: HostTrouble | undefined | 'not asked') => void {
      const isProbe = openUntil !== null
      if (isProbe) isProbing = true
      return (trouble) => {
        if (isProbe) isProbing = false
        if (trouble === 'not asked') return
        // What was on its way when the host was given up says nothing new.
        if (!isProbe && openUntil !== null) return
        if (trouble === undefined) return close()
        failures++
        if (isProbe || trouble.kind === 'login' || failures >= FAILURES) open(trouble)
      }
    },
  }
}
