// Posts messages to a gateway of the Carrier API, which takes once what has one id. So when an answer is lost, the same is
// posted again, and the second answer says what the first one would have said.
import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '../../domain/sending/carrier.ts'
import { signatureHeaders } from '../../lib/webhook-signature.ts'
import { neverLeft } from '../http/carrier-answers.ts'
import { GuardError, type GuardedClient } from '../http/guarded-client.ts'
import { createAdaptiveLimiter } from '../sms/adaptive-limiter.ts'
import { type Meaning, meaningOf } from './answers.ts'

/** A gateway, and how we talk to it. */
export interface Gateway {
  /** Without the path of an operation. */
  url: string
  /** The first signs, and so do the others, while it is replaced. */
  secrets: readonly string[]
  /** Requests without an answer yet, at most. */
  window: number
  /** Parts of SMS or calls a second, at most; null: as fast as the gateway takes them. */
  rate: number | null
}

/** How the gateway is, by its last answer. */
export interface GatewayHealth {
  state: 'unused' | 'ok' | 'failing'
  /** Since when it is so, milliseconds; null while it is unused. */
  since: number | null
  /** Why it fails. */
  reason: string | null
  inFlight: number
}

interface Times {
  /** A request waits so long for its answer. */
  answerIn: number
  /** What was lost is posted again after so long, and after twice as long. */
  againAfter: number
  /** Nothing is posted for so long after the gateway asked for less and did not say for how long. */
  throttlePause: number
  /** A message that is refused for the speed is tried again for so long. */
  throttlePatience: number
  /** The open requests are awaited for so long at the end. */
  closeIn: number
}

const TIMES: Times = {
  answerIn: 30_000,
  againAfter: 1_000,
  throttlePause: 1_000,
  throttlePatience: 60_000,
  closeIn: 40_000,
}

export interface PosterDeps {
  client: Pick<GuardedClient, 'send' | 'close'>
  /** Wall time, milliseconds. */
  now(): number
  /** Tells of each answer, good or bad. */
  onChange(health: GatewayHealth): void
  onThrottled(): void
  /** Milliseconds; tests need not wait so long. */
  times?: Partial<Times>
}

/** One message for the gateway. */
interface Posted {
  /** Our id of it. */
  id: string
  /** As JSON. */
  body: string
  /** Goes before all that is not. */
  isFirst: boolean
  /** What of the rate it uses. */
  parts: number
}

/** How often one message is posted while answers are lost. */
const MAX_TRIES = 3
const MAX_BYTES = 65_536

const HELD: Outcome = { state: 'deferred', reason: 'the process ends', held: true }

export interface Poster {
  /** Posts a message until it is known what the gateway makes of it; the `ref` of one that it took is its id there. */
  post(posted: Posted): Promise<Outcome>
  /** Defers all messages that are not posted yet, and lets no more begin. */
  deferWaiting(): void
  health(): GatewayHealth
  /** Waits for the answers that are still to come. */
  close(): Promise<void>
}

/** `path`: that of the operation. */
export function createPoster(path: string, gateway: Gateway, parts: PosterDeps): Poster {
  const { client, now, onChange, onThrottled } = parts
  const times = { ...TIMES, ...parts.times }
  const window = createAdaptiveLimiter({ most: gateway.window, rate: gateway.rate, pause: times.throttlePause })
  let isHeld = false
  let health: Omit<GatewayHealth, 'inFlight'> = { state: 'unused', since: null, reason: null }

  function noteMeaning(meaning: Meaning): void {
    const isFailing = meaning.state === 'lost' || (meaning.state === 'later' && meaning.trouble === true)
    const state = isFailing ? 'failing' : 'ok'
    const since = state === health.state ? health.since : now()
    health = { state, since, reason: isFailing ? meaning.reason : null }
    onChange({ ...health, inFlight: window.taken() })
  }

  /** Posts once. A new signature for each try, since a gateway refuses old ones. */
  async function postOnce({ id, body }: Posted): Promise<Meaning> {
    const signed = gateway.secrets.map((secret) => signatureHeaders(id, now(), body, secret))
    const signature = signed.map((headers) => headers['webhook-signature']).join(' ')
    const headers = { 'content-type': 'application/json', ...signed[0], 'webhook-signature': signature }
    const sent = { headers, body, timeoutMs: times.answerIn, maxBytes: MAX_BYTES, read: 'start' as const }
    try {
      return meaningOf(await client.send(gateway.url + path, { method: 'POST', ...sent }), now())
    } catch (error) {
      const { message: reason } = error as Error
      if (error instanceof GuardError || neverLeft(error)) return { state: 'later', reason, trouble: true }
      return { state: 'lost', reason: `no answer of the gateway: ${reason}` }
    }
  }

  function deferWaiting(): void {
    isHeld = true
    window.stopAdmitting()
  }

  return {
    async post(posted): Promise<Outcome> {
      const until = performance.now() + times.throttlePatience
      for (let lost = 0; ; ) {
        if (!(await window.acquire({ isFirst: posted.isFirst, stays: lost > 0, parts: posted.parts }))) return HELD
        const meaning = await postOnce(posted)
        const slow = meaning.state === 'later' && meaning.slow === true
        const wait = meaning.state === 'later' ? meaning.wait : undefined
        window.release(
          slow ? 'throttled' : 'fine',
          wait === undefined ? undefined : Math.min(wait, times.throttlePatience),
        )
        noteMeaning(meaning)
        if (slow) onThrottled()
        // No retry while the process ends: nothing would wait for its response.
        if (meaning.state === 'lost' && ++lost < MAX_TRIES && !isHeld) await setTimeout(times.againAfter * lost)
        else if (!slow || performance.now() + (wait ?? 0) >= until) return outcomeOf(posted.id, meaning, lost > 0)
      }
    },

    deferWaiting,
    health: (): GatewayHealth => ({ ...health, inFlight: window.taken() }),

    async close(): Promise<void> {
      deferWaiting()
      await Promise.race([window.drained(), setTimeout(times.closeIn, undefined, { ref: false })])
      await client.close()
    },
  }
}

/** `+351910000001` of `351-910000001`; short codes and names stay. */
export const toPublic = (address: string): string =>
  /^\d+-\d+$/.test(address) ? `+${address.replace('-', '')}` : address

/** What becomes of a message. `inDoubt`: an earlier try may have left it there. */
function outcomeOf(id: string, meaning: Meaning, inDoubt: boolean): Outcome {
  switch (meaning.state) {
    case 'taken':
      return { state: 'accepted', ref: meaning.carrierId ?? id }
    case 'refused':
      // Had an earlier try been taken, the gateway would say so again.
      return { state: 'failed', reason: meaning.reason, ...(meaning.rejected && { rejected: true }) }
    case 'lost':
      return { state: 'unknown', reason: meaning.reason }
    case 'later': {
      const { reason, wait, trouble } = meaning
      if (inDoubt) return { state: 'unknown', reason }
      return { state: 'deferred', reason, ...(trouble && { broken: true }), ...(wait !== undefined && { wait }) }
    }
  }
}
