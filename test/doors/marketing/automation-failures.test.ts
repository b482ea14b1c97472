// A row that fails holds up no other: whatever is wrong with it is tried again later.
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromContactId } from '../../../src/server/lib/ids.ts'
import { automate, enteredOf } from '../../support/automating.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { makeContact, makeList, openAccount, settle } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
// The server says at the end that something failed.
afterAll(() => expect(server.close()).rejects.toThrow())

async function openShop() {
  const account = await openAccount(server)
  const list = await makeList(account.api)
  const [ana, eva] = [
    await makeContact(account.api, list, 'ana@example.com'),
    await makeContact(account.api, list, { base: { email: 'eva@example.com', first_name: 'Eva' } }),
  ]
  const { api } = account
  const { tag_id = 0 } = await api.createTag({ body: { name: 'VIP' } })
  const attach = (contact: string) =>
    api.attachTagToContacts({ path: { list_id: list }, body: { tag_id, contacts: [contact] } })
  const now = async () => Date.parse(`${(await account.sandbox.getClock()).now.replace(' ', 'T')}Z`)
  return { ...account, list, ana, eva, tag_id, attach, now }
}

const change = (statement: string) => changeRows(server.data, statement)
const dueOf = async (table: string, automation: number) => {
  const query = `SELECT due FROM ${table} WHERE automation_id = ${automation} AND due IS NOT NULL`
  return (await readRows<{ due: number | string }>(server.data, query)).map(({ due }) => Number(due))
}

const isLater = ([due = 0]: number[], now: number) => due > now

it('a contact on its way', async () => {
  const { api, list, ana, eva, now, ...shop } = await openShop()
  const wait = { action: 'wait' as const, amount: 1, unit: 'hours' as const }
  const { automation_id } = await api.createAutomation({ body: { title: 'a', list_id: list, actions: [wait] } })
  const path = { automation_id }
  await api.activateAutomation({ path })
  const start = (contact: string) =>
    api.startAutomationForContacts({
      path: { list_id: list },
      body: { automation_id, action_id: 1, contacts: [contact] },
    })
  await start(ana)
  await settle(shop)
  await api.updateAutomation({ path, body: { actions: [{ action: 'end' }] } })
  await change(
    `UPDATE automation_version SET actions = 'broken' WHERE automation_id = ${automation_id} AND version = 1`,
  )
  await change(`UPDATE automation_run SET due = 1 WHERE automation_id = ${automation_id}`)
  await start(eva)
  const placesOf = async () => (await api.listAutomationRuns({ path })).items.map((run) => [run.contact_id, run.status])
  const places = [
    [eva, 'ended'],
    [ana, 'active'],
  ]
  await eventually(async () => isDeepStrictEqual(await placesOf(), places))
  const isPutOff = async () => isLater(await dueOf('automation_run', automation_id), await now())
  const hasEnded = async () => (await dueOf('automation_run', automation_id)).length === 0
  expect(await isPutOff()).toBe(true)
  // After five tries the run ends, and says why.
  for (let tries = 2; tries <= 5; tries++) {
    await change(`UPDATE automation_run SET due = 1 WHERE automation_id = ${automation_id} AND due IS NOT NULL`)
    await eventually(async () => (tries < 5 ? isPutOff() : hasEnded()))
  }
  expect((await api.listAutomationRuns({ path })).items.find((run) => run.contact_id === ana)).toMatchObject({
    status: 'ended',
    reason: 'failed',
  })
})

it('an event', async () => {
  const shop = await openShop()
  const { accountId, list, ana, eva, tag_id } = shop
  const automation_id = await automate(shop, [{ type: 'tag_added', tag_id }])
  await change(`INSERT INTO automation_signal (account_id, list_id, contact_id, kind, at, data)
    VALUES (${accountId}, ${list}, ${fromContactId(ana)}, 'attach_tag', ${await shop.now()}, 'broken')`)
  await shop.attach(eva)
  await eventually(async () => isDeepStrictEqual(await enteredOf(shop, automation_id), [[eva, 'tag_added']]))
  await change(`DELETE FROM automation_signal WHERE account_id = ${accountId}`)
})

it('a look', async () => {
  const shop = await openShop()
  const { api, list, eva } = shop
  const broken = await automate(shop, [{ type: 'date', field_id: 'birth_date' }])
  const segment_filter = {
    segment_filter_array: [{ segment_field: 'first_name', segment_operator: 'equal_to', segment_value: 'Eve' }],
  } as never
  const { segment_id } = await api.createSegment({ path: { list_id: list }, body: { name: 'Eves', segment_filter } })
  const healthy = await automate(shop, [{ type: 'segment_entered', segment_id }])
  await settle(shop)
  await change(`UPDATE contact SET first_name = 'Eve' WHERE id = ${fromContactId(eva)}`)
  await change(`UPDATE automation_look SET due = 2 WHERE automation_id = ${healthy}`)
  await change(`UPDATE automation_look SET due = 1, day = 'broken' WHERE automation_id = ${broken}`)
  await eventually(async () => isDeepStrictEqual(await enteredOf(shop, healthy), [[eva, 'segment_entered']]))
  await eventually(async () => isLater(await dueOf('automation_look', broken), await shop.now()))
})

it('a second look', async () => {
  const shop = await openShop()
  const { accountId, list, ana, eva } = shop
  const broken = await automate(shop, [{ type: 'back_in_stock' }])
  const healthy = await automate(shop, [{ type: 'back_in_stock' }])
  await change(`UPDATE automation_version SET triggers = 'broken' WHERE automation_id = ${broken}`)
  const noteLater = (automation: number, contact: string) =>
    change(`INSERT INTO automation_later
      (automation_id, trigger_version, position, contact_id, ref, account_id, list_id, generation, since, due)
      VALUES (${automation}, 1, 0, ${fromContactId(contact)}, 'shoe', ${accountId}, ${list}, 0, 1, ${automation})`)
  await noteLater(broken, ana)
  await noteLater(healthy, eva)
  await eventually(async () => (await dueOf('automation_later', healthy)).length === 0)
  await eventually(async () => isLater(await dueOf('automation_later', broken), await shop.now()))
})
