// Which call asked for a captured message, whatever the door, and what is found by it.
import { describe, expect, it } from 'vitest'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { makeList } from '../../support/marketing.ts'
import { startRelay } from '../../support/relay.ts'
import { useServer } from '../../support/server.ts'
import { soapOf } from '../../support/soap.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

describe('getCapturedMessage', () => {
  it('names the request that asked for the message, as listCapturedMessages does', async () => {
    const { key } = await server.createAccount('Shop')
    const mailing = await withSender(server, key)
    await mailing.send({ to: 'ana@example.com', subject: 'Order 1' })
    await mailing.transactional.sendEmailBatch({
      body: ['rui', 'eva'].map((name) => ({
        senderId: mailing.senderId,
        to: [`${name}@example.com`],
        subject: 'Order 2',
        textBody: 'Hello',
      })),
    })
    const single = await mailing.captured('ana@example.com')
    expect(single).toMatchObject({ operation_id: 'sendEmail', origin: { type: 'request' } })
    const path = { request_id: single.request_id ?? '' }
    const request = await mailing.sandbox.getRequest({ path })
    expect(request).toMatchObject({ operation_id: 'sendEmail', api: 'transactional-v2', status: 200 })
    expect(JSON.parse(request.request_body ?? '')).toMatchObject({ to: 'ana@example.com', subject: 'Order 1' })
    await Promise.all(['rui', 'eva'].map((name) => mailing.captured(`${name}@example.com`)))
    const batch = await mailing.sandbox.listCapturedMessages({ query: { operation_id: 'sendEmailBatch' } })
    expect(batch.items.map(({ recipient }) => recipient).sort()).toEqual(['eva@example.com', 'rui@example.com'])
    expect(new Set(batch.items.map((item) => item.request_id)).size).toBe(1)
    expect(batch.items[0]?.request_id).not.toBe(single.request_id)
    const { items } = await mailing.sandbox.listCapturedMessages({ query: { operation_id: 'sendEmail' } })
    expect(items).toMatchObject([{ recipient: 'ana@example.com', ...path, operation_id: 'sendEmail' }])
  })

  it('names the operation of a code, and of the first message of an alert', async () => {
    const { key } = await server.createAccount('Shop')
    const { transactional, sandbox, sender_id, captured } = await withSmsSender(server, key)
    const senderId = String(sender_id)
    await transactional.requestVerifyBySms({ body: { senderId, to: '351-910000001' } })
    const code = await captured('351-910000001')
    expect(code).toMatchObject({ operation_id: 'requestVerifyBySms', origin: { type: 'code' } })
    await transactional.createAlertTemplate({
      body: { name: 'Disk', channel: 'sms', interval: 60, maxAttempts: 2, textBody: 'Full: {{ acknowledge_url }}' },
    })
    await transactional.executeAlert({
      body: { alertTemplateName: 'Disk', senderId, to: [{ phone: '351-910000002' }] },
    })
    const first = await captured('351-910000002')
    expect(first).toMatchObject({ operation_id: 'executeAlert', origin: { type: 'alert' } })
    await sandbox.advanceClock({ body: { seconds: 61 } })
    const second = await captured('351-910000002', first.captured_id)
    expect(second.origin).toMatchObject({ type: 'alert' })
    expect(second).not.toHaveProperty('operation_id')
  })

  it('names a call of SOAP, and the mail at the relay', async () => {
    const mailing = await withSender(server)
    await withSmsSender(server)
    const listID = await makeList(mailing.marketing)
    await soapOf(server).sendSMS({
      listID,
      subject: 'Pick-up',
      message: 'Your order is ready.',
      from: '351-920000001',
      cellphone: ['351-910000009'],
    })
    const sms = await mailing.captured('351-910000009')
    expect(sms).toMatchObject({ operation_id: 'sendSMS' })
    const call = await mailing.sandbox.getRequest({ path: { request_id: sms.request_id ?? '' } })
    expect(call).toMatchObject({ api: 'soap-v2', operation_id: 'sendSMS', status: 200 })
    const relay = await startRelay(server)
    try {
      await relay.send({ to: 'ana@example.com', cc: 'rui@example.com', subject: 'Relayed', text: 'Hello' })
      const [first, copy] = [await mailing.captured('ana@example.com'), await mailing.captured('rui@example.com')]
      expect(first).toMatchObject({ operation_id: 'relayEmail', origin: { type: 'relay' } })
      expect(copy).toMatchObject({ operation_id: 'relayEmail', request_id: first.request_id })
      const mail = await mailing.sandbox.getRequest({ path: { request_id: first.request_id ?? '' } })
      expect(mail).toMatchObject({ api: 'smtp-relay', operation_id: 'relayEmail', method: 'DATA', status: 250 })
      const query = { operation_id: 'relayEmail' }
      expect((await mailing.sandbox.listCapturedMessages({ query })).total_items).toBe(2)
    } finally {
      await relay.close()
    }
  })

  it('leaves it out for campaigns, which the origin names', async () => {
    const { key } = await server.createAccount('Shop')
    const mailing = await withSender(server, key)
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    await campaign.start()
    const captured = await mailing.captured('ana@example.com')
    expect(captured.origin).toMatchObject({ type: 'campaign' })
    expect(captured).not.toHaveProperty('request_id')
    expect((await mailing.sandbox.listCapturedMessages()).items[0]).not.toHaveProperty('operation_id')
  })
})
