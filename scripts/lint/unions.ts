// Checks that a union with a discriminator says that it is an object: validators apply the discriminator to objects
// only, so every text or number would pass.
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
