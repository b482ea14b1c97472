// The SOAP column of the table of errors: maps the refusals of the domain to error codes and faults (O-003).
import type { SoapErrorCode } from '../../../generated/soap-v2/types.ts'
import { DomainError, type ErrorCode } from '../domain/errors.ts'

/** The codes of the contract, and those with the number of a field in place of XX. */
export type AnyErrorCode = SoapErrorCode | `EXTRA_FIELD_${number}_ALREADY_EXISTS`

/** Refuses a call: the answer is the code. */
export class Refusal extends Error {
  readonly code: AnyErrorCode

  constructor(code: AnyErrorCode) {
    super(code)
    this.code = code
  }
}

/** Places of `invalid`, in the words of the REST twins; the first that fits counts. */
const places: readonly (readonly [pattern: RegExp, code: SoapErrorCode])[] = [
  [/^body\.base\.email$/, 'EMAIL_ADDRESS_INVALID'],
  [/^body\.segments\.data$/, 'EMAIL_ADDRESS_INVALID'],
  [/^body\.base\./, 'SUBSCRIBER_FORMAT_ERROR'],
  [/^body\.extra/, 'INVALID_EXTRA_FIELD'],
  [/^body\.compare_field$/, 'NO_COMPARE_FIELD'],
  [/^body\.(sender_id|reply_to)$/, 'INVALID_FROM'],
  [/^body\.content\.url$/, 'INVALID_URL'],
  [/^body\.content\.file$/, 'INVALID_FILE'],
  [/^body\.content\.body$|^body\.subject$/, 'INVALID_MESSAGE'],
  [/^path\.campaign_hash$/, 'CANNOT_EDIT_CAMPAIGN'],
  [/^body\.list_id$|^path\.list_id$/, 'LIST_NOT_FOUND'],
  [/^body\.(internal_name|public_name)$/, 'NAME_MISSING'],
  [/^body\.name$/, 'FIELD_NAME_MISSING'],
  [/^body\.format$/, 'INVALID_TYPE'],
]

/** Reasons of `conflict`. */
const reasons: Readonly<Record<string, SoapErrorCode>> = {
  has_queued_operations: 'IN_USE',
  has_campaigns_last_thirty_days: 'IN_USE',
  campaign_in_progress: 'CANNOT_EDIT_CAMPAIGN',
  campaign_not_sendable: 'CAMPAIGN_NOT_VALID',
  campaign_sent_last_30_days: 'CANNOT_BE_DELETED',
  sender_missing: 'INVALID_FROM',
  sender_not_active: 'INVALID_FROM',
  sender_exists: 'EMAIL_ALREADY_EXISTS',
}

const takenFields: Readonly<Record<string, SoapErrorCode>> = {
  email: 'EMAIL_ALREADY_EXISTS',
  cellphone: 'CELLPHONE_ALREADY_EXISTS',
  phone: 'TELEPHONE_ALREADY_EXISTS',
  first_name: 'FIST_NAME_ALREADY_EXISTS',
  last_name: 'LAST_NAME_ALREADY_EXISTS',
  birth_date: 'BIRTH_DATE_ALREADY_EXISTS',
}

/** The code for the value of a unique field that another contact already has. */
function takenCode(fieldId: string): AnyErrorCode {
  return takenFields[fieldId] ?? `EXTRA_FIELD_${Number(fieldId)}_ALREADY_EXISTS`
}

function codeOfDetails({ code, details = {} }: DomainError): AnyErrorCode | undefined {
  if (code === 'conflict' && 'unique_field_in_use' in details) return takenCode(String(details['field_id']))
  const [key = ''] = Object.keys(details)
  if (code === 'conflict') return reasons[key]
  return code === 'invalid' ? places.find(([pattern]) => pattern.test(key))?.[1] : undefined
}

/** The code that answers a refusal of the domain; undefined when the answer is a fault. */
export function codeOf(error: DomainError): AnyErrorCode | undefined {
  if (error.code === 'unauthorized') return 'INVALID'
  if (error.code === 'forbidden') return 'NO_ACCESS'
  return codeOfDetails(error)
}

/** Runs a step; a refusal of the domain with one of these codes, or at this place, becomes the error code beside it. */
export async function orRefuse<T>(
  codes: Partial<Record<ErrorCode | 'path.campaign_hash', SoapErrorCode>>,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [place] = Object.keys(error.details ?? {})
    const code = codes[error.code] ?? (place === 'path.campaign_hash' ? codes[place] : undefined)
    throw code ? new Refusal(code) : error
  }
}

/** What a fault says: whose it is, and the status of HTTP, which is 500 but for limits of the transport. */
export const faults: Readonly<Record<ErrorCode | 'internal', { code: 'Client' | 'Server'; status: number }>> = {
  malformed: { code: 'Client', status: 500 },
  unauthorized: { code: 'Client', status: 500 },
  forbidden: { code: 'Client', status: 500 },
  not_found: { code: 'Client', status: 500 },
  timeout: { code: 'Server', status: 500 },
  conflict: { code: 'Client', status: 500 },
  too_large: { code: 'Client', status: 413 },
  invalid: { code: 'Client', status: 500 },
  rate_limited: { code: 'Client', status: 429 },
  internal: { code: 'Server', status: 500 },
  not_implemented: { code: 'Server', status: 500 },
  unavailable: { code: 'Server', status: 503 },
}
