// The email about a webhook that its receiver disabled.
import type { Clock } from '../../lib/clock.ts'
import { usersToTell } from '../../store/accounts/users.ts'
import type { AnyWebhookRow } from '../../store/hooks/webhook-states.ts'
import type { Db } from '../../store/store.ts'

/** Writes an email to users of an account, in the transaction of what it is about. */
export type TellUsers = (
  tx: Db,
  notice: {
    account: number
    users: readonly number[]
    senderId: null
    subject: string
    text: string
    link: string
    now: number
  },
) => Promise<void>

/** Tells all active users of the account. */
export async function tellDisabled(
  tx: Db,
  { id, account_id: account, url }: AnyWebhookRow,
  { clock, tellUsers }: { clock: Clock; tellUsers: TellUsers },
): Promise<void> {
  const subject = `Webhook ${id} is disabled`
  const text = [
    `The receiver of webhook ${id} answered 410 Gone, which says that it wants no more calls: ${url}`,
    'Its calls are held from now on. Enable the webhook with the status "active" in the API, or in the console, to get them; delete it if you no longer need it.',
    '',
  ].join('\n\n')
  const users = await usersToTell(tx, account, 0)
  await tellUsers(tx, { account, users, senderId: null, subject, text, link: '', now: clock.now(account) })
}
