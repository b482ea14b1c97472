// One account has much to do with hosts that do not answer; another has a little. The other's work is done while all
// of the first one's is still held.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'

const quick = useReceiver()
const slow = useReceiver()
const smtp = useSmtpSink()
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } }))
/** Addresses of mails that the host has in hand and does not answer. */
let held: string[]
let release: () => void

beforeEach(() => {
  held = []
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  smtp.options.rejectData = async ({ to }) => {
    if (!to[0]?.startsWith('big')) return null
    held.push(to[0])
    await promise
    return null
  }
  slow.respond = async () => {
    await promise
    return { status: 200, body: 'Email\nbig@example.com' }
  }
})
afterEach(async () => {
  release()
  await server.app.work.drain()
})

const open = async (name: string): Promise<Mailing> => withSender(server, (await server.createAccount(name)).key)
const two = async (): Promise<[big: Mailing, small: Mailing]> => [await open('Big'), await open('Small')]

describe('an account whose work is held by slow hosts does not hold up another', () => {
  it('mails with files from a host that does not answer', async () => {
    const [big, small] = await two()
    const fileAt = (url: string) => ({ filename: 'a', mimeType: 'text/plain', arrangement: 'attachment' as const, url })
    const attachment = [fileAt(`${slow.url}/a`)]
    const before = slow.requests.length
    for (let n = 0; n < 250; n += 50)
      await Promise.all(Array.from({ length: 50 }, (_, i) => big.send({ to: `big${n + i}@example.com`, attachment })))
    await eventually(() => slow.requests.length > before)
    const id = await small.send({ to: 'small@example.com' })
    expect(await small.settled(id)).toBe('finished')
    // Its own files come as well, from another host.
    quick.respond = () => ({ status: 200, body: 'Hello' })
    const own = { to: 'small@example.com', attachment: [fileAt(`${quick.url}/b`)] }
    expect(await small.settled(await small.send(own))).toBe('finished')
    expect(smtp.mails.some(({ to }) => to[0]?.startsWith('big'))).toBe(false)
  })

  it('mails to a mail host that does not answer', async () => {
    const [big, small] = await two()
    await Promise.all(Array.from({ length: 120 }, (_, n) => big.send({ to: `big${n}@example.com` })))
    await eventually(() => held.length > 0)
    const id = await small.send({ to: 'small@example.com' })
    expect(await small.settled(id)).toBe('finished')
  })

  it('campaigns to a mail host that does not answer', async () => {
    const [big, small] = await two()
    const many = Array.from({ length: 150 }, (_, n) => `big${n}@example.com`)
    const [large, little] = [
      await withCampaign(server, many, big),
      await withCampaign(server, ['small1@example.com', 'small2@example.com'], small),
    ]
    // Two campaigns, so that every worker has one.
    const another = await withCampaign(server, many.slice(0, 60), big)
    await large.start()
    await another.start()
    await eventually(() => held.length > 0)
    await little.start()
    await eventually(async () => (await little.status()) === 'sent')
    expect(await large.status()).toBe('sending')
  })

  it('webhooks to receivers that do not answer, on one host or on many', async () => {
    const [big, small] = await two()
    const before = slow.requests.length
    // A list has 20 webhooks of an event at most.
    for (let list = 0; list < 2; list++) {
      const { list_id } = await big.marketing.createList({ body: { internal_name: 'a' } })
      for (let n = 0; n < 20; n++)
        await big.marketing.createWebhook({
          body: { list_id, url: `${slow.url}/hook/${list}/${n}`, actions: ['subscription'] },
        })
      await big.marketing.createContact({ path: { list_id }, body: { base: { email: 'a@example.com' } } })
    }
    await eventually(() => slow.requests.length > before)
    const other = await small.marketing.createList({ body: { internal_name: 'a' } })
    quick.respond = () => 204
    for (const url of [`${quick.url}/small`, `${slow.url}/small`])
      await small.marketing.createWebhook({ body: { list_id: other.list_id, url, actions: ['subscription'] } })
    await small.marketing.createContact({ path: other, body: { base: { email: 'a@example.com' } } })
    await quick.waitFor(({ path }) => path === '/small')
    await slow.waitFor(({ path }) => path === '/small')
  })

  it('files of imports that do not come', async () => {
    const [big, small] = await two()
    quick.respond = () => ({ status: 200, body: 'Email\nana@example.com' })
    const start = async ({ marketing }: Mailing, url: string) => {
      const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
      const file = { url, field_mapping: [{ field_id: 'email', column_name: 'Email' }] }
      await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', file } })
      return list_id
    }
    for (let n = 0; n < 40; n++) await start(big, `${slow.url}/file/${n}`)
    await slow.waitFor(({ path }) => path.startsWith('/file/'))
    const list_id = await start(small, `${quick.url}/small.csv`)
    await eventually(async () => (await small.marketing.listContacts({ path: { list_id } })).total_items === 1)
  })
})

it('an import with few contacts ends before those of an account that has many imports', async () => {
  const [big, small] = await two()
  const start = async ({ marketing }: Mailing, contacts: number) => {
    const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
    const rows = Array.from({ length: contacts }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts: rows } })
    return list_id
  }
  const all = await Promise.all(Array.from({ length: 40 }, () => start(big, 400)))
  const list_id = await start(small, 2)
  await eventually(async () => (await small.marketing.listContacts({ path: { list_id } })).total_items === 2)
  expect((await big.marketing.listOperations({})).items.length).toBeGreaterThan(0)
  expect(all).toHaveLength(40)
})
