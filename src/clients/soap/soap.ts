// The client of the SOAP API: a method for each operation, made from the generated table at run time.
import { info, operations } from '../../../generated/soap-v2/operations.ts'
import type { SoapOperations } from '../../../generated/soap-v2/types.ts'
import { encodeCall } from '../../wire/soap/encode.ts'
import type { SoapValue } from '../../wire/soap/names.ts'
import { explain, startDeadline } from '../deadline.ts'
import { ApiError, ConnectionError, TimeoutError } from '../errors.ts'
import { addressOf, assertOptions, type CallOptions, type ClientOptions } from '../options.ts'
import { retryWait, sleepFor } from '../retry.ts'
import { type HttpAnswer, readAnswer, SoapError } from './answer.ts'

/** A key of the account, or one of its users. */
export type SoapCredentials = { apiKey: string } | { username: string; password: string }

/** Settings of the client; the address of the service is its namespace as well. */
export type SoapClientOptions = Omit<ClientOptions, 'apiKey'> & SoapCredentials

type OperationId = keyof SoapOperations
type ArgumentsOf<Id extends OperationId> = SoapOperations[Id]['arguments']
type Parameters<Id extends OperationId> =
  Record<never, never> extends ArgumentsOf<Id>
    ? [args?: ArgumentsOf<Id>, options?: CallOptions]
    : [args: ArgumentsOf<Id>, options?: CallOptions]

/** One method for each operation of the SOAP API. They throw SoapError for an error code, and ApiError for a fault. */
export type SoapClient = {
  readonly [Id in keyof SoapOperations]: (...parameters: Parameters<Id>) => Promise<SoapOperations[Id]['result']>
}

const TIMEOUT = 60_000
const RETRIES = 2
const MAX_WAIT = 30_000

function credentialsOf(options: SoapClientOptions): Record<string, string> {
  if ('apiKey' in options) {
    assertOptions(options)
    return { apikey: options.apiKey }
  }
  // The address is checked like that of the other clients.
  assertOptions({ ...options, apiKey: 'none' })
  const { username, password } = options
  if (!username || !password) throw new TypeError('Give apiKey, or username and password.')
  return { username, password }
}

/** Turns booleans into the flags of the interface and leaves out what is undefined. */
function toWire(value: unknown): SoapValue {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value as SoapValue
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, toWire(member)]))
}

interface Call {
  operationId: string
  envelope: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  signal?: AbortSignal | undefined
}

function createAttempt(address: string, secrets: readonly string[], fetch: ClientOptions['fetch']) {
  const redact = (text: string) =>
    secrets.reduce((clean, secret) => (secret.length < 8 ? clean : clean.replaceAll(secret, '[secret]')), text)

  async function send(call: Call, signal: AbortSignal): Promise<HttpAnswer> {
    const own = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${address}#${call.operationId}"` }
    const request = new Request(address, {
      method: 'POST',
      headers: { ...call.headers, ...own },
      body: call.envelope,
      signal,
      // The credentials are in the body: a redirection must not carry them elsewhere.
      redirect: 'manual',
      credentials: 'omit',
    })
    const response = await (fetch ?? globalThis.fetch)(request)
    const headers: Record<string, string> = {}
    response.headers.forEach((value, name) => (headers[name] = redact(value)))
    // A result may contain the key; an error must not.
    const text = await response.text()
    return { status: response.status, headers, text: response.ok ? text : redact(text) }
  }

  return async (call: Call): Promise<SoapValue> => {
    const deadline = startDeadline(call)
    try {
      return readAnswer(call.operationId, await send(call, deadline.signal))
    } catch (error) {
      if (error instanceof SoapError || error instanceof ApiError) throw error
      if (call.signal?.aborted) throw call.signal.reason
      if (deadline.signal.aborted) throw new TimeoutError(call.operationId, call.timeoutMs)
      throw new ConnectionError(call.operationId, explain(error, address), { cause: error })
    } finally {
      deadline.clear()
    }
  }
}

/**
 * A client of the SOAP API. It retries calls that change nothing like a GET, others only if the server did not begin
 * them.
 */
export function createSoapClient(options: SoapClientOptions): SoapClient {
  const credentials = credentialsOf(options)
  const baseUrl = addressOf(info.server, options.baseUrl)
  const { sleep = sleepFor, random = Math.random, maxWaitMs = MAX_WAIT } = options
  const attempt = createAttempt(
    baseUrl,
    [credentials['apikey'], credentials['password']].filter((one) => one !== undefined),
    options.fetch,
  )

  async function run(operationId: OperationId, args: object, { signal, ...own }: CallOptions): Promise<unknown> {
    const { effect, credentials: wanted } = operations[operationId]
    const functionOptions = {
      ...(wanted === 'none' ? {} : credentials),
      ...(toWire(args) as Record<string, SoapValue>),
    }
    const call: Call = {
      operationId,
      envelope: encodeCall(baseUrl, operationId, functionOptions),
      headers: { ...options.headers, ...own.headers },
      timeoutMs: own.timeoutMs ?? options.timeoutMs ?? TIMEOUT,
      signal,
    }
    const retries = own.retries ?? options.retries ?? RETRIES
    // SOAP has no idempotency key, so only a call that changes nothing may be sent twice.
    const repeatable = effect === 'reads'
    for (let count = 0; ; count++) {
      try {
        return await attempt(call)
      } catch (error) {
        const wait = retryWait(error, { repeatable, attempt: count, maxWaitMs, random })
        if (wait === null || count >= retries) throw error
        await sleep(wait, signal)
      }
    }
  }

  const methods = Object.keys(operations).map((id) => {
    return [id, (args: object = {}, callOptions: CallOptions = {}) => run(id as OperationId, args, callOptions)]
  })
  // Table and types come from the same run of the generator.
  return Object.freeze(Object.fromEntries(methods)) as unknown as SoapClient
}
