// Commands and replies over one socket: replies come in the order of the commands, however many are on their way
// (RFC 2920 3.1).
import type { Socket } from 'node:net'
import { createReplyReader, type Reply } from './reply.ts'

/** Where a host was asked, for the words of what went wrong. */
export type Command = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'RSET' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data'

interface Waiting {
  command: Command
  ms: number
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** Milliseconds until a host that was said goodbye to is left. */
const GOODBYE_MS = 1_000

/** Some errors of sockets have words only in their parts: one for each address of the host. */
export const wordsOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map((part: Error) => part.message).join(', ') : error.message

/** Reads what comes over the socket from now on. */
export class Dialogue {
  private readonly socket: Socket
  private readonly read = createReplyReader()
  /** Replies that arrived before the code waits for them. */
  private readonly arrived: Reply[] = []
  private readonly waiting: Waiting[] = []
  private ended: Error | null = null
  private whenIdle: (() => void) | null = null
  private timer: NodeJS.Timeout | undefined

  constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', this.onData).on('error', this.onError).on('close', this.onClose)
  }

  /** Whether the host said something that no command asked for, or is gone. */
  isSpoilt(): boolean {
    return this.ended !== null || this.arrived.length > 0
  }

  /** The next reply that no other call waits for; rejects when the connection ends, or after `ms` without one. */
  reply(command: Command, ms: number): Promise<Reply> {
    const early = this.arrived.shift()
    if (early) return Promise.resolve(early)
    if (this.ended) return Promise.reject(this.ended)
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, ms, resolve, reject })
      if (this.waiting.length === 1) this.watchHead()
    })
  }

  /** Writes characters that are a byte each; false when the socket is full. */
  write(text: string): boolean {
    return this.ended === null && this.socket.write(text, 'latin1')
  }

  /** Resolves when the socket has room again; rejects when the connection ends, or after `ms`. */
  drained(ms: number): Promise<void> {
    if (this.ended) return Promise.reject(this.ended)
    return new Promise((resolve, reject) => {
      const slow = setTimeout(() => this.end(new Error('Timeout: the host takes no more of the data')), ms)
      const endOnce = () => {
        clearTimeout(slow)
        this.socket.off('drain', endOnce).off('close', endOnce)
        if (this.ended) reject(this.ended)
        else resolve()
      }
      // After the listener of the constructor, which notes why it ended.
      this.socket.on('drain', endOnce).on('close', endOnce)
    })
  }

  /** Calls back when the connection is of no more use, or has rested for `ms`. Returns the end of the rest. */
  rest(ms: number, over: () => void): () => void {
    const tired = setTimeout(over, ms)
    this.whenIdle = over
    return () => {
      clearTimeout(tired)
      this.whenIdle = null
    }
  }

  /** Hands over the socket; unread replies are dropped. */
  release(): Socket {
    clearTimeout(this.timer)
    const { socket, onData, onError, onClose } = this
    return socket
      .on('error', () => undefined)
      .off('data', onData)
      .off('error', onError)
      .off('close', onClose)
  }

  /** Says goodbye, and ends the connection. */
  quit(): void {
    if (this.ended) return
    this.ended = new Error('the connection was ended')
    clearTimeout(this.timer)
    this.socket.end('QUIT\r\n')
    setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref()
  }

  /** Ends the connection at once. */
  destroy(): void {
    this.end(new Error('the connection was ended'))
  }

  private readonly onData = (chunk: Buffer): void => {
    try {
      for (const reply of this.read(chunk)) {
        const one = this.waiting.shift()
        if (one) one.resolve(reply)
        else this.arrived.push(reply)
      }
    } catch (error) {
      return this.end(error as Error)
    }
    this.watchHead()
    // A reply on an idle connection, without a command, is its end (421).
    if (this.arrived.length > 0) this.whenIdle?.()
  }

  private readonly onError = (error: Error): void => this.end(new Error(wordsOf(error)))

  private readonly onClose = (): void => this.end(new Error('Connection closed unexpectedly'))

  private watchHead(): void {
    clearTimeout(this.timer)
    const [head] = this.waiting
    if (head) this.timer = setTimeout(() => this.end(new Error(`Timeout: no answer to ${head.command}`)), head.ms)
  }

  private end(error: Error): void {
    if (this.ended) return
    this.ended = error
    clearTimeout(this.timer)
    this.socket.destroy()
    for (const one of this.waiting.splice(0)) one.reject(error)
    this.whenIdle?.()
  }
}
