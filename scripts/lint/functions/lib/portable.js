// Forms of schemas that client generators lose. Each was tried with the versions in scripts/foreign/package.json.
import { isNode } from './reached.js'

const rules = ['required', 'not', 'minProperties', 'maxProperties']
/** Keywords of an alternative that only adds a rule, and describes no value. */
const isRule = (arm) =>
  isNode(arm) && Object.keys(arm).length > 0 && Object.keys(arm).every((key) => rules.includes(key))

/** What limits values; beside a reference it is dropped. */
const limits = [
  ...['type', 'enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'items', 'required', 'properties'],
]
const urlFormats = ['hostname', 'idn-hostname']

const has = (keyword) => (schema) => (keyword in schema ? [[keyword]] : [])
const when =
  (holds, ...path) =>
  (schema) =>
    holds(schema) ? [path] : []
const listOf = (value) => (Array.isArray(value) ? value : [])
const typesOf = (schema) => listOf(schema.type).filter((type) => type !== 'null')
const namesOf = (schema) => schema['x-enum-varnames'] ?? schema['x-enumNames']
/** The identifier that generators make of a value. */
const identifierOf = (value) => String(value).replaceAll(/[^A-Za-z0-9]/g, '_')
const hasTwice = (values) => new Set(values).size < values.length
const kindsOf = (values) => new Set(values.filter((value) => value !== null).map((value) => typeof value))

/** Members, items and alternatives that are `true` or `false` instead of a schema. */
const booleansIn = (schema) => [
  ...['properties', 'oneOf', 'anyOf'].flatMap((key) =>
    Object.entries(schema[key] ?? {}).flatMap(([name, child]) => (typeof child === 'boolean' ? [[key, name]] : [])),
  ),
  ...(typeof schema.items === 'boolean' ? [['items']] : []),
]

/** `find` returns the paths, from the schema, of each form. */
export const forms = [
  {
    find: (schema) => ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (listOf(schema[key]).some(isRule) ? [[key]] : [])),
    lost: 'kubb, orval 7, @hey-api/openapi-ts and openapi-zod-client accept any value',
    fix: 'write the groups of fields in x-requires and the rule in the description',
  },
  {
    find: (schema) => ['not', 'if', 'dependentRequired', 'dependentSchemas'].flatMap((key) => has(key)(schema)),
    lost: 'no generator reads it',
    fix: 'write the groups of fields in x-requires and the rule in the description',
  },
  {
    find: when(
      (schema) =>
        'properties' in schema && ['oneOf', 'anyOf'].some((key) => listOf(schema[key]).some((arm) => !isRule(arm))),
      'properties',
    ),
    lost: 'orval 7 and openapi-zod-client drop the properties beside a union',
    fix: 'list them in each alternative',
  },
  {
    find: has('allOf'),
    lost: 'openapi-zod-client and orval 7 drop what is beside allOf',
    fix: 'list all properties in one schema',
  },
  {
    find: when((schema) => typesOf(schema).length > 1, 'type'),
    lost: 'kubb keeps one of several types',
    fix: 'use oneOf with one type in each alternative',
  },
  {
    find: has('const'),
    lost: 'openapi-zod-client drops const, and its unions then fail to load',
    fix: 'use an enum of one value',
  },
  {
    find: when((schema) => 'enum' in schema && !('type' in schema), 'enum'),
    lost: 'openapi-zod-client accepts any value for an enum without a type',
    fix: 'add the type',
  },
  {
    find: when((schema) => listOf(schema.enum).includes(null), 'enum'),
    lost: 'swagger-typescript-api drops null, and the code of openapi-zod-client fails to compile',
    fix: "leave null out of the enum, or use oneOf with type: 'null'",
  },
  {
    find: when((schema) => kindsOf(listOf(schema.enum)).size > 1, 'enum'),
    lost: 'kubb and ng-openapi-gen write all values of a mixed enum as strings',
    fix: 'use oneOf with one type in each alternative',
  },
  {
    find: when((schema) => listOf(schema.enum).includes('') && !namesOf(schema), 'enum'),
    lost: 'the code of openapi-typescript --enum does not compile with an empty value',
    fix: 'name the values in x-enum-varnames',
  },
  {
    find: when((schema) => !namesOf(schema) && hasTwice(listOf(schema.enum).map(identifierOf)), 'enum'),
    lost: 'openapi-typescript --enum gives two values the same name',
    fix: 'name the values in x-enum-varnames',
  },
  {
    find: when(
      (schema) =>
        namesOf(schema) && (namesOf(schema).length !== listOf(schema.enum).length || hasTwice(namesOf(schema))),
      'x-enum-varnames',
    ),
    lost: 'generators need one name for each value, each different',
    fix: 'name each value of the enum once, in the same order',
  },
  {
    find: when((schema) => urlFormats.includes(schema.format), 'format'),
    lost: 'kubb, orval 7 and openapi-zod-client check for a URL',
    fix: 'use a pattern',
  },
  {
    find: when((schema) => typeof schema.default === 'string' && /["'\\`]/.test(schema.default), 'default'),
    lost: 'orval 7 writes quotes and backslashes of a default without escaping them',
    fix: 'write the default in the description',
  },
  {
    find: has('patternProperties'),
    lost: '@hey-api/openapi-ts refuses every value, kubb and orval drop it',
    fix: 'use additionalProperties',
  },
  { find: has('prefixItems'), lost: 'openapi-zod-client accepts any list for a tuple', fix: 'use an object' },
  {
    find: (schema) => ('$ref' in schema ? limits.flatMap((key) => has(key)(schema)) : []),
    lost: '@hey-api/openapi-ts, kubb, orval 7 and openapi-zod-client drop limits beside a reference',
    fix: 'write them into the schema that it names, or write the schema here',
  },
  { find: booleansIn, lost: 'ng-openapi-gen ends with an error', fix: 'write a schema' },
]
