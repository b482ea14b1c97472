// The SOAP table as it was written: the service, its error codes, its records and one file per operation.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../bundle.ts'

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
/** Nothing, a text that is the one argument, or an array. */
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
  /** What a call may bring in place of the one map, which is understood all the same (O-029). */
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
  /** By operationId, in the order of the groups, and alphabetically within a group. */
  operations: Record<string, SoapOperation & { group: string }>
}

/** The folder of the table, from the root of the project. */
export const soapFolder = 'specs/soap-v2'
/** Arguments of the credentials; every operation that takes credentials has them. */
export const credentialArguments = ['apikey', 'username', 'password', 'plugin_key']

type Reference = Partial<Part> & { $ref?: string }

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

/** Reads the table below `base`, the root of a project. */
export async function readSoapTable(base = root): Promise<SoapTable> {
  const folder = join(base, soapFolder)
  const service = await readYaml<SoapService>(folder, 'service.yaml')
  const { codes } = await readYaml<{ codes: Record<string, SoapError> }>(folder, 'errors.yaml')
  const records = Object.fromEntries(await readFolder<SoapRecord>(folder, 'records'))
  const operations: SoapTable['operations'] = {}
  for (const group of Object.keys(service.groups)) {
    for (const [name, operation] of await readFolder<SoapOperation>(folder, group)) {
      const own = Object.entries(operation.arguments).map(([key, part]) => [key, resolve(part, service.arguments)])
      operations[name] = { ...operation, arguments: Object.fromEntries(own) as Record<string, Part>, group }
    }
  }
  const programs = Object.keys(service.quick_starts).map(async (name) => [
    name,
    await readFile(join(folder, 'quick-starts', name), 'utf8'),
  ])
  const quickStarts = Object.fromEntries(await Promise.all(programs)) as Record<string, string>
  return { service, quickStarts, errors: codes, records, operations }
}

/** Every argument of an operation besides the credentials: its own, then those of its record. */
export function argumentsOf(table: SoapTable, operation: SoapOperation): Record<string, Part> {
  const record = operation.arguments_of ? table.records[operation.arguments_of]?.members : {}
  return { ...operation.arguments, ...record }
}

/** Every code that an operation may answer. */
export function errorsOf(table: SoapTable, operation: SoapOperation): string[] {
  const credentials =
    operation.credentials === 'required'
      ? Object.keys(table.errors).filter((code) => table.errors[code]?.group === 'credentials')
      : []
  return [...new Set([...credentials, ...operation.errors, 'INTERNAL_ERROR'])]
}
