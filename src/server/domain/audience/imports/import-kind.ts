// The import of contacts as a kind of operation.
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../../lib/clock.ts'
import { csvLine } from '../../../lib/csv.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { insertContacts, updateContacts } from '../../../store/audience/contact-bulk.ts'
import { findHolders, freeValues, takeValues } from '../../../store/audience/contact-unique.ts'
import { holdContacts, takeContactIds } from '../../../store/audience/contacts.ts'
import { erasedAmong } from '../../../store/audience/erased-addresses.ts'
import { deleteImportFile } from '../../../store/audience/import-files.ts'
import { deleteSlice, findSlice } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import type { OperationEnd, OperationKind, Slice, Work } from '../../operations/kinds.ts'
import { SLICE } from '../../operations/slices.ts'
import { Fault } from '../contacts/contact-input.ts'
import { keepTokens } from '../contacts/device-tokens.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { giveTags } from '../tags/give-tags.ts'
import { columnNamer } from './import-file.ts'
import { IMPORT, IMPORT_KIND, type ImportCounts, type ImportInput, type ImportProgress } from './import-record.ts'
import { judgeSlice, readSlice, type SliceEntry, type SliceItem, type SliceOutcome } from './import-slice.ts'

type ImportWork = Work<ImportInput, ImportProgress>

/** What a slice was read with. */
interface ReadSlice {
  list: number
  known: ListFields
  entries: SliceEntry[]
}

/** Writes the contacts of a slice with their unique values and events. */
export async function writeSlice(tx: Db, list: number, outcome: SliceOutcome, now: number): Promise<void> {
  await insertContacts(tx, outcome.inserted)
  await updateContacts(tx, outcome.updated)
  await freeValues(tx, list, outcome.freed)
  await takeValues(tx, list, outcome.taken)
  await recordEvents(tx, outcome.events)
  for (const { contact, tokens } of outcome.tokens) await keepTokens(tx, contact, tokens, now)
}

async function judgeRows(tx: Db, work: ImportWork, read: ReadSlice, now: number): Promise<SliceOutcome> {
  const { operation, input, seq } = work
  const { list, known, entries } = read
  const good = entries.filter((entry) => !(entry instanceof Fault)) as Exclude<SliceEntry, Fault>[]
  const holders = await findHolders(
    tx,
    list,
    good.flatMap((entry) => entry.keysIfNew),
  )
  const ids = good.flatMap((entry) => holders.get(entry.compare) ?? [])
  const stored = input.mode === 'add' ? [] : await holdContacts(tx, ids)
  const forgotten = await erasedAmong(
    tx,
    operation.account_id,
    good.flatMap((entry) => entry.addresses),
  )
  // One number for each contact that may be new; unused numbers are lost, which does no harm.
  const numbers = await takeContactIds(tx, input.mode === 'update_only' ? 0 : good.length - ids.length)
  let next = 0
  return judgeSlice(entries, holders, new Map(stored.map((row) => [row.id, row])), {
    account: operation.account_id,
    list,
    rules: input,
    known,
    forgotten,
    firstRow: seq * SLICE + 1,
    takeId: () => numbers[next++] as number,
    now,
  })
}

const sumOf = (a: ImportCounts, b: ImportCounts): ImportProgress => ({
  imported: a.imported + b.imported,
  updated: a.updated + b.updated,
  ignored: a.ignored + b.ignored,
  invalid: a.invalid + b.invalid,
})

function end({ operation, progress }: ImportWork, file: string): OperationEnd {
  const { imported, updated, ignored, invalid, problem } = progress
  const counts = `imported: ${imported}\nupdated: ${updated}\nignored: ${ignored}\ninvalid: ${invalid}\n`
  const list = `import into list ${operation.list_id}`
  const subject = problem === undefined ? `The ${list} has ended` : `The ${list} has failed`
  return {
    subject,
    text: problem === undefined ? `${subject}. Its contacts:\n\n${counts}` : `${subject}. ${problem}`,
    hasFailed: problem !== undefined,
    callback: { name: 'importContacts.importFinished', body: { imported, updated, ignored, invalid, file } },
  }
}

/** Makes the kind. */
export function createImportKind({
  store,
  clock,
}: {
  store: Store
  clock: Clock
}): OperationKind<ImportInput, ImportProgress> {
  async function read(work: ImportWork): Promise<Slice<ImportProgress> | null> {
    const { operation, input, progress, seq } = work
    const list = operation.list_id
    const data = await findSlice(store.db, operation.id, seq)
    if (!list || data === undefined) return null
    const nameOf = input.file ? columnNamer(input.file) : undefined
    const readWith = (known: ListFields): ReadSlice => {
      return { list, known, entries: readSlice(fromJson<SliceItem[]>(data), input, known, nameOf) }
    }
    const ready = readWith(await fieldsOfList(store.db, operation.account_id, list))
    return {
      async apply(tx) {
        // The list is held, so that its fields stay as they are now.
        await requireList(tx, operation.account_id, list)
        const known = await fieldsOfList(tx, operation.account_id, list)
        const slice = isDeepStrictEqual(known, ready.known) ? ready : readWith(known)
        const now = clock.now(operation.account_id)
        const outcome = await judgeRows(tx, work, slice, now)
        await writeSlice(tx, list, outcome, now)
        const { inserted, updated, unchanged } = outcome
        const contacts = [...inserted, ...updated, ...unchanged]
        await recordEvents(tx, await giveTags(tx, input.tags ?? [], contacts, now))
        await deleteSlice(tx, operation.id, seq)
        return {
          progress: sumOf(progress, outcome.counts),
          lines: outcome.lines,
          isLast: seq + 1 === input.slices,
        }
      },
    }
  }

  return {
    name: IMPORT_KIND,
    type: IMPORT,
    resultFile: () => ({
      extension: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      head: csvLine(['row', 'contact_id', 'result', 'detail']),
    }),
    read,
    progressOf: ({ input, progress: { problem, ...counts } }) => ({
      done: Object.values(counts).reduce((sum, n) => sum + n, 0),
      total: input.total ?? undefined,
      counts,
      problem,
    }),
    end,
    discard: deleteImportFile,
  }
}
