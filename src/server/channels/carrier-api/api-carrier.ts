// SMS by the Carrier API: texts are posted to a gateway, which sends once what has one id. So when an answer is lost, the
// same is posted again, and the second answer says what the first one would have said.
import { setTimeout } from 'node:timers/promises'
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { signatureHeaders } from '../../lib/webhook-signature.ts'
import { neverLeft } from '../http/carrier-answers.ts'
import { GuardError, type GuardedClient } from '../http/guarded-client.ts'
import { createWindow } from '../sms/window.ts'
import { type Meaning, meaningOf } from './answers.ts'

/** A gateway, and how we talk to it. */
export interface Gateway {
  /** Without the path of an operation. */
  url: string
  /** The first signs, and so do the others, while it is replaced. */
  secrets: readonly string[]
  /** Requests without an answer yet, at most. */
  window: number
  /** Parts of messages a second, at most; null: as fast as the gateway takes them. */
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

export interface ApiCarrierParts {
  client: Pick<GuardedClient, 'send' | 'close'>
  /** The id of a message for the gateway; the same on every attempt. */
  idOf(sms: OutgoingSms): string
  /** Where the gateway posts what becomes of messages. */
  callback: string
  /** Goes before all that is not. */
  isReserved(sms: OutgoingSms): boolean
  /** Wall time, milliseconds. */
  now(): number
  /** Tells of each answer, good or bad. */
  onChange(health: GatewayHealth): void
  onThrottled(): void
  /** Milliseconds; tests need not wait so long. */
  times?: Partial<Times>
}

export type ApiCarrier = SmsCarrier & {
  /** Posts nothing more but what may have left already: all else is put off at once. */
  hold(): void
  health(): GatewayHealth
}

/** How often one message is posted while answers are lost. */
const MOST_TRIES = 3
const MOST_PARTS = 255
const MOST_BYTES = 65_536

/** `+351910000001` of `351-910000001`; short codes and names stay. */
const toPublic = (address: string): string => (/^\d+-\d+$/.test(address) ? `+${address.replace('-', '')}` : address)

const HELD: Outcome = { state: 'deferred', reason: 'the process ends', held: true }

/** A carrier that hands SMS to a gateway. */
export function createApiCarrier(gateway: Gateway, parts: ApiCarrierParts): ApiCarrier {
  const { client, now, onChange, onThrottled } = parts
  const times = { ...TIMES, ...parts.times }
  const window = createWindow({ most: gateway.window, rate: gateway.rate, pause: times.throttlePause })
  let isHeld = false
  let health: Omit<GatewayHealth, 'inFlight'> = { state: 'unused', since: null, reason: null }

  function note(meaning: Meaning): void {
    const isFailing = meaning.state === 'lost' || (meaning.state === 'later' && meaning.trouble === true)
    const state = isFailing ? 'failing' : 'ok'
    const since = state === health.state ? health.since : now()
    health = { state, since, reason: isFailing ? meaning.reason : null }
    onChange({ ...health, inFlight: window.taken() })
  }

  /** Posts once. A new signature for each try, since a gateway refuses old ones. */
  async function post(id: string, body: string): Promise<Meaning> {
    const signed = gateway.secrets.map((secret) => signatureHeaders(id, now(), body, secret))
    const signature = signed.map((headers) => headers['webhook-signature']).join(' ')
    const headers = { 'content-type': 'application/json', ...signed[0], 'webhook-signature': signature }
    const sent = { headers, body, timeoutMs: times.answerIn, maxBytes: MOST_BYTES }
    try {
      return meaningOf(await client.send(`${gateway.url}/messages`, { method: 'POST', ...sent }), now())
    } catch (error) {
      const { message: reason } = error as Error
      if (error instanceof GuardError || neverLeft(error)) return { state: 'later', reason, trouble: true }
      return { state: 'lost', reason: `no answer of the gateway: ${reason}` }
    }
  }

  function hold(): void {
    isHeld = true
    window.hold()
  }

  async function send(sms: OutgoingSms): Promise<Outcome> {
    const count = segmentSms(sms.text, sms.encoding).parts.length
    if (count > MOST_PARTS) return { state: 'failed', reason: 'the text has too many parts' }
    const id = parts.idOf(sms)
    const body = bodyOf(sms, { id, count: Math.max(1, count), callback: parts.callback })
    const until = performance.now() + times.throttlePatience
    for (let lost = 0; ; ) {
      const turn = { isFirst: parts.isReserved(sms), stays: lost > 0, parts: count }
      if (!(await window.take(turn))) return HELD
      const meaning = await post(id, body)
      const slow = meaning.state === 'later' && meaning.slow === true
      const wait = meaning.state === 'later' ? meaning.wait : undefined
      window.give(slow ? 'throttled' : 'fine', wait === undefined ? undefined : Math.min(wait, times.throttlePatience))
      note(meaning)
      if (slow) onThrottled()
      // A process that ends does not ask again: nobody knows more after it.
      if (meaning.state === 'lost' && ++lost < MOST_TRIES && !isHeld) await setTimeout(times.againAfter * lost)
      else if (!slow || performance.now() + (wait ?? 0) >= until) return outcomeOf(id, meaning, lost > 0)
    }
  }

  return {
    send: (messages) => Promise.all(messages.map(send)),
    hold,
    health: () => ({ ...health, inFlight: window.taken() }),
    async close() {
      hold()
      await Promise.race([window.empty(), setTimeout(times.closeIn, undefined, { ref: false })])
      await client.close()
    },
  }
}

const bodyOf = (
  { from, to, text, encoding }: OutgoingSms,
  { id, count, callback }: { id: string; count: number; callback: string },
): string => JSON.stringify({ id, from: toPublic(from), to: toPublic(to), text, encoding, parts: count, callback })

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
