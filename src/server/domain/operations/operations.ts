// Queued work as the API shows it. An operation that ends is kept and no longer listed: the contract has
// no state for it.

import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { createOperationActions } from './actions.ts'

export type { OperationRow }

export interface NewOperation {
  /** Number taken beforehand with `takeOperationId`; without it, one is taken. */
  id?: number
  accountId: number
  listId: number | null
  /** An operation type of the contract. */
  type: string
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
    // Keys belong to accounts, not to users (M-029).
    created_by: 0,
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

export interface ListedOperation extends OperationRow {
  campaign: { internal_name: string; hash: string } | undefined
}

export type Operations = ReturnType<typeof createOperations>

export function createOperations({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Approves, cancels, pauses or resumes operations. */
    act: createOperationActions({ store, clock }),

    /** Operations that have not ended, with the campaign that they send. */
    async list(account: number, filter: { type?: string | undefined; status?: string | undefined }, page: PageRequest) {
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
