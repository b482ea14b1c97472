// Which single messages a suppression stops, what its refusal says, and how it is lifted (T-210).
import { describe, expect, it } from 'vitest'
import { BadRequestError } from '../../../src/clients/index.ts'
import { follow, type SingleEmail, withSender } from '../../support/mailing.ts'
import { startRelay } from '../../support/relay.ts'
import { startServer, useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

const open = async () => withSender(server, (await server.createAccount('Shop')).key)
type Account = Awaited<ReturnType<typeof open>>

const ANA = 'ana@example.com'
const header = { listUnsubscribe: true }

/** Sends an email and follows its link to unsubscribe, as mail programs do. */
async function leave({ send, captured }: Account, email: Partial<SingleEmail>) {
  await send({ ...email, header })
  const { headers } = await captured(ANA)
  const [, url = ''] =
    /<(https:[^>]+)>/.exec(headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '') ?? []
  expect((await follow(server, url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
}

async function complain({ send, captured, sandbox }: Account) {
  await send()
  const { captured_id } = await captured(ANA)
  await sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'complaint' } })
}

async function bounce({ send, captured, sandbox, settled }: Account) {
  const id = await send()
  await settled(id)
  const { captured_id } = await captured(ANA)
  await sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'bounce' } })
}

const byHand =
  (type: 'email' | 'email_domain', value: string) =>
  ({ marketing }: Account) =>
    marketing.addSuppressionEntries({ body: { type, value: [value] } })

/** What became of a message that went out, as the sandbox says it in time. */
const sent = expect.stringMatching(/^(finished|delivered)$/)

const news: Partial<SingleEmail> = { group: 'news', header }
const offers: Partial<SingleEmail> = { group: 'offers', header }
const password: Partial<SingleEmail> = { subject: 'Reset your password' }
const service: Partial<SingleEmail> = { subject: 'Reset your password', group: 'service' }
const registered: Partial<SingleEmail> = { group: 'news', header, registered: true }

/** Whether an alert reaches the recipient. */
async function alertArrives({ transactional, sandbox, senderId }: Account): Promise<boolean> {
  const template = {
    name: 'Cold store',
    channel: 'email',
    interval: 600,
    maxAttempts: 1,
    subject: 'Cold store',
  } as const
  await transactional.createAlertTemplate({ body: { ...template, textBody: 'Cold' } })
  await transactional.executeAlert({ body: { alertTemplateName: template.name, senderId, to: [{ email: ANA }] } })
  // All that is due is done when it answers.
  await sandbox.advanceClock({ body: { seconds: 1 } })
  const { items } = await sandbox.listCapturedMessages({ query: { recipient: ANA, limit: 100 } })
  return items.some(({ subject }) => subject === template.subject)
}

describe('an email', () => {
  const all = { news, offers, password, service, registered }
  type Name = keyof typeof all
  it.each<[string, (account: Account) => Promise<unknown>, Name[], boolean, RegExp]>([
    [
      'leaving one group',
      (a) => leave(a, news),
      ['offers', 'password', 'service', 'registered'],
      true,
      /left the group "news".*resubscribe/,
    ],
    [
      'leaving without a group',
      (a) => leave(a, {}),
      ['password', 'service', 'registered'],
      true,
      /unsubscribed.*resubscribe/,
    ],
    ['a complaint', complain, ['registered'], true, /complained.*resubscribe/],
    ['a hard bounce', bounce, [], false, /bounced.*resubscribe/],
    ['an entry by hand', byHand('email', ANA), [], false, /your account.*resubscribe/],
  ])('after %s', async (_name, deed, passing, hasCode, refusal) => {
    const account = await open()
    const { send, settled, log, transactional, senderId } = account
    await deed(account)
    for (const [name, email] of Object.entries(all)) {
      const id = await send(email)
      const passes = passing.includes(name as Name)
      expect(await settled(id), name).toEqual(passes ? sent : 'rejected')
      const { campaign } = await log(id)
      if (passes) expect(campaign, name).not.toHaveProperty('refusal')
      else expect(campaign.refusal, name).toMatch(refusal)
    }
    // An alert goes where a code goes.
    expect(await alertArrives(account)).toBe(hasCode)
    const code = transactional.requestVerifyByEmail({ body: { email: ANA, senderId, subject: 'Code' } })
    if (hasCode) {
      const { requestId } = await code
      const { messageId } = await transactional.getVerifyRequest({ path: { id: requestId } })
      expect(await settled(Number(messageId))).toEqual(sent)
    } else {
      const error = await code.catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(BadRequestError)
      expect((error as BadRequestError).errors).toEqual({ 'body.email': expect.stringMatching(refusal) })
    }
    await expect(transactional.resubscribeEmail({ body: { emailAddress: ANA } })).resolves.toEqual([ANA])
    expect(await settled(await send(news))).toEqual(sent)
  })

  it('left by its group goes on if it is sent without a way out in another', async () => {
    const account = await open()
    await leave(account, news)
    expect(await account.settled(await account.send({ group: 'news' }))).toBe('rejected')
    expect((await account.marketing.listSuppressionEntries()).total_items).toBe(0)
  })

  it('is not sent again when a code was stopped after its request', async () => {
    const { transactional, senderId, marketing } = await open()
    const { requestId: id } = await transactional.requestVerifyByEmail({
      body: { email: ANA, senderId, subject: 'Code' },
    })
    await marketing.addSuppressionEntries({ body: { type: 'email_domain', value: ['example.com'] } })
    await expect(transactional.resendVerifyRequest({ path: { id } })).rejects.toMatchObject({
      errors: { 'path.id': expect.stringContaining('gets no code') },
    })
  })
})

describe('a mail of the relay', () => {
  it('goes to somebody who has unsubscribed unless it offers to unsubscribe', async () => {
    await using own = await startServer()
    const relay = await startRelay(own)
    try {
      const account = await withSender(own)
      const { headers } = await account.send({ header }).then(() => account.captured(ANA))
      const [, url = ''] =
        /<(https:[^>]+)>/.exec(headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '') ?? []
      await follow(own, url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
      const mail = { to: ANA, subject: 'Reset your password', text: 'Here' }
      expect(await account.settled((await relay.send(mail)).id)).toEqual(sent)
      const list = { unsubscribe: { url: 'https://shop.example.com/leave', comment: 'Leave' } }
      const newsletter = await relay.send({ ...mail, subject: 'News', list })
      expect(await account.settled(newsletter.id)).toBe('rejected')
      expect((await account.log(newsletter.id)).campaign.refusal).toContain('has unsubscribed')
    } finally {
      await relay.close()
    }
  })
})

describe('an SMS', () => {
  const TO = '351-910000001'
  it('after STOP', async () => {
    const { key } = await server.createAccount('Shop')
    const { send, settled, log, sandbox, transactional, sender_id } = await withSmsSender(server, key)
    await sandbox.createInboundMessage({
      body: { channel: 'sms', sender: TO, recipient: '351-920000001', text: 'STOP' },
    })
    const stopped = await send()
    expect(await settled(stopped)).toBe('rejected')
    expect((await log(stopped)).campaign.refusal).toMatch(/unsubscribed.*sms\/resubscribe/)
    expect(await settled(await send({ group: 'service' }))).toBe('delivered')
    expect(await settled(await send({ registered: true }))).toBe('delivered')
    const template = { name: 'Cold', channel: 'sms', interval: 600, maxAttempts: 1, textBody: 'It is cold.' } as const
    await transactional.createAlertTemplate({ body: template })
    const alert = { alertTemplateName: 'Cold', senderId: String(sender_id), to: [{ phone: TO }] }
    const before = (await sandbox.listCapturedMessages({ query: { recipient: TO } })).items[0]?.captured_id ?? 0
    await transactional.executeAlert({ body: alert })
    const { text } = await sandbox.waitForCapturedMessage({ query: { recipient: TO, after: before, timeout: 30 } })
    expect(text).toMatch(/^It is cold\./)
    const body = { to: TO, senderId: String(sender_id) }
    const { requestId: id } = await transactional.requestVerifyBySms({ body })
    const { messageId } = await transactional.getVerifyRequest({ path: { id } })
    expect(await settled(Number(messageId))).toBe('delivered')
  })

  it('with a code to a number that was suppressed by hand is refused', async () => {
    const { key } = await server.createAccount('Shop')
    const { marketing, transactional, sender_id } = await withSmsSender(server, key)
    await marketing.addSuppressionEntries({ body: { type: 'cellphone', value: [TO] } })
    const body = { to: TO, senderId: String(sender_id) }
    for (const request of [transactional.requestVerifyBySms, transactional.requestVerifyLegacy])
      await expect(request({ body })).rejects.toMatchObject({
        errors: { 'body.to': expect.stringContaining('gets no code') },
      })
  })
})
