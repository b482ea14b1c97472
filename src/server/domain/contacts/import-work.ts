// Works off imports. A slice is one transaction with everything that follows from it, so a crash at any
// point neither repeats nor loses a contact.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { sealToken } from '../../lib/ids.ts'
import { insertContacts, updateContacts } from '../../store/contact-bulk.ts'
import { findHolders, freeValues, takeValues } from '../../store/contact-unique.ts'
import { contactsByIds, takeContactIds } from '../../store/contacts.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import * as operations from '../../store/operations.ts'
import type { OperationRow } from '../../store/operations.ts'
import type { Db, Store } from '../../store/store.ts'
import { recordEvents } from '../events/events.ts'
import { fieldsOfList, type ListFields } from '../fields/fields.ts'
import { queueCallback } from '../hooks/callbacks.ts'
import { finishOperation } from '../operations/operations.ts'
import { Fault, type ContactInput } from './contact-input.ts'
import { judgeSlice, readSlice, type ImportRules, type SliceEntry, type SliceOutcome } from './import-slice.ts'
import { keyText } from './unique-values.ts'

/** What an operation keeps of the request. */
export interface ImportInput extends ImportRules {
  notify: number[]
  callbackUrl: string | null
  slices: number
}

interface ImportProgress {
  imported: number
  updated: number
  ignored: number
  invalid: number
  /** The slice to do next. */
  next: number
}

export const IMPORT = 'import_contacts'
/** Contacts per slice: about 15 ms of work, for which other requests wait. */
export const SLICE = 1000
/** Wall time for which a process keeps an import to itself, milliseconds. */
const LEASE = 60_000
export const nothingDone: ImportProgress = { imported: 0, updated: 0, ignored: 0, invalid: 0, next: 0 }

/** A slice that was read and checked, and waits for its transaction. */
interface ReadySlice {
  operation: OperationRow
  input: ImportInput
  list: number
  seq: number
  known: ListFields
  entries: SliceEntry[]
}

export interface ImportParts {
  store: Store
  clock: Clock
  config: { publicUrl: string }
  /** Seals the links to result files. */
  linkSecret: string
}

/** Makes the function that does one slice of some import and says whether there was one to do. */
export function createImportWork({ store, clock, config, linkSecret }: ImportParts) {
  /** The import that this process works on, while its lease is good. */
  let held: OperationRow | null = null

  /** The import to work on next: the one in hand, or the oldest that nobody holds. */
  async function nextImport(): Promise<OperationRow | null> {
    const wall = clock.wall()
    if (held && held.lease_until - wall > LEASE / 2) return held
    const until = wall + LEASE
    if (held) {
      await store.write((tx) => operations.updateOperation(tx, (held as OperationRow).id, { lease_until: until }))
      held.lease_until = until
      return held
    }
    if (!(await operations.hasWaitingOperation(store.db, IMPORT, wall))) return null
    held = (await store.write((tx) => operations.leaseOperation(tx, IMPORT, { wall, until }))) ?? null
    return held
  }

  async function readNext(operation: OperationRow): Promise<ReadySlice | null> {
    const now = await operations.findOperation(store.db, operation.id)
    const list = now?.list_id
    if (!now || !list || !operations.openOperationStates.includes(now.status)) return null
    const { next: seq } = fromJson<ImportProgress>(now.progress)
    const data = await operations.findSlice(store.db, now.id, seq)
    if (data === undefined) return null
    const input = fromJson<ImportInput>(now.input)
    const known = await fieldsOfList(store.db, now.account_id, list)
    return { operation: now, input, list, seq, known, entries: readSlice(fromJson<ContactInput[]>(data), input, known) }
  }

  /** Does the slice, unless somebody else has done it meanwhile. */
  async function runSlice(tx: Db, slice: ReadySlice): Promise<void> {
    const fresh = await operations.findOperation(tx, slice.operation.id)
    const progress = fresh && fromJson<ImportProgress>(fresh.progress)
    if (!progress || progress.next !== slice.seq) return
    const outcome = await judge(tx, slice)
    await apply(tx, slice, outcome)
    await advance(tx, slice, progress, outcome)
  }

  async function judge(tx: Db, { operation, input, list, seq, known, entries }: ReadySlice): Promise<SliceOutcome> {
    const good = entries.filter((entry) => !(entry instanceof Fault)) as Exclude<SliceEntry, Fault>[]
    const holders = await findHolders(tx, list, good.flatMap((entry) => entry.keys))
    const ids = good.flatMap((entry) => holders.get(keyText(entry.compare)) ?? [])
    const stored = input.mode === 'update' ? await contactsByIds(tx, ids) : []
    // One number for each contact that may be new; those that are not used are lost, which harms nobody.
    let id = ids.length < good.length ? await takeContactIds(tx, good.length - ids.length) : 0
    return judgeSlice(entries, holders, new Map(stored.map((row) => [row.id, row])), {
      account: operation.account_id,
      list,
      rules: input,
      known,
      firstRow: seq * SLICE + 1,
      takeId: () => id++,
      now: clock.now(),
    })
  }

  async function apply(tx: Db, { operation, list, seq }: ReadySlice, outcome: SliceOutcome): Promise<void> {
    await insertContacts(tx, outcome.inserted)
    await updateContacts(tx, outcome.updated)
    await freeValues(tx, list, outcome.freed)
    await takeValues(tx, list, outcome.taken)
    await recordEvents(tx, outcome.events)
    if (outcome.lines !== '') await operations.insertResultPart(tx, operation.id, seq, outcome.lines)
    await operations.deleteSlice(tx, operation.id, seq)
  }

  async function advance(tx: Db, slice: ReadySlice, before: ImportProgress, { counts }: SliceOutcome): Promise<void> {
    const { operation, input } = slice
    const progress: ImportProgress = {
      imported: before.imported + counts.imported,
      updated: before.updated + counts.updated,
      ignored: before.ignored + counts.ignored,
      invalid: before.invalid + counts.invalid,
      next: before.next + 1,
    }
    const now = clock.now()
    const start = operation.start_date ?? now
    await operations.updateOperation(tx, operation.id, { status: 'processing', start_date: start, progress: toJson(progress) })
    if (progress.next < input.slices) return
    await finishOperation(tx, operation.id, now)
    if (input.callbackUrl !== null) await queueCallback(tx, callbackOf(operation, input.callbackUrl, progress, now))
  }

  function callbackOf(operation: OperationRow, url: string, progress: ImportProgress, at: number) {
    const { imported, updated, ignored, invalid } = progress
    const file = ignored + invalid > 0 ? `${config.publicUrl}/files/${sealToken(`import:${operation.id}`, linkSecret)}` : ''
    const body = { imported, updated, ignored, invalid, file }
    return { accountId: operation.account_id, name: 'importContacts.importFinished', url, body, at }
  }

  return async function step(): Promise<boolean> {
    const operation = await nextImport()
    if (!operation) return false
    // Requests that came in during the last slice go first.
    await setImmediate()
    const slice = await readNext(operation)
    // No slice: another process took the import over, and has come further.
    if (slice) await store.write((tx) => runSlice(tx, slice))
    if (!slice || slice.seq + 1 === slice.input.slices) held = null
    return true
  }
}
