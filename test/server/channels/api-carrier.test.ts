// SMS by the Carrier API: what a gateway answers, and what becomes of the message.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validators } from '../../../generated/carrier-v1/validators.js'
import { signWebhook, verifyWebhook } from '../../../src/clients/index.ts'
import { createCarrierIds } from '../../../src/server/domain/sending/carrier-ids.ts'
import { eventually } from '../../support/eventually.ts'
import { openApiCarrier, SECRET, startTestGateway } from '../../support/gateway.ts'
import { type Receiver, type ScriptedAnswer, startReceiver } from '../../support/receiver.ts'
import { smsTo } from '../../support/smsc.ts'

const TAKEN: ScriptedAnswer = { status: 202, body: JSON.stringify({ carrier_id: 'gw-1' }) }

let gateway: Receiver
beforeEach(async () => {
  gateway = await startReceiver(() => TAKEN)
})
afterEach(() => gateway.close())

const bodies = () => gateway.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

/** Answers with these, one after the other; the last one stays. */
function script(...answers: (ScriptedAnswer | null)[]): void {
  let next = 0
  gateway.respond = () => answers[Math.min(next++, answers.length - 1)] ?? null
}

const problem = (status: number, more: object = {}): ScriptedAnswer => ({
  status,
  body: JSON.stringify({ title: 'No', status, detail: 'not today', ...more }),
})

async function sendOne(change: Parameters<typeof smsTo>[1] = {}) {
  await using carrier = openApiCarrier(gateway.url)
  const [outcome] = await carrier.send([smsTo('351-910000001', change)])
  return { outcome, health: carrier.health(), throttled: carrier.throttled() }
}

describe('a request', () => {
  it('fits the contract and is signed', async () => {
    await using carrier = openApiCarrier(gateway.url)
    const texts = [{ from: 'Shop' }, { from: '12345', text: 'Заказ '.repeat(30), encoding: 'unicode' as const }, {}]
    await carrier.send(texts.map((change) => smsTo('351-910000001', change)))
    expect(gateway.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(3).fill('POST /messages'))
    for (const body of bodies()) expect(validators['submitMessage']?.body?.(body)).toBe(true)
    for (const { body, headers } of gateway.requests) await verifyWebhook(body, headers, SECRET)
    const byFrom = Object.fromEntries(bodies().map((body) => [String(body['from']), body]))
    expect(byFrom).toMatchObject({
      Shop: { to: '+351910000001', text: 'Hello', encoding: 'gsm0338', parts: 1 },
      '12345': { encoding: 'unicode', parts: 3 },
      '+351920000001': { parts: 1 },
    })
  })

  it('says for how long the text is useful, if it is not for ever', async () => {
    await sendOne({ validFor: 300 })
    await sendOne()
    expect(bodies()[0]).toMatchObject({ valid_for: 300 })
    expect(bodies()[1]).not.toHaveProperty('valid_for')
    for (const body of bodies()) expect(validators['submitMessage']?.body?.(body)).toBe(true)
  })

  it('has no national tables: Unicode, if that takes no more parts', async () => {
    const { outcome } = await sendOne({ text: 'Até amanhã', language: 'portuguese' })
    expect(outcome).toMatchObject({ state: 'accepted' })
    expect(bodies()).toMatchObject([{ text: 'Até amanhã', encoding: 'unicode', parts: 1 }])
    const { outcome: long } = await sendOne({ text: 'Até amanhã '.repeat(10), language: 'portuguese' })
    expect(long).toEqual({
      state: 'failed',
      reason: 'the gateway takes no national language tables, and without them the text has more parts',
    })
    expect(bodies()).toHaveLength(1)
    const { outcome: plain } = await sendOne({ text: 'Hello '.repeat(20), language: 'portuguese' })
    expect(plain).toMatchObject({ state: 'accepted' })
    expect(bodies()[1]).toMatchObject({ encoding: 'gsm0338', parts: 1 })
  })

  it('has a signature of each secret while one is replaced', async () => {
    const old = 'whsec_b2xkLXNlY3JldC1vZi10aGUtZ2F0ZXdheQ=='
    await using carrier = openApiCarrier(gateway.url, { secrets: [SECRET, old] })
    await carrier.send([smsTo('351-910000001')])
    const [request] = gateway.requests
    for (const secret of [SECRET, old]) await verifyWebhook(request?.body ?? '', request?.headers ?? {}, secret)
  })
})

describe('an answer', () => {
  it.each([
    ['202', TAKEN, { state: 'accepted', ref: 'gw-1' }],
    ['202 without an id', { status: 202, body: '<html>' }, { state: 'accepted' }],
    [
      '422 that names the number',
      problem(422, { errors: { 'body.to': 'is not in use' } }),
      { state: 'failed', rejected: true },
    ],
    ['422 that names something else', problem(422, { errors: { 'body.text': 'is bad' } }), { state: 'failed' }],
    ['400', problem(400), { state: 'failed', reason: 'the gateway answered 400: not today' }],
    ['401', problem(401), { state: 'deferred', broken: true }],
    ['404', problem(404), { state: 'deferred', broken: true }],
    ['302', { status: 302, headers: { location: 'https://example.com' } }, { state: 'deferred', broken: true }],
    ['500', problem(500), { state: 'deferred', broken: true }],
    ['501', problem(501), { state: 'deferred', broken: true }],
    ['503 with a wait', { ...problem(503), headers: { 'retry-after': '90' } }, { state: 'deferred', wait: 90_000 }],
    ['429 for long', { ...problem(429), headers: { 'retry-after': '900' } }, { state: 'deferred', wait: 900_000 }],
  ] as const)('of %s is an outcome, and posted once', async (_name, answer, outcome) => {
    script(answer as ScriptedAnswer)
    const sent = await sendOne()
    expect(sent.outcome).toMatchObject(outcome)
    if (outcome.state !== 'failed' || !('rejected' in outcome)) expect(sent.outcome).not.toHaveProperty('rejected')
    expect(gateway.requests).toHaveLength(1)
  })

  it('of 429 slows down and tries again, without an attempt lost', async () => {
    script(problem(429), { ...problem(429), headers: { 'retry-after': '0' } }, TAKEN)
    expect(await sendOne()).toMatchObject({ outcome: { state: 'accepted' }, throttled: 2, health: { state: 'ok' } })
  })

  it('that never left is put off', async () => {
    await gateway.close()
    expect(await sendOne()).toMatchObject({
      outcome: { state: 'deferred', broken: true },
      health: { state: 'failing' },
    })
    gateway = await startReceiver()
  })
})

describe('an answer that is lost', () => {
  it('is asked for again under the same id, and the gateway sends once', async () => {
    await using simulated = await startTestGateway({ faults: { lost: 100 } })
    await using carrier = openApiCarrier(simulated.url)
    const outcomes = await carrier.send(Array.from({ length: 20 }, (_, n) => smsTo(`351-9100001${n + 10}`)))
    expect(outcomes.map(({ state }) => state)).toEqual(Array(20).fill('accepted'))
    expect(simulated.messages).toHaveLength(20)
  })

  it('leaves the message in doubt when nobody ever answers', async () => {
    script(null)
    expect((await sendOne()).outcome).toMatchObject({ state: 'unknown', reason: expect.stringContaining('no answer') })
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1)
    expect(gateway.requests).toHaveLength(3)
  })

  it('leaves it in doubt as well when what follows is no answer to it', async () => {
    for (const answer of [problem(503), { status: 200, body: '{}' }]) {
      script(null, answer)
      expect((await sendOne()).outcome).toMatchObject({ state: 'unknown' })
    }
  })

  it('is no loss when the gateway then refuses the message', async () => {
    script(null, problem(422))
    expect((await sendOne()).outcome).toMatchObject({ state: 'failed' })
  })
})

describe('the window', () => {
  it('is never exceeded, and codes go first', async () => {
    let [open, most] = [0, 0]
    const release: (() => void)[] = []
    gateway.respond = async () => {
      most = Math.max(most, ++open)
      await new Promise<void>((resolve) => release.push(resolve))
      open--
      return TAKEN
    }
    await using carrier = openApiCarrier(gateway.url, { window: 2 })
    const sending = carrier.send([
      ...Array.from({ length: 4 }, () => smsTo('351-910000001')),
      smsTo('351-910000002', { priority: 0 }),
    ])
    for (let n = 0; n < 5; n++) {
      await gateway.waitForCount(Math.min(n + 2, 5))
      await eventually(() => release.length > 0)
      release.shift()?.()
    }
    await sending
    expect(most).toBe(2)
    expect(bodies()[2]).toMatchObject({ to: '+351910000002' })
  })

  it('is awaited at the end, and what waits for it is put off', async () => {
    let answer: (() => void) | undefined
    gateway.respond = () => new Promise((resolve) => (answer = () => resolve(TAKEN)))
    const carrier = openApiCarrier(gateway.url, { window: 1 })
    const [first, second] = [carrier.send([smsTo('351-910000001')]), carrier.send([smsTo('351-910000002')])]
    await gateway.waitForCount(1)
    carrier.deferWaiting()
    expect(await second).toEqual([{ state: 'deferred', reason: 'the process ends', held: true }])
    const closing = carrier.close()
    answer?.()
    expect(await first).toMatchObject([{ state: 'accepted' }])
    await closing
    expect(gateway.requests).toHaveLength(1)
  })
})

describe('the ids of messages', () => {
  const ids = createCarrierIds('secret')

  it('are the same for the same message, and of another recipient others', () => {
    expect(ids.of(7, '351-1')).toBe(ids.of(7, '351-1'))
    expect(new Set([ids.of(7, '351-1'), ids.of(7, '351-2'), ids.of(8, '351-1')]).size).toBe(3)
    expect(ids.read(ids.of(123_456_789, '351-1'))).toBe(123_456_789)
  })

  it('cannot be made without the secret', async () => {
    const id = ids.of(7, '351-1')
    for (const wrong of [
      `8${id.slice(1)}`,
      `${id}0`,
      id.slice(0, -1),
      'nobody',
      '',
      createCarrierIds('other').of(7, '351-1'),
    ])
      expect(ids.read(wrong)).toBeNull()
    expect(await signWebhook('a', 1, 'b', SECRET)).toMatch(/^v1,/)
  })
})
