// The files that operations leave: written in parts, one per slice, read by whoever has the link.
import { Readable } from 'node:stream'
import { openToken, sealToken } from '../../lib/ids.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Store } from '../../store/store.ts'
import type { OperationKind, OperationKinds } from './kinds.ts'

export interface LinkParts {
  /** Where the links lead. */
  publicUrl: string
  /** Seals the links. */
  linkSecret: string
}

/** The link to the result file of an operation. */
export const resultLink = ({ publicUrl, linkSecret }: LinkParts, kind: OperationKind, operation: number): string =>
  `${publicUrl}/files/${sealToken(`${kind.name}:${operation}`, linkSecret)}`

export interface ResultFile {
  name: string
  mediaType: string
  stream: Readable
}

export interface ResultFileParts {
  store: Store
  linkSecret: string
  kinds: OperationKinds
}

/** Makes the function that opens the file behind the token of a link; null when there is none. */
export function createResultFiles({ store, linkSecret, kinds }: ResultFileParts) {
  async function* linesOf(operation: number, head: string): AsyncGenerator<string> {
    yield head
    let part = await rows.nextResultPart(store.db, operation, -1)
    while (part) {
      yield part.data
      part = await rows.nextResultPart(store.db, operation, part.seq)
    }
  }

  return async (token: string): Promise<ResultFile | null> => {
    const [, name, number] = /^(\w+):(\d+)$/.exec(openToken(token, linkSecret) ?? '') ?? []
    if (number === undefined) return null
    const operation = await rows.findOperation(store.db, Number(number))
    if (!operation) return null
    const kind = kinds.get(operation.type)
    if (!kind?.resultFile || kind.name !== name) return null
    const { extension, mediaType, head } = kind.resultFile
    const stream = Readable.from(linesOf(operation.id, head))
    return { name: `${name}-${operation.id}.${extension}`, mediaType, stream }
  }
}
