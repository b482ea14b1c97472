// Finds the file to edit for a place in a bundle. Walks the bundle and its sources side by side: where a source has a
// reference to a file, the bundle has what that file holds, or a reference to a component made of it.
import { dirname, join } from 'node:path/posix'
import type { Document } from './document.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import type { SourceFile } from './sources.ts'

export type Locate = (pointer: string) => { file: string; place: string }

/** A place in a source: its file and the steps of the pointer. */
interface Origin {
  file: string
  steps: string[]
}

const stepInto = (node: unknown, step: string): unknown =>
  isNode(node) || Array.isArray(node) ? (node as Record<string, unknown>)[step] : undefined

const referenceOf = (node: unknown): string | null =>
  isNode(node) && typeof node['$ref'] === 'string' ? node['$ref'] : null

/** The steps of a pointer that is the fragment of a URI. */
const stepsOfFragment = (fragment: string): string[] =>
  pointerSteps(fragment).map((step) => (/%[\da-f]{2}/i.test(step) ? decodeURIComponent(step) : step))

/** What a reference in a file names. */
function targetOf({ file }: Origin, reference: string): Origin {
  const [path = '', fragment = ''] = reference.split('#')
  return { file: path === '' ? file : join(dirname(file), decodeURI(path)), steps: stepsOfFragment(fragment) }
}

/** References to references that are followed until a place counts as a circle. */
const MOST_REFERENCES = 50

class Walk {
  /** Where the source of a pointer is, for each that is in another place than its parent. */
  readonly origins = new Map<string, Origin>()
  readonly #values: Map<string, unknown>
  readonly #document: unknown

  constructor(document: Document, files: readonly SourceFile[], root: string) {
    this.#document = document
    this.#values = new Map(files.map(({ path, value }) => [path, value]))
    this.#visit(document, { file: root, steps: [] }, '#')
  }

  #valueAt({ file, steps }: Origin): unknown {
    return steps.reduce(stepInto, this.#values.get(file))
  }

  /** Notes the source of a component and walks it, once. */
  #enter(reference: string, origin: Origin): void {
    if (this.origins.has(reference)) return
    this.origins.set(reference, origin)
    const value = stepsOfFragment(reference).reduce(stepInto, this.#document)
    if (value !== undefined) this.#visit(value, origin, reference)
  }

  #visit(value: unknown, start: Origin, pointer: string): void {
    const named = referenceOf(value)
    let origin = start
    for (let count = 0; count < MOST_REFERENCES; count++) {
      const reference = referenceOf(this.#valueAt(origin))
      if (reference === null) break
      const target = targetOf(origin, reference)
      if (named?.startsWith('#/')) {
        this.#enter(named, target)
        break
      }
      // A reference that leads nowhere stays in the bundle, and is the place to correct.
      if (named !== null || this.#valueAt(target) === undefined) break
      origin = target
    }
    if (origin !== start || !this.origins.has(pointer)) this.#note(pointer, origin, start)
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      if (typeof member !== 'object' || member === null) continue
      const place = `${pointer}/${pointerStep(key)}`
      const known = this.origins.get(place)
      if (!known) this.#visit(member, { file: origin.file, steps: [...origin.steps, key] }, place)
    }
  }

  #note(pointer: string, origin: Origin, start: Origin): void {
    if (origin !== start || pointer === '#') this.origins.set(pointer, origin)
  }

  /** Whether the source has the place, or what it is in is not known. */
  has(origin: Origin): boolean {
    return this.#valueAt(origin) !== undefined
  }
}

/** Where the bundle names a component first: the place of one that no source has, because it is generated. */
function userOf(value: unknown, reference: string, pointer = '#'): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (referenceOf(value) === reference) return pointer
  for (const [key, member] of Object.entries(value)) {
    const found = userOf(member, reference, `${pointer}/${pointerStep(key)}`)
    if (found !== null) return found
  }
  return null
}

/**
 * A function that finds the source of a pointer into the bundle of `api`. The walk begins with the first call: a contract
 * without findings needs none.
 */
export function createLocate(
  api: string,
  document: Document,
  files: SourceFile[],
  root = `specs/${api}/openapi.yaml`,
): Locate {
  let walk: Walk | undefined
  const locate = (pointer: string, isUser = false): { file: string; place: string } => {
    walk ??= new Walk(document, files, root)
    const steps = pointerSteps(pointer)
    for (let depth = steps.length; depth > 0; depth--) {
      const prefix = ['#', ...steps.slice(0, depth).map(pointerStep)].join('/')
      const origin = walk.origins.get(prefix)
      const rest = steps.slice(depth)
      if (origin) return { file: origin.file, place: ['#', ...[...origin.steps, ...rest].map(pointerStep)].join('/') }
      const isGenerated =
        depth === 3 && steps[0] === 'components' && !walk.has({ file: root, steps: steps.slice(0, 3) })
      const user = isGenerated && !isUser ? userOf(document, prefix) : null
      if (user !== null) return locate(user, true)
    }
    return { file: root, place: ['#', ...steps.map(pointerStep)].join('/') }
  }
  return (pointer) => locate(pointer)
}
