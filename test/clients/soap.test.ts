// The SOAP client: what it sends, and what it makes of every kind of answer.

import { SaxesParser } from 'saxes'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { operations } from '../../generated/soap-v2/operations.ts'
import type { SoapClientOptions } from '../../src/clients/index.ts'
import {
  ApiError,
  ConnectionError,
  createSoapClient,
  InvalidAnswerError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  SoapError,
  TimeoutError,
} from '../../src/clients/index.ts'
import { readXml } from '../../src/clients/soap/xml-reader.ts'
import { encodeAnswer, encodeFault } from '../../src/wire/soap/encode.ts'
import type { SoapValue } from '../../src/wire/soap/names.ts'
import { type Respond, startReceiver } from '../support/receiver.ts'

const KEY = 'sandbox_0123456789abcdef'
const NS = 'urn:test'
const xml = (body: string, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'text/xml', 'x-request-id': 'boot-1', ...headers },
  body,
})
const value = (result: SoapValue) => xml(encodeAnswer(NS, 'x', result))
const fault = (code: 'Client' | 'Server', name: string, status = 500, headers = {}) =>
  xml(encodeFault(code, `It was ${name}.`, { code: name }), status, headers)

/** A service that always answers the same, and a client of it that does not wait. */
async function serve(answer: Awaited<ReturnType<Respond>>, options: Partial<SoapClientOptions> = {}) {
  const receiver = await startReceiver(() => answer)
  const waits: number[] = []
  const soap = createSoapClient({
    apiKey: KEY,
    baseUrl: `${receiver.url}/soap/v2`,
    sleep: async (ms) => void waits.push(ms),
    random: () => 0,
    ...options,
  })
  return { soap, receiver, waits, [Symbol.asyncDispose]: () => receiver.close() }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('a call', () => {
  it('is an envelope with the key, a map, and the action', async () => {
    await using server = await serve(value({ LIST_ID: 7 }))
    const result = await server.soap.createList({ nome: 'A & <B>', canal_email: true, internal_name: undefined })
    expect(result).toEqual({ LIST_ID: 7 })
    const [request] = server.receiver.requests
    expect(request?.headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${server.receiver.url}/soap/v2#createList"`,
    })
    const entry = (key: string, text: string) =>
      `<item><key xsi:type="xsd:string">${key}</key><value xsi:type="xsd:string">${text}</value></item>`
    const map = `${entry('apikey', KEY)}${entry('nome', 'A &amp; &lt;B&gt;')}${entry('canal_email', '1')}`
    expect(request?.body).toContain(`<functionOptions xsi:type="apache:Map">${map}</functionOptions>`)
    expect(() => new SaxesParser({ xmlns: true }).write(request?.body ?? '').close()).not.toThrow()
  })

  it('carries user name and password instead of a key', async () => {
    const receiver = await startReceiver(() => value({ USER_ID: 1 }))
    const soap = createSoapClient({ username: 'apikey', password: KEY, baseUrl: new URL(receiver.url).origin })
    await soap.checklogin()
    expect(receiver.requests[0]?.path).toBe('/soap/v2')
    expect(receiver.requests[0]?.body).toContain('>username<')
    expect(receiver.requests[0]?.body).not.toContain('>apikey</key>')
    await receiver.close()
  })

  it('has a method for every operation', async () => {
    const soap = createSoapClient({ apiKey: KEY })
    expect(Object.keys(soap)).toEqual(Object.keys(operations))
  })

  it('has types from the table', () => {
    const soap = createSoapClient({ apiKey: KEY })
    expectTypeOf(soap.createList).parameter(0).toHaveProperty('nome')
    expectTypeOf(soap.getLists).returns.resolves.items.toHaveProperty('subs_activos').toEqualTypeOf<number>()
    expectTypeOf(soap.checklogin).parameter(0).toEqualTypeOf<Record<never, never> | undefined>()
    // @ts-expect-error: a list needs a name
    void (() => soap.createList({}))
    // @ts-expect-error: there is no such argument
    void (() => soap.createList({ nome: 'a', name: 'b' }))
    void (() => soap.addSubscriber({ listID: 1, email: 'a@example.com', extra_4: 'x' }))
  })

  it.each([
    ['no credentials', {}],
    ['a key with a line break', { apiKey: 'a\nb' }],
    ['an empty password', { username: 'a', password: '' }],
    ['an address with a query', { apiKey: KEY, baseUrl: 'https://localhost/?wsdl' }],
  ])('is not possible with %s', (_what, options) => {
    expect(() => createSoapClient(options as SoapClientOptions)).toThrow(TypeError)
  })

  it('refuses a value that holds itself', async () => {
    await using server = await serve(value({}))
    const round: unknown[] = []
    round.push(round)
    await expect(
      server.soap.attachTag({ listID: 1, tag: 1, type: 'subscriber', target: round as string[] }),
    ).rejects.toThrow(/nested|call stack/)
  })
})

describe('a result', () => {
  it('is decoded with its types', async () => {
    const result = { a: 1, b: 1.5, c: 'x & y\r\n', d: [], e: [{ f: null }, ['g']], h: {}, i: '007', j: 2 ** 40 }
    await using server = await serve(value(result))
    await expect(server.soap.getQueueStatus()).resolves.toEqual(result)
  })

  it('may be written with references, structs and repeated elements', async () => {
    const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:x="http://www.w3.org/2001/XMLSchema-instance"><s:Body>
      <r:aResponse xmlns:r="urn:r"><return href="#m"/></r:aResponse>
      <multiRef id="m"><name><![CDATA[a<b]]></name><tag>1</tag><tag>2</tag><b x:nil="1"/></multiRef></s:Body></s:Envelope>`
    await using server = await serve(xml(envelope))
    await expect(server.soap.addTag({ name: 'a' })).resolves.toEqual({ name: 'a<b', tag: ['1', '2'], b: null })
  })

  it.each<[string, SoapValue]>([
    ['a bare text', 'INVALID'],
    ['a map', { ERROR: 'INVALID' }],
    ['the first of a list', [{ ERROR: 'INVALID' }]],
    ['a member', { subscriber: { ERROR: 'INVALID' } }],
  ])('that is an error code in %s is thrown', async (_form, result) => {
    await using server = await serve(value(result))
    const error = await failure(server.soap.subscriberData({ subscriber: 'a' }))
    expect(error).toBeInstanceOf(SoapError)
    expect(error).toMatchObject({ code: 'INVALID', operationId: 'subscriberData', requestId: 'boot-1' })
    expect(server.receiver.requests).toHaveLength(1)
  })
})

describe('a failure', () => {
  const read = { name: 'getLists', act: (soap: ReturnType<typeof createSoapClient>) => soap.getLists() }
  const write = {
    name: 'createList',
    act: (soap: ReturnType<typeof createSoapClient>) => soap.createList({ nome: 'a' }),
  }

  it.each([
    { ...read, answer: fault('Server', 'internal'), want: ServerError, tries: 3 },
    { ...write, answer: fault('Server', 'internal'), want: ServerError, tries: 1 },
    { ...read, answer: fault('Client', 'malformed'), want: ApiError, tries: 1 },
    { ...read, answer: fault('Server', 'not_implemented'), want: ServerError, tries: 1 },
    { ...write, answer: fault('Client', 'rate_limited', 429, { 'retry-after': '2' }), want: RateLimitError, tries: 3 },
    { ...write, answer: fault('Client', 'too_large', 413), want: PayloadTooLargeError, tries: 1 },
    { ...write, answer: xml('busy', 503), want: ServerError, tries: 3 },
    { ...read, answer: xml('<p>hello'), want: InvalidAnswerError, tries: 1 },
    { ...read, answer: xml('<p>hello</p>'), want: InvalidAnswerError, tries: 1 },
    { ...read, answer: null, want: ConnectionError, tries: 3 },
    { ...write, answer: null, want: ConnectionError, tries: 1 },
  ])('$name, $answer.status: $tries', async ({ act, answer, want, tries }) => {
    await using server = await serve(answer)
    expect(await failure(act(server.soap))).toBeInstanceOf(want)
    expect(server.receiver.requests).toHaveLength(tries)
  })

  it('shows the fault, and waits as long as it asks', async () => {
    await using server = await serve(fault('Client', 'rate_limited', 429, { 'retry-after': '2' }))
    expect(await failure(server.soap.createList({ nome: 'a' }))).toMatchObject({
      status: 429,
      title: 'SOAP fault Client',
      detail: 'It was rate_limited.',
      errors: { code: 'rate_limited' },
      retryAfter: 2,
    })
    expect(server.waits).toEqual([2000, 2000])
  })

  it('does not repeat the key', async () => {
    await using server = await serve(xml(encodeFault('Server', `No such key: ${KEY}`, {}), 500, { 'x-echo': KEY }), {
      retries: 0,
    })
    const error = (await failure(server.soap.getLists())) as ApiError
    expect(JSON.stringify({ ...error, text: error.message })).not.toContain(KEY)
  })

  it('is a TimeoutError after the time, and the reason of the signal when that ends the call', async () => {
    const receiver = await startReceiver(() => new Promise(() => undefined))
    const soap = createSoapClient({ apiKey: KEY, baseUrl: receiver.url, retries: 0 })
    expect(await failure(soap.getLists({}, { timeoutMs: 50 }))).toBeInstanceOf(TimeoutError)
    const controller = new AbortController()
    const call = failure(soap.getLists({}, { signal: controller.signal }))
    controller.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
    await receiver.close()
  })
})

describe('the reader of answers', () => {
  /** The result of a strict parser that is not ours. */
  const isXml = (text: string): boolean => {
    try {
      const parser = new SaxesParser({ xmlns: true })
      parser.on('error', (error) => {
        throw error
      })
      parser.write(text).close()
      return true
    } catch {
      return false
    }
  }
  const reads = (text: string): boolean => {
    try {
      readXml(text)
      return true
    } catch {
      return false
    }
  }

  it.each([
    '<a/>',
    '<a></a>',
    '<a>\n</a >',
    '<?xml version="1.0"?><a b="1" c=\'2\'/>',
    '<a><!-- & < --><b>x</b></a>',
    '<a><![CDATA[<&]]></a>',
    '<p:a xmlns:p="u" p:b=""/>',
    '<a>&amp;&#65;&#x42;</a>',
    '',
    'a',
    '<a>',
    '<a></b>',
    '</a>',
    '<a/><b/>',
    '<a b=1/>',
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a>& b;</a>',
    '<p:a/>',
    '<a p:b="1"/>',
    '<a><![CDATA[</a>',
    '<a><!-- </a>',
    '< a/>',
    '<a b/>',
    '<a/>x',
    '<a><b></a></b>',
    '<a',
  ])('agrees with a strict parser about %s', (text) => {
    expect(reads(text)).toBe(isXml(text))
  })

  it('takes no DOCTYPE and no deep nesting', () => {
    expect(reads('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe(false)
    expect(reads('<a>'.repeat(200) + '</a>'.repeat(200))).toBe(false)
  })
})
