// The files that operations leave: written in parts, one per slice, read by whoever has the link.
import { Readable } from 'node:stream'
import type { Clock } from '../../lib/clock.ts'
import { openToken, sealToken } from '../../lib/ids.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Store } from '../../store/store.ts'
import { kindOf, type OperationKind, type OperationKinds, workOf } from './kinds.ts'

export interface LinkParts {
  /** Where the links lead. */
  publicUrl: string
  /** Seals the links. */
  linkSecret: string
}

/** Milliseconds of the account's time for which a link is good (M-304). */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000

/** A link to a result file, and when it ends. */
export interface ResultLink {
  url: string
  /** Milliseconds. */
  until: number
}

/** A new link to the result file of an operation. */
export function resultLink(
  { publicUrl, linkSecret }: LinkParts,
  kind: OperationKind,
  operation: number,
  now: number,
): ResultLink {
  const until = now + LINK_LIFE
  return { url: `${publicUrl}/files/${sealToken(`${kind.name}:${operation}:${until}`, linkSecret)}`, until }
}

export interface ResultFile {
  name: string
  mediaType: string
  stream: Readable
}

export interface ResultFileParts {
  store: Store
  clock: Clock
  linkSecret: string
  kinds: OperationKinds
}

/** What a link says. `until` is missing in links of older versions, which have ended. */
const TOKEN = /^([\w-]+):(\d+)(?::(\d+))?$/

/** Makes the function that opens the file behind the token of a link; null when there is none, `ended` after its time. */
export function createResultFiles({ store, clock, linkSecret, kinds }: ResultFileParts) {
  async function* linesOf(operation: number, head: string): AsyncGenerator<string> {
    yield head
    let part = await rows.nextResultPart(store.db, operation, -1)
    while (part) {
      yield part.data
      part = await rows.nextResultPart(store.db, operation, part.seq)
    }
  }

  return async (token: string): Promise<ResultFile | 'ended' | null> => {
    const [, name, number, until = '0'] = TOKEN.exec(openToken(token, linkSecret) ?? '') ?? []
    if (number === undefined) return null
    const operation = await rows.findOperation(store.db, Number(number))
    if (!operation) return null
    const kind = kindOf(kinds, operation)
    const format = kind?.resultFile(workOf(operation).input)
    if (!format || kind?.name !== name) return null
    if (clock.now(operation.account_id) >= Number(until)) return 'ended'
    const { extension, mediaType, head } = format
    const stream = Readable.from(linesOf(operation.id, head))
    return { name: `${name}-${operation.id}.${extension}`, mediaType, stream }
  }
}
