// The origin of a captured message, and its contact.
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import { findOrigin, type OriginRow } from '../../store/sandbox/captured-origins.ts'
import type { MessageOrigin } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'

/** What asked for a message. */
type CapturedSource = 'campaign' | 'automation' | 'code' | Exclude<MessageOrigin, 'verify'>

/** As far as it is known. */
export interface CapturedOrigin {
  type: CapturedSource
  automationId?: number | undefined
  flowId?: number | undefined
  alertId?: number | undefined
  listId?: number | undefined
  contactId?: number | undefined
  /** The request that asked for it, and its operation. */
  requestId?: string | undefined
  operation?: string | undefined
}

function sourceOf({ origin, automation_id }: OriginRow): CapturedSource {
  if (automation_id !== null) return 'automation'
  if (origin === null) return 'campaign'
  return origin === 'verify' ? 'code' : origin
}

export interface CapturedOrigins {
  /** Null when the message is gone. */
  of(row: Pick<CapturedRow, 'account_id' | 'message_id'>): Promise<CapturedOrigin | null>
}

export const createCapturedOrigins = ({ store }: { store: Store }): CapturedOrigins => ({
  async of({ account_id, message_id }): Promise<CapturedOrigin | null> {
    const row = await findOrigin(store.db, account_id, message_id)
    if (!row) return null
    return {
      type: sourceOf(row),
      automationId: row.automation_id ?? undefined,
      flowId: row.flow_id ?? undefined,
      alertId: (row.origin === 'alert' ? row.origin_id : null) ?? undefined,
      listId: row.list_id ?? undefined,
      contactId: row.contact_id ?? undefined,
      requestId: row.request_id ?? undefined,
      operation: row.operation_id ?? undefined,
    }
  },
})
