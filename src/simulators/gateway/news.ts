// Posts the callbacks of a fake gateway and retries until they are accepted.
import { randomUUID } from 'node:crypto'
import { signatureHeaders } from '../../server/lib/webhook-signature.ts'
import type { BreakKind } from './faults.ts'

/** Milliseconds before a failed callback is retried. */
const AGAIN_MS = 500
const TIMEOUT = 10_000
const DAY_MS = 86_400_000

export interface Courier {
  later(ms: number, act: () => void): void
  /** Posts a callback. Resolves after the first attempt. */
  postCallback(url: string, news: object, id?: string): Promise<void>
  /** Cancels all waiting callbacks. */
  end(): void
}

export function createCourier(secret: string, breaks: ReadonlySet<BreakKind>): Courier {
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
    const time = breaks.has('old_news') ? Date.now() - DAY_MS : Date.now()
    const signed = breaks.has('unsigned_news') ? {} : signatureHeaders(id, time, body, secret)
    const headers = { 'content-type': 'application/json', ...signed }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT)])
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    return answer?.ok === true
  }

  async function postCallback(url: string, news: object, id = `evt_${randomUUID()}`): Promise<void> {
    if (ending.signal.aborted) return
    const told = breaks.has('unfit_news') ? { ...news, state: undefined, at: undefined } : news
    if ((await post(url, id, JSON.stringify(told))) || breaks.has('forgetful')) return
    later(AGAIN_MS, () => void postCallback(url, news, breaks.has('renames_news') ? undefined : id))
  }

  return {
    later,
    postCallback,

    end(): void {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
