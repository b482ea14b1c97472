// The testable rules of the Carrier API, in the order of the tests.
import { hookValidators, type Validator } from '../../../generated/carrier-v1/validators.js'
import { verifyWebhook } from '../../clients/webhooks.ts'
import type { Post } from './listener.ts'
import { faultOf, NotApplicable, type Probe, type ProbeAnswer, strangeSecret, Violation } from './probe.ts'

/** A rule and its test: `attempt` throws a Violation or NotApplicable. */
export interface Rule {
  name: string
  says: string
  attempt(probe: Probe): Promise<void>
}

const TEN_MINUTES = 600

function expectStatus({ status }: ProbeAnswer, wanted: number): void {
  if (status === 501) throw new NotApplicable('the gateway returned 501 (not supported)')
  if (status !== wanted) throw new Violation(`expected status ${wanted}, got ${status}`)
}

function assertSame(ids: readonly string[]): void {
  if (new Set(ids).size > 1) throw new Violation(`the responses have different ids: ${ids.join(', ')}`)
}

const about =
  (type: string, id: string) =>
  ({ news }: Post): boolean =>
    news['type'] === type && news['id'] === id

const receiptOf = (probe: Probe, id: string): Promise<Post> =>
  probe.awaitNews('no receipt arrived', (all) => all.find(about('receipt', id)))

const messageRules: Rule[] = [
  {
    name: 'message-taken',
    says: 'an SMS returns 202 with a carrier_id',
    attempt: async (probe) => void (await probe.takeMessage(probe.message())),
  },
  {
    name: 'message-once',
    says: 'repeating an id returns the same carrier_id',
    async attempt(probe) {
      const message = probe.message()
      const changed = { ...message, text: 'Another text.' }
      assertSame([await probe.takeMessage(message), await probe.takeMessage(message), await probe.takeMessage(changed)])
    },
  },
  {
    name: 'message-at-once',
    says: 'concurrent requests with one id send one SMS',
    async attempt(probe) {
      const message = probe.message()
      assertSame(await Promise.all(Array.from({ length: 4 }, () => probe.takeMessage(message))))
    },
  },
  {
    name: 'signature-missing',
    says: 'a request without a signature returns 401',
    attempt: async (probe) => expectStatus(await probe.postMessage(probe.message(), { unsigned: true }), 401),
  },
  {
    name: 'signature-wrong',
    says: 'a signature by another secret returns 401',
    attempt: async (probe) => expectStatus(await probe.postMessage(probe.message(), { secret: strangeSecret() }), 401),
  },
  {
    name: 'body-changed',
    says: 'a body that was changed after signing returns 401',
    async attempt(probe) {
      const instead = JSON.stringify(probe.message({ text: 'Another text.' }))
      expectStatus(await probe.postMessage(probe.message(), { instead }), 401)
    },
  },
  {
    name: 'signature-old',
    says: 'a timestamp 10 minutes in the past or future returns 401',
    async attempt(probe) {
      for (const shift of [-TEN_MINUTES, TEN_MINUTES])
        expectStatus(await probe.postMessage(probe.message(), { shift }), 401)
    },
  },
  {
    name: 'signature-second',
    says: 'one valid signature of two is enough',
    attempt: async (probe) => void (await probe.takeMessage(probe.message(), { doubled: true })),
  },
  {
    name: 'body-unreadable',
    says: 'invalid JSON returns 400',
    attempt: async (probe) => expectStatus(await probe.postMessage('{"id":'), 400),
  },
  {
    name: 'body-misfit',
    says: 'an invalid body returns 422 with the path in errors',
    async attempt(probe) {
      const { to: _, ...message } = probe.message()
      const answer = await probe.postMessage(message)
      expectStatus(answer, 422)
      const places = Object.keys(Object(answer.body['errors']))
      if (!places.includes('body.to')) throw new Violation('body.to is missing, but errors does not contain it')
    },
  },
  {
    name: 'member-unknown',
    says: 'unknown fields are ignored',
    attempt: async (probe) => void (await probe.takeMessage({ ...probe.message(), of_a_later_version: true })),
  },
  {
    name: 'receipt',
    says: 'the callback receives a receipt with the same carrier_id',
    async attempt(probe) {
      const message = probe.message()
      const carrierId = await probe.takeMessage(message)
      const { news } = await receiptOf(probe, message.id)
      if (news['carrier_id'] !== carrierId)
        throw new Violation(`the response has carrier_id ${carrierId}, the receipt ${String(news['carrier_id'])}`)
    },
  },
  {
    name: 'receipt-again',
    says: 'after a 503, a receipt is sent again with the same webhook-id',
    async attempt(probe) {
      const message = probe.message()
      probe.listener.refuseOnce(message.id)
      await probe.takeMessage(message)
      const first = await receiptOf(probe, message.id)
      const id = first.headers['webhook-id']
      const isAgain = (post: Post) => post !== first && about('receipt', message.id)(post)
      // A gateway may send the same receipt twice on its own, with another id.
      await probe.awaitNews(`it was not sent again with webhook-id ${String(id)}`, (all) =>
        all.find((post) => isAgain(post) && post.headers['webhook-id'] === id),
      )
    },
  },
]

const callRules: Rule[] = [
  {
    name: 'call-once',
    says: 'a call returns 202 with a carrier_id; repeating its id returns the same',
    async attempt(probe) {
      const call = probe.call()
      assertSame([await probe.takeCall(call), await probe.takeCall(call)])
    },
  },
  {
    name: 'call-at-once',
    says: 'concurrent requests with one id make one call',
    async attempt(probe) {
      const call = probe.call()
      assertSame(await Promise.all(Array.from({ length: 4 }, () => probe.takeCall(call))))
    },
  },
  {
    name: 'call-signature',
    says: 'starting or ending a call without a signature returns 401',
    async attempt(probe) {
      const call = probe.call()
      expectStatus(await probe.postCall(call, { unsigned: true }), 401)
      expectStatus(await probe.request('DELETE', `/calls/${call.id}`, '', { unsigned: true }), 401)
    },
  },
  {
    name: 'call-misfit',
    says: 'a call without media returns 422 with the path in errors',
    async attempt(probe) {
      const answer = await probe.postCall({ ...probe.call(), media: undefined })
      expectStatus(answer, 422)
      if (!('body.media' in Object(answer.body['errors'])))
        throw new Violation('body.media is missing, but errors does not contain it')
    },
  },
  {
    name: 'call-course',
    says: 'the callback receives the events of a call and its end with a cause',
    async attempt(probe) {
      const call = probe.call()
      await probe.takeCall(call)
      await probe.awaitNews('no end of the call was received', (all) =>
        all.find((post) => about('call', call.id)(post) && post.news['event'] === 'ended'),
      )
      const events = probe.listener.posts.filter(about('call', call.id))
      const named = (event: string, member: string) =>
        events.find(({ news }) => news['event'] === event && news[member] === undefined)
      for (const [event, member] of [
        ['answered', 'by'],
        ['digit', 'digit'],
        ['ended', 'cause'],
      ] as const)
        if (named(event, member)) throw new Violation(`event ${event} has no ${member}`)
    },
  },
  {
    name: 'call-end',
    says: 'a call ends once with one cause, and its events have the same carrier_id',
    async attempt(probe) {
      const call = probe.call()
      const carrierId = await probe.takeCall(call)
      const isEnd = (post: Post) => about('call', call.id)(post) && post.news['event'] === 'ended'
      const first = await probe.awaitNews('no end of the call was received', (all) => all.find(isEnd))
      if (first.news['carrier_id'] !== carrierId)
        throw new Violation(`the response has carrier_id ${carrierId}, the event ${String(first.news['carrier_id'])}`)
      // A second call shows that the first one sends no more events.
      const next = probe.call()
      await probe.takeCall(next)
      await probe.awaitNews('no end of the call was received', (all) =>
        all.find((post) => about('call', next.id)(post) && post.news['event'] === 'ended'),
      )
      const causes = new Set(probe.listener.posts.filter(isEnd).map(({ news }) => news['cause']))
      if (causes.size > 1) throw new Violation(`it ended with several causes: ${[...causes].join(', ')}`)
    },
  },
  {
    name: 'call-ended',
    says: 'DELETE ends a call and returns 204, also when repeated',
    async attempt(probe) {
      const call = probe.call()
      await probe.takeCall(call)
      for (let n = 0; n < 2; n++) expectStatus(await probe.request('DELETE', `/calls/${call.id}`), 204)
    },
  },
  {
    name: 'call-unknown',
    says: 'ending an unknown call returns 404',
    attempt: async (probe) => expectStatus(await probe.request('DELETE', `/calls/${probe.call().id}`), 404),
  },
]

/** Rules that look at everything the gateway has sent. */
const lastRules: Rule[] = [
  {
    name: 'errors',
    says: 'every error is JSON with title, status and detail',
    async attempt({ bareErrors }) {
      const [first] = bareErrors.values()
      if (first !== undefined) throw new Violation(first)
    },
  },
  {
    name: 'news-signed',
    says: 'every callback has a valid signature and timestamp',
    async attempt({ listener, secret }) {
      if (listener.posts.length === 0) throw new Violation('no callback was received')
      for (const { body, headers, news, at } of listener.posts)
        await verifyWebhook(body, headers, secret, { now: at }).catch((error: Error) => {
          throw new Violation(`${String(news['type'])}: ${error.message}`)
        })
    },
  },
  {
    name: 'news-fits',
    says: 'every callback is valid according to the contract',
    async attempt({ listener }) {
      for (const { news } of listener.posts) {
        const validator: Validator | undefined = hookValidators[String(news['type'])]
        if (!validator) throw new Violation(`unknown type ${JSON.stringify(news['type'])}`)
        if (!validator(news)) throw new Violation(`${String(news['type'])}: ${faultOf(validator)}`)
      }
    },
  },
]

/** The rules for a gateway that supports SMS, calls or both. */
export const rulesFor = (only: 'messages' | 'calls' | 'all'): Rule[] => [
  ...(only === 'calls' ? [] : messageRules),
  ...(only === 'messages' ? [] : callRules),
  ...lastRules,
]
