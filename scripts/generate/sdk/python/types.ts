// Writes the types of an API: a TypedDict for each object of the contract, an alias for other schemas.
import type { SdkApi, SdkMember, SdkSchema, SdkType } from '../model.ts'
import { docstring, isMemberName, literal, typeName, wrap } from './words.ts'

const INDENT = '    '

function refsIn(type: SdkType): string[] {
  switch (type.kind) {
    case 'ref':
      return [type.name]
    case 'list':
      return refsIn(type.items)
    case 'map':
      return refsIn(type.values)
    case 'union':
      return type.types.flatMap(refsIn)
    default:
      return []
  }
}

/** Names of the schemas that requests contain. */
function sentSchemas({ operations, schemas }: SdkApi): Set<string> {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]))
  const found = new Set<string>()
  const queue = operations.flatMap(({ body }) => (body ? refsIn(body.type) : []))
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const schema = byName.get(name)
    if (found.has(name) || !schema) continue
    found.add(name)
    queue.push(...(schema.members ?? []).flatMap(({ type }) => refsIn(type)))
    if (schema.type) queue.push(...refsIn(schema.type))
  }
  return found
}

const memberType = ({ type, required }: SdkMember): string =>
  required ? typeName(type) : `NotRequired[${typeName(type)}]`

function comment(text: string): string[] {
  return text === '' ? [] : wrap(text, '# ')
}

/** A class, or a call where a name of a member cannot be one in a class. */
function objectOf({ name, text, members }: SdkSchema & { members: readonly SdkMember[] }): string[] {
  if (!members.every((member) => isMemberName(member.name))) {
    const rows = members.flatMap((member) => [
      ...comment(member.text).map((line) => INDENT.repeat(2) + line),
      `${INDENT.repeat(2)}${literal(member.name)}: ${literal(memberType(member))},`,
    ])
    return [
      ...comment(text),
      `${name} = TypedDict(`,
      `${INDENT}${literal(name)},`,
      `${INDENT}{`,
      ...rows,
      `${INDENT}},`,
      ')',
    ]
  }
  const rows = members.flatMap((member) => [
    `${INDENT}${member.name}: ${memberType(member)}`,
    ...(member.text ? docstring([wrap(member.text, INDENT)], INDENT) : []),
  ])
  const doc = text ? [...docstring([wrap(text, INDENT)], INDENT), ...(rows.length > 0 ? [''] : [])] : []
  return [`class ${name}(TypedDict):`, ...doc, ...rows, ...(text || rows.length > 0 ? [] : [`${INDENT}pass`])]
}

/** An object that takes more members in a request; a TypedDict would refuse them. */
function openObject({ name, text, members }: SdkSchema): string[] {
  const known = (members ?? []).map((member) => `${member.name} (${typeName(member.type)})`).join(', ')
  const more = known ? `It has ${known}, and more fields.` : ''
  return [...comment([text, more].filter(Boolean).join(' ')), `${name}: TypeAlias = dict[str, Any]`]
}

const aliasOf = ({ name, text, type }: SdkSchema): string[] => [
  ...comment(text),
  // A text, since its names may be defined further below.
  `${name}: TypeAlias = ${literal(typeName(type ?? { kind: 'any' }))}`,
]

const imported = ['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict']

/** The module of an API's types. */
export function renderTypesOf(api: SdkApi): string {
  const sent = sentSchemas(api)
  const taken = api.schemas.find(({ name }) => imported.includes(name))
  if (taken) throw new Error(`The schema ${taken.name} has a name of Python's typing: rename it.`)
  const blocks = api.schemas.map((schema) => {
    const { members } = schema
    if (!members) return aliasOf(schema)
    return schema.open && sent.has(schema.name) ? openObject(schema) : objectOf({ ...schema, members })
  })
  const code = blocks.map((lines) => lines.join('\n')).join('\n\n\n')
  const used = imported.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
  return [
    `"""Types of the ${api.title}."""`,
    '',
    'from __future__ import annotations',
    '',
    `from typing import ${used.join(', ')}`,
    '',
    '',
    code,
    '',
  ].join('\n')
}
