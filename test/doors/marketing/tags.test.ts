import { describe, expect, it } from 'vitest'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  actionsOf,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('createTag', () => {
  it('makes a tag with a color of any form', async () => {
    const { api } = await openAccount(server)
    const vip = await api.createTag({ body: { name: 'VIP', color: '#F59E0B' } })
    expect(vip).toEqual({ tag_id: expect.any(Number), name: 'VIP', color: '#F59E0B' })
    await expect(api.createTag({ body: { name: 'Gold', color: '#aBc' } })).resolves.toMatchObject({ color: '#aaBBcc' })
    await expect(api.createTag({ body: { name: 'Grey' } })).resolves.toMatchObject({ color: '#808080' })
  })

  it.each(['VIP', 'vip', ' Vip '])('refuses %j beside VIP', async (name) => {
    const { api } = await openAccount(server)
    await api.createTag({ body: { name: 'VIP' } })
    await expect(api.createTag({ body: { name } })).rejects.toMatchObject(refused(409, 'tag_exists'))
  })

  it('knows capitals of every script', async () => {
    const { api } = await openAccount(server)
    await api.createTag({ body: { name: 'Ärger' } })
    await expect(api.createTag({ body: { name: 'ärger' } })).rejects.toMatchObject(refused(409, 'tag_exists'))
  })

  it('takes a name that another account has', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)]
    await one.api.createTag({ body: { name: 'VIP' } })
    await expect(other.api.createTag({ body: { name: 'VIP' } })).resolves.toMatchObject({ name: 'VIP' })
  })

  it('makes one of two with the same name at the same time', async () => {
    const { api } = await openAccount(server)
    const made = await Promise.allSettled(['VIP', 'vip'].map((name) => api.createTag({ body: { name } })))
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await api.listTags()).total_items).toBe(1)
  })
})

describe('listTags', () => {
  it('pages through the tags in the order that is asked for', async () => {
    const { api } = await openAccount(server)
    for (const name of ['beta', 'Alpha', 'gamma']) await api.createTag({ body: { name } })
    const page = await api.listTags({ query: { order_by: 'name', order: 'asc', limit: 2 } })
    expect(page).toMatchObject({ total_items: 3, items: [{ name: 'Alpha' }, { name: 'beta' }] })
    const { items } = await api.listTags({ query: { offset: 2 } })
    expect(items.map(({ name }) => name)).toEqual(['beta'])
  })

  it('shows no tag of another account', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)]
    await one.api.createTag({ body: { name: 'VIP' } })
    await expect(other.api.listTags()).resolves.toEqual({ total_items: 0, items: [] })
  })
})

describe('updateTag', () => {
  it('replaces name and color, and keeps a name that is left out', async () => {
    const { api } = await openAccount(server)
    const { tag_id } = await api.createTag({ body: { name: 'VIP', color: '#F59E0B' } })
    const path = { tag_id }
    await expect(api.updateTag({ path, body: { name: 'Gold' } })).resolves.toEqual({
      tag_id,
      name: 'Gold',
      color: '#808080',
    })
    await expect(api.updateTag({ path, body: { color: '#000' } })).resolves.toEqual({
      tag_id,
      name: 'Gold',
      color: '#000000',
    })
    expect((await api.listTags()).items).toEqual([{ tag_id, name: 'Gold', color: '#000000' }])
  })

  it('takes its own name in other letters, and none of another tag', async () => {
    const { api } = await openAccount(server)
    const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
    await api.createTag({ body: { name: 'Gold' } })
    await expect(api.updateTag({ path: { tag_id }, body: { name: 'vip' } })).resolves.toMatchObject({ name: 'vip' })
    await expect(api.updateTag({ path: { tag_id }, body: { name: 'GOLD' } })).rejects.toMatchObject(
      refused(409, 'tag_exists'),
    )
  })

  it('does not know the tag of another account', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)]
    const { tag_id } = await one.api.createTag({ body: { name: 'VIP' } })
    await expect(other.api.updateTag({ path: { tag_id }, body: { name: 'Mine' } })).rejects.toMatchObject(refused(404))
  })
})

/** A list with a contact that has a tag. */
async function openTagged() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const contact_id = await makeContact(api, list_id, 'ana@example.com')
  const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
  await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [contact_id] } })
  await settle(account)
  return { ...account, list_id, contact_id, tag_id }
}

describe('deleteTag', () => {
  it('takes the tag off the contacts, and says so in their history', async () => {
    const { api, list_id, contact_id, tag_id, ...account } = await openTagged()
    await api.deleteTag({ path: { tag_id } })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({ tags: [] })
    await expect(api.listTags()).resolves.toMatchObject({ total_items: 0 })
    await settle(account)
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual(['detach_tag', 'attach_tag', 'subscription'])
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('comes to contacts of every list, in several slices', async () => {
    const { api, list_id, tag_id, ...account } = await openTagged()
    const contacts = Array.from({ length: 1_500 }, (_, n) => ({ base: { email: `c${n}@example.com` } }))
    const second = await makeList(api, 'Second')
    for (const list of [list_id, second]) {
      const body = { mode: 'add' as const, compare_field: 'email', contacts, tags: [tag_id] }
      await api.importContacts({ path: { list_id: list }, body })
    }
    await settle(account)
    await api.deleteTag({ path: { tag_id } })
    await settle(account)
    for (const list of [list_id, second]) {
      const { items } = await api.listContacts({ path: { list_id: list }, query: { limit: 100 } })
      expect(items.flatMap(({ tags }) => tags)).toEqual([])
      const [last] = items
      const actions = await actionsOf(api, list, last?.base.contact_id ?? '')
      expect(actions).toEqual(['detach_tag', 'attach_tag', 'subscription'])
    }
  })

  it('is gone without work when nobody has it', async () => {
    const { api } = await openAccount(server)
    const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
    await api.deleteTag({ path: { tag_id } })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    await expect(api.deleteTag({ path: { tag_id } })).rejects.toMatchObject(refused(404))
  })

  /** Makes a saved segment of the list with this filter. */
  async function makeSegment(account: number, list_id: number, filter: object): Promise<string> {
    const name = `Segment ${JSON.stringify(filter).length}`
    await changeRows(
      server.data,
      `INSERT INTO segment (account_id, list_id, name, filter, created, updated)
       VALUES (${account}, ${list_id}, '${name}', '${JSON.stringify(filter)}', 1, 1)`,
    )
    const [row] = await readRows<{ id: number }>(server.data, `SELECT id FROM segment WHERE list_id = ${list_id}`)
    return `saved_${row?.id}`
  }

  const byTag = (tag: number) => ({
    segment_filter_array: [{ segment_filter_array: [{ segment_tag: tag, invert: true }], boolean_operator: 'or' }],
  })

  it('is refused while a saved segment names the tag, at whatever depth', async () => {
    const { api, accountId, list_id, tag_id } = await openTagged()
    const { tag_id: other } = await api.createTag({ body: { name: 'Other' } })
    const segment = await makeSegment(accountId, list_id, byTag(tag_id))
    await expect(api.deleteTag({ path: { tag_id } })).rejects.toMatchObject({
      status: 409,
      errors: { tag_in_use: expect.any(String), tag_in_use_data: { segments: [segment], campaigns: [] } },
    })
    await api.deleteTag({ path: { tag_id: other } })
    await expect(api.listTags()).resolves.toMatchObject({ items: [{ tag_id }] })
  })

  it('and a segment that would name the tag do not both succeed', async () => {
    const { api, list_id } = await openTagged()
    for (let n = 0; n < 10; n++) {
      const { tag_id } = await api.createTag({ body: { name: `Tag ${n}` } })
      const segment_filter = { segment_filter_array: [{ segment_tag: tag_id }] }
      const [made, gone] = await Promise.allSettled([
        api.createSegment({ path: { list_id }, body: { name: `Segment ${n}`, segment_filter } }),
        api.deleteTag({ path: { tag_id } }),
      ])
      expect([made.status, gone.status].sort(), `${n}`).toEqual(['fulfilled', 'rejected'])
    }
  })

  it.each(['tag', 'segment'])('is refused while a campaign in the queue is for its %s', async (way) => {
    const { api, accountId, list_id, contact_id, tag_id, ...account } = await openTagged()
    const campaign_hash = await makeCampaign(api, list_id)
    await sendCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, 3600) })
    const segment = way === 'tag' ? `tag_${tag_id}` : await makeSegment(accountId, list_id, byTag(tag_id))
    const audience = JSON.stringify({ type: 'segment', data: ['auto_active', segment], field: 'email' })
    await changeRows(server.data, `UPDATE run SET audience = '${audience}' WHERE account_id = ${accountId}`)
    const segments = way === 'tag' ? [] : [segment]
    await expect(api.deleteTag({ path: { tag_id } })).rejects.toMatchObject({
      status: 409,
      errors: { tag_in_use_data: { segments, campaigns: [campaign_hash] } },
    })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({ tags: [tag_id] })
    const operations = (await api.listOperations()).items.map(({ operation_id }) => operation_id)
    await api.cancelOperations({ body: { operations } })
    await changeRows(server.data, `DELETE FROM segment WHERE account_id = ${accountId}`)
    await api.deleteTag({ path: { tag_id } })
  })

  it('is no matter for a campaign whose recipients are planned, or that is over', async () => {
    const { api, accountId, list_id, tag_id, ...account } = await openTagged()
    const campaign_hash = await makeCampaign(api, list_id)
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account, 60)
    const audience = JSON.stringify({ type: 'segment', data: [`tag_${tag_id}`], field: 'email' })
    await changeRows(server.data, `UPDATE run SET audience = '${audience}' WHERE account_id = ${accountId}`)
    await expect(api.deleteTag({ path: { tag_id } })).resolves.toBeUndefined()
  })

  it('does not know the tag of another account', async () => {
    const { tag_id, ...one } = await openTagged()
    const { api } = await openAccount(server)
    await expect(api.deleteTag({ path: { tag_id } })).rejects.toMatchObject(refused(404))
    await expect(one.api.listTags()).resolves.toMatchObject({ total_items: 1 })
  })
})

describe('the tags of contacts', () => {
  const rowsOf = (tag: number) =>
    readRows<{ n: number | string }>(server.data, `SELECT count(*) AS n FROM contact_tag WHERE tag_id = ${tag}`)

  it('come back with a snapshot', async () => {
    const { api, sandbox, list_id, contact_id, tag_id } = await openTagged()
    await sandbox.createSnapshot({ body: { name: 'tagged' } })
    await api.deleteTag({ path: { tag_id } })
    await settle({ sandbox })
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'tagged' } })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({ tags: [tag_id] })
    await expect(api.listTags()).resolves.toMatchObject({ items: [{ tag_id, name: 'VIP' }] })
  })

  it('go with their list', async () => {
    const { api, list_id, tag_id } = await openTagged()
    await api.deleteList({ path: { list_id } })
    await expect(eventually(async () => Number((await rowsOf(tag_id))[0]?.n) === 0)).resolves.toBe(true)
    await api.deleteTag({ path: { tag_id } })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('go with their tag', async () => {
    const { api, tag_id, ...account } = await openTagged()
    await api.deleteTag({ path: { tag_id } })
    await settle(account)
    const [row] = await rowsOf(tag_id)
    expect(Number(row?.n)).toBe(0)
  })
})
