// Finds the file to edit for a place in a bundle.
import type { Document } from './document.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import type { SourceFile } from './sources.ts'
import { operationOf, ownerOf, stemOf } from './sources.ts'

export type Locate = (pointer: string) => { file: string; place: string }

/** The file of a component, in the API or shared. Shared files in different folders may have the same name. */
function componentFile(api: string, name: string, kind: string, files: SourceFile[]): string | null {
  const named = files.filter((file) => stemOf(file) === name && !operationOf(file))
  const own = named.filter((file) => ownerOf(file) === api && file.path.includes(`/${kind}/`))
  const shared = named.filter((file) => ownerOf(file) === 'shared')
  const candidates = (own.length > 0 ? own : shared).map((file) => file.path)
  return candidates.length > 0 ? candidates.join(' or ') : null
}

function operationFile(api: string, id: string, files: SourceFile[]): string | null {
  const file = files.find((one) => ownerOf(one) === api && operationOf(one)?.['operationId'] === id)
  return file?.path ?? null
}

/** A function that finds the source of a pointer into the bundle of `api`. */
export function createLocate(api: string, document: Document, files: SourceFile[]): Locate {
  return (pointer) => {
    const steps = pointerSteps(pointer)
    let found = { file: `generated/${api}/openapi.json`, from: 0 }
    let node: unknown = document
    for (const [index, step] of steps.entries()) {
      node = isNode(node) || Array.isArray(node) ? (node as Record<string, unknown>)[step] : undefined
      const id = isNode(node) ? node['operationId'] : undefined
      const isComponent = index === 2 && steps[0] === 'components'
      const file = isComponent
        ? componentFile(api, step, steps[1] ?? '', files)
        : typeof id === 'string' && operationFile(api, id, files)
      if (file) found = { file, from: index + 1 }
    }
    return { file: found.file, place: ['#', ...steps.slice(found.from).map(pointerStep)].join('/') }
  }
}
