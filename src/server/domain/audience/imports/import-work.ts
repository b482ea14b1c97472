// Works off imports. A slice is one transaction with everything that follows from it, so a crash at any
// point neither repeats nor loses a contact.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { insertContacts, updateContacts } from '../../../store/audience/contact-bulk.ts'
import { findHolders, freeValues, takeValues } from '../../../store/audience/contact-unique.ts'
import { holdContacts, takeContactIds } from '../../../store/audience/contacts.ts'
import { epochOf, holdEpoch } from '../../../store/epoch.ts'
import type { OperationRow } from '../../../store/operations/operations.ts'
import * as operations from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { Fault } from '../contacts/contact-input.ts'
import { keyText } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { columnNamer } from './import-file.ts'
import { type EndParts, endImport, IMPORT, type ImportInput, type ImportProgress, SLICE } from './import-record.ts'
import { judgeSlice, readSlice, type SliceEntry, type SliceItem, type SliceOutcome } from './import-slice.ts'

/** A slice that was read and checked, and waits for its transaction. */
interface ReadySlice {
  operation: OperationRow
  /** The account's epoch when it was read. */
  epoch: number
  input: ImportInput
  list: number
  seq: number
  known: ListFields
  entries: SliceEntry[]
}

export interface ImportParts extends EndParts {
  store: Store
  clock: Clock
  /** Milliseconds of wall time for which a process keeps an import to itself. */
  lease: number
}

/** Whether an import goes on: it was neither paused nor cancelled. */
const isAtWork = ({ status }: OperationRow) => ['queued', 'processing', 'executing'].includes(status)
/** Writes the contacts of a slice with their unique values and events. */
export async function writeSlice(tx: Db, list: number, outcome: SliceOutcome): Promise<void> {
  await insertContacts(tx, outcome.inserted)
  await updateContacts(tx, outcome.updated)
  await freeValues(tx, list, outcome.freed)
  await takeValues(tx, list, outcome.taken)
  await recordEvents(tx, outcome.events)
}

/** Makes the step that does one slice of some import and says whether there was one to do, and its end. */
export function createImportWork(parts: ImportParts) {
  const { store, clock, lease } = parts
  /** The import that this process works on, while its lease is good. */
  let held: OperationRow | null = null

  /** The import to work on next: the one in hand, or the oldest that nobody holds. */
  async function nextImport(): Promise<OperationRow | null> {
    const wall = clock.wall()
    if (held && held.lease_until - wall > lease / 2) return held
    const until = wall + lease
    if (held) {
      const mine = held
      const kept = await store.writeAlongside((tx) => operations.moveOperationLease(tx, mine, until))
      held = kept ? { ...mine, lease_until: until } : null
      if (held) return held
    }
    if (!(await operations.hasWaitingOperation(store.db, IMPORT, wall))) return null
    held = (await store.writeAlongside((tx) => operations.leaseOperation(tx, IMPORT, { wall, until }))) ?? null
    return held
  }

  async function readNext(operation: OperationRow): Promise<ReadySlice | null> {
    const epoch = await epochOf(store.db, operation.account_id)
    const now = await operations.findOperation(store.db, operation.id)
    const list = now?.list_id
    if (!now || !list || !isAtWork(now)) return null
    const { next: seq } = fromJson<ImportProgress>(now.progress)
    const data = await operations.findSlice(store.db, now.id, seq)
    if (data === undefined) return null
    const input = fromJson<ImportInput>(now.input)
    const known = await fieldsOfList(store.db, now.account_id, list)
    const items = fromJson<SliceItem[]>(data)
    const entries = readSlice(items, input, known, input.file ? columnNamer(input.file) : undefined)
    return { operation: now, epoch, input, list, seq, known, entries }
  }

  /** Does the slice, unless somebody else has done it meanwhile. */
  async function runSlice(tx: Db, slice: ReadySlice): Promise<void> {
    if ((await holdEpoch(tx, slice.operation.account_id)) !== slice.epoch) return
    const fresh = await operations.findOperation(tx, slice.operation.id)
    // Paused or cancelled since the last slice.
    if (!fresh || !isAtWork(fresh)) return
    const progress = fromJson<ImportProgress>(fresh.progress)
    if (progress.next !== slice.seq) return
    const outcome = await judge(tx, slice)
    await apply(tx, slice, outcome)
    await advance(tx, slice, progress, outcome)
  }

  async function judge(tx: Db, { operation, input, list, seq, known, entries }: ReadySlice): Promise<SliceOutcome> {
    const good = entries.filter((entry) => !(entry instanceof Fault)) as Exclude<SliceEntry, Fault>[]
    const holders = await findHolders(
      tx,
      list,
      good.flatMap((entry) => entry.keys),
    )
    const ids = good.flatMap((entry) => holders.get(keyText(entry.compare)) ?? [])
    const stored = input.mode === 'add' ? [] : await holdContacts(tx, ids)
    // One number for each contact that may be new; those that are not used are lost, which harms nobody.
    const numbers = await takeContactIds(tx, input.mode === 'update_only' ? 0 : good.length - ids.length)
    let next = 0
    return judgeSlice(entries, holders, new Map(stored.map((row) => [row.id, row])), {
      account: operation.account_id,
      list,
      rules: input,
      known,
      firstRow: seq * SLICE + 1,
      takeId: () => numbers[next++] as number,
      now: clock.now(),
    })
  }

  async function apply(tx: Db, { operation, list, seq }: ReadySlice, outcome: SliceOutcome): Promise<void> {
    await writeSlice(tx, list, outcome)
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
    await operations.updateOperation(tx, operation.id, {
      status: 'processing',
      start_date: start,
      progress: toJson(progress),
    })
    if (progress.next < input.slices) return
    await endImport(tx, parts, operation, input, {
      progress,
      hasLines: progress.ignored + progress.invalid > 0,
      at: now,
    })
  }

  async function step(): Promise<boolean> {
    const operation = await nextImport()
    if (!operation) return false
    // Requests that came in during the last slice go first.
    await setImmediate()
    const slice = await readNext(operation)
    // No slice: another process took the import over, and has come further.
    if (slice) await store.writeAlongside((tx) => runSlice(tx, slice))
    if (!slice || slice.seq + 1 === slice.input.slices) held = null
    return true
  }

  /** Another process may go on at once. */
  async function end(): Promise<void> {
    const mine = held
    held = null
    if (mine) await store.writeAlongside((tx) => operations.moveOperationLease(tx, mine, 0))
  }

  return { step, end }
}
