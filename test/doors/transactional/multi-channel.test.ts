// Multi-channel flows: messages that follow one another after an interval, if the one before met a condition.
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import {
  anEmail,
  anSms,
  type Condition,
  type Execute,
  type Message,
  type Reaction,
  withFlows,
} from '../../support/flows.ts'
import { refused, timeOf } from '../../support/marketing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { startSmtpSink } from '../../support/smtp.ts'

const server = useServer()

const HOUR = 3600
const open = (on = server) => withFlows(on)

describe('createMultiChannelFlow, listMultiChannelFlows, getMultiChannelFlow', () => {
  it('keeps what a run sends, with what the request left out', async () => {
    const { api, create } = await open()
    const id = await create(anEmail({ condition: 'click' }), anSms({ interval: 0, condition: 'not_open' }), anSms())
    const { subject, htmlBody } = anEmail()
    const { textBody } = anSms()
    const flow = {
      id,
      name: 'Unpaid',
      group: 'orders',
      messages: [
        { channel: 'email', interval: HOUR, condition: 'click', subject, htmlBody },
        {
          channel: 'sms',
          interval: 0,
          condition: 'not_open',
          textBody,
        },
        {
          channel: 'sms',
          interval: HOUR,
          condition: 'none',
          textBody,
        },
      ],
    }
    await expect(api.getMultiChannelFlow({ path: { id } })).resolves.toEqual([flow])
    const other = await api.createMultiChannelFlow({ body: { name: 'Unpaid', messages: [anSms()] } })
    await expect(api.listMultiChannelFlows()).resolves.toEqual([
      flow,
      expect.objectContaining({ id: other.multiChannelId, group: 'default' }),
    ])
  })

  it('shows a flow to its account only', async () => {
    const [one, two] = [await open(), await open()]
    const id = await one.create(anSms())
    await expect(two.api.getMultiChannelFlow({ path: { id } })).rejects.toThrow(NotFoundError)
    await expect(two.api.listMultiChannelFlows()).resolves.toEqual([])
  })

  const afterSms = (condition: Condition): [string, Message[], string] => [
    `${condition} after an SMS`,
    [anSms(), anSms({ condition })],
    'body.messages.1.condition',
  ]
  const afterText = (condition: Condition): [string, Message[], string] => {
    const plain: Message = { channel: 'email', subject: 'a', textBody: 'a' }
    return [`${condition} after a plain text`, [plain, anSms({ condition })], 'body.messages.1.condition']
  }

  it.each<[string, Message[], string]>([
    ['no message', [], 'body.messages'],
    ['an SMS with a subject', [{ ...anSms(), subject: 'a' } as Message], 'body.messages.0.subject'],
    ['an SMS without a text', [anEmail(), { channel: 'sms' } as unknown as Message], 'body.messages.1.templateId'],
    [
      'an email without a subject',
      [{ channel: 'email', htmlBody: 'a' } as unknown as Message],
      'body.messages.0.templateId',
    ],
    ['an interval before the message', [anSms(), anSms({ interval: -1 })], 'body.messages.1.interval'],
    ['a channel that flows do not have', [{ ...anSms(), channel: 'push' } as unknown as Message], 'body.messages.0'],
    ['a template that is not there', [anSms(), anEmail({ templateId: 999_999 })], 'body.messages.1.templateId'],
    ['a text that is no template', [anSms(), anSms({ textBody: '{% if %}' })], 'body.messages.1.textBody'],
    ...(['open', 'not_open', 'click', 'not_click'] as const).map(afterSms),
    ...(['open', 'not_open', 'click', 'not_click'] as const).map(afterText),
  ])('refuses %s', async (_name, messages, place) => {
    const { create, api } = await open()
    await expect(create(...messages)).rejects.toMatchObject({ status: 400, errors: { [place]: expect.any(String) } })
    await expect(api.listMultiChannelFlows()).resolves.toEqual([])
  })

  it('refuses the template of another channel, or of another account', async () => {
    const [one, two] = [await open(), await open()]
    const { templateId } = await one.api.createSmsTemplate({
      body: { templateName: 'a', textBody: 'a', encoding: 'gsm0338', maxCount: 1 },
    })
    const refused = { status: 400, errors: { 'body.messages.0.templateId': expect.any(String) } }
    await expect(one.create(anEmail({ templateId: Number(templateId) }))).rejects.toMatchObject(refused)
    await expect(two.create(anSms({ templateId: Number(templateId) }))).rejects.toMatchObject(refused)
    await expect(one.create({ channel: 'sms', templateId: Number(templateId) })).resolves.toMatch(/^\d+$/)
  })

  it('takes a condition of reactions after a stored email', async () => {
    const { api, create } = await open()
    const { templateId } = await api.createEmailTemplate({ body: { templateName: 'a', subject: 'a', htmlBody: 'a' } })
    await expect(
      create({ channel: 'email', templateId: Number(templateId) }, anSms({ condition: 'open' })),
    ).resolves.toMatch(/^\d+$/)
  })
})

describe('deleteMultiChannelFlow', () => {
  it('leaves pending runs, which go on to their end', async () => {
    const { api, create, execute, advance, statuses, captured } = await open()
    const id = await create(anSms(), anSms())
    const run = await execute(id)
    await api.deleteMultiChannelFlow({ path: { id } })
    await expect(api.deleteMultiChannelFlow({ path: { id } })).rejects.toThrow(NotFoundError)
    await expect(api.getMultiChannelFlow({ path: { id } })).rejects.toThrow(NotFoundError)
    await expect(api.listMultiChannelFlows()).resolves.toEqual([])
    await expect(execute(id)).rejects.toMatchObject({ status: 400, errors: { 'body.templateId': expect.any(String) } })
    await advance(HOUR)
    expect(await statuses(run)).toEqual(['finished', 'sent', 'sent'])
    expect(await captured()).toHaveLength(2)
  })
})

describe('a flow without a name', () => {
  it.each([
    ['the subject of its first message', [anEmail({ subject: 'Order {{ order }}' }), anSms()], 'Order {{ order }}'],
    ['the beginning of its text', [anSms({ textBody: `  Pay ${'x'.repeat(300)}` })], `Pay ${'x'.repeat(56)}`],
  ] as const)('is called as %s', async (_, messages, name) => {
    const { api } = await open()
    const { multiChannelId: id } = await api.createMultiChannelFlow({ body: { messages: [...messages] } })
    await expect(api.getMultiChannelFlow({ path: { id } })).resolves.toMatchObject([{ id, name, group: 'default' }])
  })

  it('is called Flow when its texts are stored templates', async () => {
    const { api } = await open()
    const template = { textBody: 'Pay', encoding: 'gsm0338', maxCount: 1, templateName: 'Pay' } as const
    const templateId = Number((await api.createSmsTemplate({ body: template })).templateId)
    const messages = [{ channel: 'sms' as const, templateId }]
    const { multiChannelId: id } = await api.createMultiChannelFlow({ body: { messages } })
    await expect(api.getMultiChannelFlow({ path: { id } })).resolves.toMatchObject([{ name: 'Flow' }])
  })
})

describe('a run without senders', () => {
  it('uses the active ones that the account has had longest, and shows them', async () => {
    const { api, create, marketing, sender, to, get } = await open()
    await marketing.createEmailSender({ body: { name: 'Club', email: 'club@example.com' } })
    const templateId = await create(anEmail(), anSms())
    const { multiChannelId } = await api.executeMultiChannel({ body: { templateId, to } })
    await expect(get(multiChannelId)).resolves.toMatchObject({ sender })
    const { phoneSenderId } = sender
    const half = await api.executeMultiChannel({ body: { templateId, to, sender: { phoneSenderId } } })
    await expect(get(half.multiChannelId)).resolves.toMatchObject({ sender })
  })

  it('is refused when the account has none of the channel, or without an address for it', async () => {
    const { key } = await server.createAccount('Bare')
    const api = server.transactional(key)
    const { multiChannelId: templateId } = await api.createMultiChannelFlow({ body: { messages: [anEmail()] } })
    const to = { email: 'ana@example.com' }
    await expect(api.executeMultiChannel({ body: { templateId, to } })).rejects.toMatchObject(
      refused(400, 'body.sender.emailSenderId'),
    )
    await expect(api.executeMultiChannel({ body: { templateId } })).rejects.toMatchObject(refused(400, 'body.to.email'))
  })
})

describe('executeMultiChannel', () => {
  it('sends the first message at once, with its placeholders filled and tracked', async () => {
    const { api, create, execute, get, sandbox, to, sender } = await open()
    const flowId = await create(anEmail(), anSms())
    const id = await execute(flowId)
    const run = await get(id)
    const { messageId } = run.messages[0] ?? {}
    const due = run.messages[1]?.date ?? ''
    expect(run).toEqual({
      multiChannelId: id,
      flowId,
      status: 'pending',
      to,
      sender,
      messages: [
        { channel: 'email', status: 'sent', messageId: expect.stringMatching(/^\d+$/), date: run.createDate },
        { channel: 'sms', status: 'waiting', date: expect.any(String) },
      ],
      createDate: expect.stringMatching(/Z$/),
    })
    expect(Date.parse(due) - Date.parse(run.createDate)).toBe(HOUR * 1000)
    const mail = await sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com', timeout: 30 } })
    expect(mail).toMatchObject({
      message_id: messageId,
      subject: 'Order 1001',
      html: expect.stringContaining('Dear Ana'),
    })
    const message = await api.getEmailMessage({ path: { id: Number(messageId) } })
    expect(message).toMatchObject({ openTracking: true, clickTracking: true, senderId: Number(sender.emailSenderId) })
    const groups = (await api.listGroups()).filter(({ name }) => name === 'orders')
    expect(groups).toMatchObject([{ id: String(message.groupId), channel: 'email' }])
  })

  it('sends each message when its interval after the one before has passed, and is finished with the last', async () => {
    const { create, execute, get, advance } = await open()
    const id = await execute(
      await create(
        anEmail({ interval: 5 }),
        anSms({ interval: 100 }),
        anSms({ interval: 0 }),
        anEmail({ interval: 50 }),
      ),
    )
    await expect(get(id)).resolves.toMatchObject({
      messages: [{}, { date: expect.any(String) }, { status: 'waiting' }, {}],
    })
    for (const message of (await get(id)).messages.slice(2)) expect(message).not.toHaveProperty('date')
    await advance(80)
    await expect(get(id)).resolves.toMatchObject({
      status: 'pending',
      messages: [{ status: 'sent' }, { status: 'waiting' }, {}, {}],
    })
    await advance(30)
    await expect(get(id)).resolves.toMatchObject({
      status: 'pending',
      messages: [{}, { status: 'sent' }, { status: 'sent' }, { status: 'waiting' }],
    })
    await advance(1000)
    const run = await get(id)
    expect(run.messages.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent'])
    const times = run.messages.map(({ date }) => Date.parse(date ?? '') - Date.parse(run.createDate))
    expect(times.map((time) => Math.round(time / 10_000) * 10)).toEqual([0, 100, 100, 150])
    expect(run).toMatchObject({ status: 'finished', endDate: run.messages[3]?.date })
  })

  it('is finished at once when there is one message only', async () => {
    const { create, execute, statuses } = await open()
    expect(await statuses(await execute(await create(anSms())))).toEqual(['finished', 'sent'])
  })

  const bounced = { email: 'bounce-hard@example.com', phone: '351-910000001' }
  const withoutReceipt = { email: 'ana@example.com', phone: '351-910009904' }
  const reached = { email: 'ana@example.com', phone: '351-910000001' }
  const mergeTags = ['name:Ana', 'order:1001']

  it.each<[Condition, 'email' | 'sms', { email: string; phone: string }, Reaction[], 'sent' | 'skipped']>([
    ['none', 'email', bounced, [], 'sent'],
    ['delivered', 'email', reached, [], 'sent'],
    ['delivered', 'email', bounced, [], 'skipped'],
    ['not_delivered', 'email', bounced, [], 'sent'],
    ['not_delivered', 'email', reached, [], 'skipped'],
    ['delivered', 'sms', reached, [], 'sent'],
    ['delivered', 'sms', withoutReceipt, [], 'skipped'],
    ['not_delivered', 'sms', withoutReceipt, [], 'sent'],
    ['not_delivered', 'sms', reached, [], 'skipped'],
    ['open', 'email', reached, ['open'], 'sent'],
    ['open', 'email', reached, [], 'skipped'],
    ['not_open', 'email', reached, [], 'sent'],
    ['click', 'email', reached, ['open', 'click'], 'sent'],
    ['click', 'email', reached, ['click'], 'sent'],
    ['click', 'email', reached, ['open'], 'skipped'],
    ['click', 'email', reached, [], 'skipped'],
    ['not_click', 'email', reached, [], 'sent'],
    ['not_click', 'email', reached, ['open'], 'sent'],
  ])('%s after an %s to %j with %j: the next is %s', async (condition, channel, to, reactions, expected) => {
    const { create, execute, advance, statuses, react } = await open()
    const next = anSms({ condition, interval: 60 })
    const id = await execute(await create(channel === 'email' ? anEmail() : anSms(), next), {
      to: { ...to, mergeTags },
    })
    for (const reaction of reactions) await react(id, 0, reaction)
    await advance(30)
    expect(await statuses(id)).toEqual(['pending', 'sent', 'waiting'])
    await advance(31)
    expect(await statuses(id)).toEqual(['finished', 'sent', expected])
  })

  it.each<[Condition, Reaction]>([
    ['none', 'open'],
    ['none', 'click'],
    ['delivered', 'open'],
    ['not_delivered', 'click'],
    ['not_open', 'open'],
    ['not_open', 'click'],
    ['open', 'click'],
    ['not_click', 'click'],
  ])('with %s next, the first %s interrupts it at once', async (condition, reaction) => {
    const { create, execute, get, advance, statuses, react, captured } = await open()
    const id = await execute(await create(anEmail(), anSms({ condition }), anSms()))
    await react(id, 0, reaction)
    const run = await get(id)
    expect(run).toMatchObject({ status: 'interrupted', endDate: expect.any(String) })
    expect(run.messages.slice(1)).toEqual([1, 2].map(() => ({ channel: 'sms', status: 'skipped', date: run.endDate })))
    await advance(3 * HOUR)
    expect(await statuses(id)).toEqual(['interrupted', 'sent', 'skipped', 'skipped'])
    expect(await captured()).toHaveLength(1)
  })

  it('is interrupted by any of its emails, but not by an email that was opened before', async () => {
    const { create, execute, advance, statuses, react } = await open()
    const id = await execute(await create(anEmail(), anEmail({ condition: 'open' }), anSms(), anSms()))
    await react(id, 0, 'open')
    await advance(HOUR)
    await react(id, 0, 'open')
    await advance(HOUR)
    expect(await statuses(id)).toEqual(['pending', 'sent', 'sent', 'sent', 'waiting'])
    await react(id, 1, 'open')
    expect(await statuses(id)).toEqual(['interrupted', 'sent', 'sent', 'sent', 'skipped'])
  })

  it('stays finished, whatever the recipient does then; another run is left alone', async () => {
    const { create, execute, statuses, react } = await open()
    const [one, two] = [await execute(await create(anEmail())), await execute(await create(anEmail(), anSms()))]
    await react(one, 0, 'click')
    expect(await statuses(one)).toEqual(['finished', 'sent'])
    expect(await statuses(two)).toEqual(['pending', 'sent', 'waiting'])
  })

  it('reads a stored template when its message is sent', async () => {
    const { api, create, execute, advance, sandbox } = await open()
    const template = { templateName: 'a', textBody: 'Old', encoding: 'gsm0338', maxCount: 1 } as const
    const { templateId } = await api.createSmsTemplate({ body: template })
    await execute(await create(anEmail(), { channel: 'sms', templateId: Number(templateId), textBody: 'Unused' }))
    await api.updateSmsTemplate({ path: { id: templateId }, body: { ...template, textBody: 'New, {{ name }}' } })
    await advance(HOUR)
    await expect(sandbox.waitForCapturedMessage({ query: { channel: 'sms', timeout: 30 } })).resolves.toMatchObject({
      text: 'New, Ana',
    })
  })

  it('sends a stored email with all its texts', async () => {
    const { api, create, execute, sandbox } = await open()
    const stored = {
      templateName: 'a',
      subject: 'Hello {{ name }}',
      htmlBody: '<p>Hi</p>',
      textBody: 'Hi',
      snippet: 'Look',
    }
    const { templateId } = await api.createEmailTemplate({ body: stored })
    await execute(await create(anEmail({ templateId: Number(templateId) })))
    const mail = await sandbox.waitForCapturedMessage({ query: { timeout: 30 } })
    expect(mail).toMatchObject({
      subject: 'Hello Ana',
      text: expect.stringContaining('Hi'),
      html: expect.stringContaining('Look'),
    })
  })

  type Open = Awaited<ReturnType<typeof open>>
  it.each<[string, (account: Open, templateId: string) => Promise<unknown>]>([
    ['its template is gone', ({ api }, id) => api.deleteSmsTemplate({ path: { id } })],
    [
      'its sender is gone',
      ({ marketing, sender }) => marketing.deleteCellphoneSender({ path: { sender_id: Number(sender.phoneSenderId) } }),
    ],
    [
      'its text has become too long',
      ({ api }, id) =>
        api.updateSmsTemplate({
          path: { id },
          body: { templateName: 'a', textBody: '{{ name }}'.repeat(60), encoding: 'gsm0338', maxCount: 1 },
        }),
    ],
  ])('is canceled when a message cannot be sent: %s', async (_name, spoil) => {
    const account = await open()
    const { api, create, execute, advance, get, captured } = account
    const { templateId } = await api.createSmsTemplate({
      body: { templateName: 'a', textBody: 'a', encoding: 'gsm0338', maxCount: 1 },
    })
    const id = await execute(await create(anEmail(), { channel: 'sms', templateId: Number(templateId) }, anEmail()))
    await spoil(account, templateId)
    await advance(HOUR)
    const run = await get(id)
    expect(run).toMatchObject({
      status: 'canceled',
      endDate: expect.any(String),
      messages: [{ status: 'sent' }, { status: 'skipped', date: run.endDate }, { status: 'skipped' }],
    })
    await advance(24 * HOUR)
    expect(await captured()).toHaveLength(1)
  })

  it.each<[string, (account: Open) => Partial<Execute>, string]>([
    ['a flow that is not there', () => ({ templateId: '999999' }), 'body.templateId'],
    ['a flow that cannot be', () => ({ templateId: 'a' }), 'body.templateId'],
    ['no email address', () => ({ to: { phone: '351-910000001' } }), 'body.to.email'],
    ['no phone number', () => ({ to: { email: 'ana@example.com' } }), 'body.to.phone'],
    [
      'a sender of the other channel',
      ({ sender }) => ({ sender: { ...sender, phoneSenderId: sender.emailSenderId } }),
      'body.sender.phoneSenderId',
    ],
    [
      'a text that is too long once it is filled',
      ({ to }) => ({ to: { ...to, mergeTags: [`name:${'9'.repeat(2000)}`] } }),
      'body.templateId',
    ],
    [
      'an email that cannot be filled',
      ({ to }) => ({ to: { ...to, mergeTags: ['order:1', 'n:999999999'] } }),
      'body.templateId',
    ],
  ])('refuses %s, and sends nothing', async (_name, change, place) => {
    const account = await open()
    const { create, execute, api, sandbox } = account
    const id = await create(anEmail(), anSms(), anEmail({ htmlBody: '{% for i in (1..n) %}.{% endfor %}' }))
    await expect(execute(id, change(account))).rejects.toMatchObject({
      status: 400,
      errors: { [place]: expect.any(String) },
    })
    await expect(api.listMultiChannelRuns()).resolves.toEqual([])
    await expect(api.listEmailMessages()).resolves.toEqual([])
    await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ items: [] })
  })

  it('refuses the flow and the sender of another account', async () => {
    const [one, two] = [await open(), await open()]
    const id = await one.create(anSms())
    await expect(two.execute(id)).rejects.toMatchObject({
      status: 400,
      errors: { 'body.templateId': expect.any(String) },
    })
    await expect(two.execute(await two.create(anSms()), { sender: one.sender })).rejects.toMatchObject({
      status: 400,
      errors: { 'body.sender.emailSenderId': expect.any(String) },
    })
  })

  it('refuses a sender that is not active, and needs none of a channel that the flow does not have', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const [marketing, api] = [server.marketing(key), server.transactional(key)]
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'waiting@example.com' } })
    const { multiChannelId: templateId } = await api.createMultiChannelFlow({
      body: { name: 'a', messages: [anEmail()] },
    })
    const body = { templateId, to: { email: 'ana@example.com' }, sender: { emailSenderId: String(sender_id) } }
    await expect(api.executeMultiChannel({ body })).rejects.toMatchObject({
      status: 400,
      errors: { 'body.sender.emailSenderId': expect.stringContaining('moderation') },
    })
    await server.app.domain.accounts.moderation.approveEmail('waiting@example.com')
    await expect(api.executeMultiChannel({ body })).resolves.toEqual({ multiChannelId: expect.any(String) })
  })
})

describe('a flow over a mail server', () => {
  it('waits with a condition until the email was tried; what the server took is delivered', async () => {
    let release = () => {}
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null)
    })
    const smtp = await startSmtpSink({ rejectData: () => held })
    await using own = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
    const { create, execute, get, statuses } = await open(own)
    try {
      const asked = await execute(await create(anEmail(), anSms({ interval: 0, condition: 'delivered' })))
      const unasked = await execute(await create(anEmail(), anSms({ interval: 0 })))
      await eventually(async () => (await get(unasked)).status === 'finished')
      // The timer of the first run was due before that of the second.
      expect(await statuses(asked)).toEqual(['pending', 'sent', 'waiting'])
      release()
      await eventually(async () => (await get(asked)).status !== 'pending')
      expect(await statuses(asked)).toEqual(['finished', 'sent', 'sent'])
    } finally {
      release()
      await smtp.close()
    }
  })
})

describe('listMultiChannelRuns, getMultiChannelRun', () => {
  it('filters by status and date, newest first', async () => {
    const account = await open()
    const { api, create, execute, react, get } = account
    const flow = await create(anEmail(), anSms())
    const [a, b] = [await execute(flow), await execute(flow)]
    await react(a, 0, 'open')
    const find = async (query: NonNullable<Parameters<typeof api.listMultiChannelRuns>[0]>['query']) =>
      (await api.listMultiChannelRuns({ query })).map(({ multiChannelId }) => multiChannelId)
    expect(await find({})).toEqual([b, a])
    expect(await find({ status: 'pending' })).toEqual([b])
    expect(await find({ status: 'interrupted' })).toEqual([a])
    expect(await find({ dateStart: await timeOf(account, 86_400) })).toEqual([])
    expect(await find({ dateEnd: await timeOf(account) })).toEqual([b, a])
    await expect(api.listMultiChannelRuns()).resolves.toEqual([await get(b), await get(a)])
  })

  it('show a run to its account only', async () => {
    const [one, two] = [await open(), await open()]
    const id = await one.execute(await one.create(anSms()))
    await expect(two.get(id)).rejects.toThrow(NotFoundError)
    await expect(two.api.listMultiChannelRuns()).resolves.toEqual([])
  })
})
