// The first SMS of somebody who reads nothing but the refusals: each says what would be right.
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'

const server = useServer()

async function post(path: string, body: unknown) {
  const headers = { apikey: server.key, 'content-type': 'application/json' }
  const answer = await server.inject(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, ...((await answer.json()) as { detail: string; errors: Record<string, string> }) }
}

const senders = '/marketing/v3/senders/cellphone'
const send = '/api/v2/sms/messages/action/send/single'

describe('a refusal', () => {
  it.each([
    { body: { cellphone: 'SHOP' }, errors: { body: /"type".*: one of: alpha_numeric, numeric$/ } },
    { body: { type: 'name', cellphone: 'SHOP' }, errors: { body: /"type".*: one of: alpha_numeric, numeric$/ } },
    {
      body: { type: 'alpha_numeric' },
      errors: {
        'body.cellphone': /^is missing: for example SHOP$/,
        'body.file': /^is missing: for example JVBERi0xLjQK$/,
      },
    },
    {
      body: { type: 'numeric', cellphone: '912345678', file: 'JVBERi0xLjQK' },
      errors: { 'body.cellphone': /^is not a phone number: use <country code>-<number>, as 351-912345678/ },
    },
  ])('of a sender $body says what is allowed', async ({ body, errors }) => {
    const { status, detail, errors: told } = await post(senders, body)
    expect(status).toBe(422)
    for (const [place, text] of Object.entries(errors)) {
      expect(told[place]).toMatch(text)
      expect(detail).toContain(`${place} ${told[place]}`)
    }
    expect(Object.keys(told)).toEqual(Object.keys(errors))
  })

  it('of an SMS names all that is missing, with the values or an example', async () => {
    const { status, errors } = await post(send, { textBody: 'Hello' })
    expect(status).toBe(400)
    expect(errors).toEqual({
      'body.to': 'is missing: for example 351-910000001',
      'body.from': 'is missing: for example 2',
      'body.encoding': 'is missing: one of: unicode, gsm0338',
      'body.maxCount': 'is missing: for example 1',
    })
  })

  it('of an email without content names the members that hold it, and what else is missing', async () => {
    const path = '/api/v2/email/messages/action/send/single'
    const { status, errors } = await post(path, { to: 'ana@example.com', subject: 'Hello' })
    expect(status).toBe(400)
    expect(errors).toEqual({
      'body.htmlBody': 'is missing: give htmlBody, textBody, or templateId',
      'body.senderId': 'is missing: for example 1',
    })
  })

  it('of a message with two ways to say it names both', async () => {
    const { errors } = await post('/api/v2/verify/request/email', { email: 'ana@example.com' })
    expect(Object.values(errors)).toContain('is missing: give senderId or senderHash')
  })

  it('deep in a list names its place', async () => {
    const { errors } = await post('/api/v2/sms/messages/action/send', [
      { to: '351-910000001', from: '2', textBody: 'a', encoding: 'gsm0338', maxCount: 1 },
      { to: '351-910000001', from: '2', textBody: 'a', maxCount: 1 },
    ])
    expect(errors).toEqual({ 'body.1.encoding': 'is missing: one of: unicode, gsm0338' })
  })

  it('in a query has an example, too', async () => {
    const answer = await server.inject('/marketing/v3/contacts/search', { headers: { apikey: server.key } })
    expect(await answer.json()).toMatchObject({
      errors: { 'query.contact': 'is missing: for example ana@example.com' },
    })
  })
})

describe('numbers in E.164', () => {
  it('are understood wherever a request has one, and kept in the form of the contract', async () => {
    const [marketing, transactional, sandbox] = [server.marketing(), server.transactional(), server.sandbox()]
    const file = 'JVBERi0xLjQK'
    const sender = await marketing.createCellphoneSender({
      body: { type: 'numeric', cellphone: '+351 910 000 009', file },
    })
    expect(sender).toMatchObject({ cellphone: '351-910000009', status: 'active' })
    await transactional.sendSms({
      body: {
        to: '+351912345678',
        from: String(sender.sender_id),
        textBody: 'Hello',
        encoding: 'gsm0338',
        maxCount: 1,
      },
    })
    await expect(sandbox.waitForCapturedMessage()).resolves.toMatchObject({ recipient: '351-912345678' })
    const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
    const contact = { base: { cellphone: '+351 912 345 678', phone: '+351-210000001' } }
    const { contact_id } = await marketing.createContact({ path: { list_id }, body: contact })
    await expect(marketing.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({
      base: { cellphone: '351-912345678', phone: '351-210000001' },
    })
    await marketing.addSuppressionEntries({ body: { type: 'cellphone', value: ['+351912345679'] } })
    await expect(marketing.listSuppressionEntries()).resolves.toMatchObject({ items: [{ value: '351-912345679' }] })
  })

  it('are understood in every item of a list', async () => {
    const { sender_id } = await server.marketing().createCellphoneSender({
      body: { type: 'alpha_numeric', cellphone: 'LIST', file: 'JVBERi0xLjQK' },
    })
    const more = { from: String(sender_id), textBody: 'a', encoding: 'gsm0338' as const, maxCount: 1 }
    const body = ['+351912345671', '351-912345672', '+351 912 345 673'].map((to) => ({ to, ...more }))
    await server.transactional().sendSmsBatch({ body })
    for (const recipient of ['351-912345671', '351-912345672', '351-912345673'])
      await server.sandbox().waitForCapturedMessage({ query: { recipient } })
  })

  it('with a country code that nobody has are refused', async () => {
    const order = { to: '+999912345678', from: '1', textBody: 'Hello', encoding: 'gsm0338', maxCount: 1 }
    expect(await post(send, order)).toMatchObject({
      status: 400,
      errors: { 'body.to': expect.stringContaining('use <country code>-<number>, as 351-912345678') },
    })
  })
})
