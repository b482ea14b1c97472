// Applies one check of lib/checks.js to all schemas of one kind: those that a document names, and what they lead to.
import { checks } from './lib/checks.js'
import { startsOf } from './lib/operations.js'
import { pathOf, schemasFrom } from './lib/reached.js'

/** The schemas of a document by kind, which several rules share. */
const schemasIn = new WeakMap()

function schemasOf(root, kind) {
  const kinds = schemasIn.get(root) ?? {}
  schemasIn.set(root, kinds)
  kinds[kind] ??= [...schemasFrom(root, startsOf[kind](root))]
  return kinds[kind]
}

/** A schema, or the object that lists it, may name a rule that it breaks on purpose, with the reason. */
const isExcepted = (rule, ...schemas) => schemas.some((schema) => schema?.['x-lint-except']?.[rule] !== undefined)

/** `of` is the kind: requests, bodies (of requests), answers, every. */
export default function eachSchema(root, { of: kind, check }, { rule: { name, description } }) {
  const { applies, breaks } = checks[check]
  return schemasOf(root, kind)
    .filter(({ schema, parent }) => applies(schema) && !isExcepted(name, schema, parent))
    .flatMap((visit) =>
      breaks(visit.schema, root).map((place) => ({ message: description, path: [...pathOf(visit), ...place] })),
    )
}
