// The connections of the relay: those of the library, with the replies of our table, and with an end that
// cuts off no mail.
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'
import { withEnhancedCode } from './replies.ts'

/** Milliseconds after which the library itself would give up on a stop; ours is over before. */
const LIBRARY_STOP = 60_000

class RelayConnection extends SMTPConnection {
  /** Whether a mail is on its way, or in hand and not answered for yet. */
  get hasMail(): boolean {
    return Boolean(this._dataStream)
  }

  /** Whether the end of the mail did not come yet. */
  get isReceiving(): boolean {
    return this.hasMail && this._parser !== false && Boolean(this._parser._dataMode)
  }

  override send(code: number, data?: string | string[] | null, context?: string | false): void {
    if (Array.isArray(data)) {
      // What was said in the clear would be no secret any more, so a login is not even offered there.
      return super.send(code, this.secure ? data : data.filter((line) => !line.startsWith('AUTH ')), false)
    }
    super.send(code, data ? withEnhancedCode(code, data, context) : data, false)
    // The mail in hand was answered; the next one is for another time.
    if ((this._server as RelayServer).stopping && code !== 421 && !this.hasMail) this.leave()
  }

  // Without SMTPUTF8 commands are ASCII (RFC 6531); the library would take the rest of Unicode in domains.
  override _parseAddressCommand(name: string, command: Buffer | string) {
    const bytes = Buffer.from(command)
    return bytes.some((byte) => byte > 126) ? false : super._parseAddressCommand(name, command)
  }

  override _onClose(): void {
    ;(this._server as RelayServer).alive.delete(this)
    super._onClose()
  }

  leave(): void {
    this.send(421, 'Server shutting down')
  }
}

/** The library as a maker and keeper of connections; it listens nowhere itself. */
export class RelayServer extends SMTPServer {
  stopping = false
  /** Those whose socket is open; the library forgets a connection when it begins to end it. */
  readonly alive = new Set<RelayConnection>()

  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new RelayConnection(this, socket, options)
    this.connections.add(connection)
    this.alive.add(connection)
    connection.on('error', (error: Error) => this._onError(error))
    connection.init()
  }

  /** Ends the connections without a mail; the others get the reply to theirs and end then. Commands are answered with 421. */
  stop(): void {
    this.stopping = true
    // The library asks for this one before each command.
    this._closeTimeout = setTimeout(() => undefined, LIBRARY_STOP)
    this._closeTimeout.unref()
    for (const connection of this.alive) if (!connection.hasMail) connection.leave()
  }

  /** Closes the sockets of clients that have no mail, or also of those whose mail still comes in. A mail that is in hand is kept. */
  cut(which: 'idle' | 'receiving'): void {
    for (const connection of this.alive) {
      if (!connection.hasMail || (which === 'receiving' && connection.isReceiving)) connection._socket.destroy()
    }
  }
}
