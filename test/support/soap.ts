// What tests of the SOAP door build again and again: an account with clients of both interfaces, and raw calls.
import { expect } from 'vitest'
import { createSoapClient, type SoapClient, SoapError } from '../../src/clients/index.ts'
import { encodeCall } from '../../src/wire/soap/encode.ts'
import type { SoapValue } from '../../src/wire/soap/names.ts'
import { type Account, openAccount } from './marketing.ts'
import type { TestServer } from './server.ts'

/** The address of the service. Nothing listens there: requests are injected. */
export const ADDRESS = 'https://localhost:8443/soap/v2'
/** A time as results show it. */
export const TIME = expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/) as string
export const NO_TIME = '0000-00-00 00:00:00'

export interface SoapAccount extends Account {
  soap: SoapClient
}

export const soapOf = (server: TestServer, apiKey = server.key): SoapClient =>
  createSoapClient({ apiKey, baseUrl: ADDRESS, fetch: (request) => server.inject(request), retries: 0 })

/** A new account on the server, with a client of each interface. */
export async function openSoap(server: TestServer, name?: string): Promise<SoapAccount> {
  const account = await openAccount(server, name)
  return { ...account, soap: soapOf(server, account.key) }
}

/** The error code that a call is refused with. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    (result) => new Error(`no refusal but ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof SoapError) return error.code
  throw error
}

/** Posts a body as it is. */
export const postXml = (
  server: TestServer,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> =>
  server.inject('/soap/v2', {
    method: 'POST',
    headers: { 'content-type': 'text/xml', ...headers },
    body: body as BodyInit,
  })

/** Calls without the client, for what it would not send. */
export async function callRaw(
  server: TestServer,
  operation: string,
  options: { [key: string]: SoapValue },
): Promise<string> {
  return (await postXml(server, encodeCall(ADDRESS, operation, options))).text()
}
