// Reads XML as a tree that knows the line of each element. saxes is strict: whatever XML or its namespaces forbid is an error.
import { SaxesParser } from 'saxes'

export interface XmlElement {
  uri: string
  local: string
  /** The line where its tag begins, from 1. */
  line: number
  /** By local name, without declarations of namespaces. */
  attributes: Map<string, string>
  children: XmlElement[]
  /** The text directly inside, with single blanks. */
  text: string
  /** The comment before it; empty when there is none. */
  comment: string
  /** A qualified name at this place as `{namespace}local`; the namespace is empty for an undeclared prefix. */
  expand(name: string): string
}

/** An XML document that cannot be read. */
export class XmlError extends Error {
  readonly line: number
  /** What the parser says, without the position. */
  readonly reason: string

  constructor(message: string, line: number) {
    super(message)
    this.line = line
    this.reason = message.replace(/^.*?:\d+:\d+: /, '')
  }
}

type Scope = ReadonlyMap<string, string>

function expandIn(scope: Scope, name: string): string {
  const colon = name.indexOf(':')
  const prefix = colon < 0 ? '' : name.slice(0, colon)
  return `{${scope.get(prefix) ?? ''}}${name.slice(colon + 1)}`
}

/** Parses the text of a file. Throws an XmlError. */
export function parseXml(file: string, text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, fileName: file })
  const open: { element: XmlElement; scope: Scope }[] = []
  let root: XmlElement | undefined
  let line = 1
  let comment = ''
  parser.on('error', (error) => {
    throw new XmlError(error.message, parser.line)
  })
  // The character after the name has been read already, which may be a line break.
  parser.on('opentagstart', () => (line = parser.line - (parser.column === 0 ? 1 : 0)))
  parser.on('opentag', (tag) => {
    const outer = open.at(-1)
    const declared = Object.entries(tag.ns)
    const scope = declared.length > 0 ? new Map([...(outer?.scope ?? []), ...declared]) : (outer?.scope ?? new Map())
    const own = Object.values(tag.attributes).filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
    const attributes = new Map(own.map((one) => [one.local, one.value]))
    const expand = (name: string) => expandIn(scope, name)
    const element = { uri: tag.uri, local: tag.local, line, attributes, children: [], text: '', comment, expand }
    comment = ''
    outer?.element.children.push(element)
    root ??= element
    open.push({ element, scope })
  })
  const append = (piece: string) => {
    const inner = open.at(-1)?.element
    if (inner) inner.text += piece
  }
  parser.on('comment', (text) => (comment = text.trim()))
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', () => {
    comment = ''
    const closed = open.pop()?.element
    if (closed) closed.text = closed.text.trim().replace(/\s+/g, ' ')
  })
  parser.write(text).close()
  if (!root) throw new XmlError(`${file}:1:0: document has no element.`, 1)
  return root
}

/** An element and all below it. */
export function* elementsBelow(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* elementsBelow(child)
}
