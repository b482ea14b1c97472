// The result files of operations: written in parts, one per slice; the link gives access to the whole file or to
// ranges.
import { Readable } from 'node:stream'
import type { Clock } from '../../lib/clock.ts'
import { openToken, openUnlabelledToken, sealToken, sha256 } from '../../lib/ids.ts'
import { inPieces, PIECE } from '../../lib/unread-bytes.ts'
import { epochOf } from '../../store/epoch.ts'
import * as rows from '../../store/operations/operations.ts'
import { isOpenOperation } from '../../store/states.ts'
import type { Db, Store } from '../../store/store.ts'
import { kindOf, type OperationKind, type OperationKinds, workOf } from './kinds.ts'

export interface LinkOptions {
  /** Where the links lead. */
  publicUrl: string
  /** Seals the links. */
  linkSecret: string
}

/** Milliseconds of the account's time for which a link is good (M-304). */
const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** A link to a result file, and when it ends. */
export interface ResultLink {
  url: string
  /** Milliseconds. */
  until: number
}

type OperationOfAccount = Pick<rows.OperationRow, 'id' | 'account_id'>

/** A new link to the result file of an operation. */
export function resultLink(
  { publicUrl, linkSecret }: LinkOptions,
  kind: Pick<OperationKind, 'name'>,
  { id, account_id: account }: OperationOfAccount,
  now: number,
): ResultLink {
  const until = now + LINK_LIFE_MS
  return {
    url: `${publicUrl}/files/${sealToken('result-file', `${kind.name}:${account}-${id}:${until}`, linkSecret)}`,
    until,
  }
}

export interface ResultFile {
  name: string
  mediaType: string
  /** In bytes. */
  size: number
  /** A strong entity tag, with its quotes. */
  etag: string
  /** The bytes from `from` up to `end`, which is not among them. Of a part that is not read soon, little stays in memory. */
  read(from: number, end: number): Readable
}

export interface ResultFileDeps {
  store: Store
  clock: Clock
  linkSecret: string
  kinds: OperationKinds
}

/** What a link says. Those of older versions name no account, and the oldest no end: these have ended. */
const TOKEN = /^([\w-]+):(?:(\d+)-)?(\d+)(?::(\d+))?$/

/** The bytes of some parts in a row. Throws when one of them was changed after the list of them was read. */
async function* bytesOf(
  db: Db,
  operation: number,
  parts: readonly rows.ResultPart[],
  { head, from, end }: { head: Buffer; from: number; end: number },
): AsyncGenerator<Buffer> {
  let at = 0
  const cut = (bytes: Buffer) => bytes.subarray(Math.max(0, from - at), end - at)
  // No variable of the generator holds a part: it would do so until the client asks for the next.
  const read = async (part: rows.ResultPart) => {
    const bytes = await rows.readResultPart(db, operation, part)
    if (bytes?.length !== part.size) throw new Error(`Part ${part.seq} of the result of ${operation} was changed`)
    return cut(bytes)
  }
  if (from < head.length) yield cut(head)
  at += head.length
  for (const part of parts) {
    if (at >= end) return
    if (at + part.size > from) yield await read(part)
    at += part.size
  }
}

/** Makes the function that opens the file behind the token of a link; null when there is none, `ended` after its time. */
export function createResultFiles({ store, clock, linkSecret, kinds }: ResultFileDeps) {
  /** The operation that a token names, with its kind; null when there is none, or it has not ended. */
  async function operationOf([, name, account, number]: readonly (string | undefined)[]) {
    if (number === undefined) return null
    const operation = await rows.findOperation(store.db, Number(number))
    if (!operation || (account !== undefined && operation.account_id !== Number(account))) return null
    const kind = kindOf(kinds, operation)
    return !kind || kind.name !== name || isOpenOperation(operation.status) ? null : { operation, kind }
  }

  return async (token: string): Promise<ResultFile | 'ended' | null> => {
    const payload = openToken('result-file', token, linkSecret) ?? openUnlabelledToken(token, linkSecret)
    const said = TOKEN.exec(payload ?? '') ?? []
    const found = await operationOf(said)
    const format = found?.kind.resultFile(workOf(found.operation).input)
    if (!found || !format) return null
    const { id, account_id } = found.operation
    if (clock.now(account_id) >= Number(said[4] ?? 0)) return 'ended'
    const parts = await rows.resultParts(store.db, id)
    if (parts.length === 0) return null
    const head = Buffer.from(format.head)
    // An epoch has one operation of a number, which is done once; what changes a part afterwards counts it.
    const version = [
      id,
      await epochOf(store.db, account_id),
      ...parts.flatMap(({ size, revision }) => [size, revision]),
    ]
    return {
      name: `${found.kind.name}-${id}.${format.extension}`,
      mediaType: format.mediaType,
      size: parts.reduce((sum, { size }) => sum + size, head.length),
      etag: `"${sha256(version.join()).slice(0, 32)}"`,
      read: (from, end) =>
        Readable.from(inPieces(bytesOf(store.db, id, parts, { head, from, end })), {
          objectMode: false,
          highWaterMark: PIECE,
        }),
    }
  }
}
