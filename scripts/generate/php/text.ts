// Words, lines and literals of PHP sources.

/** Characters of a line. */
export const WIDTH = 120

/** A scalar as PHP writes it. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A text in lines of at most `width` characters. A line that begins with @ would be a tag, so none does. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + word.length < width || word.startsWith('@'))) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/)
  const flat = first.replaceAll(/\s+/g, ' ').trim()
  const end = /[^.]\.(?= [A-Z`])/.exec(flat)
  return end ? flat.slice(0, end.index + 2) : flat
}

/** A comment of a method, with four spaces before it. */
export function docBlock(lines: readonly string[], indent = '    '): string {
  const body = lines.map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd())
  return [`${indent}/**`, ...body, `${indent} */`].join('\n')
}

/** The paragraphs of a Markdown text in lines of the right width; lists and code stay as they are. */
export function paragraphs(text: string): string[] {
  const blocks = text.trim().split(/\n\s*\n/)
  return blocks.flatMap((block, index) => {
    const isProse = !/^(\s*[-*|\d]|```)/m.test(block)
    const lines = isProse
      ? wrap(block, WIDTH - 8)
      : block.split('\n').map((line) => line.trimEnd().replace(/^@/, '`@`'))
    return index === 0 ? lines : ['', ...lines]
  })
}
