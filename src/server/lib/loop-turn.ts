// Long work on the event loop, in pieces between which others have their turn.
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work before others have their turn: no request waits longer than this for one loop. */
const TURN_MS = 10

/** Ask after each piece of work; `null` while the turn is not used up, otherwise a promise to wait for. */
export function createLoopTurn(): () => Promise<void> | null {
  let began = performance.now()
  return () => {
    if (performance.now() - began < TURN_MS) return null
    return setImmediate().then(() => {
      began = performance.now()
    })
  }
}
