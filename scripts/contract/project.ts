// Reads a contract that is not in this repository: a document of OpenAPI, or a folder of documents.
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { UsageError } from '../../src/terminal/command.ts'
import { isDocumentName, isRootText, isSkippedPath } from '../../src/wire/openapi-documents.ts'
import { bundleEach, whole } from './bundle.ts'
import type { Document } from './document.ts'
import { FindingsError, isNode } from './finding.ts'
import { createLocate, type Locate } from './places.ts'
import { checkTop } from './roots.ts'
import { nodesOf } from './schema-walk.ts'
import { readSource, type SourceFile } from './sources.ts'
import { root } from './tools.ts'

/** A contract: the folder that the paths of findings start from, and the root file of each API. */
export interface Project {
  base: string
  roots: string[]
  /** The folder of the contract. */
  folder: string
}

/** Whether a file is a document of OpenAPI, by its name or by its top. */
const isRootFile = async (path: string): Promise<boolean> =>
  /^(openapi|swagger)\.(ya?ml|json)$/.test(basename(path)) || isRootText(await readFile(path, 'utf8'))

/** Every document of OpenAPI below a folder; installed packages and hidden folders are left out. */
async function findRoots(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && isDocumentName(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isSkippedPath(relative(folder, path)))
  const found = await Promise.all(paths.sort().map(async (path) => ((await isRootFile(path)) ? [path] : [])))
  return found.flat()
}

/** The roots that a redocly.yaml names; null without one. Rejects with findings if it cannot be read. */
async function namedRoots(folder: string, base: string): Promise<string[] | null> {
  const path = relative(base, join(folder, 'redocly.yaml'))
  const file = await readSource(base, path).catch(() => null)
  if (!file) return null
  if (file.faults) throw new FindingsError(file.faults.map((fault) => ({ ...fault, unfinished: 'Lint' })))
  const apis = isNode(file.value) && isNode(file.value['apis']) ? Object.values(file.value['apis']) : []
  const roots = apis.flatMap((api) =>
    isNode(api) && typeof api['root'] === 'string' ? [join(folder, api['root'])] : [],
  )
  return roots.length > 0 ? roots : null
}

/** Paths as a repository has them, if the command runs in it. */
export function baseOf(folder: string): string {
  const here = process.cwd()
  return relative(here, folder).startsWith('..') ? folder : here
}

export async function readProject(path: string): Promise<Project> {
  const target = resolve(path)
  const found = await stat(target).catch(() => null)
  if (!found) throw new UsageError(`${path} does not exist. Name a document of OpenAPI or a folder of them.`)
  const folder = found.isDirectory() ? target : dirname(target)
  const base = baseOf(folder)
  const roots = found.isDirectory() ? ((await namedRoots(folder, base)) ?? (await findRoots(folder))) : [target]
  if (roots.length === 0)
    throw new UsageError(
      `${path} has no document of OpenAPI: no file begins with \`openapi: 3\`. Name one with its path.`,
    )
  return { base, folder, roots: roots.map((file) => relative(base, file)) }
}

/** The files that the roots lead to, and the roots themselves. */
export async function readReached(base: string, roots: readonly string[]): Promise<SourceFile[]> {
  const files = new Map<string, SourceFile>()
  const queue = [...roots]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue
    const file = await readSource(base, path).catch(() => null)
    if (!file) continue
    files.set(path, file)
    for (const { node } of nodesOf(file.value)) {
      const [target = ''] = typeof node['$ref'] === 'string' ? node['$ref'].split('#') : []
      if (target !== '' && !/^[a-z][a-z+.-]*:/i.test(target)) queue.push(join(dirname(path), decodeURI(target)))
    }
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The configuration of Redocly for a contract without its own. */
export const generalRedocly = join(root, 'scripts', 'lint', 'general', 'redocly.yaml')

/** One API of a contract: its root file, and its bundle. */
export interface OpenedApi {
  root: string
  document: Document
  locate: Locate
}

/** A name for each root: that of its file, or of its folder where the file has the usual name. */
function namesFor(folder: string, base: string, roots: readonly string[]): string[] {
  const names = roots.map((path) => {
    const stem = basename(path).replace(/\.(ya?ml|json)$/, '')
    const parent = basename(dirname(join(base, path)))
    return /^(openapi|swagger)$/.test(stem) && parent !== '' ? parent : stem
  })
  const isUnique = new Set(names).size === names.length
  const full = roots.map((path) => relative(folder, join(base, path)).replace(/\.(ya?ml|json)$/, ''))
  return (isUnique ? names : full).map((name) => name.replace(/[^\w.-]+/g, '-'))
}

/** Bundles a file or a folder of documents. Rejects with findings where one cannot be read. */
export async function openProject(path: string): Promise<Map<string, OpenedApi>> {
  const { base, folder, roots } = await readProject(path)
  const sources = await readReached(base, roots)
  const faults = sources.flatMap((file) => file.faults ?? [])
  const tops = sources.filter((file) => roots.includes(file.path)).flatMap(checkTop)
  if (faults.length + tops.length > 0) throw new FindingsError([...faults, ...tops])
  const options = { args: ['--config', generalRedocly], conflicts: false, rootOf: (api: string) => api }
  const documents = whole(await bundleEach(base, roots, options))
  const names = namesFor(folder, base, roots)
  return new Map(
    roots.flatMap((file, index): [string, OpenedApi][] => {
      const document = documents.get(file)
      const locate = document && createLocate(file, document, sources, file)
      return document && locate ? [[names[index] as string, { root: file, document, locate }]] : []
    }),
  )
}
