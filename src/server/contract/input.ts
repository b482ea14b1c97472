// The typed and checked parts of a request. A request that fits is checked once and costs nothing more. One that does
// not is read leniently and checked again; what that ignored or converted is named in the answer and in the log. A
// caller who prefers strict handling (RFC 7240) gets a refusal instead.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import type { Caller } from '../domain/accounts/accounts.ts'
import { DomainError } from '../domain/errors.ts'
import { phoneFault, readAddresses } from './address-forms.ts'
import { keyOf } from './idempotency.ts'
import { type Note, type Reading, readLeniently } from './lenient-reading.ts'
import { fitInSlices, longListIn } from './long-lists.ts'
import { parsePath, parseQuery } from './parameters.ts'
import { fitItems } from './partial-success.ts'
import type { ApiContract, OperationEntry } from './registry.ts'
import type { Shape } from './request-shapes.ts'
import { requesterOf } from './requester.ts'
import { assertFits, type Finding, findingOf, placeOf, type RequestPart, violationError } from './violations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Places of the request that were ignored or converted, for the log. */
    ignored: string[] | null
  }
}

/** Names the places of a request that were ignored or converted. */
const IGNORED_HEADER = 'messaging-ignored'

const anonymousCaller: Caller = {
  accountId: 0,
  kind: 'sandbox',
  keyId: '',
  rights: [],
  userId: null,
  transactional: true,
}
const noMembers: Shape = { type: 'object', properties: {} }
const STRICT = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i

/** Whether the caller prefers `handling=strict` (RFC 7240 4.4). */
const prefersStrict = ({ headers: { prefer } }: FastifyRequest): boolean =>
  prefer !== undefined && STRICT.test(String(prefer))

/** A request on its way through the checks. */
interface Checked {
  request: FastifyRequest
  reply: FastifyReply
  contract: ApiContract
  op: string
  creates: boolean
  partial: OperationEntry['partial']
  isStrict: boolean
  /** Where the slice of a long list begins that is checked. */
  slice?: { name: string | null; from: number }
}

/**
 * The parts of a request to an operation. Names what it ignored in the answer and in the log line of the request. The
 * body is a promise when it has a very long list, which is checked in slices.
 */
export function readInput(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: ApiContract,
  op: string,
  operation: OperationEntry,
) {
  const validators = contract.validators[op]
  if (!validators) throw new Error(`No validators for ${op}`)
  const isStrict = prefersStrict(request)
  if (isStrict) reply.header('preference-applied', 'handling=strict')
  const { creates, partial } = operation
  const checked: Checked = { request, reply, contract, op, creates, partial, isStrict }
  const path = parsePath(request.params as Record<string, string>, operation)
  if (validators.path) assertFits('path', validators.path, path)
  const given = parseQuery(request.query as Record<string, string | string[]>, operation)
  const query = validators.query(given) ? given : coerceAndRecheck('query', given, validators.query, checked)
  const key = operation.idempotent ? keyOf(request) : undefined
  if (key !== undefined && validators.key) assertFits('header.Idempotency-Key', validators.key, key)
  const body = validators.body ? fittedBody(request.body, validators.body, checked) : noBody(request.body, checked)
  const caller = request.caller ?? anonymousCaller
  return { key, path, query, body, caller, by: requesterOf(caller, request.ip, request.id, op) }
}

function fittedBody(body: unknown, validator: Validator, checked: Checked): unknown {
  if (body === undefined) throw new DomainError('malformed', 'The operation takes a JSON body; none came.')
  const { requests } = checked.contract
  const list = longListIn(body, () => [requests.operations[checked.op]?.body ?? noMembers, requests])
  const check = (part: unknown, here: Checked) => (validator(part) ? part : unfitBody(part, validator, here))
  if (!list) return check(body, checked)
  const { name } = list
  return fitInSlices(body, list, (part, from) => check(part, { ...checked, slice: { name, from } }))
}

/** A body that its validator has just refused: read leniently, and item by item where the contract says so. */
function unfitBody(body: unknown, validator: Validator, checked: Checked): unknown {
  const { partial, isStrict, slice } = checked
  if (!partial || isStrict) return coerceAndRecheck('body', body, validator, checked)
  return fitItems(body, partial, (part, at) => {
    if (at !== null && validator(part)) return part
    const here = at === null ? slice : { name: partial.member, from: (slice?.from ?? 0) + at }
    return coerceAndRecheck('body', part, validator, { ...checked, ...(here && { slice: here }) })
  })
}

/** The steps to a place in the whole body, of those to it in a slice. */
function inWhole(steps: readonly string[], { slice }: Checked): string[] {
  if (!slice || (slice.name !== null && steps[0] !== slice.name)) return [...steps]
  const at = slice.name === null ? 0 : 1
  return steps[at] === undefined ? [...steps] : steps.with(at, String(Number(steps[at]) + slice.from))
}

const isEmpty: Validator = (value) => Object.keys(value as object).length === 0

/** An operation without a body takes none, or the `{}` or `[]` that programs send with every POST. */
function noBody(body: unknown, checked: Checked): undefined {
  if (body === undefined) return undefined
  const isObject = typeof body === 'object' && body !== null
  if (isObject && isEmpty(body)) return undefined
  if (!isObject || Array.isArray(body)) throw new DomainError('malformed', 'The operation takes no body; send none.')
  coerceAndRecheck('body', body, isEmpty, checked)
}

/** A value that its validator has just refused, as it was read leniently; throws the refusal when it does not fit so. */
function coerceAndRecheck<T>(place: 'query' | 'body', value: T, validator: Validator, checked: Checked): T {
  const { contract, op, creates, isStrict } = checked
  // Numbers in E.164 and addresses in Unicode are accepted even under strict handling.
  const country = checked.request.caller?.country
  const given = readAddresses(validator, value, country)
  if (validator(given)) return given as T
  const found = findingIn(validator, given, checked)
  // No other reading makes it shorter, and reading it may take long.
  if (found.isTooLong) throw violationError(place, found)
  const shape = contract.requests.operations[op]?.[place] ?? noMembers
  const reading = readLeniently(given, shape, contract.requests, { inQuery: place === 'query', creates })
  if (reading.notes.length === 0) throw violationError(place, found)
  const read = readAddresses(validator, reading.value, country)
  const left = validator(read) ? null : findingIn(validator, read, checked)
  const notes = reading.notes.map((note) => ({ ...note, steps: inWhole(note.steps, checked) }))
  if (isStrict) throw violationError(place, left, notes)
  if (left) throw violationError(place, left, notes.filter(isUnknown))
  nameIgnored(place, { ...reading, notes }, checked)
  return read as T
}

const findingIn = (validator: Validator, value: unknown, checked: Checked): Finding => {
  const found = findingOf(validator)
  const text = phoneFault(validator, value, found.steps) ?? found.text
  return { ...found, text, steps: inWhole(found.steps, checked) }
}

const isUnknown = ({ wish }: Note): boolean => wish === null

/** Text that a header can carry; where a name was cut, half a character may be left, which cannot be encoded. */
const forHeader = (place: string): string => encodeURIComponent(place.toWellFormed()).replaceAll('%24', '$')

/** One kind of place for all items of a list. */
const kindOf = (place: string): string => place.replaceAll(/\.\d+(?=\.|$)/g, '.*')

function nameIgnored(place: RequestPart, { notes, hasMore }: Reading, { request, reply, slice }: Checked): void {
  const known = request.ignored ?? []
  const places = notes.map(({ steps }) => placeOf(place, steps))
  if (hasMore) places.push('...')
  // Each slice of a list may have the same kinds.
  const kinds = new Set(slice && known.map(kindOf))
  request.ignored = [...known, ...places.filter((one) => !kinds.has(kindOf(one)))]
  reply.header(IGNORED_HEADER, request.ignored.map(forHeader).join(', '))
}
