// What other operations keep of people who are forgotten: slices of imports, result files, requests, and snapshots of
// the account.

import { fromJson, toJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import * as rows from '../../../store/audience/erasure/operations.ts'
import { sendsOfCampaigns } from '../../../store/insight/report-facts.ts'
import { deleteSlices, updateOperation } from '../../../store/operations/operations.ts'
import { deleteSnapshot } from '../../../store/sandbox/snapshots.ts'
import type { OperationType } from '../../../store/schema.ts'
import { isOpenOperation } from '../../../store/states.ts'
import type { Db } from '../../../store/store.ts'
import type { BadRow } from '../../operations/slices.ts'
import { IMPORT_KIND } from '../imports/import-record.ts'
import type { SliceItem } from '../imports/import-slice.ts'
import type { DataSubjects } from './data-subjects.ts'
import { lookedOnly, type Stage, type StageDeps } from './stage.ts'

type Change = (tx: Db) => Promise<void>

const forgottenRow: BadRow = { fault: 'belongs to somebody who was forgotten' }

/** The slice of an import without them; their rows keep their places, since the result names them by number. */
function sliceWithout(data: string, whom: DataSubjects): string {
  const items = fromJson<SliceItem[]>(data)
  return toJson(items.map((item) => (whom.isNamed(toJson(item)) ? forgottenRow : item)))
}

/** Changes of the parts that name them. */
async function changesOfParts(
  db: Db,
  table: 'operation_slice' | 'result_part',
  { id, kind }: rows.OperationToErase,
  whom: DataSubjects,
): Promise<Change[]> {
  const changes: Change[] = []
  const turn = createLoopTurn()
  const pause = async () => void (await turn())
  const cut = table === 'operation_slice' && kind === IMPORT_KIND ? sliceWithout : (data: string) => whom.without(data)
  for (let part = await rows.nextPart(db, table, id, -1); part; part = await rows.nextPart(db, table, id, part.seq)) {
    const { seq, data } = part
    if (!(await whom.isNamedIn(data, pause))) continue
    const changed = { operation: id, seq, data: cut(data, whom) }
    changes.push((tx) => rows.updatePart(tx, table, changed))
  }
  return changes
}

/** The stored request of an operation. After its end, the values and the selection of contacts are no longer needed. */
function inputWithout(input: string, isOpen: boolean, whom: DataSubjects): string {
  if (isOpen) return whom.without(input)
  const { patch: _patch, condition: _condition, ...rest } = fromJson<Record<string, unknown>>(input)
  return whom.without(toJson(rest))
}

/** Their result is a copy of contacts. */
const copies: ReadonlySet<OperationType> = new Set(['export_contacts', 'export_reports', 'advanced_report'])

/** The lists that an operation is about; a report of several names them in its input. */
const listsOf = ({ list_id, input }: rows.OperationToErase): readonly number[] =>
  list_id === null ? (fromJson<{ lists?: number[] }>(input).lists ?? []) : [list_id]

/**
 * Whether a copy may contain contacts of their lists. Some older reports of campaigns did not store their sends; for
 * them, all lists of their campaigns count.
 */
async function mayShowThem(db: Db, whom: DataSubjects, found: rows.OperationToErase): Promise<boolean> {
  const isTheirs = (list: number) => whom.lists.has(list)
  if (listsOf(found).some(isTheirs)) return true
  const { campaigns = [], campaignsOf } = fromJson<{ campaigns?: number[]; campaignsOf?: unknown }>(found.input)
  if (found.type !== 'advanced_report' || campaignsOf !== undefined || campaigns.length === 0) return false
  return (await sendsOfCampaigns(db, whom.account, campaigns)).some(({ list_id }) => isTheirs(list_id))
}

/**
 * In a copy of contacts, nothing tells for certain whose a line is: it goes as a whole, and an operation that is still
 * writing one ends.
 */
async function changesOf({ db, subjects, now }: StageDeps, found: rows.OperationToErase): Promise<Change[]> {
  const { id, type, status, input } = found
  const isOpen = isOpenOperation(status)
  const changes = await changesOfParts(db, 'operation_slice', found, subjects)
  if (!copies.has(type)) changes.push(...(await changesOfParts(db, 'result_part', found, subjects)))
  else if ((await mayShowThem(db, subjects, found)) && (await rows.nextPart(db, 'result_part', id, -1))) {
    changes.push((tx) => rows.deleteResult(tx, id))
    if (isOpen)
      changes.push(async (tx) => {
        await deleteSlices(tx, id)
        await updateOperation(tx, id, { status: 'canceled', ended: now, lease_until: 0 })
      })
  }
  const kept = inputWithout(input, isOpen, subjects)
  if (kept !== input) changes.push((tx) => updateOperation(tx, id, { input: kept }))
  return changes
}

/** Other operations, one at a time. */
export const operations: Stage = async (parts, after) => {
  const found = await rows.nextOperation(parts.db, parts.subjects.account, after)
  if (!found) return lookedOnly(null)
  if (found.id === parts.operation) return lookedOnly(found.id)
  const changes = await changesOf(parts, found)
  return {
    next: found.id,
    async apply(tx) {
      for (const change of changes) await change(tx)
    },
  }
}

/** Waits for a snapshot that is being taken of what is gone by now. */
export const snapshotsUnderWay: Stage = async ({ subjects }) => ({
  next: null,
  apply: (tx) => rows.oneSnapshotAtATime(tx, subjects.account),
})

async function namesThem(db: Db, snapshot: number, whom: DataSubjects): Promise<boolean> {
  const turn = createLoopTurn()
  const pause = async () => void (await turn())
  for (let seq = 0; ; seq++) {
    const data = await rows.snapshotPart(db, snapshot, seq)
    if (data === undefined) return false
    if (await whom.isNamedIn(data, pause)) return true
  }
}

/** Snapshots in which they are: such a snapshot goes as a whole, since to restore it would bring them back. */
export const snapshots: Stage = async ({ db, subjects }) => {
  const found: number[] = []
  for (const id of await rows.snapshotsOf(db, subjects.account)) if (await namesThem(db, id, subjects)) found.push(id)
  return {
    next: null,
    async apply(tx) {
      for (const id of found) await deleteSnapshot(tx, subjects.account, id)
    },
  }
}
