// SMS that come in: webhooks get them, and HELP is answered.
import { beforeEach, describe, expect, it } from 'vitest'
import { type MarketingSchemas, verifyWebhook } from '../../../src/clients/index.ts'
import { makeContact, makeList, openAccount, settle } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const ANA = '351-910000001'
const SHOP = '351-920000001'
const DAY = 24 * 3_600

const receiver = useReceiver()
const server = useServer()
let hook = 0
beforeEach(() => {
  receiver.respond = () => 204
})

type Texts = MarketingSchemas['SenderHelp']['texts']

/** An account with a number, which people write to. */
async function open() {
  const account = await openAccount(server)
  const texting = await withSmsSender(server, account.key)
  const path = { sender_id: texting.sender_id }
  const text = (words: string, sender = ANA, recipient = SHOP) =>
    account.sandbox.createInboundMessage({ body: { channel: 'sms', sender, recipient, text: words } })
  return {
    ...account,
    ...texting,
    text,
    /** What is sent to a number after it wrote. */
    answers: async (recipient = ANA) => {
      await settle(account)
      const { items } = await account.sandbox.listCapturedMessages({ query: { recipient, channel: 'sms' } })
      const texts = await Promise.all(
        items.map(({ captured_id }) => account.sandbox.getCapturedMessage({ path: { captured_id } })),
      )
      return texts.map((message) => message.text).reverse()
    },
    setHelp: (texts: Texts) => account.api.updateCellphoneSenderHelp({ path, body: { texts } }),
    help: () => account.api.getCellphoneSenderHelp({ path }),
  }
}

const newPath = () => `/texts/${++hook}`
const cameTo = (path: string) => receiver.requests.filter((request) => request.path === path)

describe('a webhook of the channel sms', () => {
  it('gets each text once, with how it was read', async () => {
    const account = await open()
    const { transactional, text, send } = account
    const path = newPath()
    const url = receiver.url + path
    const body = { channel: 'sms' as const, url, actions: ['received' as const] }
    const { secret } = await transactional.createWebhook({ body })
    const everything = newPath()
    await transactional.createWebhook({ body: { channel: 'sms', url: receiver.url + everything } })
    const id = await send()
    await settle(account)
    receiver.respond = ({ body: sent }) => (sent.includes('Is it') && cameTo(path).length === 1 ? 500 : 204)
    await text('Is it in stock?')
    await settle(account, 10)
    receiver.respond = () => 204
    for (const words of ['Stop', 'START', 'help']) await text(words)
    await settle(account)
    const calls = cameTo(path)
    for (const { body: sent, headers } of calls) await verifyWebhook(sent, headers, secret)
    const events = calls.map((request) => (JSON.parse(request.body) as unknown[])[0])
    const data = { senderMobile: ANA, recipientMobile: SHOP, messageId: String(id) }
    const question = { action: 'received', actionDate: expect.any(Number), data: { ...data, text: 'Is it in stock?' } }
    expect(events).toHaveLength(5)
    expect(events.slice(0, 2)).toEqual([question, question])
    expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id'])
    expect(events.slice(2)).toMatchObject([
      { data: { text: 'Stop', keyword: 'stop' } },
      { data: { text: 'START', keyword: 'start' } },
      { data: { text: 'help', keyword: 'help' } },
    ])
    expect(cameTo(everything).filter(({ body: sent }) => sent.includes('received'))).toEqual([])
    await expect(transactional.listWebhooks({ query: {} })).resolves.toMatchObject([
      { actions: ['received'] },
      { actions: ['processed', 'failed', 'sent', 'canceled', 'delivered'] },
    ])
  })

  it('gets a test of it from the console', async () => {
    const { transactional, sandbox, ...account } = await open()
    const path = newPath()
    const body = { channel: 'sms' as const, url: receiver.url + path, actions: ['received' as const] }
    const webhook_id = Number((await transactional.createWebhook({ body })).webhookId)
    const test = (name: 'transactionalSmsReceived' | 'transactionalSmsEvent') =>
      sandbox.createTestHookDelivery({ body: { name, webhook_id } })
    await test('transactionalSmsReceived')
    await expect(test('transactionalSmsEvent')).rejects.toMatchObject({ status: 422 })
    await settle({ ...account, sandbox })
    expect(JSON.parse(cameTo(path)[0]?.body ?? '[]')).toMatchObject([
      { action: 'received', data: { senderMobile: ANA } },
    ])
  })
})

describe('a webhook of a list', () => {
  it('gets a text of a contact once, whatever the number of its contacts with that cellphone', async () => {
    const account = await open()
    const { api, text } = account
    const [list_id, other] = [await makeList(api), await makeList(api)]
    const contact_id = await makeContact(api, list_id, { base: { email: 'ana@example.com', cellphone: ANA } })
    await makeContact(api, list_id, { base: { email: 'home@example.com', cellphone: ANA } })
    await makeContact(api, other, { base: { cellphone: '351-910000009' } })
    const paths = [newPath(), newPath()] as const
    for (const [at, id] of [list_id, other].entries())
      await api.createWebhook({
        body: { list_id: id, url: receiver.url + paths[at], actions: ['sms_received'], fields: ['email'] },
      })
    await text('Parar')
    await settle(account)
    expect(cameTo(paths[0]).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        webhook_id: expect.any(Number),
        list_id,
        action: 'sms_received',
        action_date: expect.any(String),
        contact: { contact_id, email: 'ana@example.com' },
        action_data: { text: 'Parar', sender: ANA, recipient: SHOP, keyword: 'stop' },
      },
    ])
    expect(cameTo(paths[1])).toEqual([])
  })
})

describe('HELP', () => {
  it.each([
    ['HELP', 'Shop: SMS from +351920000001. Reply STOP to get no more.'],
    ['info?', 'Shop: SMS from +351920000001. Reply STOP to get no more.'],
    ['Ajuda', 'Shop: SMS de +351920000001. Responda PARAR para não receber mais.'],
    ['AYUDA', 'Shop: SMS de +351920000001. Responda BAJA para no recibir más.'],
    ['Hilfe!', 'Shop: SMS von +351920000001. Antworten Sie STOPP, um keine mehr zu erhalten.'],
    ['aide', 'Shop : SMS de +351920000001. Répondez STOP pour ne plus en recevoir.'],
    ['segítség', 'Shop: SMS, feladó +351920000001. Ha nem kér többet, válaszoljon ezzel: STOP.'],
  ])('%s is answered in its language, and stops nothing', async (word, answer) => {
    const { text, answers, api } = await open()
    await expect(text(word)).resolves.toMatchObject({ meaning: 'help', effect: 'taken' })
    await expect(answers()).resolves.toEqual([answer])
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 0 })
  })

  it.each([['help me with my order'], ['helpdesk'], ['no help']])('"%s" is for people to read', async (words) => {
    const { text, answers } = await open()
    await expect(text(words)).resolves.toMatchObject({ meaning: 'text', effect: 'none' })
    await expect(answers()).resolves.toEqual([])
  })

  it('is answered once in 24 hours for each number, also after STOP', async () => {
    const account = await open()
    const { text, answers } = account
    await text('STOP')
    await text('HELP')
    await expect(text('AJUDA')).resolves.toMatchObject({ meaning: 'help', effect: 'none' })
    await expect(answers()).resolves.toEqual([
      expect.stringContaining('no more SMS'),
      expect.stringContaining('SMS from'),
    ])
    await text('HELP', '351-910000002')
    await expect(answers('351-910000002')).resolves.toHaveLength(1)
    await settle(account, DAY + 60)
    await text('HELP')
    await expect(answers()).resolves.toHaveLength(3)
  })
})

describe('getCellphoneSenderHelp, updateCellphoneSenderHelp', () => {
  it('keep the texts of a number by language', async () => {
    const { text, answers, setHelp, help, api } = await open()
    await expect(help()).resolves.toEqual({ texts: {} })
    const texts = { pt: 'Loja: ajuda em 210000009.', es: 'Tienda: ayuda en 210000009.' }
    await expect(setHelp(texts)).resolves.toEqual({ texts })
    await expect(help()).resolves.toEqual({ texts })
    for (const [word, sender] of [
      ['AYUDA', '351-910000003'],
      ['HELP', '351-910000004'],
    ] as const)
      await text(word, sender)
    await expect(answers('351-910000003')).resolves.toEqual([texts.es])
    await expect(answers('351-910000004')).resolves.toEqual([texts.pt])
    await setHelp({})
    await text('HELP', '351-910000005')
    await expect(answers('351-910000005')).resolves.toEqual([expect.stringContaining('Shop: SMS from')])
    await expect(setHelp({ xx: 'Nothing' } as Texts)).rejects.toMatchObject({ status: 422 })
    const path = { sender_id: 999_999 }
    await expect(api.getCellphoneSenderHelp({ path })).rejects.toMatchObject({ status: 404 })
    await expect(api.updateCellphoneSenderHelp({ path, body: { texts: {} } })).rejects.toMatchObject({ status: 404 })
  })
})
