// The typed and checked parts of a request. A request that fits is checked once and costs nothing more. One that does
// not is read leniently and checked again; what that ignored or converted is named in the answer and in the log. A
// caller who prefers strict handling (RFC 7240) gets a refusal instead.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import type { Caller } from '../domain/accounts/accounts.ts'
import { DomainError } from '../domain/errors.ts'
import { readAddresses } from './address-forms.ts'
import { keyOf } from './idempotency.ts'
import { type Note, type Reading, readLeniently } from './lenient-reading.ts'
import { parsePath, parseQuery } from './parameters.ts'
import type { ApiContract, OperationEntry } from './registry.ts'
import type { Shape } from './request-shapes.ts'
import { requesterOf } from './requester.ts'
import { assertFits, findingOf, type Place, placeOf, violation } from './violations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Places of the request that were ignored or converted, for the log. */
    ignored: string[] | null
  }
}

/** Names the places of a request that were ignored or converted. */
const IGNORED_HEADER = 'messaging-ignored'

const nobody: Caller = { accountId: 0, kind: 'sandbox', keyId: '', rights: [], userId: null, transactional: true }
const noMembers: Shape = { type: 'object', properties: {} }
const STRICT = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i

/** Whether the caller prefers `handling=strict` (RFC 7240 4.4). */
export const prefersStrict = ({ headers: { prefer } }: FastifyRequest): boolean =>
  prefer !== undefined && STRICT.test(String(prefer))

/** A request on its way through the checks. */
interface Checked {
  request: FastifyRequest
  reply: FastifyReply
  contract: ApiContract
  op: string
  creates: boolean
  isStrict: boolean
}

/** The parts of a request to an operation. Names what it ignored in the answer and in the log line of the request. */
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
  const checked: Checked = { request, reply, contract, op, creates: operation.method === 'post', isStrict }
  const path = parsePath(request.params as Record<string, string>, operation)
  if (validators.path) assertFits('path', validators.path, path)
  const given = parseQuery(request.query as Record<string, string | string[]>, operation)
  const query = validators.query(given) ? given : refitted('query', given, validators.query, checked)
  const body = validators.body ? fittedBody(request.body, validators.body, checked) : noBody(request.body, checked)
  const key = operation.idempotent ? keyOf(request) : undefined
  if (key !== undefined && validators.key) assertFits('header.Idempotency-Key', validators.key, key)
  const caller = request.caller ?? nobody
  return { key, path, query, body, caller, by: requesterOf(caller, request.ip, request.id, op) }
}

function fittedBody(body: unknown, validator: Validator, checked: Checked): unknown {
  if (body === undefined) throw new DomainError('malformed', 'The operation takes a JSON body; none came.')
  return validator(body) ? body : refitted('body', body, validator, checked)
}

const isEmpty: Validator = (value) => Object.keys(value as object).length === 0

/** An operation without a body takes none, or the `{}` or `[]` that programs send with every POST. */
function noBody(body: unknown, checked: Checked): undefined {
  if (body === undefined) return undefined
  const isObject = typeof body === 'object' && body !== null
  if (isObject && isEmpty(body)) return undefined
  if (!isObject || Array.isArray(body)) throw new DomainError('malformed', 'The operation takes no body; send none.')
  refitted('body', body, isEmpty, checked)
}

/** A value that its validator has just refused, as it was read leniently; throws the refusal when it does not fit so. */
function refitted<T>(place: 'query' | 'body', value: T, validator: Validator, checked: Checked): T {
  const { contract, op, creates, isStrict } = checked
  // A number in E.164 and an address in Unicode are understood by everybody, also under strict handling.
  const given = readAddresses(validator, value)
  if (validator(given)) return given as T
  const found = findingOf(validator)
  const shape = contract.requests.operations[op]?.[place] ?? noMembers
  const reading = readLeniently(given, shape, contract.requests, { inQuery: place === 'query', creates })
  if (reading.notes.length === 0) throw violation(place, found)
  const read = readAddresses(validator, reading.value)
  const left = validator(read) ? null : findingOf(validator)
  if (isStrict) throw violation(place, left, reading.notes)
  if (left) throw violation(place, left, reading.notes.filter(isUnknown))
  nameIgnored(place, reading, checked)
  return read as T
}

const isUnknown = ({ wish }: Note): boolean => wish === null

/** Text that a header can carry; where a name was cut, half a character may be left, which cannot be encoded. */
const forHeader = (place: string): string => encodeURIComponent(place.toWellFormed()).replaceAll('%24', '$')

function nameIgnored(place: Place, { notes, hasMore }: Reading, { request, reply }: Checked): void {
  const places = notes.map(({ steps }) => placeOf(place, steps))
  if (hasMore) places.push('...')
  request.ignored = [...(request.ignored ?? []), ...places]
  reply.header(IGNORED_HEADER, request.ignored.map(forHeader).join(', '))
}
