// The domains that an account sends from, and the links in the emails of those domains.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDkimRecords } from '../../../src/server/carriers/dkim-keys.ts'
import { readConfig } from '../../../src/server/settings/settings.ts'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { type DnsRecords, startNameServer } from '../../support/name-server.ts'
import { startServer, type TestServer } from '../../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'messaging-domains-'))
const pem = join(folder, 'key.pem')
writeFileSync(pem, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
const MESSAGING_DKIM = `s1._domainkey.signed.test=${pem}`
const [dkim] = readDkimRecords(readConfig({ MESSAGING_DKIM }).dkim)

const SPF = 'v=spf1 include:mail.platform.test -all'
const CNAME = ['platform.test']
const zone: Record<string, DnsRecords[string]> = {}
const broken = new Set<string>()

let dns: Awaited<ReturnType<typeof startNameServer>>
let server: TestServer
beforeAll(async () => {
  dns = await startNameServer(
    () => zone,
    (domain) => broken.has(domain),
  )
  const env = {
    MESSAGING_DKIM,
    MESSAGING_PUBLIC_URL: 'https://platform.test:8443',
    MESSAGING_RETURN_DOMAIN: 'back.platform.test',
  }
  server = await startServer({ env, app: { nameServers: [dns.address] } })
})
afterAll(async () => {
  await server?.close()
  dns?.close()
  rmSync(folder, { recursive: true, force: true })
})

const openLive = async (name = 'Live') =>
  server.transactional((await server.app.domain.accounts.accounts.create(name, 'live')).key)

type Api = Awaited<ReturnType<typeof openLive>>

describe('createSendingDomain, getSendingDomain, listSendingDomains', () => {
  it('keeps a domain, whose links are at `links.` before it', async () => {
    const api = await openLive()
    const made = await api.createSendingDomain({ body: { domain: 'Shop.test', fallbackUrl: 'https://shop.test/' } })
    expect(made).toEqual({
      id: expect.stringMatching(/^[1-9]\d*$/),
      domain: 'shop.test',
      server: 'links.shop.test',
      fallbackUrl: 'https://shop.test/',
      default: false,
      verified: false,
      records: [
        { check: 'spf', type: 'TXT', name: 'shop.test', value: 'v=spf1 include:back.platform.test ~all' },
        { check: 'dmarc', type: 'TXT', name: '_dmarc.shop.test', value: 'v=DMARC1; p=none' },
        { check: 'cname', type: 'CNAME', name: 'links.shop.test', value: 'platform.test' },
      ],
    })
    await expect(api.getSendingDomain({ path: { id: made.id } })).resolves.toEqual(made)
    const other = await api.createSendingDomain({ body: { domain: 'shop2.test', server: 'GO.shop.test' } })
    expect(other).toMatchObject({ domain: 'shop2.test', server: 'go.shop.test' })
    expect(other).not.toHaveProperty('fallbackUrl')
    await expect(api.listSendingDomains()).resolves.toEqual([made, other])
  })

  it('takes a name once in an account', async () => {
    const [one, two] = [await openLive(), await openLive()]
    await one.createSendingDomain({ body: { domain: 'once.test' } })
    await expect(one.createSendingDomain({ body: { domain: 'ONCE.test', default: true } })).rejects.toMatchObject(
      refused(400, 'domain_exists'),
    )
    await expect(two.createSendingDomain({ body: { domain: 'once.test' } })).resolves.toMatchObject({ verified: false })
  })

  it.each(['localhost', 'https://shop.test', 'shop.test/a', ''])('refuses the name %j', async (domain) => {
    await expect((await openLive()).createSendingDomain({ body: { domain } })).rejects.toMatchObject(
      refused(400, 'body.domain'),
    )
  })
})

describe('getSendingDomainValidation', () => {
  const validate = async (api: Api, id: string) => {
    const { isValid } = await api.getSendingDomainValidation({ path: { id } })
    const { spf, dkim: signed, cname, verified, checked } = await api.getSendingDomain({ path: { id } })
    expect(verified).toBe(isValid)
    expect(checked).toMatch(/Z$/)
    return { spf, dkim: signed, cname, verified }
  }
  const make = async (domain: string) => {
    const api = await openLive()
    const { id } = await api.createSendingDomain({ body: { domain } })
    return { look: () => validate(api, id) }
  }

  it('asks the DNS each time', async () => {
    const { look } = await make('grows.test')
    await expect(look()).resolves.toEqual({ spf: false, cname: false, verified: false })
    zone['grows.test'] = { TXT: ['other=1', SPF] }
    await expect(look()).resolves.toEqual({ spf: true, cname: false, verified: false })
    zone['links.grows.test'] = { CNAME: ['elsewhere.test'] }
    await expect(look()).resolves.toEqual({ spf: true, cname: false, verified: false })
    zone['links.grows.test'] = { CNAME }
    await expect(look()).resolves.toEqual({ spf: true, cname: true, verified: true })
    zone['grows.test'] = { TXT: [SPF, 'v=spf1 ~all'] }
    await expect(look()).resolves.toEqual({ spf: false, cname: true, verified: false })
  })

  it('wants the record of the key, where the platform signs for the domain', async () => {
    Object.assign(zone, { 'signed.test': { TXT: [SPF] }, 'links.signed.test': { CNAME } })
    const { look } = await make('signed.test')
    await expect(look()).resolves.toEqual({ spf: true, dkim: false, cname: true, verified: false })
    zone['s1._domainkey.signed.test'] = { TXT: ['v=DKIM1; k=ed25519; p=c29tZXRoaW5nIGVsc2U='] }
    await expect(look()).resolves.toMatchObject({ dkim: false })
    zone['s1._domainkey.signed.test'] = { TXT: [dkim?.value.replaceAll('; ', ';') ?? ''] }
    await expect(look()).resolves.toEqual({ spf: true, dkim: true, cname: true, verified: true })
    // The key signs for the domains below as well, and not for one that only ends like it.
    await expect((await make('news.signed.test')).look()).resolves.toMatchObject({ dkim: true })
    expect(await (await make('unsigned.test')).look()).toMatchObject({ dkim: undefined })
  })

  it('keeps what was known when the DNS cannot say', async () => {
    Object.assign(zone, { 'quiet.test': { TXT: [SPF] }, 'links.quiet.test': { CNAME } })
    const { look } = await make('quiet.test')
    await look()
    broken.add('quiet.test').add('links.quiet.test')
    await expect(look()).resolves.toEqual({ spf: true, cname: true, verified: true })
  })

  it('leaves a host with the account that verified it first', async () => {
    Object.assign(zone, { 'mine.test': { TXT: [SPF] }, 'links.mine.test': { CNAME } })
    const [first, second] = [await make('mine.test'), await make('mine.test')]
    await expect(first.look()).resolves.toMatchObject({ verified: true })
    await expect(second.look()).resolves.toEqual({ spf: true, cname: true, verified: false })
    await expect(first.look()).resolves.toMatchObject({ verified: true })
  })

  it('finds the domains of a sandbox valid without a look', async () => {
    const { key } = await openAccount(server)
    const api = server.transactional(key)
    const { id } = await api.createSendingDomain({ body: { domain: 'nowhere.test' } })
    await expect(validate(api, id)).resolves.toEqual({ spf: true, cname: true, verified: true })
    const { dmarcPolicy, records } = await api.getSendingDomain({ path: { id } })
    expect(dmarcPolicy).toEqual({ domain: 'nowhere.test', policy: 'none', testing: false })
    expect(records.map(({ found }) => found)).toEqual([true, true, true])
  })
})

describe('the DMARC policy of a sending domain', () => {
  const RECORD = 'v=DMARC1; p=reject; sp=quarantine; rua=mailto:reports@policy.test'
  /** What a look finds of a domain with these TXT records, by the domain below `_dmarc.`. */
  async function look(domain: string, records: Record<string, string[]>) {
    for (const [name, TXT] of Object.entries(records)) zone[`_dmarc.${name}`] = { TXT }
    const api = await openLive()
    const { id } = await api.createSendingDomain({ body: { domain } })
    await api.getSendingDomainValidation({ path: { id } })
    const { dmarc, dmarcPolicy, records: needed, verified } = await api.getSendingDomain({ path: { id } })
    expect(needed.find(({ check }) => check === 'dmarc')?.found).toBe(dmarc)
    return { dmarc, dmarcPolicy, verified }
  }

  it('is that of the domain itself, also where it is only tried', async () => {
    const found = (policy: string, testing: boolean) => ({
      dmarc: true,
      dmarcPolicy: { domain: expect.any(String), policy, testing },
    })
    expect(await look('own.policy.test', { 'own.policy.test': [RECORD] })).toMatchObject(found('reject', false))
    const tried = ['v=DMARC1;p=quarantine;t=y', 'v=DMARC1; p=quarantine; pct=20', 'v=DMARC1; P=Quarantine; T=Y;']
    for (const [n, text] of tried.entries())
      expect(await look(`tried${n}.test`, { [`tried${n}.test`]: [text] })).toMatchObject(found('quarantine', true))
    for (const [n, text] of ['v=DMARC1; p=none; pct=100', 'v=DMARC1; rua=mailto:a@b.test'].entries())
      expect(await look(`none${n}.test`, { [`none${n}.test`]: ['other=1', text] })).toMatchObject(found('none', false))
  })

  it('is none without a record, with two of them, and with one that says nothing', async () => {
    const none = { dmarc: false, dmarcPolicy: undefined, verified: false }
    expect(await look('bare.test', {})).toEqual(none)
    expect(await look('two.test', { 'two.test': [RECORD, RECORD] })).toEqual(none)
    for (const [n, text] of ['v=DMARC1', 'v=dmarc1; p=reject', 'p=reject; v=DMARC1', 'v=DMARC1; p=later'].entries())
      expect(await look(`wrong${n}.test`, { [`wrong${n}.test`]: [text] })).toEqual(none)
  })

  it('comes from the domains above', async () => {
    const of = (domain: string, policy: string) => ({ dmarcPolicy: { domain, policy, testing: false } })
    expect(await look('a.b.org1.test', { 'org1.test': [RECORD] })).toMatchObject(of('org1.test', 'quarantine'))
    // The organization is the highest, unless one says that it is.
    const both = { 'b.org2.test': ['v=DMARC1; p=none'], 'org2.test': ['v=DMARC1; p=reject'] }
    expect(await look('a.b.org2.test', both)).toMatchObject(of('org2.test', 'reject'))
    const itself = { 'b.org3.test': ['v=DMARC1; p=none; psd=n'], 'org3.test': ['v=DMARC1; p=reject'] }
    expect(await look('a.b.org3.test', itself)).toMatchObject(of('b.org3.test', 'none'))
    // Below a public suffix, each name is an organization of its own.
    const suffix = { 'shop.suffix.test': ['v=DMARC1; p=none'], 'suffix.test': ['v=DMARC1; p=reject; psd=y'] }
    expect(await look('a.shop.suffix.test', suffix)).toMatchObject(of('shop.suffix.test', 'none'))
    expect(await look('a.other.suffix.test', {})).toMatchObject(of('suffix.test', 'reject'))
    // A name without any record has a policy of its own.
    const nowhere = { 'org4.test': ['v=DMARC1; p=none; sp=quarantine; np=reject'] }
    expect(await look('gone.org4.test', nowhere)).toMatchObject(of('org4.test', 'reject'))
    zone['here.org4.test'] = { A: ['192.0.2.1'] }
    expect(await look('here.org4.test', nowhere)).toMatchObject(of('org4.test', 'quarantine'))
    zone['mail.org4.test'] = { MX: ['mx.org4.test'] }
    expect(await look('mail.org4.test', nowhere)).toMatchObject(of('org4.test', 'quarantine'))
    // A policy that nobody knows takes the others with it, and leaves the wish for reports.
    const odd = { 'org5.test': ['v=DMARC1; p=reject; np=later; rua=mailto:a@org5.test'] }
    expect(await look('a.org5.test', odd)).toMatchObject(of('org5.test', 'none'))
    // Of a long name, only the last seven labels are asked above it.
    const long = { 'c.d.e.f.g.h.long.test': ['v=DMARC1; p=none; psd=n'], 'd.e.f.g.h.long.test': [RECORD] }
    expect(await look('a.b.c.d.e.f.g.h.long.test', long)).toMatchObject(of('d.e.f.g.h.long.test', 'quarantine'))
  })

  it('stays as it was known when the DNS cannot say, and a domain is verified without one', async () => {
    Object.assign(zone, { 'plain.test': { TXT: [SPF] }, 'links.plain.test': { CNAME } })
    expect(await look('plain.test', {})).toMatchObject({ dmarc: false, verified: true })
    broken.add('_dmarc.silent.test')
    expect(await look('silent.test', {})).toMatchObject({ dmarc: undefined, dmarcPolicy: undefined })
  })
})

describe('getDefaultSendingDomain, setDefaultSendingDomain', () => {
  it('one domain of the account is the default, or none', async () => {
    const api = await openLive()
    await expect(api.getDefaultSendingDomain()).resolves.toEqual({})
    const first = await api.createSendingDomain({ body: { domain: 'first.test', default: true } })
    await expect(api.getDefaultSendingDomain()).resolves.toEqual({ ...first, default: true })
    const second = await api.createSendingDomain({ body: { domain: 'second.test', default: true } })
    await expect(api.getDefaultSendingDomain()).resolves.toEqual(second)
    const again = await api.setDefaultSendingDomain({ body: { domainId: first.id } })
    expect(again).toEqual({ ...first, default: true })
    await expect(api.listSendingDomains()).resolves.toEqual([again, { ...second, default: false }])
  })

  it('knows no domain of another account', async () => {
    const { id } = await (await openLive()).createSendingDomain({ body: { domain: 'foreign.test' } })
    const other = await openLive()
    await expect(other.setDefaultSendingDomain({ body: { domainId: id } })).rejects.toMatchObject({ status: 404 })
    await expect(other.getDefaultSendingDomain()).resolves.toEqual({})
  })
})

describe('the domain of an email', () => {
  const html = '<a href="https://shop.test/spring">Spring</a>'
  const tracked = {
    htmlBody: html,
    openTracking: true,
    clickTracking: true,
    header: { listUnsubscribe: true },
  }
  let mailing: Mailing
  let id: string
  beforeAll(async () => {
    mailing = await withSender(server, (await openAccount(server)).key)
    id = (await mailing.transactional.createSendingDomain({ body: { domain: 'sends.test' } })).id
    await mailing.transactional.createSendingDomain({ body: { domain: 'raw.test' } })
    await mailing.transactional.getSendingDomainValidation({ path: { id } })
  })

  let readers = 0
  const arrive = async (email: Parameters<Mailing['send']>[0]) => {
    const to = `reader${++readers}@example.com`
    const messageId = await mailing.send({ to, ...email })
    const { captured_id, html = '', headers } = await mailing.captured(to)
    const unsubscribe = headers.find(({ name }) => name.toLowerCase() === 'list-unsubscribe')?.value ?? ''
    const links = `${html} ${unsubscribe}`.match(/https:\/\/[^"<>\s]+\/[tu]\/[^"<>\s]+/g) ?? []
    return { messageId, captured_id, links: links.map((link) => new URL(link)) }
  }

  it.each([
    ['unknown.test', 'is not a sending domain'],
    ['raw.test', 'is not a verified sending domain'],
  ])('%s is refused', async (domain, text) => {
    await expect(mailing.send({ domain })).rejects.toMatchObject({
      ...refused(400, 'body.domain'),
      detail: expect.stringContaining(text),
    })
    const { senderId } = mailing
    const good = { senderId, to: ['ana@example.com'], subject: 'a', textBody: 'a' }
    await expect(mailing.transactional.sendEmailBatch({ body: [good, { ...good, domain }] })).rejects.toMatchObject(
      refused(400, 'body.1.domain'),
    )
  })

  it('is the host of its links, which the log names, and where the pages answer', async () => {
    const { messageId, captured_id, links } = await arrive({ ...tracked, domain: 'Sends.test' })
    expect(links).toHaveLength(3)
    expect([...new Set(links.map(({ host }) => host))]).toEqual(['links.sends.test:8443'])
    const shown = { domainId: Number(id), domain: 'sends.test' }
    expect((await mailing.log(messageId)).campaign).toMatchObject({ ...shown, domainShared: false })
    await expect(mailing.transactional.getEmailMessage({ path: { id: messageId } })).resolves.toMatchObject(shown)
    for (const { pathname, host } of links) {
      const { status } = await server.inject(pathname, { headers: { host }, redirect: 'manual' })
      expect(status, pathname).toBeLessThan(400)
    }
    await mailing.sandbox.createMessageEvent({
      path: { captured_id },
      body: { type: 'click', url: 'https://shop.test/spring' },
    })
  })

  it('without one, is that of the platform, or the default one of the account once it is verified', async () => {
    const plain = await arrive(tracked)
    expect(plain.links.map(({ host }) => host)).toEqual(Array(3).fill('platform.test:8443'))
    const { campaign } = await mailing.log(plain.messageId)
    expect(campaign.domainShared).toBe(true)
    expect(campaign).not.toHaveProperty('domainId')
    expect(campaign).not.toHaveProperty('domain')
    const [sends, raw] = await mailing.transactional.listSendingDomains()
    await mailing.transactional.setDefaultSendingDomain({ body: { domainId: raw?.id ?? '' } })
    expect((await arrive(tracked)).links[0]?.host).toBe('platform.test:8443')
    await mailing.transactional.setDefaultSendingDomain({ body: { domainId: sends?.id ?? '' } })
    const { links, messageId } = await arrive(tracked)
    expect(links.map(({ host }) => host)).toEqual(Array(3).fill('links.sends.test:8443'))
    expect((await mailing.log(messageId)).campaign).toMatchObject({ domain: 'sends.test', domainShared: false })
    const { transactional, senderId } = mailing
    const { multiChannelId } = await transactional.createMultiChannelFlow({
      body: { name: 'Flow', messages: [{ channel: 'email', subject: 'a', htmlBody: html }] },
    })
    await transactional.executeMultiChannel({
      body: { templateId: multiChannelId, to: { email: 'flow@example.com' }, sender: { emailSenderId: senderId } },
    })
    expect((await mailing.captured('flow@example.com')).html).toContain('https://links.sends.test:8443/t/')
  })
})

describe('a link that is not known any more', () => {
  const open = (host: string, path = '/t/nonsense') => server.inject(path, { headers: { host }, redirect: 'manual' })

  it('leads to the fallback of a live domain that is verified', async () => {
    Object.assign(zone, { 'falls.test': { TXT: [SPF] }, 'links.falls.test': { CNAME } })
    const api = await openLive()
    const body = { domain: 'falls.test', fallbackUrl: 'https://falls.test/lost' }
    const { id } = await api.createSendingDomain({ body })
    expect((await open('links.falls.test')).status).toBe(404)
    await api.getSendingDomainValidation({ path: { id } })
    for (const path of ['/t/nonsense', '/u/nonsense']) {
      const answer = await open('links.falls.test:8443', path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://falls.test/lost'])
    }
    expect((await open('platform.test:8443')).status).toBe(404)
  })

  it('leads nowhere on the host of a sandbox', async () => {
    const api = server.transactional((await openAccount(server)).key)
    const body = { domain: 'platform.test', server: 'platform.test', fallbackUrl: 'https://evil.test/' }
    const { id } = await api.createSendingDomain({ body })
    await api.getSendingDomainValidation({ path: { id } })
    expect((await open('platform.test:8443')).status).toBe(404)
  })
})
