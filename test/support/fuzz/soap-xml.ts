// Envelopes in all the forms in which clients write values (O-022), chosen at random, and broken ones.
import { escapeXml } from '../../../src/wire/soap/encode.ts'
import { APACHE, ENCODING, ENVELOPE, INSTANCE, SCHEMA } from '../../../src/wire/soap/names.ts'
import type { Random } from './random.ts'

const NAME = /^[A-Za-z_][\w-]{0,60}$/
const DEEPEST = 40
const head = `<e:Envelope xmlns:e="${ENVELOPE}" xmlns:c="${ENCODING}" xmlns:xsd="${SCHEMA}" xmlns:xsi="${INSTANCE}" xmlns:a="${APACHE}" xmlns:s="urn:s"><e:Body>`
const tail = '</e:Body></e:Envelope>'

/** The values that a call only refers to; they come after it in the body. */
type Parts = string[]

function scalar(name: string, value: unknown, random: Random, parts: Parts): string {
  if (value === null || value === undefined)
    return random.pick([`<${name} xsi:nil="true"/>`, `<${name}/>`, `<${name} xsi:nil="1">a</${name}>`])
  const text = escapeXml(String(value))
  const form = random.below(12)
  if (form === 0) {
    parts.push(`<multiRef id="id${parts.length}" xsi:type="xsd:string">${text}</multiRef>`)
    return `<${name} href="#id${parts.length - 1}"/>`
  }
  if (form === 1) return `<${name}><![CDATA[${text.replaceAll(']]>', '')}]]></${name}>`
  if (form === 2)
    return `<${name} xsi:type="xsd:base64Binary">${Buffer.from(String(value)).toString('base64')}</${name}>`
  if (form === 3)
    return `<${name} xsi:type="${random.pick(['xsd:int', 'xsd:boolean', 'c:string', 'nobody:string', 'a:Vector', 'xsd:date'])}">${text}</${name}>`
  return random.chance(0.5) ? `<${name} xsi:type="xsd:string">${text}</${name}>` : `<${name}>${text}</${name}>`
}

function list(name: string, items: readonly unknown[], random: Random, parts: Parts, depth: number): string {
  const form = random.below(4)
  // Clients without the WSDL repeat the element.
  if (form === 0 && items.length > 0) return items.map((item) => element(name, item, random, parts, depth + 1)).join('')
  if (form === 1)
    return element(name, Object.fromEntries(items.map((item, at) => [at * 2, item])), random, parts, depth)
  const inner = items.map((item) => element('item', item, random, parts, depth + 1)).join('')
  const type = random.pick([
    `c:arrayType="xsd:anyType[${items.length}]"`,
    'c:arrayType="a:Map[]"',
    'c:arrayType="xsd:anyType[-1]"',
    '',
  ])
  return `<${name} xsi:type="c:Array" ${type}>${inner}</${name}>`
}

function map(name: string, value: object, random: Random, parts: Parts, depth: number): string {
  const members = Object.entries(value)
  if (random.chance(0.5) && members.every(([key]) => NAME.test(key))) {
    return `<${name}>${members.map(([key, member]) => element(key, member, random, parts, depth + 1)).join('')}</${name}>`
  }
  const items = members.map(
    ([key, member]) => `<item><key>${escapeXml(key)}</key>${element('value', member, random, parts, depth + 1)}</item>`,
  )
  return `<${name} xsi:type="a:Map">${items.join('')}</${name}>`
}

function element(name: string, value: unknown, random: Random, parts: Parts, depth = 0): string {
  if (depth > DEEPEST || typeof value !== 'object' || value === null)
    return scalar(name, depth > DEEPEST ? 'deep' : value, random, parts)
  return Array.isArray(value) ? list(name, value, random, parts, depth) : map(name, value, random, parts, depth)
}

/** A call as a client might write it. */
export function toEnvelope(operation: string, options: unknown, random: Random): string {
  const parts: Parts = []
  const argument = element('functionOptions', options, random, parts)
  return `${head}<s:${operation}>${argument}</s:${operation}>${parts.join('')}${tail}`
}

/** Elements that no client would write on purpose. */
const strange: readonly string[] = [
  '<item><key><a>b</a></key><value>c</value></item>',
  '<item><key xsi:type="a:Map"/><value>c</value></item>',
  '<item><key xsi:nil="1"/><value/></item>',
  '<item><value>c</value></item>',
  '<item xsi:type="a:Map"><item/></item>',
  '<o xsi:type="a:Map">text</o>',
  '<o href="#nowhere"/>',
  '<o id="x" href="#x"/>',
  '<o id="x"><b href="#x"/></o>',
  '<listID>1</listID><listID>2</listID>',
  '<__proto__><a>b</a></__proto__>',
  '<constructor/>',
  '<toString>1</toString>',
  '<email><item>a@b.example</item><other/></email>',
  '<o xsi:type="c:Array" c:arrayType="xsd:anyType[999999999]"/>',
  '<o xsi:type="xsd:base64Binary">////</o>',
  '&#0;',
  '&#xD800;',
  '&nbsp;',
  '<![CDATA[',
  '<!-- -- -->',
  '<?php echo 1 ?>',
  '<!DOCTYPE a>',
  '<a:b:c/>',
  '<unknown:a/>',
  '<a b="1" b="2"/>',
  '</functionOptions>',
  '\u0001',
  '<',
  ']]>',
]

const at = (text: string, random: Random) => random.below(text.length + 1)

/** The envelope with something in it that is no XML, or no SOAP, or no value. */
export function broken(xml: string, operation: string, random: Random): string | Buffer {
  const place = xml.indexOf('<', at(xml, random))
  const end = place < 0 ? xml.length : place
  switch (random.below(12)) {
    case 0:
      return xml.slice(0, at(xml, random))
    case 1:
      return Buffer.from(xml, 'utf16le')
    case 2:
      return Buffer.concat([
        Buffer.from(xml.slice(0, end)),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from(xml.slice(end)),
      ])
    case 3:
      return xml.replace(ENVELOPE, random.pick(['http://www.w3.org/2003/05/soap-envelope', '', 'urn:x']))
    case 4:
      return xml.replaceAll(
        operation,
        random.pick(['', 'a b', operation.toUpperCase(), 'x'.repeat(5_000), '__proto__', 'constructor']),
      )
    case 5:
      return random.pick([
        '',
        ' ',
        'null',
        '{"apikey":1}',
        '<a/>',
        '\ufeff',
        `${head}${tail}`,
        `${head}text${tail}`,
        xml + xml,
        `<?xml version="1.0" encoding="latin9"?>${xml}`,
      ])
    case 6:
      return xml.replace(
        random.pick(['xsd:string', 'a:Map', 'c:Array']),
        random.pick(['nobody:Map', 'Map', 'a:Map', 'c:Array', 'xsd:string', 'xsd:base64Binary']),
      )
    default:
      return xml.slice(0, end) + random.pick(strange) + xml.slice(end)
  }
}
