// Two versions of the program beside each other on one PostgreSQL: this one, and a copy of it with an expand, a move and a
// contract more. Real processes, which take every operation, send a campaign together, and are replaced one by one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { startBrowser } from '../support/browser.ts'
import { databaseOf, dropDatabaseOf, engineEnv, onPostgresOnly, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { copyNewer } from '../support/newer-program.ts'
import { samples } from '../support/sample-requests.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { clientsOf, startPlatform } from '../support/started.ts'

const root = resolve(import.meta.dirname, '..', '..')
const KEY = 'sandbox_of_two_versions'
const MINUTE = 60_000
const base = migrations.length

describe('two versions on one database', onPostgresOnly(), () => {
  let newer: string
  let folders: string[]
  let smtp: SmtpSink
  let database: Record<string, string>
  const open: { close(): Promise<unknown> }[] = []
  beforeAll(async () => {
    newer = join(await mkdtemp(join(tmpdir(), 'messaging-newer-')), 'program')
    await copyNewer(newer)
  })
  afterAll(() => rm(resolve(newer, '..'), { recursive: true, force: true }))
  beforeEach(async () => {
    folders = [await mkdtemp(join(tmpdir(), 'messaging-rolling-'))]
    smtp = await startSmtpSink()
    await databaseOf(folders[0] as string)
    database = await engineEnv(folders[0] as string)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()))
    await smtp.close()
    await dropDatabaseOf(folders[0] as string)
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  })

  async function start(program: 'old' | 'new') {
    const data = await mkdtemp(join(tmpdir(), 'messaging-rolling-'))
    folders.push(data)
    const env = { ...database, MESSAGING_SANDBOX_KEY: KEY, MESSAGING_SANDBOX_SMTP_URL: smtp.url }
    const command: [string, ...string[]] = [
      process.execPath,
      join(program === 'new' ? newer : root, 'src/cli/start.js'),
    ]
    const started = await startPlatform(data, env, [], command)
    open.push({ close: started.end })
    if (started.row('Marketing API') === '') return { started, clients: null }
    const clients = clientsOf(started, data)
    open.push(clients)
    return { started, clients }
  }
  async function running(program: 'old' | 'new') {
    const { started, clients } = await start(program)
    if (!clients) throw new Error(started.errors())
    const url = new URL(started.row('Marketing API'))
    return {
      ...clients,
      stop: () => started.interrupt(),
      async openConsole(view: string) {
        const page = await (await (await startBrowser()).newContext({ ignoreHTTPSErrors: true })).newPage()
        await page.goto(new URL(`/console/${view}#key=${KEY}`, url).href)
        return page
      },
      ready: async () => (await (await clients.send(new URL('/readyz', url).href)).json()) as Ready,
      /** The operations that failed, with the sample request of each. */
      async everyOperation() {
        const failed: string[] = []
        for (const sample of samples.filter(({ api }) => !['carrier-v1', 'sandbox-v1'].includes(api))) {
          const answer = await clients.send(new URL(sample.url(), url).href, {
            method: sample.operation.method.toUpperCase(),
            headers: { apikey: KEY, ...(sample.body && { 'content-type': 'application/json' }) },
            ...(sample.body && { body: JSON.stringify(sample.body) }),
          })
          await answer.text()
          if (answer.status >= 500 && answer.status !== 501) failed.push(`${sample.id}: ${answer.status}`)
        }
        return failed
      },
    }
  }
  type Running = Awaited<ReturnType<typeof running>>
  interface Ready {
    checks: Record<string, string>
    upgrade: { left: { migration: number; kind: string }[]; processes: { migrations: number }[] }
  }

  /** Sends a campaign while both run; resolves with the addresses that got it. */
  async function campaign({ marketing }: Running, other: Running, name: string): Promise<string[]> {
    const { list_id } = await marketing.createList({ body: { internal_name: name } })
    const contacts = Array.from({ length: 400 }, (_, n) => ({ base: { email: `${name}${n}@example.com` } }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(
      async () => (await other.marketing.listContacts({ path: { list_id } })).total_items === 400,
      MINUTE,
    )
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: `${name}@example.com` } })
    const content = { type: 'html', body: '<p>Hello</p>' } as const
    const { campaign_hash } = await other.marketing.createEmailCampaign({
      body: { list_id, internal_name: name, subject: 'Hello', sender_id, content },
    })
    const before = smtp.mails.length
    await marketing.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    await eventually(() => smtp.mails.length >= before + 400, 5 * MINUTE)
    return smtp.mails.slice(before).map(({ to }) => String(to))
  }
  const each = (addresses: string[]) => [new Set(addresses).size, addresses.length]
  const unfilled = async () =>
    Number(
      (
        await readRows<{ n: string }>(
          folders[0] as string,
          'SELECT count(*) AS n FROM contact WHERE whole_name IS NULL',
        )
      )[0]?.n,
    )

  it('run beside each other until the contract, then the older one is refused', async () => {
    const old = await running('old')
    const { list_id } = await old.marketing.createList({ body: { internal_name: 'first' } })
    await old.marketing.createContact({
      path: { list_id },
      body: { base: { email: 'a@example.com', first_name: 'Ana' } },
    })
    const next = await running('new')
    // Both orders: the old one asks what the new one wrote, and the other way round.
    expect(each(await campaign(old, next, 'one'))).toEqual([400, 400])
    expect(each(await campaign(next, old, 'two'))).toEqual([400, 400])
    expect(await old.everyOperation()).toEqual([])
    expect(await next.everyOperation()).toEqual([])
    const waiting = await eventually(async () => {
      const ready = await next.ready()
      return ready.upgrade.left.length === 1 && ready.upgrade.processes.length === 2 ? ready : null
    }, MINUTE)
    expect(waiting.checks['upgrade']).toBe(`migration ${base + 3} waits until no older program runs`)
    expect(waiting.upgrade.processes.map(({ migrations }) => migrations)).toEqual([base, base + 3])
    expect(await unfilled()).toBe(0)
    const { upgrade } = await next.sandbox.getHealth()
    expect(upgrade).toEqual({
      migrations: [{ number: base + 3, kind: 'contract', done: 0 }],
      processes: [true, false].map((is_older) => ({
        ...{ role: 'all', version: packageJson.version, is_older },
        since: expect.any(String) as string,
      })),
    })
    const page = await next.openConsole('health')
    const section = page.getByRole('region', { name: 'Upgrade in progress' })
    await section.getByText('waits until no older program runs').waitFor()
    await section.getByText('replace it: a migration waits for it').waitFor()
    await page.context().browser()?.close()

    // Back to the older program, which is safe until the contract, and forward again.
    await next.stop()
    const back = await running('old')
    await old.stop()
    const later = await back.marketing.createList({ body: { internal_name: 'later' } })
    await back.marketing.createContact({
      path: { list_id: later.list_id },
      body: { base: { email: 'b@example.com', first_name: 'Bea' } },
    })
    const again = await running('new')
    expect(each(await campaign(again, back, 'three'))).toEqual([400, 400])
    expect(await unfilled()).toBe(0)
    await back.stop()
    await eventually(async () => (await again.ready()).upgrade.left.length === 0, 2 * MINUTE)
    const refused = await start('old')
    expect(refused.clients).toBeNull()
    expect(refused.started.errors()).toMatch(/needs a program that knows .* Start the newer program again/)
  }, 900_000)
})
