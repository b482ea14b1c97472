// Finds automations, with what they do.
import { type AutomationRow, findAutomation, findVersion, holdAutomation } from '../../store/automations/automations.ts'
import type { Db } from '../../store/store.ts'
import { notFound } from '../errors.ts'
import type { StoredAction } from './actions.ts'
import type { Trigger } from './triggers.ts'
import { contentOf } from './versions.ts'

/** An automation with what its present version does. */
export interface AutomationDetail {
  row: AutomationRow
  triggers: readonly Trigger[]
  actions: readonly StoredAction[]
}

/** The automation of this account; throws `not_found`. */
export async function requireAutomation(db: Db, account: number, id: number): Promise<AutomationRow> {
  const row = await findAutomation(db, account, id)
  if (!row) throw notFound('automation', id)
  return row
}

/** The automation with this number, locked for a change; throws `not_found`. */
export async function requireHeldAutomation(tx: Db, account: number, id: number): Promise<AutomationRow> {
  const row = await holdAutomation(tx, account, id)
  if (!row) throw notFound('automation', id)
  return row
}

/** The automation with its present version. */
export async function detailOf(db: Db, row: AutomationRow): Promise<AutomationDetail> {
  const version = await findVersion(db, row.id, row.version)
  if (!version) throw new Error(`Automation ${row.id} has no version ${row.version}`)
  return { row, ...contentOf(version) }
}

/** The automation as it was in a version; throws `not_found` for one that it never had. */
export async function detailOfVersion(db: Db, row: AutomationRow, number: number): Promise<AutomationDetail> {
  const version = await findVersion(db, row.id, number)
  if (!version) throw notFound('version', number)
  return { row: { ...row, version: number }, ...contentOf(version) }
}
