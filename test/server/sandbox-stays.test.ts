// No message of a sandbox account reaches a carrier of live accounts: by every way to send, on every channel, for every
// setting of a carrier, and for every form in which an address can name this machine.
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../src/server/settings/settings.ts'
import { appleToken, startApns } from '../support/apns.ts'
import { campaignChannels } from '../support/campaign-channels.ts'
import { eventually } from '../support/eventually.ts'
import { startFcm } from '../support/fcm.ts'
import { callingBy, SECRET, startTestGateway } from '../support/gateway.ts'
import { openLiveAccount } from '../support/live-accounts.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { type Account, makeCampaign, makeContact, makeList, openAccount, sendCampaign } from '../support/marketing.ts'
import { makePushApp, registerToken } from '../support/pushing.ts'
import { startRelay } from '../support/relay.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startTestSmsc } from '../support/smsc.ts'
import { startSmtpSink } from '../support/smtp.ts'
import { soapOf } from '../support/soap.ts'
import { withSmsSender } from '../support/texting.ts'
import { useFolder } from '../support/use-folder.ts'
import { makeWebpushCampaign, openSite, sendWebpushCampaign, subscriptionOf } from '../support/web-push.ts'

const PHONE = '351-910000001'
const EMAIL = 'ana@example.com'

/** A port that counts who connects, and hangs up. It listens at every address of this machine. */
async function startTripwire() {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Carriers of live accounts on this machine for every channel, and how many messages each has. */
async function startLiveCarriers(folder: string, smsBy: 'gateway' | 'smpp') {
  const [smtp, gateway, smsc, apns, fcm] = [
    await startSmtpSink(),
    await startTestGateway(),
    await startTestSmsc(),
    await startApns(),
    await startFcm(),
  ]
  const key = join(folder, 'apns.p8')
  await writeFile(key, apns.key.export({ type: 'pkcs8', format: 'pem' }))
  const env: Record<string, string> = {
    MESSAGING_SMTP_URL: smtp.url,
    MESSAGING_RETURN_DOMAIN: 'return.example.com',
    ...(smsBy === 'smpp'
      ? { MESSAGING_SMPP_URL: smsc.url }
      : { MESSAGING_SMS_CARRIER_URL: gateway.url, MESSAGING_SMS_CARRIER_SECRET: SECRET }),
    ...callingBy(gateway),
    MESSAGING_APNS_KEY_FILE: key,
    MESSAGING_APNS_KEY_ID: 'ABCDE12345',
    MESSAGING_APNS_TEAM_ID: 'TEAM012345',
    MESSAGING_APNS_TOPIC: 'com.example.shop',
    MESSAGING_APNS_URL: apns.url,
    MESSAGING_FCM_SERVICE_ACCOUNT_FILE: await fcm.writeAccount(join(folder, 'service.json')),
    MESSAGING_FCM_URL: fcm.url,
    MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
  }
  return {
    env,
    urls: [gateway.url, apns.url, fcm.url, smtp.url.replace('smtp:', 'http:')],
    reached: () => ({
      smtp: smtp.mails.length,
      gateway: gateway.messages.length + gateway.calls.size,
      smpp: smsc.parts.all.length,
      apns: apns.arrivals.length,
      fcm: fcm.arrivals.length + fcm.signIns.length,
    }),
    async close() {
      for (const one of [smtp, gateway, smsc, apns, fcm]) await one.close()
    },
  }
}

const NOTHING = { smtp: 0, gateway: 0, smpp: 0, apns: 0, fcm: 0 }

/** Sends by every way that campaigns have. */
async function sendCampaigns(server: TestServer, { key, accountId, api, sandbox }: Account) {
  const list_id = await makeList(api)
  await makeContact(api, list_id, { base: { email: EMAIL, cellphone: PHONE, phone: PHONE } })
  for (const [channel, { make, send }] of Object.entries(campaignChannels)) {
    const hash = await make(api, list_id, { internal_name: channel })
    await send(api, hash, list_id)
    if (channel !== 'email') continue
    await server.app.domain.accounts.users.create(accountId, {
      username: 'rosa',
      email: 'rosa@example.com',
      password: 'correct horse battery',
    })
    const { items } = await api.listUsers({ query: { username: 'rosa' } })
    const again = await makeCampaign(api, list_id)
    await sendCampaign(api, again, list_id, { notify: [items[0]?.user_id ?? 0] })
  }
  await sandbox.advanceClock({ body: { seconds: 60 } })
  return soapOf(server, key)
}

/** Sends by every way that single messages have. */
async function sendSingles(server: TestServer, { key, api }: Account) {
  const mailing = await withSender(server, key)
  const texting = await withSmsSender(server, key)
  const { transactional } = mailing
  const senderId = mailing.senderId
  await mailing.send({ to: EMAIL })
  await mailing.send({ to: 'registered@example.com', registered: true })
  const email = { senderId, to: ['batch@example.com'], subject: 'Hello', textBody: 'Hello' }
  await transactional.sendEmailBatch({ body: [email] })
  await texting.send()
  await transactional.sendSmsBatch({ body: [texting.sms({ to: '351-910000002' })] })
  await transactional.requestVerifyByEmail({ body: { senderId, email: 'code@example.com', subject: 'Your code' } })
  await transactional.requestVerifyBySms({ body: { senderId: String(texting.sender_id), to: '351-910000003' } })
  await transactional.createAlertTemplate({
    body: { name: 'Cold', channel: 'sms', interval: 300, maxAttempts: 1, textBody: 'It is cold.' },
  })
  const alert = { alertTemplateName: 'Cold', senderId: String(texting.sender_id), to: [{ phone: '351-910000004' }] }
  await transactional.executeAlert({ body: alert })
  const { multiChannelId } = await transactional.createMultiChannelFlow({
    body: { name: 'Unpaid', messages: [{ channel: 'email', subject: 'Pay', htmlBody: '<p>Pay</p>' }] },
  })
  const sender = { emailSenderId: senderId, phoneSenderId: String(texting.sender_id) }
  const to = { email: 'flow@example.com', phone: PHONE }
  await transactional.executeMultiChannel({ body: { templateId: multiChannelId, to, sender } })
  const list_id = await makeList(api)
  const app_id = await makePushApp(api, list_id)
  const appId = Number(app_id.replace('app_', ''))
  for (const [token, os] of [
    [appleToken(1), 'ios'],
    ['google-token', 'android'],
  ] as const) {
    await registerToken(api, app_id, token, undefined, os)
    await transactional.sendPush({ body: [{ to: token, subject: 'Hello', textBody: 'Hello', appId }] })
  }
}

/** Relays a mail that asks for a report on its delivery, which the platform then sends. */
async function relay(server: TestServer): Promise<void> {
  await withSender(server)
  const relay = await startRelay(server)
  const session = await relay.logIn()
  await session.say('MAIL FROM:<shop@example.com>')
  await session.say('RCPT TO:<relayed@example.com> NOTIFY=SUCCESS,FAILURE')
  await session.say('RCPT TO:<bounce-hard@example.com> NOTIFY=FAILURE')
  await session.say('DATA')
  session.write('From: shop@example.com\r\nTo: relayed@example.com\r\nSubject: Relayed\r\n\r\nHello')
  expect(await session.say('\r\n.')).toMatch(/^250 /)
  await server.app.work.drain()
  await relay.close()
}

/** Browsers whose push service is said to be where carriers of live accounts are. */
async function pushToBrowsers(server: TestServer, account: Account, urls: readonly string[]): Promise<void> {
  const site = await openSite(server, account)
  for (const [i, url] of urls.entries())
    for (const host of ['127.0.0.1', 'localhost'])
      await site.subscribe(subscriptionOf(`${url.replace('127.0.0.1', host)}/push/${i}${host}`))
  const hash = await makeWebpushCampaign(account, site.site_id)
  await sendWebpushCampaign(account, hash, site.site_id)
}

const folder = useFolder('messaging-stays-')

describe('messages of a sandbox account', () => {
  it.each(['gateway', 'smpp'] as const)('reach no live carrier on any channel, with SMS by %s', async (smsBy) => {
    const carriers = await startLiveCarriers(folder, smsBy)
    const server = await startServer({ env: carriers.env })
    try {
      const account = await openAccount(server)
      await sendSingles(server, account)
      await sendCampaigns(server, account)
      await pushToBrowsers(server, account, carriers.urls)
      await relay(server)
      await server.sandbox().seedAccount({ body: { reset: true } })
      await server.app.work.drain()
      await account.sandbox.advanceClock({ body: { seconds: 7_200 } })
      await server.app.work.drain()
      expect(carriers.reached()).toEqual(NOTHING)
      const { items } = await account.sandbox.listCapturedMessages({ query: { limit: 100 } })
      const channels = new Set(items.map(({ channel }) => channel))
      expect([...channels].sort()).toEqual(['email', 'push', 'smart_sms', 'sms', 'voice', 'web_push'])
      const recipients = items.map(({ recipient }) => recipient)
      for (const name of ['ana', 'rosa', 'batch', 'registered', 'code', 'flow'])
        expect(recipients).toContain(`${name}@example.com`)
    } finally {
      await server.close()
      await carriers.close()
    }
  })
})

const FORMS = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '[::1]',
  '127.1.2.3',
  '127.1',
  '0x7f000001',
  '2130706433',
  '[::ffff:127.0.0.1]',
  '[0:0:0:0:0:0:0:1]',
  '0.0.0.0',
  '[::]',
  hostname(),
]

describe('an SMTP host of live accounts on this machine', () => {
  it.each(FORMS)('named %s gets no mail of a sandbox account', async (host) => {
    await using wire = await startTripwire()
    await using server = await startServer({ env: { MESSAGING_SMTP_URL: `smtp://${host}:${wire.port}` } })
    const mailing = await withSender(server)
    expect(await mailing.settled(await mailing.send({ to: 'single@example.com' }))).toBe('delivered')
    const campaign = await withCampaign(server, ['campaign@example.com'], mailing)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    await mailing.captured('single@example.com')
    await mailing.captured('campaign@example.com')
    expect(wire.connections()).toBe(0)
  })

  it('gets those of live accounts', async () => {
    await using wire = await startTripwire()
    await using server = await startServer({ env: { MESSAGING_SMTP_URL: `smtp://localhost:${wire.port}` } })
    const { key, approve } = await openLiveAccount(server.app.domain)
    const { sender_id } = await server
      .marketing(key)
      .createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await approve()
    const body = { senderId: String(sender_id), to: EMAIL, subject: 'Hello', textBody: 'Hello' }
    await server.transactional(key).sendEmail({ body })
    await eventually(() => wire.connections() > 0)
  })
})

describe('MESSAGING_SANDBOX_SMTP_URL', () => {
  it('gets a copy of what the sandbox captures, and nothing of live accounts', async () => {
    const [catcher, host] = [await startSmtpSink(), await startSmtpSink()]
    const env = { MESSAGING_SMTP_URL: host.url, MESSAGING_SANDBOX_SMTP_URL: catcher.url }
    const server = await startServer({ env })
    try {
      const mailing = await withSender(server)
      await mailing.send({ to: EMAIL })
      const campaign = await withCampaign(server, ['campaign@example.com'], mailing)
      await campaign.start()
      await catcher.waitForCount(2)
      for (const to of [EMAIL, 'campaign@example.com']) await mailing.captured(to)
      // What a recipient asks for happens here: no mail leaves for it.
      expect(await mailing.settled(await mailing.send({ to: 'bounce-hard@example.com' }))).toBe('bounce_hard')
      const { key, approve } = await openLiveAccount(server.app.domain)
      const sender = { name: 'Live', email: 'live@example.com' }
      const { sender_id } = await server.marketing(key).createEmailSender({ body: sender })
      await approve('live@example.com')
      const body = { senderId: String(sender_id), to: 'live-reader@example.com', subject: 'Live', textBody: 'Hello' }
      await server.transactional(key).sendEmail({ body })
      await host.waitForCount(1)
      expect(host.mails.map(({ to }) => to)).toEqual([['live-reader@example.com']])
      expect(catcher.mails.flatMap(({ to }) => to).sort()).toEqual([EMAIL, 'campaign@example.com'])
    } finally {
      await server.close()
      await catcher.close()
      await host.close()
    }
  })

  it('shows what the catcher answered, and nothing is delivered that it refused', async () => {
    const catcher = await startSmtpSink({ reject: (to) => (to.startsWith('no') ? 550 : null) })
    const server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: catcher.url } })
    try {
      const mailing = await withSender(server)
      expect(await mailing.settled(await mailing.send({ to: 'no@example.com' }))).toBe('bounce_hard')
      expect(await mailing.captured('no@example.com')).toMatchObject({ outcome: 'failed' })
    } finally {
      await server.close()
      await catcher.close()
    }
  })

  const catching =
    (url: string, more: Record<string, string> = {}) =>
    () =>
      readConfig({ MESSAGING_SANDBOX_SMTP_URL: url, ...more })

  it.each(['smtp://127.0.0.1:1025', 'smtp://localhost:1025', 'smtp://[::1]:1025', 'smtp://127.1.2.3:1025'])(
    'takes %s',
    (url) => {
      expect(catching(url)().sandboxSmtpHosts).toMatchObject([{ url }])
    },
  )

  it.each([
    ['smtp://mail.example.com:1025', /is not on this machine/],
    ['smtp://0.0.0.0:1025', /is not on this machine/],
    ['smtp://10.0.0.1:1025', /is not on this machine/],
    [`smtp://localhost.example.com:1025`, /is not on this machine/],
    ['smtp://127.0.0.1:1025,smtp://mail.example.com:1026', /is not on this machine/],
    ['smtp://127.0.0.1', /port 25 is that of a real mail server/],
    ['smtp://127.0.0.1:25', /real mail server/],
    ['smtps://localhost', /port 465/],
    ['smtp://[::1]:587', /real mail server/],
    ['smtp://127.0.0.1:1587', /MESSAGING_SMTP_PORT/],
  ])('refuses %s', (url, why) => {
    expect(catching(url)).toThrow(ConfigError)
    expect(catching(url)).toThrow(why)
  })

  it.each([...FORMS, 'mail.example.com'])('refuses the port of a live host named %s', (host) => {
    const live = { MESSAGING_SMTP_URL: `smtp://user:hidden@${host}:1025` }
    expect(catching('smtp://127.0.0.1:1025', live)).toThrow(/port 1025 is also that of MESSAGING_SMTP_URL/)
  })

  it.each<Record<string, string>>([
    { MESSAGING_SMPP_URL: 'smpp://u:p@127.0.0.1:1025' },
    { MESSAGING_SMS_CARRIER_URL: 'http://localhost:1025/carrier/v1', MESSAGING_SMS_CARRIER_SECRET: SECRET },
    { MESSAGING_VOICE_CARRIER_URL: 'http://localhost:1025/carrier/v1', MESSAGING_VOICE_CARRIER_SECRET: SECRET },
    { MESSAGING_APNS_URL: 'http://127.0.0.1:1025' },
    { MESSAGING_FCM_URL: 'http://127.0.0.1:1025' },
    { MESSAGING_PORT: '1025' },
    { MESSAGING_RETURN_DOMAIN: 'return.example.com', MESSAGING_INBOUND_PORT: '1025' },
  ])('refuses the port of %j', (other) => {
    expect(catching('smtp://127.0.0.1:1025', other)).toThrow(
      `port 1025 is also that of ${Object.keys(other).find((name) => /URL|PORT/.test(name))}`,
    )
  })
})
