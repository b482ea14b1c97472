// The connections of a port that takes mail: they extend those of the library with the replies of our table, and with a
// shutdown that cuts off no mail.
import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'
import { withEnhancedCode } from './replies.ts'

/** Milliseconds after which the library itself would end a shutdown; ours is over earlier. */
const LIBRARY_STOP_MS = 60_000

/** How long a client may take for what it has to do, in milliseconds. */
export interface PhaseLimits {
  /** From the connection to the end of a successful AUTH, STARTTLS included. */
  login: number
  /** From one reply to the end of the next command. */
  command: number
  /** From the 354 to the end of the mail. */
  mail: number
}

/** Characters of ENVID and of ORCPT, encoded (RFC 3461 4.4 and 4.2). */
const LONGEST = { ENVID: 100, ORCPT: 500 }

/**
 * Removes the value of parameters that are not valid xtext: the library refuses an empty value with 501, but would take
 * an invalid one as it is.
 */
const withoutBadXtext = (command: string): string =>
  command.replace(/(\s(ENVID|ORCPT))=(\S*)/gi, (all, start: string, name: string, value: string) => {
    const text = name.toUpperCase() === 'ORCPT' ? value.replace(/^[^;]*;/, '') : value
    const isXtext = /^(?:[!-*,-<>-~]|\+(?:[2-6][\dA-F]|7[\dA-E]))+$/.test(text)
    return isXtext && value.length <= LONGEST[name.toUpperCase() as keyof typeof LONGEST] ? all : start
  })

/** A command of a mail that was answered: one that was refused, or the last of a mail. */
export interface Answered {
  command: 'MAIL' | 'RCPT' | 'DATA'
  /** The address in the command, or the first recipient; null when it could not be read. */
  address: string | null
  code: number
  /** With its enhanced code. */
  text: string
  /** Milliseconds that it took. */
  ms: number
  /** Bytes of the mail. */
  bytes: number
  /** How many commands of the connection were refused before. */
  before: number
}

class DoorConnection extends SMTPConnection {
  #deadline: NodeJS.Timeout | undefined
  #unread: NodeJS.Timeout | undefined
  /** The command of a mail that waits for its reply. */
  #asked: (Pick<Answered, 'command' | 'address'> & { at: number }) | undefined
  #refused = 0

  /** Whether a mail is arriving, or has arrived without a reply yet. */
  get hasMail(): boolean {
    return Boolean(this._dataStream)
  }

  /** Whether the end of the mail has not arrived yet. */
  get isReceiving(): boolean {
    return this.hasMail && this._parser !== false && Boolean(this._parser._dataMode)
  }

  /** The client has so many milliseconds from now on; single bytes do not extend them, as they do extend a silence. */
  limit(phase: keyof PhaseLimits): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#tooSlow(phase), (this._server as DoorServer).phases[phase])
  }

  #tooSlow(phase: keyof PhaseLimits): void {
    // The client waits for us: a mail or a command is being processed.
    if (this._handlerPending || (this.hasMail && !this.isReceiving)) return this.limit(phase)
    ;(this._server as DoorServer).onSlow(phase, this.remoteAddress)
    this.send(421, `4.4.2 Too slow: the ${phase} took too long`)
    // In the middle of a handshake nothing can be said, and nothing is left to wait for.
    if (this._upgrading) this._socket.destroy()
  }

  override send(code: number, data?: string | string[] | null, context?: string | false): void {
    if (Array.isArray(data)) {
      // A password sent in the clear would no longer be secret, so a login is not even offered without TLS.
      return super.send(code, this.secure ? data : data.filter((line) => !line.startsWith('AUTH ')), false)
    }
    const server = this._server as DoorServer
    const text = data ? withEnhancedCode(code, data, context) : data
    super.send(code, text, false)
    this.#tell(code, text ?? '')
    if (code === 354) this.limit('mail')
    else if (this.session.user || !server.needsLogin) this.limit('command')
    // The current mail has its reply; during a shutdown the connection takes no other.
    if (server.stopping && code !== 421 && !this.hasMail) this.closeIfIdle()
  }

  #ask(command: Answered['command'], address: string | null): void {
    this.#asked = { command, address, at: performance.now() }
  }

  /** Tells of a reply that refused a command of a mail, or ended a mail. */
  #tell(code: number, text: string): void {
    const asked = this.#asked
    this.#asked = undefined
    if (code === 354) return this.#ask('DATA', this.session.envelope.rcptTo[0]?.address ?? null)
    if (!asked || !this.session.user || (code < 400 && asked.command !== 'DATA')) return
    const { command, address, at } = asked
    const bytes = command === 'DATA' && this._parser ? this._parser.dataBytes : 0
    const ms = performance.now() - at
    const answered = { command, address, code, text, ms, bytes, before: this.#refused }
    if (code >= 400) this.#refused++
    ;(this._server as DoorServer).onAnswered(this.session, answered)
  }

  // Without SMTPUTF8, commands are ASCII (RFC 6531), but the library would accept all of Unicode in domains.
  override _parseAddressCommand(name: string, command: Buffer | string) {
    const bytes = Buffer.from(command)
    const offersUtf8 = (this._server as DoorServer).options.hideSMTPUTF8 === false
    const isTaken = offersUtf8 ? isUtf8(bytes) : bytes.every((byte) => byte <= 126)
    const parsed = isTaken && super._parseAddressCommand(name, withoutBadXtext(bytes.toString('utf8')))
    this.#ask(/^rcpt/i.test(name) ? 'RCPT' : 'MAIL', parsed ? parsed.address : null)
    return parsed
  }

  // The library reads no further command while the replies fill the buffer of the socket, however long that takes.
  override _whenWritable(next: () => void): void {
    super._whenWritable(next)
    if (this._socket.writableNeedDrain && this.#unread === undefined) this.#watchReplies(this._socket.writableLength)
  }

  /** Disconnects a client that takes no byte of its replies; `waiting` bytes are in the buffer now. */
  #watchReplies(waiting: number): void {
    const { unread, onSlow } = this._server as DoorServer
    this.#unread = setTimeout(() => {
      this.#unread = undefined
      const { writableNeedDrain, writableLength } = this._socket
      if (!writableNeedDrain) return
      if (writableLength < waiting) return this.#watchReplies(writableLength)
      onSlow('replies', this.remoteAddress)
      this._socket.destroy()
    }, unread)
  }

  override _onClose(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#unread)
    ;(this._server as DoorServer).alive.delete(this)
    super._onClose()
  }

  closeIfIdle(): void {
    this.send(421, 'Server shutting down')
  }
}

/** The server of the library, used only to make and keep connections; it does not listen itself. */
export class DoorServer extends SMTPServer {
  stopping = false
  /** Whether clients have to log in before anything else. Set before the first connection, as are the limits. */
  needsLogin = true
  phases!: PhaseLimits
  /** Milliseconds without progress after which a client that does not read its replies is disconnected. */
  unread!: number
  /** Receives each client that was too slow. */
  onSlow: (phase: keyof PhaseLimits | 'replies', address: string) => void = () => {}
  /** Called for each refused command of a mail, and for the end of each mail, of logged-in clients. */
  onAnswered: (session: SMTPServerSession, answered: Answered) => void = () => {}
  /** Connections whose socket is open; the library forgets a connection as soon as it begins to end it. */
  readonly alive = new Set<DoorConnection>()

  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new DoorConnection(this, socket, options)
    this.connections.add(connection)
    this.alive.add(connection)
    connection.on('error', (error: Error) => this._onError(error))
    connection.limit(this.needsLogin ? 'login' : 'command')
    connection.init()
  }

  /**
   * Ends the connections without a mail; the others end after the reply to their mail. Commands are answered with 421.
   */
  stop(): void {
    this.stopping = true
    // The library checks this timer before each command, and answers 421 while it is set.
    this._closeTimeout = setTimeout(() => undefined, LIBRARY_STOP_MS)
    this._closeTimeout.unref()
    for (const connection of this.alive) if (!connection.hasMail) connection.closeIfIdle()
  }

  /**
   * Closes the sockets of clients without a mail, or also those of clients that still send one. A mail that has arrived
   * is kept.
   */
  closeSockets(which: 'idle' | 'receiving'): void {
    for (const connection of this.alive) {
      if (!connection.hasMail || (which === 'receiving' && connection.isReceiving)) connection._socket.destroy()
    }
  }
}
