// Queued work as the API shows it. An operation that ends is kept for a time, in a list of its own: the specification
// has no state for it.

import { toJson } from '../../lib/json-text.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { OperationType } from '../../store/schema.ts'
import { isOpenOperation } from '../../store/states.ts'
import type { Db } from '../../store/store.ts'
import { notFound } from '../errors.ts'
import { type ActionParts, createOperationActions } from './actions.ts'
import { kindOf, type OperationProgress, workOf } from './kinds.ts'
import { createResultFiles, type LinkParts, type ResultFileParts, type ResultLink, resultLink } from './result-files.ts'

export type { OperationFilter } from '../../store/operations/operations.ts'
export type { OperationRow }

export interface NewOperation {
  /** The user who asked for it, or null. */
  userId: number | null
  /** Number taken beforehand with `takeOperationId`; without it, one is taken. */
  id?: number
  accountId: number
  listId: number | null
  type: OperationType
  /** The kind that works it off. */
  kind: string
  campaignId?: number | null
  /**
   * Operations of one queue are worked off one after another, in the order in which they were opened. Whoever opens one
   * holds what the queue is about.
   */
  queue?: string
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
    kind: operation.kind,
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
  const { accountId, queue } = operation
  if (queue !== undefined) await rows.enterQueue(tx, { account_id: accountId, operation_id: id, name: queue })
  return id
}

/** Ends an operation: it leaves the list of the API, and its queue. */
export async function finishOperation(tx: Db, id: number, at: number): Promise<void> {
  await rows.updateOperation(tx, id, { status: 'finished', ended: at, lease_until: 0 })
  await rows.leaveQueue(tx, id)
}

export interface ListedOperation extends OperationRow {
  campaign: { internal_name: string; hash: string } | undefined
}

/** An operation with how far it has come, and the link to its result file; null while it has none. */
export interface OperationDetail extends ListedOperation {
  progressed: OperationProgress
  file: ResultLink | null
}

export type Operations = ReturnType<typeof createOperations>

export function createOperations(parts: ActionParts & ResultFileParts & LinkParts) {
  const { store, clock, kinds, owner } = parts

  async function withCampaigns(account: number, found: readonly OperationRow[]): Promise<ListedOperation[]> {
    const ids = found.flatMap((row) => row.campaign_id ?? [])
    const names = await rows.campaignNames(store.db, account, ids)
    return found.map((row) => ({ ...row, campaign: names.get(row.campaign_id ?? 0) }))
  }

  async function progressOf(operation: OperationRow): Promise<OperationProgress> {
    const kind = kindOf(kinds, operation)
    if (kind) return kind.progressOf?.(workOf(operation)) ?? {}
    return (await owner.progressOf(store.db, operation)) ?? {}
  }

  /** A new link to what an operation that has ended left. */
  async function fileOf(operation: OperationRow): Promise<ResultLink | null> {
    const { id, account_id, status } = operation
    const kind = kindOf(kinds, operation)
    if (!kind?.resultFile(workOf(operation).input) || isOpenOperation(status) || !(await rows.hasResult(store.db, id)))
      return null
    return resultLink(parts, kind, operation, clock.now(account_id))
  }

  return {
    /** Approves, cancels, pauses or resumes operations. */
    act: createOperationActions(parts),

    /** The result file behind the token of its link; null when there is none, `ended` after its time. */
    openFile: createResultFiles(parts),

    /** Operations that match, with the campaign that they send. */
    async list(account: number, filter: rows.OperationFilter, page: PageRequest) {
      const found = await rows.listOperations(store.db, account, filter, page)
      return { total: found.total, items: await withCampaigns(account, found.items) }
    },

    /** One operation, whether it has ended or not; throws `not_found`. */
    async get(account: number, id: number): Promise<OperationDetail> {
      const row = await rows.findOperationOf(store.db, account, id)
      const [operation] = await withCampaigns(account, row ? [row] : [])
      if (!operation) throw notFound('operation', id)
      return { ...operation, progressed: await progressOf(operation), file: await fileOf(operation) }
    },

    /** How many operations that match have not ended, by status. */
    count: (account: number, filter: rows.OperationFilter) => rows.countOperations(store.db, account, filter),
  }
}
