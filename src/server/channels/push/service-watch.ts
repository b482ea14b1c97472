// Watches a push service by its answers: whether it can be reached, whether it takes the key of the platform, and
// whether its word on tokens is to be believed.
import type { Outcome } from '../../domain/sending/carrier.ts'

export interface WatchDeps {
  /** What logs and measurements call the service. */
  service: string
  /** Milliseconds of real time. */
  now(): number
  /** Logs a line that needs attention. */
  alarm(text: string, data: Record<string, unknown>): void
  /** Counts the answers of the service. */
  count(service: string, answer: string): void
}

export interface ServiceCondition {
  state: 'unused' | 'ok' | 'unreachable' | 'paused'
  /** Why it is unreachable or paused. */
  reason?: string
}

/** Milliseconds for which a service that refuses the platform is left alone. */
const REFUSED_PAUSE_MS = 5 * 60_000
/** Milliseconds in which one line of a kind is enough. */
const QUIET_MS = 3_600_000
/** Answers on tokens below which nothing follows from their share, above which older ones count half, and the share. */
const FEWEST = 10
const MAX_REMEMBERED = 1_000
const SHARE = 0.2

/** Sums up answers on tokens; gives the share of foreign ones, null while nothing follows from it. */
function createTokenShare(): (foreign: number, answers: number) => number | null {
  let [bad, known] = [0, 0]
  return (foreign, answers) => {
    bad += foreign
    known += answers
    if (known > MAX_REMEMBERED) [bad, known] = [bad / 2, known / 2]
    return known < FEWEST ? null : bad / known
  }
}

/** Writes lines to the log, of each kind one in an hour. */
function createQuietAlarm({ service, now, alarm }: Pick<WatchDeps, 'service' | 'now' | 'alarm'>) {
  const told = new Map<string, number>()
  return (kind: string, text: string, reason: string): void => {
    const last = told.get(kind)
    if (last !== undefined && now() - last < QUIET_MS) return
    told.set(kind, now())
    alarm(text, { service, reason })
  }
}

export interface ServiceWatch {
  /** How the service is. After a pause it is as it was until an answer says otherwise. */
  condition(): ServiceCondition
  /** Since when it is so; null before the first answer. */
  since(): number | null
  /** The outcome of what is not sent now, because the service is left alone; null when it may be asked. */
  paused(): Outcome | null
  /** It answered. `answer` is one of few words. */
  answered(answer: string): void
  /** It cannot be reached; the outcome of the message that was not sent. */
  unreachable(reason: string): Outcome
  /**
   * The service rejects the key or the settings of the platform: messages wait until the pause is over. Returns their
   * outcome.
   */
  pause(reason: string): Outcome
  /** Something is wrong that does not keep other messages back. */
  complain(reason: string): void
  /**
   * Takes in how many tokens of a batch the service called foreign, of all on which it said anything. False: there are
   * so many that the key or the host is the wrong one, and not the tokens, or too little is known to tell.
   */
  believes(foreign: number, answers: number): boolean
}

/** Starts to watch a service of which nothing is known yet. */
export function createServiceWatch({ service, now, alarm, count }: WatchDeps): ServiceWatch {
  let condition: ServiceCondition = { state: 'unused' }
  let since: number | null = null
  let pausedUntil = 0
  const tell = createQuietAlarm({ service, now, alarm })
  const shareAfter = createTokenShare()

  const deferred = (wait: number, reason: string): Outcome => ({
    state: 'deferred',
    reason: `${service} is paused: ${reason}`,
    broken: true,
    wait,
  })

  function become(next: ServiceCondition): void {
    if (next.state !== condition.state) since = now()
    condition = next
  }

  return {
    condition: () => condition,

    since: () => since,

    paused(): Outcome | null {
      const wait = pausedUntil - now()
      return wait <= 0 ? null : deferred(wait, condition.reason ?? '')
    },

    answered(answer): void {
      count(service, answer)
      if (pausedUntil <= now()) become({ state: 'ok' })
    },

    unreachable(reason): Outcome {
      count(service, 'unreachable')
      if (pausedUntil <= now()) become({ state: 'unreachable', reason })
      return { state: 'deferred', reason, broken: true }
    },

    pause(reason): Outcome {
      pausedUntil = now() + REFUSED_PAUSE_MS
      become({ state: 'paused', reason })
      tell('paused', 'A push service refuses the platform. Check its key and settings', reason)
      return deferred(REFUSED_PAUSE_MS, reason)
    },

    complain(reason): void {
      tell(reason, 'A push service refuses what the platform asks', reason)
    },

    believes(foreign, answers): boolean {
      const share = shareAfter(foreign, answers)
      if (share === null) return false
      if (share <= SHARE) return true
      const reason = `${Math.round(share * 100)} % of the tokens`
      if (foreign > 0)
        tell(
          'foreign',
          'A push service knows too few tokens. Its key or host may be that of another environment',
          reason,
        )
      return false
    },
  }
}
