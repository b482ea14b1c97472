// Queued work as the API shows it. An operation that ends is kept for a time, in a separate list: the specification has
// no state for it.

import { toJson } from '../../lib/json-text.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { OperationStatus } from '../../store/schema/audience.ts'
import type { OperationType } from '../../store/schema.ts'
import { isOpenOperation } from '../../store/states.ts'
import type { Db } from '../../store/store.ts'
import { hasHeldWork } from '../../store/timers/quarantine.ts'
import { notFound } from '../errors.ts'
import { type ActionDeps, type ActionResult, createOperationActions } from './actions.ts'
import { kindOf, type OperationProgress, workOf } from './kinds.ts'
import {
  createResultFiles,
  type LinkOptions,
  type ResultFile,
  type ResultFileDeps,
  type ResultLink,
  resultLink,
} from './result-files.ts'
import type { OperationAction } from './states.ts'

export type { OperationFilter } from '../../store/operations/operations.ts'

/** What the API says of an operation with work that is set aside. */
const SET_ASIDE =
  'Set aside: the platform failed each time that it worked on this. The operator of the platform can release it; you can cancel it.'

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
   * Operations of one queue run one after another, in the order in which they were opened. The caller locks the object
   * of the queue.
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
export async function finishOperation(
  tx: Db,
  id: number,
  at: number,
  status: 'finished' | 'error' = 'finished',
): Promise<void> {
  await rows.updateOperation(tx, id, { status, ended: at, lease_until: 0 })
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

export interface Operations {
  /** Approves, cancels, pauses or resumes operations. */
  act(account: number, action: OperationAction, ids: readonly number[]): Promise<ActionResult>
  /** The result file behind the token of its link; null when there is none, `ended` after its time. */
  openFile(token: string): Promise<ResultFile | 'ended' | null>
  /** Operations that match, with the campaign that they send. */
  list(account: number, filter: rows.OperationFilter, page: PageRequest): Promise<Page<ListedOperation>>
  /** One operation, whether it has ended or not; throws `not_found`. */
  get(account: number, id: number): Promise<OperationDetail>
  /** How many operations that match have not ended, by status. */
  count(account: number, filter: rows.OperationFilter): Promise<Partial<Record<OperationStatus, number>>>
}

export function createOperations(parts: ActionDeps & ResultFileDeps & LinkOptions): Operations {
  const { store, clock, kinds, owner } = parts

  async function withCampaigns(account: number, found: readonly OperationRow[]): Promise<ListedOperation[]> {
    const ids = found.flatMap((row) => row.campaign_id ?? [])
    const names = await rows.campaignNames(store.db, account, ids)
    return found.map((row) => ({ ...row, campaign: names.get(row.campaign_id ?? 0) }))
  }

  async function progressOf(operation: OperationRow): Promise<OperationProgress> {
    const kind = kindOf(kinds, operation)
    const own = kind ? kind.progressOf?.(workOf(operation)) : await owner.progressOf(store.db, operation)
    return { ...own, ...((await hasHeldWork(store.db, operation.id)) && { problem: SET_ASIDE }) }
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
    act: createOperationActions(parts),

    openFile: createResultFiles(parts),

    async list(account, filter, page) {
      const found = await rows.listOperations(store.db, account, filter, page)
      return { total: found.total, items: await withCampaigns(account, found.items) }
    },

    async get(account, id): Promise<OperationDetail> {
      const row = await rows.findOperationOf(store.db, account, id)
      const [operation] = await withCampaigns(account, row ? [row] : [])
      if (!operation) throw notFound('operation', id)
      return { ...operation, progressed: await progressOf(operation), file: await fileOf(operation) }
    },

    count: (account, filter) => rows.countOperations(store.db, account, filter),
  }
}
