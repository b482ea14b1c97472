// Queued work as the API shows it. An operation that ends is kept and no longer listed: the contract has
// no state for it.

import { toJson } from '../../lib/json-text.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { OperationType } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { type ActionParts, createOperationActions } from './actions.ts'
import { createResultFiles, type ResultFileParts } from './result-files.ts'

export type { OperationRow }

export interface NewOperation {
  /** The user who asked for it, or null. */
  userId: number | null
  /** Number taken beforehand with `takeOperationId`; without it, one is taken. */
  id?: number
  accountId: number
  listId: number | null
  type: OperationType
  campaignId?: number | null
  input?: unknown
  progress?: unknown
  at: number
}

/** Queues an operation; returns its id. */
export async function openOperation(tx: Db, operation: NewOperation): Promise<number> {
  const id = operation.id ?? (await rows.takeOperationId(tx))
  await rows.insertOperation(tx, {
    id,
    account_id: operation.accountId,
    list_id: operation.listId,
    type: operation.type,
    status: 'queued',
    input: toJson(operation.input ?? {}),
    progress: toJson(operation.progress ?? {}),
    campaign_id: operation.campaignId ?? null,
    created_by: operation.userId ?? 0,
    lease_until: 0,
    created: operation.at,
    start_date: null,
    ended: null,
  })
  return id
}

/** Ends an operation: it leaves the list of the API. */
export const finishOperation = (tx: Db, id: number, at: number) =>
  rows.updateOperation(tx, id, { status: 'finished', ended: at, lease_until: 0 })

export interface ListedOperation extends rows.OpenOperation {
  campaign: { internal_name: string; hash: string } | undefined
}

export type Operations = ReturnType<typeof createOperations>

export function createOperations(parts: ActionParts & ResultFileParts) {
  const { store } = parts
  return {
    /** Approves, cancels, pauses or resumes operations. */
    act: createOperationActions(parts),

    /** The result file behind the token of its link; null when there is none. */
    openFile: createResultFiles(parts),

    /** Operations that have not ended, with the campaign that they send. */
    async list(account: number, filter: Parameters<typeof rows.listOperations>[2], page: PageRequest) {
      const found = await rows.listOperations(store.db, account, filter, page)
      const names = await rows.campaignNames(
        store.db,
        account,
        found.items.flatMap((row) => row.campaign_id ?? []),
      )
      const items = found.items.map((row): ListedOperation => ({ ...row, campaign: names.get(row.campaign_id ?? 0) }))
      return { total: found.total, items }
    },
  }
}
