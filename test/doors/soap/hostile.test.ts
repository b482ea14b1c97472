// Bodies that are meant to cost more than they may. What is refused early is told by what is not done: no test here
// looks at a clock, but each has the time of a test, and the server answers others meanwhile.
import { describe, expect, it } from 'vitest'
import { encodeCall } from '../../../src/wire/soap/encode.ts'
import { useServer } from '../../support/server.ts'
import { ADDRESS, openSoap, postXml } from '../../support/soap.ts'

const server = useServer()

const MB = 1024 * 1024
const open = '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><check_status><o>'
const close = '</o></check_status></e:Body></e:Envelope>'
const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join('')
const call =
  '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><check_status/></e:Body></e:Envelope>'

describe('hostile XML is refused', () => {
  it.each<[string, () => string, string, number]>([
    [
      'an external entity',
      () => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${open}&x;${close}`,
      'DOCTYPE',
      500,
    ],
    ['a bomb of entities', () => `<!DOCTYPE a [<!ENTITY a0 "ha">${entities}]>${open}&a10;${close}`, 'DOCTYPE', 500],
    ['a DOCTYPE without end', () => `<!DOCTYPE a [${'<!-- x -->'.repeat(100_000)}`, 'is not XML', 500],
    ['100,000 nested elements', () => `${open}${'<a>'.repeat(100_000)}`, 'levels deep', 500],
    ['500,000 elements', () => `${open}${'<a/>'.repeat(500_000)}${close}`, 'more than 200000 elements', 500],
    [
      '500,000 items of a map',
      () => `${open}${'<item><key>a</key><value>b</value></item>'.repeat(125_000)}${close}`,
      'more than 200000 elements',
      500,
    ],
    [
      '100,000 attributes',
      () => `${open}<a ${Array.from({ length: 100_000 }, (_, n) => `b${n}="1"`).join(' ')}/>${close}`,
      'attributes',
      500,
    ],
    [
      '100,000 namespaces',
      () => `${open}<a ${Array.from({ length: 100_000 }, (_, n) => `xmlns:b${n}="u"`).join(' ')}/>${close}`,
      'attributes',
      500,
    ],
    ['a body of 30 MB', () => `${open}${'a'.repeat(30 * MB)}${close}`, 'larger than 20 MB', 413],
    [
      'references that double at every step',
      () =>
        `${open.replace('<o>', '<o href="#m0"/>').replace('</o>', '')}</check_status>${Array.from({ length: 60 }, (_, n) => `<m id="m${n}"><a href="#m${n + 1}"/><b href="#m${n + 1}"/></m>`).join('')}<m id="m60"/></e:Body></e:Envelope>`,
      'larger than 20 MB',
      500,
    ],
    [
      'a text of 100 KB that 5,000 elements refer to',
      () =>
        `${open.replace('<o>', '<o>'.concat('<a href="#t"/>'.repeat(5_000)))}</o></check_status><t id="t">${'x'.repeat(100_000)}</t></e:Body></e:Envelope>`,
      'larger than 20 MB',
      500,
    ],
    [
      'references in a ring',
      () =>
        `${open}<a href="#x"/>${close.replace('</e:Body>', '<x id="x"><y href="#y"/></x><y id="y"><x href="#x"/></y></e:Body>')}`,
      'refers to itself',
      500,
    ],
    [
      'a long chain of references',
      () =>
        `${open}<a href="#m0"/>${close.replace('</e:Body>', `${Array.from({ length: 50_000 }, (_, n) => `<m id="m${n}" href="#m${n + 1}"/>`).join('')}<m id="m50000">x</m></e:Body>`)}`,
      'nested too deeply',
      500,
    ],
  ])('%s', async (_what, xml, says, status) => {
    const before = process.memoryUsage().rss
    const [answer, other] = await Promise.all([postXml(server, xml()), postXml(server, call)])
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(says)
    expect(other.status).toBe(200)
    // The body itself, in several copies, and the elements up to the limit.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MB)
  })

  it('text of 19 MB is read, and refused by the bound of its argument', async () => {
    const { key } = await openSoap(server)
    const xml =
      `${open}<apikey>${key}</apikey><nome>${'<![CDATA[a]]>'.repeat(100_000)}${'a'.repeat(18 * MB)}</nome>${close}`.replaceAll(
        'check_status',
        'updateList',
      )
    expect(await (await postXml(server, xml)).text()).toContain('nome must have at most 65535 characters')
  })
})

describe('a fault', () => {
  it.each([
    { name: 'an operation', xml: (key: string) => encodeCall(ADDRESS, 'x'.repeat(300_000), { apikey: key }) },
    {
      name: 'an option',
      xml: (key: string) => encodeCall(ADDRESS, 'createList', { apikey: key, ['y'.repeat(300_000)]: 1 }),
    },
    {
      name: 'a value',
      xml: (key: string) => encodeCall(ADDRESS, 'updateList', { apikey: key, listID: 'z'.repeat(300_000) }),
    },
  ])('does not repeat $name at any length', async ({ xml }) => {
    const answer = await postXml(server, xml(server.key))
    expect((await answer.text()).length).toBeLessThan(5_000)
  })
})
