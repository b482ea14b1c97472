// Groups of recipient domains: a provider that wants fewer mails, or keeps them waiting, holds up nobody else's, and
// everybody gets his mail in the end.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMailGroups } from '../../src/server/carriers/mail-groups.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder('messaging-groups-')
let smtp: SmtpSink
let running: TestServer | undefined
let server: TestServer
let mailing: Mailing
beforeEach(async () => {
  smtp = await startSmtpSink()
})
afterEach(async () => {
  await running?.close()
  running = undefined
  await smtp?.close()
})

async function start(env: Record<string, string> = {}): Promise<void> {
  running = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, ...env } })
  server = running
  mailing = await withSender(server)
}

const fileOf = async (content: unknown) => {
  const file = join(folder, `${Math.random()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const addresses = (n: number, domain: string) => Array.from({ length: n }, (_, i) => `a${i}@${domain}`)
const arrivedAt = (domain: string) => smtp.mails.filter(({ to }) => to[0]?.endsWith(`@${domain}`)).length
const checks = async () =>
  (JSON.parse((await server.app.http.inject({ url: '/readyz' })).body) as { checks: Record<string, string> }).checks
const metrics = async () => (await server.app.http.inject({ url: '/metrics' })).body

interface Row {
  address: string
  state: string
  attempts: number
  reason: string | null
  held_since: number | null
  settled: number | null
}
const messages = async () => {
  const rows = await readRows<Row>(
    server.data,
    'SELECT address, state, attempts, reason, held_since, settled FROM message',
  )
  // The driver of PostgreSQL reads a bigint as text.
  const numberOf = (value: number | null) => (value === null ? null : Number(value))
  return rows.map((row) => ({ ...row, held_since: numberOf(row.held_since), settled: numberOf(row.settled) }))
}
const HOUR = 3_600_000

describe('a provider that answers 421', () => {
  it('gets fewer mails, the others get theirs, and in the end everybody has one', async () => {
    let isBusy = true
    smtp.options.reject = (to) => (isBusy && to.endsWith('@gmail.com') ? '421 4.7.28 too many for a0@gmail.com' : null)
    await start()
    const campaign = await withCampaign(
      server,
      [...addresses(40, 'gmail.com'), ...addresses(60, 'example.com')],
      mailing,
    )
    await campaign.start()
    await eventually(() => arrivedAt('example.com') === 60)
    await eventually(async () => (await messages()).filter(({ state }) => state === 'deferred').length === 40)
    expect(await checks()).toMatchObject({
      'mail to gmail': expect.stringMatching(/^held back: its host said 421 4\.7\.28, [\d.]+ mails a second$/),
      'mail to outlook': 'ok',
      'mail to others': 'ok',
    })
    expect(await metrics()).toContain('messaging_mail_group_held_back{group="gmail"} 1')
    expect(await metrics()).toContain('messaging_mail_group_held_back{group="yahoo"} 0')
    expect(Number(/messaging_mail_group_rate\{group="gmail"\} ([\d.]+)/.exec(await metrics())?.[1])).toBeLessThan(100)

    isBusy = false
    await eventually(async () => {
      await server.sandbox().advanceClock({ body: { seconds: 600 } })
      return (await campaign.status()) === 'sent'
    })
    expect(arrivedAt('gmail.com')).toBe(40)
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(100)
    expect((await campaign.overall()).sends).toBe(100)
  })

  it('holds up no other domain without a group, and mails that were held back lose no attempt', async () => {
    smtp.options.reject = (to) => (to.endsWith('@busy.example') ? 421 : null)
    await start({ MESSAGING_SMTP_GROUPS: await fileOf({ others: { rate: 2 } }) })
    const ids = await Promise.all(addresses(30, 'busy.example').map((to) => mailing.send({ to })))
    expect(await mailing.settled(await mailing.send({ to: 'ana@well.example' }))).toBe('finished')
    const rows = await eventually(async () => {
      const all = (await messages()).filter(({ address }) => address.endsWith('@busy.example'))
      return all.length === ids.length && all.every(({ state }) => state === 'deferred') ? all : null
    })
    const held = rows.filter(({ attempts }) => attempts === 0)
    expect(held.length).toBeGreaterThan(0)
    for (const { reason } of held) expect(reason).toMatch(/^@busy\.example is held back: /)
    for (const { reason, attempts } of rows.filter((row) => row.attempts > 0))
      expect([attempts, reason]).toEqual([1, expect.stringContaining('421')])
    expect(await checks()).toMatchObject({ 'mail to others': expect.stringMatching(/^held back: busy\.example: /) })
    await eventually(async () => /messaging_mail_group_held_total\{group="others"\} \d+/.test(await metrics()))
  })

  it('is given up after 72 hours, also for mails that it was never asked about', async () => {
    smtp.options.reject = (to) => (to.endsWith('@gmail.com') ? 421 : null)
    await start({ MESSAGING_SMTP_GROUPS: await fileOf({ gmail: { rate: 0.01, floor: 0.01 } }) })
    const campaign = await withCampaign(server, addresses(1, 'gmail.com'), mailing)
    await campaign.start()
    await mailing.send({ to: 'single@gmail.com' })
    await eventually(async () => {
      const rows = await messages()
      return rows.length === 2 && rows.every(({ state }) => state === 'deferred')
    })
    const since = new Map<string, number>()
    // A day passes at each turn, of which the clock goes one hour: 72 hours of coming back would be 200 stops.
    const isOver = async () => {
      await changeRows(server.data, `UPDATE message SET held_since = held_since - ${23 * HOUR}`)
      for (const { address, held_since } of await messages()) if (held_since !== null) since.set(address, held_since)
      await server.sandbox().advanceClock({ body: { seconds: HOUR / 1_000 } })
      return (await messages()).every(({ state }) => state !== 'deferred') && (await campaign.status()) === 'sent'
    }
    await eventually(isOver)
    const never = (await messages()).filter(({ reason }) =>
      /^gmail is held back: .* \(gave up after 72 hours\)$/.test(reason ?? ''),
    )
    expect(never.length).toBeGreaterThan(0)
    expect(never.map(({ state }) => state)).toEqual(never.map(() => 'failed'))
    for (const { address, settled } of never)
      expect((settled ?? 0) - (since.get(address) ?? Infinity)).toBeGreaterThanOrEqual(72 * HOUR)
    // Nobody bounced who was never asked about.
    expect(await campaign.overall()).toMatchObject({ hard_bounces: 0 })
  })

  it('gets codes all the same', async () => {
    let isBusy = true
    smtp.options.reject = (to) => (isBusy && to.endsWith('@gmail.com') ? 421 : null)
    await start({ MESSAGING_SMTP_GROUPS: await fileOf({ gmail: { rate: 0.05, floor: 0.01 } }) })
    await Promise.all(addresses(4, 'gmail.com').map((to) => mailing.send({ to })))
    await eventually(async () => (await messages()).every(({ state }) => state === 'deferred'))
    isBusy = false
    const { senderId, transactional } = mailing
    await transactional.requestVerifyByEmail({
      body: { email: 'code@gmail.com', subject: 'Code', senderId, message: 'Your code is {{ code }}' },
    })
    await smtp.waitFor(({ to }) => to[0] === 'code@gmail.com')
    expect(arrivedAt('gmail.com')).toBe(1)
  })
})

describe('a provider that keeps mails waiting', () => {
  it('does not hold up a campaign: what is on its way to it ends, and nothing more goes there for a while', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    smtp.options.rejectData = ({ to }) => (to[0]?.endsWith('@hotmail.com') ? promise : null)
    await start()
    const slow = addresses(12, 'hotmail.com')
    const campaign = await withCampaign(server, [...slow, ...addresses(100, 'example.com')], mailing)
    await campaign.start()
    // Nobody knows of the host that it is slow before it has been.
    await eventually(async () => (await checks())['mail to outlook'] !== 'ok')
    expect((await checks())['mail to outlook']).toMatch(/^held back: it keeps mails waiting/)
    resolve(null)
    await eventually(() => arrivedAt('example.com') === 100)
    expect(arrivedAt('hotmail.com')).toBeLessThan(slow.length)
    await eventually(async () => {
      const rows = (await messages()).filter(({ address }) => address.endsWith('@hotmail.com'))
      return rows.length === 12 && rows.every(({ state }) => state === 'accepted' || state === 'deferred')
    })
    expect(arrivedAt('example.com') + arrivedAt('hotmail.com')).toBe(smtp.mails.length)
  })
})

describe('a limit in the file of groups', () => {
  it('holds for all domains of the group together, and for no other', async () => {
    const file = await fileOf({ post: { domains: ['post.example', 'Mail.example'], rate: 0.5, floor: 0.1 } })
    await start({ MESSAGING_SMTP_GROUPS: file })
    const held = [...addresses(10, 'post.example'), ...addresses(10, 'mail.example')]
    const campaign = await withCampaign(server, [...held, ...addresses(40, 'example.com')], mailing)
    await campaign.start()
    await eventually(() => arrivedAt('example.com') === 40)
    await eventually(async () => (await messages()).length === 60)
    expect(arrivedAt('post.example') + arrivedAt('mail.example')).toBeLessThan(20)
    expect(await metrics()).toContain('messaging_mail_group_rate{group="post"} 0.5')
    // A limit that the operator set is no trouble.
    expect((await checks())['mail to post']).toBe('ok')
    for (const { attempts, state } of await messages())
      expect([state, attempts]).toEqual(state === 'accepted' ? [state, 1] : ['deferred', 0])
  })

  it('leaves the other built-in groups as they are', async () => {
    const groups = readMailGroups(await fileOf({ mine: { domains: ['gmail.com'] }, yahoo: { connections: 2 } }))
    expect(groups.map(({ name }) => name)).toEqual(['mine', 'yahoo', 'gmail', 'outlook', 'icloud', 'others'])
    expect(groups.find(({ name }) => name === 'gmail')?.domains).toEqual(['googlemail.com'])
    expect(groups.find(({ name }) => name === 'yahoo')).toMatchObject({ connections: 2, rate: null })
  })

  it.each([
    ['no JSON', '{', 'It cannot be read.'],
    ['a list', [], 'an object with a member for each group'],
    ['a name', { 'a b': {} }, 'a b: a name has up to 30 small letters'],
    ['a member', { gmail: { speed: 1 } }, 'gmail: there is no speed; there are domains, connections, rate, floor.'],
    ['a rate', { gmail: { rate: '5' } }, 'gmail: rate must be a number from 0.01 on.'],
    ['a floor', { gmail: { rate: 5, floor: 6 } }, 'gmail: floor must not be more than rate.'],
    ['no domains', { post: {} }, 'post: domains must be a list of domains.'],
    ['a domain', { post: { domains: ['a@b.example'] } }, 'post: "a@b.example" is not a domain name.'],
    ['domains of others', { others: { domains: ['b.example'] } }, 'others: it has no domains'],
    [
      'a domain twice',
      { a: { domains: ['b.example'] }, b: { domains: ['b.example'] } },
      'b.example is in both a and b.',
    ],
  ])('that is wrong is refused with what to fix: %s', async (_what, content, message) => {
    const file = await fileOf(content)
    expect(() => readMailGroups(file)).toThrow(message)
    expect(() => readMailGroups(file)).toThrow('MESSAGING_SMTP_GROUPS')
  })
})
