// Several processes on one database, or a request that takes long: what it showed of somebody who is forgotten meanwhile
// is not written down after all.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { type Account, makeContact, makeList, openAccount } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'

const textsOf = async ({ sandbox }: Account) =>
  JSON.stringify((await sandbox.listRequests({ query: { limit: 100 } })).items)

/** Forgets a contact and waits until it is done. */
async function forget({ api }: Account, list_id: number, contact: string): Promise<void> {
  await api.forgetContacts({ path: { list_id }, body: { contacts: [contact] } })
  await eventually(async () => (await api.listOperations()).total_items === 0)
}

/** Tells a process that it has just answered a request that took a minute. */
function answer({ app }: TestServer, account: number, email: string): void {
  app.domain.sandbox.requests.note({
    ...{ account, api: 'marketing-v3', operation: 'updateContact', method: 'PATCH', path: `/contacts/${email}` },
    ...{ requestId: 'slow', status: 200, ms: 60_000, keyId: '', client: '', bytes: 0 },
    ...{ body: { email }, answer: { email } },
  })
}

it('a request that began before somebody was forgotten shows nothing of them', async () => {
  await using server = await startServer()
  const account = await openAccount(server, 'Slow')
  const list_id = await makeList(account.api)
  const contact = await makeContact(account.api, list_id, 'eva@example.com')
  await forget(account, list_id, contact)
  answer(server, account.accountId, 'eva@example.com')
  const texts = await textsOf(account)
  expect(texts).toContain('"request_id":"slow"')
  expect(texts).not.toContain('eva@example.com')
  // What begins later is kept as before.
  await eventually(async () => {
    await account.api.getList({ path: { list_id } })
    return (await textsOf(account)).includes(`/marketing/v3/lists/${list_id}"`)
  })
})

it('what another process holds of somebody is not written after they are forgotten', onPostgresOnly(), async () => {
  const data = await mkdtemp(join(tmpdir(), 'messaging-requests-'))
  const [one, two] = [await startServer({ data }), await startServer({ data })]
  try {
    const account = await openAccount(one, 'Shared')
    const list_id = await makeList(account.api)
    const contact = await makeContact(account.api, list_id, 'eva@example.com')
    await two.marketing(account.key).getContact({ path: { list_id, contact_id: contact } })
    await forget(account, list_id, contact)
    answer(two, account.accountId, 'eva@example.com')
    await two.app.domain.sandbox.requests.flush()
    const texts = await textsOf(account)
    expect(texts).toContain('"request_id":"slow"')
    expect(texts).not.toContain('eva@example.com')
    expect(texts).not.toContain(contact)
  } finally {
    await Promise.all([one.close(), two.close()])
    await rm(data, { recursive: true })
    await dropDatabaseOf(data)
  }
})

it('a request that began before the account was emptied is not among its requests', async () => {
  await using server = await startServer()
  const account = await openAccount(server, 'Emptied')
  await makeList(account.api)
  await account.sandbox.resetAccount()
  answer(server, account.accountId, 'eva@example.com')
  await account.api.listLists()
  const { items } = await account.sandbox.listRequests()
  expect(items.map(({ operation_id }) => operation_id)).toEqual(['listLists', 'resetAccount'])
})

it('what another process holds is not written after the account was put back', onPostgresOnly(), async () => {
  const data = await mkdtemp(join(tmpdir(), 'messaging-requests-'))
  const [one, two] = [await startServer({ data }), await startServer({ data })]
  try {
    const account = await openAccount(one, 'Shared')
    await account.sandbox.createSnapshot({ body: { name: 'before' } })
    await makeList(two.marketing(account.key))
    await account.sandbox.restoreSnapshot({ path: { snapshot_name: 'before' } })
    await two.app.domain.sandbox.requests.flush()
    const { items } = await account.sandbox.listRequests()
    expect(items.map(({ operation_id }) => operation_id)).toEqual(['restoreSnapshot'])
  } finally {
    await Promise.all([one.close(), two.close()])
    await rm(data, { recursive: true })
    await dropDatabaseOf(data)
  }
})
