// The files of specs/ as they were written, for the checks that look at files rather than at bundles.
import { readFile, readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { parse } from 'yaml'
import { root } from '../contract/bundle.ts'
import type { Node } from './finding.ts'
import { isNode } from './finding.ts'

export interface SourceFile {
  /** From the root of the project: `specs/marketing-v3/lists/getList.yaml`. */
  path: string
  text: string
  /** Null for what is no YAML: a WSDL, a page. */
  value: unknown
}

/** The API or folder below specs/ that a file belongs to. */
export const ownerOf = (file: SourceFile): string => file.path.split('/')[1] ?? ''
export const stemOf = (file: SourceFile): string => basename(file.path, '.yaml')

export const isRoot = (file: SourceFile): boolean => basename(file.path) === 'openapi.yaml'
export const isSchema = (file: SourceFile): boolean => file.path.split('/').at(-2) === 'schemas'
export const operationOf = (file: SourceFile): Node | null =>
  isNode(file.value) && 'operationId' in file.value && !isRoot(file) ? file.value : null

async function readSource(path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), 'utf8')
  return { path, text, value: path.endsWith('.yaml') ? (parse(text) as unknown) : null }
}

/** Every file below specs/. */
export async function readSources(): Promise<SourceFile[]> {
  const entries = await readdir(join(root, 'specs'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return Promise.all(paths.sort().map(readSource))
}
