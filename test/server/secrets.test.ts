// Secrets: those of the settings are nowhere but in the settings, and those that accounts give rest sealed.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openText } from '../../src/server/lib/sealed-text.ts'
import { carryOut } from '../../src/server/operator/orders.ts'
import { accountTables, lastingTables, passingTables } from '../../src/server/store/account-tables.ts'
import { appleToken, startApns } from '../support/apns.ts'
import { bytesOf, tablesOf } from '../support/dump.ts'
import { changeRows, dropDatabaseOf, onPostgres, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { startFcm } from '../support/fcm.ts'
import { openLiveAccount } from '../support/live-accounts.ts'
import { withSender } from '../support/mailing.ts'
import { startServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'

let data: string
let folder: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-secrets-'))
  folder = await mkdtemp(join(tmpdir(), 'messaging-secret-files-'))
})
afterEach(async () => {
  await rm(data, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** A line of a private key in PEM, by which it is found wherever it may be. */
const lineOf = (pem: string): string => pem.split('\n')[1] as string

async function keyFile(name: string, pem: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, pem, { mode: 0o600 })
  return path
}

/** All that is stored, as text. */
async function stored(): Promise<string> {
  const tables = await tablesOf(data, [
    ...accountTables.map(({ name }) => name),
    ...passingTables,
    ...lastingTables,
    'setting',
  ])
  const files = onPostgres ? [] : bytesOf(data)
  return [...tables, ...files].map(({ text }) => text).join('\n')
}

describe('the secrets of the settings', () => {
  it('are in no log, answer, measurement or record, whatever goes wrong with the carriers', async () => {
    const smtp = await startSmtpSink({ authenticate: () => false })
    const apple = await startApns()
    const google = await startFcm()
    apple.respond = () => ({ status: 403, reason: 'InvalidProviderToken' })
    google.respond = () => ({ status: 403 })
    const pem = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
      String(key.export({ type: 'pkcs8', format: 'pem' }))
    const dkim = pem(generateKeyPairSync('ed25519').privateKey)
    const secrets = {
      smtp: 'smtp-secret-4711',
      smpp: 'smp-4711',
      tsa: 'tsa-secret-4711',
      dkim: lineOf(dkim),
      apns: lineOf(pem(apple.key)),
      fcm: lineOf(pem(google.key)),
    }
    const url = await keyFile('smtp', smtp.url.replace('//', `//shop:${secrets.smtp}@`))
    const lines: string[] = []
    const env = {
      MESSAGING_LOG: 'trace',
      MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
      MESSAGING_SMTP_URL_FILE: url,
      MESSAGING_SMPP_URL: `smpp://shop:${secrets.smpp}@127.0.0.1:1`,
      MESSAGING_TSA_URL: `http://shop:${secrets.tsa}@127.0.0.1:1/tsr`,
      MESSAGING_DKIM: `s1._domainkey.example.com=${await keyFile('dkim.pem', dkim)}`,
      MESSAGING_APNS_KEY_FILE: await keyFile('apns.p8', pem(apple.key)),
      MESSAGING_APNS_KEY_ID: 'ABCDE12345',
      MESSAGING_APNS_TEAM_ID: 'TEAM567890',
      MESSAGING_APNS_TOPIC: 'com.example.shop',
      MESSAGING_APNS_URL: apple.url,
      MESSAGING_FCM_SERVICE_ACCOUNT_FILE: await google.writeAccount(join(folder, 'account.json')),
      MESSAGING_FCM_URL: google.url,
    }
    const said: unknown[] = []
    {
      const logStream = { write: (line: string) => void lines.push(line) }
      await using server = await startServer({ data, env, app: { logStream } })
      const live = await openLiveAccount(server.app.domain)
      const mailing = await withSender(server, live.key)
      await live.approve()
      await mailing.send()
      const orders = [
        { name: 'smtp', to: 'you@example.com' },
        { name: 'smpp', to: '+351910000001' },
        { name: 'apns', to: appleToken(1) },
        { name: 'fcm', to: 'android:1' },
      ]
      for (const order of orders) {
        const trial = await carryOut(server.app.domain, 'tryCarrier', order)
        expect(trial.outcome).toBe('deferred')
        said.push(trial)
      }
      said.push(await carryOut(server.app.domain, 'listCarriers', {}))
      await eventually(async () => {
        const { live_carriers } = await server.sandbox().getHealth()
        return live_carriers[0]?.state === 'refused'
      })
      said.push(await server.sandbox().getHealth(), await server.sandbox().listRequests())
      for (const path of ['/readyz', '/metrics', '/healthz', '/console/', '/docs/', '/no/such/page'])
        said.push(await (await server.inject(path)).text())
    }
    for (const peer of [smtp, apple, google]) await peer.close()
    expect(lines.length).toBeGreaterThan(5)
    const everything = [lines.join(''), JSON.stringify(said), await stored()].join('\n')
    for (const [name, secret] of Object.entries(secrets)) expect(everything.includes(secret), name).toBe(false)
  })
})

describe('the credentials of apps', () => {
  const PEM = '-----BEGIN PRIVATE KEY-----\nunsealed-pem-4711AAA\n-----END PRIVATE KEY-----'
  const read = () =>
    readRows<{ id: number; certificate: string | null; password: string | null; auth_key: string | null }>(
      data,
      'SELECT id, certificate, password, auth_key FROM mobile_app ORDER BY id',
    )

  it('rest sealed, and requests that are kept do not have them', async () => {
    {
      await using server = await startServer({ data })
      const api = server.transactional()
      const { templateId } = await api.createMobileApp({
        body: { name: 'Shop', sandbox: true, certificate: PEM, password: 'unsealed-password-4711' },
      })
      const body = { name: 'Shop', sandbox: true, authKey: 'unsealed-key-4711' }
      await api.updateMobileApp({ path: { id: templateId }, body })
      const { items } = await server.sandbox().listRequests()
      expect(items.length).toBeGreaterThan(0)
    }
    const [app] = await read()
    const [{ value: secret } = { value: '' }] = await readRows<{ value: string }>(
      data,
      `SELECT value FROM setting WHERE name = 'link-secret'`,
    )
    const opened = [app?.certificate, app?.password, app?.auth_key].map((text) =>
      openText('app-secret', (text ?? '').replace('sealed ', ''), secret),
    )
    expect(opened).toEqual([PEM, 'unsealed-password-4711', 'unsealed-key-4711'])
    expect(await stored()).not.toMatch(/unsealed-\w+-4711/)
  })

  it('that an earlier version stored are sealed at the next start; the address of a certificate is no secret', async () => {
    const url = 'https://shop.example.com/push.pem'
    let key = ''
    {
      await using server = await startServer({ data })
      key = server.key
      for (const name of ['One', 'Two'])
        await server.transactional().createMobileApp({ body: { name, sandbox: true, certificate: url } })
    }
    const [one] = await read()
    await changeRows(
      data,
      `UPDATE mobile_app SET password = 'unsealed-password-4711', auth_key = 'k' WHERE id = ${one?.id}`,
    )
    await using server = await startServer({ data })
    const [sealed, untouched] = await read()
    expect(sealed).toMatchObject({ certificate: url, password: expect.stringMatching(/^sealed /) })
    expect(sealed?.auth_key).toMatch(/^sealed /)
    expect(untouched).toMatchObject({ certificate: url, password: null, auth_key: null })
    expect(await server.transactional(key).listMobileApps()).toMatchObject([
      { name: 'One', certificate: url, password: '********', authKey: '********' },
      { name: 'Two', certificate: url },
    ])
  })
})
