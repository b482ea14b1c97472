// Walks the schemas that a schema leads to. Spectral and its VS Code extension bundle these files with Rollup, so they
// are ES modules in plain JavaScript without packages.

/** Whether a value is an object, not a list. */
export const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const single = [
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'unevaluatedItems',
]
const groups = ['prefixItems', 'properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf']

/**
 * Adds the schemas directly inside a schema to the queue. `if`, `not` and their like only add conditions to members
 * listed elsewhere. `up` leads to the path, which is put together for findings only.
 */
function addChildren(queue, visit) {
  const { schema } = visit
  for (const key of single) if (isNode(schema[key])) queue.push({ schema: schema[key], up: visit, steps: [key] })
  for (const key of groups) {
    const group = schema[key]
    if (typeof group !== 'object' || group === null) continue
    const parent = key === 'properties' ? schema : undefined
    for (const name of Object.keys(group))
      if (isNode(group[name])) queue.push({ schema: group[name], up: visit, steps: [key, name], parent })
  }
}

/** The path of a schema that `schemasFrom` found. */
export function pathOf({ path, up, steps }) {
  return path ?? [...pathOf(up), ...steps]
}

/** The value that a reference within the document names, with its path. References to files are resolved before. */
export function follow(root, reference) {
  if (!reference.startsWith('#/')) return null
  const path = reference
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  let value = root
  for (const step of path) value = isNode(value) || Array.isArray(value) ? value[step] : undefined
  return isNode(value) ? { schema: value, path } : null
}

/**
 * Every schema that the starts lead to, through references too, once. `parent` is the schema that lists a member; `pathOf`
 * has the path.
 */
export function* schemasFrom(root, starts) {
  const seen = new Set()
  const queue = [...starts].reverse()
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    const { schema } = visit
    if (seen.has(schema)) continue
    seen.add(schema)
    yield visit
    addChildren(queue, visit)
    const target = typeof schema.$ref === 'string' ? follow(root, schema.$ref) : null
    if (target) queue.push(target)
  }
}
