// Posts what a simulated gateway has to tell: again and again until it is taken, and later when nobody is there.
import { randomUUID } from 'node:crypto'
import { signatureHeaders } from '../../server/lib/webhook-signature.ts'
import type { BreakKind } from './faults.ts'

/** Milliseconds after which what was not taken is posted again. */
const AGAIN = 500
const TIMEOUT = 10_000
const DAY = 86_400_000

export type Courier = ReturnType<typeof createCourier>

export function createCourier(secret: string, breaks: ReadonlySet<BreakKind>) {
  const timers = new Set<NodeJS.Timeout>()
  const ending = new AbortController()

  function later(ms: number, act: () => void): void {
    if (ending.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  async function post(url: string, id: string, body: string): Promise<boolean> {
    const time = breaks.has('old_news') ? Date.now() - DAY : Date.now()
    const signed = breaks.has('unsigned_news') ? {} : signatureHeaders(id, time, body, secret)
    const headers = { 'content-type': 'application/json', ...signed }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT)])
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    return answer?.ok === true
  }

  /** Resolves after the first try. */
  async function tell(url: string, news: object, id = `evt_${randomUUID()}`): Promise<void> {
    if (ending.signal.aborted) return
    const told = breaks.has('unfit_news') ? { ...news, state: undefined, at: undefined } : news
    if ((await post(url, id, JSON.stringify(told))) || breaks.has('forgetful')) return
    later(AGAIN, () => void tell(url, news, breaks.has('renames_news') ? undefined : id))
  }

  return {
    later,
    tell,

    /** Forgets what is still to be done. */
    end(): void {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
