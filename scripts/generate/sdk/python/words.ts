// Names, types and texts of Python.
import type { SdkType } from '../shapes.ts'

const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in
  is lambda nonlocal not or pass raise return try while with yield self`.split(/\s+/),
)
/** Columns of a line; longer types stay in theirs. */
const WIDTH = 118

/** `createList` as the name of a method: `create_list`. */
export const snake = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()

/** The name of an argument: that of the contract, with `_` if it is a keyword. */
export const argumentName = (name: string): string => (KEYWORDS.has(name) ? `${name}_` : name)

/** Whether a class may have a member of this name. A name of a type would hide the type from the members after it. */
export const isMemberName = (name: string): boolean =>
  /^[a-zA-Z_]\w*$/.test(name) &&
  !KEYWORDS.has(name) &&
  !/^(str|int|float|bool|bytes|list|dict|Any|Literal|NotRequired)$/.test(name)

/** A literal of Python. */
export const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value))
    return value.length === 0
      ? '()'
      : `(${value.map((one) => `${literal(one)}, `).join('')})`.replace(/, \)$/, value.length === 1 ? ',)' : ')')
  // Texts and numbers of JSON are literals of Python as well.
  return JSON.stringify(value)
}

const words: Readonly<Record<string, string>> = {
  text: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  any: 'Any',
  bytes: 'bytes',
}

/** A type; `prefix` stands before the names of schemas. */
export function typeName(type: SdkType, prefix = ''): string {
  switch (type.kind) {
    case 'literal':
      return `Literal[${type.values.map(literal).join(', ')}]`
    case 'list':
      return `list[${typeName(type.items, prefix)}]`
    case 'map':
      return `dict[str, ${typeName(type.values, prefix)}]`
    case 'ref':
      return prefix + type.name
    case 'union':
      return type.types.map((one) => typeName(one, prefix)).join(' | ')
    default:
      return words[type.kind] ?? 'Any'
  }
}

/** The text in lines, each after `first` or `indent`. */
export function wrap(text: string, indent: string, first = indent): string[] {
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n')) {
    let line = lines.length === 0 ? first : indent
    for (const word of paragraph.split(/\s+/)) {
      const isEmpty = line.trim() === '' || line === first
      if (!isEmpty && line.length + word.length + 1 > WIDTH) {
        lines.push(line)
        line = indent + word
      } else line += isEmpty ? word : ` ${word}`
    }
    lines.push(line.trimEnd())
  }
  return lines
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")

/** A documentation string. The first of the paragraphs follows the quotes. */
export function docstring(paragraphs: readonly (readonly string[])[], indent: string): string[] {
  const blocks = paragraphs.filter((lines) => lines.length > 0)
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block])).map(escaped)
  const [first = '', ...rest] = lines
  const head = `${indent}"""${first.trimStart()}`
  if (rest.length === 0 && !head.endsWith('"')) return [`${head}"""`]
  return [head, ...rest, `${indent}"""`]
}
