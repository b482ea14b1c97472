// The SOAP table: names, order of keys, provenance, error codes, REST twins, types and examples. The WSDL comes first
// (wsdl.ts, wsdl-yaml.ts).
import { basename, dirname } from 'node:path'
import { findMisfit } from '../../src/wire/soap/fits.ts'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import type { Part, SoapOperation, SoapTable } from '../contract/soap/table.ts'
import { argumentsOf, boundOf, isOperationFile, readSoapTable, soapFolder } from '../contract/soap/table.ts'
import { parseType, recordsIn, type SoapType } from '../contract/soap/types.ts'
import type { SourceFile } from '../contract/sources.ts'
import { operationOf, ownerOf, stemOf } from '../contract/sources.ts'
import { membersShape, resultShape } from '../generate/soap/shapes.ts'
import { checkWsdl } from './wsdl-yaml.ts'

const order = [
  'x-provenance',
  'x-decision',
  'rest',
  'rest_why',
  'effect',
  'credentials',
  'input',
  'arguments_of',
  'arguments',
  'result',
  'errors',
  'posts',
  'example',
]
const optional = new Set(['rest_why', 'arguments_of', 'input', 'result', 'posts', 'x-decision'])

const isTable = (file: SourceFile): boolean => file.path.startsWith(`${soapFolder}/`) && file.path.endsWith('.yaml')
const finding = (file: string, place: string, message: string, rule: string): Finding => ({
  file,
  place,
  message,
  rule: `soap-${rule}`,
})

/** Checks a file on its own: its keys and its provenance. */
function checkFile(file: SourceFile): Finding[] {
  const found: Finding[] = []
  const node: Node = isNode(file.value) ? file.value : {}
  if (node['x-provenance'] === undefined)
    found.push(finding(file.path, '#', 'It does not say where it comes from: add x-provenance.', 'provenance'))
  if (!isOperationFile(file.path)) return found
  const keys = Object.keys(node)
  const wanted = order.filter((key) => keys.includes(key) || !optional.has(key))
  if (keys.join() !== wanted.join())
    found.push(finding(file.path, '#', `The keys of an operation are, in this order: ${wanted.join(', ')}.`, 'keys'))
  return found
}

/** Calls are matched regardless of case, so names must differ in more than case. */
function checkNames(files: SourceFile[]): Finding[] {
  const seen = new Map<string, string>()
  return files
    .filter(({ path }) => isOperationFile(path))
    .flatMap((file) => {
      const name = stemOf(file).toLowerCase()
      const taken = seen.get(name)
      seen.set(name, taken ?? file.path)
      return taken ? [finding(file.path, '#', `The name is taken by ${taken}.`, 'name-unique')] : []
    })
}

function checkTwins(path: string, operation: SoapOperation, twins: ReadonlySet<string>): Finding[] {
  const missing = operation.rest.filter((twin) => !twins.has(twin))
  const found = missing.map((twin) => finding(path, '#/rest', `There is no operation ${twin}.`, 'rest-twin'))
  if ((operation.rest.length === 0) === (operation.rest_why === undefined)) {
    found.push(
      finding(
        path,
        '#/rest',
        'Name the REST operations that do the same, or say in rest_why why there is none.',
        'rest-twin',
      ),
    )
  }
  return found
}

function checkTypes(path: string, parts: Record<string, Part>, place: string, table: SoapTable): Finding[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    try {
      const unknown = recordsIn(parseType(part.type)).filter((record) => !table.records[record])
      return unknown.map((record) => finding(path, `${place}/${name}/type`, `There is no record ${record}.`, 'type'))
    } catch (error) {
      return [finding(path, `${place}/${name}/type`, (error as Error).message, 'type')]
    }
  })
}

const holdsMany = (type: SoapType): boolean =>
  type.kind === 'list' ||
  type.kind === 'mapOf' ||
  (type.kind === 'plain' && type.name === 'map') ||
  (type.kind === 'either' && type.types.some(holdsMany))

/** Every list and map among arguments that says no number of items (O-200); texts have one for all. */
const checkBounds = (path: string, parts: Record<string, Part>, place: string): Finding[] =>
  Object.entries(parts)
    .filter(([, part]) => holdsMany(parseType(part.type)) && boundOf(part)?.items === undefined)
    .map(([name]) =>
      finding(
        path,
        `${place}/${name}`,
        'The list has no end: begin limits with "at most <number> items".',
        'list-bound',
      ),
    )

function checkExample(path: string, operation: SoapOperation, table: SoapTable): Finding[] {
  const known = argumentsOf(table, operation)
  const { call, answer } = operation.example
  const missing = Object.keys(known).filter((name) => known[name]?.required && !(name in call))
  const unknown = Object.keys(call).filter((name) => !known[name] && !known[name.replace(/\d+$/, '<id>')])
  const found = [
    ...missing.map((name) => `lacks ${name}`),
    ...unknown.map((name) => `has ${name}, which is no argument`),
  ]
  const wrong = findMisfit(answer, resultShape(operation), recordShapes(table), 'answer')
  if (wrong) found.push(wrong)
  return found.map((text) => finding(path, '#/example', `The example does not fit: ${text}.`, 'example'))
}

const recordShapes = (table: SoapTable) =>
  Object.fromEntries(Object.entries(table.records).map(([name, { members }]) => [name, membersShape(members)]))

function checkOperation(
  name: string,
  operation: SoapTable['operations'][string],
  table: SoapTable,
  twins: ReadonlySet<string>,
): Finding[] {
  const path = `${soapFolder}/${operation.group}/${name}.yaml`
  const unknown = operation.errors.filter((code) => !table.errors[code])
  const { result } = operation
  const resultTypes =
    'type' in result
      ? checkTypes(path, { result: { type: result.type, meaning: '' } }, '#', table)
      : checkTypes(path, result.members, '#/result/members', table)
  const posted = checkTypes(path, operation.posts?.members ?? {}, '#/posts/members', table)
  const types = [...checkTypes(path, operation.arguments, '#/arguments', table), ...resultTypes, ...posted]
  return [
    ...unknown.map((code) =>
      finding(path, '#/errors', `${code} is not in errors.yaml: add it, or correct the spelling.`, 'error-code'),
    ),
    ...checkTwins(path, operation, twins),
    ...types,
    ...(types.length === 0 ? checkExample(path, operation, table) : []),
    ...(types.length === 0 ? checkBounds(path, operation.arguments, '#/arguments') : []),
  ]
}

/** Finds codes and records that nothing uses, and folders that are not a group. */
function checkUnused(files: SourceFile[], table: SoapTable): Finding[] {
  const operations = Object.values(table.operations)
  const answered = new Set(operations.flatMap(({ errors }) => errors))
  const implied = (code: string) => code === 'INTERNAL_ERROR' || table.errors[code]?.group === 'credentials'
  const codes = Object.keys(table.errors).filter((code) => !answered.has(code) && !implied(code))
  const text = files
    .filter(isTable)
    .map((file) => (file.path.includes('/records/') ? file.text.slice(file.text.indexOf('members:')) : file.text))
    .join('\n')
  const records = Object.keys(table.records).filter(
    (name) => !new RegExp(`(type|arguments_of): .*\\b${name}\\b`).test(text),
  )
  const stray = files.filter(
    (file) => isOperationFile(file.path) && !table.service.groups[basename(dirname(file.path))],
  )
  return [
    ...codes.map((code) =>
      finding(
        `${soapFolder}/errors.yaml`,
        `#/codes/${code}`,
        'No operation answers the code: name it in errors of one, or remove it.',
        'error-code',
      ),
    ),
    ...records.map((name) =>
      finding(
        `${soapFolder}/records/${name}.yaml`,
        '#',
        'Nothing is of this record: use or remove it.',
        'record-unused',
      ),
    ),
    ...stray.map((file) => finding(file.path, '#', 'The folder is no group of service.yaml: add it there.', 'group')),
  ]
}

/** Every finding about a SOAP table; `files` are all sources, those of the table among them. */
export function checkSoapTable(files: SourceFile[], table: SoapTable): Finding[] {
  const own = files.filter(isTable)
  const twins = new Set(
    files.filter((file) => operationOf(file) && !isTable(file)).map((file) => `${ownerOf(file)}/${stemOf(file)}`),
  )
  const recordTypes = Object.entries(table.records).flatMap(([name, record]) =>
    checkTypes(`${soapFolder}/records/${name}.yaml`, record.members, '#/members', table),
  )
  return [
    ...own.flatMap(checkFile),
    ...checkNames(own),
    ...Object.entries(table.operations).flatMap(([name, operation]) => checkOperation(name, operation, table, twins)),
    ...recordTypes,
    ...checkUnused(own, table),
  ]
}

/** The file that a fault of the whole table is reported at. */
export const soapServicePath = `${soapFolder}/service.yaml`

/** Every finding about the SOAP contract of this project. Without a sound WSDL there is no table to check. */
export async function checkSoap(files: SourceFile[]): Promise<Finding[]> {
  const found = checkWsdl(files)
  // Faults of YAML are findings of the sources.
  const areRead = files.every((file) => !isTable(file) || file.faults === undefined)
  return found.length > 0 || !areRead ? found : checkSoapTable(files, await readSoapTable())
}
