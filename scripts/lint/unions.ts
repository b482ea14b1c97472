// A union with a discriminator says that it is an object: validators look at the discriminator of objects
// only, and any text or number would pass it.
import type { Finding } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import { nodesOf } from '../contract/schema-walk.ts'
import type { SourceFile } from '../contract/sources.ts'

/** Every union with a discriminator and without `type: object`. */
export function checkUnions(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, value }) =>
    [...nodesOf(value)]
      .filter(({ node }) => isNode(node['discriminator']) && node['type'] !== 'object')
      .map(({ pointer }) => {
        const mend =
          'The union takes any text or number, because a discriminator is looked for in objects only: add type: object.'
        return { file: path, place: pointer, mend, rule: 'union-object' }
      }),
  )
}
