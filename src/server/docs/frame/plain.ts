// Markdown of a page that is written as markup of ours: headings, paragraphs, lists, tables and code, without what only
// a browser can use.
import { decodeHTML } from 'entities'
import type { Html } from '../html.ts'

interface Element {
  name: string
  attributes: string
  children: Node[]
}
type Node = Element | string

const VOID = new Set(['br', 'img', 'input', 'hr', 'wbr'])
const SKIPPED = new Set(['style', 'script', 'svg', 'button', 'input', 'select', 'textarea', 'form', 'nav', 'wbr'])
const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'pre',
  'figure',
  'div',
  'section',
  'details',
  'blockquote',
  'dl',
  'li',
])

/** The tree of markup whose elements are all closed and whose attributes are escaped, as ours are. */
function parse(markup: string): Element {
  const top: Element = { name: 'div', attributes: '', children: [] }
  const open: Element[] = [top]
  for (const [, end, name = '', attributes = '', text] of markup.matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/gi)) {
    const parent = open.at(-1) ?? top
    if (text !== undefined) parent.children.push(decodeHTML(text))
    else if (end) open.length = Math.max(1, open.length - 1)
    else {
      const element = { name, attributes, children: [] }
      parent.children.push(element)
      if (!VOID.has(name) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return top
}

const attribute = ({ attributes }: Element, name: string): string =>
  decodeHTML(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

/** What is left out: controls, drawings, and the marks of sources, which readers turn on in a browser. */
const isSkipped = (node: Node): boolean =>
  typeof node !== 'string' &&
  (SKIPPED.has(node.name) || /\bclass="(?:[^"]* )?(?:source|permalink)\b/.test(node.attributes))

/** A link that is a card: a title, a text and notes. */
const isCard = ({ name, attributes }: Element): boolean => name === 'a' && attributes.includes('class="card"')

const isBlock = (node: Node): boolean =>
  typeof node !== 'string' && (BLOCKS.has(node.name) || /^h\d$/.test(node.name) || isCard(node))

const textOf = (node: Node): string =>
  typeof node === 'string' ? node : isSkipped(node) ? '' : node.children.map(textOf).join('')

const wrapped = (sign: string, text: string): string => (text.trim() === '' ? '' : `${sign}${text.trim()}${sign}`)

function inline(node: Node): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  if (isSkipped(node)) return ''
  const inside = () => node.children.map(inline).join('')
  if (node.name === 'br') return ' '
  if (node.name === 'code') return wrapped('`', textOf(node))
  if (node.name === 'b' || node.name === 'strong') return wrapped('**', inside())
  if (node.name === 'img') return `![${attribute(node, 'alt')}](${attribute(node, 'src')})`
  const address = node.name === 'a' ? attribute(node, 'href') : ''
  return address && inside().trim() ? `[${inside().trim()}](${address})` : isBlock(node) ? `${inside()} ` : inside()
}

const line = (nodes: Node[]): string => nodes.map(inline).join('').replace(/\s+/g, ' ').trim()

function table(element: Element): string {
  const rows: string[][] = []
  let titled = false
  const walk = (node: Node): void => {
    if (typeof node === 'string') return
    if (node.name !== 'tr') return node.children.forEach(walk)
    const cells = node.children.filter((cell): cell is Element => typeof cell !== 'string' && !isSkipped(cell))
    titled ||= cells.some(({ name }) => name === 'th')
    rows.push(cells.map(({ children }) => line(children).replaceAll('|', '\\|')))
  }
  walk(element)
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (!titled) rows.unshift(Array.from({ length: columns }, () => ''))
  const [head = [], ...rest] = rows
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function fence(element: Element, title = ''): string {
  const text = textOf(element).replace(/\n$/, '')
  const sign = text.includes('```') ? '````' : '```'
  return `${sign}${title && ` ${title}`}\n${text}\n${sign}`
}

function list(element: Element): string {
  const items = element.children.filter((item): item is Element => typeof item !== 'string' && item.name === 'li')
  return items
    .map((item, at) => {
      const sign = element.name === 'ol' ? `${at + 1}. ` : '- '
      return `${sign}${blocks(item.children)
        .replaceAll('\n\n', '\n')
        .replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`
    })
    .join('\n')
}

function card(element: Element): string {
  const [title, ...rest] = element.children.map((node) => textOf(node).trim()).filter(Boolean)
  return `- [${title}](${attribute(element, 'href')}): ${rest.join(' · ')}`
}

function block(element: Element): string {
  const { name, children } = element
  if (isCard(element)) return card(element)
  const level = /^h(\d)$/.exec(name)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${line(children)}`
  if (name === 'p') return line(children)
  if (name === 'table') return table(element)
  if (name === 'pre') return fence(element)
  if (name === 'ul' || name === 'ol') return list(element)
  if (name !== 'figure') return blocks(children)
  const find = (wanted: string) => children.find((node) => typeof node !== 'string' && node.name === wanted)
  const [pre, caption] = [find('pre'), find('figcaption')]
  return pre ? fence(pre as Element, caption && textOf(caption)) : ''
}

/** Blocks as they are; what stands between them is a paragraph. */
function blocks(nodes: Node[]): string {
  const parts: string[] = []
  let between: Node[] = []
  const close = () => {
    parts.push(line(between))
    between = []
  }
  for (const node of nodes) {
    if (isSkipped(node)) continue
    const isSummary = typeof node !== 'string' && node.name === 'summary'
    if (!isBlock(node) && !isSummary) between.push(node)
    else {
      close()
      const element = node as Element
      const heads = isSummary && element.children.some(isBlock)
      parts.push(isSummary && !heads ? wrapped('**', line(element.children).replaceAll('**', '')) : block(element))
    }
  }
  close()
  return parts.filter(Boolean).join('\n\n')
}

/** The page as Markdown. */
export const plainMarkdown = (body: Html[]): string =>
  `${blocks(parse(body.map(({ markup }) => markup).join('')).children)}\n`
