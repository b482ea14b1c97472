import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSmsCampaign,
  openAccount,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

async function ready() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  const contact_id = await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
  const campaign_hash = await makeCampaign(account.api, list_id, {
    content: {
      type: 'html',
      body: '<body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/spring">Spring</a></body>',
    },
    header_footer: { footer_links: { view_web: true, unsubscribe: true } },
  })
  const captured = async (recipient: string) =>
    account.sandbox.waitForCapturedMessage({ query: { recipient, timeout: 30 } })
  return { ...account, list_id, contact_id, campaign_hash, path: { campaign_hash }, captured }
}

describe('testCampaign', () => {
  it('sends the email at once, with the data of a contact', async () => {
    const { api, captured, path, contact_id, campaign_hash } = await ready()
    const body = { to: ['tester@example.org', 'bounce-hard@example.org', 'defer@example.org'], contact_id }
    const { items } = await api.testCampaign({ path, body })
    expect(items).toEqual([
      { to: 'tester@example.org', state: 'accepted' },
      { to: 'bounce-hard@example.org', state: 'failed', reason: expect.stringContaining('550 5.1.1') as string },
      { to: 'defer@example.org', state: 'deferred', reason: expect.stringContaining('451') as string },
    ])
    expect((await captured('tester@example.org')).html).toContain('Hello Ana')
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'draft', processed_messages: 0 })
  })

  it('leaves placeholders empty without a contact', async () => {
    const { api, captured, path } = await ready()
    await api.testCampaign({ path, body: { to: ['tester@example.org'] } })
    expect((await captured('tester@example.org')).html).toContain('<p>Hello </p>')
  })

  it('has links that work, but count nothing and change nobody', async () => {
    const account = await ready()
    const { api, sandbox, captured, path, list_id, contact_id } = account
    await api.testCampaign({ path, body: { to: ['ana@example.com'], contact_id } })
    const mail = await captured('ana@example.com')
    const click = mail.links?.find((link) => link.includes('/t/')) ?? ''
    const answer = await server.inject(click, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('https://shop.example.com/spring')
    for (const type of ['open', 'click', 'complaint'] as const)
      await sandbox.createMessageEvent({ path: { captured_id: mail.captured_id }, body: { type } })
    const leave = mail.links?.find((link) => link.includes('/u/')) ?? ''
    expect((await server.inject(leave, { method: 'POST' })).status).toBe(200)
    expect((await server.inject(mail.links?.find((link) => link.includes('/v/')) ?? '')).status).toBe(200)
    await settle(account)
    const { overall } = await api.getEmailReport({ path })
    expect(Object.values(overall).every((n) => n === 0)).toBe(true)
    const contact = await api.getContact({ path: { list_id, contact_id } })
    expect(contact.base).toMatchObject({ status: 'active' })
    expect(await actionsOf(api, list_id, contact_id)).toHaveLength(1)
    expect((await api.listSuppressionEntries()).total_items).toBe(0)
  })

  it('sends an SMS, and nothing to who is suppressed', async () => {
    const { api, captured, list_id } = await ready()
    const campaign_hash = await makeSmsCampaign(api, list_id)
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: ['351-910000002'] } })
    const body = { to: ['351-910000001', '351-910000002'] }
    await expect(api.testCampaign({ path: { campaign_hash }, body })).resolves.toEqual({
      items: [
        { to: '351-910000001', state: 'accepted' },
        { to: '351-910000002', state: 'skipped', reason: expect.any(String) as string },
      ],
    })
    await expect(captured('351-910000001')).resolves.toMatchObject({ channel: 'sms', campaign_hash })
  })

  it('refuses', async () => {
    const { api, path, list_id } = await ready()
    const test = (body: { to: string[]; contact_id?: string }) => api.testCampaign({ path, body })
    await expect(test({ to: ['ana@example.com', 'nobody'] })).rejects.toMatchObject(refused(422, 'body.to.1'))
    const stranger = { to: ['ana@example.com'], contact_id: '00000000ff' }
    await expect(test(stranger)).rejects.toMatchObject(refused(422, 'body.contact_id'))
    const sms = { campaign_hash: await makeSmsCampaign(api, list_id) }
    await expect(api.testCampaign({ path: sms, body: { to: ['12'] } })).rejects.toMatchObject(refused(422, 'body.to.0'))
  })
})
