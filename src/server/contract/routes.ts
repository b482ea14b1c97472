// One request, from the address to the checked answer. This is the only place that routes, checks the
// key, counts, validates and answers; a handler sees typed values and returns a typed body.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../domain/accounts/accounts.ts'
import type { RightArea } from '../domain/accounts/rights.ts'
import { DomainError } from '../domain/errors.ts'
import { Asked, type HandlerInput } from './asked.ts'
import { problemBody, RETRY_AFTER, replyFor } from './error-table.ts'
import { EVENT_STREAM, sendEvents } from './event-stream.ts'
import { type FaultGate, failingOf } from './faults.ts'
import { withHints } from './hints.ts'
import { type RunOnce, resultOf, runKeyed } from './idempotency.ts'
import { readInput } from './input.ts'
import type { Meter } from './rate-limit.ts'
import type { ApiContract, OperationEntry } from './registry.ts'
import { type NoteRequest, recordRequest } from './request-log.ts'
import { assertRequirement, type Requirements } from './requirements.ts'
import { type Limited, limitTime } from './time-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The operationId, for the log. */
    op: string | null
  }
}

export interface Gate {
  /** The caller behind a key that was looked up a moment ago. */
  recall(key: string | undefined): Caller | undefined
  /** The caller behind a key; throws `unauthorized`. */
  authenticate(key: string | undefined): Promise<Caller>
  /** Throws `forbidden` when the key of the caller may not do this. */
  authorize(caller: Caller, area: RightArea, operation: Pick<OperationEntry, 'access' | 'live'>): void
  /** What an API asks of its callers beyond a right. */
  requirements: Requirements
  meter: Meter
  /** Requests of the sandbox that fail on purpose. */
  faults: FaultGate
  /** Takes what sandbox accounts asked, and what they were answered. */
  noteRequest: NoteRequest
  runOnce: RunOnce
  /** Seconds that an operation may take, unless the contract says otherwise for it. */
  limits: { readSeconds: number; writeSeconds: number }
  /** What to do with an answer that does not fit the contract: fail the request, or log the answer and send it. */
  onMismatch: 'fail' | 'log'
}

/** A handler as the router calls it, whatever its operation. */
export type AnyHandler = (request: HandlerInput) => Promise<unknown>

/** Bytes that the body of an operation without a key may have (M-301). */
const OPEN_BODY = 64 * 1024

/** Registers the operations of a contract, every one unless `serves` says otherwise. `handlers` has one entry per operationId. */
export function registerApi(
  app: FastifyInstance,
  contract: ApiContract,
  handlers: Readonly<Record<string, AnyHandler>>,
  gate: Gate,
  serves: (operation: OperationEntry) => boolean = () => true,
): void {
  for (const [op, operation] of Object.entries(contract.operations)) {
    if (!serves(operation)) continue
    const handler = handlers[op]
    if (!handler) throw new Error(`No handler for ${contract.name} ${op}`)
    app.route({
      method: operation.method.toUpperCase(),
      ...(!operation.secured && { bodyLimit: Math.min(OPEN_BODY, app.initialConfig.bodyLimit ?? OPEN_BODY) }),
      url: contract.basePath + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: (request, reply) => admit(request, reply, contract, op, gate),
      handler: (request, reply) => answer(request, reply, contract, op, handler, gate),
      errorHandler: (error, request, reply) => refuse(error, request, reply, contract, op, gate),
      ...(operation.secured && recordRequest(contract.name, op, gate.noteRequest)),
    })
  }
}

async function admit(request: FastifyRequest, reply: FastifyReply, contract: ApiContract, op: string, gate: Gate) {
  request.op = op
  const operation = contract.operations[op] as OperationEntry
  try {
    if (operation.secured) request.caller = await callerOf(request, gate)
  } finally {
    // Requests count by address until the key is known, so that guessing keys uses up a limit too.
    if (contract.metered || !operation.secured) meter(request, reply, operation, gate)
  }
  if (!request.caller) return
  gate.authorize(request.caller, contract.area, operation)
  const { caller } = request
  const meet = () => assertRequirement(gate.requirements, contract.name, op, caller)
  if (gate.requirements[contract.name]) await limitTime(gate.limits.readSeconds, meet)
}

const keyIn = ({ headers: { apikey: key } }: FastifyRequest) => (typeof key === 'string' ? key : undefined)

/** The time of a read covers the look for the key, too: a store may keep everybody waiting. */
function callerOf(request: FastifyRequest, { recall, authenticate, limits }: Gate): Caller | Promise<Caller> {
  const key = keyIn(request)
  return recall(key) ?? limitTime(limits.readSeconds, () => authenticate(key))
}

function meter({ caller, ip }: FastifyRequest, reply: FastifyReply, { secured }: OperationEntry, gate: Gate): void {
  const { headers, refusal } = caller
    ? gate.meter.take(caller.keyId, caller.accountId)
    : secured
      ? gate.meter.takeUnknown(ip)
      : gate.meter.takeOpen(ip)
  reply.headers(headers)
  if (refusal) throw refusal
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: ApiContract,
  op: string,
  handler: AnyHandler,
  gate: Gate,
) {
  const operation = contract.operations[op] as OperationEntry
  // A body may take long: meanwhile the key may have been revoked, or the account suspended or deleted.
  if (operation.secured && request.body !== undefined) request.caller = await callerOf(request, gate)
  const failing = failingOf(gate.faults, request, contract, op)
  if (failing && (await failing.before(reply))) return reply
  const { key, ...input } = readInput(request, reply, contract, op, operation)
  const ask = (limited: Limited) => handler(new Asked(input, request, reply, limited))
  if (operation.produces === EVENT_STREAM)
    return sendEvents(reply, (signal) => withinTime(() => ask({ signal }), operation, gate))
  const keyed = { operation: `${contract.name}.${op}`, key, caller: input.caller }
  const work = (limited: Limited) => runKeyed(gate.runOnce, request, keyed, () => ask(limited))
  const result = resultOf(await withinTime(work, operation, gate), reply)
  // The result under an idempotency key is stored by now, so a repeated request finds it.
  if (failing && (await failing.after(reply))) return reply
  if (operation.produces === null) return reply.code(operation.status).send()
  if (operation.produces !== 'application/json') {
    return reply.code(operation.status).type(operation.produces).send(asBytes(operation.produces, result))
  }
  const validator = contract.validators[op]?.responses[operation.status]
  if (validator && !validator(result)) reportMismatch(request, gate, op, operation.status, validator.errors?.[0])
  return reply.code(operation.status).send(result)
}

/** What goes over the wire: the source of a mail has one character for each byte, and a mail may hold any byte. */
const asBytes = (type: string, result: unknown): unknown =>
  type === 'message/rfc822' && typeof result === 'string' ? Buffer.from(result, 'latin1') : result

/** Does the work; the contract gives 10 s to reads and 60 s to writes, unless the operation says otherwise. */
function withinTime<T>(
  work: (limited: Limited) => Promise<T>,
  operation: OperationEntry,
  { limits }: Gate,
): Promise<T> {
  const reads = operation.method === 'get' || operation.method === 'delete'
  return limitTime(operation.timeout ?? (reads ? limits.readSeconds : limits.writeSeconds), work)
}

function reportMismatch(request: FastifyRequest, gate: Gate, op: string, status: number, finding: unknown): void {
  const message = `The answer of ${op} with status ${status} does not fit the contract`
  request.log.error({ op, status, finding }, message)
  if (gate.onMismatch === 'fail') throw new Error(`${message}: ${JSON.stringify(finding)}`)
}

/** An operation that takes no body declares no 400 and no 413: there, a body that comes anyway is a 422. */
function asDeclared(refusal: DomainError | null, statuses: readonly number[]): DomainError | null {
  const status = refusal?.code === 'malformed' ? 400 : refusal?.code === 'too_large' ? 413 : null
  if (!refusal || status === null || statuses.includes(status)) return refusal
  return new DomainError('invalid', refusal.message, { body: refusal.message })
}

/** The reason of a conflict is the first of its details; further details go with it. */
const reasonOf = ({ details = {} }: DomainError): string => Object.keys(details)[0] ?? 'none'

function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  contract: ApiContract,
  op: string,
  gate: Gate,
) {
  const { statuses, conflicts, secured } = contract.operations[op] as OperationEntry
  const declared = asDeclared(toDomainError(error, !secured), statuses)
  const { params: path, query, body } = request
  const refusal = declared && withHints(declared, contract, op, { path, query, body })
  if (!refusal) request.log.error({ op, err: error }, 'unexpected error')
  const row = replyFor(contract.name, refusal?.code ?? 'internal')
  const detail = refusal?.message ?? `The server failed. The request id is ${request.id}.`
  const reason = refusal?.code === 'conflict' ? reasonOf(refusal) : null
  const isDeclared = statuses.includes(row.status) || row.status === 501
  if (!isDeclared || (reason !== null && !conflicts.includes(reason))) {
    request.log.error(
      { op, status: row.status, reason },
      'the contract does not declare this refusal for the operation',
    )
    if (gate.onMismatch === 'fail')
      return reply.code(500).send(problemBody(replyFor(null, 'internal'), `${op}: undeclared ${reason ?? row.status}`))
  }
  if (row.status === 503) reply.header('retry-after', RETRY_AFTER)
  return reply.code(row.status).send(problemBody(row, detail, refusal?.details))
}

const TOO_LARGE =
  'The body is larger than 20 MB, or than this server was told to take, and was ignored. Split it into smaller requests.'
const TOO_LARGE_OPEN = 'The body is larger than 64 KB, which is what an operation without a key takes, and was ignored.'

const knownCodes: Record<string, (isOpen: boolean) => DomainError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (isOpen) => new DomainError('too_large', isOpen ? TOO_LARGE_OPEN : TOO_LARGE),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new DomainError('malformed', 'Send the body as Content-Type: application/json.'),
  // From the store, which reconnects by itself.
  STORE_UNAVAILABLE: () =>
    new DomainError('unavailable', 'The database cannot be used at the moment. Try again in a few seconds.'),
  // From the store: with ten rows at least, a row has 2 MB.
  PAGE_TOO_LARGE: () =>
    new DomainError('invalid', 'The page is larger than 20 MB. Ask for fewer with limit.', {
      'query.limit': 'The page is larger than 20 MB; ask for fewer.',
    }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new DomainError('malformed', 'The body is not as long as Content-Length says.'),
}

/**
 * The domain error for an error of the router or the parser; null when the caller did not cause it. `isOpen`: the
 * operation needs no key.
 */
export function toDomainError(error: unknown, isOpen = false): DomainError | null {
  if (error instanceof DomainError) return error
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  const known = code ? knownCodes[code] : undefined
  if (known) return known(isOpen)
  return statusCode === 400 ? new DomainError('malformed', message ?? 'The request cannot be read.') : null
}
