// Imports: taken in one request, worked off in slices by the background loop.
import { Readable } from 'node:stream'
import { csvLine } from '../../../lib/csv.ts'
import { openToken } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { insertImportFile } from '../../../store/audience/import-files.ts'
import * as operations from '../../../store/operations/operations.ts'
import type { Db } from '../../../store/store.ts'
import { invalid, notFound } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/webhooks.ts'
import { assertUsers } from '../../messages/notices.ts'
import { openOperation } from '../../operations/operations.ts'
import type { ContactInput } from '../contacts/contact-input.ts'
import { fieldsOfList } from '../fields.ts'
import { requireList } from '../lists.ts'
import { createImportFetch, type FetchParts } from './import-fetch.ts'
import { assertImportFile, type ImportFile } from './import-file.ts'
import { IMPORT, type ImportInput, nothingDone, SLICE, slicesOf } from './import-record.ts'
import type { ImportRules } from './import-slice.ts'
import { createImportWork, type ImportParts } from './import-work.ts'

export interface ImportRequest extends ImportRules {
  /** The contacts themselves, or the file that has them. */
  source: ContactInput[] | ImportFile
  /** Users to tell at the end. */
  notify: number[]
  callbackUrl: string | undefined
}

/** Slices stored per transaction when a request comes in. */
const SLICES_PER_WRITE = 4

export type Imports = ReturnType<typeof createImports>

export function createImports(parts: FetchParts & ImportParts) {
  const { store, clock, linkSecret } = parts
  const fetching = createImportFetch(parts)

  async function assertRequest(account: number, list: number, request: ImportRequest): Promise<void> {
    await requireList(store.db, account, list)
    const known = await fieldsOfList(store.db, account, list)
    if (!known.get(request.compareField)?.unique)
      throw invalid('body.compare_field', 'must be the id of a unique field of the list')
    if (!Array.isArray(request.source)) assertImportFile(request.source, known, request.compareField)
    await assertUsers(store.db, account, request.notify, 'body.notify')
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

  /** The operation of an import that is to begin. Throws `not_found` for a list that went meanwhile. */
  async function open(tx: Db, account: number, list: number, input: ImportInput, id?: number): Promise<number> {
    await requireList(tx, account, list)
    const work = { accountId: account, listId: list, type: IMPORT, input, progress: nothingDone, at: clock.now() }
    return openOperation(tx, { ...work, ...(id !== undefined && { id }) })
  }

  async function startContacts(
    account: number,
    list: number,
    contacts: ContactInput[],
    input: ImportInput,
  ): Promise<number> {
    const id = await store.writeAlongside(operations.takeOperationId)
    for (let seq = 0; seq < input.slices; seq += SLICES_PER_WRITE) {
      const last = seq + SLICES_PER_WRITE >= input.slices
      const rows = slicesOf(contacts.slice(seq * SLICE, (seq + SLICES_PER_WRITE) * SLICE), id, seq)
      await store.writeAlongside(async (tx) => {
        await operations.insertSlices(tx, rows)
        // The operation comes with its last slice: what a crash leaves before is never worked off.
        if (last) await open(tx, account, list, input, id)
      })
    }
    return id
  }

  return {
    result,

    /** The result file behind the token of its link; null when the platform did not make the token. */
    async openFile(token: string): Promise<{ name: string; stream: Readable } | null> {
      const id = /^import:(\d+)$/.exec(openToken(token, linkSecret) ?? '')?.[1]
      if (id === undefined) return null
      return { name: `import-${id}.csv`, stream: Readable.from(await result(Number(id))) }
    },

    /** Takes an import; `step` works it off. Returns the number of the operation. */
    async start(account: number, list: number, request: ImportRequest): Promise<number> {
      await assertRequest(account, list, request)
      const { source, callbackUrl, ...rest } = request
      const kept = { ...rest, callbackUrl: callbackUrl ?? null }
      if (Array.isArray(source))
        return startContacts(account, list, source, { ...kept, file: null, slices: Math.ceil(source.length / SLICE) })
      return store.write(async (tx) => {
        const id = await open(tx, account, list, { ...kept, file: source, slices: 0 })
        await insertImportFile(tx, id, account)
        return id
      })
    },

    /** The slices of imports, for the work loop. */
    work: createImportWork(parts),

    /** Fetches the file of some import; false when none waits. */
    fetchStep: fetching.step,

    /** Interrupts what may take minutes, so that the server can end; the next start begins it anew. */
    stop: fetching.stop,
  }
}
