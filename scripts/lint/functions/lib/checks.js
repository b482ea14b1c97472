// What a schema has to hold, by the names that .spectral.yaml uses. `applies` picks the schemas that a check is about.
import { follow, isNode } from './reached.js'

const hasType = (schema, type) => [schema.type].flat().includes(type)

/** The alternatives of a pattern, which `|` divides outside of groups and classes. */
function alternativesOf(pattern) {
  const found = ['']
  let depth = 0
  // Escapes and classes are one token each, so that a bracket in them opens nothing.
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./g)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === '|' && depth === 0) found.push('')
    else found[found.length - 1] += token
  }
  return found
}

/** Whether a pattern limits the length of its text: it has both anchors and repeats nothing without an upper bound. */
export function isBoundedPattern(pattern) {
  const bare = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  if (/[*+]|\{\d*,\}/.test(bare)) return false
  return alternativesOf(pattern).every((text) => text.startsWith('^') && text.endsWith('$'))
}

/** Members beside the listed ones that the platform keeps; it ignores other unknown members. */
function isMap(schema) {
  const { additionalProperties: others, patternProperties } = schema
  if (patternProperties !== undefined) return true
  if (others !== undefined) return others !== false
  const says = ['properties', 'oneOf', 'anyOf', 'allOf', '$ref']
  return hasType(schema, 'object') && !says.some((keyword) => keyword in schema)
}

const typing = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const']
/** An arm such as `required: [htmlBody]` only says which members must be present. */
const isCondition = (schema) => Object.keys(schema).join() === 'required'
const isFixed = (schema) => 'enum' in schema || 'const' in schema

const allowsNull = (schema) =>
  hasType(schema, 'null') ||
  ('const' in schema && schema.const === null) ||
  (Array.isArray(schema.enum) && schema.enum.includes(null))

const isIdName = (name) => /(^id|_id|Id|^created_by)$/.test(name)

const whole = [[]]

/** A check that a schema passes or fails as a whole. */
const check = (applies, holds) => ({ applies, breaks: (schema) => (holds(schema) ? [] : whole) })

/** The members whose names are those of ids. */
const idsOf = ({ properties }) =>
  Object.entries(isNode(properties) ? properties : {}).filter(([name, member]) => isIdName(name) && isNode(member))

const mayBeZero = (root, member) => {
  const schema = typeof member.$ref === 'string' ? follow(root, member.$ref)?.schema : member
  return isNode(schema) && hasType(schema, 'integer') && !(schema.minimum >= 1)
}

/** `breaks` returns the paths, from the schema, of what breaks the check. */
export const checks = {
  boundedList: check(
    (schema) => hasType(schema, 'array'),
    (schema) => 'maxItems' in schema,
  ),
  boundedMap: check(isMap, (schema) => 'maxProperties' in schema),
  boundedText: check(
    (schema) => hasType(schema, 'string') && !isFixed(schema),
    (schema) =>
      'maxLength' in schema ||
      schema.format === 'date' ||
      (typeof schema.pattern === 'string' && isBoundedPattern(schema.pattern)),
  ),
  typed: check(
    (schema) => !isCondition(schema),
    (schema) => typing.some((keyword) => keyword in schema),
  ),
  open: check(
    (schema) => hasType(schema, 'object'),
    (schema) => schema.additionalProperties !== false && schema.unevaluatedProperties !== false,
  ),
  flat: check(
    () => true,
    (schema) => !('allOf' in schema),
  ),
  notNull: check(
    () => true,
    (schema) => !allowsNull(schema),
  ),
  positiveId: {
    applies: (schema) => idsOf(schema).length > 0,
    breaks: (schema, root) =>
      idsOf(schema)
        .filter(([, member]) => mayBeZero(root, member))
        .map(([name]) => ['properties', name]),
  },
  objectUnion: check(
    (schema) => isNode(schema.discriminator),
    (schema) => schema.type === 'object',
  ),
  integerWidth: check(
    (schema) => hasType(schema, 'integer') && !isFixed(schema),
    (schema) => schema.format === 'int32' || schema.format === 'int64',
  ),
}
