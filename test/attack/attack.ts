// Runs kinds of attack against a platform on loopback, each bounded in time, and counts what was withstood.
import type { Target } from './target.ts'

/** One attack: what was tried, and what went wrong (null when it was withstood). */
export interface Attempt {
  what: string
  failure: string | null
}

/** A kind of attack yields each attempt as it ends. */
export type Kind = (target: Target) => AsyncGenerator<Attempt>

export interface KindResult {
  name: string
  tried: number
  failures: string[]
  seconds: number
}

export const withstood = (what: string): Attempt => ({ what, failure: null })

/** The attempt failed if `isBad`. */
export const judged = (what: string, isBad: boolean, failure: string): Attempt => ({
  what,
  failure: isBad ? failure : null,
})

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Runs a kind; an error, or an attempt that takes longer than `ms` milliseconds, counts as a failure. */
export async function runKind(name: string, kind: Kind, target: Target, ms: number): Promise<KindResult> {
  const began = performance.now()
  const result: KindResult = { name, tried: 0, failures: [], seconds: 0 }
  let timer: NodeJS.Timeout | undefined
  let isTooLate: (error: Error) => void = () => undefined
  const tooLate = new Promise<never>((_, reject) => (isTooLate = reject))
  tooLate.catch(() => undefined)
  const attempts = kind(target)
  try {
    for (;;) {
      timer = setTimeout(() => isTooLate(new Error(`an attempt did not end in ${ms / 1_000} s`)), ms)
      const next = await Promise.race([attempts.next(), tooLate])
      clearTimeout(timer)
      if (next.done) break
      result.tried++
      const { what, failure } = next.value
      if (failure !== null) result.failures.push(`${what}: ${failure}`)
    }
  } catch (error) {
    result.tried++
    result.failures.push(textOf(error))
  } finally {
    clearTimeout(timer)
  }
  return { ...result, seconds: (performance.now() - began) / 1_000 }
}

/** One line per kind. */
export const lineOf = ({ name, tried, failures, seconds }: KindResult): string =>
  `${name.padEnd(10)} ${String(tried).padStart(6)} tried ${String(tried - failures.length).padStart(6)} withstood  ${seconds.toFixed(1)} s`
