// Data to begin with: the same for the same seed, and coherent with everything that the doors show.
import { describe, expect, it } from 'vitest'
import type { SandboxSchemas } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { type Account, actionsOf, makeList, openAccount, refused } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer } from '../../support/server.ts'

const seed = (account: Account, body: SandboxSchemas['Seed'] = {}) => account.sandbox.seedAccount({ body })
type Seeded = SandboxSchemas['Seeded']

/** What a seeded account says, without ids and dates. */
async function worldOf({ api }: Account, made: Seeded) {
  const [readers, customers] = made.lists
  const contactsOf = async (list_id = 0) => {
    const { items } = await api.listContacts({ path: { list_id }, query: { limit: 100 } })
    const options = (await api.listFields({ path: { list_id } })).flatMap((field) => field.options ?? [])
    const nameOf = (id: number) => options.find(({ option_id }) => option_id === id)?.en
    const shown = (value: string | number[]) => (typeof value === 'string' ? value : value.map(nameOf))
    return items.map(({ base, extra }) => {
      const {
        contact_id: _id,
        subscription_date: _s,
        change_date: _c,
        consent_date: _d,
        unsubscription_date: _u,
        ...rest
      } = base as Record<string, unknown>
      return { ...rest, extra: (extra ?? []).map((field) => ('value' in field ? shown(field.value) : null)) }
    })
  }
  const { overall } = await api.getEmailReport({ path: { campaign_hash: made.campaigns[0]?.campaign_hash ?? '' } })
  return { readers: await contactsOf(readers?.list_id), customers: await contactsOf(customers?.list_id), overall }
}

describe('seedAccount', () => {
  it('fills an empty account, and every id that it returns is there', async () => {
    await using server = await startServer()
    const account = await openAccount(server)
    const made = await seed(account)
    const [readers, customers] = made.lists
    expect(made).toMatchObject({ dataset: 'shop', seed: 1 })
    expect(made).not.toHaveProperty('webhook_id')
    const { stats } = await account.api.getList({ path: { list_id: readers?.list_id ?? 0 } })
    expect(stats).toMatchObject({ total_contacts: 100 })
    expect(stats.total_active).toBeGreaterThan(75)
    expect(stats.total_active).toBeLessThan(100)
    await expect(account.api.listContacts({ path: { list_id: readers?.list_id ?? 0 } })).resolves.toMatchObject({
      total_items: 100,
    })
    await expect(account.api.listContacts({ path: { list_id: customers?.list_id ?? 0 } })).resolves.toMatchObject({
      total_items: 22,
    })
    // The campaigns are sent and the report is written before the answer.
    await expect(account.api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    const fields = await account.api.listFields({ path: { list_id: readers?.list_id ?? 0 }, query: { limit: 100 } })
    for (const { field_id, name } of made.fields)
      expect(fields.map((field) => ({ id: Number(field.field_id), name: field.name }))).toContainEqual({
        id: field_id,
        name,
      })
    const { items } = await account.api.listCampaigns()
    expect(items.map(({ campaign_hash, status }) => ({ campaign_hash, status })).reverse()).toEqual(
      made.campaigns.map(({ campaign_hash, status }) => ({ campaign_hash, status })),
    )
    const { overall } = await account.api.getEmailReport({
      path: { campaign_hash: made.campaigns[0]?.campaign_hash ?? '' },
    })
    expect(overall).toMatchObject({ sends: 22, hard_bounces: 1, complaints: 1 })
    expect(overall.unique_opens).toBeGreaterThan(0)
    expect(overall.unique_clicks).toBeGreaterThan(0)
    const { items: found } = await account.api.listContacts({
      path: { list_id: customers?.list_id ?? 0 },
      query: { limit: 100 },
    })
    expect(await actionsOf(account.api, customers?.list_id ?? 0, found.at(-1)?.base.contact_id ?? '')).toEqual([
      'email_click',
      'email_open',
      'email_send',
      'subscription',
    ])
    const tagged = await account.api.listTags({ query: { order: 'asc' } })
    expect(tagged.items.map(({ tag_id, name }) => ({ tag_id, name }))).toEqual(made.tags)
    for (const { tag_id } of made.tags)
      expect(found.filter(({ tags }) => tags.includes(tag_id)).length).toBeGreaterThan(3)
    expect(found.at(-2)?.base.status).toBe('removed')
    const list_id = customers?.list_id ?? 0
    const segments = (await account.api.listSegments({ path: { list_id }, query: { type: 'saved' } })).items
    expect(segments.map(({ name }) => name)).toEqual(['To win back', 'Birthday this month'])
    const win = { list_id, segment_id: segments[0]?.segment_id ?? '' }
    expect((await account.api.listContactsBySegment({ path: win })).total_items).toBeGreaterThan(0)
    const templates = await account.api.listHeaderFooterTemplates()
    expect(templates.items.map(({ template_id, name }) => ({ template_id, name }))).toEqual(
      made.header_footer_templates,
    )
    const [form] = made.forms
    const path = { list_id: customers?.list_id ?? 0, form_id: form?.form_id ?? 0 }
    expect(await account.api.getForm({ path })).toMatchObject({ name: form?.name, url: form?.url })
    const submissions = await account.api.listFormSubmissions({ path })
    expect(submissions).toMatchObject({ total_items: 1, items: [{ status: 'waiting' }] })
    const order = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
    expect(order).toMatchObject({ message_id: made.message_id, text: expect.stringContaining('Thank you, Ana') })
  })

  it('gives the same data for the same number, and other data for another', async () => {
    await using server = await startServer()
    const worlds = []
    for (const number of [7, 7, 8]) {
      const account = await openAccount(server)
      worlds.push(await worldOf(account, await seed(account, { seed: number, contacts: 40 })))
    }
    expect(worlds[1]).toEqual(worlds[0])
    expect(worlds[2]?.readers).not.toEqual(worlds[0]?.readers)
  })

  it('wants an empty account, or empties it', async () => {
    await using server = await startServer()
    const account = await openAccount(server)
    await makeList(account.api)
    await expect(seed(account)).rejects.toMatchObject(refused(409, 'account_not_empty'))
    const first = await seed(account, { contacts: 3, reset: true })
    const second = await seed(account, { contacts: 3, reset: true })
    expect(await worldOf(account, second)).toMatchObject({ readers: { length: 3 } })
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 3 })
    expect(second.lists[0]?.list_id).not.toBe(first.lists[0]?.list_id)
  })

  it('takes many contacts at once, and none', async () => {
    await using server = await startServer()
    const account = await openAccount(server)
    const made = await seed(account, { contacts: 5_500 })
    const path = { list_id: made.lists[0]?.list_id ?? 0 }
    await expect(account.api.listContacts({ path })).resolves.toMatchObject({ total_items: 5_500 })
    expect((await seed(account, { contacts: 0, reset: true })).lists[0]).toMatchObject({ contacts: 0 })
    await expect(seed(account, { contacts: 100_001 })).rejects.toMatchObject(refused(422, 'body.contacts'))
  })

  it('tells a webhook what happens to the customers', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const account = await openAccount(server)
      await expect(seed(account, { webhook_url: 'ftp://example.com/' })).rejects.toMatchObject(
        refused(422, 'body.webhook_url'),
      )
      const { webhook_id } = await seed(account, { contacts: 1, webhook_url: receiver.url })
      await expect(account.api.listWebhooks()).resolves.toMatchObject({ items: [{ webhook_id }] })
      await receiver.waitFor(({ body }) => body.includes('email_click'))
      await eventually(
        async () => (await account.sandbox.listHookDeliveries({ query: { event: 'email_send' } })).total_items === 22,
      )
    } finally {
      await receiver.close()
    }
  })
})
