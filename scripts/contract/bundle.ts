// Bundles each API of redocly.yaml into one plain object, with the Redocly CLI.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { addConflicts, readConflicts } from './conflicts.ts'
import type { Document } from './document.ts'
import type { Finding } from './finding.ts'
import { FindingsError, isNode, reasonOf, unfinishedFinding } from './finding.ts'
import { runOverApis } from './over-apis.ts'
import { createLocate } from './places.ts'
import { readSources } from './sources.ts'
import { root } from './tools.ts'

export { root }

/** The names of the APIs, in the order of redocly.yaml. */
export async function apiNames(folder: string = root): Promise<string[]> {
  const config = parse(await readFile(join(folder, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis)
}

/** The contract cannot be bundled; the findings say where and why. */
export class BundleError extends FindingsError {}

/** The bundles, also of what is only partly right, and what is wrong with them. */
export interface Bundling {
  documents: Map<string, Document>
  findings: Finding[]
}

/** The documents, or a BundleError if anything is wrong with one. */
export function whole({ documents, findings }: Bundling): Map<string, Document> {
  if (findings.length > 0) throw new BundleError(findings)
  return documents
}

/** Every API of `<folder>/redocly.yaml`, bundled, by name. Rejects with a BundleError. */
export const bundleAll = async (folder: string = root): Promise<Map<string, Document>> =>
  whole(await bundleEach(folder, await apiNames(folder)))

/** All APIs; reads those from generated/ that are known to be up to date there. */
export async function bundleUnknown(known: ReadonlySet<string>): Promise<Bundling> {
  const names = await apiNames()
  const { documents, findings } = await bundleEach(
    root,
    names.filter((api) => !known.has(api)),
  )
  for (const api of names.filter((name) => known.has(name))) {
    const text = await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')
    documents.set(api, JSON.parse(text) as Document)
  }
  const ordered = names.flatMap((api): [string, Document][] => {
    const document = documents.get(api)
    return document ? [[api, document]] : []
  })
  return { documents: new Map(ordered), findings }
}

/** Where the APIs are, what they rest on, and whose rules apply. */
export interface BundleOptions {
  /** Arguments for Redocly: its configuration. */
  args?: string[]
  /** Types the reasons of conflicts, as in our own contract. */
  conflicts?: boolean
  /** The root file of an API, from the folder. */
  rootOf?(api: string): string
}

/**
 * Bundles all of them in one process. A reference that leads nowhere is a finding and stays in the bundle. An API that
 * Redocly cannot finish is a finding without a bundle, and the others are bundled all the same.
 */
export async function bundleEach(folder: string, names: string[], options: BundleOptions = {}): Promise<Bundling> {
  const { args = [], conflicts = true, rootOf = (api) => `specs/${api}/openapi.yaml` } = options
  const findings: Finding[] = []
  const documents = new Map<string, Document>()
  const { answers, failures } = await runOverApis('bundle', names, ['--ext', 'json', '--force', ...args], folder)
  for (const { api, stdout } of answers) documents.set(api, JSON.parse(stdout) as Document)
  for (const { stderr } of answers) findings.push(...unresolvedIn(stderr, folder))
  for (const { api, reason } of failures) findings.push(unfinishedFinding('Redocly', rootOf(api), ':1:1', reason))
  if (conflicts) findings.push(...(await typeConflicts(folder, documents)))
  return { documents, findings }
}

/** Types the conflicts of all documents. The files of the sources are read only to say where a fault is. */
async function typeConflicts(folder: string, documents: Map<string, Document>): Promise<Finding[]> {
  const table = await readConflicts(folder).catch(() => null)
  // Lint reads the table with the other sources, and finds its faults there.
  if (!isNode(table)) return []
  const problems: { api: string; document: Document; pointer: string; error: unknown }[] = []
  for (const [api, document] of documents)
    addConflicts(document, table, (pointer, error) => void problems.push({ api, document, pointer, error }))
  if (problems.length === 0) return []
  const files = await readSources(folder)
  return problems.map(({ api, document, pointer, error }) => {
    const { file, place } = createLocate(api, document, files)(pointer)
    return { file, place, message: `The conflicts cannot be typed: ${reasonOf(error)}.`, rule: 'conflict-reason' }
  })
}

/** What Redocly prints for people: `[1] specs/…/getList.yaml:12:9 at #/…`, then the message. */
function unresolvedIn(output: string, folder: string): Finding[] {
  const problems = output.matchAll(/^\[\d+\] (.+?):(\d+|NaN):(\d+|NaN)(?: at (\S+)| )\n\n(.*)$/gm)
  return [...problems].map(([, file = '', line, column, pointer = '', message = '']): Finding => {
    const place = `:${Number(line) || 1}:${Number(column) || 1} ${pointer}`.trimEnd()
    return { file, place, message: adviceForReference(message, folder), rule: 'no-unresolved-refs' }
  })
}

/** Says how to fix a reference: Redocly's message does not, and names files by their full path. */
export function adviceForReference(message: string, folder: string): string {
  const short = message.replaceAll(`${folder}/`, '').replaceAll(folder, 'the folder')
  const missing = /no such file or directory '([^']+)'/.exec(short)?.[1]
  if (missing)
    return `The reference leads to ${missing}, which does not exist: correct the reference, or write that file.`
  if (/^Can't resolve \$ref\.?$/.test(short)) return 'The reference leads nowhere: correct it, or what it leads to.'
  return `${short.replace(/"([^"]+)"/, '$1').replace(/\.$/, '')}: correct the reference, or what it leads to.`
}
