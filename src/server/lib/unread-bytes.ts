// Bytes that wait for a client to read them. What it does not read soon is moved from memory into a file.
import { type UnreadFile, writeUnread } from './unread-file.ts'

const MB = 1024 * 1024
/** Bytes of a piece, and of what is sent in one piece. */
export const PIECE = 65_536
/** Bytes that may stay in memory. */
const KEPT = 2 * PIECE
/** Milliseconds after which the rest is moved into a file. */
const SOON_MS = 250
/** Bytes in memory, of all clients, above which the rest is moved at once. */
const CROWDED = 16 * MB
/** Bytes of all clients: in memory where files cannot be written, and in files. */
const MAX_HELD = 64 * MB
const MAX_IN_FILES = 1024 * MB
/** Milliseconds without a read piece after which a client may be given up because others need the room. */
const STALLED_MS = 1_000
/** Milliseconds without a read piece after which a client is given up in any case. */
const UNREAD_MS = 60_000

const waiting = new Set<UnreadBytes>()
/** How many hold each body in memory. The bytes of a shared one count once. */
const holders = new Map<ArrayBufferLike, number>()
/** Bodies that were sent before: their owner keeps them, as the documentation keeps its pages. */
const lasting = new WeakSet<ArrayBufferLike>()
let bytesHeld = 0
let bytesInFiles = 0
let watch: NodeJS.Timeout | undefined

/** The unsent rest of a response to one client. Call `release` at the end. */
export class UnreadBytes {
  readonly #length: number
  readonly #giveUp: () => void
  readonly #began = performance.now()
  #moved = this.#began
  /** Bytes that were taken. */
  #at = 0
  /** Of `#body` and `#file`, one holds what is left. */
  #body: Uint8Array | null
  #file: UnreadFile | null = null
  /** The byte with which the file begins. */
  #from = 0
  /** Is not moved into a file: its owner keeps the bytes in any case, it is on its way, or that failed. */
  #stays: boolean

  /** Calls `giveUp` when the client reads too slowly; nothing can be taken any more. */
  constructor(body: Uint8Array, giveUp: () => void) {
    this.#body = body
    this.#length = body.length
    this.#giveUp = giveUp
    const { buffer } = body
    const count = holders.get(buffer) ?? 0
    holders.set(buffer, count + 1)
    if (count === 0) bytesHeld += body.length
    this.#stays = lasting.has(buffer)
    lasting.add(buffer)
    waiting.add(this)
    watch ??= setInterval(checkAll, SOON_MS).unref()
  }

  /** Bytes that are left. */
  get left(): number {
    return this.#length - this.#at
  }

  /** False after `release`, and when the client was given up. */
  get isHeld(): boolean {
    return waiting.has(this)
  }

  /** The next piece. Rejects when its file cannot be read. */
  nextPiece(): Uint8Array | Promise<Uint8Array> {
    const at = this.#at
    const length = Math.min(PIECE, this.left)
    this.#at += length
    this.#moved = performance.now()
    // A view would hold all of the body as long as the piece is on its way.
    if (this.#body) return new Uint8Array(this.#body.subarray(at, at + length))
    if (!this.#file) throw new Error('The client was given up')
    return this.#file.read(at - this.#from, length)
  }

  /** To be called in the end, however it comes. */
  release(): void {
    if (!waiting.delete(this)) return
    this.#drop()
    if (this.#file) {
      bytesInFiles -= this.#length - this.#from
      void this.#file.close().catch(() => undefined)
      this.#file = null
    }
    if (waiting.size > 0) return
    clearInterval(watch)
    watch = undefined
  }

  /** Moves what is left into a file if memory is short. */
  moveIfCrowded(): void {
    if (bytesHeld > CROWDED) void this.#move()
  }

  /** Moves what is left into a file. Where that fails, it stays in memory. */
  async #move(): Promise<void> {
    if (!this.#body || this.#stays || this.left <= KEPT) return
    this.#stays = true
    const from = this.#at
    const file = await writeUnread(this.#body.subarray(from)).catch(() => null)
    if (!file) return
    if (!this.isHeld) return void (await file.close())
    this.#drop()
    this.#file = file
    this.#from = from
    bytesInFiles += this.#length - from
  }

  #drop(): void {
    if (!this.#body) return
    const { buffer, length } = this.#body
    this.#body = null
    const count = (holders.get(buffer) ?? 1) - 1
    if (count > 0) return void holders.set(buffer, count)
    holders.delete(buffer)
    bytesHeld -= length
  }

  #end(): void {
    this.release()
    this.#giveUp()
  }

  /** Looks after all that wait. */
  static checkStalled(): void {
    const now = performance.now()
    for (const one of waiting) {
      if (one.#moved <= now - UNREAD_MS) one.#end()
      else if (one.#began <= now - SOON_MS) void one.#move()
    }
    const isOwn = (one: UnreadBytes) => one.#body !== null && holders.get(one.#body.buffer) === 1
    UnreadBytes.#endStalled(isOwn, now, () => bytesHeld <= MAX_HELD)
    UnreadBytes.#endStalled(
      (one) => one.#file !== null,
      now,
      () => bytesInFiles <= MAX_IN_FILES,
    )
  }

  /** Gives up the clients that have read nothing for longest, until it is enough. */
  static #endStalled(isMeant: (one: UnreadBytes) => boolean, now: number, isEnough: () => boolean): void {
    if (isEnough()) return
    const stalled = [...waiting].filter((one) => one.#moved <= now - STALLED_MS && isMeant(one))
    for (const one of stalled.sort((a, b) => a.#moved - b.#moved)) {
      if (isEnough()) return
      one.#end()
    }
  }
}

function checkAll(): void {
  UnreadBytes.checkStalled()
}

async function* piecesOf(unread: UnreadBytes): AsyncGenerator<Uint8Array> {
  try {
    while (unread.left > 0) yield await unread.nextPiece()
  } finally {
    unread.release()
  }
}

/** Splits chunks into pieces, for a client that may be slow. */
export async function* inPieces(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  // No variable holds a chunk: it would do so as long as the client likes.
  const next = async () => {
    const { done, value } = await chunks.next()
    return done ? null : new UnreadBytes(value, () => undefined)
  }
  for (let unread = await next(); unread; unread = await next()) yield* piecesOf(unread)
}
