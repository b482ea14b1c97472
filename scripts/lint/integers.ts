// Checks that every integer states its width (M-180): without one, clients in languages with fixed widths take 32 bits,
// but the numbers of messages begin above them.
import type { Finding } from '../contract/finding.ts'
import { nodesOf } from '../contract/schema-walk.ts'
import type { SourceFile } from '../contract/sources.ts'

const widths = ['int32', 'int64']

/**
 * Every integer without a width; one that lists its values needs none. The SOAP table has types of its own: xsd:int
 * says its width.
 */
export function checkIntegers(files: SourceFile[]): Finding[] {
  const schemas = files.filter(({ path }) => !path.startsWith('specs/soap-v2/'))
  return schemas.flatMap(({ path, value }) =>
    [...nodesOf(value)]
      .filter(({ node }) => [node['type']].flat().includes('integer') && !widths.includes(String(node['format'])))
      .filter(({ node }) => !('enum' in node) && !('const' in node))
      .map(({ pointer }) => {
        const mend = 'The integer does not say how wide it is: add format: int64, or int32 where its maximum fits.'
        return { file: path, place: pointer, mend, rule: 'integer-width' }
      }),
  )
}
