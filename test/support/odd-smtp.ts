// An SMTP host on this machine that says what a test wants, or hangs up.
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What it does about a line: an answer, nothing (`null`), or hang up. */
export type SmtpAnswer = string | null | 'hang up'

/** Starts on a free port. `answer` gets each line of a client, `greeting` for a new connection, and `.` for all data. */
export async function startOddSmtp(answer: (line: string) => SmtpAnswer) {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let rest = ''
    let inData = false
    const say = (line: string) => {
      lines.push(line)
      const said = answer(line)
      if (said === 'hang up') return socket.destroy()
      if (said === null) return
      inData = said.startsWith('354')
      socket.write(`${said}\r\n`)
    }
    say('greeting')
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (;;) {
        const end = inData ? /^\.\r\n|\r\n\.\r\n/.exec(rest) : /\r\n/.exec(rest)
        if (!end) return
        const line = inData ? '.' : rest.slice(0, end.index)
        rest = rest.slice(end.index + end[0].length)
        inData = false
        say(line)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Every line so far. */
    lines,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** A host that behaves, but for what `odd` does about some lines. */
export const behaving =
  (odd: (line: string) => SmtpAnswer | undefined) =>
  (line: string): SmtpAnswer => {
    const said = odd(line)
    if (said !== undefined) return said
    if (line === 'greeting') return '220 odd.example.com'
    if (/^EHLO/i.test(line)) return '250 odd.example.com'
    if (/^DATA/i.test(line)) return '354 go on'
    if (/^QUIT/i.test(line)) return 'hang up'
    return '250 ok'
  }
