// What must be right before a document can be read at all: the version of OpenAPI at the top, and references that end.
import { dirname, join } from 'node:path/posix'
import type { Finding } from './finding.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import { nodesOf } from './schema-walk.ts'
import type { SourceFile } from './sources.ts'

const findingOf = (file: string, place: string, advice: string, rule: string): Finding => ({
  file,
  place,
  message: advice,
  rule,
})

/** Checks the top of the root file of an API: without a version of OpenAPI 3.0 or 3.1, nothing else can be checked. */
export function checkTop(file: SourceFile): Finding[] {
  if (file.faults !== undefined) return []
  const found = (place: string, advice: string): Finding[] => [
    { ...findingOf(file.path, place, advice, 'openapi-version'), unfinished: 'Lint' },
  ]
  if (!isNode(file.value)) return found('#', 'An API is a map that begins with `openapi: 3.1.0`.')
  const { openapi, swagger } = file.value
  if (swagger !== undefined)
    return found('#/swagger', `Swagger ${String(swagger)} is not supported: convert the document to OpenAPI 3.1.`)
  if (openapi === undefined) return found('#', 'The version is missing: add `openapi: 3.1.0` at the top.')
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return []
  return found('#/openapi', `The version ${JSON.stringify(openapi)} is not supported: write a text such as '3.1.0'.`)
}

interface Place {
  file: string
  pointer: string
}

/** References other than a text, or with an empty one. Redocly takes an empty one for the whole document. */
export const checkReferences = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, value }) =>
    [...nodesOf(value)].flatMap(({ node, pointer }) => {
      const reference = node['$ref']
      // Below `properties`, it is the name of a member.
      if (
        reference === undefined ||
        pointer.endsWith('/properties') ||
        (typeof reference === 'string' && reference !== '')
      )
        return []
      const advice = `The reference is ${JSON.stringify(reference)}: write the path of a file, such as 'Pet.yaml'.`
      return [findingOf(path, `${pointer}/$ref`, advice, 'reference-text')]
    }),
  )

/** References that name each other and nothing else, in any number of files. */
export function checkCircles(files: readonly SourceFile[]): Finding[] {
  const places = new Map<string, Place & { next: string }>()
  for (const { path, value } of files) {
    for (const { node, pointer } of nodesOf(value)) {
      if (typeof node['$ref'] !== 'string' || Object.keys(node).length > 1) continue
      const [target = '', fragment = ''] = node['$ref'].split('#')
      const file = target === '' ? path : join(dirname(path), target)
      const next = `${file}${['#', ...pointerSteps(fragment).map(pointerStep)].join('/')}`
      places.set(`${path}${pointer}`, { file: path, pointer, next })
    }
  }
  return [...places].flatMap(([start, { file, pointer }]) => {
    const seen = new Set([start])
    let at = places.get(start)?.next
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      at = places.get(at)?.next
    }
    if (at !== start) return []
    const advice = 'The reference leads back to itself: let one of them name what is meant.'
    return [findingOf(file, `${pointer}/$ref`, advice, 'reference-circular')]
  })
}
