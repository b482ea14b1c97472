// Tells a slow provider from a slow host: while mails to other providers have quick answers of the same host, it is the
// provider that keeps a mail waiting.
import type { OnTheWay } from './group-lane.ts'

/** Milliseconds after which an answer is slow, and those of a quick one. */
const SLOW = 5_000
const QUICK = 1_000

/** Watches the mails on their way to one host. */
export function createQuickAnswers(now: () => number) {
  /** When mails of two lanes had a quick answer last. */
  const quick: { lane: string; at: number }[] = []

  /** Begins to watch a mail; the function ends it, and says whether its provider was slow. */
  return ({ lane, slow }: OnTheWay) => {
    const begin = now()
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = quick.some((other) => other.lane !== lane && other.at >= begin)
      if (isSlow) slow()
    }, SLOW)
    return (isAnswer: boolean): boolean => {
      clearTimeout(timer)
      if (isAnswer && now() - begin < QUICK) {
        const others = quick.filter((other) => other.lane !== lane)
        quick.splice(0, quick.length, { lane, at: now() }, ...others.slice(0, 1))
      }
      return isSlow
    }
  }
}
