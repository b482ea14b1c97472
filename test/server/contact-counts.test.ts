// How many contacts a list has, by status: what is kept of it against the contacts themselves, whatever changes them.
// Besides, every test server compares them when it closes, so each door that any test uses is covered.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import { updateContacts } from '../../src/server/store/audience/contact-bulk.ts'
import { contactsByIds } from '../../src/server/store/audience/contacts.ts'
import { miscounts } from '../support/contact-counts.ts'
import { dropDatabaseOf, onPostgresOnly, openTestStore, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { confirm, confirmationLink, enter } from '../support/forms.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { type Account, makeContact, makeList, openAccount, settle } from '../support/marketing.ts'
import { useServer } from '../support/server.ts'
import { clientsOf, startPlatform } from '../support/started.ts'
import { withSmsSender } from '../support/texting.ts'

const server = useServer()

const none = { total_contacts: 0, total_active: 0, total_inactive: 0, total_removed: 0, total_unconfirmed: 0 }

/** What `getList` says of the contacts, which `listContacts` has to confirm. */
async function statsOf(api: MarketingClient, list_id: number) {
  const path = { list_id }
  const { stats } = await api.getList({ path })
  const found = { ...none }
  for await (const { base } of api.listContacts.items({ path, query: { limit: 1000 } })) {
    found.total_contacts++
    found[`total_${base.status}`]++
  }
  expect(stats).toMatchObject(found)
  const { total_items } = await api.listContacts({ path, query: { limit: 1 } })
  expect(total_items).toBe(found.total_contacts)
  return stats
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ base: { email: `reader${n}@example.com` } }))

/** A list with an import of `count` active contacts. */
async function openList(count: number) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const path = { list_id }
  const contacts = addresses(count)
  await api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
  await settle(account)
  const ids: string[] = []
  for await (const { base } of api.listContacts.items({ path, query: { limit: 1000 } })) ids.push(base.contact_id)
  return { ...account, list_id, path, ids }
}

/** Expects that the account has these contacts, and that nothing anywhere is counted wrongly. */
async function expectStats({ api, list_id }: Pick<Account, 'api'> & { list_id: number }, stats: Partial<typeof none>) {
  expect(await statsOf(api, list_id)).toMatchObject(stats)
  expect(await miscounts(server.data)).toEqual([])
}

describe('the contacts of a list are counted', () => {
  it('when they come one by one, change and leave', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await expectStats({ api, list_id }, none)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    for (const status of ['inactive', 'removed', 'unconfirmed'] as const)
      await makeContact(api, list_id, { base: { email: `${status}@example.com`, status } })
    const all = { ...none, total_contacts: 4, total_inactive: 1, total_removed: 1, total_unconfirmed: 1 }
    await expectStats({ api, list_id }, { ...all, total_active: 1 })
    await api.updateContact({ path: { list_id, contact_id }, body: { base: { first_name: 'Ana' } } })
    await expectStats({ api, list_id }, { ...all, total_active: 1 })
    await api.updateContact({ path: { list_id, contact_id }, body: { base: { status: 'inactive' } } })
    await expectStats({ api, list_id }, { ...all, total_active: 0, total_inactive: 2 })
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    await expectStats({ api, list_id }, { ...all, total_active: 0, total_removed: 2 })
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(account)
    await expectStats({ api, list_id }, { ...all, total_contacts: 3, total_active: 0 })
  })

  it('when many come or change at once', async () => {
    const list = await openList(2_500)
    const { api, path, ids } = list
    await expectStats(list, { ...none, total_contacts: 2_500, total_active: 2_500 })
    const contacts = [...addresses(2_500), { base: { email: 'new@example.com', status: 'inactive' as const } }]
    await api.importContacts({ path, body: { mode: 'update_only', compare_field: 'email', contacts } })
    await settle(list)
    await expectStats(list, { ...none, total_contacts: 2_500, total_active: 2_500 })
    await api.importContacts({ path, body: { mode: 'update', compare_field: 'email', contacts } })
    await settle(list)
    await expectStats(list, { total_contacts: 2_501, total_active: 2_500, total_inactive: 1 })
    await api.deactivateContacts({ path, body: { type: 'contacts', contacts: ids.slice(0, 1_200) } })
    await settle(list)
    await expectStats(list, { total_contacts: 2_501, total_active: 1_300, total_inactive: 1_201 })
    await api.updateContacts({ path, body: { type: 'all', base: { language: 'pt' } } })
    await api.activateContacts({ path, body: { type: 'all' } })
    await settle(list)
    await expectStats(list, { ...none, total_contacts: 2_501, total_active: 2_501 })
    await api.forgetContacts({ path, body: { contacts: ids.slice(0, 5) } })
    await settle(list)
    await expectStats(list, { ...none, total_contacts: 2_496, total_active: 2_496 })
  })

  it('when people subscribe, confirm and leave by themselves, and when their mails bounce', async () => {
    const account = await openAccount(server)
    const mailing = await withSender(server, account.key)
    const campaign = await withCampaign(server, ['ana@example.com', 'bounce-hard@example.com'], mailing)
    const { list_id } = campaign
    const list = { ...account, list_id }
    const form = await account.api.createForm({
      path: { list_id },
      body: { name: 'News', fields: [{ field_id: 'email' }] },
    })
    await enter(server, form, { email: 'zoe@example.com' })
    await expectStats(list, { total_contacts: 3, total_active: 2, total_unconfirmed: 1 })
    await confirm(server, await confirmationLink(account.sandbox, 'zoe@example.com'))
    await expectStats(list, { ...none, total_contacts: 3, total_active: 3 })
    await campaign.start()
    await settle(account)
    await expectStats(list, { total_contacts: 3 })
    const recipient = '351-920000001'
    await withSmsSender(server, account.key, recipient)
    const cellphone = '351-910000077'
    await makeContact(account.api, list_id, { base: { cellphone } })
    const sms = { channel: 'sms' as const, sender: cellphone, recipient, text: 'STOP' }
    await account.sandbox.createInboundMessage({ body: sms })
    await expectStats(list, { total_contacts: 4 })
  })

  it('when the account is seeded, restored and emptied, and when a list is deleted', async () => {
    const list = await openList(300)
    const { api, sandbox, path } = list
    await sandbox.createSnapshot({ body: { name: 'before' } })
    await api.deactivateContacts({ path, body: { type: 'all' } })
    await settle(list)
    await expectStats(list, { ...none, total_contacts: 300, total_inactive: 300 })
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'before' } })
    await expectStats(list, { ...none, total_contacts: 300, total_active: 300 })
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'before' } })
    await expectStats(list, { ...none, total_contacts: 300, total_active: 300 })
    await api.deleteList({ path })
    expect(await miscounts(server.data)).toEqual([])
    await server.app.work.drain()
    expect(await miscounts(server.data)).toEqual([])
    await sandbox.resetAccount()
    await sandbox.seedAccount({ body: { contacts: 50 } })
    for (const { list_id } of (await api.listLists()).items) await expectStats({ api, list_id }, {})
    await sandbox.resetAccount()
    expect(await miscounts(server.data)).toEqual([])
  })

  it('when many write to one list at once, at every moment', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    let isOver = false
    const look = async () => {
      for (; !isOver; await setImmediate()) expect(await miscounts(server.data)).toEqual([])
    }
    const write = async (writer: number) => {
      for (let n = 0; n < 30; n++) {
        const contact_id = await makeContact(api, list_id, `reader.${writer}.${n}@example.com`)
        const status = n % 2 === 0 ? 'inactive' : 'active'
        await api.updateContact({ path: { list_id, contact_id }, body: { base: { status } } })
        if (n % 3 === 0) await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
      }
    }
    const looked = look()
    await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer))).finally(() => (isOver = true))
    await looked
    await expectStats({ api, list_id }, { total_contacts: 300, total_removed: 100 })
    // However many have written, a count is the sum of few rows.
    await eventually(async () => {
      const [row] = await readRows<{ n: number | string }>(server.data, 'SELECT count(*) AS n FROM contact_count')
      return Number(row?.n) < 300
    })
    await expectStats({ api, list_id }, { total_contacts: 300, total_removed: 100 })
  })
})

it('filters still count what matches', async () => {
  const { api, path } = await openList(30)
  const query = { limit: 1, email: 'reader7@example.com' }
  await expect(api.listContacts({ path, query })).resolves.toMatchObject({ total_items: 1 })
  await expect(api.listContacts({ path, query: { limit: 1, language: 'en' } })).resolves.toMatchObject({
    total_items: 30,
  })
  await expect(api.listContacts({ path, query: { limit: 1, offset: 99 } })).resolves.toMatchObject({ total_items: 30 })
})

it('whoever changes a contact makes nobody wait who changes another one of the list', onPostgresOnly(), async () => {
  const { path } = await openList(2)
  const store = await openTestStore(server.data)
  const ids = (
    await readRows<{ id: number | string }>(server.data, `SELECT id FROM contact WHERE list_id = ${path.list_id}`)
  ).map(({ id }) => Number(id))
  const [one, other] = await contactsByIds(store.db, ids)
  if (!one || !other) throw new Error('The list has no contacts')
  await store.writeAlongside(async (tx) => {
    await updateContacts(tx, [{ ...one, status: 'inactive' }])
    // It would wait for this transaction for ever.
    await store.writeAlongside((alongside) => updateContacts(alongside, [{ ...other, status: 'removed' }]))
  })
  await store.close()
  expect(await miscounts(server.data)).toEqual([])
})

it('a process that is killed while it imports leaves no contact uncounted', async () => {
  const data = await mkdtemp(join(tmpdir(), 'messaging-counts-'))
  try {
    const killed = await startPlatform(data)
    const { marketing } = clientsOf(killed, data)
    const { list_id } = await marketing.createList({ body: { internal_name: 'Readers' } })
    const body = { mode: 'add' as const, compare_field: 'email', contacts: addresses(10_000) }
    await marketing.importContacts({ path: { list_id }, body })
    const imported = async () =>
      Number((await readRows<{ n: number | string }>(data, 'SELECT count(*) AS n FROM contact'))[0]?.n)
    await eventually(async () => (await imported()) > 0)
    await killed.kill()
    expect(await miscounts(data)).toEqual([])
    const again = await startPlatform(data)
    await eventually(async () => (await imported()) === 10_000)
    await again.end()
    expect(await miscounts(data)).toEqual([])
  } finally {
    await rm(data, { recursive: true, force: true })
    await dropDatabaseOf(data)
  }
})
