// Accounts for tests: apart from each other, and empty again when a test wants it.
import { describe, expect, it } from 'vitest'
import { NotFoundError, UnauthorizedError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { dateTime, withCampaign, withSender } from '../../support/mailing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer } from '../../support/server.ts'
import { startSmtpSink } from '../../support/smtp.ts'

describe('createSandboxAccount', () => {
  it('makes an empty account whose key works at once', async () => {
    await using server = await startServer()
    await server.marketing().createList({ body: { internal_name: 'mine' } })
    const account = await server.sandbox().createSandboxAccount({ body: { name: 'Checkout' } })
    expect(account).toMatchObject({ name: 'Checkout', api_key: expect.stringMatching(/^sandbox_[\w-]{32}$/) })
    await expect(server.marketing(account.api_key).listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(server.sandbox().createSandboxAccount({ body: { name: '' } })).rejects.toMatchObject({ status: 422 })
    await expect(server.sandbox('unknown').createSandboxAccount({ body: { name: 'a' } })).rejects.toThrow(
      UnauthorizedError,
    )
  })

  it('shows the messages of the new account to its maker, and not the other way', async () => {
    await using server = await startServer()
    const parent = await withSender(server)
    const { account_id, api_key } = await parent.sandbox.createSandboxAccount({ body: { name: 'Child' } })
    const child = await withSender(server, api_key)
    await child.send({ to: 'child@example.com' })
    await parent.send({ to: 'parent@example.com' })
    const seen = await parent.sandbox.waitForCapturedMessage({ query: { account_id } })
    expect(seen).toMatchObject({ account_id, recipient: 'child@example.com' })
    await expect(parent.sandbox.getCapturedMessage({ path: { captured_id: seen.captured_id } })).resolves.toMatchObject(
      { account_id },
    )
    const own = await parent.captured('parent@example.com')
    expect((await parent.sandbox.listCapturedMessages()).items.map(({ recipient }) => recipient)).toEqual([
      'parent@example.com',
    ])
    await expect(child.sandbox.listCapturedMessages({ query: { account_id: server.accountId } })).rejects.toThrow(
      NotFoundError,
    )
    await expect(child.sandbox.getCapturedMessage({ path: { captured_id: own.captured_id } })).rejects.toThrow(
      NotFoundError,
    )
    await expect(child.sandbox.getCapturedSource({ path: { captured_id: own.captured_id } })).rejects.toThrow(
      NotFoundError,
    )
    // Siblings do not see each other either.
    const sibling = await parent.sandbox.createSandboxAccount({ body: { name: 'Sibling' } })
    await expect(server.sandbox(sibling.api_key).listCapturedMessages({ query: { account_id } })).rejects.toThrow(
      NotFoundError,
    )
  })
})

describe('resetAccount', () => {
  it('wipes everything of one account, which goes on working', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const mailing = await withSender(server)
      const { sandbox, marketing, transactional, send } = mailing
      const other = await withSender(server, (await sandbox.createSandboxAccount({ body: { name: 'Other' } })).api_key)
      await other.send({ to: 'other@example.com' })
      await other.captured('other@example.com')
      const campaign = await withCampaign(server, ['ana@example.com', 'bounce-hard@example.com'], mailing)
      await marketing.createWebhook({ body: { list_id: campaign.list_id, url: receiver.url, actions: ['email_send'] } })
      await campaign.start()
      await eventually(async () => (await campaign.status()) === 'sent')
      const scheduled = await send({ to: 'never@example.com', scheduleTo: dateTime(Date.now() + 3_600_000) })
      const calls = (await receiver.waitForCount(2)).length

      await expect(sandbox.resetAccount()).resolves.toBeUndefined()
      await expect(marketing.listLists()).resolves.toMatchObject({ total_items: 0 })
      await expect(marketing.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
      await expect(marketing.listWebhooks()).resolves.toMatchObject({ total_items: 0 })
      await expect(marketing.listOperations()).resolves.toMatchObject({ total_items: 0 })
      await expect(marketing.listEmailSenders()).resolves.toEqual({ items: [] })
      await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
      await expect(transactional.getEmailLog({ path: { messageId: scheduled } })).rejects.toThrow(NotFoundError)
      await sandbox.advanceClock({ body: { seconds: 7200 } })
      await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
      await expect(other.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })

      // The same again: a suppressed address is reached as on the first day.
      const again = await withSender(server)
      const second = await withCampaign(server, ['ana@example.com', 'bounce-hard@example.com'], again)
      await second.start()
      await eventually(async () => (await second.status()) === 'sent')
      expect(await second.overall()).toMatchObject({ sends: 2, hard_bounces: 1 })
      expect(await second.activities(await second.contactOf('ana@example.com'))).toEqual(['email_send', 'subscription'])
      expect(receiver.requests).toHaveLength(calls)
    } finally {
      await receiver.close()
    }
  })

  it('numbers go on: what comes after a reset is never taken for what was before', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const hookIds: unknown[] = []
      let last = { captured_id: 0, list_id: 0 }
      for (let round = 1; round <= 2; round++) {
        const { marketing, send, captured, sandbox } = await withSender(server)
        const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
        await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
        await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
        hookIds.push((await receiver.waitForCount(round)).at(-1)?.headers['webhook-id'])
        await send()
        // `after` still leads to the next one.
        const { captured_id } = await captured('ana@example.com', last.captured_id)
        expect(list_id).toBeGreaterThan(last.list_id)
        last = { captured_id, list_id }
        await sandbox.resetAccount()
      }
      expect(new Set(hookIds).size).toBe(2)
    } finally {
      await receiver.close()
    }
  })

  it('in the middle of a send stops it, and the next one is whole', async () => {
    let received = 0
    let resetAt: (() => void) | undefined
    const middle = new Promise<void>((resolve) => (resetAt = resolve))
    const smtp = await startSmtpSink({
      rejectData: () => {
        if (++received === 150) resetAt?.()
        return null
      },
    })
    try {
      await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
      const addresses = Array.from({ length: 600 }, (_, n) => `reader${n}@example.com`)
      const first = await withCampaign(server, addresses)
      await first.start()
      await middle
      await server.sandbox().resetAccount()
      const failures: unknown[] = []
      const second = await withCampaign(server, ['ana@example.com'])
      await second.start().catch((error: unknown) => failures.push(error))
      await smtp.waitFor((mail) => mail.to.includes('ana@example.com'))
      await eventually(async () => (await second.status()) === 'sent')
      expect(failures).toEqual([])
      expect(await second.overall()).toMatchObject({ sends: 1 })
      await expect(server.marketing().listCampaigns()).resolves.toMatchObject({ total_items: 1 })
      // At most the sub-batches in hand went out after the reset.
      expect(smtp.mails.length).toBeLessThan(600)
    } finally {
      await smtp.close()
    }
  })

  it('needs a key', async () => {
    await using server = await startServer()
    await expect(server.sandbox('unknown').resetAccount()).rejects.toThrow(UnauthorizedError)
  })
})

describe('a live account', () => {
  it.each(['0.0.0.0', '127.0.0.1', 'localhost'])(
    'sends through the SMTP host %s, and a sandbox account does not',
    async (host) => {
      const smtp = await startSmtpSink()
      try {
        await using server = await startServer({ env: { MESSAGING_SMTP_URL: `smtp://${host}:${smtp.port}` } })
        const sandbox = await withSender(server)
        const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
        const live = server.marketing(key)
        const { sender_id } = await live.createEmailSender({ body: { name: 'Live', email: 'live@example.com' } })
        const email = { senderId: String(sender_id), to: 'ana@example.com', subject: 'Live', textBody: 'Hello' }
        // Moderation is the operator's work.
        await expect(server.transactional(key).sendEmail({ body: email })).rejects.toMatchObject({ status: 400 })
        expect(await server.app.domain.accounts.moderation.approveEmail('live@example.com')).toBe(1)
        await server.transactional(key).sendEmail({ body: email })
        await smtp.waitFor((mail) => mail.from === 'live@example.com')
        await sandbox.settled(await sandbox.send({ to: 'rui@example.com' }))
        expect(smtp.mails.some((mail) => mail.to.includes('rui@example.com'))).toBe(false)
        const { total_items } = await sandbox.sandbox.listCapturedMessages()
        expect(total_items).toBe(1)
      } finally {
        await smtp.close()
      }
    },
  )
})
