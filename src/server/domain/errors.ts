// The refusals of the domain, independent of any protocol. Each door has the table that turns a code into its
// answer: contract/error-table.ts into a status, soap/errors.ts into an error code or a fault, smtp/replies.ts into
// a reply.

export type ErrorCode =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'too_large'
  | 'invalid'
  | 'rate_limited'
  | 'not_implemented'
  | 'unavailable'

/** The reasons for a conflict. An operation lists its own in `x-conflicts` of the contract (M-152). */
export const conflictReasons = [
  'account_not_empty',
  'account_too_large',
  'address_forgotten',
  'automation_in_use',
  'campaign_in_progress',
  'campaign_not_sendable',
  'campaign_sent_last_30_days',
  'client_already_enabled',
  'client_is_being_enabled',
  'clock_put_back',
  'cname_exists',
  'contact_not_confirmable',
  'delivery_under_way',
  'domain_already_defined',
  'domain_exists',
  'domain_list_required',
  'double_optin_too_often',
  'event_exists',
  'field_in_use',
  'goal_limit_reached',
  'has_automations',
  'has_campaigns_last_thirty_days',
  'has_queued_campaigns',
  'has_push_app',
  'has_queued_operations',
  'has_web_push_site',
  'idempotency_answer_lost',
  'idempotency_in_progress',
  'invalid_segment_type',
  'last_admin',
  'list_limit_reached',
  'message_gone',
  'name_already_exists',
  'name_taken',
  'no_such_event',
  'no_such_link',
  'none_pending',
  'not_scheduled',
  'nothing_failed',
  'option_exists',
  'product_already_exists',
  'request_ended',
  'segment_exists',
  'sender_exists',
  'sender_in_use',
  'sender_missing',
  'sender_not_active',
  'snapshot_exists',
  'snapshot_outdated',
  'tag_exists',
  'tag_in_use',
  'too_many_faults',
  'too_many_snapshots',
  'too_many_streams',
  'template_in_use',
  'unique_field_in_use',
  'unremovable_entry',
  'used_in_automations',
  'username_exists',
  'webhook_exists',
  'webhook_limit_reached',
] as const

export type ConflictReason = (typeof conflictReasons)[number]

/** Place or reason, and its text or data. */
export type ErrorDetails = Record<string, unknown>

/** A refusal that the caller can do something about; `message` says what. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** The error for a record that does not exist in this account; it may exist in another one. */
export const notFound = (what: string, id: string | number) =>
  new DomainError('not_found', `${what[0]?.toUpperCase()}${what.slice(1)} ${id} was not found in this account.`)

/**
 * The value at this place is not accepted; `text` says what would be. A place is the path to a member of the input,
 * in names of the domain: `senderId`, `content.body`, `notify.0`. Each door knows what its clients call it.
 */
export const invalid = (place: string, text: string) =>
  new DomainError('invalid', `${place} ${text}`, { [place]: text })

/** The request conflicts with what is stored. `reason` is the key that callers test for. */
export const conflict = (reason: ConflictReason, text: string, data: ErrorDetails = {}) =>
  new DomainError('conflict', text, { [reason]: text, ...data })

/** Something was done too often; `seconds` says when it may be done again. */
export const tooOften = (text: string, seconds: number) => new DomainError('rate_limited', text, { seconds })

/** The seconds after which a refused caller may try again; null when the refusal does not say. */
export function secondsToWait({ code, details }: DomainError): number | null {
  const seconds = code === 'rate_limited' ? details?.['seconds'] : undefined
  return typeof seconds === 'number' ? seconds : null
}
