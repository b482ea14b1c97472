// The files of specs/ as they were written, for the checks that look at files rather than at bundles.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { root } from './bundle.ts'
import type { Node } from './finding.ts'
import { FindingsError, isNode } from './finding.ts'

export interface SourceFile {
  /** From the root of the project: `specs/marketing-v3/lists/getList.yaml`. */
  path: string
  text: string
  /** Null for a file that is not YAML: a WSDL, a page. */
  value: unknown
}

/** The API or folder below specs/ that a file belongs to. */
export const ownerOf = (file: SourceFile): string => file.path.split('/')[1] ?? ''
export const stemOf = (file: SourceFile): string => basename(file.path, '.yaml')

export const isRoot = (file: SourceFile): boolean => basename(file.path) === 'openapi.yaml'
export const isSchema = (file: SourceFile): boolean => file.path.split('/').at(-2) === 'schemas'
export const operationOf = (file: SourceFile): Node | null =>
  isNode(file.value) && 'operationId' in file.value && !isRoot(file) ? file.value : null

function parseSource(path: string, text: string): unknown {
  try {
    return parse(text, { prettyErrors: true }) as unknown
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause
    const [message = ''] = cause.message.split('\n')
    const mend = `This is no YAML: ${message.replace(/ at line .*/, '')}. Correct it here or above.`
    const place = `:${cause.linePos?.[0].line ?? 1}`
    throw new FindingsError([{ file: path, place, mend, rule: 'yaml' }], { cause })
  }
}

async function readSource(path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), 'utf8')
  return { path, text, value: path.endsWith('.yaml') ? parseSource(path, text) : null }
}

/** Every file below specs/. */
export async function readSources(): Promise<SourceFile[]> {
  const entries = await readdir(join(root, 'specs'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return Promise.all(paths.sort().map(readSource))
}
