// The Feedback-ID of mails, and the header that unsubscribes, on mails that a real SMTP server got.
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDkimRecords } from '../../src/server/carriers/dkim-keys.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

const folder = mkdtempSync(join(tmpdir(), 'messaging-feedback-'))
const file = join(folder, 'key.pem')
writeFileSync(
  file,
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)
const MESSAGING_DKIM = `s1._domainkey.example.com=${file}`
const [record] = readDkimRecords(readConfig({ MESSAGING_DKIM }).dkim)

let server: TestServer
let sink: SmtpSink
let mailing: Mailing
let relay: TestRelay
beforeAll(async () => {
  sink = await startSmtpSink()
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: sink.url, MESSAGING_DKIM } })
  mailing = await withSender(server)
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
  await server?.close()
  await sink?.close()
  rmSync(folder, { recursive: true, force: true })
})

const arrived = async (to: string) => (await sink.waitFor((mail) => mail.to.includes(to))).raw.toString('latin1')
const headerOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'))
const feedbackIds = (source: string) =>
  [...headerOf(source).matchAll(/^Feedback-ID: (.*)$/gim)].map(([, value]) => value?.trim() ?? '')
const signedNames = (source: string) =>
  (/\bh=([^;]+);/.exec(headerOf(source))?.[1] ?? '').replace(/\s/g, '').toLowerCase().split(':')

const SENDER = 'example-co-a379'

const kinds: [string, () => Promise<string>, () => string | RegExp][] = [
  [
    'a campaign',
    async () => {
      await (await withCampaign(server, ['reader@example.com'], mailing)).start()
      return arrived('reader@example.com')
    },
    () => new RegExp(`^[\\w-]+:a${server.accountId}:campaign:${SENDER}$`),
  ],
  [
    'a single email that its recipient can unsubscribe from',
    async () => {
      await mailing.send({ to: 'single@example.com', header: { listUnsubscribe: true } })
      return arrived('single@example.com')
    },
    () => `a${server.accountId}:single:${SENDER}`,
  ],
  [
    'a code',
    async () => {
      const { senderId, transactional } = mailing
      await transactional.requestVerifyByEmail({
        body: { email: 'code@example.com', subject: 'Code', senderId, message: 'Your code is {{ code }}' },
      })
      return arrived('code@example.com')
    },
    () => `a${server.accountId}:code:${SENDER}`,
  ],
  [
    'a mail of the relay without one',
    async () => {
      await relay.send({ to: 'relayed@example.com', subject: 'Hello', text: 'Hello' })
      return arrived('relayed@example.com')
    },
    () => `a${server.accountId}:relay:${SENDER}`,
  ],
  [
    'a mail of the relay that brings its own',
    async () => {
      const headers = { 'feedback-id': 'own:words:of:theirs' }
      await relay.send({ to: 'own@example.com', subject: 'Hello', text: 'Feedback-ID: none', headers })
      return arrived('own@example.com')
    },
    () => 'own:words:of:theirs',
  ],
]

describe.each(kinds)('%s', (_name, send, expected) => {
  let source = ''
  beforeAll(async () => {
    source = await send()
  })

  it('has one Feedback-ID of at most four words, without an address', () => {
    const found = feedbackIds(source)
    const want = expected()
    expect(found).toEqual([typeof want === 'string' ? want : expect.stringMatching(want)])
    const words = found[0]?.split(':') ?? []
    expect(words.length).toBeLessThanOrEqual(4)
    expect(words.at(-1)).toMatch(/^.{5,15}$/)
    expect(found[0]).not.toContain('@')
  })

  it('signs it, and both headers of unsubscription where it has them', () => {
    const names = signedNames(source)
    expect(names.filter((name) => name === 'feedback-id')).toHaveLength(1)
    for (const name of ['list-unsubscribe', 'list-unsubscribe-post'])
      expect(names.includes(name)).toBe(new RegExp(`^${name}:`, 'im').test(headerOf(source)))
  })

  it('is verified by dkimpy, and no longer when somebody changes the words', needs('dkimpy'), () => {
    const dns = JSON.stringify({ [record?.name ?? '']: record?.value })
    const verified = (text: string): boolean[] =>
      JSON.parse(
        execFileSync(commandOf('dkimpy'), ['test/support/dkim/verify.py', dns], {
          input: Buffer.from(text, 'latin1'),
        }).toString(),
      )
    expect(verified(source)).toEqual([true])
    expect(verified(source.replace(/^(Feedback-ID: )./im, '$1x'))).toEqual([false])
    if (/^List-Unsubscribe-Post:/im.test(source))
      expect(verified(source.replace(/^(List-Unsubscribe-Post: )./im, '$1x'))).toEqual([false])
  })
})
