// What is kept for a time only.
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { withSender } from '../support/mailing.ts'
import { makeContact, makeList, settle } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'

const rowsOf = async (server: Awaited<ReturnType<typeof startServer>>) => {
  const sandbox = server.sandbox()
  return {
    captured: (await sandbox.listCapturedMessages()).total_items,
    deliveries: (await sandbox.listHookDeliveries()).total_items,
  }
}

describe('what is old', () => {
  it('is removed after its time, and what still waits is not', async () => {
    const receiver = await startReceiver(({ path }) => (path === '/down' ? 500 : 204))
    try {
      await using server = await startServer({
        env: { MESSAGING_KEEP_HOOKS: '1s', MESSAGING_KEEP_OPERATIONS: '1s', MESSAGING_KEEP_CAPTURED: '1s' },
      })
      const mailing = await withSender(server)
      const list_id = await makeList(mailing.marketing)
      for (const path of ['/up', '/down']) {
        await mailing.marketing.createWebhook({
          body: { list_id, url: `${receiver.url}${path}`, actions: ['subscription'] },
        })
      }
      const callback_url = `${receiver.url}/done`
      const contacts = [{ base: { email: 'no address' } }, { base: { email: 'ana@example.com' } }]
      await mailing.marketing.importContacts({
        path: { list_id },
        body: { mode: 'add', compare_field: 'email', callback_url, contacts },
      })
      const { body } = await receiver.waitFor(({ path }) => path === '/done')
      const file = new URL((JSON.parse(body) as { file: string }).file).pathname
      const report = { title: 'New', range: { start: '2020-01-01 00:00:00', end: '2099-01-01 00:00:00' } }
      await mailing.marketing.generateSubscriptionsReport({ body: { ...report, lists: [list_id] } })
      await mailing.send()
      await mailing.captured('ana@example.com')
      expect((await server.inject(file)).status).toBe(200)
      await eventually(async () => (expect(await rowsOf(server)).toEqual({ captured: 0, deliveries: 1 }), true))
      await eventually(async () => (await server.inject(file)).status === 404)
      await eventually(async () => (await mailing.marketing.listAdvancedReports()).total_items === 0)
      // The one that its receiver refuses is still on its way.
      await expect(server.sandbox().listHookDeliveries()).resolves.toMatchObject({
        items: [{ url: `${receiver.url}/down`, state: 'pending' }],
      })
      await expect(mailing.marketing.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 1 })
    } finally {
      await receiver.close()
    }
  })

  it('is not what a clock that was moved makes old', async () => {
    const receiver = await startReceiver()
    try {
      await using server = await startServer({ env: { MESSAGING_KEEP_HOOKS: '1d', MESSAGING_KEEP_CAPTURED: '1d' } })
      const mailing = await withSender(server)
      const list_id = await makeList(mailing.marketing)
      await mailing.marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      await makeContact(mailing.marketing, list_id, 'ana@example.com')
      await receiver.waitForCount(1)
      await mailing.send()
      await mailing.captured('ana@example.com')
      await settle(mailing, 365 * 86_400)
      expect(await rowsOf(server)).toEqual({ captured: 1, deliveries: 1 })
    } finally {
      await receiver.close()
    }
  })
})
