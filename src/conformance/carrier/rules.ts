// The rules of the Carrier API that can be seen from outside, in the order in which they are tried.
import { hookValidators, type Validator } from '../../../generated/carrier-v1/validators.js'
import { verifyWebhook } from '../../clients/webhooks.ts'
import type { Post } from './listener.ts'
import { faultOf, NotApplicable, type Probe, type ProbeAnswer, strangeSecret, Violation } from './probe.ts'

/** What one rule says, and how it is tried: `attempt` throws a Violation, or NotApplicable. */
export interface Rule {
  name: string
  says: string
  attempt(probe: Probe): Promise<void>
}

const TEN_MINUTES = 600

function expectStatus({ status }: ProbeAnswer, wanted: number): void {
  if (status === 501) throw new NotApplicable('the gateway answers 501: it does not carry this')
  if (status !== wanted) throw new Violation(`the answer is ${status} instead of ${wanted}`)
}

function assertSame(ids: readonly string[]): void {
  if (new Set(ids).size > 1) throw new Violation(`the answers name different messages: ${ids.join(', ')}`)
}

const about =
  (type: string, id: string) =>
  ({ news }: Post): boolean =>
    news['type'] === type && news['id'] === id

const receiptOf = (probe: Probe, id: string): Promise<Post> =>
  probe.awaitNews('no receipt came', (all) => all.find(about('receipt', id)))

const messageRules: Rule[] = [
  {
    name: 'message-taken',
    says: 'an SMS is answered with 202 and a carrier_id',
    attempt: async (probe) => void (await probe.takeMessage(probe.message())),
  },
  {
    name: 'message-once',
    says: 'the same id gets the same answer, whatever else the request says',
    async attempt(probe) {
      const message = probe.message()
      const changed = { ...message, text: 'Another text.' }
      assertSame([await probe.takeMessage(message), await probe.takeMessage(message), await probe.takeMessage(changed)])
    },
  },
  {
    name: 'message-at-once',
    says: 'the same id several times at once is one SMS',
    async attempt(probe) {
      const message = probe.message()
      assertSame(await Promise.all(Array.from({ length: 4 }, () => probe.takeMessage(message))))
    },
  },
  {
    name: 'signature-missing',
    says: 'a request without a signature is answered with 401',
    attempt: async (probe) => expectStatus(await probe.postMessage(probe.message(), { unsigned: true }), 401),
  },
  {
    name: 'signature-wrong',
    says: 'a request that another secret signed is answered with 401',
    attempt: async (probe) => expectStatus(await probe.postMessage(probe.message(), { secret: strangeSecret() }), 401),
  },
  {
    name: 'body-changed',
    says: 'a request whose body is not the one that was signed is answered with 401',
    async attempt(probe) {
      const instead = JSON.stringify(probe.message({ text: 'Another text.' }))
      expectStatus(await probe.postMessage(probe.message(), { instead }), 401)
    },
  },
  {
    name: 'signature-old',
    says: 'a time that is ten minutes away is answered with 401, before and after now',
    async attempt(probe) {
      for (const shift of [-TEN_MINUTES, TEN_MINUTES])
        expectStatus(await probe.postMessage(probe.message(), { shift }), 401)
    },
  },
  {
    name: 'signature-second',
    says: 'of two signatures, one that fits is enough',
    attempt: async (probe) => void (await probe.takeMessage(probe.message(), { doubled: true })),
  },
  {
    name: 'body-unreadable',
    says: 'a body that is no JSON is answered with 400',
    attempt: async (probe) => expectStatus(await probe.postMessage('{"id":'), 400),
  },
  {
    name: 'body-misfit',
    says: 'a body that does not fit is answered with 422, and errors names the place',
    async attempt(probe) {
      const { to: _, ...message } = probe.message()
      const answer = await probe.postMessage(message)
      expectStatus(answer, 422)
      const places = Object.keys(Object(answer.body['errors']))
      if (!places.includes('body.to')) throw new Violation('errors does not name body.to, which is missing')
    },
  },
  {
    name: 'member-unknown',
    says: 'a member that is not known is ignored',
    attempt: async (probe) => void (await probe.takeMessage({ ...probe.message(), of_a_later_version: true })),
  },
  {
    name: 'receipt',
    says: 'the callback gets a receipt, with the carrier_id of the answer',
    async attempt(probe) {
      const message = probe.message()
      const carrierId = await probe.takeMessage(message)
      const { news } = await receiptOf(probe, message.id)
      if (news['carrier_id'] !== carrierId)
        throw new Violation(`the answer named ${carrierId}, and the receipt ${String(news['carrier_id'])}`)
    },
  },
  {
    name: 'receipt-again',
    says: 'a receipt that is answered with 503 comes again, under the same webhook-id',
    async attempt(probe) {
      const message = probe.message()
      probe.listener.refuseOnce(message.id)
      await probe.takeMessage(message)
      const first = await receiptOf(probe, message.id)
      const id = first.headers['webhook-id']
      const isAgain = (post: Post) => post !== first && about('receipt', message.id)(post)
      // A gateway may tell the same twice of itself, under another id.
      await probe.awaitNews(`it did not come again as ${String(id)}`, (all) =>
        all.find((post) => isAgain(post) && post.headers['webhook-id'] === id),
      )
    },
  },
]

const callRules: Rule[] = [
  {
    name: 'call-once',
    says: 'a call is answered with 202 and a carrier_id, and the same id with the same',
    async attempt(probe) {
      const call = probe.call()
      assertSame([await probe.takeCall(call), await probe.takeCall(call)])
    },
  },
  {
    name: 'call-at-once',
    says: 'the same id several times at once is one call',
    async attempt(probe) {
      const call = probe.call()
      assertSame(await Promise.all(Array.from({ length: 4 }, () => probe.takeCall(call))))
    },
  },
  {
    name: 'call-signature',
    says: 'a call that nobody signed is answered with 401, and so is its end',
    async attempt(probe) {
      const call = probe.call()
      expectStatus(await probe.postCall(call, { unsigned: true }), 401)
      expectStatus(await probe.request('DELETE', `/calls/${call.id}`, '', { unsigned: true }), 401)
    },
  },
  {
    name: 'call-misfit',
    says: 'a call without something to hear is answered with 422, and errors names the place',
    async attempt(probe) {
      const answer = await probe.postCall({ ...probe.call(), media: undefined })
      expectStatus(answer, 422)
      if (!('body.media' in Object(answer.body['errors'])))
        throw new Violation('errors does not name body.media, which is missing')
    },
  },
  {
    name: 'call-course',
    says: 'the callback hears how a call goes, up to one end of it with its cause',
    async attempt(probe) {
      const call = probe.call()
      await probe.takeCall(call)
      await probe.awaitNews('the end of the call was not told', (all) =>
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
        if (named(event, member)) throw new Violation(`${event} has no ${member}`)
    },
  },
  {
    name: 'call-end',
    says: 'a call ends once, with one cause, and its news have the carrier_id of the answer',
    async attempt(probe) {
      const call = probe.call()
      const carrierId = await probe.takeCall(call)
      const isEnd = (post: Post) => about('call', call.id)(post) && post.news['event'] === 'ended'
      const first = await probe.awaitNews('the end of the call was not told', (all) => all.find(isEnd))
      if (first.news['carrier_id'] !== carrierId)
        throw new Violation(`the answer named ${carrierId}, and the news ${String(first.news['carrier_id'])}`)
      // Whatever a call tells last, another one tells after it.
      const next = probe.call()
      await probe.takeCall(next)
      await probe.awaitNews('the end of the call was not told', (all) =>
        all.find((post) => about('call', next.id)(post) && post.news['event'] === 'ended'),
      )
      const causes = new Set(probe.listener.posts.filter(isEnd).map(({ news }) => news['cause']))
      if (causes.size > 1) throw new Violation(`it ended as ${[...causes].join(' and as ')}`)
    },
  },
  {
    name: 'call-ended',
    says: 'DELETE ends a call, and is answered with 204, also a second time',
    async attempt(probe) {
      const call = probe.call()
      await probe.takeCall(call)
      for (let n = 0; n < 2; n++) expectStatus(await probe.request('DELETE', `/calls/${call.id}`), 204)
    },
  },
  {
    name: 'call-unknown',
    says: 'to end a call that there is not is answered with 404',
    attempt: async (probe) => expectStatus(await probe.request('DELETE', `/calls/${probe.call().id}`), 404),
  },
]

/** What is seen in all that came before. */
const lastRules: Rule[] = [
  {
    name: 'errors',
    says: 'every error is a problem: title, status and detail, as JSON',
    async attempt({ bareErrors }) {
      const [first] = bareErrors.values()
      if (first !== undefined) throw new Violation(first)
    },
  },
  {
    name: 'news-signed',
    says: 'everything that is posted is signed, with the time of the post',
    async attempt({ listener, secret }) {
      if (listener.posts.length === 0) throw new Violation('nothing was posted')
      for (const { body, headers, news, at } of listener.posts)
        await verifyWebhook(body, headers, secret, { now: at }).catch((error: Error) => {
          throw new Violation(`${String(news['type'])}: ${error.message}`)
        })
    },
  },
  {
    name: 'news-fits',
    says: 'everything that is posted fits the contract',
    async attempt({ listener }) {
      for (const { news } of listener.posts) {
        const validator: Validator | undefined = hookValidators[String(news['type'])]
        if (!validator) throw new Violation(`there is no type ${JSON.stringify(news['type'])}`)
        if (!validator(news)) throw new Violation(`${String(news['type'])}: ${faultOf(validator)}`)
      }
    },
  },
]

/** The rules for a gateway that carries both, or only one. */
export const rulesFor = (only: 'messages' | 'calls' | 'all'): Rule[] => [
  ...(only === 'calls' ? [] : messageRules),
  ...(only === 'messages' ? [] : callRules),
  ...lastRules,
]
