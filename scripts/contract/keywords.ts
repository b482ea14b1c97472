// What the members of an OpenAPI document and its schemas hold. Each walk over a document asks this table, so that a response
// called `default` or a field called `value` is a name in all of them.

/** Members whose content is data. `value` is in an example. */
const data = new Set(['default', 'const', 'enum', 'example', 'examples', 'value', 'x-enum-varnames'])
/** Members whose keys are names, not keywords. */
const named = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired', '$defs', 'definitions', 'mapping'],
  ...['paths', 'webhooks', 'responses', 'headers', 'content', 'encoding', 'callbacks', 'variables', 'links'],
  ...['schemas', 'parameters', 'requestBodies', 'securitySchemes', 'pathItems'],
])

/** `names` is a map from names to nodes, and `node` has keywords. */
export type Content = 'data' | 'names' | 'node'

/** What a member holds. `isName` says that its own key is a name. */
export function contentOf(key: string, isName: boolean): Content {
  if (isName) return 'node'
  if (data.has(key)) return 'data'
  return named.has(key) ? 'names' : 'node'
}
