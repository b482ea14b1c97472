// What sent a captured message, as far as the records still say it.
import type { MessageOrigin } from '../schema.ts'
import type { Db } from '../store.ts'

/** Where a message comes from. */
export interface OriginRow {
  list_id: number | null
  contact_id: number | null
  campaign_id: number | null
  origin: MessageOrigin | null
  origin_id: number | null
  /** The flow of the run that sent it. */
  flow_id: number | null
  automation_id: number | null
  /** The request that asked for it, and its operation. */
  request_id: string | null
  operation_id: string | null
}

/** Undefined when the message is gone. */
export function findOrigin(db: Db, account: number, message: number): Promise<OriginRow | undefined> {
  return db
    .selectFrom('message')
    .leftJoin('transactional_message as single', 'single.message_id', 'message.id')
    .leftJoin('flow_run', (join) => join.onRef('flow_run.id', '=', 'single.origin_id').on('single.origin', '=', 'flow'))
    .leftJoin('automation_message', 'automation_message.message_id', 'message.id')
    .leftJoin('automation_run', 'automation_run.id', 'automation_message.run_id')
    .select([
      'message.list_id',
      'message.contact_id',
      'message.campaign_id',
      'single.origin',
      'single.origin_id',
      'single.request_id',
      'single.operation_id',
      'flow_run.flow_id',
      'automation_run.automation_id',
    ])
    .where('message.id', '=', message)
    .where('message.account_id', '=', account)
    .limit(1)
    .executeTakeFirst()
}
