import { describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import { follow } from '../../support/mailing.ts'
import {
  type Account,
  actionsOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'
import { openShop } from '../../support/shops.ts'

const receiver = useReceiver()
const server = useServer()

type Unify = MarketingSchemas['ContactsUnify']

/** Merges, waits for the end, and returns the counts. */
async function unify({ api, ...account }: Pick<Account, 'api' | 'sandbox'>, list_id: number, body: Unify) {
  const { operation_id } = await api.unifyContacts({ path: { list_id }, body })
  await settle(account)
  const operation = await api.getOperation({ path: { operation_id } })
  expect(operation).toMatchObject({ type: 'unify', status: 'finished', list_id })
  return operation.duplicates
}

const get = (api: MarketingClient, list_id: number, contact_id: string) =>
  api.getContact({ path: { list_id, contact_id } })

const emailsOf = async (api: MarketingClient, list_id: number) =>
  (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items.map(({ base }) => base.email).sort()

/** A list in which contacts may share an email address. */
async function openList() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  await account.api.updateBaseField({ path: { list_id, field_id: 'email' }, body: { unique: false } })
  await settle(account)
  return { ...account, list_id }
}

const byEmail: Unify = { type: 'fields', compare_fields: ['email'] }

describe('unifyContacts', () => {
  it('merges contacts with the same email address, whatever its case, into the oldest', async () => {
    const { api, list_id, ...account } = await openList()
    const path = { list_id }
    const city = await makeField(api, list_id, 'text')
    const first = await makeContact(api, list_id, {
      base: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Silva' },
    })
    const rui = await makeContact(api, list_id, 'rui@example.com')
    const nobody = await makeContact(api, list_id, { base: { first_name: 'Eva' } })
    await makeContact(api, list_id, { base: { first_name: 'Eva' } })
    await settle(account, 60)
    const second = await makeContact(api, list_id, {
      base: { email: 'ANA@example.com', first_name: 'Anna', cellphone: '351-910000077' },
      extra: [{ field_id: city, value: 'Porto' }],
    })
    await expect(api.unifyContacts({ path, body: byEmail })).resolves.toEqual({
      result: 'success',
      operation_id: expect.any(Number),
    })
    await settle(account)
    const { items } = await api.listEndedOperations()
    expect(items[0]).toMatchObject({ type: 'unify', status: 'finished' })
    const detail = await api.getOperation({ path: { operation_id: items[0]?.operation_id ?? 0 } })
    expect(detail).toMatchObject({ done: 5, total: 5, duplicates: { groups: 1, merged: 1, skipped_groups: 0 } })
    const ana = await get(api, list_id, first)
    expect(ana.base).toMatchObject({ first_name: 'Anna', last_name: 'Silva', cellphone: '351-910000077' })
    expect(ana.extra).toMatchObject([{ field_id: city, value: 'Porto' }])
    await expect(get(api, list_id, second)).rejects.toMatchObject({
      status: 404,
      detail: expect.stringContaining(first),
    })
    await expect(api.updateContact({ path: { list_id, contact_id: second }, body: {} })).rejects.toMatchObject(
      refused(404),
    )
    await expect(get(api, list_id, rui)).resolves.toMatchObject({ base: { email: 'rui@example.com' } })
    // Contacts without a value are not compared.
    await expect(get(api, list_id, nobody)).resolves.toMatchObject({ base: { first_name: 'Eva' } })
    expect((await api.getList({ path })).stats).toMatchObject({ total_contacts: 4, total_active: 4 })
    await expect(unify({ api, ...account }, list_id, byEmail)).resolves.toMatchObject({ groups: 0, merged: 0 })
  })

  it('only counts with dry_run', async () => {
    const { api, list_id, ...account } = await openList()
    for (const email of [
      'a@example.com',
      'A@example.com',
      'a@EXAMPLE.com',
      'b@example.com',
      'B@example.com',
      'c@example.com',
    ])
      await makeContact(api, list_id, email)
    const counts = { groups: 2, merged: 3, skipped_groups: 0 }
    await expect(unify({ api, ...account }, list_id, { ...byEmail, dry_run: true })).resolves.toEqual(counts)
    expect(await emailsOf(api, list_id)).toHaveLength(6)
    await expect(unify({ api, ...account }, list_id, byEmail)).resolves.toEqual(counts)
    expect(await emailsOf(api, list_id)).toHaveLength(3)
  })

  it('compares several fields together, base and extra', async () => {
    const { api, list_id, ...account } = await openList()
    const number = String(await makeField(api, list_id, 'number', { name: 'customer' }))
    const make = (first_name: string, value: string) =>
      makeContact(api, list_id, { base: { first_name }, extra: [{ field_id: Number(number), value }] })
    const ana = await make('Ana', '1')
    await make(' ana', '1')
    await make('Ana', '2')
    await make('Rui', '1')
    const body: Unify = { type: 'fields', compare_fields: ['first_name', number] }
    await expect(unify({ api, ...account }, list_id, body)).resolves.toMatchObject({ groups: 1, merged: 1 })
    await expect(get(api, list_id, ana)).resolves.toBeDefined()
  })

  it('keeps the contact and the values that the request chooses', async () => {
    const { api, list_id, ...account } = await openList()
    const old = await makeContact(api, list_id, { base: { first_name: 'Old', email: 'old@example.com' } })
    await settle(account, 60)
    const fresh = await makeContact(api, list_id, { base: { first_name: 'New', last_name: 'Silva' } })
    const other = await makeContact(api, list_id, { base: { first_name: 'Other' } })
    const body: Unify = { type: 'contacts', contacts: [old, fresh], survivor: 'newest', values: 'survivor' }
    await expect(unify({ api, ...account }, list_id, body)).resolves.toMatchObject({ groups: 1, merged: 1 })
    const merged = await get(api, list_id, fresh)
    expect(merged.base).toMatchObject({ first_name: 'New', last_name: 'Silva', email: 'old@example.com' })
    await unify({ api, ...account }, list_id, { type: 'contacts', contacts: [fresh, other], survivor_id: other })
    await expect(get(api, list_id, other)).resolves.toMatchObject({ base: { email: 'old@example.com' } })
    // The id of the first merge leads to the contact that stands for it now.
    await expect(get(api, list_id, old)).rejects.toMatchObject({ status: 404, detail: expect.stringContaining(other) })
  })

  it('leaves groups of more than 100 contacts alone', async () => {
    const { api, ...account } = await openAccount(server)
    const list_id = await makeList(api)
    await api.importContacts({
      path: { list_id },
      body: {
        mode: 'add',
        compare_field: 'email',
        contacts: Array.from({ length: 2_300 }, (_, n) => ({
          base: { email: `c${n}@example.com`, first_name: n < 2_150 ? 'n/a' : `Name ${n >> 1}` },
        })),
      },
    })
    await settle(account)
    const body: Unify = { type: 'fields', compare_fields: ['first_name'] }
    await expect(unify({ api, ...account }, list_id, body)).resolves.toEqual({
      groups: 75,
      merged: 75,
      skipped_groups: 1,
    })
    expect((await api.getList({ path: { list_id } })).stats).toMatchObject({ total_contacts: 2_225 })
  })

  it('moves activities, tags, devices, carts and automation runs', async () => {
    const shop = await openShop(server)
    const { api, list_id, sendCart, cartOf, ...account } = shop
    const { tag_id = 0 } = await api.createTag({ body: { name: 'VIP' } })
    const first = await makeContact(api, list_id, 'ana@example.com')
    const hash = await makeCampaign(api, list_id)
    const second = await makeContact(api, list_id, { base: { email: 'ana2@example.com' } })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [second] } })
    await sendCart({ cart_id: 'c1', cart_total: 1, contact: { base: { email: 'ana2@example.com' } }, products: [] })
    const { automation_id } = await api.createAutomation({
      body: { title: 'Wait', list_id, actions: [{ action: 'wait', amount: 5, unit: 'days' }] },
    })
    await api.activateAutomation({ path: { automation_id } })
    const start = (contacts: string[]) =>
      api.startAutomationForContacts({ path: { list_id }, body: { automation_id, action_id: 1, contacts } })
    await start([first, second])
    const before = await api.getEmailReport({ path: { campaign_hash: hash } })
    await unify({ api, ...account }, list_id, { type: 'contacts', contacts: [first, second] })
    const merged = await get(api, list_id, first)
    expect(merged.tags).toEqual([tag_id])
    expect((await actionsOf(api, list_id, first)).filter((kind) => kind === 'email_send')).toHaveLength(2)
    expect((await cartOf('c1')).contact_id).toBe(first)
    const runs = (await api.listAutomationRuns({ path: { automation_id } })).items
    expect(runs.map(({ contact_id, status, reason }) => [contact_id, reason ?? status]).sort()).toEqual([
      [first, 'active'],
      [first, 'taken_out'],
    ])
    await expect(api.getEmailReport({ path: { campaign_hash: hash } })).resolves.toEqual(before)
    await settle(account, 6 * 86_400)
    expect((await api.listAutomationRuns({ path: { automation_id } })).items).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ contact_id: first, reason: 'completed' })]),
    )
  })

  it('tells webhooks once per group, with the ids that are gone', async () => {
    const { api, list_id, ...account } = await openList()
    const first = await makeContact(api, list_id, 'ana@example.com')
    const second = await makeContact(api, list_id, 'ANA@example.com')
    await api.createWebhook({
      body: { list_id, url: `${receiver.url}/merged`, actions: ['edit_subscription'], fields: ['email'] },
    })
    await unify({ api, ...account }, list_id, byEmail)
    const told = await receiver.waitFor(({ path, body }) => path === '/merged' && body.includes(first))
    expect(JSON.parse(told.body)).toMatchObject({
      action: 'edit_subscription',
      contact: { contact_id: first },
      action_data: { merged_contacts: [second] },
    })
  })

  it('lets links in emails to a merged contact act on the one that stays', async () => {
    const mail = await sendMail(server)
    const { account, list_id, contact_id } = mail
    const { api } = account
    const other = await makeContact(api, list_id, 'other@example.com')
    await unify(account, list_id, { type: 'contacts', contacts: [contact_id, other], survivor_id: other })
    const link = linkOf(mail, 'Unsubscribe')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await follow(server, link, { method: 'POST', body })).status).toBe(200)
    await expect(get(api, list_id, other)).resolves.toMatchObject({ base: { status: 'removed' } })
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 0 })
    expect(await actionsOf(api, list_id, other)).toContain('unsubscribe')
  })

  it('lets a campaign be retried for the remaining contact, unless a message reached that one', async () => {
    const { api, list_id, ...account } = await openList()
    const reached = await makeContact(api, list_id, 'ana@example.com')
    const failed = await makeContact(api, list_id, 'reject@example.com')
    const alsoFailed = await makeContact(api, list_id, 'reject+1@example.com')
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id)
    await settle(account)
    const later = await makeContact(api, list_id, 'rui@example.com')
    const merge = (contact: string, survivor_id: string) =>
      unify({ api, ...account }, list_id, { type: 'contacts', contacts: [contact, survivor_id], survivor_id })
    await merge(failed, later)
    await merge(alsoFailed, reached)
    await api.retryCampaign({ path: { campaign_hash: hash } })
    await settle(account)
    const first = ['ana@example.com', 'reject+1@example.com', 'reject@example.com']
    expect(await recipientsOf(account, hash)).toEqual([...first, 'rui@example.com'])
  })

  it('frees unique values, and gives them to the contact that stays', async () => {
    const { api, list_id, ...account } = await openList()
    const number = await makeField(api, list_id, 'number', { unique: true })
    const first = await makeContact(api, list_id, { base: { first_name: 'Ana', cellphone: '351-910000077' } })
    await settle(account, 60)
    const value = (text: string) => [{ field_id: number, value: text }]
    await makeContact(api, list_id, { base: { cellphone: '351-910000077' }, extra: value('1') })
    await unify({ api, ...account }, list_id, { type: 'fields', compare_fields: ['cellphone'] })
    const merged = await get(api, list_id, first)
    expect(merged.extra).toMatchObject(value('1'))
    await expect(makeContact(api, list_id, { extra: value('1') })).rejects.toMatchObject(
      refused(409, 'unique_field_in_use'),
    )
    await api.updateContact({ path: { list_id, contact_id: first }, body: { extra: value('2') } })
    await makeContact(api, list_id, { extra: value('1') })
  })

  it('forgets merged contacts with the one that stays', async () => {
    const mail = await sendMail(server)
    const { account, list_id, contact_id, campaign_hash } = mail
    const { api, sandbox } = account
    const other = await makeContact(api, list_id, 'other@example.com')
    await settle(account, 60)
    await api.updateContact({ path: { list_id, contact_id: other }, body: { base: { first_name: 'Ana' } } })
    await unify(account, list_id, { type: 'contacts', contacts: [contact_id, other], survivor_id: other })
    await expect(get(api, list_id, other)).resolves.toMatchObject({ base: { email: 'other@example.com' } })
    await api.forgetContacts({ path: { list_id }, body: { contacts: [other] } })
    await settle(account)
    expect(await recipientsOf(account, campaign_hash)).toEqual([])
    await expect(makeContact(api, list_id, 'ana@example.com')).rejects.toMatchObject(refused(409, 'address_forgotten'))
    const { items } = await sandbox.listHookDeliveries()
    expect(JSON.stringify(items)).not.toContain('ana@example.com')
  })

  it('stops between two groups, continues there, and can be cancelled', async () => {
    // It looks for what is left of operations once a second.
    await using own = await startServer({ env: { MESSAGING_KEEP_HOOKS: '1s' } })
    const { api, ...account } = await openAccount(own)
    const list_id = await makeList(api)
    const contacts = Array.from({ length: 10_000 }, (_, n) => ({
      base: { email: `c${n}@example.com`, cellphone: `351-91${1_000_000 + (n >> 1)}` },
    }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await settle(account)
    const count = async () => (await api.getList({ path: { list_id } })).stats.total_contacts
    const body: Unify = { type: 'fields', compare_fields: ['cellphone'] }
    const begin = async () => (await api.unifyContacts({ path: { list_id }, body })).operation_id
    const first = await begin()
    await expect(api.pauseOperations({ body: { operations: [first] } })).resolves.toMatchObject({ success: [first] })
    const before = await count()
    await settle(account)
    await expect(count()).resolves.toBe(before)
    await api.resumeOperations({ body: { operations: [first] } })
    await expect(api.cancelOperations({ body: { operations: [first] } })).resolves.toMatchObject({ success: [first] })
    await settle(account)
    expect(await count()).toBeGreaterThan(5_000)
    await begin()
    await settle(account)
    await expect(count()).resolves.toBe(5_000)
    await eventually(async () => (await readRows(own.data, 'SELECT key FROM unify_key LIMIT 1')).length === 0)
  })

  it('refuses unknown lists and fields, fields without an identity, and a contact that is not among those to merge', async () => {
    const { api, list_id } = await openList()
    const path = { list_id }
    const options = await makeField(api, list_id, 'options')
    const fields = (...compare_fields: string[]) =>
      api.unifyContacts({ path, body: { type: 'fields', compare_fields } })
    await expect(api.unifyContacts({ path: { list_id: 999_999 }, body: byEmail })).rejects.toMatchObject(refused(404))
    await expect(fields('email', '999999')).rejects.toMatchObject(refused(422, 'body.compare_fields.1'))
    await expect(fields(String(options))).rejects.toMatchObject(refused(422, 'body.compare_fields.0'))
    await expect(fields('language')).rejects.toMatchObject(refused(422, 'body.compare_fields.0'))
    await expect(
      api.unifyContacts({
        path,
        body: { type: 'contacts', contacts: ['aaaaaaaaaa', 'bbbbbbbbbb'], survivor_id: 'cccccccccc' },
      }),
    ).rejects.toMatchObject(refused(422, 'body.survivor_id'))
  })
})
