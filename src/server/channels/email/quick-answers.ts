// Tells a slow provider from a slow host: while mails to other providers have quick answers of the same host, it is the
// provider that keeps a mail waiting.
import type { OnTheWay } from './group-lane.ts'

/** Milliseconds after which an answer is slow, and those of a quick one. */
const SLOW_MS = 5_000
const QUICK = 1_000

/** Begins to watch a mail. The returned function ends that; it returns whether the provider of the mail was slow. */
export type QuickAnswers = (mail: OnTheWay) => (isAnswer: boolean) => boolean

/** Watches the mails on their way to one host. */
export function createQuickAnswers(now: () => number): QuickAnswers {
  /** When mails of two lanes had a quick answer last. */
  const quick: { lane: string; at: number }[] = []

  return ({ lane, slow }) => {
    const begin = now()
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = quick.some((other) => other.lane !== lane && other.at >= begin)
      if (isSlow) slow()
    }, SLOW_MS)
    return (isAnswer) => {
      clearTimeout(timer)
      if (isAnswer && now() - begin < QUICK) {
        const others = quick.filter((other) => other.lane !== lane)
        quick.splice(0, quick.length, { lane, at: now() }, ...others.slice(0, 1))
      }
      return isSlow
    }
  }
}
