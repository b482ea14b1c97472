// SMS of people to a live account by a gateway of the Carrier API: webhooks get each once, and HELP is answered to people only.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTestWebhook } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { SECRET, startBehind, startTestGateway } from '../support/gateway.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { withSmsSender } from '../support/texting.ts'

let gateway: Awaited<ReturnType<typeof startTestGateway>>
let server: Awaited<ReturnType<typeof startBehind>>
let receiver: Receiver
beforeAll(async () => {
  gateway = await startTestGateway()
  server = await startBehind(gateway, { env: { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' } })
  receiver = await startReceiver()
})
afterAll(async () => {
  await server?.close()
  await gateway?.close()
  await receiver?.close()
})

/** A live account with a number that the operator has approved. */
async function openLive(name: string, number: string) {
  const { key } = await server.app.domain.accounts.accounts.create(name, 'live')
  const texting = await withSmsSender(server, key, number)
  await server.app.domain.accounts.moderation.settle(texting.sender_id, 'active')
  return texting
}

let texts = 0
/** A person writes: the gateway posts it, twice as gateways do when an answer is lost. */
async function write(from: string, to: string, text: string) {
  const news = { type: 'inbound', carrier_id: `t-${++texts}`, from, to, text, at: new Date().toISOString() }
  for (let n = 0; n < 2; n++) {
    const { body, headers } = await signTestWebhook(news as never, SECRET)
    expect((await server.inject('/carrier/v1/news', { method: 'POST', body, headers })).status).toBe(204)
  }
}

const answersTo = (number: string) => gateway.messages.filter(({ message }) => message.to === number)

describe('a text to a live account', () => {
  it('fires its webhook once, and HELP is answered', async () => {
    const { transactional } = await openLive('Shop', '351-920000001')
    const body = { channel: 'sms' as const, url: receiver.url, actions: ['received' as const] }
    await transactional.createWebhook({ body })
    await write('+351910000001', '+351920000001', 'Where is my order?')
    await write('+351910000001', '+351920000001', 'Ajuda')
    await receiver.waitForCount(2)
    await eventually(() => answersTo('+351910000001').length === 1)
    const events = receiver.requests.flatMap((request) => JSON.parse(request.body) as { data: object }[])
    expect(events.map(({ data }) => data)).toEqual([
      { senderMobile: '351-910000001', recipientMobile: '351-920000001', text: 'Where is my order?' },
      { senderMobile: '351-910000001', recipientMobile: '351-920000001', text: 'Ajuda', keyword: 'help' },
    ])
    expect(answersTo('+351910000001')).toMatchObject([
      { message: { from: '+351920000001', text: 'Shop: SMS de +351920000001. Responda PARAR para não receber mais.' } },
    ])
  })

  it('is not answered when a machine wrote it', async () => {
    await openLive('One', '351-920000002')
    await openLive('Other', '351-920000003')
    const before = gateway.messages.length
    for (const from of ['12345', 'Bank', '+351920000003']) await write(from, '+351920000002', 'HELP')
    await write('+351910000002', '+351920000002', 'HELP')
    await eventually(() => answersTo('+351910000002').length === 1)
    expect(gateway.messages).toHaveLength(before + 1)
  })
})
