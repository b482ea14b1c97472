// The files of specs/ as they were written, for the checks that look at files rather than at bundles.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { LineCounter, parseDocument, visit } from 'yaml'
import type { Finding, Node } from './finding.ts'
import { isNode, reasonOf } from './finding.ts'
import { root } from './tools.ts'

export interface SourceFile {
  /** From the root of the project: `specs/marketing-v3/lists/getList.yaml`. */
  path: string
  text: string
  /** Null for a file that is not YAML (a WSDL, a page), and for one that cannot be read. */
  value: unknown
  /** Why a file of YAML cannot be read. */
  faults?: Finding[]
}

/** The API or folder below specs/ that a file belongs to. */
export const ownerOf = (file: SourceFile): string => file.path.split('/')[1] ?? ''
export const stemOf = (file: SourceFile): string => basename(file.path, '.yaml')

export const isRoot = (file: SourceFile): boolean => basename(file.path) === 'openapi.yaml'
export const isSchema = (file: SourceFile): boolean => file.path.split('/').at(-2) === 'schemas'
export const operationOf = (file: SourceFile): Node | null =>
  isNode(file.value) && 'operationId' in file.value && !isRoot(file) ? file.value : null

/** Finds bytes that are not text: a file of another kind, or of another encoding. */
function checkBytes(path: string, bytes: Buffer, text: string): Finding[] {
  const found = (place: string): Finding[] => [
    { file: path, place, message: 'The file is not text in UTF-8: save it as UTF-8.', rule: 'yaml' },
  ]
  if (bytes.includes(0)) return found(':1:1')
  // U+FFFD stands for each byte that is not UTF-8, unless it is written.
  const wrong = text.indexOf('\ufffd')
  if (wrong < 0 || bytes.includes('\ufffd')) return []
  const before = text.slice(0, wrong).split('\n')
  return found(`:${before.length}:${(before.at(-1) ?? '').length + 1}`)
}

/** An alias below its own anchor never ends, and aliases of aliases grow without limit. */
function checkAliases(document: ReturnType<typeof parseDocument>): number | null {
  let found: number | null = null
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document)
      if (target === undefined || !path.includes(target)) return undefined
      found = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}

/** Parses a file of YAML; a fault has line and column. */
export function parseSource(path: string, text: string): Pick<SourceFile, 'value' | 'faults'> {
  const lines = new LineCounter()
  const findingAt = (offset: number, message: string): Finding => {
    const { line, col } = lines.linePos(offset)
    return { file: path, place: `:${Math.max(line, 1)}:${Math.max(col, 1)}`, message, rule: 'yaml' }
  }
  const faultAt = (offset: number, message: string): Pick<SourceFile, 'value' | 'faults'> => ({
    value: null,
    faults: [findingAt(offset, message)],
  })
  // No tool is given such a file: it would write the aliases out until its memory ends.
  const boundless = (offset: number, message: string): Pick<SourceFile, 'value' | 'faults'> => ({
    value: null,
    faults: [{ ...findingAt(offset, message), unfinished: 'Lint' }],
  })
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: lines, prettyErrors: false })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault) {
    const [message = ''] = fault.message.split(/[\n;]/)
    return faultAt(
      startOf(document, fault.pos[0], message),
      `This is not valid YAML: ${message.replace(/\.$/, '')}. Correct it here or above.`,
    )
  }
  if (document.contents === null) return faultAt(0, 'The file is empty: write it, or remove it with its references.')
  const endless = text.includes('&') ? checkAliases(document) : null
  if (endless !== null) return boundless(endless, 'The alias is part of what it names, so it never ends: remove it.')
  try {
    return { value: document.toJS() as unknown }
  } catch (error) {
    const at = reasonOf(error).startsWith('Excessive alias count') ? boundless : faultAt
    return at(
      firstAlias(document),
      `The aliases cannot be resolved: ${reasonOf(error)}. Write the values out, or use $ref.`,
    )
  }
}

/** Where a quote or bracket opens that nothing closes: the parser reports a place after it. */
function startOf(document: ReturnType<typeof parseDocument>, offset: number, message: string): number {
  let found = offset
  const open = ({ range }: { range?: [number, number, number] | null }, isOpen: boolean): void => {
    if (isOpen && range && range[0] < offset && offset <= range[2]) found = range[0]
  }
  const isBracket = message.includes('end with a')
  visit(document, {
    Scalar: (_key, node) => open(node, node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'),
    Collection: (_key, node) => open(node, isBracket && node.flow === true),
  })
  return found
}

function firstAlias(document: ReturnType<typeof parseDocument>): number {
  let found = 0
  visit(document, {
    Alias(_key, alias) {
      found = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}

/** Reads a file below `base`. */
export async function readSource(base: string, path: string): Promise<SourceFile> {
  const bytes = await readFile(join(base, path))
  const text = bytes.toString('utf8')
  if (!/\.(ya?ml|json)$/.test(path)) return { path, text, value: null }
  const faults = checkBytes(path, bytes, text)
  return faults.length > 0 ? { path, text, value: null, faults } : { path, text, ...parseSource(path, text) }
}

/** Every file below `<base>/specs`, or another folder of a project. Files that cannot be read say why. */
export async function readSources(base: string = root, folder = 'specs'): Promise<SourceFile[]> {
  const entries = await readdir(join(base, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
  return Promise.all(paths.sort().map((path) => readSource(base, path)))
}
