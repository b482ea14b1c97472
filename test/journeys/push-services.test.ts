// Push messages of a live account, single ones and a campaign, to the services of Apple and Google on this machine.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Apns, appleToken, startApns } from '../support/apns.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { type Fcm, fcmError, startFcm } from '../support/fcm.ts'
import { campaignOf, makeList } from '../support/marketing.ts'
import { makePushApp, makePushCampaign, registerToken, sendPushCampaign } from '../support/pushing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useFolder } from '../support/use-folder.ts'

const ON_THE_WAY = ['created', 'queued', 'processing', 'spool', 'sending']

const folder = useFolder('messaging-push-')
let apple: Apns
let google: Fcm
let server: TestServer
beforeAll(async () => {
  apple = await startApns()
  google = await startFcm()
  const keyFile = join(folder, 'AuthKey.p8')
  await writeFile(keyFile, apple.key.export({ type: 'pkcs8', format: 'pem' }))
  const env = {
    MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
    MESSAGING_APNS_KEY_FILE: keyFile,
    MESSAGING_APNS_KEY_ID: 'ABCDE12345',
    MESSAGING_APNS_TEAM_ID: 'TEAM567890',
    MESSAGING_APNS_TOPIC: 'com.example.shop',
    MESSAGING_APNS_URL: apple.url,
    MESSAGING_FCM_SERVICE_ACCOUNT_FILE: await google.writeAccount(join(folder, 'account.json')),
    MESSAGING_FCM_URL: google.url,
  }
  server = await startServer({ env })
})
afterAll(async () => {
  await server?.close()
  await apple?.close()
  await google?.close()
})

const WORDS = ['well', 'gone', 'back', 'foreign', 'cut', 'single', 'sandbox'] as const
const appleTokens = Object.fromEntries(WORDS.map((word, i) => [word, appleToken(i + 1)])) as Record<
  (typeof WORDS)[number],
  string
>

/** An account with an app, whose devices belong to contacts. */
async function openApp(kind: 'sandbox' | 'live') {
  const { key, accountId } = await server.app.domain.accounts.accounts.create('Shop', kind)
  const [api, transactional] = [server.marketing(key), server.transactional(key)]
  const list_id = await makeList(api)
  const app_id = await makePushApp(api, list_id)
  const statusOf = async (id: number) => (await transactional.getPushMessage({ path: { id } })).status
  return {
    key,
    accountId,
    api,
    app_id,
    /** Registers the token of a contact of its own. */
    async register(token: string) {
      const email = `${token.slice(-20).replaceAll(':', '-')}@example.com`
      await api.createContact({ path: { list_id }, body: { base: { email } } })
      await registerToken(api, app_id, token, email, 'ios')
    },
    async send(to: string): Promise<number> {
      const appId = Number(app_id.replace('app_', ''))
      const body = [{ to, subject: 'Your parcel', textBody: 'It arrives today.', appId }]
      return Number((await transactional.sendPush({ body }))[0]?.messageId)
    },
    statusOf,
    settled: (id: number) =>
      eventually(async () => {
        const now = await statusOf(id)
        return !ON_THE_WAY.includes(now) && now
      }),
    async devices(): Promise<string[]> {
      const query = `SELECT address FROM device WHERE account_id = ${accountId} ORDER BY id`
      return (await readRows<{ address: string }>(server.data, query)).map(({ address }) => address)
    },
    async captured(): Promise<string[]> {
      const query = `SELECT recipient FROM captured_message WHERE account_id = ${accountId} ORDER BY recipient`
      return (await readRows<{ recipient: string }>(server.data, query)).map(({ recipient }) => recipient)
    },
  }
}

const arrivalsAt = (token: string) => apple.arrivals.filter((arrival) => arrival.token === token)

describe('a campaign of a live account', () => {
  it('arrives, each message once, and ends the tokens that the services end', async () => {
    const shop = await openApp('live')
    const { well, gone, back, foreign } = appleTokens
    const [android, lost] = ['android:of-rui', 'lost:of-eva']
    const many = Array.from({ length: 20 }, (_, n) => appleToken(100 + n))
    const tokens = [well, gone, back, foreign, android, lost, ...many]
    for (const token of tokens) await shop.register(token)
    apple.respond = ({ token }) => {
      if (token === gone) return { status: 410, reason: 'Unregistered', timestamp: Date.now() }
      // The app was installed again since.
      if (token === back) return { status: 410, reason: 'Unregistered', timestamp: Date.now() - 86_400_000 }
      return token === foreign ? { status: 400, reason: 'BadDeviceToken' } : { status: 200 }
    }
    google.respond = ({ message }) => (message.token === lost ? fcmError(404, 'UNREGISTERED') : { status: 200 })
    const hash = await makePushCampaign(shop.api, shop.app_id)
    await sendPushCampaign(shop.api, hash, shop.app_id)
    await eventually(async () => (await campaignOf(shop.api, hash)).status === 'sent')

    for (const token of [well, gone, back, foreign, ...many]) expect(arrivalsAt(token), token).toHaveLength(1)
    expect(arrivalsAt(well)[0]?.payload).toMatchObject({
      aps: { alert: { title: 'Spring', body: 'Hello ' } },
      message_hash: expect.any(String),
    })
    expect(google.arrivals.map(({ message }) => message.token).sort()).toEqual([android, lost].sort())
    const ended = [gone, foreign, lost]
    expect(await shop.devices()).toEqual(tokens.filter((token) => !ended.includes(token)))
    expect(await shop.captured()).toEqual([])
    const [run] = await readRows<Record<string, unknown>>(
      server.data,
      `SELECT planned, accepted, failed, unknown FROM run WHERE account_id = ${shop.accountId}`,
    )
    expect(Object.values(run ?? {}).map(Number)).toEqual([26, 22, 4, 0])
    await expect(shop.api.getPushReport({ path: { campaign_hash: hash } })).resolves.toMatchObject({
      overall: { sends: 26, bounces: 4 },
    })
  })
})

describe('a single message of a live account', () => {
  it('arrives at Google, whose word ends the token', async () => {
    const shop = await openApp('live')
    const [well, lost] = ['well:of-ana', 'lost:of-ana']
    for (const token of [well, lost]) await shop.register(token)
    google.respond = ({ message }) => (message.token === lost ? fcmError(404, 'UNREGISTERED') : { status: 200 })
    expect(await shop.settled(await shop.send(well))).toBe('finished')
    expect(await shop.settled(await shop.send(lost))).toBe('rejected')
    expect(google.arrivals.filter(({ message }) => message.token === well)).toHaveLength(1)
    expect(await shop.devices()).toEqual([well])
  })

  it('is put off for as long as Google asks', async () => {
    const shop = await openApp('live')
    const before = Date.now()
    google.respond = () => ({ ...fcmError(503, 'UNAVAILABLE'), headers: { 'retry-after': '7200' } })
    const id = await shop.send('busy:of-ana')
    const nextAt = await eventually(async () => {
      const query = `SELECT state, next_at FROM message WHERE id = ${id}`
      const [row] = await readRows<{ state: string; next_at: unknown }>(server.data, query)
      return row?.state === 'deferred' && Number(row.next_at)
    })
    expect(nextAt).toBeGreaterThanOrEqual(before + 7_200_000)
    expect(google.arrivals.filter(({ message }) => message.token === 'busy:of-ana')).toHaveLength(1)
  })

  it('arrives at Apple, and again under the same id when nobody knows whether it did', async () => {
    const shop = await openApp('live')
    const { cut } = appleTokens
    apple.respond = (arrival) => {
      if (arrival.token !== cut || arrivalsAt(cut).length > 1) return { status: 200 }
      apple.connections[arrival.connection - 1]?.destroy()
      return null
    }
    const id = await shop.send(cut)
    await eventually(async () => {
      const rows = await readRows<{ next_at: unknown }>(server.data, `SELECT next_at FROM message WHERE id = ${id}`)
      return Number(rows[0]?.next_at) > Date.now()
    })
    expect(arrivalsAt(cut)).toHaveLength(1)
    // The clock of a live account goes as it goes.
    await changeRows(server.data, `UPDATE message SET next_at = 1 WHERE id = ${id}`)
    await shop.settled(await shop.send(appleTokens.well))
    expect(await shop.settled(id)).toBe('finished')
    const ids = arrivalsAt(cut).map(({ headers }) => headers['apns-id'])
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
    expect(await shop.captured()).toEqual([])
  })

  it('ends the token when the app is gone from the device, and not when the app came back since', async () => {
    const shop = await openApp('live')
    const { single } = appleTokens
    await shop.register(single)
    let timestamp = Date.now() - 86_400_000
    apple.respond = () => ({ status: 410, reason: 'Unregistered', timestamp })
    expect(await shop.settled(await shop.send(single))).toBe('rejected')
    expect(await shop.devices()).toEqual([single])
    timestamp = Date.now() + 1_000
    expect(await shop.settled(await shop.send(single))).toBe('rejected')
    expect(await shop.devices()).toEqual([])
  })

  it('waits while Apple refuses the key, which the operator sees', async () => {
    const shop = await openApp('live')
    apple.respond = () => ({ status: 200 })
    await shop.settled(await shop.send(appleTokens.well))
    const ready = async () => (await (await server.inject('/readyz')).json()) as { status: string; checks: object }
    expect(await ready()).toMatchObject({ status: 'ready', checks: { apns: 'ok' } })
    apple.respond = () => ({ status: 403, reason: 'InvalidProviderToken' })
    const id = await shop.send(appleTokens.well)
    await eventually(async () => {
      const query = `SELECT state, reason FROM message WHERE id = ${id}`
      const [row] = await readRows<{ state: string; reason: string | null }>(server.data, query)
      return row?.state === 'deferred' && row.reason?.includes('InvalidProviderToken')
    })
    expect(await ready()).toMatchObject({
      status: 'ready',
      checks: { apns: 'paused: Apple answered 403 InvalidProviderToken' },
      carriers: expect.arrayContaining([
        expect.objectContaining({ name: 'apns', state: 'refused', detail: 'Apple answered 403 InvalidProviderToken' }),
      ]),
    })
    const metrics = await (await server.inject('/metrics')).text()
    expect(metrics).toContain('messaging_push_service_up{service="apns"} 0')
    expect(metrics).toContain('messaging_push_answers_total{service="apns",answer="InvalidProviderToken"} 1')
    expect(metrics).toMatch(/messaging_attempts_total\{channel="push",account="live",outcome="accepted"\} \d+/)
  })
})

describe('a sandbox account', () => {
  it('never reaches a push service', async () => {
    const shop = await openApp('sandbox')
    expect(await shop.settled(await shop.send(appleTokens.sandbox))).toBe('delivered')
    expect(await shop.captured()).toEqual([appleTokens.sandbox])
    expect(arrivalsAt(appleTokens.sandbox)).toEqual([])
  })
})

describe('a key that cannot be used', () => {
  it.each([
    [{ MESSAGING_APNS_KEY_FILE: '/no/such/file' }, /MESSAGING_APNS_KEY_FILE: the key cannot be read/],
    [{ MESSAGING_APNS_KEY_FILE: 'package.json' }, /MESSAGING_APNS_KEY_FILE: the key cannot be read/],
    [{ MESSAGING_APNS_TOPIC: 'com.example.shop' }, /MESSAGING_APNS_TOPIC needs MESSAGING_APNS_KEY_FILE/],
    [{ MESSAGING_FCM_SERVICE_ACCOUNT_FILE: '/no/such/file' }, /not a service account file. It does not exist/],
    [{ MESSAGING_FCM_SERVICE_ACCOUNT_FILE: 'package.json' }, /not a service account file. It has no private key/],
  ])('%j ends the start', async (env, message) => {
    await expect(startServer({ env })).rejects.toThrow(message)
  })

  it('needs its other settings', async () => {
    const env = { MESSAGING_APNS_KEY_FILE: join(folder, 'AuthKey.p8'), MESSAGING_APNS_KEY_ID: 'ABCDE12345' }
    await expect(startServer({ env })).rejects.toThrow(
      'MESSAGING_APNS_KEY_FILE needs MESSAGING_APNS_TEAM_ID and MESSAGING_APNS_TOPIC',
    )
  })
})
