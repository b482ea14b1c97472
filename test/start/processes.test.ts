// Several processes of the platform on one PostgreSQL: real processes, a real SMTP server, real signals.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { databaseOf, dropDatabaseOf, engineEnv, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { startCluster } from '../support/postgres-cluster.ts'
import { startReceiver } from '../support/receiver.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { clientsOf, mailProgram, startPlatform } from '../support/started.ts'

const MINUTE = 60_000
const KEY = 'sandbox_of_many_machines'

let folders: string[]
let smtp: SmtpSink
/** The settings that name the database. */
let database: Record<string, string>
const open: { close(): Promise<unknown> }[] = []

beforeEach(async () => {
  folders = [await mkdtemp(join(tmpdir(), 'messaging-processes-'))]
  smtp = await startSmtpSink()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
  await smtp.close()
  await dropDatabaseOf(folders[0] as string)
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

/** A process with a data folder of its own, as on a machine of its own. The mails that it sends name it in their links. */
async function start(name: string, args: string[] = [], more: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'messaging-processes-'))
  folders.push(data)
  const env = {
    ...database,
    MESSAGING_SANDBOX_KEY: KEY,
    MESSAGING_SANDBOX_SMTP_URL: smtp.url,
    MESSAGING_PUBLIC_URL: `https://${name}.example.com`,
    ...more,
  }
  const started = await startPlatform(data, env, args)
  open.push({ close: started.end })
  return { ...started, data }
}

type Process = Awaited<ReturnType<typeof start>>

function clients(started: Process) {
  const all = clientsOf(started, started.data)
  open.push(all)
  return all
}

type Api = ReturnType<typeof clients>

/** A campaign to so many recipients, ready to be sent. */
async function prepare({ marketing }: Api, recipients: number) {
  const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
  const contacts = Array.from({ length: recipients }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
  await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await marketing.listOperations()).total_items === 0)
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const content = { type: 'html', body: '<p>Hello</p>' } as const
  const { campaign_hash } = await marketing.createEmailCampaign({
    body: { list_id, internal_name: 'a', subject: 'Hello', sender_id, content },
  })
  const path = { campaign_hash }
  return {
    send: () => marketing.sendEmailCampaign({ path, body: { list_id, segments: { type: 'none' } } }),
    sent: (ms: number) =>
      eventually(async () => (await marketing.listCampaigns({ query: { status: 'sent' } })).items[0], ms),
    overall: async () => (await marketing.getEmailReport({ path })).overall,
  }
}

const headerOf = (raw: Buffer, name: string) =>
  new RegExp(`^${name}:((?:[^\\r\\n]|\\r\\n[ \\t])*)`, 'im').exec(raw.toString())?.[1]?.replace(/\s/g, '') ?? ''
/** The process that rendered a mail. */
const makerOf = ({ raw }: { raw: Buffer }) => /https:\/\/(\w+)\.example/.exec(headerOf(raw, 'List-Unsubscribe'))?.[1]

describe('two processes on one database', onPostgresOnly(), () => {
  beforeEach(async () => {
    await databaseOf(folders[0] as string, { empty: true })
    database = await engineEnv(folders[0] as string)
  })

  it('start at once on an empty database, share a campaign, and neither lose nor double anybody', async () => {
    const RECIPIENTS = 6_000
    const [one, two] = await Promise.all([start('one'), start('two')])
    expect([one.errors(), two.errors()]).toEqual(['', ''])
    const [first, second] = [clients(one), clients(two)]
    // The key is the same on both, whoever made it.
    expect([one.secret('Sandbox key'), two.secret('Sandbox key')]).toEqual([KEY, KEY])
    const campaign = await prepare(first, RECIPIENTS)
    await campaign.send()
    await expect(campaign.sent(4 * MINUTE)).resolves.toMatchObject({ processed_messages: RECIPIENTS })
    expect(smtp.mails).toHaveLength(RECIPIENTS)
    expect(new Set(smtp.mails.map((mail) => mail.to[0])).size).toBe(RECIPIENTS)
    expect(new Set(smtp.mails.map(makerOf))).toEqual(new Set(['one', 'two']))
    expect(await campaign.overall()).toMatchObject({ sends: RECIPIENTS })
    // Both answer for all.
    await expect(second.marketing.listCampaigns({ query: { status: 'sent' } })).resolves.toMatchObject({
      total_items: 1,
    })
  })

  it('when one is killed the other goes on: nobody is lost, and at most what was in hand is sent twice', async () => {
    const RECIPIENTS = 4_000
    const [one, two] = [await start('one'), await start('two')]
    const campaign = await prepare(clients(two), RECIPIENTS)
    await campaign.send()
    await eventually(() => smtp.mails.length > RECIPIENTS / 4 && new Set(smtp.mails.map(makerOf)).size === 2)
    await one.kill()
    await expect(campaign.sent(4 * MINUTE)).resolves.toMatchObject({ processed_messages: RECIPIENTS })
    const copies = Map.groupBy(smtp.mails, (mail) => mail.to[0] ?? '')
    expect(copies.size).toBe(RECIPIENTS)
    expect(smtp.mails.length - RECIPIENTS).toBeLessThanOrEqual(MAX_IN_PROGRESS)
    for (const mails of copies.values())
      expect(new Set(mails.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1)
    expect(await campaign.overall()).toMatchObject({ sends: RECIPIENTS })
  })

  it('one takes requests and one works: what is asked of the first is done by the second', async () => {
    const receiver = await startReceiver()
    open.push(receiver)
    const front = await start('front', ['--role', 'api'])
    const api = clients(front)
    expect(front.row('Role')).toBe('api')
    const campaign = await prepareWithout(api)
    const back = await start('back', ['--role', 'work'])
    expect(back.errors()).toBe('')
    expect(back.row('Marketing API')).toBe('')
    const health = await fetch(`${back.row('Plain HTTP')}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    expect((await fetch(`${back.row('Plain HTTP')}/marketing/v3/lists`)).status).toBe(404)
    await smtp.waitForCount(1)
    expect(smtp.mails.map(makerOf)).toEqual(['back'])
    expect(await campaign.status()).toBe('sent')
    // The clock of the first carries the second along, and waits for what it does.
    await api.marketing.createWebhook({
      body: { list_id: campaign.list_id, url: receiver.url, actions: ['subscription'] },
    })
    await api.transactional.sendEmail({ body: { ...campaign.email, scheduleTo: inOneDay() } })
    await api.sandbox.advanceClock({ body: { seconds: 2 * 86_400 } })
    expect(smtp.mails).toHaveLength(2)
    await api.marketing.createContact({
      path: { list_id: campaign.list_id },
      body: { base: { email: 'ben@example.com' } },
    })
    await receiver.waitForCount(1)
  })

  it('the limit of requests is one for all', async () => {
    const QUOTA = 100_000 // More than can be asked while waiting.
    const limit = { MESSAGING_RATE_LIMIT: `${QUOTA}/3600,${QUOTA}` }
    const [one, two] = (await Promise.all(['one', 'two'].map((name) => start(name, ['--role', 'api'], limit)))) as [
      Process,
      Process,
    ]
    const ask = async (api: Api, row: string) =>
      (await api.send(`${row}/lists`, { headers: { apikey: KEY } })).headers.get('x-ratelimit-remaining')
    const [first, second] = [clients(one), clients(two)]
    for (let n = 0; n < 150; n++) await ask(first, one.row('Marketing API'))
    let own = 0
    // The second counts its own at once, and those of the first when it has heard of them.
    await eventually(async () => Number(await ask(second, two.row('Marketing API'))) === QUOTA - 150 - ++own)
  })

  it('one is only the relay: what it takes, another one sends', async () => {
    const front = await start('front', ['--role', 'api'], { MESSAGING_SANDBOX_PASSWORD: 'secret-of-many' })
    expect(front.row('SMTP relay')).toBe('off')
    await clients(front).marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const relay = await start('relay', ['--role', 'smtp'], { MESSAGING_SANDBOX_PASSWORD: 'secret-of-many' })
    expect([relay.row('Marketing API'), relay.row('Relay user'), relay.secret('Relay password')]).toEqual([
      '',
      'sandbox',
      'secret-of-many',
    ])
    const { response } = await mailProgram(relay, relay.data).sendMail({
      from: 'shop@example.com',
      to: 'ana@example.com',
      text: 'Hi',
    })
    expect(response).toMatch(/^250 2\.0\.0 \d+ queued$/)
    expect(smtp.mails).toHaveLength(0)
    await start('back', ['--role', 'work'])
    await smtp.waitFor(({ to }) => to.includes('ana@example.com'))
  })

  it('says that a relay without a port has nothing to serve', async () => {
    const relay = await start('relay', ['--role', 'smtp'], { MESSAGING_SMTP_PORT: 'off' })
    expect(await relay.exited).toBe(1)
    expect(relay.errors()).toMatch(/^The platform could not start\. .*MESSAGING_SMTP_PORT/m)
  })

  const inOneDay = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ')

  /** A campaign that is on its way, though nobody works. */
  async function prepareWithout({ marketing }: Api) {
    const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
    await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const content = { type: 'html', body: '<p>Hello</p>' } as const
    const campaign = await marketing.createEmailCampaign({
      body: { list_id, internal_name: 'a', subject: 'Hello', sender_id, content },
    })
    await marketing.sendEmailCampaign({
      path: { campaign_hash: campaign.campaign_hash },
      body: { list_id, segments: { type: 'none' } },
    })
    const status = () =>
      eventually(async () => (await marketing.listCampaigns({ query: { status: 'sent' } })).items[0]?.status)
    return {
      list_id,
      status,
      email: { senderId: String(sender_id), to: 'ana@example.com', subject: 'Hello', textBody: 'Hello' },
    }
  }
})

describe('when PostgreSQL stops in the middle of a campaign', onPostgresOnly(), () => {
  it('requests get 503, the work goes on by itself, and nobody is lost or doubled', async () => {
    const RECIPIENTS = 4_000
    const cluster = await startCluster()
    open.push(cluster)
    database = { DATABASE_URL: cluster.url }
    const one = await start('one')
    const api = clients(one)
    const campaign = await prepare(api, RECIPIENTS)
    await campaign.send()
    for (const [mode, share] of [
      ['fast', 4],
      ['immediate', 2],
    ] as const) {
      await smtp.waitForCount(RECIPIENTS / share)
      await cluster.stop(mode)
      await expect(api.marketing.listLists()).rejects.toMatchObject({ status: 503 })
      expect((await api.send(one.row('Health'))).status).toBe(503)
      await cluster.start()
      await eventually(() => api.marketing.listLists())
    }
    await expect(campaign.sent(4 * MINUTE)).resolves.toMatchObject({ processed_messages: RECIPIENTS })
    expect(new Set(smtp.mails.map((mail) => mail.to[0])).size).toBe(RECIPIENTS)
    expect(smtp.mails).toHaveLength(RECIPIENTS)
    expect(await campaign.overall()).toMatchObject({ sends: RECIPIENTS })
    await one.interrupt()
  })
})
