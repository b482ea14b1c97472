// Edits of schemas, one keyword each, with the verdict for what a consumer sends and for what it gets.
import { isTree, step, type Tree, treeOf } from './feelers.ts'

export type Verdict = 'breaks' | 'fits'
/** One edit of a node. */
export interface NodeEdit {
  /** The member that it changes: a finding of it is in there. */
  member: string
  /** The place that the affected consumers reach; without one, the node. */
  felt?: string
  apply(node: Tree): void
}
export interface SchemaKind {
  sent: Verdict
  got: Verdict
  edits(node: Tree, document: Tree): NodeEdit[]
}

const set = (member: string, value: unknown): NodeEdit[] => [
  {
    member,
    apply: (node) => {
      if (value === undefined) delete node[member]
      else node[member] = value
    },
  },
]
const typesOf = (node: Tree): unknown[] => (Array.isArray(node['type']) ? node['type'] : [node['type']].filter(Boolean))
const is = (node: Tree, type: string) => typesOf(node).includes(type)
const free = (node: Tree) => node['enum'] === undefined && node['const'] === undefined
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const narrows = { sent: 'breaks', got: 'fits' } as const
const widens = { sent: 'fits', got: 'breaks' } as const
const both = { sent: 'breaks', got: 'breaks' } as const
const neither = { sent: 'fits', got: 'fits' } as const

/** Kinds of a limit; `lower` when a higher number takes less. */
function limit(name: string, type: string, lower: boolean): Record<string, SchemaKind> {
  const more = (value: number) => value + 1
  const less = (value: number) => value - 1
  const changed = (by: (value: number) => number) => (node: Tree) => {
    const value = node[name]
    return typeof value === 'number' && by(value) >= 0 ? set(name, by(value)) : []
  }
  // A limit that says what the type says anyway takes nothing.
  const neutral = lower && !name.endsWith('imum') ? 0 : undefined
  const kinds: Record<string, SchemaKind> = {
    [`${name} raised`]: { ...(lower ? narrows : widens), edits: changed(more) },
    [`${name} lowered`]: { ...(lower ? widens : narrows), edits: changed(less) },
    [`${name} removed`]: {
      ...widens,
      edits: (node) => (typeof node[name] === 'number' && node[name] !== neutral ? set(name, undefined) : []),
    },
    [`${name} set`]: {
      ...narrows,
      edits: (node) => (is(node, type) && node[name] === undefined && free(node) ? set(name, lower ? 1 : 3) : []),
    },
  }
  return kinds
}

const limits = {
  ...limit('maxLength', 'string', false),
  ...limit('minLength', 'string', true),
  ...limit('maximum', 'integer', false),
  ...limit('minimum', 'integer', true),
  ...limit('maxItems', 'array', false),
  ...limit('minItems', 'array', true),
  ...limit('maxProperties', 'object', false),
  ...limit('minProperties', 'object', true),
}

const values: Record<string, SchemaKind> = {
  'enum value removed': {
    ...narrows,
    edits: ({ enum: values }) => (listOf(values).length > 1 ? set('enum', listOf(values).slice(0, -1)) : []),
  },
  'enum value added': {
    ...widens,
    edits: ({ enum: values }) =>
      listOf(values).length > 0
        ? set('enum', [...listOf(values), typeof listOf(values)[0] === 'number' ? 7919 : 'planted'])
        : [],
  },
  'enum value renamed': {
    ...both,
    edits: ({ enum: values }) =>
      listOf(values).length > 0 ? set('enum', ['planted', ...listOf(values).slice(1)]) : [],
  },
  'enum in another order': {
    ...neither,
    edits: ({ enum: values }) => (listOf(values).length > 1 ? set('enum', listOf(values).toReversed()) : []),
  },
  'enum removed': { ...widens, edits: ({ enum: values }) => (values === undefined ? [] : set('enum', undefined)) },
  'enum set': { ...narrows, edits: (node) => (is(node, 'string') && free(node) ? set('enum', ['planted']) : []) },
  'const changed': { ...both, edits: (node) => (node['const'] === undefined ? [] : set('const', 'planted')) },
  'const removed': { ...widens, edits: (node) => (node['const'] === undefined ? [] : set('const', undefined)) },
  'const set': { ...narrows, edits: (node) => (is(node, 'string') && free(node) ? set('const', 'planted') : []) },
  'format changed': {
    ...both,
    edits: ({ format }) =>
      typeof format === 'string' && !/^(u?int|float|double)/.test(format) ? set('format', 'uuid') : [],
  },
  'format widened': {
    ...widens,
    edits: ({ format }) =>
      format === 'int32'
        ? set('format', 'int64')
        : format === 'float'
          ? set('format', 'double')
          : format === 'email'
            ? set('format', 'idn-email')
            : [],
  },
  'format narrowed': {
    ...narrows,
    edits: ({ format }) =>
      format === 'int64'
        ? set('format', 'int32')
        : format === 'double'
          ? set('format', 'float')
          : format === 'idn-email'
            ? set('format', 'email')
            : [],
  },
  'format removed': { ...widens, edits: ({ format }) => (format === undefined ? [] : set('format', undefined)) },
  'format set': {
    ...narrows,
    edits: (node) => (is(node, 'string') && free(node) && node['format'] === undefined ? set('format', 'uuid') : []),
  },
  'pattern changed': { ...both, edits: ({ pattern }) => (pattern === undefined ? [] : set('pattern', '^planted$')) },
  'pattern removed': { ...widens, edits: ({ pattern }) => (pattern === undefined ? [] : set('pattern', undefined)) },
  'pattern set': {
    ...narrows,
    edits: (node) => (is(node, 'string') && free(node) && node['pattern'] === undefined ? set('pattern', '^p$') : []),
  },
  'multipleOf set': { ...narrows, edits: (node) => (is(node, 'integer') && free(node) ? set('multipleOf', 10) : []) },
  'default changed': {
    sent: 'breaks',
    got: 'fits',
    edits: (node) => (node['default'] === undefined ? [] : set('default', 'planted')),
  },
  'default removed': {
    sent: 'breaks',
    got: 'fits',
    edits: (node) => (node['default'] === undefined ? [] : set('default', undefined)),
  },
  'default set': {
    ...neither,
    edits: (node) => (is(node, 'string') && node['default'] === undefined ? set('default', 'p') : []),
  },
  'encoding changed': {
    ...both,
    edits: (node) => (node['contentEncoding'] === undefined ? [] : set('contentEncoding', 'base32')),
  },
  'media type of a text changed': {
    ...both,
    edits: (node) => (node['contentMediaType'] === undefined ? [] : set('contentMediaType', 'application/planted')),
  },
}

const types: Record<string, SchemaKind> = {
  'type changed': {
    ...both,
    edits: ({ type }) => (type === 'string' ? set('type', 'boolean') : type === undefined ? [] : set('type', 'string')),
  },
  'type widened': {
    ...widens,
    edits: ({ type }) =>
      type === 'integer' ? set('type', 'number') : type === 'string' ? set('type', ['string', 'integer']) : [],
  },
  'type removed': { ...widens, edits: ({ type }) => (type === undefined ? [] : set('type', undefined)) },
  'null allowed': {
    ...widens,
    edits: (node) =>
      typeof node['type'] === 'string' && node['type'] !== 'null' ? set('type', [node['type'], 'null']) : [],
  },
  'null refused': {
    ...narrows,
    edits: (node) => {
      const rest = typesOf(node).filter((type) => type !== 'null')
      return is(node, 'null') && rest.length > 0 ? set('type', rest) : []
    },
  },
  'uniqueItems set': {
    ...narrows,
    edits: (node) => (is(node, 'array') && node['uniqueItems'] !== true ? set('uniqueItems', true) : []),
  },
  'uniqueItems removed': {
    ...widens,
    edits: (node) => (node['uniqueItems'] === true ? set('uniqueItems', undefined) : []),
  },
  'not set': {
    ...narrows,
    edits: (node) => (is(node, 'string') && node['not'] === undefined ? set('not', { const: 'p' }) : []),
  },
  'not removed': { ...widens, edits: (node) => (node['not'] === undefined ? [] : set('not', undefined)) },
  'items replaced': {
    ...both,
    edits: (node) =>
      isTree(node['items']) ? [{ ...(set('items', { type: 'planted' })[0] as NodeEdit), felt: 'items' }] : [],
  },
  'propertyNames set': {
    ...narrows,
    edits: (node) =>
      isTree(node['additionalProperties']) && node['propertyNames'] === undefined
        ? set('propertyNames', { pattern: '^p$' })
        : [],
  },
  'propertyNames removed': {
    ...widens,
    edits: (node) => (node['propertyNames'] === undefined ? [] : set('propertyNames', undefined)),
  },
  deprecated: { ...neither, edits: (node) => (node['type'] === undefined ? [] : set('deprecated', true)) },
}

const propertiesOf = (node: Tree) => Object.entries(treeOf(node['properties']))
const propertyEdits = (
  node: Tree,
  wanted: (schema: Tree, name: string) => boolean,
  apply: (node: Tree, name: string) => void,
) =>
  propertiesOf(node)
    .filter(([name, schema]) => isTree(schema) && wanted(schema, name))
    .map(
      ([name]): NodeEdit => ({
        member: 'properties',
        felt: `properties/${step(name)}`,
        apply: (copy) => apply(copy, name),
      }),
    )
const isRequired = (node: Tree, name: string) => listOf(node['required']).includes(name)
const withoutRequired = (node: Tree, name: string) => {
  if (isRequired(node, name)) node['required'] = listOf(node['required']).filter((one) => one !== name)
}

const members: Record<string, SchemaKind> = {
  'member removed': {
    ...both,
    edits: (node) =>
      propertyEdits(
        node,
        () => true,
        (copy, name) => {
          delete treeOf(copy['properties'])[name]
          withoutRequired(copy, name)
        },
      ),
  },
  'member renamed': {
    ...both,
    edits: (node) =>
      propertyEdits(
        node,
        () => true,
        (copy, name) => {
          copy['properties'] = Object.fromEntries(
            propertiesOf(copy).map(([key, value]) => [key === name ? `${name}_planted` : key, value]),
          )
          if (isRequired(copy, name))
            copy['required'] = listOf(copy['required']).map((one) => (one === name ? `${name}_planted` : one))
        },
      ),
  },
  'optional member added': {
    ...neither,
    edits: (node) =>
      propertiesOf(node).length > 0
        ? [
            {
              member: 'properties',
              apply: (copy) => void (treeOf(copy['properties'])['planted'] = { type: 'boolean' }),
            },
          ]
        : [],
  },
  'required member added': {
    ...narrows,
    edits: (node) =>
      propertiesOf(node).length > 0
        ? [
            {
              member: 'required',
              apply: (copy) => {
                treeOf(copy['properties'])['planted'] = { type: 'boolean' }
                copy['required'] = [...listOf(copy['required']), 'planted']
              },
            },
          ]
        : [],
  },
  'member required': {
    ...narrows,
    edits: (node) =>
      propertyEdits(
        node,
        (schema, name) => !isRequired(node, name) && schema['readOnly'] !== true,
        (copy, name) => void (copy['required'] = [...listOf(copy['required']), name]),
      ).map((edit) => ({ ...edit, member: 'required' })),
  },
  'member optional': {
    ...widens,
    edits: (node) =>
      propertyEdits(node, (_schema, name) => isRequired(node, name), withoutRequired).map((edit) => ({
        ...edit,
        member: 'required',
      })),
  },
  'member read only': {
    sent: 'breaks',
    got: 'fits',
    edits: (node) =>
      propertyEdits(
        node,
        (schema) => schema['$ref'] === undefined && schema['readOnly'] !== true && schema['writeOnly'] !== true,
        (copy, name) => void (treeOf(treeOf(copy['properties'])[name])['readOnly'] = true),
      ),
  },
  'member write only': {
    sent: 'fits',
    got: 'breaks',
    edits: (node) =>
      propertyEdits(
        node,
        (schema) => schema['$ref'] === undefined && schema['readOnly'] !== true && schema['writeOnly'] !== true,
        (copy, name) => void (treeOf(treeOf(copy['properties'])[name])['writeOnly'] = true),
      ),
  },
  'member of another schema': {
    ...both,
    edits: (node) =>
      propertyEdits(
        node,
        (schema) => schema['$ref'] !== undefined,
        (copy, name) => void (treeOf(copy['properties'])[name] = { type: 'boolean' }),
      ),
  },
  'members depend': {
    ...narrows,
    edits: (node) => {
      const [first, second] = propertiesOf(node)
      return first && second ? set('dependentRequired', { [first[0]]: [second[0]] }) : []
    },
  },
  'names have a pattern': {
    ...narrows,
    edits: (node) => (propertiesOf(node).length > 0 ? set('patternProperties', { '^x-': { type: 'boolean' } }) : []),
  },
  'further members refused': {
    ...narrows,
    edits: (node) =>
      propertiesOf(node).length > 0 && node['additionalProperties'] !== false && node['allOf'] === undefined
        ? set('additionalProperties', false)
        : [],
  },
  'further members taken': {
    ...widens,
    edits: (node) => (node['additionalProperties'] === false ? set('additionalProperties', undefined) : []),
  },
  'further members of another type': {
    ...both,
    edits: (node) =>
      isTree(node['additionalProperties']) && typeof node['additionalProperties']['type'] === 'string'
        ? set('additionalProperties', {
            type: node['additionalProperties']['type'] === 'boolean' ? 'string' : 'boolean',
          })
        : [],
  },
}

const arms: Record<string, SchemaKind> = Object.fromEntries(
  (['oneOf', 'anyOf'] as const).flatMap((word): [string, SchemaKind][] => [
    [
      `arm of ${word} removed`,
      {
        ...narrows,
        edits: (node) => (listOf(node[word]).length > 1 ? set(word, listOf(node[word]).slice(0, -1)) : []),
      },
    ],
    [
      `arm of ${word} added`,
      {
        ...widens,
        edits: (node) => (listOf(node[word]).length > 0 ? set(word, [...listOf(node[word]), { type: 'boolean' }]) : []),
      },
    ],
    [
      `${word} in another order`,
      {
        ...neither,
        edits: (node) => (listOf(node[word]).length > 1 ? set(word, listOf(node[word]).toReversed()) : []),
      },
    ],
  ]),
)

const tells: Record<string, SchemaKind> = {
  'allOf added': {
    ...narrows,
    edits: (node) =>
      propertiesOf(node).length > 0 && node['allOf'] === undefined
        ? set('allOf', [{ required: [propertiesOf(node)[0]?.[0]] }])
        : [],
  },
  'discriminator renamed': {
    ...both,
    edits: ({ discriminator }) =>
      isTree(discriminator) ? set('discriminator', { ...discriminator, propertyName: 'planted' }) : [],
  },
  'discriminator removed': {
    ...both,
    edits: ({ discriminator }) => (isTree(discriminator) ? set('discriminator', undefined) : []),
  },
  'discriminator value removed': {
    ...narrows,
    edits: ({ discriminator }) => {
      const mapping = Object.entries(treeOf(treeOf(discriminator)['mapping']))
      return mapping.length > 1 && isTree(discriminator)
        ? set('discriminator', { ...discriminator, mapping: Object.fromEntries(mapping.slice(1)) })
        : []
    },
  },
  'discriminator value added': {
    ...widens,
    edits: ({ discriminator }) => {
      const mapping = treeOf(treeOf(discriminator)['mapping'])
      return isTree(discriminator) && Object.keys(mapping).length > 0
        ? set('discriminator', { ...discriminator, mapping: { ...mapping, planted: Object.values(mapping)[0] } })
        : []
    },
  },
  'discriminator value leads elsewhere': {
    ...both,
    edits: ({ discriminator }) => {
      const [first, second, ...rest] = Object.entries(treeOf(treeOf(discriminator)['mapping']))
      return isTree(discriminator) && first && second
        ? set('discriminator', {
            ...discriminator,
            mapping: Object.fromEntries([[first[0], second[1]], [second[0], first[1]], ...rest]),
          })
        : []
    },
  },
  prose: { ...neither, edits: () => set('description', 'Planted.') },
  title: { ...neither, edits: (node) => (node['type'] === undefined ? [] : set('title', 'Planted')) },
  example: { ...neither, edits: (node) => (node['type'] === undefined ? [] : set('example', 'planted')) },
}

export const schemaKinds: Record<string, SchemaKind> = { ...limits, ...values, ...types, ...members, ...arms, ...tells }
