// The SOAP table: the WSDL says what the service is called and does, its operations, messages and types; the YAML beside
// it says what a WSDL cannot: the members of maps, error codes, REST twins, decisions, examples. They join by operation name.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../bundle.ts'
import { FindingsError } from '../finding.ts'
import { isAnyType, plainTypeOf, readWsdl, type WsdlOperation, wsdlPath } from './wsdl.ts'

export interface Sourced {
  'x-provenance'?: string
  'x-decision'?: string
}
/** An argument of an operation or a member of a record. */
export interface Part extends Sourced {
  type: string
  meaning: string
  /** For an argument: whether a call without it is refused. */
  required?: boolean
  /** For a member: whether it may be missing. */
  optional?: boolean
  limits?: string
}
export interface SoapRecord extends Sourced {
  summary: string
  members: Record<string, Part>
}
/** Nothing, a text that is the one argument (the WSDL says so), or an array. */
export type SoapInput = 'none' | 'text' | 'list'
export interface SoapPosts extends Sourced {
  meaning: string
  /** The elements of the document, in their order. */
  members: Record<string, Part>
  /** A body, byte by byte. */
  example: string
}
export interface SoapOperation extends Sourced {
  operationId: string
  summary: string
  description: string
  /** `<api>/<operationId>` of the operations that do the same. */
  rest: string[]
  /** Why there is none. */
  rest_why?: string
  effect: 'reads' | 'writes'
  credentials: 'required' | 'optional' | 'none'
  /** What a call may bring in place of the one map, which is accepted too (O-029). */
  input?: SoapInput
  /** The record whose members are arguments, too. */
  arguments_of?: string
  arguments: Record<string, Part>
  result: { type: string } | { members: Record<string, Part> }
  errors: string[]
  /** What the platform calls an address with from then on. */
  posts?: SoapPosts
  example: { call: Record<string, unknown>; answer: unknown }
}
export interface SoapError extends Sourced {
  group: string
  message: string
}
export interface SoapService extends Sourced {
  title: string
  version: string
  summary: string
  description: string
  address: string
  /** The programs below quick-starts/ by file name, with what each is written in. */
  quick_starts: Record<string, string>
  groups: Record<string, { title: string; description: string }>
  arguments: Record<string, Part>
}
export interface SoapTable {
  service: SoapService
  /** The text of each quick start by file name. */
  quickStarts: Record<string, string>
  errors: Record<string, SoapError>
  records: Record<string, SoapRecord>
  /** By operationId, in the order of the WSDL. */
  operations: Record<string, SoapOperation & { group: string }>
}

/** The folder of the table, from the root of the project. */
export const soapFolder = 'specs/soap-v2'
/** Whether a file is that of an operation, in the folder of its group. */
export const isOperationFile = (path: string): boolean => /^specs\/soap-v2\/(?!records\/)[^/]+\/[^/]+\.yaml$/.test(path)
/** Arguments of the credentials; every operation that takes credentials has them. */
export const credentialArguments = ['apikey', 'username', 'password', 'plugin_key']

type Reference = Partial<Part> & { $ref?: string }
type WrittenService = Omit<SoapService, 'summary' | 'description' | 'address'>
/** The file of an operation: without what the WSDL says. */
type WrittenOperation = Omit<SoapOperation, 'operationId' | 'summary' | 'description' | 'arguments' | 'result'> & {
  arguments: Record<string, Reference>
  /** Missing where the WSDL has the type of the result. */
  result?: SoapOperation['result']
}

/** Resolves an argument that refers to a shared one; what it says itself takes precedence. */
function resolve(part: Reference, shared: Record<string, Part>): Part {
  const { $ref, ...own } = part
  if ($ref === undefined) return own as Part
  const name = /^\.\.\/service\.yaml#\/arguments\/(\w+)$/.exec($ref)?.[1] ?? ''
  const found = shared[name]
  if (!found) throw new Error(`${soapFolder}: ${$ref} names no argument of service.yaml`)
  return { ...found, ...own }
}

async function readYaml<T>(folder: string, path: string): Promise<T> {
  return parse(await readFile(join(folder, path), 'utf8')) as T
}

async function readFolder<T>(folder: string, name: string): Promise<[string, T][]> {
  const files = (await readdir(join(folder, name))).filter((file) => file.endsWith('.yaml')).sort()
  return Promise.all(
    files.map(
      async (file): Promise<[string, T]> => [basename(file, '.yaml'), await readYaml<T>(folder, `${name}/${file}`)],
    ),
  )
}

/** The arguments of an operation: those of its map, or the one part of the message that is a text. */
function argumentsIn(
  { request }: WsdlOperation,
  written: WrittenOperation,
  shared: Record<string, Part>,
): Record<string, Part> {
  const typed = new Map(request.map((part) => [part.name, plainTypeOf(part)]))
  const own = Object.entries(written.arguments).map(([name, part]): [string, Part] => {
    const type = typed.get(name)
    // A part cannot be left out.
    return [name, type ? { type, required: true, ...(part as { meaning: string }) } : resolve(part, shared)]
  })
  return Object.fromEntries(own)
}

/** Joins what the WSDL and a file say about an operation. */
function joined(
  said: WsdlOperation,
  written: WrittenOperation,
  group: string,
  shared: Record<string, Part>,
): SoapTable['operations'][string] | undefined {
  const [response] = said.response
  const type = response && plainTypeOf(response)
  const result = written.result ?? (type && { type })
  if (!result) return undefined
  const { name: operationId, summary, description, request } = said
  const isText = request.length > 0 && !request.some(isAnyType)
  return {
    operationId,
    summary,
    description,
    ...written,
    ...(isText && { input: 'text' as const }),
    arguments: argumentsIn(said, written, shared),
    result,
    group,
  }
}

/** The files of the operations by name, each with its group. */
async function readOperations(folder: string, groups: string[]): Promise<Map<string, [string, WrittenOperation]>> {
  const read = groups.map(async (group) => {
    const files = await readFolder<WrittenOperation>(folder, group)
    return files.map(([name, written]): [string, [string, WrittenOperation]] => [name, [group, written]])
  })
  return new Map((await Promise.all(read)).flat())
}

/** Reads the table below `base`, the root of a project. Rejects with findings where WSDL and YAML cannot be joined. */
export async function readSoapTable(base = root): Promise<SoapTable> {
  const folder = join(base, soapFolder)
  const written = await readYaml<WrittenService>(folder, 'service.yaml')
  const { operations: said, ...head } = await readWsdl(base)
  const service: SoapService = { ...written, ...head }
  const { codes } = await readYaml<{ codes: Record<string, SoapError> }>(folder, 'errors.yaml')
  const records = Object.fromEntries(await readFolder<SoapRecord>(folder, 'records'))
  const files = await readOperations(folder, Object.keys(service.groups))
  const operations: SoapTable['operations'] = {}
  for (const operation of said) {
    const [group, file] = files.get(operation.name) ?? []
    const row = group !== undefined && file && joined(operation, file, group, service.arguments)
    if (!row) throw unjoined(operation)
    operations[operation.name] = row
    files.delete(operation.name)
  }
  for (const [name, [group]] of files) throw unsaid(`${soapFolder}/${group}/${name}.yaml`, name)
  const programs = Object.keys(service.quick_starts).map(async (name) => [
    name,
    await readFile(join(folder, 'quick-starts', name), 'utf8'),
  ])
  const quickStarts = Object.fromEntries(await Promise.all(programs)) as Record<string, string>
  return { service, quickStarts, errors: codes, records, operations }
}

const unsaid = (file: string, name: string): FindingsError =>
  new FindingsError([
    { file, place: ':1', message: `${wsdlPath} has no operation ${name}.`, rule: 'soap-wsdl-operation' },
  ])

const unjoined = ({ name, line }: WsdlOperation): FindingsError => {
  const message = `No file below ${soapFolder} says what ${name} takes and returns: run \`npm run lint\` for the places.`
  return new FindingsError([{ file: wsdlPath, place: `:${line}`, message, rule: 'soap-wsdl-operation' }])
}

/** Every argument of an operation besides the credentials: its own, then those of its record. */
export function argumentsOf(table: SoapTable, operation: SoapOperation): Record<string, Part> {
  const record = operation.arguments_of ? table.records[operation.arguments_of]?.members : {}
  return { ...operation.arguments, ...record }
}

/** How long an argument may be at most: `at most 100 items`, `at most 160 characters`, with more after it. */
export function boundOf({ limits = '' }: Part): { items?: number; characters?: number } | null {
  const [, count, unit = ''] = /^at most (\d+) (items|characters)\b/.exec(limits) ?? []
  return count === undefined ? null : { [unit]: Number(count) }
}

/** Every code that an operation may answer. */
export function errorsOf(table: SoapTable, operation: SoapOperation): string[] {
  const credentials =
    operation.credentials === 'required'
      ? Object.keys(table.errors).filter((code) => table.errors[code]?.group === 'credentials')
      : []
  return [...new Set([...credentials, ...operation.errors, 'INTERNAL_ERROR'])]
}
