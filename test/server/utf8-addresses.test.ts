// Addresses beyond ASCII on their way to real SMTP hosts.
import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { builtInGroups } from '../../src/server/channels/email/recipient-groups.ts'
import { createSmtpCarrier, type SmtpCarrierDeps } from '../../src/server/channels/email/smtp-carrier.ts'
import type { OutgoingEmail } from '../../src/server/domain/sending/carrier.ts'
import { behaving, startOddSmtp } from '../support/odd-smtp.ts'
import { parseMail, startSmtpSink } from '../support/smtp.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A host that offers these extensions. */
async function hostWith(...extensions: string[]) {
  const lines = ['odd.example.com', ...extensions]
  const ehlo = lines.map((line, i) => `250${i === lines.length - 1 ? ' ' : '-'}${line}`).join('\r\n')
  const host = await startOddSmtp(behaving((line) => (/^EHLO/i.test(line) ? ehlo : undefined)))
  closing.push(() => host.close())
  return host
}

function carrierTo(hosts: { url: string }[], keys: SmtpCarrierDeps['keys'] = []) {
  const carrier = createSmtpCarrier({
    hosts: hosts.map(({ url }) => ({ name: new URL(url).host, url, weight: 1 })),
    keys,
    pace: (mails, send) => send(mails),
    groups: builtInGroups,
    guestOf: ({ accountId }) => accountId,
    isReserved: () => false,
    now: Date.now,
    onHeld: () => undefined,
    onHostChange: () => undefined,
    onHostAnswer: () => undefined,
    onLaneChange: () => undefined,
  })
  closing.push(() => carrier.close())
  return carrier
}

const mailTo = (email: string): OutgoingEmail => ({
  messageId: 1,
  accountId: 1,
  epoch: 0,
  headerId: 't.1@example.com',
  campaignHash: null,
  from: { name: 'Shop', email: 'shop@example.com' },
  to: { email },
  subject: 'Olá',
  text: 'Olá',
  headers: {},
  date: 0,
})

const LOCAL = 'josé@bücher.example'
const DOMAIN = 'ana@bücher.example'
const command = (lines: string[], name: string) =>
  Buffer.from(lines.find((line) => line.startsWith(name)) ?? '', 'latin1').toString('utf8')
const signed = [
  { domain: 'example.com', selector: 's1', key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey },
]

describe.each([
  ['unsigned', []],
  ['signed', signed],
])('%s', (_name, keys) => {
  it('a local part beyond ASCII goes to a host that offers SMTPUTF8, and asks for it', async () => {
    const host = await hostWith('8BITMIME', 'SMTPUTF8')
    const [outcome] = await carrierTo([host], keys).send([mailTo(LOCAL)])
    expect(outcome).toMatchObject({ state: 'accepted' })
    expect(command(host.lines, 'MAIL FROM')).toMatch(/^MAIL FROM:<shop@example\.com>.* SMTPUTF8/)
    expect(command(host.lines, 'RCPT TO')).toBe(`RCPT TO:<${LOCAL}>`)
  })

  it('and arrives as it is', async () => {
    const sink = await startSmtpSink()
    closing.push(() => sink.close())
    const carrier = carrierTo([sink], keys)
    expect(await carrier.send([mailTo(LOCAL), mailTo(DOMAIN)])).toMatchObject([
      { state: 'accepted' },
      { state: 'accepted' },
    ])
    const parsed = await Promise.all(sink.mails.map(parseMail))
    expect(parsed.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['ana@xn--bcher-kva.example', LOCAL])
  })

  it('a local part beyond ASCII fails as data where no host takes it, and nothing of it leaves', async () => {
    const host = await hostWith('8BITMIME')
    const carrier = carrierTo([host], keys)
    const outcomes = await carrier.send([mailTo(LOCAL), mailTo('ana@example.com')])
    expect(outcomes).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('SMTPUTF8') },
      { state: 'accepted' },
    ])
    // Nothing is wrong with the address or with the host.
    expect(outcomes[0]).not.toHaveProperty('bounce')
    expect([...carrier.hosts().values()]).toEqual([{ state: 'ok' }])
    expect(host.lines.filter((line) => line.startsWith('MAIL FROM'))).toHaveLength(1)
  })

  it('a domain beyond ASCII goes to any host, in its form of ASCII', async () => {
    const host = await hostWith()
    const [outcome] = await carrierTo([host], keys).send([mailTo(DOMAIN)])
    expect(outcome).toMatchObject({ state: 'accepted' })
    expect(command(host.lines, 'RCPT TO')).toBe('RCPT TO:<ana@xn--bcher-kva.example>')
    expect(command(host.lines, 'MAIL FROM')).not.toContain('SMTPUTF8')
  })
})

describe('of two hosts', () => {
  it('the one that takes such addresses gets the mail, whoever has the turn', async () => {
    const [plain, able] = [await hostWith(), await hostWith('SMTPUTF8')]
    const carrier = carrierTo([plain, able])
    for (let n = 0; n < 3; n++) expect(await carrier.send([mailTo(LOCAL)])).toMatchObject([{ state: 'accepted' }])
    expect(able.lines.filter((line) => line.startsWith('MAIL FROM'))).toHaveLength(3)
    expect(plain.lines.filter((line) => line.startsWith('MAIL FROM'))).toHaveLength(0)
  })

  it('one that is away may be the one: the mail waits', async () => {
    const [plain, away] = [await hostWith(), await hostWith('SMTPUTF8')]
    await away.close()
    const carrier = carrierTo([plain, away])
    for (let n = 0; n < 5; n++)
      expect(await carrier.send([mailTo(LOCAL)])).toMatchObject([{ state: 'deferred', broken: true }])
  })
})
