// What reports keep of people who are forgotten, where one campaign went to several lists.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ever, lastReport, readReport } from '../../support/advanced-reports.ts'
import { changeRows, dropDatabaseOf, readRows } from '../../support/engine.ts'
import { makeCampaign, makeContact, makeList, openAccount, sendCampaign, settle } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-forget-reports-'))
  server = await startServer({ data: folder })
})
afterAll(async () => {
  await server?.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

/** A campaign for one list that went to another one as well, and the report of who got it in the first one. */
async function reportOnOne() {
  const account = await openAccount(server)
  const { api } = account
  const [one, other] = [await makeList(api), await makeList(api)]
  await makeContact(api, one, 'ana@example.com')
  const ben = await makeContact(api, other, 'ben@example.com')
  const hash = await makeCampaign(api, one)
  for (const list_id of [one, other]) {
    await sendCampaign(api, hash, list_id)
    await settle(account)
  }
  await api.generateEmailEventsReport({
    body: {
      ...{ title: 'Events', range: ever, campaigns: [{ list_id: one, type: 'all' }] },
      ...{ columns: { list_base_fields: ['email'] }, options: { include_unopens: true } },
    },
  })
  const rows = await readReport(server, account)
  const forgetBen = async () => {
    await api.forgetContacts({ path: { list_id: other }, body: { contacts: [ben] } })
    await settle(account)
  }
  return { api, emails: rows.slice(1).map(([, , email]) => email), forgetBen }
}

it('leaves a report that shows nobody of their list', async () => {
  const { api, emails, forgetBen } = await reportOnOne()
  expect(emails).toEqual(['ana@example.com'])
  await forgetBen()
  expect((await lastReport(api)).file).not.toBe('')
})

it('takes away a report that was written when those of all lists were shown', async () => {
  const { api, forgetBen } = await reportOnOne()
  const [operation] = await readRows<{ id: number; input: string }>(
    folder,
    "SELECT id, input FROM operation WHERE type = 'advanced_report' ORDER BY id DESC LIMIT 1",
  )
  const { campaignsOf: _kept, ...earlier } = JSON.parse(operation?.input ?? '{}') as Record<string, unknown>
  await changeRows(folder, `UPDATE operation SET input = '${JSON.stringify(earlier)}' WHERE id = ${operation?.id}`)
  await forgetBen()
  expect((await lastReport(api)).file).toBe('')
})
