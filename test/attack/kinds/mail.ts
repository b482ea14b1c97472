// Bytes in which a mail host and the relay could see different mails, and commands that are too long or too many.
import type { Session } from '../../support/relay.ts'
import { type Attempt, judged } from '../attack.ts'
import type { Target } from '../target.ts'

const head = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'
const hidden = 'MAIL FROM:<shop@example.com>\r\nRCPT TO:<hidden@example.com>\r\nDATA\r\n'

/** Ends of data that are none (RFC 5321 4.1.1.4), with a second mail behind them. */
const ends = [
  '\n.\n',
  '\n.\r\n',
  '\r.\r',
  '\r\n.\n',
  '\r\n.\r',
  '\r\n\0.\r\n',
  '\n\r.\r\n',

  '\r\n.\0\r\n',
]

const lines: Record<string, string> = {
  'a command of 100 KB': `MAIL FROM:<${'a'.repeat(100_000)}@example.com>`,
  'an address with a line break': 'MAIL FROM:<shop@example.com\rRCPT TO:<a@example.com>>',
  'an address with NUL': 'RCPT TO:<ana\0@example.com>',
  'a path with a route': 'RCPT TO:<@a.example.com,@b.example.com:ana@example.com>',
  'parameters without an end': `MAIL FROM:<shop@example.com> ${'X=Y '.repeat(1_000)}`,
  'an ENVID of 100 KB': `MAIL FROM:<shop@example.com> ENVID=${'a'.repeat(100_000)}`,
  'a size beyond 64 bits': 'MAIL FROM:<shop@example.com> SIZE=99999999999999999999',
  'bytes beyond ASCII': 'MAIL FROM:<\xff\xfe@example.com>',
}

/** Whether the relay still takes commands; it may also have ended the session. */
const goesOn = async (session: Session) => /^250 |^closed|^421 /.test(await session.say('RSET'))

export async function* mail({ server, owner, relay, returns }: Target): AsyncGenerator<Attempt> {
  const sandbox = server.sandbox(owner.key)
  const hiddenMails = async () =>
    (await sandbox.listCapturedMessages({ query: { recipient: 'hidden@example.com' } })).total_items
  for (const end of ends) {
    const session = await relay.logIn('apikey', owner.key)
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<ana@example.com>')
    await session.say('DATA')
    session.write(`${head}${end}${hidden}${head}`)
    const reply = await session.say('\r\n.')
    session.end()
    await sandbox.advanceClock({ body: { seconds: 1 } })
    const found = await hiddenMails()
    yield judged(
      `data that ends in ${JSON.stringify(end)}`,
      found > 0 || !/^[245]/.test(reply),
      `${reply}; ${found} hidden mails`,
    )
  }
  for (const [what, line] of Object.entries(lines)) {
    const session = await relay.logIn('apikey', owner.key)
    if (line.startsWith('RCPT')) await session.say('MAIL FROM:<shop@example.com>')
    const reply = await session.say(line)
    yield judged(what, /^5\d\d 5\.3\.5|^4[35]1/.test(reply) || !(await goesOn(session)), reply.slice(0, 200))
    session.end()
  }
  const guesses = await returns.greet()
  let last = ''
  for (let n = 0; n < 100 && last !== 'closed'; n++) {
    await guesses.say('MAIL FROM:<>')
    last = await guesses.say(`RCPT TO:<guess-${n}@localhost>`)
  }
  yield judged('100 guessed return addresses on one connection', last !== 'closed', last)
}
