// Alerts: repeated until a recipient confirms, somebody stops them, or the attempts are used up.
import { describe, expect, it } from 'vitest'
import { BadRequestError, NotFoundError, type TransactionalSchemas } from '../../../src/clients/index.ts'
import { dateTime, follow } from '../../support/mailing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

type Template = TransactionalSchemas['AlertTemplateCreate']
const MINUTE = 60

async function open(on = server) {
  const { key } = await on.createAccount('Shop')
  const { marketing, transactional: api, sandbox, sender_id } = await withSmsSender(on, key)
  const senderId = String(sender_id)
  const template = (change: Partial<Template> = {}): Template => ({
    name: 'Cold store',
    channel: 'sms',
    interval: 5 * MINUTE,
    maxAttempts: 3,
    textBody: 'It is {{ degrees }} degrees. {{ acknowledge_url }}',
    ...change,
  })
  const create = async (change: Partial<Template> = {}) =>
    (await api.createAlertTemplate({ body: template(change) })).alertTemplateId
  const to = [{ phone: '351-910000001', mergeTags: ['degrees:11'] }]
  const execute = async (change: object = {}) =>
    (await api.executeAlert({ body: { alertTemplateName: 'Cold store', senderId, to, ...change } })).alertId
  const get = (id: string) => api.getAlert({ path: { id } })
  const captured = async (recipient = '351-910000001') =>
    (await sandbox.listCapturedMessages({ query: { recipient, limit: 100, order: 'asc' } })).items
  const linkIn = (text: string | undefined) => /https:\/\/[^\s"<]+\/a\/[\w.-]+/.exec(text ?? '')?.[0] ?? ''
  const waitFor = (recipient = '351-910000001') => sandbox.waitForCapturedMessage({ query: { recipient, timeout: 30 } })
  return { key, marketing, api, sandbox, senderId, template, create, execute, get, captured, linkIn, waitFor }
}

describe('createAlertTemplate, listAlertTemplates, getAlertTemplate', () => {
  it('keeps what an alert sends', async () => {
    const { api, create, template } = await open()
    const id = await create()
    const shown = { ...template(), alertId: Number(id) }
    await expect(api.getAlertTemplate({ path: { id } })).resolves.toEqual(shown)
    await expect(api.listAlertTemplates()).resolves.toEqual([shown])
    await expect((await open()).api.getAlertTemplate({ path: { id } })).rejects.toThrow(NotFoundError)
  })

  it.each<[Partial<Template>, string]>([
    [{ interval: 86_401 }, 'body.interval'],
    [{ maxAttempts: 0 }, 'body.maxAttempts'],
    [{ textBody: '{% if %}' }, 'body.textBody'],
    [{ templateId: '999' }, 'body.templateId'],
    [{ channel: 'email' }, 'body.subject'],
    [{ channel: 'sms', subject: 'a' }, 'body.subject'],
    [{ htmlBody: '<p>a</p>' }, 'body.htmlBody'],
    [{ channel: 'push', subject: 'a' }, 'body.templateId'],
  ])('refuses %j', async (change, place) => {
    const { create, api } = await open()
    await expect(create(change)).rejects.toMatchObject({ status: 400, errors: { [place]: expect.any(String) } })
    await expect(api.listAlertTemplates()).resolves.toEqual([])
  })

  it('sends three messages in five-minute steps unless it is told otherwise', async () => {
    const { api, template } = await open()
    const { interval: _, maxAttempts: __, ...body } = template()
    const { alertTemplateId: id } = await api.createAlertTemplate({ body })
    expect(await api.getAlertTemplate({ path: { id } })).toMatchObject({ interval: 300, maxAttempts: 3 })
  })

  it('takes a name once', async () => {
    const { create } = await open()
    await create()
    await expect(create()).rejects.toMatchObject({ status: 400, errors: { name_taken: expect.any(String) } })
  })
})

describe('a recipient that an alert names twice', () => {
  it('counts once', async () => {
    const { create, execute, get, captured, waitFor } = await open()
    await create()
    const one = { phone: '351-910000001', mergeTags: ['degrees:11'] }
    const id = await execute({ to: [...Array(50).fill(one), { phone: '351-910000002' }, one] })
    const { to: recipients } = await get(id)
    expect(recipients).toHaveLength(2)
    await waitFor('351-910000002')
    await waitFor()
    expect(await captured()).toHaveLength(1)
  })
})

describe('updateAlertTemplate', () => {
  it('changes what the body names; a stored template and a text replace each other', async () => {
    const { api, create } = await open()
    const id = await create()
    const { templateId } = await api.createSmsTemplate({
      body: { templateName: 'a', textBody: 'Stored', encoding: 'gsm0338', maxCount: 1 },
    })
    const update = (body: Partial<Template>) => api.updateAlertTemplate({ path: { id }, body })
    await expect(update({ interval: 60 })).resolves.toMatchObject({
      interval: 60,
      maxAttempts: 3,
      textBody: expect.stringContaining('degrees'),
    })
    const stored = await update({ templateId })
    expect(stored).toMatchObject({ templateId })
    expect(stored).not.toHaveProperty('textBody')
    const own = await update({ textBody: 'Own' })
    expect(own).toMatchObject({ textBody: 'Own' })
    expect(own).not.toHaveProperty('templateId')
    await create({ name: 'Other' })
    await expect(update({ name: 'Other' })).rejects.toMatchObject({
      status: 400,
      errors: { name_taken: expect.any(String) },
    })
  })
})

describe('deleteAlertTemplate', () => {
  it('leaves alerts that were started', async () => {
    const { api, create, execute, get } = await open()
    const id = await create()
    const alertId = await execute()
    await api.deleteAlertTemplate({ path: { id } })
    await expect(api.deleteAlertTemplate({ path: { id } })).rejects.toThrow(NotFoundError)
    await expect(get(alertId)).resolves.toMatchObject({ status: 'pending', alertTemplateName: 'Cold store' })
    await expect(execute()).rejects.toThrow(BadRequestError)
  })
})

describe('executeAlert, getAlert', () => {
  it('keeps the link that confirms out of the log of its message', async () => {
    const { api, create, execute, waitFor } = await open()
    await create()
    await execute()
    const { message_id } = await waitFor()
    const log = await api.getSmsLog({ path: { messageId: Number(message_id) } })
    expect(log[0]?.campaign.mergeTags).toEqual(['degrees:11'])
  })

  it('repeats its message until the attempts are used up', async () => {
    await using own = await startServer()
    const { create, execute, get, sandbox, captured } = await open(own)
    await create()
    const id = await execute()
    const first = await get(id)
    expect(first).toMatchObject({
      status: 'pending',
      attempts: 1,
      maxAttempts: 3,
      to: [{ phone: '351-910000001', mergeTags: ['degrees:11'] }],
    })
    expect(first).not.toHaveProperty('endDate')
    await sandbox.advanceClock({ body: { seconds: 5 * MINUTE + 1 } })
    await expect(get(id)).resolves.toMatchObject({ status: 'pending', attempts: 2 })
    await sandbox.advanceClock({ body: { seconds: 5 * MINUTE } })
    await expect(get(id)).resolves.toMatchObject({ status: 'pending', attempts: 3 })
    await sandbox.advanceClock({ body: { seconds: 5 * MINUTE } })
    const ended = await get(id)
    expect(ended).toMatchObject({ status: 'noaction', attempts: 3, endDate: expect.any(String) })
    expect(ended).not.toHaveProperty('nextDate')
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    const messages = await captured()
    expect(messages.map(({ message_id }) => message_id)).toEqual(ended.messageIds)
    const times = messages.map(({ created }) => Date.parse(`${created.replace(' ', 'T')}Z`) / 1000)
    expect(times.map((time) => Math.round((time - (times[0] as number)) / MINUTE))).toEqual([0, 5, 10])
  })

  it('ends when a recipient follows the link and confirms, for all of them', async () => {
    await using own = await startServer()
    const { create, execute, get, sandbox, waitFor, linkIn, captured } = await open(own)
    await create()
    const id = await execute({ to: [{ phone: '351-910000001' }, { phone: '351-910000002' }] })
    const link = linkIn((await waitFor('351-910000002')).text)
    const page = await follow(own, link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<form method="post">')
    await expect(get(id), 'looking is not confirming').resolves.toMatchObject({ status: 'pending' })
    expect(await (await follow(own, link, { method: 'POST' })).text()).toContain('Confirmed')
    const acknowledged = await get(id)
    expect(acknowledged).toMatchObject({ status: 'acknowledge' })
    expect(acknowledged).not.toHaveProperty('nextDate')
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    expect(await captured()).toHaveLength(1)
    expect(await (await follow(own, link)).text()).toContain('Confirmed')
    const forged = link.replace(/a-\d+/, 'a-999')
    expect((await follow(own, forged, { method: 'POST' })).status).toBe(404)
  })

  it('is not confirmed after its end', async () => {
    const { create, execute, get, api, waitFor, linkIn } = await open()
    await create()
    const id = await execute()
    const link = linkIn((await waitFor()).text)
    await api.stopAlert({ body: { alertName: id } })
    expect(await (await follow(server, link, { method: 'POST' })).text()).toContain('Stopped')
    await expect(get(id)).resolves.toMatchObject({ status: 'cancelack' })
  })

  it('puts the link at the end of an email without a place for it, in both texts', async () => {
    const { api, marketing, create, execute, sandbox, linkIn } = await open()
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await create({ channel: 'email', subject: '{{ degrees }} degrees', htmlBody: '<p>Cold</p>', textBody: 'Cold' })
    await execute({ senderId: String(sender_id), to: [{ email: 'ana@example.com', mergeTags: ['degrees:11'] }] })
    const mail = await sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com', timeout: 30 } })
    expect(mail.subject).toBe('11 degrees')
    expect(linkIn(mail.html)).toMatch(/\/a\//)
    expect(linkIn(mail.text)).toBe(linkIn(mail.html))
    await expect(api.listAlerts()).resolves.toMatchObject([{ channel: 'email' }])
  })

  it('uses a stored template, on push with its app', async () => {
    const { api, create, execute, waitFor, linkIn } = await open()
    const appId = Number((await api.createMobileApp({ body: { name: 'Shop app', sandbox: false } })).templateId)
    const { templateId } = await api.createPushTemplate({
      body: { templateName: 'a', subject: 'Cold', textBody: 'It is cold.', appId },
    })
    await create({ channel: 'push', templateId, textBody: undefined })
    const id = await execute({ senderId: undefined, to: [{ device: 'token-of-ana' }] })
    const push = await waitFor('token-of-ana')
    expect(push).toMatchObject({ subject: 'Cold', text: expect.stringContaining('It is cold. https://') })
    expect(linkIn(push.text)).not.toBe('')
    const alert = await api.getAlert({ path: { id } })
    expect(alert).not.toHaveProperty('senderId')
    expect(alert).toMatchObject({
      to: [{ device: 'token-of-ana' }],
    })
  })

  it.each<[string, object, string]>([
    ['a template that is not there', { alertTemplateName: 'Other' }, 'body.alertTemplateName'],
    ['no sender', { senderId: undefined }, 'body.senderId'],
    ['a sender that is not there', { senderId: '999' }, 'body.senderId'],
    ['an address of another channel', { to: [{ phone: '351-910000001' }, { email: 'ana@example.com' }] }, 'body.to.1'],
    ['nobody', { to: [] }, 'body.to'],
    [
      'a text that is too long once it is filled',
      { to: [{ phone: '351-910000001', mergeTags: [`degrees:${'9'.repeat(2000)}`] }] },
      'body.to.0',
    ],
  ])('refuses %s', async (_name, change, place) => {
    const { create, execute, api } = await open()
    await create()
    await expect(execute(change)).rejects.toMatchObject({ status: 400, errors: { [place]: expect.any(String) } })
    await expect(api.listAlerts()).resolves.toEqual([])
  })
})

describe('stopAlert', () => {
  it('ends all of a template, or one by its number', async () => {
    const { create, execute, get, api } = await open()
    await create()
    await create({ name: 'Other' })
    const [a, b, c] = [await execute(), await execute(), await execute({ alertTemplateName: 'Other' })]
    await expect(api.stopAlert({ body: { alertName: 'Cold store' } })).resolves.toEqual({ alertId: b })
    for (const id of [a, b]) {
      const stopped = await get(id)
      expect(stopped).toMatchObject({ status: 'cancelack', endDate: expect.any(String) })
      expect(stopped).not.toHaveProperty('nextDate')
    }
    await expect(get(c)).resolves.toMatchObject({ status: 'pending' })
    await expect(api.stopAlert({ body: { alertName: c } })).resolves.toEqual({ alertId: c })
    for (const alertName of ['Cold store', c, 'nobody', '999999']) {
      await expect(api.stopAlert({ body: { alertName } })).rejects.toMatchObject({
        status: 400,
        errors: { none_pending: expect.any(String) },
      })
    }
  })

  it('ends nothing of another account', async () => {
    const [one, two] = [await open(), await open()]
    await one.create()
    const id = await one.execute()
    await expect(two.api.stopAlert({ body: { alertName: id } })).rejects.toThrow(BadRequestError)
    await expect(two.get(id)).rejects.toThrow(NotFoundError)
    await expect(one.get(id)).resolves.toMatchObject({ status: 'pending' })
  })
})

describe('listAlerts', () => {
  it('filters by status and date, newest first', async () => {
    const { create, execute, api } = await open()
    await create()
    const [a, b] = [await execute(), await execute()]
    await api.stopAlert({ body: { alertName: a } })
    const find = async (query: NonNullable<Parameters<typeof api.listAlerts>[0]>['query']) =>
      (await api.listAlerts({ query })).map(({ alertId }) => alertId)
    expect(await find({})).toEqual([b, a])
    expect(await find({ status: 'pending' })).toEqual([b])
    expect(await find({ dateStart: dateTime(Date.now() + 86_400_000).slice(0, 10) })).toEqual([])
  })
})

describe('an alert in any order of calls and times', () => {
  // What must happen, written a second time and as short as can be: intervals of 100 s, three attempts.
  const steps = ['wait', 'acknowledge', 'stop'] as const

  it.each([1, 2, 3, 4])('agrees with a model on walks from seed %i', async (seed) => {
    await using own = await startServer()
    const { create, execute, get, api, sandbox, waitFor, linkIn } = await open(own)
    await create({ interval: 100, textBody: '{{ acknowledge_url }}' })
    let state = seed * 7919
    const next = (n: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % n
    for (let walk = 0; walk < 5; walk++) {
      const phone = `351-91${seed}00${1000 + walk}`
      const id = await execute({ to: [{ phone }] })
      const link = linkIn((await waitFor(phone)).text)
      const model = { status: 'pending', age: 0 }
      for (let n = 0; n < 5; n++) {
        const step = next(2) === 0 ? 'wait' : (steps[next(steps.length)] as (typeof steps)[number])
        const seconds = 30 + 10 * next(12)
        if (step === 'wait') {
          await sandbox.advanceClock({ body: { seconds } })
          if (model.status === 'pending') {
            model.age += seconds
            // Real seconds pass as well: stay away from the edges.
            if (model.age % 100 < 5) {
              model.age += 5
              await sandbox.advanceClock({ body: { seconds: 5 } })
            }
            if (model.age >= 300) model.status = 'noaction'
          }
        } else if (step === 'acknowledge') {
          await follow(own, link, { method: 'POST' })
          if (model.status === 'pending') model.status = 'acknowledge'
        } else {
          const stopped = await api.stopAlert({ body: { alertName: id } }).then(
            () => true,
            () => false,
          )
          expect(stopped).toBe(model.status === 'pending')
          if (stopped) model.status = 'cancelack'
        }
        const attempts = Math.min(3, 1 + Math.floor(model.age / 100))
        await expect(get(id), `${step} ${seconds} at ${model.age}`).resolves.toMatchObject({
          status: model.status,
          attempts,
        })
      }
      await api.stopAlert({ body: { alertName: id } }).catch(() => undefined)
    }
  })
})
