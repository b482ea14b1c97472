// Whether a host is to be used: not after it could not be reached several times in a row, or refused the login. It is
// tried again with one mail, after a pause that grows, and used again when that one was answered.
import type { HostTrouble } from './smtp-answer.ts'

/** Failures in a row after which a host is left alone. */
const FAILURES = 3
/** The first pause and the longest, milliseconds. */
const PAUSE = 2_000
const LONGEST = 60_000

/** How a host is. */
export interface HostCondition {
  state: 'unused' | 'ok' | 'unreachable' | 'login'
  /** Why it is not used. */
  reason?: string
}

export type HostCircuit = ReturnType<typeof createHostCircuit>

/** A circuit of a host of which nothing is known yet. `onChange` hears when it opens and closes. */
export function createHostCircuit({ now, onChange }: { now(): number; onChange(condition: HostCondition): void }) {
  let condition: HostCondition = { state: 'unused' }
  let failures = 0
  let pause = PAUSE
  let openUntil: number | null = null
  let isProbing = false

  function open({ kind: state, reason }: HostTrouble): void {
    const wasClosed = openUntil === null
    condition = { state, reason }
    openUntil = now() + pause
    pause = Math.min(2 * pause, LONGEST)
    if (wasClosed) onChange(condition)
  }

  function close(): void {
    const wasOpen = openUntil !== null
    condition = { state: 'ok' }
    failures = 0
    pause = PAUSE
    openUntil = null
    if (wasOpen) onChange(condition)
  }

  return {
    condition: (): HostCondition => condition,

    isClosed: (): boolean => openUntil === null,

    /** Whether its pause is over and no mail is trying it. */
    isDue: (): boolean => openUntil !== null && !isProbing && now() >= openUntil,

    /** Notes that a mail goes to it; returns the function that takes what came of that. */
    begin(): (trouble: HostTrouble | undefined | 'not asked') => void {
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
