// Programs that load pictures and follow links ahead of their readers: filters, previews, mail providers. Reports count them
// apart, and nothing else happens: no activity, no webhook, no automation, no flow.
import { addReaction } from '../../../store/messages/transactional.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { countOnce, repeatLimits } from '../../events/repeat-limits.ts'
import { recordReaction } from './reaction-events.ts'

/** Counts what a program did with a message at `now`, milliseconds, unless it is a repetition. */
export async function noteMachine(tx: Db, message: MessageRow, what: 'open' | 'click', now: number): Promise<void> {
  if (!(await countOnce(tx, message, `machine ${what}`, repeatLimits.reaction, now))) return
  if (message.campaign_id === null) await addReaction(tx, message.id, `machine_${what}s`)
  else await recordReaction(tx, message, `machine_${what}`, now)
}
