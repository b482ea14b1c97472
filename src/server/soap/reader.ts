// Parses the bytes of a request into elements, strictly and with hard limits (O-027). It fetches nothing, refuses a
// DOCTYPE, and refuses a body that exceeds a limit while it is being read.
import { setImmediate } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { XmlElement } from '../../wire/soap/decode.ts'
import { ENVELOPE, INSTANCE } from '../../wire/soap/names.ts'
import { DomainError } from '../domain/errors.ts'

const limits = { depth: 64, elements: 200_000, attributes: 64 } as const

/** Characters that are parsed before other requests get a turn. */
const CHUNK = 256 * 1024

const malformedCall = (text: string) => new DomainError('malformed', text)

/** Decodes a body by its byte order mark, the charset of the header, the XML declaration, or as UTF-8. */
export function decodeBody(body: Buffer, contentType: string): string {
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    body.subarray(0, 200).toString('latin1').trimStart(),
  )?.[1]
  const mark = body.length >= 2 ? { 65279: 'utf-16be', 65534: 'utf-16le' }[body.readUInt16BE(0)] : undefined
  const label = mark ?? /charset\s*=\s*"?([\w.-]+)/i.exec(contentType)?.[1] ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(body)
  } catch {
    throw malformedCall(`The body is not in the encoding ${label}.`)
  }
}

type Resolve = (prefix: string) => string | undefined

function toElement(tag: SaxesTagNS, resolve: Resolve): XmlElement {
  const element: XmlElement = {
    uri: tag.uri,
    local: tag.local,
    type: '',
    nil: false,
    id: '',
    href: '',
    text: '',
    children: [],
  }
  for (const name in tag.attributes) {
    const { uri, local, value } = tag.attributes[name] as (typeof tag.attributes)[string]
    if (uri === INSTANCE && local === 'type') element.type = expandName(value.trim(), resolve)
    else if (uri === INSTANCE && local === 'nil') element.nil = value === 'true' || value === '1'
    else if (uri === '' && local === 'id') element.id = value
    else if (uri === '' && local === 'href') element.href = value.replace(/^#/, '')
    else if (uri === ENVELOPE && local === 'mustUnderstand' && value === '1')
      throw malformedCall(`The header ${tag.local} is marked mustUnderstand, but is not supported.`)
  }
  return element
}

/** `xsd:int` -> `{namespace}int`. An undeclared prefix makes an unknown type, not an error. */
function expandName(name: string, resolve: Resolve): string {
  const colon = name.indexOf(':')
  return `{${resolve(name.slice(0, Math.max(colon, 0))) ?? ''}}${name.slice(colon + 1)}`
}

/** Reads a document, which `feed` takes in pieces; after the last piece, `top` is the first element. */
function createReader() {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let top: XmlElement | undefined
  let elements = 0
  let attributes = 0
  const resolve: Resolve = (prefix) => parser.resolve(prefix)
  // Six handlers and none for errors, so the parser throws them: a seventh handler makes the parser a slow object in
  // V8, and reading takes 3 times as long.
  parser.on('doctype', () => {
    throw malformedCall('The body must not have a DOCTYPE.')
  })
  parser.on('attribute', () => {
    if (++attributes > limits.attributes)
      throw malformedCall(`An element has more than ${limits.attributes} attributes.`)
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    if (++elements > limits.elements)
      throw malformedCall(`The body has more than ${limits.elements} elements. Split it into smaller calls.`)
    if (open.length >= limits.depth)
      throw malformedCall(`The elements are nested more than ${limits.depth} levels deep.`)
    const element = toElement(tag, resolve)
    open.at(-1)?.children.push(element)
    top ??= element
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  return {
    feed: (text: string) => orMalformed(() => parser.write(text)),
    end(): XmlElement {
      orMalformed(() => parser.close())
      if (!top) throw malformedCall('The body is empty. Send a SOAP envelope.')
      return top
    },
  }
}

function orMalformed(step: () => unknown): void {
  try {
    step()
  } catch (error) {
    throw error instanceof DomainError ? error : malformedCall(`The body is not XML: ${(error as Error).message}`)
  }
}

/**
 * The first element of a document; throws `malformedCall`. Other requests get their turn between the pieces of a long one.
 */
export async function readDocument(text: string): Promise<XmlElement> {
  const reader = createReader()
  for (let at = 0; at < text.length || at === 0; at += CHUNK) {
    if (at > 0) await setImmediate()
    reader.feed(text.slice(at, at + CHUNK))
  }
  return reader.end()
}
