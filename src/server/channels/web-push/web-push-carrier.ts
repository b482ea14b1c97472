// Hands messages to the push services of browsers (RFC 8030). An endpoint is the address of a stranger, so each goes
// through the guarded client.
import type { Outcome, WebPushCarrier } from '../../domain/sending/carrier.ts'
import type { OutgoingWebPush } from '../../domain/sending/web-push.ts'
import type { KeyPair } from '../../lib/p256.ts'
import { MAX_PUSH_TEXT, pushText } from '../../lib/push-text.ts'
import { outcomeOfError, waitOf } from '../http/carrier-answers.ts'
import { encryptPush } from './encrypt.ts'
import { createVapid, type VapidDeps } from './vapid.ts'

/** Seconds for which a push service keeps a message for a browser that is off: three days. */
const TTL = '259200'

interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  excerpt: string
}

/** Posts one request to an address outside. */
export type PostPush = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<Answer>

export interface WebPushDeps extends VapidDeps {
  post: PostPush
  /** The keys by which push services know the account. */
  keysOf(accountId: number): Promise<KeyPair>
}

/** Sends each message by itself, all of a batch at once. */
export function createWebPushCarrier({ post, keysOf, ...parts }: WebPushDeps): WebPushCarrier {
  const authorize = createVapid(parts)

  async function send(message: OutgoingWebPush): Promise<Outcome> {
    const text = pushText(message.notification)
    if (text.length > MAX_PUSH_TEXT)
      return { state: 'failed', reason: `the message has ${text.length} bytes; push services take ${MAX_PUSH_TEXT}` }
    const headers = {
      authorization: authorize(await keysOf(message.accountId), message.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: TTL,
      urgency: 'normal',
    }
    const posted = post(message.endpoint, headers, encryptPush(text, message))
    return posted.then((answer) => outcomeOf(answer, parts.now()), outcomeOfError)
  }

  return {
    send: (messages) => Promise.all(messages.map((message) => send(message).catch(unsentOutcome))),
    close: async () => {},
  }
}

/** Something failed before the message left. */
const unsentOutcome = (error: unknown): Outcome => ({
  state: 'failed',
  reason: `not sent: ${(error as Error).message}`,
})

/** What an answer means for the message. */
function outcomeOf({ status, headers, excerpt }: Answer, now: number): Outcome {
  const reason = `the push service answered ${status} ${excerpt}`.trim()
  if (status >= 200 && status < 300) return { state: 'accepted', ref: String(headers['location'] ?? status) }
  // The subscription has ended (RFC 8030 7.3).
  if (status === 404 || status === 410) return { state: 'failed', reason, rejected: true, gone: true }
  if (status === 429 || status >= 500) {
    const wait = waitOf(headers, now)
    return { state: 'deferred', reason, ...(wait !== undefined && { wait }) }
  }
  if ([400, 401, 403].includes(status))
    return { state: 'failed', reason: `${reason}: it does not take the key of the account` }
  return { state: 'failed', reason }
}
