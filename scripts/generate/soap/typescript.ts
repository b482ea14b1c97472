// Writes the TypeScript of the SOAP table: the table that server and client read, and the types of calls and results.

import type { Part, SoapOperation, SoapTable } from '../../contract/soap/table.ts'
import { errorsOf } from '../../contract/soap/table.ts'
import type { PlainType, SoapType } from '../../contract/soap/types.ts'
import { parseType, recordsIn } from '../../contract/soap/types.ts'

/** Arguments are lenient, since most clients send text; results are what the server answers. */
type Side = 'input' | 'output'

const plain: Record<Side, Record<PlainType, string>> = {
  input: {
    string: 'string',
    integer: 'number | string',
    number: 'number | string',
    flag: "boolean | 0 | 1 | '0' | '1'",
    boolean: 'boolean',
    date: 'string',
    datetime: 'string',
    base64: 'string',
    map: '{ readonly [key: string]: unknown }',
  },
  output: {
    string: 'string',
    integer: 'number',
    number: 'number',
    flag: '0 | 1',
    boolean: 'boolean',
    date: 'string',
    datetime: 'string',
    base64: 'string',
    map: '{ readonly [key: string]: unknown }',
  },
}

function toTypeScript(type: SoapType, side: Side): string {
  switch (type.kind) {
    case 'plain':
      return plain[side][type.name]
    case 'text':
      return `'${type.text}'`
    case 'record':
      return type.name
    case 'list':
      return side === 'input' ? `readonly (${toTypeScript(type.of, side)})[]` : `(${toTypeScript(type.of, side)})[]`
    case 'mapOf':
      return `Record<string, ${toTypeScript(type.of, side)}>`
    case 'either':
      return type.types.map((one) => toTypeScript(one, side)).join(' | ')
    case 'members':
      throw new Error('Members are rendered by memberLines')
  }
}

/** `extra_<id>` stands for members with every number. */
const keyOf = (name: string): string =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a template literal type in what is generated
  name.endsWith('<id>') ? `[name: \`${name.replace('<id>', '${number}')}\`]` : name

function memberLines(parts: Record<string, Part>, side: Side, indent: string): string[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const missing = (side === 'input' ? !part.required : part.optional) && !name.endsWith('<id>')
    const comment = `${part.meaning}${part.limits ? ` (${part.limits})` : ''}`.replaceAll('*/', '*\\/')
    return [
      `${indent}/** ${comment} */`,
      `${indent}${keyOf(name)}${missing ? '?' : ''}: ${toTypeScript(parseType(part.type), side)}`,
    ]
  })
}

/** Records that arguments mention, and the records inside them. */
export function inputRecords(table: SoapTable): Set<string> {
  const found = new Set<string>()
  const visit = (parts: Record<string, Part>): void => {
    for (const name of Object.values(parts).flatMap((part) => recordsIn(parseType(part.type)))) {
      if (found.has(name)) continue
      found.add(name)
      visit(table.records[name]?.members ?? {})
    }
  }
  for (const operation of Object.values(table.operations)) {
    visit(operation.arguments)
    if (operation.arguments_of) found.add(operation.arguments_of)
  }
  return found
}

function resultType({ result }: SoapOperation): string[] {
  if ('type' in result) return [`    result: ${toTypeScript(parseType(result.type), 'output')}`]
  return ['    result: {', ...memberLines(result.members, 'output', '      '), '    }']
}

function operationLines(table: SoapTable, name: string, operation: SoapOperation): string[] {
  const record = operation.arguments_of ? `${operation.arguments_of} & ` : ''
  const errors = errorsOf(table, operation).map((code) => `'${code}'`)
  return [
    `  /** ${operation.summary}. */`,
    `  ${name}: {`,
    `    arguments: ${record}{`,
    ...memberLines(operation.arguments, 'input', '      '),
    `    }`,
    ...resultType(operation),
    `    errors: ${errors.join(' | ')}`,
    `  }`,
  ]
}

/** The source of types.ts. */
export function renderSoapTypes(table: SoapTable): string {
  const inputs = inputRecords(table)
  const records = Object.entries(table.records).flatMap(([name, { summary, members }]) => {
    return [
      `/** ${summary} */`,
      `export interface ${name} {`,
      ...memberLines(members, inputs.has(name) ? 'input' : 'output', '  '),
      `}`,
    ]
  })
  const codes = Object.keys(table.errors).map((code) => `  | '${code}'`)
  return [
    `/** Every code that an operation may answer. */`,
    `export type SoapErrorCode =`,
    ...codes,
    ...records,
    `/** Arguments, result and error codes of every operation. */`,
    `export interface SoapOperations {`,
    ...Object.entries(table.operations).flatMap(([name, operation]) => operationLines(table, name, operation)),
    `}`,
    ``,
  ].join('\n')
}

/** The source of operations.ts: what clients and routes need, small enough for a browser. */
export function renderSoapOperations(table: SoapTable): string {
  const { service } = table
  const rows = Object.entries(table.operations).map(([name, { group, effect, credentials, input = 'map', rest }]) => {
    return `  ${name}: ${JSON.stringify({ group, effect, credentials, input, rest })},`
  })
  return [
    `/** The title, version and address of the service. */`,
    `export const info = ${JSON.stringify({ title: service.title, version: service.version, server: service.address })} as const`,
    `/** Every operation of the table by its name. */`,
    `export const operations = {`,
    ...rows,
    `} as const`,
    ``,
  ].join('\n')
}
