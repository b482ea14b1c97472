// What a channel is given for one attempt to send a single message.
import type { Clock } from '../../../lib/clock.ts'
import type { Turnstile } from '../../../lib/turnstile.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { TransactionalRow } from '../../../store/messages/transactional.ts'
import type { LeasedMessage } from '../../../store/sending/messages.ts'
import type { Store } from '../../../store/store.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Carriers } from '../../sending/carrier.ts'
import type { Receipts } from '../../sending/receipts.ts'
import type { ComposeSource } from '../registered/copy.ts'

/** Fetches a file from an address of a customer. Implemented in channels/http. */
export type FetchFile = (kind: AccountKind, url: string, maxBytes: number) => Promise<Buffer>

/** Files for mails that are fetched at once, of all accounts and of each. */
export const FILES_AT_ONCE = { all: 64, each: 16 }

export interface MessageParts {
  store: Store
  clock: Clock
  carriers: Carriers
  trackingLinks: TrackingLinks
  fetchFile: FetchFile
  /** Lets the accounts fetch files in turn. */
  fetching: Turnstile
  composeSource: ComposeSource
  receipts: Pick<Receipts, 'takeWith'>
}

/** What a channel needs for one attempt. */
export interface Attempt {
  parts: MessageParts
  message: LeasedMessage
  row: TransactionalRow
  kind: AccountKind
  /** The sender that the message names, if it is still there. */
  sender(channel: 'email' | 'cellphone'): Promise<SenderRow | undefined>
}
