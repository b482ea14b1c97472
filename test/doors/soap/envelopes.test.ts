// The forms in which clients in use send calls, and what is no call at all.
import { beforeAll, describe, expect, it } from 'vitest'
import { readXml } from '../../../src/clients/soap/xml-reader.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import { makeContact, makeList } from '../../support/marketing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { callRaw, openSoap, postXml, type SoapAccount } from '../../support/soap.ts'

const server = useServer()
let account: SoapAccount
let list: number
beforeAll(async () => {
  account = await openSoap(server)
  list = await makeList(account.api)
  await makeContact(account.api, list, { base: { email: 'ana@example.com', first_name: 'Ana' } })
})

const ENV = 'http://schemas.xmlsoap.org/soap/envelope/'
const names =
  'xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns2="http://xml.apache.org/xml-soap" xmlns:enc="http://schemas.xmlsoap.org/soap/encoding/"'
const envelope = (body: string, env = ENV) =>
  `<?xml version="1.0"?><e:Envelope xmlns:e="${env}" ${names}><e:Body>${body}</e:Body></e:Envelope>`
const item = (key: string, value: string) => `<item><key xsi:type="xsd:string">${key}</key>${value}</item>`
const text = (value: string) => `<value xsi:type="xsd:string">${value}</value>`

/** Changes the first name of Ana with a call in some form; returns the name that she has then. */
async function rename(
  call: (key: string, list: number) => string,
  headers?: Record<string, string>,
): Promise<string | undefined> {
  const answer = await postXml(server, envelope(call(account.key, list)), headers)
  const body = await answer.text()
  expect({ status: answer.status, body }).toMatchObject({
    status: 200,
    body: expect.stringContaining('FIRST_NAME') as string,
  })
  const { items } = await account.api.listContacts({ path: { list_id: list } })
  return items[0]?.base.first_name
}

const map = (key: string, id: number, name: string) =>
  `<functionOptions xsi:type="ns2:Map">${item('apikey', text(key))}${item('listID', `<value xsi:type="xsd:int">${id}</value>`)}${item('subscriber', text('ana@example.com'))}${item('first_name', text(name))}</functionOptions>`
const struct = (key: string, id: number, name: string) =>
  `<apikey>${key}</apikey><listID>${id}</listID><subscriber>ana@example.com</subscriber><first_name>${name}</first_name>`

describe('a call may be', () => {
  it.each<[string, string, (key: string, list: number) => string, Record<string, string>?]>([
    ['an Apache map', 'Map', (k, l) => `<x:editSubscriber xmlns:x="urn:any">${map(k, l, 'Map')}</x:editSubscriber>`],
    [
      'a map in a parameter of another name',
      'Param',
      (k, l) => `<editSubscriber>${map(k, l, 'Param').replaceAll('functionOptions', 'param0')}</editSubscriber>`,
    ],
    [
      'a struct',
      'Struct',
      (k, l) =>
        `<editSubscriber><functionOptions xsi:type="enc:Struct">${struct(k, l, 'Struct')}</functionOptions></editSubscriber>`,
    ],
    [
      'elements without types, in the namespace of the service',
      'Plain',
      (k, l) =>
        `<editSubscriber xmlns="https://localhost:8443/soap/v2"><functionOptions>${struct(k, l, 'Plain')}</functionOptions></editSubscriber>`,
    ],
    [
      'a reference to a sibling',
      'Multi',
      (k, l) =>
        `<editSubscriber><functionOptions href="#o"/></editSubscriber><multiRef id="o">${struct(k, l, '').replace('<first_name></first_name>', '<first_name href="#n"/>')}</multiRef><multiRef id="n" xsi:type="xsd:string">Multi</multiRef>`,
    ],
    [
      'a reference to an element within',
      'Inline',
      (k, l) =>
        `<editSubscriber><functionOptions>${struct(k, l, '').replace('<first_name></first_name>', '<lang id="r">en</lang><first_name>Inline</first_name><last_name href="#r"/>')}</functionOptions></editSubscriber>`,
    ],
    [
      'text in base64',
      'Ána',
      (k, l) =>
        `<editSubscriber><functionOptions>${struct(k, l, '').replace('<first_name></first_name>', `<first_name xsi:type="xsd:base64Binary">${Buffer.from('Ána').toString('base64')}</first_name>`)}</functionOptions></editSubscriber>`,
    ],
    [
      'text in CDATA with entities',
      'A&<b> "é"',
      (k, l) =>
        `<editSubscriber><functionOptions>${struct(k, l, '<![CDATA[A&<b>]]> &quot;&#233;&quot;')}</functionOptions></editSubscriber>`,
    ],
    ['in another case', 'Case', (k, l) => `<EDITsubscriber>${map(k, l, 'Case')}</EDITsubscriber>`],
    [
      'named by the action alone',
      'Action',
      (k, l) => `<call>${map(k, l, 'Action')}</call>`,
      { soapaction: '"https://localhost:8443/soap/v2#editsubscriber"' },
    ],
    [
      'named by an action without quotes and address',
      'Bare',
      (k, l) => `<call>${map(k, l, 'Bare')}</call>`,
      { soapaction: 'editSubscriber' },
    ],
    [
      'of any content type',
      'Type',
      (k, l) => `<editSubscriber>${map(k, l, 'Type')}</editSubscriber>`,
      { 'content-type': 'application/octet-stream' },
    ],
    [
      'with keys that mean something to JavaScript',
      'Proto',
      (k, l) =>
        `<editSubscriber><functionOptions>${struct(k, l, 'Proto')}<__proto__><apikey>x</apikey></__proto__><constructor>x</constructor></functionOptions></editSubscriber>`,
    ],
  ])('%s', async (_form, name, call, headers) => {
    expect(await rename(call, headers)).toBe(name)
  })

  it.each([
    ['iso-8859-1', (xml: string) => Buffer.from(xml, 'latin1'), ''],
    ['utf-16le', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le'), ''],
    ['utf-8', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf8'), ''],
    ['windows-1252', (xml: string) => Buffer.from(xml, 'latin1'), '; charset=windows-1252'],
  ])('in %s', async (encoding, encode, type) => {
    const xml = envelope(`<editSubscriber>${map(account.key, list, 'José')}</editSubscriber>`).replace(
      'version="1.0"',
      type ? 'version="1.0"' : `version="1.0" encoding="${encoding}"`,
    )
    const answer = await postXml(server, encode(xml), { 'content-type': `text/xml${type}` })
    expect(await answer.text()).toContain('>José<')
  })

  it('without options, as an empty list or nothing', async () => {
    for (const options of [
      '',
      '<functionOptions/>',
      '<functionOptions xsi:nil="true"/>',
      '<functionOptions xsi:type="enc:Array" enc:arrayType="xsd:anyType[0]"/>',
      '<functionOptions xsi:type="ns2:Map"/>',
    ]) {
      expect(
        await (await postXml(server, envelope(`<check_status>${options}</check_status>`))).text(),
        options,
      ).toContain('>true<')
    }
  })

  it('lists: arrays, repeated elements, items, a map of numbers, or one thing alone', async () => {
    const subscribers = (form: string) =>
      envelope(
        `<addSubscriberBulk><functionOptions><apikey>${account.key}</apikey><listID>${list}</listID><compareField>email</compareField><operation>1</operation>${form}</functionOptions></addSubscriberBulk>`,
      )
    const one = '<email>rui@example.com</email>'
    const forms = [
      `<subscribers xsi:type="enc:Array" enc:arrayType="ns2:Map[1]"><item xsi:type="ns2:Map">${item('email', text('rui@example.com'))}</item></subscribers>`,
      `<subscribers>${one}</subscribers><subscribers>${one}</subscribers>`,
      `<subscribers><item>${one}</item><item>${one}</item></subscribers>`,
      `<subscribers xsi:type="ns2:Map">${item('3', `<value>${one}</value>`)}</subscribers>`,
      `<subscribers>${one}</subscribers>`,
    ]
    for (const form of forms)
      expect(await (await postXml(server, subscribers(form))).text(), form).toContain('OPERATION_ID')
  })
})

describe.each(['constructor', 'hasOwnProperty', 'toString', '__proto__'])('the word %s', (word) => {
  const bulk = { compareField: 'email', subscribers: [{ email: 'eva@example.com' }] }
  const campaign = { subject: 'Spring', message: 'Hello', fromID: '1' }
  it.each<[string, { [key: string]: SoapValue }, string]>([
    ['getSenders', { channel: word }, '>INVALID_TYPE<'],
    ['getCampaigns', { channel: word }, 'arrayType="xsd:anyType[0]"'],
    ['addSubscriber', { email: 'eva@example.com', status: word }, '>SUBSCRIBER_FORMAT_ERROR<'],
    ['addSubscriberBulk', { ...bulk, operation: word }, '>INVALID_TYPE<'],
    ['addSubscriberBulk', { ...bulk, operation: '1', status: word }, '>SUBSCRIBER_FORMAT_ERROR<'],
    ['createCampaignEmail', { ...campaign, link_view_top: word }, 'link_view_top must be 0 or 1'],
    ['getError', { error: word }, '>ERROR_NOT_FOUND<'],
  ])('is none of %s', async (operation, options, says) => {
    expect(await callRaw(server, operation, { apikey: account.key, listID: list, ...options })).toContain(says)
  })
})

describe('an answer', () => {
  it('is in the namespace of the configured address, whatever the request says', async () => {
    const answer = await postXml(server, envelope('<x:check_status xmlns:x="urn:other"/>'), {
      host: 'evil.example.com',
    })
    const body = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(answer.headers.get('x-request-id')).toMatch(/\S/)
    expect(readXml(body).children[0]?.children[0]).toMatchObject({
      uri: 'https://localhost:8443/soap/v2',
      local: 'check_statusResponse',
    })
    expect(body).not.toContain('evil')
  })
})

describe('a fault', () => {
  const inBody = (xml: string) => envelope(xml)
  const long = '7'.repeat(60)
  it.each<[string, string, string, string?]>([
    ['for what is not XML', '{"a": 1}', 'is not XML'],
    ['for an empty body', '', ''],
    ['for XML that is cut off', envelope('<check_status/>').slice(0, -5), 'is not XML'],
    ['for another document', '<html/>', 'not a SOAP envelope'],
    ['for an envelope without a body', `<e:Envelope xmlns:e="${ENV}"/>`, 'no call in its body'],
    ['for an empty body of the envelope', inBody(''), 'no call in its body'],
    [
      'for SOAP 1.2',
      envelope('<check_status/>', 'http://www.w3.org/2003/05/soap-envelope'),
      'not one of SOAP 1.1',
      'VersionMismatch',
    ],
    ['for an unknown operation', inBody('<makeCoffee/>'), 'operation makeCoffee was not found'],
    ['for an operation of JavaScript', inBody('<constructor/>'), 'operation constructor was not found'],
    [
      'for a header that must be understood',
      `<e:Envelope xmlns:e="${ENV}"><e:Header><w:Security xmlns:w="urn:w" e:mustUnderstand="1"/></e:Header><e:Body><check_status/></e:Body></e:Envelope>`,
      'is marked mustUnderstand',
    ],
    [
      'for options that are a text',
      inBody('<check_status><functionOptions>{"a": 1}</functionOptions></check_status>'),
      'must be a map',
    ],
    [
      'for options that are a list',
      inBody('<check_status><functionOptions xsi:type="enc:Array"><item>1</item></functionOptions></check_status>'),
      'must be a map',
    ],
    [
      'for a reference to nothing',
      inBody('<check_status><functionOptions href="#x"/></check_status>'),
      'no element with the id x',
    ],
    [
      'for a reference to itself',
      inBody('<check_status><functionOptions href="#x"/></check_status><m id="x"><a><b href="#x"/></a></m>'),
      'refers to itself',
    ],
    [
      'for a key of a map that is a map',
      inBody(
        '<check_status><functionOptions xsi:type="ns2:Map"><item><key><a>b</a></key><value>c</value></item></functionOptions></check_status>',
      ),
      'key that is not a text',
    ],
    [
      'for a key of a map that is a list of maps',
      inBody(
        '<check_status><functionOptions><item><key xsi:type="enc:Array"><i><a>b</a></i></key><value>c</value></item></functionOptions></check_status>',
      ),
      'key that is not a text',
    ],
    [
      'for a key of a map that is nothing',
      inBody(
        '<check_status><functionOptions xsi:type="ns2:Map"><item><key xsi:nil="true"/><value>c</value></item></functionOptions></check_status>',
      ),
      'key that is not a text',
    ],
    ['for an unknown entity', inBody('<check_status>&nbsp;</check_status>'), 'is not XML'],
    [
      'for an unknown encoding',
      envelope('<check_status/>').replace('version="1.0"', 'version="1.0" encoding="klingon"'),
      'klingon',
    ],
    [
      'for a number that is none',
      inBody(`<getLists><functionOptions><apikey>KEY</apikey><limit>${long}</limit></functionOptions></getLists>`),
      'limit must be a whole number',
    ],
    [
      'for a text that is a map',
      inBody('<createList><functionOptions><apikey>KEY</apikey><nome><a>1</a></nome></functionOptions></createList>'),
      'nome must be a text',
    ],
  ])('%s', async (_what, xml, says, faultCode = 'Client') => {
    const answer = await postXml(server, xml.replace('KEY', account.key))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    const fault = readXml(await answer.text()).children[0]?.children[0]
    expect(fault?.local).toBe('Fault')
    const parts = Object.fromEntries((fault?.children ?? []).map(({ local, text: value }) => [local, value]))
    expect(parts['faultcode']).toBe(`SOAP-ENV:${faultCode}`)
    expect(parts['faultstring']).toContain(says)
  })

  it('for too many calls says when to come back', async () => {
    await using small = await startServer({ env: { MESSAGING_RATE_LIMIT: '2/60,100' } })
    const call = () => postXml(small, envelope('<check_status/>'))
    for (let n = 0; n < 2; n++) expect((await call()).status).toBe(200)
    const answer = await call()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('<faultcode>SOAP-ENV:Client</faultcode>')
  })

  it('counts guesses of keys, too', async () => {
    await using small = await startServer({ env: { MESSAGING_RATE_LIMIT: '2/60,100' } })
    const guess = (n: number) => postXml(small, envelope(`<checklogin><o><apikey>guess${n}</apikey></o></checklogin>`))
    for (let n = 0; n < 2; n++) expect(await (await guess(n)).text()).toContain('INVALID')
    expect((await guess(3)).status).toBe(429)
  })
})
