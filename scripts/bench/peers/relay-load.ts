// Sends mails to a relay over some connections that stay open, each with one mail in hand. A connection logs in once,
// then sends MAIL, RCPT and DATA together, sends the mail, and reads its reply. The program does as little else as it
// can, since it shares the cores. It says when all are logged in, begins when it is told to, and sends the
// milliseconds that all mails took.
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

const [port, user, password, count, connections, security] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  'tls' | 'starttls',
]

// 4 KB of text and HTML, like much of the mail of shops.
const paragraph = 'Thank you for your order. We pack it today, and it leaves the house tomorrow before noon. '
const body = (n: number) =>
  [
    'From: Shop <shop@example.com>',
    `To: reader${n}@example.com`,
    `Subject: Your order ${n}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...Array<string>(20).fill(paragraph),
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    ...Array<string>(20).fill(`<p>${paragraph}</p>`),
    '--part--',
    '.',
    '',
  ].join('\r\n')

/** Reads replies of one or more lines. */
function replies(socket: Socket) {
  let text = ''
  let wanted: ((line: string) => void) | null = null
  const give = () => {
    const found = /^(?:\d{3}-.*\r\n)*(\d{3} .*)\r\n/.exec(text)
    if (!found || !wanted) return
    text = text.slice(found[0].length)
    const resolve = wanted
    wanted = null
    resolve(found[1] as string)
  }
  socket.on('data', (data: Buffer) => {
    text += data.toString('latin1')
    give()
  })
  return async (code: string) => {
    const line = await new Promise<string>((resolve) => {
      wanted = resolve
      give()
    })
    if (!line.startsWith(code)) throw new Error(`${line} instead of ${code}`)
  }
}

async function startTls(): Promise<Socket> {
  const raw = connect(Number(port), '127.0.0.1')
  const expect = replies(raw)
  await expect('220')
  raw.write('EHLO bench\r\n')
  await expect('250')
  raw.write('STARTTLS\r\n')
  await expect('220')
  raw.removeAllListeners('data')
  return connectTls({ socket: raw, rejectUnauthorized: false })
}

async function beginWithTls() {
  const socket = connectTls({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false })
  const expect = replies(socket)
  await expect('220')
  return { socket, expect }
}

async function secured() {
  if (security === 'tls') return beginWithTls()
  const socket = await startTls()
  return { socket, expect: replies(socket) }
}

async function logIn() {
  const { socket, expect } = await secured()
  socket.setNoDelay(true)
  socket.write('EHLO bench\r\n')
  await expect('250')
  socket.write(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}\r\n`)
  await expect('235')
  return { socket, expect }
}

let next = 0
async function run({ socket, expect }: Awaited<ReturnType<typeof logIn>>): Promise<void> {
  while (next < Number(count)) {
    const n = next++
    socket.write(`MAIL FROM:<shop@example.com>\r\nRCPT TO:<reader${n}@example.com>\r\nDATA\r\n`)
    await expect('250')
    await expect('250')
    await expect('354')
    socket.write(body(n))
    await expect('250')
  }
  socket.end('QUIT\r\n')
}

const sessions = await Promise.all(Array.from({ length: Number(connections) }, logIn))
process.send?.('ready')
process.once('message', async () => {
  const start = performance.now()
  await Promise.all(sessions.map(run))
  process.send?.(performance.now() - start)
  process.disconnect?.()
})
