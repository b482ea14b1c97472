// The relay, and whatever a client may say to it: commands in and out of order, several at once, such that are none,
// bytes, mails with headers that try to be two. Each reply is one of the table of specs/smtp-relay.md, none of them is
// a failure of the server, and what goes out has the sender and the recipients of its envelope and nobody else.
//
// FUZZ_SEED and FUZZ_ROUNDS make it longer: `npm run test:fuzz`. A finding prints what was said.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../support/fuzz/random.ts'
import { chunk } from '../../support/fuzz/smtp-lines.ts'
import { withSender } from '../../support/mailing.ts'
import { type Session, startRelay } from '../../support/relay.ts'
import { startServer } from '../../support/server.ts'
import { parseMail, startSmtpSink } from '../../support/smtp.ts'

const seed = Number(process.env['FUZZ_SEED'] || 1)
const rounds = Number(process.env['FUZZ_ROUNDS'] || 1)
/** Connections of a round, all at the same time, and what each says at most. */
const CONNECTIONS = 28
const CHUNKS = 16
const RECIPIENTS = ['ana@example.com', 'rui@example.com', 'reader@xn--bcher-kva.example', 'last@example.com']
const MAIL = 'From: shop@example.com\r\nTo: last@example.com\r\nSubject: The last one\r\n\r\nHello'

/** A platform of its own with its relay: failed logins of one round are none of the next. */
async function start() {
  const logged: string[] = []
  const smtp = await startSmtpSink()
  const logStream = { write: (line: string) => void logged.push(line) }
  const server = await startServer({
    env: { MESSAGING_LOG: 'error', MESSAGING_SANDBOX_SMTP_URL: smtp.url },
    app: { logStream },
  })
  await withSender(server)
  // Whoever waits for a reply that does not come is told so.
  const relay = await startRelay(server, { silence: 20_000 })
  const close = async () => {
    await relay.close()
    await server.close()
    await smtp.close()
  }
  return { logged, smtp, server, relay, [Symbol.asyncDispose]: close }
}
type Parts = Awaited<ReturnType<typeof start>>

const page = readFileSync(join(import.meta.dirname, '../../../specs/smtp-relay.md'), 'utf8')
const table = new Set(
  [...page.matchAll(/^\| (\d{3}) \| ([\d.]*) \|/gm)].map(([, number, code]) => `${number} ${code}`.trim()),
)

/** The replies of EHLO, and those that begin with 3. */
const codeless = [
  /^250[ -]localhost(\n|$)/,
  /^501 Error: (syntax: (EHLO|HELO) hostname|Bad hostname syntax)$/,
  /^334( |$)/,
  /^354 /,
]

/** What is wrong with a reply, or nothing. */
function faultOf(reply: string): string | undefined {
  const lines = reply.split('\n')
  if (lines.some((line) => !/^\d{3}[ -]?[\t -~]*$/.test(line))) return 'other signs than those of ASCII'
  // With its CRLF (RFC 5321 4.5.3.1.5).
  if (lines.some((line) => line.length > 510)) return `a line of ${Math.max(...lines.map((line) => line.length))} signs`
  if (codeless.some((pattern) => pattern.test(reply))) return undefined
  const [, code = ''] = /^(\d{3} [245]\.\d\.\d{1,2}) \S/.exec(reply) ?? []
  if (lines.length > 1 || !table.has(code)) return 'not in the table'
  if (/^(451 4\.3|421 4\.4)/.test(code)) return 'a failure of the server'
  return code === '454 4.7.0' && !/Too many wrong passwords/.test(reply) ? 'a failure of the login' : undefined
}

/**
 * Says something, and then what is answered in any state; resolves with all replies, the last one `closed` when that is
 * so.
 */
async function exchange(session: Session, said: Buffer): Promise<string[]> {
  const replies: string[] = []
  session.write(Buffer.concat([said, Buffer.from('\r\n.\r\nVRFY sync\r\n')]))
  for (;;) {
    const reply = await session.reply()
    replies.push(reply)
    if (reply === 'closed' || reply.startsWith('252')) return replies
    // The next part of a login was taken from what should be answered.
    if (reply.startsWith('334')) session.write('VRFY sync\r\n')
    if (!reply.startsWith('220')) continue
    const secured = await session.handshake().then(
      () => true,
      () => false,
    )
    if (!secured) return replies
    session.write('VRFY sync\r\n')
  }
}

/** A connection from its login, or from before, to its end; resolves with what went wrong. */
async function converse(
  session: Session,
  random: ReturnType<typeof createRandom>,
  where: string,
): Promise<{ findings: string[]; codes: string[] }> {
  const findings: string[] = []
  const codes: string[] = []
  for (let n = 0; n < CHUNKS && !session.isClosed(); n++) {
    const said = chunk(random)
    const replies = await exchange(session, said)
    const report = (fault: string) =>
      findings.push(
        `${fault}\n  ${where}, chunk ${n}: ${JSON.stringify(said.toString('latin1').slice(0, 3_000))}\n  ${JSON.stringify(replies).slice(0, 2_000)}`,
      )
    for (const reply of replies.filter((one) => one !== 'closed')) {
      const fault = faultOf(reply)
      if (fault) report(`${fault}: ${reply.slice(0, 600)}`)
      codes.push(reply.slice(0, 9))
    }
    if (replies.at(-1) === 'closed' && n > 0 && !/^(221|421|220)/.test(replies.at(-2) ?? '421'))
      report(`closed without a word after ${replies.at(-2)}`)
  }
  if (session.isClosed() && session.rest() !== '')
    findings.push(`not a reply: ${session.rest().slice(0, 300)}\n  ${where}`)
  session.end()
  return { findings, codes }
}

/** A new connection: mostly logged in, else on TLS, or as it begins. */
async function open({ relay }: Parts, n: number): Promise<Session> {
  if (n % 7 === 0) return relay.dial()
  if (n % 7 > 1) return relay.logIn()
  const session = await relay.dial()
  await session.secure()
  return session
}

/** All connections of a round; resolves with what went wrong, and how the replies began. */
async function attack(parts: Parts, number: number): Promise<{ findings: string[]; codes: string[] }> {
  const sessions = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => open(parts, n)))
  const results = await Promise.all(
    sessions.map((session, n) =>
      converse(
        session,
        createRandom((seed * 1_000 + number) * 1_000 + n),
        `seed ${seed}, round ${number}, connection ${n}`,
      ),
    ),
  )
  return { findings: results.flatMap(({ findings }) => findings), codes: results.flatMap(({ codes }) => codes) }
}

/** What went out has the sender and the recipients of its envelope, and no header that leads elsewhere. */
async function assertEnvelopes({ smtp }: Parts): Promise<void> {
  expect(smtp.mails.length).toBeGreaterThan(CONNECTIONS / 4)
  for (const mail of smtp.mails) {
    expect(mail.from).toBe('shop@example.com')
    expect(RECIPIENTS).toEqual(expect.arrayContaining(mail.to))
    // To and Cc may name others, as their author wrote them: only the envelope says who gets the mail.
    const { from, headers } = await parseMail(mail)
    expect(from?.address, mail.raw.toString('latin1')).toBe('shop@example.com')
    expect(
      headers
        .map(({ key }) => key)
        .filter((key) => ['bcc', 'sender', 'return-path', 'x-registered', 'x-sender-hash'].includes(key)),
    ).toEqual([])
  }
}

describe('the relay', () => {
  it(
    'answers as its table says, whatever comes, sends nothing to others, and takes a proper mail afterwards',
    async () => {
      for (let number = 0; number < rounds; number++) {
        await using parts = await start()
        const { relay, smtp, server, logged } = parts
        // Logged in before: wrong passwords are part of the noise, and make who comes from this address wait.
        const honest = await relay.logIn()
        const { findings, codes } = await attack(parts, number)
        expect(findings.join('\n\n')).toBe('')
        // Were all refused at the login or at the first line, nothing would be tried.
        expect([...new Set(codes)]).toEqual(
          expect.arrayContaining(['250 2.0.0', '250 2.1.0', '250 2.1.5', '550 5.7.1', '554 5.6.0', '503 5.5.1']),
        )
        expect(await honest.mail(MAIL, { to: ['last@example.com'] })).toMatch(/^250 2\.0\.0 \d+ queued$/)
        await smtp.waitFor((mail) => mail.to.includes('last@example.com'))
        await server.sandbox().advanceClock({ body: { seconds: 60 } })
        await assertEnvelopes(parts)
        expect(logged.join('\n')).toBe('')
      }
    },
    60_000 * rounds,
  )
})
