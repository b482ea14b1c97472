// `messaging account`, as an operator uses it. Once as a command; what it does is tried in this process, without the
// second and a half that npm and a new Node take each time.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hookWaits } from '../../src/server/domain/hooks/send-hooks.ts'
import { type } from '../support/command-line.ts'
import { changeRows, dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'

const run = promisify(execFile)
let data = ''
let env: Record<string, string | undefined> = {}
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'messaging-account-'))
  env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data }
})
afterAll(async () => {
  rmSync(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** What the command prints; both outputs when it fails. */
async function account(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await type(['account', ...args], env)
  return code === 0 ? stdout : `failed: ${stdout}${stderr}`
}

/** The same, by npm. */
async function typed(...args: string[]): Promise<string> {
  try {
    return (await run('npm', ['run', '-s', 'account', '--', ...args], { env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `failed: ${stdout}${stderr}`
  }
}

describe('npm run account -- key', () => {
  it('makes a key with rights, lists it and revokes it', async () => {
    const made = await typed('create', 'Acme')
    const [, id = '', first = ''] = /^Created account (\d+), Acme[\s\S]*\n {2}(live_\S+)\n/.exec(made) ?? []
    expect(first, made).toMatch(/^live_/)
    const added = await account('key', 'create', id, '--name', 'Shop', '--rights', 'marketing:read')
    const [, keyId = '', key = ''] = /^Created key (\w{12}) of[\s\S]*\n {2}(live_\S+)\n/.exec(added) ?? []
    expect(key, added).toMatch(/^live_/)
    {
      await using server = await startServer({ data })
      await server.marketing(key).listLists()
      await expect(server.marketing(key).createList({ body: { internal_name: 'a' } })).rejects.toMatchObject({
        status: 403,
      })
      await server.marketing(first).createList({ body: { internal_name: 'a' } })
    }
    expect(added).not.toContain('console')
    const looking = await account('key', 'create', id, '--name', 'Console', '--rights', 'console,marketing:read')
    expect(looking).toMatch(
      / {2}(live_\S+)\n\nOpen the console with this key:\n\n {2}https:\/\/localhost:8443\/console\/#key=\1\n/,
    )
    expect(await account('key', 'revoke', keyId)).toContain(`Revoked key ${keyId}`)
    const list = await account('key', 'list', id)
    expect(list).toMatch(/\(first\) +all +.* never\n|\(first\) +all /)
    expect(list).toMatch(new RegExp(`${keyId} +Shop +marketing:read +2\\S+ \\S+ UTC +2\\S+ \\S+ UTC +2\\S+ \\S+ UTC`))
    expect(list).not.toContain(key)
    await using server = await startServer({ data })
    await expect(server.marketing(key).listLists()).rejects.toMatchObject({ status: 401 })
    await server.marketing(first).listLists()
  })

  it('says what to write when it cannot be done', async () => {
    expect(await typed('key', 'create', '999999', '--name', 'a')).toMatch(/^failed: [\s\S]*There is no account 999999/)
    expect(await typed('--help')).toBe(await account('--help'))
    expect(await account('key', 'create', '1', '--name', 'a', '--rights', 'everything')).toMatch(
      /"everything" is not a right\. There are: all, marketing,/,
    )
    expect(await account('key', 'revoke', '%')).toMatch(/^failed: [\s\S]*12 hexadecimal digits/)
    expect(await account('key', '--help')).toMatch(/create[\s\S]*list[\s\S]*revoke/)
  })
})

describe('npm run account -- senders', () => {
  it('lists who waits, shows the document, and approves or rejects', async () => {
    const [, id = '', key = ''] =
      /^Created account (\d+),[\s\S]*\n {2}(live_\S+)\n/.exec(await account('create', 'Callers')) ?? []
    expect(await account('senders')).toBe('No senders are waiting for approval.\n')
    const ids = []
    {
      await using server = await startServer({ data })
      const api = server.marketing(key)
      const file = Buffer.from('a contract').toString('base64')
      ids.push((await api.createPhoneSender({ body: { phone: '351-210000009', file } })).sender_id)
      const name = { type: 'alpha_numeric', cellphone: 'SHOP', file } as const
      ids.push((await api.createCellphoneSender({ body: name })).sender_id)
      await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    }
    const list = await account('senders')
    expect(list).toMatch(new RegExp(`^${ids[0]} +${id} +phone +351-210000009 `, 'm'))
    expect(list).toMatch(/ email +shop@example\.com +Shop /)
    const path = join(data, 'proof.pdf')
    expect(await account('document', String(ids[0]), path)).toContain('10 bytes')
    expect(readFileSync(path, 'utf8')).toBe('a contract')
    expect(await account('document', String(ids[1]), path)).toMatch(/^failed: [\s\S]*EEXIST/)
    expect(await account('approve', String(ids[0]))).toContain('is now active')
    expect(await account('reject', String(ids[1]))).toContain('is now rejected')
    expect(await account('reject', String(ids[1]))).toMatch(/^failed: [\s\S]*No sender \d+ is waiting/)
    expect(await account('approve', 'shop@example.com')).toContain('1 sender is now active')
    expect(await account('approve', 'SHOP')).toMatch(/^failed: [\s\S]*not a valid sender id/)
    expect(await account('senders')).toBe('No senders are waiting for approval.\n')
    const all = await account('senders', id)
    expect(all).toMatch(new RegExp(`^${ids[0]} +phone +351-210000009 +active`, 'm'))
    expect(all).toMatch(new RegExp(`^${ids[1]} +cellphone +SHOP +rejected`, 'm'))
    expect(await account('senders', '999999')).toMatch(/^failed: [\s\S]*no account 999999/)
    const [{ hash }] = JSON.parse(await account('senders', id, '--json')).filter(
      (one: { channel: string }) => one.channel === 'email',
    )
    expect(all).toMatch(new RegExp(`^\\d+ +email +shop@example\\.com +active +Shop +${hash}$`, 'm'))
    await using server = await startServer({ data })
    const [mail] = (await server.marketing(key).listEmailSenders()).items
    expect(mail?.sender_hash).toBe(hash)
    await expect(server.marketing(key).listPhoneSenders()).resolves.toMatchObject({ items: [{ status: 'active' }] })
  })
})

describe('npm run account -- change-user', () => {
  it('changes what is named, and refuses the rest', async () => {
    const [, id = ''] = /^Created account (\d+),/.exec(await account('create', 'Changed')) ?? []
    await account('user', id, 'changed', 'changed@example.com')
    const shown = await account('change-user', 'changed', '--first-name', 'Ana', '--phone', '+351 210000001')
    expect(shown).toMatch(/Name +Ana\n[\s\S]*Phone +351-210000001\n/)
    const inactive = JSON.parse(await account('change-user', 'changed', '--status', 'inactive', '--json'))
    expect(inactive).toMatchObject({ username: 'changed', first_name: 'Ana', status: 'inactive' })
    expect(JSON.stringify(inactive)).not.toMatch(/password|hash/)
    expect(await account('users', id)).toMatch(/changed +changed@example\.com .*inactive/)
    expect(await account('change-user', 'changed')).toMatch(/^failed: [\s\S]*Nothing to change/)
    expect(await account('change-user', 'nobody-here', '--phone', '')).toMatch(/^failed: [\s\S]*no user nobody-here/)
    expect(await account('change-user', 'changed', '--status', 'gone')).toMatch(/^failed: /)
  })
})

describe('npm run account -- user', () => {
  it('adds a user with an address for notices', async () => {
    const [, id = ''] = /^Created account (\d+),/.exec(await account('create', 'Readers')) ?? []
    expect(await account('user', id, 'marta', 'nowhere')).toMatch(/^failed: [\s\S]*email/)
    expect(await account('user', id, 'marta', 'marta@example.com')).toMatch(
      new RegExp(`^Added user marta to account ${id}\\.`),
    )
    const added = await account('key', 'create', id, '--name', 'Shop', '--rights', 'all')
    const [key = ''] = /live_\S+/.exec(added) ?? []
    expect(await account('key', 'create', id, '--name', 'Hers', '--user', 'rui')).toMatch(
      /^failed: [\s\S]*not a user of/,
    )
    const hers = /live_\S+/.exec(await account('key', 'create', id, '--name', 'Hers', '--user', 'marta'))?.[0]
    expect(await account('key', 'list', id)).toMatch(/Hers +all +\d+ /)
    await using server = await startServer({ data })
    const { items } = await server.marketing(key).listUsers()
    expect(items).toMatchObject([{ username: 'marta', email: 'marta@example.com' }])
    const caller = await server.app.domain.accounts.accounts.authenticate(hers)
    expect(caller.userId).toBe(items[0]?.user_id)
  })
})

describe('npm run account -- hook', () => {
  it('shows what became of the hooks of a live account, and sends one again', async () => {
    const made = await account('create', 'Hooks')
    const [, id = '', key = ''] = /^Created account (\d+),[\s\S]*\n {2}(live_\S+)\n/.exec(made) ?? []
    expect(await account('hook', 'list', id)).toBe('No deliveries found.\n')
    let up = false
    const receiver = await startReceiver(() => (up ? 204 : 503))
    const serve = () => startServer({ data, env: { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' } })
    try {
      {
        await using server = await serve()
        const api = server.marketing(key)
        const { list_id } = await api.createList({ body: { internal_name: 'a' } })
        await api.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
        await api.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
        await receiver.waitForCount(1)
        await server.app.work.drain()
      }
      // A live account has real time: only the database can let three days pass.
      await changeRows(
        data,
        `UPDATE hook_delivery SET attempts = ${hookWaits.length}, next_at = 0 WHERE account_id = ${id}`,
      )
      {
        await using server = await serve()
        await receiver.waitForCount(2)
        await server.app.work.drain()
      }
      const tried = receiver.requests.length
      const list = await account('hook', 'list', id, '--state', 'parked')
      const [, delivery = ''] =
        new RegExp(`^(\\d+) +parked +subscription +${receiver.url}\\S* +${hookWaits.length + 1} `, 'm').exec(list) ?? []
      expect(delivery, list).toMatch(/^\d+$/)
      expect(await account('hook', 'list', id, '--state', 'pending')).toBe('No deliveries found.\n')
      const shown = await account('hook', 'show', id, delivery)
      expect(shown.match(/ UTC +503 /g)).toHaveLength(tried)
      expect(shown).toContain('"action":"subscription"')
      expect(await account('hook', 'replay', id, delivery)).toBe(`Queued delivery ${delivery} for resending.\n`)
      up = true
      await using server = await serve()
      await receiver.waitForCount(tried + 1)
      await server.app.work.drain()
    } finally {
      await receiver.close()
    }
    expect(await account('hook', 'list', id)).toMatch(/delivered/)
  })

  it('says what to write when it cannot be done', async () => {
    expect(await account('hook', 'list', '1', '--state', 'lost')).toMatch(
      /^failed: [\s\S]*lost[\s\S]*Allowed choices are pending, delivered, parked, held\./,
    )
    for (const words of [['list'], ['replay', 'parked']]) {
      const [command = '', ...more] = words
      expect(await account('hook', command, '99999', ...more)).toBe('failed: There is no account 99999.\n')
    }
    expect(await account('profile', '1', 'foo=bar')).toMatch(
      /^failed: foo is not in the profile\. It has: name, website, /,
    )
    expect(await account('hook', 'show', '1', '999999')).toMatch(/^failed: [\s\S]*Hook delivery/)
    expect(await account('hook', 'replay', '1')).toMatch(/^failed: [\s\S]*missing required argument 'delivery'/)
    expect(await account('hook', 'replay', '1', 'parked')).toBe('Queued 0 deliveries for resending.\n')
    expect(await account('hook', 'forget', '1')).toMatch(/^failed: [\s\S]*unknown command 'forget'/)
  })
})
