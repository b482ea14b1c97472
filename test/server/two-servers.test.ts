// Two servers on one PostgreSQL, both in this process: what one does shows at the other, and nothing is done twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withSender } from '../support/mailing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'

describe('two servers', onPostgresOnly(), () => {
  let data: string
  let one: TestServer
  let two: TestServer
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'messaging-two-'))
    one = await startServer({ data })
    two = await startServer({ data })
  })
  afterEach(async () => {
    await Promise.all([one.close(), two.close()])
    await rm(data, { recursive: true })
    await dropDatabaseOf(data)
  })

  it('send each delivery to a webhook once, and only one of them at a time', async () => {
    let now = 0
    let most = 0
    const receiver = await startReceiver(async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 30))
      now--
      return 204
    })
    try {
      const marketing = one.marketing()
      const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
      await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      const contacts = Array.from({ length: 300 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
      await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
      await receiver.waitForCount(300)
      await one.sandbox().advanceClock({ body: { seconds: 3_600 } })
      expect(receiver.requests).toHaveLength(300)
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(300)
      // A batch of one runner.
      expect(most).toBeLessThanOrEqual(32)
    } finally {
      await receiver.close()
    }
  })

  it('who waits at one for a message gets it from the other', async () => {
    const { send } = await withSender(one)
    const waiting = [one, two].map((server) =>
      server.sandbox(one.key).waitForCapturedMessage({ query: { timeout: 30 } }),
    )
    await send({ to: 'ana@example.com' })
    for (const found of await Promise.all(waiting)) expect(found).toMatchObject({ recipient: 'ana@example.com' })
  })

  it('know one clock of an account, which only a snapshot puts back', async () => {
    const sandboxes = [one, two].map((server) => server.sandbox(one.key))
    const clocks = () => Promise.all(sandboxes.map(async (api) => (await api.getClock()).offset_seconds))
    await sandboxes[0]?.createSnapshot({ body: { name: 'start' } })
    await sandboxes[0]?.advanceClock({ body: { seconds: 86_400 } })
    await eventually(async () => (await clocks())[1] === 86_400)
    await Promise.all(sandboxes.map((api, n) => api.advanceClock({ body: { seconds: 3_600 * (n + 1) } })))
    await eventually(async () => {
      const [a, b] = await clocks()
      return a === b && (a as number) >= 86_400 + 7_200
    })
    await sandboxes[1]?.restoreSnapshot({ path: { snapshot_name: 'start' } })
    await eventually(async () => (await clocks()).every((offset) => offset === 0))
    expect((await two.sandbox().getClock()).offset_seconds).toBe(0)
  })

  it('a key and a list of one are known to the other at once, and what one deletes is gone for both', async () => {
    const { key } = await one.createAccount('Other')
    const { list_id } = await one.marketing(key).createList({ body: { internal_name: 'a' } })
    await two.marketing(key).createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
    await two.sandbox(key).resetAccount()
    await expect(one.marketing(key).listLists()).resolves.toMatchObject({ total_items: 0 })
  })
})
