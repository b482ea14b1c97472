// A registered message with many events: its evidence is drawn beside the server, and is bounded.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { startWatchedServer, type WatchedServer } from '../../support/watched-server.ts'

/** Milliseconds of work in one piece; as in event-loop.test.ts. */
const MOST = 400

let server: WatchedServer
let registered_id: string
beforeAll(async () => {
  server = await startWatchedServer()
  const { sender_id } = await server.marketing.createEmailSender({ body: { name: 'a', email: 'a@example.com' } })
  await server.transactional.sendEmail({
    body: { senderId: String(sender_id), to: 'b@example.com', subject: 'a', textBody: 'a', registered: true },
  })
  registered_id = await eventually(async () => (await server.registered.listRegisteredMessages()).items[0]?.id)
})
afterAll(() => server?.close())

const add = (from: number, count: number, customData = '') =>
  server.registered.createRegisteredCustomEvents({
    body: {
      channel: 'Email',
      events: Array.from({ length: count }, (_, n) => ({
        registerId: registered_id,
        eventDate: 1_700_000_000 + from + n,
        customData: `${from + n} ${customData}`,
      })),
    },
  })

it('takes 1,000 custom events of one message, and nobody waits for its evidence', async () => {
  for (let from = 0; from < 1_000; from += 100) await add(from, 100, 'x'.repeat(160))
  await server.longestStretch()
  await server.registered.createEvidencesBulk({ body: [registered_id] })
  const query = { path: { registered_id } }
  const made = await eventually(async () => (await server.registered.listRegisteredEvidences(query)).items[0])
  expect(Number(made.size)).toBeGreaterThan(200_000)
  expect(await server.longestStretch()).toBeLessThan(MOST)
  await expect(add(1000, 1)).rejects.toMatchObject({
    status: 422,
    errors: { 'body.events': expect.stringContaining('1001 custom events') },
  })
}, 180_000)
