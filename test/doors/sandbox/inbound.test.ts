// Messages that come in: opt-outs by SMS, answers, bounces and complaints by mail, as servers of several makes send them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxSchemas } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { withCampaign, withSender } from '../../support/mailing.ts'
import {
  actionsOf,
  makeContact,
  makeList,
  makeSmsCampaign,
  recipientsOf,
  sendSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

type Create = SandboxSchemas['InboundMessageCreate']
type Client = ReturnType<TestServer['sandbox']>

const ANA = '351-910000001'
const SHOP = '351-920000001'

let server: TestServer
const written: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void written.push(line) }
  server = await startServer({ env: { MESSAGING_LOG: 'error' }, app: { logStream } })
})
afterAll(() => server?.close())

const openAccount = async (name = 'Shop') => {
  const { key, accountId } = await server.createAccount(name)
  return { key, accountId, api: server.marketing(key), sandbox: server.sandbox(key) }
}

const texts = (sandbox: Client, text: string, sender = ANA) =>
  sandbox.createInboundMessage({ body: { channel: 'sms', sender, recipient: SHOP, text } })

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../support/returns/${name}.eml`), 'latin1').replaceAll('\n', '\r\n')

/** An email that was delivered, and what it takes to answer it. */
async function withMail(to = 'ana@example.net') {
  const account = await openAccount()
  const mailing = await withSender(server, account.key)
  const messageId = await mailing.send({ to })
  await mailing.settled(messageId)
  const { return_address = '' } = await mailing.captured(to)
  const arrive = (source: string, change: { recipient?: string; sender?: string } = {}) =>
    account.sandbox.createInboundMessage({ body: { channel: 'email', recipient: return_address, source, ...change } })
  const filled = (name: string) =>
    sample(name).replaceAll('RETURN_ADDRESS', return_address).replaceAll('MESSAGE_ID', `t.${messageId}@example.com`)
  const suppressed = async () => (await account.api.listSuppressionEntries()).items.map(({ value }) => value)
  return { ...account, ...mailing, messageId, return_address, arrive, filled, suppressed }
}

describe('createInboundMessage', () => {
  it('STOP ends SMS and nothing else, is confirmed once, and START takes it back', async () => {
    const account = await openAccount()
    const { api, sandbox, key } = account
    const receiver = await startReceiver()
    try {
      await withSmsSender(server, key)
      const list_id = await makeList(api)
      const contact_id = await makeContact(api, list_id, { base: { email: 'ana@example.com', cellphone: ANA } })
      await makeContact(api, list_id, { base: { cellphone: '351-910000002' } })
      await api.createWebhook({ body: { list_id, url: receiver.url, actions: ['cellphone_field_disable'] } })
      const campaign_hash = await makeSmsCampaign(api, list_id)
      await sendSmsCampaign(api, campaign_hash, list_id)
      await settle(account)

      const out = await texts(sandbox, ' stop! ')
      expect(out).toMatchObject({ meaning: 'opt_out', effect: 'taken', campaign_hash, text: ' stop! ', sender: ANA })
      expect(await texts(sandbox, 'Parar')).toMatchObject({ meaning: 'opt_out', effect: 'known' })
      await settle(account)
      const { items } = await api.listSuppressionEntries()
      expect(items).toMatchObject([{ type: 'cellphone', value: ANA, method: 'unsubscribe', campaign_hash }])
      const { base } = await api.getContact({ path: { list_id, contact_id } })
      expect(base).toMatchObject({ status: 'active', email_status: 'active', cellphone_status: 'inactive' })
      const [call] = await receiver.waitForCount(1)
      expect(JSON.parse(call?.body ?? '')).toMatchObject({ action: 'cellphone_field_disable', contact: { contact_id } })
      const confirmations = async () =>
        (await sandbox.listCapturedMessages({ query: { recipient: ANA } })).items.filter((one) => !one.campaign_hash)
      expect(await confirmations()).toMatchObject([{ sender: SHOP, outcome: 'accepted' }])

      const next = await makeSmsCampaign(api, list_id)
      await sendSmsCampaign(api, next, list_id)
      await settle(account)
      expect(await recipientsOf(account, next)).toEqual(['351-910000002'])

      expect(await texts(sandbox, 'START')).toMatchObject({ meaning: 'opt_in', effect: 'taken' })
      expect(await texts(sandbox, 'unstop')).toMatchObject({ meaning: 'opt_in', effect: 'none' })
      expect((await api.listSuppressionEntries()).total_items).toBe(0)
      expect((await actionsOf(api, list_id, contact_id)).slice(0, 2)).toEqual([
        'cellphone_field_enable',
        'cellphone_field_disable',
      ])
      expect(await confirmations()).toHaveLength(1)
    } finally {
      await receiver.close()
    }
  })

  it('START does not take back what somebody of the account decided', async () => {
    const { api, sandbox } = await openAccount()
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [ANA] } })
    await eventually(async () => (await api.listSuppressionEntries()).total_items === 1)
    expect(await texts(sandbox, 'STOP')).toMatchObject({ meaning: 'opt_out', effect: 'known' })
    expect(await texts(sandbox, 'START')).toMatchObject({ meaning: 'opt_in', effect: 'none' })
    expect((await api.listSuppressionEntries()).items).toMatchObject([{ value: ANA, method: 'manual' }])
  })

  it('reads the words of several languages, and leaves everything else to people', async () => {
    const { sandbox } = await openAccount()
    const said = { opt_out: ['STOPP', 'arrêt', '¡Baja!', 'Sair', 'stop all', 'LEIRATKOZÁS'], opt_in: ['Start', 'ALTA'] }
    for (const [meaning, words] of Object.entries(said))
      for (const word of words) expect([word, (await texts(sandbox, word)).meaning]).toEqual([word, meaning])
    for (const text of ['Please stop it', 'STOP 20', 'Hello', '', '.', 'S'.repeat(10_000)])
      expect(await texts(sandbox, text)).toMatchObject({ meaning: 'text', effect: 'none', text })
  })

  it.each<{ name: string; meaning: string; effect: string; status: string; suppressed?: true }>([
    { name: 'postfix-unknown-user', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'exim-unrouteable', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'exchange-not-found', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'gmail-does-not-exist', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'sendmail-mailbox-full', meaning: 'soft_bounce', effect: 'taken', status: 'bounce_soft' },
    { name: 'exchange-access-denied', meaning: 'sender_refused', effect: 'taken', status: 'bounce_soft' },
    { name: 'gmail-unauthenticated', meaning: 'sender_refused', effect: 'taken', status: 'bounce_soft' },
    { name: 'arf-abuse', meaning: 'complaint', effect: 'taken', status: 'delivered', suppressed: true },
    { name: 'read-receipt', meaning: 'read', effect: 'taken', status: 'delivered' },
    { name: 'reply', meaning: 'reply', effect: 'taken', status: 'delivered' },
    { name: 'exim-text-only', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'qmail', meaning: 'hard_bounce', effect: 'taken', status: 'bounce_hard', suppressed: true },
    { name: 'text-spam', meaning: 'sender_refused', effect: 'taken', status: 'bounce_soft' },
    { name: 'text-quota', meaning: 'soft_bounce', effect: 'taken', status: 'bounce_soft' },
    ...['postfix-delayed', 'text-delayed', 'arf-not-spam'].map((name) => ({
      ...{ name, meaning: 'note', effect: 'none', status: 'delivered' },
    })),
    { name: 'postfix-relayed', meaning: 'relayed', effect: 'none', status: 'delivered' },
    { name: 'out-of-office', meaning: 'auto_reply', effect: 'none', status: 'delivered' },
  ])('$name is $meaning: $effect', async ({ name, meaning, effect, status, suppressed = false }) => {
    const mail = await withMail()
    const arrived = await mail.arrive(mail.filled(name))
    expect(arrived).toMatchObject({ meaning, effect, message_id: String(mail.messageId) })
    expect((await mail.statuses(mail.messageId)).at(-1)).toBe(status)
    expect((await mail.suppressed()).length === 1).toBe(suppressed)
    // Heard twice, it counts once.
    const again = await mail.arrive(mail.filled(name))
    expect(again).toMatchObject({ meaning, effect: effect === 'taken' ? 'known' : effect })
  })

  it('believes signed evidence of bounces and complaints only, and of answers within the account', async () => {
    const mail = await withMail()
    const { filled, arrive, return_address } = mail
    const bounce = filled('postfix-unknown-user')
    const nothing = { effect: 'none' }
    const elsewhere = await arrive(bounce, { recipient: 'shop@example.com' })
    expect(elsewhere).toMatchObject({ ...nothing, meaning: 'hard_bounce' })
    expect(elsewhere).not.toHaveProperty('message_id')
    const forged = return_address.replace(/-\w{8}@/, '-00000000@')
    expect(await arrive(bounce, { recipient: forged })).toMatchObject({ ...nothing, meaning: 'forged', text: '' })
    const stranger = server.sandbox((await server.createAccount('Stranger')).key)
    const body: Create = { channel: 'email', recipient: return_address, source: bounce }
    expect(await stranger.createInboundMessage({ body })).toMatchObject(nothing)
    expect(await mail.suppressed()).toEqual([])
    const reply = await arrive(filled('reply'), { recipient: 'shop@example.com', sender: 'ana@example.net' })
    expect(reply).toMatchObject({
      effect: 'taken',
      subject: 'Re: Spring is here – thanks',
      text: 'Você tem em azul?\n',
    })
    expect(await arrive(filled('reply').replaceAll('ana@', 'eve@'), { recipient: 'shop@example.com' })).toMatchObject(
      nothing,
    )
    const { body: metrics } = await server.app.http.inject({ url: '/metrics' })
    expect(metrics).toMatch(/^messaging_inbound_total\{channel="email",meaning="forged"\} [1-9]/m)
  })

  it('finds the message of a complaint by the link in what was returned, and alarms on a refused sender', async () => {
    const account = await openAccount()
    const mailing = await withSender(server, account.key)
    const campaign = await withCampaign(server, ['ana@example.net'], mailing)
    await campaign.start()
    await eventually(async () => (await campaign.overall()).sends === 1)
    const { headers, return_address = '' } = await mailing.captured('ana@example.net')
    const link = headers.find(({ name }) => name === 'List-Unsubscribe')?.value.slice(1, -1) ?? ''
    const source = sample('arf-abuse').replaceAll('RETURN_ADDRESS', 'redacted').replaceAll('UNSUBSCRIBE_URL', link)
    const arrive = (mail: string, recipient: string) =>
      account.sandbox.createInboundMessage({ body: { channel: 'email', recipient, source: mail } })
    const { campaign_hash } = campaign
    expect(await arrive(source, 'fbl@shop.example.com')).toMatchObject({ effect: 'taken', campaign_hash })
    expect(await campaign.overall()).toMatchObject({ complaints: 1 })
    expect(await arrive(sample('arf-auth-failure'), return_address)).toMatchObject({ meaning: 'sender_refused' })
    expect(await campaign.overall()).toMatchObject({ hard_bounces: 0, soft_bounces: 0 })
    const alarms = written.filter((line) => line.includes(`"account":${account.accountId}`))
    expect(alarms).toHaveLength(1)
    expect(alarms.join()).toContain('"domain":"example.com"')
    expect(alarms.join()).not.toContain('ana@')
  })

  it('keeps nothing of somebody who was forgotten', async () => {
    const account = await openAccount()
    const { api, sandbox } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, { base: { email: 'zoe@example.net', cellphone: ANA } })
    await texts(sandbox, 'I am Zoe')
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(account)
    const later = await texts(sandbox, 'It is Zoe again')
    expect(later).not.toHaveProperty('inbound_id')
    expect((await sandbox.listInboundMessages()).total_items).toBe(0)
  })

  it('takes any bytes as a mail, and refuses what is none of its channel', async () => {
    const { sandbox } = await openAccount()
    const source = Array.from({ length: 512 }, (_, n) => String.fromCharCode((n % 255) + 1)).join('')
    const body: Create = { channel: 'email', recipient: 'shop@example.com', source }
    expect(await sandbox.createInboundMessage({ body })).toMatchObject({ effect: 'none' })
    const wrong = [
      { ...body, text: 'x' },
      { channel: 'sms', sender: 'ana', recipient: SHOP, text: 'x' },
      { channel: 'push' },
    ]
    for (const one of wrong)
      await expect(sandbox.createInboundMessage({ body: one as never })).rejects.toMatchObject({ status: 422 })
  })
})

describe('listInboundMessages', () => {
  it('lists them by channel and account, the newest first', async () => {
    const { sandbox, accountId } = await openAccount()
    await texts(sandbox, 'One')
    const source = 'From: ana@example.com\r\n\r\nTwo'
    await sandbox.createInboundMessage({ body: { channel: 'email', recipient: 'shop@example.com', source } })
    const list = async (query = {}) => (await sandbox.listInboundMessages({ query })).items.map(({ text }) => text)
    expect(await list()).toEqual(['Two', 'One'])
    expect(await list({ order: 'asc', limit: 1 })).toEqual(['One'])
    expect(await list({ channel: 'email', account_id: accountId })).toEqual(['Two'])
    const { key } = await server.createAccount('Stranger')
    expect((await server.sandbox(key).listInboundMessages()).total_items).toBe(0)
    await expect(server.sandbox(key).listInboundMessages({ query: { account_id: accountId } })).rejects.toMatchObject({
      status: 404,
    })
    await sandbox.resetAccount()
    expect(await list()).toEqual([])
  })
})
