// One request, from the address to the checked answer. This is the only place that routes, checks the
// key, counts, validates and answers; a handler sees typed values and returns a typed body.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../domain/accounts/accounts.ts'
import { DomainError, secondsToWait, tooOften } from '../domain/errors.ts'
import { type AccessPolicy, assertAccess, endWithAccess } from './access.ts'
import { problemBody, READS_RETRY_AFTER, RETRY_AFTER, replyFor } from './error-table.ts'
import { EVENT_STREAM, sendEvents } from './event-stream.ts'
import { type FaultGate, failingOf } from './faults.ts'
import { HandlerContext, type HandlerInput } from './handler-context.ts'
import { withHints } from './hints.ts'
import { type RunOnce, resultOf, runKeyed } from './idempotency.ts'
import { readInput } from './input.ts'
import type { Meter } from './rate-limit.ts'
import type { ApiContract, OperationEntry } from './registry.ts'
import { type NoteRequest, recordRequest } from './request-log.ts'
import { type Limited, type LimitWatches, limitTime, type WatchClient } from './time-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The operationId, for the log. */
    op: string | null
  }
}

export interface RequestPolicy extends AccessPolicy {
  /** The caller behind a key that was looked up a moment ago. */
  cachedCaller(key: string | undefined): Caller | undefined
  /** The caller behind a key; throws `unauthorized`. */
  authenticate(key: string | undefined): Promise<Caller>
  meter: Meter
  /** Requests of the sandbox that fail on purpose. */
  faults: FaultGate
  /** Takes what sandbox accounts asked, and what they were answered. */
  noteRequest: NoteRequest
  runOnce: RunOnce
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
  gate: RequestPolicy,
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
      handler: (request, reply) => handleRequest(request, reply, contract, op, handler, gate),
      errorHandler: (error, request, reply) => refuse(error, request, reply, contract, op, gate),
      ...(operation.secured && recordRequest(contract.name, op, gate.noteRequest)),
    })
  }
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: ApiContract,
  op: string,
  gate: RequestPolicy,
) {
  request.op = op
  const operation = contract.operations[op] as OperationEntry
  try {
    if (operation.secured) request.caller = await callerOf(request, gate)
  } finally {
    // Requests count by address until the key is known, so that guessing keys uses up a limit too.
    if (contract.metered || !operation.secured) meter(request, reply, operation, gate)
  }
  if (request.caller) await assertAccess(request.caller, contract, op, gate)
}

const keyIn = ({ headers: { apikey: key } }: FastifyRequest) => (typeof key === 'string' ? key : undefined)

/** The time limit of a read includes the look-up of the key, because the store may respond late. */
function callerOf(
  request: FastifyRequest,
  { cachedCaller, authenticate, limits }: RequestPolicy,
): Caller | Promise<Caller> {
  const key = keyIn(request)
  return cachedCaller(key) ?? limitTime(limits.readSeconds, () => authenticate(key))
}

function meter(
  { caller, ip }: FastifyRequest,
  reply: FastifyReply,
  { secured }: OperationEntry,
  gate: RequestPolicy,
): void {
  const { headers, refusal } = caller
    ? gate.meter.countRequest(caller.keyId, caller.accountId)
    : secured
      ? gate.meter.takeUnknown(ip)
      : gate.meter.takeOpen(ip)
  reply.headers(headers)
  if (refusal) throw refusal
}

async function handleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: ApiContract,
  op: string,
  handler: AnyHandler,
  gate: RequestPolicy,
) {
  const operation = contract.operations[op] as OperationEntry
  // A body may take long to arrive. In that time the key may have been revoked, or the account suspended or deleted.
  if (operation.secured && request.body !== undefined) {
    const caller = await callerOf(request, gate)
    if (caller !== request.caller) await assertAccess(caller, contract, op, gate)
    request.caller = caller
  }
  const failing = failingOf(gate.faults, request, contract, op)
  if (failing && (await failing.before(reply))) return reply
  const { key, ...parts } = readInput(request, reply, contract, op, operation)
  const input = { ...parts, body: await parts.body }
  const watches = { client: whenClosed(reply), endEarly: endWithAccess(keyIn(request), contract, op, gate) }
  const handle = (limited: Limited) => handler(new HandlerContext(input, request, reply, limited))
  if (operation.produces === EVENT_STREAM)
    return sendEvents(
      reply,
      (signal) => withinTime(() => handle({ signal }), operation, gate, { client: watches.client }),
      watches.endEarly,
    )
  const keyed = { operation: `${contract.name}.${op}`, key, caller: input.caller }
  const work = (limited: Limited) => runKeyed(gate.runOnce, request, keyed, () => handle(limited))
  const result = resultOf(await withinTime(work, operation, gate, watches), reply)
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
  { limits }: RequestPolicy,
  watches: LimitWatches,
): Promise<T> {
  const reads = operation.method === 'get' || operation.method === 'delete'
  const seconds = operation.timeout ?? (reads ? limits.readSeconds : limits.writeSeconds)
  return limitTime(seconds, work, watches)
}

/** Tells a limit when the connection of a request is closed before its answer was sent. */
export const whenClosed =
  ({ raw }: FastifyReply): WatchClient =>
  (listener) =>
    void raw.once('close', () => {
      if (!raw.writableFinished) listener()
    })

function reportMismatch(
  request: FastifyRequest,
  gate: RequestPolicy,
  op: string,
  status: number,
  finding: unknown,
): void {
  const message = `The answer of ${op} with status ${status} does not fit the contract`
  request.log.error({ op, status, finding }, message)
  if (gate.onMismatch === 'fail') throw new Error(`${message}: ${JSON.stringify(finding)}`)
}

/** An operation that takes no body declares no 400 and no 413: there, a body that comes anyway is a 422. */
function asDeclared(refusal: DomainError | null, statuses: readonly number[]): DomainError | null {
  // An API that does not count requests declares no 429.
  if (refusal?.code === 'rate_limited' && !statuses.includes(429))
    return new DomainError('unavailable', refusal.message)
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
  gate: RequestPolicy,
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
  const seconds = row.status === 503 ? RETRY_AFTER : refusal && secondsToWait(refusal)
  if (seconds !== null) reply.header('retry-after', seconds)
  return reply.code(row.status).send(problemBody(row, detail, refusal?.details))
}

const TOO_LARGE =
  'The body is larger than 20 MB, or than this server was told to take, and was ignored. Split it into smaller requests.'
const TOO_LARGE_OPEN = 'The body is larger than 64 KB, which is what an operation without a key takes, and was ignored.'

const knownCodes: Record<string, (isOpen: boolean, error: { seconds?: number }) => DomainError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (isOpen) => new DomainError('too_large', isOpen ? TOO_LARGE_OPEN : TOO_LARGE),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new DomainError('malformed', 'Send the body as Content-Type: application/json.'),
  // From the store, which reconnects by itself.
  STORE_UNAVAILABLE: () =>
    new DomainError('unavailable', 'The database cannot be used at the moment. Try again in a few seconds.'),
  // From the store, for a read whose cost the caller decides.
  READ_TOO_LONG: () =>
    new DomainError(
      'timeout',
      'The read took too long and was stopped. Use fewer or simpler conditions, shorter texts, or a smaller list.',
    ),
  TOO_MANY_READS: () =>
    tooOften(
      'The account has too many filters and searches in progress. Wait for their answers before sending more.',
      READS_RETRY_AFTER,
    ),
  READS_USED_UP: (_isOpen, { seconds = READS_RETRY_AFTER }) =>
    tooOften(
      `The filters and searches of the account have used up its time: 500 ms each second, saved up for two minutes. Try again in ${seconds} seconds.`,
      seconds,
    ),
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
  if (known) return known(isOpen, error as { seconds?: number })
  return statusCode === 400 ? new DomainError('malformed', message ?? 'The request cannot be read.') : null
}
