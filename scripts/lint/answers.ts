// Checks that no answer, webhook or callback can hold null or an id 0 (M-013): strict readers fail on both, and on no
// member that is missing.
import { answerSchemas } from '../contract/answer-schemas.ts'
import type { Document } from '../contract/document.ts'
import { deref } from '../contract/document.ts'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'

/** The sample of the specification shows 0 here: a list without a group. */
const shownAsZero = new Set(['List', 'ListDetail'].map((name) => `#/components/schemas/${name}/properties/group_id`))

const isIdName = (name: string) => /(^id|_id|Id|^created_by)$/.test(name)

const allowsNull = (schema: Node): boolean =>
  [schema['type']].flat().includes('null') ||
  ('const' in schema && schema['const'] === null) ||
  (Array.isArray(schema['enum']) && schema['enum'].includes(null))

const mayBeZero = (schema: Node): boolean => schema['type'] === 'integer' && !(Number(schema['minimum']) >= 1)

/** Members of a schema that name ids and may be 0. */
const zeroIds = (document: Document, schema: Node, pointer: string): string[] =>
  Object.entries(isNode(schema['properties']) ? schema['properties'] : {})
    .filter(([name, member]) => isIdName(name) && isNode(member) && mayBeZero(deref(document, member)))
    .map(([name]) => `${pointer}/properties/${pointerStep(name)}`)
    .filter((place) => !shownAsZero.has(place))

/** Every place of an answer that allows null, and every id of one that allows 0. */
export function checkAnswers(document: Document, locate: Locate): Finding[] {
  return [...answerSchemas(document)].flatMap(({ schema, pointer }) => [
    ...(allowsNull(schema)
      ? [
          {
            ...locate(pointer),
            mend: 'Answers hold no null: make the member optional, and leave it out when it has no value.',
            rule: 'answer-without-null',
          },
        ]
      : []),
    ...zeroIds(document, schema, pointer).map((place) => ({
      ...locate(place),
      mend: 'No id is 0: add minimum: 1, and leave the member out when there is nothing to name.',
      rule: 'answer-id-positive',
    })),
  ])
}
