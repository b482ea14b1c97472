// A mail host that misbehaves. It is a process of its own, so that it outlives all others. It speaks SMTP (RFC 5321) as
// far as a sender needs it, and appends a line to its file for each mail that it took, before it answers:
//   <answered or lost> <recipient> <Message-ID>
// `lost` means that the sender never hears that the mail was taken.
import { appendFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createFates, type Fate } from './fates.ts'

const [file = '', seed = ''] = process.argv.slice(2)
const fateNow = createFates(seed)

const headerOf = (data: string) => /^Message-ID:\s*<([^>]+)>/im.exec(data)?.[1] ?? ''
const keep = (how: 'answered' | 'lost', recipient: string, data: string) =>
  appendFileSync(file, `${how} ${recipient} ${headerOf(data)}\n`)

class Session {
  readonly #socket: Socket
  #text = ''
  #recipient = ''
  #fate: Fate = 'fine'
  #inData = false

  constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1')
    socket.on('error', () => undefined)
    socket.on('data', (chunk: string) => this.#take(chunk))
    this.#say('220 sink ESMTP')
  }

  #say(line: string): void {
    if (!this.#socket.destroyed) this.#socket.write(`${line}\r\n`)
  }

  #take(chunk: string): void {
    this.#text += chunk
    for (;;) {
      const end = this.#inData ? '\r\n.\r\n' : '\r\n'
      const at = this.#text.indexOf(end)
      if (at < 0) return
      const part = this.#text.slice(0, at)
      this.#text = this.#text.slice(at + end.length)
      if (this.#inData) this.#mail(part)
      else this.#command(part)
    }
  }

  #command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') return this.#rcpt(/<([^>]*)>/.exec(line)?.[1] ?? '')
    if (verb === 'DATA') return this.#data()
    if (verb === 'QUIT') return void this.#socket.end('221 bye\r\n')
    this.#say('250 fine')
  }

  #rcpt(address: string): void {
    this.#recipient = address
    this.#fate = fateNow(address)
    if (this.#fate === 'refused') this.#say('550 5.1.1 nobody here')
    else if (this.#fate === 'later') this.#say('451 4.3.0 try again later')
    else this.#say('250 fine')
  }

  #data(): void {
    this.#inData = true
    this.#say('354 go on')
    if (this.#fate === 'cut') this.#socket.destroy()
  }

  #mail(data: string): void {
    this.#inData = false
    const recipient = this.#recipient
    if (this.#fate === 'content') return this.#say('554 5.7.1 not this')
    if (this.#fate === 'busy') return this.#say('452 4.2.2 full')
    if (this.#fate === 'dropped' || this.#fate === 'silent' || this.#fate === 'hang') {
      keep('lost', recipient, data)
      if (this.#fate !== 'hang') this.#socket.destroy()
      return
    }
    const answer = () => {
      keep('answered', recipient, data)
      this.#say('250 2.0.0 taken')
    }
    if (this.#fate === 'slow') setTimeout(answer, 1_000)
    else answer()
  }
}

const server = createServer({ noDelay: true }, (socket) => void new Session(socket))
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
