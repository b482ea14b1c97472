// A thread that reads mails, so that a mail of 20 MB does not hold up the server.
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Email } from 'postal-mime'

const MAX_DEPTH = 50

/** A mail that was read. */
export interface ReadMail {
  mail: Email
  /** The number of addresses in all From headers together. */
  authors: number
}

export type Question = { id: number; source: Uint8Array }
export type Answer = { id: number } & ({ read: ReadMail } | { error: string })

type Piece = string | ArrayBuffer | ArrayBufferView

/**
 * The part of Blob that postal-mime needs: it collects the lines of a part in a Blob and reads them back. With the
 * real Blob that takes ten times as long as everything else in a mail, and thirty times the memory of the mail. Only
 * this thread uses ours.
 */
class Pieces {
  private readonly pieces: Piece[]

  constructor(pieces: Piece[]) {
    this.pieces = pieces
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const parts = this.pieces.map((piece) => {
      if (typeof piece === 'string') return Buffer.from(piece)
      return ArrayBuffer.isView(piece)
        ? new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength)
        : new Uint8Array(piece)
    })
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole.buffer
  }
}

Object.assign(globalThis, { Blob: Pieces })
const { default: PostalMime, addressParser } = await import('postal-mime')

async function answer({ id, source }: Question): Promise<Answer> {
  try {
    const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, maxNestingDepth: MAX_DEPTH })
    const lines = mail.headers.filter(({ key }) => key === 'from')
    const authors = lines.reduce((sum, { value }) => sum + addressParser(value, { flatten: true }).length, 0)
    return { id, read: { mail, authors } }
  } catch (error) {
    return { id, error: (error as Error).message }
  }
}

const port = parentPort as MessagePort
port.on('message', async (question: Question) => port.postMessage(await answer(question)))
