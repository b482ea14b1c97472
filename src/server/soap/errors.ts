// The SOAP column of the table of errors: maps the refusals of the domain to error codes and faults (O-003).
import type { SoapErrorCode } from '../../../generated/soap-v2/types.ts'
import { type ConflictReason, DomainError, type ErrorCode } from '../domain/errors.ts'
import { entryOf } from './options.ts'

/** The codes of the contract, and those with the number of a field in place of XX. */
export type AnyErrorCode = SoapErrorCode | `EXTRA_FIELD_${number}_ALREADY_EXISTS`

/** Refuses a call: the answer is the code. */
export class Refusal extends Error {
  readonly code: AnyErrorCode
  /** The answer is a list that holds the error, because programs look for it in the first element. */
  readonly inList: boolean

  constructor(code: AnyErrorCode, { inList = false } = {}) {
    super(code)
    this.code = code
    this.inList = inList
  }
}

type CodesByPlace = Readonly<Record<string, SoapErrorCode>>

/** The codes for `invalid` by its place: by the whole place, by `*.` and its last name, or by its first name. */
const places: CodesByPlace = {
  'base.email': 'EMAIL_ADDRESS_INVALID',
  base: 'SUBSCRIBER_FORMAT_ERROR',
  extra: 'INVALID_EXTRA_FIELD',
  'segments.data': 'EMAIL_ADDRESS_INVALID',
  compareField: 'NO_COMPARE_FIELD',
  senderId: 'INVALID_FROM',
  groupId: 'GROUP_NOT_FOUND',
  replyTo: 'INVALID_FROM',
  'content.url': 'INVALID_URL',
  'content.file': 'INVALID_FILE',
  'content.body': 'INVALID_MESSAGE',
  subject: 'INVALID_MESSAGE',
  campaignHash: 'CANNOT_EDIT_CAMPAIGN',
  listId: 'LIST_NOT_FOUND',
  tagId: 'TAG_NOT_FOUND',
  tags: 'TAG_NOT_FOUND',
  internalName: 'NAME_MISSING',
  publicName: 'NAME_MISSING',
  name: 'FIELD_NAME_MISSING',
  format: 'INVALID_TYPE',
}

/** The first place or reason in the details. */
const firstDetail = ({ details = {} }: DomainError): string => Object.keys(details)[0] ?? ''

function codeAt(codes: CodesByPlace, error: DomainError): SoapErrorCode | undefined {
  if (error.code !== 'invalid') return undefined
  const place = firstDetail(error)
  const names = place.split('.')
  return entryOf(codes, place) ?? entryOf(codes, `*.${names.at(-1)}`) ?? entryOf(codes, names[0] as string)
}

/** The codes for `conflict` by its reason. */
const reasons: Readonly<Partial<Record<ConflictReason, SoapErrorCode>>> = {
  address_forgotten: 'EMAIL_ADDRESS_INVALID',
  has_queued_operations: 'IN_USE',
  has_automations: 'IN_USE',
  has_campaigns_last_thirty_days: 'IN_USE',
  automation_in_use: 'IN_USE',
  field_in_use: 'IN_USE',
  used_in_automations: 'IN_USE',
  has_queued_campaigns: 'IN_USE',
  invalid_segment_type: 'CANNOT_BE_DELETED',
  segment_exists: 'SEGMENT_ALREADY_EXISTS',
  campaign_in_progress: 'CANNOT_EDIT_CAMPAIGN',
  campaign_not_sendable: 'CAMPAIGN_NOT_VALID',
  campaign_sent_last_30_days: 'CANNOT_BE_DELETED',
  sender_missing: 'INVALID_FROM',
  sender_not_active: 'INVALID_FROM',
  sender_exists: 'SENDER_EXISTS',
  sender_in_use: 'IN_USE',
  cname_exists: 'NAME_ALREADY_EXISTS',
  name_already_exists: 'NAME_ALREADY_EXISTS',
  username_exists: 'NAME_ALREADY_EXISTS',
  tag_exists: 'TAG_ALREADY_EXISTS',
  tag_in_use: 'IN_USE',
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

function codeOfDetails(error: DomainError): AnyErrorCode | undefined {
  const { code, details = {} } = error
  if (code !== 'conflict') return codeAt(places, error)
  return 'unique_field_in_use' in details
    ? takenCode(String(details['field_id']))
    : entryOf<SoapErrorCode | undefined>(reasons, firstDetail(error))
}

/** The code that answers a refusal of the domain; undefined when the answer is a fault. */
export function codeOf(error: DomainError): AnyErrorCode | undefined {
  if (error.code === 'unauthorized') return 'INVALID'
  if (error.code === 'forbidden') return 'NO_ACCESS'
  return codeOfDetails(error)
}

/** Runs a step; a refusal of the domain that `toCode` knows becomes the error code. */
async function refusalFor<T>(
  step: () => Promise<T>,
  toCode: (error: DomainError) => SoapErrorCode | undefined,
): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const code = error instanceof DomainError ? toCode(error) : undefined
    throw code ? new Refusal(code) : error
  }
}

/** Runs a step; replaces a refusal of the domain with one of these codes by the SOAP error code of the table. */
export const mapDomainError = <T>(
  codes: Partial<Record<ErrorCode, SoapErrorCode>>,
  step: () => Promise<T>,
): Promise<T> => refusalFor(step, ({ code }) => codes[code])

/** Runs a step; replaces a refusal of the domain at one of these places by the SOAP error code of the table. */
export const orRefuseAt = <T>(codes: CodesByPlace, step: () => Promise<T>): Promise<T> =>
  refusalFor(step, (error) => codeAt(codes, error))

/** Who is at fault, and the HTTP status: 500, except for the limits of the transport. */
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
