// Actions that wait. The contact comes, waits, and goes on when its time has come, or what it waited for.
import { type Duration, lengthOf } from '../actions.ts'
import { isHour, nextHour } from './hours.ts'
import { goOn, type Next, type Slice, type Step, type Traveller } from './step.ts'

const HOUR = 3_600_000

/** When a wait ends that begins now. */
const after = (now: number, duration: Duration): number => now + lengthOf(duration)

/** Whether the contact has just come to the action. */
const isComing = ({ run }: Traveller): boolean => run.stage === 'coming' || run.stage === 'again'

export const wait: Step<'wait'> =
  async ({ now }, action) =>
  (traveller) =>
    isComing(traveller) ? { wait: after(now, action), for: null } : goOn

/**
 * Whether the time of a contact that waits for an hour has come: it has even if the platform is late, or a clock leapt
 * over the hour, but not if the hour passed while the automation was paused.
 */
const hasCome = ({ now, automation }: Slice, due: number): boolean => now - due < HOUR || due >= automation.activated

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
    if (isComing(traveller)) return { wait: after(now, action), for: action.event }
    return { go: traveller.run.stage === 'met' ? 'yes' : 'no' }
  }
