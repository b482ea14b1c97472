// One-time codes on three channels, and what moves a request from state to state.
import { describe, expect, it } from 'vitest'
import { BadRequestError, NotFoundError, RateLimitError, UnauthorizedError } from '../../../src/clients/index.ts'
import { changeRows } from '../../support/engine.ts'
import { startServer, useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

async function open(on = server) {
  const { key } = await on.createAccount('Shop')
  const { marketing, transactional: api, sandbox, sender_id } = await withSmsSender(on, key)
  const senderId = String(sender_id)
  const request = async (change: object = {}) =>
    (await api.requestVerifyBySms({ body: { senderId, to: '351-910000001', ...change } })).requestId
  const get = (id: string) => api.getVerifyRequest({ path: { id } })
  const validate = async (id: string, code: string) =>
    (await api.validateVerifyCode({ path: { id }, body: { code } }))[0]?.status
  const captured = (recipient: string, after = 0) =>
    sandbox.waitForCapturedMessage({ query: { recipient, after, timeout: 30 } })
  return { key, marketing, api, sandbox, senderId, request, get, validate, captured }
}
type Account = Awaited<ReturnType<typeof open>>

const ended = { status: 400, errors: { request_ended: expect.any(String) } }
const wrongFor = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1)

describe('requestVerifyBySms, requestVerifyLegacy', () => {
  it('sends a code of six digits', async () => {
    const { request, get, captured, senderId } = await open()
    const id = await request()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const state = await get(id)
    expect(state).toEqual({
      id,
      messageId: expect.stringMatching(/^\d+$/),
      senderId,
      recipientNumber: '351-910000001',
      code: expect.stringMatching(/^\d{6}$/),
      codeTTL: 600,
      status: 'pending',
      createDate: expect.stringMatching(/Z$/),
      message: '{{ code }}',
      expired: false,
    })
    await expect(captured('351-910000001')).resolves.toMatchObject({ text: state.code, message_id: state.messageId })
  })

  it('is at its older address as well', async () => {
    const { api, senderId, get } = await open()
    const { requestId } = await api.requestVerifyLegacy({ body: { senderId, to: '351-910000001' } })
    await expect(get(requestId)).resolves.toMatchObject({ status: 'pending' })
  })

  it.each([
    ['numeric', 4, /^[0-9]{4}$/],
    ['alpha', 20, /^[A-Z]{20}$/],
    ['alphanumeric', 12, /^[0-9A-Z]{12}$/],
    ['hex', 1, /^[0-9A-F]$/],
    ['hexa', 8, /^[0-9A-F]{8}$/],
  ] as const)('makes codes of the type %s with %i characters', async (codeType, codeLength, shape) => {
    const { request, get } = await open()
    expect((await get(await request({ codeType, codeLength }))).code).toMatch(shape)
  })

  it.each([
    ['Your code is {{ code }}. Again: {{code}}', (code: string) => `Your code is ${code}. Again: ${code}`],
    ['Your code:', (code: string) => `Your code: ${code}`],
    ['Código', (code: string) => `Código ${code}`],
  ])('puts it into %j', async (message, text) => {
    const { request, get, captured } = await open()
    const state = await get(await request({ message }))
    expect((await captured('351-910000001')).text).toBe(text(state.code))
    expect(state.message).toBe(message)
  })

  it.each<[object, string]>([
    [{ senderId: '999' }, 'body.senderId'],
    [{ message: '{% if %}' }, 'body.message'],
    [{ message: 'a'.repeat(2000) }, 'body.message'],
    [{ codeLength: 21 }, 'body.codeLength'],
    [{ codeLength: 0 }, 'body.codeLength'],
    [{ codeValidity: 3601 }, 'body.codeValidity'],
    [{ codeType: 'roman' }, 'body.codeType'],
    [{ to: '910000001' }, 'body.to'],
  ])('refuses %j', async (change, place) => {
    const { request, sandbox } = await open()
    await expect(request(change)).rejects.toMatchObject({ status: 400, errors: { [place]: expect.any(String) } })
    await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('requestVerifyByEmail', () => {
  it('sends it with its subject and its merge tags', async () => {
    const { api, marketing, captured, get } = await open()
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const body = {
      email: 'ana@example.com',
      subject: 'Code for {{ name }}',
      senderId: String(sender_id),
      message: '{{ name }}: {{ code }}',
      mergeTags: ['name:Ana'],
    }
    const { requestId } = await api.requestVerifyByEmail({ body })
    const { code, recipientNumber } = await get(requestId)
    expect(recipientNumber).toBe('ana@example.com')
    await expect(captured('ana@example.com')).resolves.toMatchObject({
      subject: 'Code for Ana',
      text: expect.stringContaining(`Ana: ${code}`),
    })
  })

  it('knows a sender by its hash, and only the right one', async () => {
    const { api, marketing, captured, key } = await open()
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const { accountId } = await server.app.domain.accounts.accounts.authenticate(key)
    const body = {
      email: 'ana@example.com',
      subject: 'Code',
      senderHash: server.app.domain.accounts.senders.hashOf(accountId, sender_id),
    }
    await api.requestVerifyByEmail({ body })
    await expect(captured('ana@example.com')).resolves.toMatchObject({ sender: 'shop@example.com' })
    const wrong = { ...body, senderHash: '0'.repeat(32) }
    await expect(api.requestVerifyByEmail({ body: wrong })).rejects.toMatchObject({
      status: 400,
      errors: { 'body.senderHash': expect.any(String) },
    })
  })
})

describe('requestVerifyByPush', () => {
  it('sends it to the device, under the name of the app', async () => {
    const { api, captured, get, key } = await open()
    const appId = Number((await api.createMobileApp({ body: { name: 'Shop app', sandbox: false } })).templateId)
    const { requestId } = await api.requestVerifyByPush({ body: { apikey: key, appId, device: 'token-of-ana' } })
    const { code, senderId } = await get(requestId)
    expect(senderId).toBeUndefined()
    await expect(captured('token-of-ana')).resolves.toMatchObject({ subject: 'Shop app', text: code })
  })

  it('says of a title that it is the title', async () => {
    const { api, key } = await open()
    const body = { apikey: key, appId: 1, device: 'token', title: '{% if %}' }
    await expect(api.requestVerifyByPush({ body })).rejects.toMatchObject({
      detail: expect.stringMatching(/^body\.title is not a valid template/),
      errors: { 'body.title': expect.any(String) },
    })
  })

  it('refuses another key in the body, and an app of another account', async () => {
    const [one, two] = [await open(), await open()]
    const appId = Number((await one.api.createMobileApp({ body: { name: 'Shop app', sandbox: false } })).templateId)
    const body = { appId, device: 'token' }
    await expect(one.api.requestVerifyByPush({ body: { ...body, apikey: two.key } })).rejects.toThrow(UnauthorizedError)
    await expect(one.api.requestVerifyByPush({ body: { ...body, apikey: 'nobody' } })).rejects.toThrow(
      UnauthorizedError,
    )
    await expect(two.api.requestVerifyByPush({ body: { ...body, apikey: two.key } })).rejects.toThrow(BadRequestError)
  })
})

describe('validateVerifyCode', () => {
  it('takes the right code once, capital letters or not', async () => {
    const { request, get, validate, api } = await open()
    const id = await request({ codeType: 'alpha' })
    const { code } = await get(id)
    await expect(validate(id, ` ${code.toLowerCase()} `)).resolves.toBe('verified')
    await expect(get(id)).resolves.toMatchObject({ status: 'Validated', expired: false })
    await expect(validate(id, code)).rejects.toMatchObject(ended)
    await expect(api.resendVerifyRequest({ path: { id } })).rejects.toMatchObject(ended)
    await expect(api.cancelVerifyRequest({ path: { id } })).rejects.toMatchObject(ended)
  })

  it('ends with the fifth wrong one, and the right one comes too late', async () => {
    const { request, get, validate } = await open()
    const id = await request()
    const { code } = await get(id)
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await validate(id, wrongFor(code)))
    expect(answers).toEqual(['pending', 'pending', 'pending', 'pending', 'Invalidated'])
    await expect(validate(id, code)).rejects.toMatchObject(ended)
    await expect(get(id)).resolves.toMatchObject({ status: 'Invalidated' })
  })

  it('counts every guess, also those that come at once', async () => {
    const { request, get, validate } = await open()
    const id = await request()
    const { code } = await get(id)
    const guesses = Array.from({ length: 20 }, () => validate(id, wrongFor(code)).catch((error: Error) => error))
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => answer === 'pending')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'Invalidated')).toHaveLength(1)
    expect(answers.filter((answer) => answer instanceof BadRequestError)).toHaveLength(15)
  })

  it('knows no request of another account', async () => {
    const [one, two] = [await open(), await open()]
    const id = await one.request()
    await expect(two.validate(id, '000000')).rejects.toThrow(NotFoundError)
    await expect(two.get(id)).rejects.toThrow(NotFoundError)
  })
})

describe('resendVerifyRequest', () => {
  it('makes the code before it worthless, and remembers wrong tries', async () => {
    const { request, get, validate, api, captured } = await open()
    const id = await request({ codeLength: 20 })
    const first = await get(id)
    const { captured_id } = await captured('351-910000001')
    for (let n = 0; n < 3; n++) await validate(id, wrongFor(first.code))
    await expect(api.resendVerifyRequest({ path: { id } })).resolves.toEqual([{ requestId: id }])
    const second = await get(id)
    expect(second.code).not.toBe(first.code)
    expect(second.messageId).not.toBe(first.messageId)
    await expect(captured('351-910000001', captured_id)).resolves.toMatchObject({ text: second.code })
    await expect(validate(id, first.code)).resolves.toBe('pending')
    await expect(validate(id, first.code)).resolves.toBe('Invalidated')
  })
})

describe('validateVerifyCode, as people and programs write codes', () => {
  const codeIs = (code: string, id: string) =>
    changeRows(server.data, `UPDATE verify_request SET code = '${code}' WHERE request_id = '${id}'`)

  it.each([
    '061700',
    '061 700',
    '061-700',
    ' 0 6 1 7 0 0 ',
    '061\u00a0700',
    '061\u2011700',
    '\u202a061700\u202c',
    '\ufeff061700',
    '０６１７００',
    '٠٦١٧٠٠',
    '"061700".',
    '61700',
  ])('%j is 061700', async (typed) => {
    const { request, validate } = await open()
    const id = await request()
    await codeIs('061700', id)
    await expect(validate(id, typed)).resolves.toBe('verified')
  })

  it('a number is the code whose zeros it lost', async () => {
    const { request, key } = await open()
    const id = await request()
    await codeIs('061700', id)
    const answer = await server.inject(`https://localhost/api/v2/verify/${id}/validate`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{"code": 61700}',
    })
    expect([answer.status, await answer.json()]).toEqual([200, [{ requestId: id, status: 'verified' }]])
  })

  it('letters may be small and apart', async () => {
    const { request, validate } = await open()
    const id = await request({ codeType: 'alphanumeric' })
    await codeIs('0AB12C', id)
    await expect(validate(id, 'ab12c')).resolves.toBe('pending')
    await expect(validate(id, '0ab-12c')).resolves.toBe('verified')
  })

  it('what has no letter and no digit costs no try', async () => {
    const { request, get, validate } = await open()
    const id = await request()
    for (let n = 0; n < 6; n++) await expect(validate(id, ' - ')).rejects.toMatchObject({ status: 400 })
    await expect(validate(id, (await get(id)).code)).resolves.toBe('verified')
  })

  it('a code is sent again at once, and once more after 15 seconds', async () => {
    const { request, api, sandbox } = await open()
    const id = await request()
    await api.resendVerifyRequest({ path: { id } })
    await expect(api.resendVerifyRequest({ path: { id } })).rejects.toMatchObject({ status: 429 })
    await sandbox.advanceClock({ body: { seconds: 15 } })
    await api.resendVerifyRequest({ path: { id } })
  })
})

describe('cancelVerifyRequest', () => {
  it('makes the code worthless', async () => {
    const { request, get, validate, api } = await open()
    const id = await request()
    const { code } = await get(id)
    await expect(api.cancelVerifyRequest({ path: { id } })).resolves.toEqual([{ requestId: id }])
    await expect(get(id)).resolves.toMatchObject({ status: 'Canceled', expired: false })
    await expect(validate(id, code)).rejects.toMatchObject(ended)
  })
})

describe('getVerifyRequest', () => {
  it('is the only place that shows the code; the log of the message does not', async () => {
    const { request, get, api, captured } = await open()
    const { code, messageId } = await get(await request({ message: 'Your code is {{ code }}' }))
    await captured('351-910000001')
    const log = await api.getSmsLog({ path: { messageId: Number(messageId) } })
    expect(log[0]?.campaign).toMatchObject({ contentText: 'Your code is {{ code }}', mergeTags: [] })
    expect(JSON.stringify(log)).not.toContain(code)
  })

  it('shows when the time ran out; resending starts it anew before that', async () => {
    await using own = await startServer()
    const { request, get, validate, api, sandbox } = await open(own)
    const id = await request({ codeValidity: 60 })
    await sandbox.advanceClock({ body: { seconds: 50 } })
    await api.resendVerifyRequest({ path: { id } })
    await sandbox.advanceClock({ body: { seconds: 50 } })
    const { code, status } = await get(id)
    expect(status).toBe('pending')
    await sandbox.advanceClock({ body: { seconds: 11 } })
    await expect(get(id)).resolves.toMatchObject({ status: 'Canceled', expired: true })
    await expect(validate(id, code)).rejects.toMatchObject(ended)
    await expect(api.resendVerifyRequest({ path: { id } })).rejects.toMatchObject(ended)
  })

  // What the platform must do in any order of calls, written a second time and as short as can be.
  const model = () => ({ status: 'pending', tries: 0, left: 60, expired: false, apart: 15 })
  type Model = ReturnType<typeof model>
  const steps = ['right', 'wrong', 'resend', 'cancel', 'wait'] as const

  function expected(m: Model, step: (typeof steps)[number], seconds: number): string {
    if (step === 'wait') {
      m.left -= seconds
      m.apart += seconds
      if (m.status === 'pending' && m.left <= 0) Object.assign(m, { status: 'Canceled', expired: true })
      return 'waited'
    }
    if (m.status !== 'pending') return 'refused'
    if (step === 'resend' && m.apart < 15) return 'early'
    if (step === 'resend') Object.assign(m, { left: 60, apart: 0 })
    if (step === 'cancel') m.status = 'Canceled'
    if (step === 'right' || step === 'wrong') m.tries++
    if (step === 'right') m.status = 'Validated'
    if (step === 'wrong' && m.tries >= 5) m.status = 'Invalidated'
    return step === 'right' ? 'verified' : step === 'wrong' ? m.status : 'done'
  }

  async function does(
    { get, validate, api, sandbox }: Account,
    id: string,
    step: (typeof steps)[number],
    seconds: number,
  ): Promise<unknown> {
    const { code } = await get(id)
    if (step === 'wait') return sandbox.advanceClock({ body: { seconds } }).then(() => 'waited')
    if (step === 'right') return validate(id, code)
    if (step === 'wrong') return validate(id, wrongFor(code))
    const call =
      step === 'resend' ? api.resendVerifyRequest({ path: { id } }) : api.cancelVerifyRequest({ path: { id } })
    return call.then(() => 'done')
  }

  it.each([1, 2, 3, 4, 5, 6])('agrees with a model on walks from seed %i', async (seed) => {
    await using own = await startServer()
    const account = await open(own)
    let state = seed * 7919
    const next = (n: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % n
    for (let walk = 0; walk < 6; walk++) {
      // One recipient gets only some codes a day.
      await account.sandbox.advanceClock({ body: { seconds: 86_400 } })
      const [id, m] = [await account.request({ codeValidity: 60 }), model()]
      const path: string[] = []
      for (let n = 0; n < 8; n++) {
        // Half of the steps are wrong codes, so that walks are long enough to end in each state.
        const step = next(2) === 0 ? 'wrong' : (steps[next(steps.length)] as (typeof steps)[number])
        const seconds = 10 + next(30)
        path.push(step)
        const wanted = expected(m, step, seconds)
        const got = await does(account, id, step, seconds).catch((error: unknown) =>
          error instanceof BadRequestError ? 'refused' : error instanceof RateLimitError ? 'early' : error,
        )
        expect(got, path.join(' ')).toBe(wanted)
        await expect(account.get(id), path.join(' ')).resolves.toMatchObject({ status: m.status, expired: m.expired })
      }
    }
  })
})
