// What a channel is given for one attempt to send a single message.
import type { Clock } from '../../../lib/clock.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { TransactionalRow } from '../../../store/messages/transactional.ts'
import type { LeasedMessage } from '../../../store/sending/campaign-ledger.ts'
import type { Store } from '../../../store/store.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Carriers } from '../../sending/carrier.ts'
import type { Receipts } from '../../sending/receipts.ts'
import type { ComposeSource } from '../registered/copy.ts'
import type { FileDeps } from './attached-files.ts'

export interface MessageDeps extends FileDeps {
  store: Store
  clock: Clock
  carriers: Carriers
  trackingLinks: TrackingLinks
  composeSource: ComposeSource
  receipts: Pick<Receipts, 'takeWith'>
}

/** What a channel needs for one attempt. */
export interface Attempt {
  parts: MessageDeps
  message: LeasedMessage
  row: TransactionalRow
  kind: AccountKind
  /** Whether it has its turn among the emails with files in memory. */
  isCarrying: boolean
  /** The sender that the message names, if it is still there. */
  sender(channel: 'email' | 'cellphone'): Promise<SenderRow | undefined>
}
