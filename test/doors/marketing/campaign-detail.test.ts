// One campaign as a page about it shows it: what it says, a preview for a contact, and who did what with it.
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { campaignChannels } from '../../support/campaign-channels.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeList,
  makeSmsCampaign,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const content = {
  type: 'html' as const,
  body: '<html><head></head><body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/spring">Spring</a></body></html>',
  plain_text: 'Hello {{ first_name }}',
}

async function ready(names: readonly string[] = ['ana']) {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  const contacts: string[] = []
  for (const name of names)
    contacts.push(await makeContact(account.api, list_id, { base: { email: `${name}@example.com`, first_name: name } }))
  const campaign_hash = await makeCampaign(account.api, list_id, {
    subject: 'Spring for {{ first_name }}',
    content,
    header_footer: { footer_links: { unsubscribe: true } },
  })
  return { ...account, list_id, contacts, campaign_hash, path: { campaign_hash } }
}

describe('getCampaign', () => {
  it('shows what a campaign says, its sends and its counts', async () => {
    const account = await ready(['ana', 'rui'])
    const { api, path, list_id, campaign_hash } = account
    await expect(api.getCampaign({ path })).resolves.toMatchObject({
      ...{
        campaign_hash,
        status: 'draft',
        channel: 'email',
        title: 'Spring for {{ first_name }}',
        planned_messages: 0,
      },
      content: { body: content.body, plain_text: content.plain_text },
      header_footer: { footer_links: { unsubscribe: true } },
      runs: [],
      counts: {},
    })
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account)
    await expect(api.getCampaign({ path })).resolves.toMatchObject({
      ...{ status: 'sent', processed_messages: 2, planned_messages: 2, counts: { sends: 2 } },
      runs: [{ status: 'sent', list_id, planned: 2, accepted: 2, failed: 0, skipped: 0, cancelled: 0, unknown: 0 }],
    })
    const { items } = await api.listCampaigns()
    expect(items).toMatchObject([{ processed_messages: 2, planned_messages: 2 }])
  })

  it('shows the texts of other channels by the same names', async () => {
    const { api, list_id } = await ready()
    const sms = await makeSmsCampaign(api, list_id, {
      content: { type: 'text', message: 'Hello {{ first_name }}' },
      options: { max_messages: 2 },
    })
    await expect(api.getCampaign({ path: { campaign_hash: sms } })).resolves.toMatchObject({
      content: { message: 'Hello {{ first_name }}', options: { max_messages: 2 } },
    })
    const { campaign_hash } = await api.createSmartSmsCampaign({
      body: {
        ...{ list_id, internal_name: 'Smart', campaign_content: { message: 'Offers:' } },
        page_content: { type: 'redirect', page_url: 'https://shop.example.com/spring' },
      },
    })
    await expect(api.getCampaign({ path: { campaign_hash } })).resolves.toMatchObject({
      content: { message: 'Offers:', page: { type: 'redirect', url: 'https://shop.example.com/spring' } },
    })
  })

  it('knows no campaign of another account', async () => {
    const { path } = await ready()
    await expect((await openAccount(server)).api.getCampaign({ path })).rejects.toMatchObject({ status: 404 })
  })
})

describe('getCampaignPreview', () => {
  it('shows what the contact would get, sends nothing and counts nothing', async () => {
    const account = await ready()
    const { api, path, contacts, campaign_hash, list_id } = account
    const preview = await api.getCampaignPreview({ path, query: { contact_id: contacts[0] } })
    expect(preview).toMatchObject({
      ...{
        channel: 'email',
        to: 'ana@example.com',
        subject: 'Spring for ana',
        text: expect.stringContaining('Hello ana'),
      },
      html: expect.stringContaining('<p>Hello ana</p>') as string,
    })
    expect(preview).not.toHaveProperty('problem')
    expect(preview.html).toContain('/u/')
    const link = /href="([^"]*\/t\/[^"]*)"/.exec(preview.html ?? '')?.[1] ?? ''
    expect((await server.inject(link, { redirect: 'manual' })).status).toBe(404)
    await expect(api.getCampaign({ path })).resolves.toMatchObject({ status: 'draft', counts: {}, runs: [] })

    await sendCampaign(api, campaign_hash, list_id)
    await settle(account)
    const { items } = await account.sandbox.listCapturedMessages()
    const sent = await account.sandbox.getCapturedMessage({ path: { captured_id: items[0]?.captured_id ?? 0 } })
    const untracked = (html = '') => html.replaceAll(/https?:\/\/[^"\s<>]*\/[tu]\/[\w.-]+/g, 'link')
    expect(untracked(preview.html)).toBe(untracked(sent.html ?? ''))
  })

  it('has a page for a frame, in which nothing runs, and which ends', async () => {
    const { api, path, contacts } = await ready()
    const { html_path = '' } = await api.getCampaignPreview({ path, query: { contact_id: contacts[0] } })
    const page = await server.inject(html_path)
    expect(await page.text()).toContain('<p>Hello ana</p>')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups;')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('img-src data:')
    expect((await server.inject(`${html_path}?pictures=1`)).headers.get('content-security-policy')).toContain(
      'img-src https: http: data:',
    )
    expect((await server.inject(`${html_path}x`)).status).toBe(404)
  })

  it('leaves placeholders empty without a contact, and says why a contact would get nothing', async () => {
    const { api, path, contacts } = await ready()
    await expect(api.getCampaignPreview({ path })).resolves.toMatchObject({ subject: 'Spring for', to: '' })
    await api.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    await expect(api.getCampaignPreview({ path, query: { contact_id: contacts[0] } })).resolves.toMatchObject({
      problem: 'The address is on the suppression list.',
    })
  })

  it('refuses a contact of another list', async () => {
    const { api, path } = await ready()
    const other = await makeContact(api, await makeList(api, 'Others'), 'rui@example.com')
    await expect(api.getCampaignPreview({ path, query: { contact_id: other } })).rejects.toMatchObject(
      refused(422, 'query.contact_id'),
    )
  })

  it('counts the parts of an SMS', async () => {
    const { api, list_id } = await ready()
    const contact_id = await makeContact(api, list_id, { base: { cellphone: '351-910000009', first_name: 'Eva' } })
    const campaign_hash = await makeSmsCampaign(api, list_id, {
      content: { type: 'text', message: `Hello {{ first_name }} ${'a'.repeat(160)}` },
    })
    await expect(api.getCampaignPreview({ path: { campaign_hash }, query: { contact_id } })).resolves.toMatchObject({
      ...{ channel: 'sms', to: '351-910000009', encoding: 'gsm', parts: 2, characters: 170 },
      text: expect.stringMatching(/^Hello Eva a+$/) as string,
    })
  })
})

describe('listCampaignContacts', () => {
  const names = ['ana', 'rui', 'eva']
  let account: Account & Awaited<ReturnType<typeof ready>>

  beforeAll(async () => {
    account = await ready([...names, 'bounce-hard'])
    await sendCampaign(account.api, account.campaign_hash, account.list_id)
    await settle(account)
    const { items } = await account.sandbox.listCapturedMessages()
    const on = async (name: string, ...types: ('open' | 'click' | 'complaint')[]) => {
      const found = items.find(({ recipient }) => recipient === `${name}@example.com`)
      for (const type of types)
        await account.sandbox.createMessageEvent({
          path: { captured_id: found?.captured_id ?? 0 },
          body: { type },
        })
    }
    await on('ana', 'open', 'open', 'click')
    await on('rui', 'complaint')
    await settle(account)
  })

  const who = async (event: 'sent' | 'opened' | 'not_opened' | 'clicked' | 'bounced' | 'complained') =>
    (await account.api.listCampaignContacts({ path: account.path, query: { event } })).items.map(
      ({ first_name, times }) => `${first_name} ${times}`,
    )

  it('says who did what', async () => {
    await expect(who('sent')).resolves.toEqual(['ana 1', 'rui 1', 'eva 1', 'bounce-hard 1'])
    // Her second opening repeats the first one.
    await expect(who('opened')).resolves.toEqual(['ana 1'])
    await expect(who('not_opened')).resolves.toEqual(['rui 1', 'eva 1', 'bounce-hard 1'])
    await expect(who('clicked')).resolves.toEqual(['ana 1'])
    await expect(who('bounced')).resolves.toEqual(['bounce-hard 1'])
    await expect(who('complained')).resolves.toEqual(['rui 1'])
  })

  it('goes on from where a page ended', async () => {
    const { api, path } = account
    const first = await api.listCampaignContacts({ path, query: { event: 'sent', limit: 2 } })
    expect(first).toMatchObject({ items: [{ email: 'ana@example.com' }, { email: 'rui@example.com' }] })
    expect(first.next).toBe(first.items[1]?.contact_id)
    const rest = await api.listCampaignContacts({ path, query: { event: 'sent', after: first.next, limit: 2 } })
    expect(rest.items.map(({ first_name }) => first_name)).toEqual(['eva', 'bounce-hard'])
    expect(rest).not.toHaveProperty('next')
  })

  it('refuses what the channel does not have', async () => {
    const { api, path } = account
    await expect(api.listCampaignContacts({ path, query: { event: 'answered' } })).rejects.toMatchObject(
      refused(422, 'query.event'),
    )
  })
})

describe('on every channel', () => {
  const channels = Object.keys(campaignChannels) as MarketingSchemas['CampaignChannel'][]
  // A contact that was subscribed through a site has no browser here.
  const unreached = { web_push: 'This is a contact without a device.' } as Partial<Record<string, string>>

  it.each(channels)('%s', async (channel) => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const base = { email: 'ana@example.com', cellphone: '351-910000001', phone: '351-210000001' }
    const contact_id = await makeContact(api, list_id, { base })
    const own = campaignChannels[channel]
    const path = { campaign_hash: await own.make(api, list_id, { internal_name: 'Spring' }) }
    const preview = await api.getCampaignPreview({ path, query: { contact_id } })
    expect(preview).toMatchObject({ channel })
    expect(preview.problem).toBe(unreached[channel])
    expect(preview.text ?? preview.html ?? preview.audio).toBeTruthy()
    await own.send(api, path.campaign_hash, list_id)
    await settle(account)
    const { runs } = await api.getCampaign({ path })
    const recipients = own.recipients ?? 1
    expect(runs).toMatchObject([{ status: 'sent', planned: recipients, accepted: recipients }])
    const { items } = await api.listCampaignContacts({ path, query: { event: 'sent' } })
    expect(items.map((one) => one.contact_id)).toEqual(recipients === 0 ? [] : [contact_id])
  })
})
