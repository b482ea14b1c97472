// Finds uses in languages without a parser here, by names and paths. It would rather report a use too many.
import type { CodeFile } from './files.ts'
import { type FindPath, methodNames } from './paths.ts'
import type { Named, Use, Vocabulary } from './vocabulary.ts'

const humps = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** A name as languages write it: `list_id`, `listId`, `ListId`, `list-id`. */
export function spellingsOf(name: string): string[] {
  const words = humps(name)
  const pascal = words.map(capital).join('')
  return [...new Set([name, words.join('_'), `${words[0]}${pascal.slice(words[0]?.length)}`, pascal, words.join('-')])]
}

function bySpelling<T>(list: Iterable<T>, nameOf: (one: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const one of list)
    for (const spelling of spellingsOf(nameOf(one))) map.set(spelling, [...(map.get(spelling) ?? []), one])
  return map
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|#(?![[!]|include|define)|\*|--\s|;;|<!--)/.test(line)

/** Whether a plain word is code: part of a text, or of an expression. */
const isCode = (before: string, after: string): boolean =>
  /(?:["'`$:[{]|\.|->|::)$/.test(before) || /^(?:["'`\]]|\s*(?:=>|[:=(]))/.test(after)

/** Joins what languages put together on a line: `'/lists/' . $id . '/contacts'`. */
const joined = (line: string): string =>
  line.replace(/(["'`])\s*[.+]\s*[^"'`]+?\s*[.+]\s*(["'`])/g, '{}').replace(/\/(["'`])\s*[.+]\s*[\w$]/g, '/{}$1')

/** The paths in a line: texts in quotes, and words with a slash, as in a command line. */
function pathsIn(line: string): string[] {
  const whole = joined(line)
  const quoted = [...whole.matchAll(/["'`]([^"'`\s]*\/[^"'`\s]*)["'`]/g)].map(([, text = '']) => text)
  const bare = [...whole.replace(/["'`][^"'`]*["'`]/g, ' ').matchAll(/(?<=\s|^|=)[\w$%{}:.<>-]*\/[^\s"'`;,)]*/g)]
  return [...quoted, ...bare.map(([text]) => text)]
}

/** The HTTP method that a line or its neighbours name; undefined for none, or several. */
function methodNear(lines: readonly string[], index: number): string | undefined {
  const named = (line: string | undefined): string[] => {
    const words = (line ?? '').replace(/["'`][^"'`]*\/[^"'`]*["'`]/g, ' ').match(/[A-Za-z]+/g) ?? []
    return [...new Set(words.map((word) => word.toUpperCase()).filter((word) => methodNames.has(word)))]
  }
  for (const near of [index, index - 1, index + 1]) {
    const found = named(lines[near])
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** A function that finds the uses in a file. */
export function createTextScan(
  { operations, schemas, members }: Vocabulary,
  findPath: FindPath,
): (file: CodeFile) => Use[] {
  const byOperation = bySpelling<Named>(operations, ({ id }) => id)
  const byMember = bySpelling(members, (name) => name)
  const wordUses = (word: string, isSaid: boolean, at: Pick<Use, 'file' | 'line'>): Use[] => {
    // A word such as `ping` or `name` is also English.
    const isPlain = /^[a-z]+$/.test(word)
    const isUse = !isPlain || isSaid
    return [
      ...(isUse ? (byOperation.get(word) ?? []) : []).map(({ id }): Use => ({ kind: 'operation', name: id, ...at })),
      ...(isUse ? (byMember.get(word) ?? []) : []).map((name): Use => ({ kind: 'member', name, ...at })),
      ...(schemas.has(word) ? [{ kind: 'type', name: word, ...at } as const] : []),
    ]
  }
  return ({ name: file, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, index) => {
      if (isComment(line)) return []
      const at = { file, line: index + 1 }
      const called = pathsIn(line).flatMap((path) => {
        const method = methodNear(lines, index)
        const found = findPath(path, method)
        return (found.length > 0 ? found : findPath(path)).map(({ id, api }): Use => {
          return { kind: 'operation', name: id, api, ...at }
        })
      })
      const words = [...line.matchAll(/[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*/g)].flatMap((match) => {
        const [whole] = match
        return [...new Set([whole, ...whole.split('-')])].flatMap((word) => {
          const start = match.index + whole.indexOf(word)
          return wordUses(word, isCode(line.slice(0, start), line.slice(start + word.length)), at)
        })
      })
      return [...called, ...words]
    })
  }
}
