// A union with a discriminator says that it is an object: validators look at the discriminator of objects
// only, and any text or number would pass it.
import type { Finding, Node } from './finding.ts'
import { isNode, pointerStep } from './finding.ts'
import type { SourceFile } from './sources.ts'

function* unionsOf(node: unknown, pointer: string): Generator<{ union: Node; pointer: string }> {
  if (Array.isArray(node)) {
    for (const [i, item] of node.entries()) yield* unionsOf(item, `${pointer}/${i}`)
  } else if (isNode(node)) {
    if (isNode(node['discriminator'])) yield { union: node, pointer }
    for (const [key, member] of Object.entries(node)) yield* unionsOf(member, `${pointer}/${pointerStep(key)}`)
  }
}

/** Every union with a discriminator and without `type: object`. */
export function checkUnions(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, value }) =>
    [...unionsOf(value, '#')]
      .filter(({ union }) => union['type'] !== 'object')
      .map(({ pointer }) => {
        const mend = 'The union takes any text or number, because a discriminator is looked for in objects only: add type: object.'
        return { file: path, place: pointer, mend, rule: 'union-object' }
      }),
  )
}
