// Values of JSON as they are written in a programming language.

interface Style {
  text(value: string): string
  nothing: string
  yes: string
  no: string
  list: readonly [open: string, close: string]
  map: readonly [open: string, close: string]
  emptyMap: string
  member(name: string): string
  indent: string
}

const single = (value: string): string => {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}

/** PHP knows escapes only between double quotes, where `$` begins a variable. */
const php = (value: string): string =>
  /[\n\r\t\u0000-\u001f]/.test(value)
    ? JSON.stringify(value)
        .replaceAll('$', '\\$')
        .replaceAll(/\\u([\da-f]{4})/g, '\\u{$1}')
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const styles = {
  ts: {
    text: single,
    nothing: 'null',
    yes: 'true',
    no: 'false',
    list: ['[', ']'],
    map: ['{', '}'],
    emptyMap: '{}',
    member: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : single(name)}: `,
    indent: '  ',
  },
  php: {
    text: php,
    nothing: 'null',
    yes: 'true',
    no: 'false',
    list: ['[', ']'],
    map: ['[', ']'],
    emptyMap: 'new stdClass()',
    member: (name) => `${php(name)} => `,
    indent: '    ',
  },
  python: {
    text: single,
    nothing: 'None',
    yes: 'True',
    no: 'False',
    list: ['[', ']'],
    map: ['{', '}'],
    emptyMap: '{}',
    member: (name) => `${single(name)}: `,
    indent: '    ',
  },
} as const satisfies Record<string, Style>

/** Characters that a value may take on one line. */
const LINE = 72

/** The value as a literal of the language; `depth` levels in, what is too long for a line is spread over several. */
export function literalOf(value: unknown, language: keyof typeof styles, depth = 0): string {
  const style: Style = styles[language]
  if (value === null || value === undefined) return style.nothing
  if (typeof value === 'boolean') return value ? style.yes : style.no
  if (typeof value === 'string') return style.text(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? style.list : style.map
  const parts = Array.isArray(value)
    ? value.map((item) => literalOf(item, language, depth + 1))
    : Object.entries(value).map(([name, member]) => `${style.member(name)}${literalOf(member, language, depth + 1)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : style.emptyMap
  const padded = language === 'ts' && !Array.isArray(value) ? [`${open} `, ` ${close}`] : [open, close]
  const line = `${padded[0]}${parts.join(', ')}${padded[1]}`
  if (line.length + depth * style.indent.length <= LINE && !line.includes('\n')) return line
  const inside = style.indent.repeat(depth + 1)
  return `${open}\n${parts.map((part) => `${inside}${part},\n`).join('')}${style.indent.repeat(depth)}${close}`
}
