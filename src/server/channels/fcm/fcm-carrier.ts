// Hands push messages to Google (FCM, HTTP v1), signed in as a service account of the Firebase project.
import type { Outcome, OutgoingPush, PushCarrier } from '../../domain/sending/carrier.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { neverLeft, waitOf } from '../http/carrier-answers.ts'
import { CONNECTIONS, GuardError } from '../http/guarded-client.ts'
import { appData } from '../push/app-data.ts'
import { type Batches, createBatches, type PushVerdict, verdictFor } from '../push/batches.ts'
import { KEPT_FOR, MOST_BYTES, shownUnder } from '../push/delivery.ts'
import type { ServiceWatch } from '../push/service-watch.ts'
import { type AccessDeps, createAccessTokens } from './access-token.ts'
import { type ReadFcmAnswer, readFcmAnswer } from './answers.ts'

export interface FcmDeps extends AccessDeps {
  /** The address of the service. */
  url: string
  watch: ServiceWatch
}

/** Milliseconds to wait when Google says that it is too much, and not for how long. */
const DEFAULT_PAUSE_MS = 60_000

type Posted = Awaited<ReturnType<AccessDeps['post']>>

/** Sends each message by itself, as many at once as there are connections. */
export function createFcmCarrier(parts: FcmDeps): PushCarrier {
  const { url, account, post, now, watch } = parts
  const tokens = createAccessTokens(parts)
  // A message that waits for a connection must not use up the time that Google has for an answer.
  const turns = createLimiter({ all: CONNECTIONS, each: CONNECTIONS })
  const address = `${url}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  const batches: Batches = createBatches(watch, sendOne)

  async function sendOne(push: OutgoingPush): Promise<PushVerdict> {
    const message = messageOf(push)
    const bytes = Buffer.byteLength(JSON.stringify({ ...message, token: undefined }))
    if (bytes > MOST_BYTES)
      return verdictFor({ state: 'failed', reason: `the message has ${bytes} bytes; Google takes ${MOST_BYTES}` })
    return turns.run(push.accountId, () => postPush(JSON.stringify({ message }), true))
  }

  async function postPush(body: string, isFirst: boolean): Promise<PushVerdict> {
    const paused = watch.paused()
    if (paused) return verdictFor(paused)
    const access = await tokens.current()
    if ('problem' in access) return verdictFor(notSignedIn(access))
    const headers = { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' }
    const answer = await post(address, headers, body).catch((error: Error) => error)
    if (answer instanceof Error) return verdictFor(unanswered(answer))
    const read = readFcmAnswer(answer.status, answer.body.toString())
    watch.answered(read.word)
    if (read.meaning === 'signed out') {
      tokens.drop(access.token)
      if (isFirst) return postPush(body, false)
    }
    if (read.meaning === 'accepted') return verdictFor({ state: 'accepted', ref: read.name }, false)
    return verdictOf(read, answer)
  }

  function notSignedIn({ problem, reason }: { problem: 'refused' | 'unreachable'; reason: string }): Outcome {
    if (problem === 'unreachable') return watch.unreachable(reason)
    return watch.pause(reason)
  }

  function unanswered(error: Error): Outcome {
    const isUnsent = error instanceof GuardError || neverLeft(error)
    return isUnsent ? watch.unreachable(error.message) : { state: 'unknown', reason: error.message }
  }

  /** What an answer other than yes means for the message; the platform takes notice of what is about itself. */
  function verdictOf({ meaning, word }: ReadFcmAnswer, { status, headers }: Posted): PushVerdict {
    const reason = `Google answered ${status} ${word}`
    const failed = { state: 'failed', reason } as const
    switch (meaning) {
      case 'gone':
        return verdictFor({ ...failed, rejected: true, gone: true }, word !== 'UNREGISTERED')
      case 'foreign':
        return verdictFor({ ...failed, rejected: true, gone: true }, true)
      case 'later': {
        const wait = waitOf(headers, now()) ?? (status === 429 ? DEFAULT_PAUSE_MS : undefined)
        return verdictFor({ state: 'deferred', reason, ...(wait !== undefined && { wait }) })
      }
      case 'unsigned':
        // Devices of Android are reached all the same.
        watch.complain(`${reason}: the project has no good key for Apple`)
        return verdictFor({ state: 'deferred', reason, broken: true })
      case 'signed out':
      case 'refused':
        return verdictFor(watch.pause(reason))
      case 'misused':
        watch.complain(reason)
        return verdictFor(failed)
      default:
        return verdictFor(failed)
    }
  }

  return { send: batches.send, close: batches.end }
}

/** Further data for the app: Google takes texts only. */
const textsOf = (data: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

function messageOf(push: OutgoingPush) {
  const { title, text, extras, device } = push
  const data = appData(push)
  return {
    token: device,
    notification: { title, body: text, ...(extras?.icon && { image: extras.icon }) },
    ...(data && { data: textsOf(data) }),
    android: { priority: 'HIGH', ttl: `${KEPT_FOR}s`, notification: { tag: shownUnder(push) } },
    apns: {
      headers: { 'apns-collapse-id': shownUnder(push) },
      payload: { aps: { sound: 'default', ...(extras?.icon && { 'mutable-content': 1 }) } },
    },
  }
}
