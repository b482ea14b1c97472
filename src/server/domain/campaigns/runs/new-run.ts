// Creates the records of a send, ordered by a request or started by a feed: the operation that the API shows, and the
// run.
import { toJson } from '../../../lib/json-text.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { insertRun } from '../../../store/campaigns/runs.ts'
import { insertOperation, takeOperationId } from '../../../store/operations/operations.ts'
import type { Db } from '../../../store/store.ts'
import { operationTypeOf } from '../channels/channels.ts'
import type { RunAudience } from './plan.ts'

export interface NewRun {
  listId: number
  audience: RunAudience
  /** RunOptions as JSON. */
  options: string
}

/** Queues the operation that the API shows for the sends of a campaign; returns its id. */
export async function queueOperation(
  tx: Db,
  campaign: CampaignRow,
  { listId, createdBy, now, startDate }: { listId: number; createdBy: number; now: number; startDate: number | null },
): Promise<number> {
  const id = await takeOperationId(tx)
  await insertOperation(tx, {
    id,
    account_id: campaign.account_id,
    list_id: listId,
    type: operationTypeOf(campaign.channel),
    kind: null,
    status: 'queued',
    input: '{}',
    progress: '{}',
    campaign_id: campaign.id,
    created_by: createdBy,
    lease_until: 0,
    created: now,
    start_date: startDate,
    ended: null,
  })
  return id
}

/** Writes down a run, which the work loop plans unless it is for later; returns its id. */
export function insertNewRun(
  tx: Db,
  campaign: CampaignRow,
  {
    listId,
    audience,
    options,
    operationId,
    now,
    isLater,
  }: NewRun & { operationId: number; now: number; isLater: boolean },
): Promise<number> {
  return insertRun(tx, {
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    list_id: listId,
    channel: campaign.channel,
    state: isLater ? 'scheduled' : 'planning',
    audience: toJson(audience),
    options,
    operation_id: operationId,
    first_message_id: 0,
    planned: 0,
    accepted: 0,
    failed: 0,
    skipped: 0,
    cancelled: 0,
    unknown: 0,
    created: now,
    started: null,
    ended: null,
  })
}
