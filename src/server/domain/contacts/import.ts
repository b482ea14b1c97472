// Imports: taken in one request, worked off in slices by the background loop.
import { Readable } from 'node:stream'
import { csvLine } from '../../lib/csv.ts'
import { openToken } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import * as operations from '../../store/operations.ts'
import { invalid, notFound } from '../errors.ts'
import { fieldsOfList } from '../fields/fields.ts'
import { assertHookAddress } from '../hooks/webhooks.ts'
import { requireList } from '../lists/lists.ts'
import { openOperation } from '../operations/operations.ts'
import type { ContactInput } from './contact-input.ts'
import type { ImportRules } from './import-slice.ts'
import { createImportWork, IMPORT, nothingDone, SLICE, type ImportInput, type ImportParts } from './import-work.ts'

export interface ImportRequest extends ImportRules {
  contacts: ContactInput[]
  /** Users to tell at the end. */
  notify: number[]
  callbackUrl: string | undefined
}

/** Slices stored per transaction when a request comes in. */
const SLICES_PER_WRITE = 4

export type Imports = ReturnType<typeof createImports>

export function createImports(parts: ImportParts) {
  const { store, clock, linkSecret } = parts

  async function assertRequest(account: number, list: number, request: ImportRequest): Promise<void> {
    await requireList(store.db, account, list)
    const known = await fieldsOfList(store.db, account, list)
    if (!known.get(request.compareField)?.unique) throw invalid('body.compare_field', 'must be the id of a unique field of the list')
    if (request.callbackUrl !== undefined) assertHookAddress('body.callback_url', request.callbackUrl)
  }

  async function* linesOf(id: number, slices: number): AsyncGenerator<string> {
    yield csvLine(['row', 'contact_id', 'result', 'detail'])
    for (let seq = 0; seq < slices; seq++) {
      const part = await operations.findResultPart(store.db, id, seq)
      if (part !== undefined) yield part
    }
  }

  /** The lines of the result file: the contacts that were not taken, and why. Throws `not_found`. */
  async function result(operationId: number): Promise<AsyncIterable<string>> {
    const operation = await operations.findOperation(store.db, operationId)
    if (operation?.type !== IMPORT) throw notFound('import', operationId)
    return linesOf(operation.id, fromJson<ImportInput>(operation.input).slices)
  }

  return {
    result,

    /** The result file behind the token of its link; null when the platform did not make the token. */
    async openFile(token: string): Promise<{ name: string; stream: Readable } | null> {
      const id = /^import:(\d+)$/.exec(openToken(token, linkSecret) ?? '')?.[1]
      if (id === undefined) return null
      return { name: `import-${id}.csv`, stream: Readable.from(await result(Number(id))) }
    },

    /** Takes an import; `step` works it off. */
    async start(account: number, list: number, request: ImportRequest): Promise<void> {
      await assertRequest(account, list, request)
      const { contacts, callbackUrl, ...rest } = request
      const input: ImportInput = { ...rest, callbackUrl: callbackUrl ?? null, slices: Math.ceil(contacts.length / SLICE) }
      const id = await store.write(operations.takeOperationId)
      for (let seq = 0; seq < input.slices; seq += SLICES_PER_WRITE) {
        const last = seq + SLICES_PER_WRITE >= input.slices
        const rows = slicesOf(contacts, id, seq)
        await store.write(async (tx) => {
          await operations.insertSlices(tx, rows)
          if (!last) return
          // The operation comes with its last slice: what a crash leaves before is never worked off.
          await requireList(tx, account, list)
          await openOperation(tx, { id, accountId: account, listId: list, type: IMPORT, input, progress: nothingDone, at: clock.now() })
        })
      }
    },

    /** Does one slice of some import; false when none waits. */
    step: createImportWork(parts),
  }
}

/** The next slices of a request as rows to store. */
function slicesOf(contacts: ContactInput[], operation: number, from: number) {
  const rows: { operation_id: number; seq: number; data: string }[] = []
  for (let seq = from; seq < from + SLICES_PER_WRITE && seq * SLICE < contacts.length; seq++) {
    rows.push({ operation_id: operation, seq, data: toJson(contacts.slice(seq * SLICE, (seq + 1) * SLICE)) })
  }
  return rows
}
