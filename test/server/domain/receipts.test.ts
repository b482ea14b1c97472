// News about messages that come after their outcome: what follows from them, and that it follows once.
import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { type Mailing, withCampaign, withSender } from '../../support/mailing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const TO = 'ana@example.com'

/** A single email that was delivered. */
async function withSingle(server: TestServer, to = TO) {
  const mailing = await withSender(server)
  const messageId = await mailing.send({ to })
  await mailing.settled(messageId)
  return { ...mailing, messageId, account: server.accountId }
}

/** The mail of a campaign that was delivered. */
async function withCampaignMail(server: TestServer, to = TO, sender?: Mailing) {
  const mailing = sender ?? (await withSender(server))
  const campaign = await withCampaign(server, [to], mailing)
  await campaign.start()
  await eventually(async () => (await campaign.status()) === 'sent')
  const { captured_id } = await mailing.captured(to)
  const caller = {
    accountId: server.accountId,
    kind: 'sandbox',
    keyId: 'test',
    rights: null,
    userId: null,
    transactional: true,
  } as const
  // The API shows no number of a message of a campaign.
  const captured = await server.app.domain.sandbox.sandbox.get(caller, captured_id)
  const contact = await campaign.contactOf(to)
  // The last two are the subscription and the send.
  const activities = async () => (await campaign.activities(contact)).slice(0, -2)
  return { ...mailing, campaign, captured_id, messageId: captured.message_id, account: server.accountId, activities }
}

const suppressed = async ({ marketing }: { marketing: ReturnType<TestServer['marketing']> }) =>
  (await marketing.listSuppressionEntries()).items.map(({ value }) => value)

describe('a receipt of a single email', () => {
  it('sets its state, suppresses the address and reaches the webhooks, once', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const single = await withSingle(server)
      await single.transactional.createWebhook({ body: { channel: 'email', url: receiver.url, actions: ['bounce'] } })
      const { messageId, account } = single
      const receipt = { messageId, account, kind: 'hard_bounce', reason: '550 no such user' } as const
      const { take } = server.app.domain.sending.receipts
      await expect(take(receipt)).resolves.toBe('taken')
      await expect(take({ ...receipt, reason: 'in other words' })).resolves.toBe('known')
      expect((await single.statuses(messageId)).slice(-2)).toEqual(['delivered', 'bounce_hard'])
      expect(await suppressed(single)).toEqual([TO])
      const [call] = await receiver.waitForCount(1)
      const told = { action: 'bounce', data: { reason: '550 no such user', bounceType: 'hard' } }
      expect(JSON.parse(call?.body ?? '')).toMatchObject([told])
      const { total_items } = await single.sandbox.listHookDeliveries()
      expect(total_items).toBe(1)
    } finally {
      await receiver.close()
    }
  })

  it('is taken by one of several that bring it at the same time', async () => {
    await using server = await startServer()
    const single = await withSingle(server)
    const { messageId, account } = single
    const { take } = server.app.domain.sending.receipts
    const taken = await Promise.all([1, 2, 3, 4].map(() => take({ messageId, account, kind: 'soft_bounce' })))
    expect(taken.toSorted()).toEqual(['known', 'known', 'known', 'taken'])
    expect((await single.statuses(messageId)).filter((status) => status === 'bounce_soft')).toHaveLength(1)
  })

  it('bears the time that it names, but none that has not come', async () => {
    await using server = await startServer()
    const single = await withSingle(server)
    const { messageId, account } = single
    const at = Date.now() - 60_000
    await server.app.domain.sending.receipts.take({ messageId, account, kind: 'soft_bounce', at })
    const timeOf = async (status: string) => {
      const found = (await single.log(messageId)).campaignStatusLog.find((entry) => entry.status === status)
      return Date.parse(found?.createDate ?? '')
    }
    expect(await timeOf('bounce_soft')).toBe(at)
    const other = await single.send()
    await single.settled(other)
    const later = Date.now() + 3_600_000
    await server.app.domain.sending.receipts.take({ messageId: other, account, kind: 'hard_bounce', at: later })
    const [last] = (await single.log(other)).campaignStatusLog.slice(-1)
    expect(Date.parse(last?.createDate ?? '')).toBeLessThan(later)
  })

  it('stands in the history of a registered one', async () => {
    await using server = await startServer()
    const registering = await openRegistered(server)
    const { id, message_id } = await registering.mailing
      .send({ registered: true })
      .then((messageId) => registering.registeredAs(messageId))
    await registering.mailing.settled(Number(message_id))
    const receipt = { messageId: Number(message_id), account: null, kind: 'soft_bounce' } as const
    for (let n = 0; n < 2; n++) await server.app.domain.sending.receipts.take(receipt)
    expect(await registering.types(id)).toEqual(['SENT', 'DELIVERY', 'FAILED'])
  })

  it('is a complaint that its carrier knew with the outcome', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const mailing = await withSender(server)
      await mailing.transactional.createWebhook({ body: { channel: 'email', url: receiver.url, actions: ['abuse'] } })
      const messageId = await mailing.send({ to: 'complaint@example.com' })
      await receiver.waitForCount(1)
      expect((await mailing.statuses(messageId)).at(-1)).toBe('delivered')
      expect(await suppressed(mailing)).toEqual(['complaint@example.com'])
      const again = { messageId, account: server.accountId, kind: 'complaint' } as const
      await expect(server.app.domain.sending.receipts.take(again)).resolves.toBe('known')
    } finally {
      await receiver.close()
    }
  })
})

describe('a receipt of an SMS', () => {
  it('says that it was delivered after all', async () => {
    await using server = await startServer()
    const { send, settled, statuses } = await withSmsSender(server)
    const messageId = await send({ to: '351-910009904' })
    await expect(settled(messageId)).resolves.toBe('finished')
    const receipt = { messageId, account: null } as const
    await server.app.domain.sending.receipts.take({ ...receipt, kind: 'delivered' })
    expect((await statuses(messageId)).at(-1)).toBe('delivered')
    // Nothing takes a delivery back.
    await server.app.domain.sending.receipts.take({ ...receipt, kind: 'rejected', reason: 'EXPIRED' })
    expect((await statuses(messageId)).at(-1)).toBe('delivered')
  })

  it('says that the network gave it up', async () => {
    await using server = await startServer()
    const { send, settled, statuses } = await withSmsSender(server)
    const messageId = await send({ to: '351-910009904' })
    await settled(messageId)
    await server.app.domain.sending.receipts.take({ messageId, account: null, kind: 'rejected', reason: 'UNDELIV' })
    expect((await statuses(messageId)).at(-1)).toBe('rejected')
  })
})

describe('a receipt of a mail of a campaign', () => {
  it('is counted, stands among the activities and suppresses the address, once', async () => {
    await using server = await startServer()
    const mail = await withCampaignMail(server)
    const { messageId, account, campaign } = mail
    const { take } = server.app.domain.sending.receipts
    for (const taken of ['taken', 'known'])
      await expect(take({ messageId, account, kind: 'complaint' })).resolves.toBe(taken)
    expect(await campaign.overall()).toMatchObject({ sends: 1, complaints: 1 })
    expect(await mail.activities()).toEqual(['email_spam_complaint'])
    expect(await suppressed(mail)).toEqual([TO])
  })

  it('of another kind counts for itself', async () => {
    await using server = await startServer()
    const { messageId, account, campaign, activities } = await withCampaignMail(server)
    const { take } = server.app.domain.sending.receipts
    for (const kind of ['soft_bounce', 'hard_bounce', 'soft_bounce'] as const) await take({ messageId, account, kind })
    expect(await campaign.overall()).toMatchObject({ soft_bounces: 1, hard_bounces: 1 })
    expect(await activities()).toEqual(['email_hard_bounce', 'email_soft_bounce'])
  })

  it('is a complaint that its carrier knew with the outcome', async () => {
    await using server = await startServer()
    const mail = await withCampaignMail(server, 'complaint@example.com')
    const { messageId, account, campaign } = mail
    expect(await campaign.activities(await campaign.contactOf('complaint@example.com'))).toEqual([
      'email_spam_complaint',
      'email_send',
      expect.any(String),
    ])
    await expect(server.app.domain.sending.receipts.take({ messageId, account, kind: 'complaint' })).resolves.toBe(
      'known',
    )
    await mail.sandbox.createMessageEvent({ path: { captured_id: mail.captured_id }, body: { type: 'complaint' } })
    expect(await campaign.overall()).toMatchObject({ sends: 1, complaints: 1 })
  })
})

describe('a receipt changes nothing', () => {
  it('of a message that there is not', async () => {
    await using server = await startServer()
    const single = await withSingle(server)
    const receipt = { messageId: single.messageId + 1, account: null, kind: 'hard_bounce' } as const
    await expect(server.app.domain.sending.receipts.take(receipt)).resolves.toBe('unknown')
    expect(await suppressed(single)).toEqual([])
  })

  it('of a message of another account', async () => {
    await using server = await startServer()
    const single = await withSingle(server)
    const mail = await withCampaignMail(server, 'rui@example.com', single)
    const { accountId } = await server.createAccount('Stranger')
    for (const { messageId } of [single, mail]) {
      const receipt = { messageId, account: accountId, kind: 'hard_bounce' } as const
      await expect(server.app.domain.sending.receipts.take(receipt)).resolves.toBe('unknown')
    }
    expect((await single.statuses(single.messageId)).at(-1)).toBe('delivered')
    expect(await mail.campaign.overall()).toMatchObject({ hard_bounces: 0 })
    expect(await suppressed(single)).toEqual([])
    // The true account is heard all the same.
    const { messageId, account } = single
    await expect(server.app.domain.sending.receipts.take({ messageId, account, kind: 'hard_bounce' })).resolves.toBe(
      'taken',
    )
  })

  it('of a message that went with all that its account had', async () => {
    await using server = await startServer()
    const single = await withSingle(server)
    const mail = await withCampaignMail(server, 'rui@example.com', single)
    const { take } = server.app.domain.sending.receipts
    await take({ messageId: single.messageId, account: server.accountId, kind: 'complaint' })
    await single.sandbox.resetAccount()
    for (const { messageId } of [single, mail]) {
      await expect(take({ messageId, account: server.accountId, kind: 'complaint' })).resolves.toBe('unknown')
    }
    expect(await suppressed(single)).toEqual([])
  })
})
