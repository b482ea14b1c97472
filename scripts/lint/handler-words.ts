// The words of the code that works for an operation: its handler, and what that reaches through imports and through the
// nouns of the domain.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../contract/tools.ts'

const server = join(root, 'src', 'server')

/** What reaches everything, or knows all tables: who imports these says nothing of what he reads. */
const crossroads = [/^domain\/domain\.ts$/, /\/area\.ts$/, /^contract\//, /^store\/schema\//, /^store\/store\.ts$/]

/** Code that no import of the handler leads to: it works an operation off later, or writes what the handler passes on. */
const behind: Readonly<Record<string, readonly string[]>> = {
  getOperation: ['domain/commerce/product-import-kind.ts'],
  getRequest: ['contract/error-table.ts'],
  importOrders: ['domain/commerce/order-import-kind.ts'],
  listContactEvents: ['domain/commerce/cart-events.ts'],
  listRequests: ['contract/error-table.ts'],
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g))

interface CodeFile {
  words: ReadonlySet<string>
  text: string
  imports: readonly string[]
}

/** The files of the server by their paths below src/server, comments and the documentation left out. */
async function readServer(): Promise<Map<string, CodeFile>> {
  const entries = await readdir(server, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(server, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('docs/'))
  const files = paths.map(async (path): Promise<[string, CodeFile]> => {
    const text = (await readFile(join(server, path), 'utf8')).replace(comments, '')
    const imports = [...text.matchAll(/ from '(\.[^']+\.ts)'/g)].map(([, to = '']) => besides(path, to))
    return [path, { text, words: wordsIn(text), imports }]
  })
  return new Map(await Promise.all(files))
}

const besides = (path: string, to: string) => relative(server, resolve(server, dirname(path), to))

/** Where each noun of the domain is: an area names its nouns with types that it imports. */
function nounsOf(files: ReadonlyMap<string, CodeFile>): Map<string, string[]> {
  const nouns = new Map<string, string[]>()
  for (const [path, { text }] of files) {
    if (!path.endsWith('/area.ts')) continue
    const types = new Map<string, string>()
    for (const [, names = '', to = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g))
      for (const name of wordsIn(names)) types.set(name, besides(path, to))
    for (const [, noun = '', type = ''] of text.matchAll(/^ {2}(?:readonly )?(\w+): ([^\n]+)$/gm)) {
      const found = [...wordsIn(type)].flatMap((word) => types.get(word) ?? [])
      if (found.length > 0) nouns.set(noun, found)
    }
  }
  return nouns
}

export interface ServerWords {
  /** Every word in the code of the server. */
  all: ReadonlySet<string>
  /** The words of the code that works for an operation; null where no handler has its name. */
  of(api: string, operationId: string): ReadonlySet<string> | null
}

/** Reads the code of the server. */
export async function readServerWords(): Promise<ServerWords> {
  const files = await readServer()
  const nouns = nounsOf(files)
  const nextOf = (path: string): string[] => {
    const { imports, words } = files.get(path) as CodeFile
    if (!path.startsWith('rest/')) return [...imports]
    return [...imports, ...[...words].flatMap((word) => nouns.get(word) ?? [])]
  }
  const reached = (starts: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const queue = [...starts]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const passes = starts.includes(path) || !crossroads.some((one) => one.test(path))
      if (seen.has(path) || !passes || !files.has(path)) continue
      seen.add(path)
      queue.push(...nextOf(path))
    }
    return seen
  }
  const wordsOf = (paths: Iterable<string>) =>
    new Set([...paths].flatMap((path) => [...(files.get(path)?.words ?? [])]))
  const known = new Map<string, ReadonlySet<string>>()
  return {
    all: wordsOf(files.keys()),
    of(api, operationId) {
      const isHandler = new RegExp(`\\b${operationId}\\b\\s*[(:,]`)
      const handlers = [...files].filter(([path, { text }]) => path.startsWith(`rest/${api}/`) && isHandler.test(text))
      if (handlers.length === 0) return null
      const starts = [...handlers.map(([path]) => path), ...(behind[operationId] ?? [])]
      const lost = starts.find((path) => !files.has(path))
      if (lost) throw new Error(`scripts/lint/handler-words.ts names ${lost}, which is not there: correct it.`)
      const key = starts.join()
      const words = known.get(key) ?? wordsOf(reached(starts))
      known.set(key, words)
      return words
    },
  }
}
