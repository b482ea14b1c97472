// Finds forms of JSON Schema that validators understand and client generators lose.
import { startsOf } from './lib/operations.js'
import { forms } from './lib/portable.js'
import { pathOf, schemasFrom } from './lib/reached.js'

export default function portableSchema(root, _options, { rule: { name } }) {
  return [...schemasFrom(root, startsOf.every(root))]
    .filter(({ schema }) => schema['x-lint-except']?.[name] === undefined)
    .flatMap((visit) =>
      forms.flatMap(({ find, lost, fix }) =>
        find(visit.schema).map((place) => ({
          message: `Generators lose \`${place[0]}\`: ${lost}. To fix it, ${fix}.`,
          path: [...pathOf(visit), ...place],
        })),
      ),
    )
}
