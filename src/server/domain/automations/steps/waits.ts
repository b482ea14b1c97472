// Actions that wait. A contact arrives, waits, and continues at the time or event that it waited for.
import { type Duration, lengthOf } from '../actions.ts'
import { isHour, nextHour } from './hours.ts'
import { goOn, type Next, type RunInProgress, type Slice, type Step } from './step.ts'

const HOUR_MS = 3_600_000

/** When a wait ends that begins now. */
const endOfWait = (now: number, duration: Duration): number => now + lengthOf(duration)

/** Whether the contact has just come to the action. */
const isComing = ({ run }: RunInProgress): boolean => run.stage === 'coming' || run.stage === 'again'

export const wait: Step<'wait'> =
  async ({ now }, action) =>
  (traveller) =>
    isComing(traveller) ? { wait: endOfWait(now, action), for: null } : goOn

/**
 * Whether the time of a contact that waits for an hour has come: it has even if the platform is late, or a clock leapt
 * over the hour, but not if the hour passed while the automation was paused.
 */
const hasCome = ({ now, automation }: Slice, due: number): boolean => now - due < HOUR_MS || due >= automation.activated

/** A contact that goes in a circle has been here within the hour, so it waits for the next one. */
export const waitUntil: Step<'waitUntil'> = async (slice, action) => {
  const { now } = slice
  const later: Next = { wait: nextHour(action, now), for: null }
  const isNow = isHour(action, now)
  return ({ run }) => {
    if (run.stage === 'again') return later
    return isNow || (run.stage === 'waiting' && run.due !== null && hasCome(slice, run.due)) ? goOn : later
  }
}

export const waitForEvent: Step<'waitForEvent'> =
  async ({ now }, action) =>
  (traveller) => {
    if (isComing(traveller)) return { wait: endOfWait(now, action), for: action.event }
    return { go: traveller.run.stage === 'met' ? 'yes' : 'no' }
  }
