// What a test makes happen to a captured message, and what follows from it.
import { describe, expect, it } from 'vitest'
import { ConflictError, NotFoundError, type SandboxSchemas, UnauthorizedError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const LINK = 'https://shop.example.com/spring'
type Event = SandboxSchemas['CapturedEventCreate']

/** A campaign that reached Ana. */
async function withMail(server: TestServer) {
  const mailing = await withSender(server)
  const campaign = await withCampaign(server, ['ana@example.com'], mailing)
  await campaign.start()
  const { captured_id, links } = await mailing.captured('ana@example.com')
  // The carrier has the mail a moment before the run notes that it was sent.
  await eventually(async () => (await campaign.overall()).sends === 1)
  const contact_id = await campaign.contactOf('ana@example.com')
  return {
    ...mailing,
    campaign,
    contact_id,
    links,
    happen: (body: Event) => mailing.sandbox.createMessageEvent({ path: { captured_id }, body }),
    activities: async () => (await campaign.activities(contact_id)).slice(0, -2),
  }
}

/** Whether a campaign to Ana still reaches her. */
async function stillReached(server: TestServer, mailing: Awaited<ReturnType<typeof withMail>>): Promise<boolean> {
  const next = await withCampaign(server, ['ana@example.com', 'rui@example.com'], mailing)
  await next.start()
  await mailing.captured('rui@example.com')
  const { items } = await mailing.sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com' } })
  return items.some(({ campaign_hash }) => campaign_hash === next.campaign_hash)
}

describe('createMessageEvent', () => {
  it.each<{ body: Event; activity: string; counts: object; suppressed: boolean }>([
    { body: { type: 'open' }, activity: 'email_open', counts: { opens: 1, unique_opens: 1 }, suppressed: false },
    { body: { type: 'click' }, activity: 'email_click', counts: { clicks: 1, unique_clicks: 1 }, suppressed: false },
    { body: { type: 'click', url: LINK }, activity: 'email_click', counts: { clicks: 1 }, suppressed: false },
    { body: { type: 'bounce' }, activity: 'email_hard_bounce', counts: { hard_bounces: 1 }, suppressed: true },
    {
      body: { type: 'bounce', bounce_type: 'soft' },
      activity: 'email_soft_bounce',
      counts: { soft_bounces: 1 },
      suppressed: false,
    },
    { body: { type: 'complaint' }, activity: 'email_spam_complaint', counts: { complaints: 1 }, suppressed: true },
  ])(
    '$body on the mail of a campaign is counted and has its effect',
    async ({ body, activity, counts, suppressed }) => {
      await using server = await startServer()
      const mailing = await withMail(server)
      const event = await mailing.happen(body)
      expect(event).toMatchObject({ type: body.type, date: expect.stringMatching(/^\d{4}-/) })
      expect(event).not.toHaveProperty('message_id')
      expect(await mailing.activities()).toEqual([activity])
      expect(await mailing.campaign.overall()).toMatchObject({ sends: 1, ...counts })
      expect(await stillReached(server, mailing)).toBe(!suppressed)
    },
  )

  it('counts openings and clicks again, but a recipient once', async () => {
    await using server = await startServer()
    const { happen, campaign, links } = await withMail(server)
    const later = () => server.sandbox().advanceClock({ body: { seconds: 600 } })
    for (let n = 0; n < 3; n++) {
      await happen({ type: 'open' })
      await later()
    }
    await happen({ type: 'click' })
    await later()
    await happen({ type: 'click', url: links[0] as string })
    expect(await campaign.overall()).toMatchObject({ opens: 3, unique_opens: 1, clicks: 2, unique_clicks: 1 })
  })

  it('reaches the webhooks that listen', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const { marketing, campaign, contact_id, happen } = await withMail(server)
      await marketing.createWebhook({
        body: { list_id: campaign.list_id, url: receiver.url, actions: ['email_open', 'email_hard_bounce'] },
      })
      await happen({ type: 'open' })
      await happen({ type: 'click' })
      await happen({ type: 'bounce' })
      const calls = (await receiver.waitForCount(2)).map(
        ({ body }) => JSON.parse(body) as { action: string; contact: object },
      )
      expect(calls.map(({ action }) => action).sort()).toEqual(['email_hard_bounce', 'email_open'])
      for (const call of calls) expect(call.contact).toMatchObject({ contact_id })
    } finally {
      await receiver.close()
    }
  })

  it('sets the log of a single email', async () => {
    await using server = await startServer()
    const { send, captured, settled, statuses, sandbox } = await withSender(server)
    const id = await send({ htmlBody: `<a href="${LINK}">Shop</a>`, clickTracking: true })
    await settled(id)
    const { captured_id } = await captured('ana@example.com')
    const happen = (body: Event) => sandbox.createMessageEvent({ path: { captured_id }, body })
    await expect(happen({ type: 'open' })).resolves.toMatchObject({ message_id: String(id) })
    await expect(happen({ type: 'click', url: LINK })).resolves.toMatchObject({ captured_id })
    expect((await statuses(id)).at(-1)).toBe('delivered')
    await happen({ type: 'bounce', bounce_type: 'soft' })
    expect((await statuses(id)).at(-1)).toBe('bounce_soft')
    // Nothing follows on a bounce.
    await happen({ type: 'bounce' })
    expect((await statuses(id)).at(-1)).toBe('bounce_soft')
  })

  it('cannot click where there is no tracked link', async () => {
    await using server = await startServer()
    const { send, captured, sandbox } = await withSender(server)
    await send({ to: 'ana@example.com', textBody: 'Hello' })
    await send({ to: 'rui@example.com', htmlBody: `<a href="${LINK}">Shop</a>` })
    for (const recipient of ['ana@example.com', 'rui@example.com']) {
      const { captured_id } = await captured(recipient)
      const error = await sandbox
        .createMessageEvent({ path: { captured_id }, body: { type: 'click' } })
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ConflictError)
      expect((error as ConflictError).errors).toHaveProperty('no_such_link')
    }
  })

  it('lets a recipient answer and leave, and each counts once', async () => {
    await using server = await startServer()
    const mailing = await withMail(server)
    for (let n = 0; n < 2; n++) await mailing.happen({ type: 'reply', text: 'Até já' })
    for (let n = 0; n < 2; n++) await mailing.happen({ type: 'unsubscribe' })
    expect(await mailing.activities()).toEqual(['unsubscribe', 'reply_to_email'])
    expect(await mailing.campaign.overall()).toMatchObject({ unsubscriptions: 1 })
    const { items } = await mailing.sandbox.listInboundMessages()
    const { campaign_hash } = mailing.campaign
    const reply = { sender: 'ana@example.com', meaning: 'reply', text: 'Até já', campaign_hash }
    expect(items).toMatchObject([
      { ...reply, effect: 'known' },
      { ...reply, effect: 'taken' },
    ])
    for (const type of ['delivered', 'failed'] as const)
      await expect(mailing.happen({ type })).rejects.toMatchObject({
        status: 409,
        errors: { no_such_event: expect.any(String) },
      })
  })

  it('lets an SMS be delivered after all, fail, be answered and be stopped', async () => {
    await using server = await startServer()
    const { send, settled, statuses, captured, sandbox, marketing } = await withSmsSender(server)
    const fates = { delivered: '351-910009904', failed: '351-911009904' } as const
    for (const [type, to] of Object.entries(fates) as [keyof typeof fates, string][]) {
      const id = await send({ to })
      await settled(id)
      const { captured_id } = await captured(to)
      const path = { captured_id }
      await sandbox.createMessageEvent({ path, body: { type } })
      // Nothing takes it back.
      await sandbox.createMessageEvent({ path, body: { type: type === 'failed' ? 'delivered' : 'failed' } })
      expect((await statuses(id)).at(-1)).toBe(type === 'failed' ? 'rejected' : 'delivered')
      await sandbox.createMessageEvent({ path, body: { type: 'reply', text: 'When?' } })
      await sandbox.createMessageEvent({ path, body: { type: 'unsubscribe' } })
    }
    const { items } = await sandbox.listInboundMessages({ query: { order: 'asc' } })
    expect(items.map(({ sender, text, meaning }) => [sender, text, meaning])).toEqual(
      Object.values(fates).flatMap((to) => [
        [to, 'When?', 'text'],
        [to, 'STOP', 'opt_out'],
      ]),
    )
    const values = (await marketing.listSuppressionEntries()).items.map(({ value }) => value)
    expect(values.toSorted()).toEqual(Object.values(fates))
  })

  it.each(['open', 'bounce', 'complaint'] as const)(
    'knows no %s of an SMS, whose log stays as the contract has it',
    async (type) => {
      await using server = await startServer()
      const { send, settled, statuses, captured, sandbox } = await withSmsSender(server)
      const id = await send()
      await settled(id)
      const before = await statuses(id)
      const { captured_id } = await captured('351-910000001')
      const error = await sandbox
        .createMessageEvent({ path: { captured_id }, body: { type } })
        .catch((reason: unknown) => reason)
      expect(error).toMatchObject({ status: 409, errors: { no_such_event: expect.any(String) } })
      expect(await statuses(id)).toEqual(before)
    },
  )

  it('refuses an address that the message does not have, and members of another type', async () => {
    await using server = await startServer()
    const { happen, activities } = await withMail(server)
    const elsewhere = happen({ type: 'click', url: 'https://evil.example.com/' })
    await expect(elsewhere).rejects.toMatchObject({ status: 422, errors: { 'body.url': expect.any(String) } })
    await expect(happen({ type: 'open', url: LINK } as unknown as Event)).rejects.toMatchObject({ status: 422 })
    await expect(happen({ type: 'bounce', bounce_type: 'half' } as unknown as Event)).rejects.toMatchObject({
      status: 422,
    })
    await expect(happen({ type: 'fly' } as unknown as Event)).rejects.toMatchObject({ status: 422 })
    expect(await activities()).toEqual([])
  })

  it('knows no message of another account, and no key that is unknown', async () => {
    await using server = await startServer()
    const { sandbox, captured, send } = await withSender(server)
    await send()
    const { captured_id } = await captured('ana@example.com')
    const stranger = server.sandbox((await server.createAccount('Stranger')).key)
    const event = { path: { captured_id }, body: { type: 'open' as const } }
    await expect(stranger.createMessageEvent(event)).rejects.toThrow(NotFoundError)
    await expect(sandbox.createMessageEvent({ ...event, path: { captured_id: captured_id + 1 } })).rejects.toThrow(
      NotFoundError,
    )
    await expect(server.sandbox('unknown').createMessageEvent(event)).rejects.toThrow(UnauthorizedError)
  })
})
