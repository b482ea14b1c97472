// Finds the operations whose path a text of the consumer's code holds.
import type { Named } from './vocabulary.ts'

/** The operations of a path; `method` in upper case, or undefined if the code does not say it. */
export type FindPath = (text: string, method?: string) => Named[]

/** Forms in which languages put a value into a text: `${id}`, `{id}`, `#{id}`, `%s`, `$id`, `:id`, `<id>`. */
const holes = /\$\{[^}]*\}|#\{[^}]*\}|\{[^}]*\}|%[sd]|\$\w+(?:->\w+)*|<[^>/]*>|(?<=\/):\w+/g

/** The segments of a path, with `{}` for each value. */
function segmentsOf(text: string): { segments: string[]; hasHost: boolean } {
  const plain = text.replace(holes, '{}').replace(/[?#].*$/s, '')
  const path = plain.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '')
  return { segments: path.split('/').filter((segment) => segment !== ''), hasHost: path !== plain }
}

interface Row {
  operation: Named
  template: string[]
  base: string[]
}

const isHole = (segment: string): boolean => segment.includes('{}')

/** The number of words that a path shares with a template; null if it does not fit. */
function sharedWords(segments: readonly string[], template: readonly string[]): number | null {
  let words = 0
  for (const [index, wanted] of template.entries()) {
    if (isHole(wanted)) continue
    if (segments[index] !== wanted) return null
    words++
  }
  return words
}

/** Whether the beginning of a path can be the address of the API. */
function isAddress(prefix: readonly string[], base: readonly string[], hasHost: boolean): boolean {
  const words = prefix[0] !== undefined && isHole(prefix[0]) ? prefix.slice(1) : prefix
  if (words.length === 0 || hasHost) return true
  const end = words.slice(-base.length)
  return base.length > 0 && end.every((word, index) => word === base.slice(-end.length)[index])
}

export function createFindPath(operations: readonly Named[]): FindPath {
  const rows = operations
    .filter(({ isHook, path }) => !isHook && path.startsWith('/'))
    .map((operation): Row => {
      const [template, base] = [segmentsOf(operation.path).segments, segmentsOf(operation.base).segments]
      return { operation, template, base }
    })
    .filter(({ template }) => template.some((segment) => !isHole(segment)))
  return (text, method) => {
    const { segments, hasHost } = segmentsOf(text)
    let best = 0
    let found: Named[] = []
    for (const { operation, template, base } of rows) {
      const start = segments.length - template.length
      if (start < 0) continue
      const words = sharedWords(segments.slice(start), template)
      if (words === null || words < best || !isAddress(segments.slice(0, start), base, hasHost)) continue
      if (words > best) found = []
      best = words
      found.push(operation)
    }
    const ofMethod = found.filter((operation) => operation.method === method)
    return method === undefined ? found : ofMethod
  }
}

/** HTTP methods that a word of code can name. */
export const methodNames = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The operation that a name in generated code stands for: `useCreateListMutation` is `createList`. */
export function namesFrom(word: string): string[] {
  const hook = /^use([A-Z]\w*)$/.exec(word)?.[1]
  const start = hook === undefined ? word : `${hook.charAt(0).toLowerCase()}${hook.slice(1)}`
  const plain = start.replace(/(?:Suspense|Infinite)?(?:Query|Mutation)?(?:Options|Key)?$/, '')
  const request = /^([A-Z]\w*)Request$/.exec(word)?.[1]
  const requested = request === undefined ? [] : [`${request.charAt(0).toLowerCase()}${request.slice(1)}`]
  return [...new Set([word, start, plain, ...requested])]
}
