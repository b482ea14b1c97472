import type { Db } from '../store.ts'

const telling = [
  'list',
  'sender',
  'campaign',
  'webhook',
  'suppression',
  'transactional_message',
  'transactional_webhook',
  'message_template',
  'mobile_app',
  'alert_template',
  'captured_message',
] as const

/** Whether the account has nothing that its owner would miss. */
export async function isAccountEmpty(db: Db, account: number): Promise<boolean> {
  for (const table of telling) {
    const row = await db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', account)
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/** Numbers of a campaign's messages that a carrier accepted, in the order of its recipients. */
export async function acceptedMessages(db: Db, account: number, campaign: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('run', 'run.id', 'message.run_id')
    .select('message.id')
    .where('run.account_id', '=', account)
    .where('run.campaign_id', '=', campaign)
    .where('message.state', '=', 'accepted')
    .orderBy('message.id')
    .execute()
  return rows.map((row) => row.id)
}
