// Sends large responses in pieces, the next one after the client has read the last. Written at once, a response stays in
// memory while the client does not read it, and TLS keeps a second copy.
import type http from 'node:http'
import { PIECE, UnreadBytes } from '../lib/unread-bytes.ts'
import { isStillArriving, lingerBeforeClose } from './lingering-close.ts'

/** An import of this module reads its export WebSocket, for which Node loads its whole fetch: 4 MB and 30 ms. */
const { ServerResponse } = process.getBuiltinModule('node:http')

type End = http.ServerResponse['end']

/** A response that cuts a large body into pieces, and is not lost when it ends before its request has arrived. */
export class PiecewiseResponse extends ServerResponse {
  override end(...args: unknown[]): this {
    const [chunk, encoding] = args
    if (isStillArriving(this.req)) lingerBeforeClose(this.req)
    const body = asLargeBody(chunk, encoding)
    if (body === null || this.req.method === 'HEAD') return super.end(...(args as Parameters<End>))
    if (!this.headersSent && !this.hasHeader('content-length')) this.setHeader('content-length', body.length)
    const done = args.find((one) => typeof one === 'function')
    if (done) this.once('finish', done as () => void)
    const unread = new UnreadBytes(body, () => this.destroy())
    this.once('close', () => unread.release())
    this.#goOn(unread)
    unread.moveIfCrowded()
    return this
  }

  /** Sends pieces until the client has to take one first. */
  #goOn(unread: UnreadBytes): void {
    while (unread.isHeld) {
      const piece = unread.nextPiece()
      if (piece instanceof Promise) return void this.#goOnLater(unread, piece)
      if (!this.#send(unread, piece)) return
    }
  }

  async #goOnLater(unread: UnreadBytes, piece: Promise<Uint8Array>): Promise<void> {
    try {
      if (this.#send(unread, await piece)) this.#goOn(unread)
    } catch {
      // The client has the beginning of the answer: only a broken connection says that the rest is missing.
      this.destroy()
    }
  }

  /** Sends one piece, the last with the end; returns whether another may follow now. */
  #send(unread: UnreadBytes, piece: Uint8Array): boolean {
    if (!unread.isHeld) return false
    if (unread.left === 0) {
      super.end(piece)
      unread.release()
      return false
    }
    if (this.write(piece)) return true
    this.once('drain', () => this.#goOn(unread))
    return false
  }
}

/** The bytes of a body that has to be cut; null for others. */
function asLargeBody(chunk: unknown, encoding: unknown): Uint8Array | null {
  if (typeof chunk === 'string')
    return chunk.length > PIECE
      ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
      : null
  return chunk instanceof Uint8Array && chunk.length > PIECE ? chunk : null
}
