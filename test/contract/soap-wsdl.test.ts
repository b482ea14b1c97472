// specs/soap-v2/service.wsdl, written by hand: no fault as it is, and one finding with file and line for each planted one.
// A client that is not ours finds every operation.
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClientAsync } from 'soap'
import { beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { operations } from '../../generated/soap-v2/operations.ts'
import { root } from '../../scripts/contract/bundle.ts'
import { FindingsError } from '../../scripts/contract/finding.ts'
import { readSoapTable } from '../../scripts/contract/soap/table.ts'
import { readSources, type SourceFile } from '../../scripts/contract/sources.ts'
import { compareWsdl } from '../../scripts/diff/soap.ts'
import { checkSoap } from '../../scripts/lint/soap.ts'
import { checkWsdl } from '../../scripts/lint/wsdl-yaml.ts'

const file = 'specs/soap-v2/service.wsdl'
const source = readFileSync(join(root, file), 'utf8')
const folder = 'specs/soap-v2'

let files: SourceFile[]
beforeAll(async () => {
  files = (await readSources()).filter(({ path }) => path.startsWith(`${folder}/`))
})

/** The line of the WSDL that holds a text, from 1; of the nth one when there are several. */
function lineOf(text: string, nth = 1): number {
  const lines = source.split('\n').flatMap((line, index) => (line.includes(text) ? [index + 1] : []))
  return lines[nth - 1] ?? Number.NaN
}

/** The sources with a text of the WSDL replaced. */
function withWsdl(from: string | RegExp, to: string): SourceFile[] {
  const text = source.replace(from, to)
  expect(text).not.toBe(source)
  return files.map((one) => (one.path === file ? { ...one, text } : one))
}

/** The sources with the file of an operation changed; null removes it. */
const withYaml = (path: string, change: ((node: Record<string, unknown>) => object) | null): SourceFile[] =>
  files.flatMap((one) => {
    if (one.path !== `${folder}/${path}`) return [one]
    return change ? [{ ...one, value: change({ ...(one.value as Record<string, unknown>) }) }] : []
  })

const found = (sources: SourceFile[]): string[] =>
  checkWsdl(sources).map(({ rule, file: name, place, message }) => `${rule} ${name}${place} ${message}`)

const address = 'https://localhost:8443/soap/v2'
const message = (name: string) => `<message name="${name}">`
const operation = (name: string) => `<operation name="${name}">`

interface Fault {
  fault: string
  from: string | RegExp
  to: string
  /** Rule, line and a part of the message, in their order. */
  want: [rule: string, line: number, message: string][]
}

const faults: Fault[] = [
  {
    fault: 'XML that is not well-formed',
    from: '</portType>',
    to: '</porttype>',
    want: [['xml', lineOf('</portType>'), 'unexpected close tag']],
  },
  {
    fault: 'a blank before the XML declaration, which PHP and zeep refuse',
    from: '<?xml',
    to: ' <?xml',
    want: [['xml', 1, 'XML declaration']],
  },
  {
    fault: 'an undeclared prefix',
    from: '<soap:binding style',
    to: '<soup:binding style',
    want: [['xml', lineOf('<soap:binding style'), 'unbound namespace prefix']],
  },
  {
    fault: 'another root',
    from: /<definitions [\s\S]*<\/definitions>/,
    to: '<html/>',
    want: [['grammar', 2, 'wsdl:definitions']],
  },
  {
    fault: 'an element that WSDL does not have',
    from: `${operation('addTag')}\n      <documentation>`,
    to: `${operation('addTag')}<documentatoin/>\n      <documentation>`,
    want: [['grammar', lineOf(operation('addTag')), 'documentatoin has no place in operation']],
  },
  {
    fault: 'an attribute with another spelling',
    from: '<part name="email"',
    to: '<part nmae="email"',
    want: [
      ['grammar', lineOf('<part name="email"'), 'part has no name'],
      ['grammar', lineOf('<part name="email"'), 'part takes no attribute nmae'],
    ],
  },
  {
    fault: 'documentation behind the messages, where some parsers do not expect it',
    from: /(<operation name="getTags">\n)( +<documentation>.*\n)( +<input.*\n +<output.*\n)/,
    to: '$1$3$2',
    want: [['grammar', lineOf(operation('getTags')) + 3, 'The order in operation is: documentation, input, output']],
  },
  {
    fault: 'documentation in a part',
    from: '<part name="email" type="xsd:string"/>',
    to: '<part name="email" type="xsd:string"><documentation>The address.</documentation></part>',
    want: [['grammar', lineOf('<part name="email"'), 'documentation has no place in part']],
  },
  {
    fault: 'a part of an element, which node-soap refuses',
    from: '<part name="email" type="xsd:string"/>',
    to: '<part name="email" element="tns:email"/>',
    want: [
      ['grammar', lineOf('<part name="email"'), 'part has no type'],
      ['grammar', lineOf('<part name="email"'), 'part takes no attribute element'],
    ],
  },
  {
    fault: 'a body without an encodingStyle, which PHP refuses',
    from: / encodingStyle="[^"]*"\/><\/input>/,
    to: '/></input>',
    want: [['grammar', lineOf('encodingStyle='), 'soap:body has no encodingStyle']],
  },
  {
    fault: 'an operation without an answer',
    from: '      <output message="tns:addTagResponse"/>\n',
    to: '',
    want: [['grammar', lineOf(operation('addTag')), 'operation has one output']],
  },
  {
    fault: 'an import of the SOAP arrays',
    from: '<xsd:complexType name="Array">',
    to: '<xsd:import namespace="urn:a"/><xsd:complexType name="Array">',
    want: [['grammar', lineOf('name="Array"'), 'Clients fetch an imported schema']],
  },
  {
    fault: 'two messages of one name',
    from: message('attachTagRequest'),
    to: message('addTagRequest'),
    want: [['name', lineOf(message('attachTagRequest')), `taken in line ${lineOf(message('addTagRequest'))}`]],
  },
  {
    fault: 'two operations whose names differ in case only',
    from: `${operation('deleteTag')}\n      <documentation>`,
    to: `${operation('ADDTAG')}\n      <documentation>`,
    want: [['name', lineOf(operation('deleteTag')), `taken in line ${lineOf(operation('addTag'))}`]],
  },
  {
    fault: 'two types of one name',
    from: '<xsd:complexType name="Struct">',
    to: '<xsd:complexType name="Array">',
    want: [['name', lineOf('name="Struct"'), `taken in line ${lineOf('name="Array"')}`]],
  },
  {
    fault: 'a type that XML Schema does not have',
    from: `${message('getTagsRequest')}<part name="functionOptions" type="xsd:anyType"/>`,
    to: `${message('getTagsRequest')}<part name="functionOptions" type="xsd:Array"/>`,
    want: [['type', lineOf(message('getTagsRequest')), 'There is no type xsd:Array']],
  },
  {
    fault: 'a part of a type that the table does not have',
    from: `${message('getTagsRequest')}<part name="functionOptions" type="xsd:anyType"/>`,
    to: `${message('getTagsRequest')}<part name="functionOptions" type="apache:Map"/>`,
    want: [['type', lineOf(message('getTagsRequest')), 'use xsd:anyType, or xsd:string for a text']],
  },
  {
    fault: 'a part of a simple type under the name of the map',
    from: `${message('getTagsRequest')}<part name="functionOptions" type="xsd:anyType"/>`,
    to: `${message('getTagsRequest')}<part name="functionOptions" type="xsd:string"/>`,
    want: [
      ['part', lineOf(message('getTagsRequest')), 'functionOptions of xsd:anyType, or one xsd:string of another name'],
      ['part', lineOf(message('getTagsRequest')), 'getTags.yaml does not say what `functionOptions` means'],
    ],
  },
  {
    fault: 'a type with a capital too few',
    from: '<xsd:attribute name="arrayType" type="xsd:string"',
    to: '<xsd:attribute name="arrayType" type="xsd:base64binary"',
    want: [['type', lineOf('name="arrayType"'), 'There is no type xsd:base64binary']],
  },
  {
    fault: 'a type of another schema without its prefix',
    from: 'type="apache:mapItem"',
    to: 'type="mapItem"',
    want: [['type', lineOf('type="apache:mapItem"'), 'There is no type mapItem']],
  },
  {
    fault: 'an input that names nothing in this file',
    from: 'message="tns:addTagRequest"',
    to: 'message="tns:addTagReqest"',
    want: [
      ['reference', lineOf('message="tns:addTagRequest"'), 'message="tns:addTagReqest" names nothing in this file'],
      ['message', lineOf(message('addTagRequest')), 'No operation uses the message addTagRequest'],
      ['part', lineOf(operation('addTag')), 'Each message of addTag must have one part'],
    ],
  },
  {
    fault: 'the message of another operation',
    from: 'message="tns:detachTagRequest"',
    to: 'message="tns:attachTagRequest"',
    want: [
      ['message', lineOf('message="tns:detachTagRequest"'), 'tns:detachTagRequest, not tns:attachTagRequest'],
      ['message', lineOf(message('detachTagRequest')), 'No operation uses the message detachTagRequest'],
    ],
  },
  {
    fault: 'a message without a part',
    from: /(<message name="check_statusRequest">)<part[^>]*>/,
    to: '$1',
    want: [['part', lineOf(operation('check_status')), 'must have one part']],
  },
  {
    fault: 'a result of another name',
    from: `${message('addTagResponse')}<part name="return"`,
    to: `${message('addTagResponse')}<part name="result"`,
    want: [['part', lineOf(message('addTagResponse')), 'The part of a response is `return`']],
  },
  {
    fault: 'a binding of another port type',
    from: 'type="tns:Api_SoapPort"',
    to: 'type="tns:Api_Port"',
    want: [['reference', lineOf('<binding name'), 'type="tns:Api_Port" names nothing in this file']],
  },
  {
    fault: 'a bound operation that the port type does not have, which PHP refuses',
    from: /<operation name="addTag">\n +<documentation[\s\S]*?<\/operation>/,
    to: '',
    want: [
      ['message', lineOf(message('addTagRequest')), 'No operation uses the message addTagRequest'],
      ['message', lineOf(message('addTagResponse')), 'No operation uses the message addTagResponse'],
      ['binding', lineOf(operation('addTag'), 2) - 4, 'The portType has no operation addTag'],
      ['operation', 0, 'service.wsdl has no operation addTag'],
    ],
  },
  {
    fault: 'an operation of the port type that is not bound',
    from: /<operation name="addTag">\n +<soap:operation[\s\S]*?<\/operation>/,
    to: '',
    want: [['binding', lineOf(operation('addTag')), 'The binding has no operation addTag']],
  },
  {
    fault: 'a binding of style document',
    from: 'style="rpc"',
    to: 'style="document"',
    want: [['binding', lineOf('<soap:binding'), 'Set style="rpc"']],
  },
  {
    fault: 'a literal body',
    from: 'use="encoded"',
    to: 'use="literal"',
    want: [['binding', lineOf('use="encoded"'), 'Set use="encoded"']],
  },
  {
    fault: 'the action of another operation',
    from: `soapAction="${address}#detachTag"`,
    to: `soapAction="${address}#attachTag"`,
    want: [['action', lineOf('#detachTag"'), `Set soapAction="${address}#detachTag"`]],
  },
  {
    fault: 'a target namespace that is not the address',
    from: /targetNamespace="[^"]*soap\/v2"([\s\S]*?)xmlns:tns="[^"]*"/,
    to: 'targetNamespace="urn:api"$1xmlns:tns="urn:api"',
    want: [['address', 2, `Set targetNamespace="${address}"`]],
  },
  {
    fault: 'messages in another order than the operations',
    from: /( {2}<message name="addTagRe.*\n)( {2}<message name="addTagRe.*\n)/,
    to: '$2$1',
    want: [['order', lineOf(message('addTagResponse')), 'Move addTagRequest up']],
  },
  {
    fault: 'bound operations in another order',
    from: /( {4}<operation name="getForms">\n +<soap[\s\S]*?<\/operation>\n)( {4}<operation[\s\S]*?<\/operation>\n)/,
    to: '$2$1',
    want: [['order', lineOf(operation('getFormsSubmissions'), 2), 'Move getForms up']],
  },
  {
    fault: 'the title of a group with other words',
    from: '<!-- Tags -->',
    to: '<!-- Labels -->',
    want: [['order', lineOf('<!-- Tags -->') + 1, '<!-- Tags -->']],
  },
  {
    fault: 'a comment within a group, which reads as a title',
    from: `    ${operation('attachTag')}`,
    to: `<!-- Contacts --> ${operation('attachTag')}`,
    want: [['order', lineOf(operation('attachTag')), 'move or remove it']],
  },
  {
    fault: 'an operation without documentation',
    from: /(<operation name="getTags">\n) +<documentation>.*\n/,
    to: '$1',
    want: [['documentation', lineOf(operation('getTags')), 'getTags has no documentation']],
  },
  {
    fault: 'documentation that is not a sentence',
    from: 'List the tags.',
    to: 'tags',
    want: [['documentation', lineOf(operation('getTags')), 'not sentences']],
  },
  {
    fault: 'a part that no YAML knows',
    from: '<part name="email"',
    to: '<part name="mail"',
    want: [
      ['part', 0, `\`email\` is not a part of the message (${file}:${lineOf('<part name="email"')})`],
      ['part', lineOf('<part name="email"'), 'testEmailAddress.yaml does not say what `mail` means'],
    ],
  },
  {
    fault: 'a type of a result that the YAML gives as well, another one',
    from: `${message('addTagResponse')}<part name="return" type="xsd:anyType"`,
    to: `${message('addTagResponse')}<part name="return" type="xsd:int"`,
    want: [['type', 0, `The type is \`Tag\` here and \`integer\` in ${file}:${lineOf(message('addTagResponse'))}`]],
  },
  {
    fault: 'a result of any type that the YAML does not describe',
    from: `${message('check_statusResponse')}<part name="return" type="xsd:boolean"`,
    to: `${message('check_statusResponse')}<part name="return" type="xsd:anyType"`,
    want: [['result', 0, `The WSDL says any type (${file}:${lineOf(message('check_statusResponse'))})`]],
  },
]

describe('service.wsdl', () => {
  it('has no fault', async () => {
    expect(await checkSoap(await readSources())).toEqual([])
  })

  test.each(faults)('$fault is a finding', ({ from, to, want }) => {
    const told = found(withWsdl(from, to))
    expect(told).toHaveLength(want.length)
    for (const [index, [rule, line, message]] of want.entries()) {
      expect(told[index]).toContain(`soap-wsdl-${rule} ${line > 0 ? `${file}:${line} ` : folder}`)
      expect(told[index]).toContain(message)
    }
  })

  it('an operation without YAML is a finding, and YAML without an operation', () => {
    expect(found(withYaml('tags/addTag.yaml', null))).toEqual([
      `soap-wsdl-operation ${file}:${lineOf(operation('addTag'))} There is no ${folder}/<group>/addTag.yaml: write it, or remove the operation.`,
    ])
    const text = source
      .replace(/<operation name="addTag">[\s\S]*?<\/operation>/g, '')
      .replace(/<message name="addTagRe.*<\/message>/g, '')
    expect(found(files.map((one) => (one.path === file ? { ...one, text } : one)))).toEqual([
      `soap-wsdl-operation ${folder}/tags/addTag.yaml:1 ${file} has no operation addTag: add it there, or remove this file.`,
    ])
  })

  it('what YAML repeats is a finding', () => {
    const type = { email: { type: 'string', required: true, meaning: 'The address.' } }
    const repeated = withYaml('account/testEmailAddress.yaml', (node) => ({
      ...node,
      input: 'text',
      arguments: type,
      result: { type: 'boolean' },
    }))
    expect(checkWsdl(repeated).map(({ rule, place }) => `${rule} ${place}`)).toEqual([
      'soap-wsdl-type #/arguments/email/type',
      'soap-wsdl-part #/arguments/email/required',
      'soap-wsdl-part #/input',
      'soap-wsdl-type #/result',
    ])
    const service = withYaml('service.yaml', (node) => ({ ...node, address, summary: 's' }))
    expect(found(service)).toEqual([
      expect.stringContaining(`soap-wsdl-service ${folder}/service.yaml#/summary`),
      expect.stringContaining(`soap-wsdl-service ${folder}/service.yaml#/address`),
    ])
  })

  it('an operation that stands behind a later group is a finding', () => {
    const [moved = ''] = /( {4}<operation name="getTags">\n +<documentation>[\s\S]*?<\/operation>\n)/.exec(source) ?? []
    const text = source.replace(moved, '').replace('  </portType>', `${moved}  </portType>`)
    const line = text.slice(0, text.lastIndexOf(moved)).split('\n').length
    expect(found(files.map((one) => (one.path === file ? { ...one, text } : one)))).toContain(
      `soap-wsdl-order ${file}:${line} getTags is in the group tags: move it up to that group, as ordered in service.yaml.`,
    )
  })

  it('layout, comments and documentation are not changes of the contract', () => {
    const bare = source
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<documentation>[\s\S]*?<\/documentation>/g, '')
      .replace(/\s+/g, ' ')
    expect(compareWsdl('soap-v2', { file: 'releases/soap-v2.wsdl', text: bare }, { file, text: source })).toEqual([])
  })
})

describe('generation', () => {
  /** What is rejected with when the files of a copy of the folder are changed. */
  async function rejection(change: (copy: string) => Promise<void>): Promise<string[]> {
    const base = await mkdtemp(join(tmpdir(), 'soap-wsdl-test-'))
    onTestFinished(() => rm(base, { recursive: true, force: true }))
    await cp(join(root, folder), join(base, folder), { recursive: true })
    expect(Object.keys((await readSoapTable(base)).operations)).toEqual(Object.keys(operations))
    await change(join(base, folder))
    const error = await readSoapTable(base).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(FindingsError)
    return (error as FindingsError).findings.map(({ rule, file: name, place }) => `${rule} ${name}${place}`)
  }

  it('names the line of an operation that has no YAML', async () => {
    expect(await rejection((copy) => rm(join(copy, 'tags/addTag.yaml')))).toEqual([
      `soap-wsdl-operation ${file}:${lineOf(operation('addTag'))}`,
    ])
  })

  it('names the file of an operation that the WSDL does not have', async () => {
    const change = (copy: string) => cp(join(copy, 'tags/addTag.yaml'), join(copy, 'tags/moveTag.yaml'))
    expect(await rejection(change)).toEqual([`soap-wsdl-operation ${folder}/tags/moveTag.yaml:1`])
  })

  it('names the line at which the WSDL cannot be read', async () => {
    const change = (copy: string) => writeFile(join(copy, 'service.wsdl'), source.replace('</portType>', '</porttype>'))
    expect(await rejection(change)).toEqual([`soap-wsdl-xml ${file}:${lineOf('</portType>')}`])
  })
})

const anyValue = 'xsd:anyType'
/** The operations with a shape of their own (O-029). */
const inputs: Readonly<Record<string, object>> = { testEmailAddress: { email: 'xsd:string' } }
const results: Readonly<Record<string, string>> = { check_status: 'xsd:boolean', testEmailAddress: 'xsd:boolean' }

it('node-soap finds every operation with its argument and its result', async () => {
  const names = Object.keys(operations)
  const client = await createClientAsync(join(root, file))
  const ports =
    (client.describe() as Record<string, Record<string, Record<string, unknown>>>)['Api_SoapService']?.[
      'Api_SoapPort'
    ] ?? {}
  expect(Object.keys(ports)).toEqual(names)
  for (const name of names) {
    expect(ports[name], name).toEqual({
      input: inputs[name] ?? { functionOptions: anyValue },
      output: { return: results[name] ?? anyValue },
    })
    expect(typeof (client as unknown as Record<string, unknown>)[name]).toBe('function')
  }
})
