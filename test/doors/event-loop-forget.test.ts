// Forgetting 1,000 people reads everything that could name them. However large those records are, the event loop goes on:
// what counts is the CPU time of the loop in one piece.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts'

/** Milliseconds on the reference machine of `cpu-speed.ts`. Read as a whole, the records take 170. */
const MOST = 100
const PEOPLE = 1_000
const MAILS = 20

let server: WatchedServer
beforeAll(async () => {
  server = await startWatchedServer()
})
afterAll(() => server?.close())

/** A list with people, and the ids of their contacts. */
async function makePeople(): Promise<{ list_id: number; contacts: string[] }> {
  const { marketing } = server
  const { list_id } = await marketing.createList({ body: { internal_name: 'people' } })
  const path = { list_id }
  const { app_id } = await marketing.createPushApp({ body: { list_id, name: 'Shop', two_steps_config: 'email' } })
  const contacts = Array.from({ length: PEOPLE }, (_, n) => ({
    base: {
      email: `c${n}@example.com`,
      cellphone: `351-91${1_000_000 + n}`,
      push_token_ios: [{ app_id, token: `token-${n}-${'a'.repeat(60)}` }],
    },
  }))
  await marketing.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await marketing.listOperations()).total_items === 0)
  const ids: string[] = []
  while (ids.length < PEOPLE) {
    const { items } = await marketing.listContacts({ path, query: { limit: 100, offset: ids.length } })
    ids.push(...items.map(({ base }) => base.contact_id))
  }
  return { list_id, contacts: ids }
}

it('while 1,000 people are forgotten among large messages', async () => {
  const { marketing, transactional, doors, key } = server
  const { list_id, contacts } = await makePeople()
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const textBody = Array.from({ length: 40_000 }, (_, n) => `nobody${n}@example.net`).join(' ')
  for (let n = 0; n < MAILS; n++) {
    const to = n % 2 === 0 ? `c${n}@example.com` : `somebody${n}@example.net`
    await transactional.sendEmail({ body: { senderId: String(sender_id), to, subject: 'Hello', textBody } })
  }
  const sandbox = doors.sandbox(key)
  await eventually(async () => (await sandbox.listCapturedMessages()).total_items === MAILS)
  await server.measure()
  await marketing.forgetContacts({ path: { list_id }, body: { contacts } })
  await eventually(async () => (await marketing.listOperations()).total_items === 0)
  const longest = await server.longestStretch()
  expect((await sandbox.listCapturedMessages()).total_items).toBe(MAILS / 2)
  expect((await marketing.listContacts({ path: { list_id } })).total_items).toBe(0)
  process.stdout.write(`${Math.round(longest)} ms as on the reference machine\n`)
  expect(longest).toBeLessThan(MOST)
})
