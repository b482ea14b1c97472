// The SOAP door: POST takes a call and answers with a value or a fault, GET ?wsdl shows the WSDL.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { info, operations } from '../../../generated/soap-v2/operations.ts'
import { errors, records, shapes } from '../../../generated/soap-v2/shapes.ts'
import { encodeAnswer, encodeFault, escapeXml } from '../../wire/soap/encode.ts'
import { findMisfit } from '../../wire/soap/fits.ts'
import type { SoapValue } from '../../wire/soap/names.ts'
import { RETRY_AFTER } from '../contract/error-table.ts'
import { requesterOf } from '../contract/requester.ts'
import { type RequestPolicy, toDomainError, whenClosed } from '../contract/routes.ts'
import { limitTime } from '../contract/time-limit.ts'
import type { Caller } from '../domain/accounts/accounts.ts'
import { DomainError } from '../domain/errors.ts'
import { assertBounds } from './bounds.ts'
import { type OperationId, readCall, VersionMismatch } from './call.ts'
import { isAboutForgotten, type NotedCall, recordCall } from './call-log.ts'
import { authenticateCall } from './credentials.ts'
import { codeOf, faults, Refusal } from './errors.ts'
import type { SoapHandlers, SoapRequest } from './handler.ts'
import { needsOf } from './rights.ts'

const wsdlFile = join(import.meta.dirname, '..', '..', '..', 'specs', 'soap-v2', 'service.wsdl')
const PATH = '/soap/v2'
const anonymousCaller: Caller = {
  accountId: 0,
  kind: 'sandbox',
  keyId: '',
  rights: [],
  userId: null,
  transactional: true,
}

export interface SoapDoor {
  handlers: SoapHandlers
  policy: RequestPolicy
  /** The login by name and password from this address, as in domain/accounts/users. */
  logIn(username: string, password: string, address: string): Promise<Caller>
  /** The address of this server, without a path: the namespace and the WSDL use it, whatever host the request names. */
  publicUrl: string
}

type AnyHandler = (request: SoapRequest) => Promise<unknown>

/** Registers POST and GET at the address of the service. */
export function registerSoap(app: FastifyInstance, door: SoapDoor): void {
  const { publicUrl } = door
  const address = publicUrl + PATH
  let wsdl: string | undefined
  const send = (reply: FastifyReply, status: number, xml: string) =>
    reply.code(status).type('text/xml; charset=utf-8').send(xml)

  app.register(async (scope) => {
    // Clients disagree about the content type, so the body decides.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    scope.setErrorHandler((error, request, reply) => {
      const { status, xml } = toFault(error, request)
      if (status === 503) reply.header('retry-after', RETRY_AFTER)
      return send(reply, status, xml)
    })
    scope.decorateRequest('call', null)
    scope.post(PATH, recordCall(door.policy.noteRequest), async (request, reply) => {
      const { operation, value } = await answerCall(request, reply, door)
      return send(reply, 200, encodeAnswer(address, operation, value))
    })
  })
  app.get(PATH, async (request, reply) => {
    request.op = 'soapDescription'
    const asked = Object.keys(request.query as object).some((name) => name.toLowerCase() === 'wsdl')
    if (!asked) return reply.redirect('../docs/soap-v2/')
    wsdl ??= readFileSync(wsdlFile, 'utf8').replaceAll(info.server, () => escapeXml(address))
    // Viewers of other origins may read it, as the other files of the contract (T-280).
    return send(reply.header('access-control-allow-origin', '*'), 200, wsdl)
  })
}

/** Reads, admits and runs a call. A refusal of the operation is returned as a value; faults are thrown. */
async function answerCall(request: FastifyRequest, reply: FastifyReply, door: SoapDoor) {
  const { handlers, policy } = door
  request.op = 'soap'
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const { operation, options } = await readCall(
    body,
    request.headers['content-type'] ?? '',
    String(request.headers['soapaction'] ?? ''),
  ).catch((error: unknown) => {
    countRequest(request, reply, policy)
    throw error
  })
  request.op = operation
  const call: NotedCall = { operation, options }
  request.call = call
  try {
    const known = await admitCaller(request, reply, operation, options, door)
    assertBounds(operation, options)
    const { readSeconds, writeSeconds } = policy.limits
    const seconds = operations[operation].effect === 'reads' ? readSeconds : writeSeconds
    const work = () =>
      (handlers[operation] as AnyHandler)({
        options,
        by: requesterOf(known.caller, request.ip, request.id, operation),
        ...known,
      })
    const result = await limitTime(seconds, work, { client: whenClosed(reply) })
    checkResult(request, policy, operation, result)
    call.answer = result
    return { operation, value: result as SoapValue }
  } catch (error) {
    call.isDiscreet = isAboutForgotten(error)
    call.answer = toRefusal(error, request, policy, operation)
    return { operation, value: call.answer as SoapValue }
  }
}

/** The caller, if the operation needs credentials; counts the call by key, or by network address without a key. */
async function admitCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationId,
  options: SoapRequest['options'],
  { policy, logIn }: SoapDoor,
) {
  if (operations[operation].credentials !== 'required') {
    countRequest(request, reply, policy)
    return { caller: anonymousCaller, key: '' }
  }
  try {
    const byPassword = (username: string, password: string) => logIn(username, password, request.ip)
    const known = await authenticateCall(options, { byKey: policy.authenticate, byPassword })
    request.caller = known.caller
    for (const need of needsOf(operation)) policy.authorize(known.caller, need.area, need)
    return known
  } finally {
    countRequest(request, reply, policy)
  }
}

function countRequest({ caller, ip }: FastifyRequest, reply: FastifyReply, { meter }: RequestPolicy): void {
  const { headers, refusal } = caller ? meter.countRequest(caller.keyId, caller.accountId) : meter.takeUnknown(ip)
  reply.headers(headers)
  if (refusal) throw refusal
}

function reportMismatch(request: FastifyRequest, gate: RequestPolicy, op: OperationId, finding: string): void {
  request.log.error({ op, finding }, `The answer of ${op} does not fit the contract`)
  if (gate.onMismatch === 'fail') throw new Error(`The answer of ${op} does not fit the contract: ${finding}`)
}

function checkResult(request: FastifyRequest, gate: RequestPolicy, operation: OperationId, result: unknown): void {
  const finding = findMisfit(result, shapes[operation].result, records, 'result')
  if (finding) reportMismatch(request, gate, operation, finding)
}

const credentialCodes: ReadonlySet<string> = new Set([
  'NO_USERNAME_AND_PASSWORD_AND_APIKEY',
  'NO_USERNAME_AND_PASSWORD',
  'NO_USERNAME',
  'NO_PASSWORD',
  'NO_APIKEY',
  'INVALID',
])

/** The value that answers a refusal (O-003); throws the error again when the answer is a fault. */
function toRefusal(error: unknown, request: FastifyRequest, gate: RequestPolicy, operation: OperationId): SoapValue {
  const code = error instanceof Refusal ? error.code : error instanceof DomainError ? codeOf(error) : undefined
  if (code === undefined) throw error
  const declared: readonly string[] = shapes[operation].errors
  const name = code.replace(/^EXTRA_FIELD_\d+_/, 'EXTRA_FIELD_XX_')
  if (!(name in errors) || !declared.includes(name))
    reportMismatch(request, gate, operation, `${code} is not among its error codes`)
  if (credentialCodes.has(code)) return code
  return error instanceof Refusal && error.inList ? [{ ERROR: code }] : { ERROR: code }
}

/** Characters of a fault. */
const MAX_FAULT = 1_000

function toFault(error: unknown, request: FastifyRequest): { status: number; xml: string } {
  const refusal = toDomainError(error)
  if (!refusal) request.log.error({ op: request.op, err: error }, 'unexpected error')
  const { code, status } = faults[refusal?.code ?? 'internal']
  const text = refusal?.message ?? `The server failed. The request id is ${request.id}.`
  const faultCode = refusal instanceof VersionMismatch ? 'VersionMismatch' : code
  // It may quote what was sent, whatever its length.
  const said = text.slice(0, MAX_FAULT)
  if (request.call) request.call.answer = { title: faultCode, status, detail: said }
  return { status, xml: encodeFault(faultCode, said, { code: refusal?.code ?? 'internal', request_id: request.id }) }
}
