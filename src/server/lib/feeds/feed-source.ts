// From the bytes of a feed to its text. Feeds often say the wrong thing of themselves.

/** The feed cannot be read; the message says why. */
export class UnreadableFeedError extends Error {}

const labelOf = (encoding: string | undefined, pattern: RegExp): string | undefined => pattern.exec(encoding ?? '')?.[1]

/** The text in this encoding; undefined for an unknown encoding, or if the bytes are invalid in it. */
function decodedAs(bytes: Uint8Array, label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The encoding that the first bytes tell, by a byte order mark or by how UTF-16 writes `<?` (XML 1.0, appendix F). */
function encodingOfBytes([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : undefined
}

/**
 * The text of a feed: in the encoding that its bytes show, or that of the header, or that of the XML declaration, or
 * UTF-8, whichever fits. Where none fits it is read as Windows-1252, which fits everything.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const labels = [
    encodingOfBytes(bytes),
    labelOf(contentType, /charset\s*=\s*["']?([\w.:-]+)/i),
    labelOf(head, /^[^<]{0,10}<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.:-]+)/i),
    'utf-8',
    'windows-1252',
  ]
  for (const label of labels) {
    const text = decodedAs(bytes, label)
    if (text !== undefined) return text
  }
  throw new UnreadableFeedError('its encoding is unknown')
}

/**
 * Throws UnreadableFeedError for a document type with its own declarations: entities can expand to any size. The plain
 * document type of RSS 0.91 is harmless.
 */
export function assertHarmless(text: string): void {
  const start = text.search(/<(?:!DOCTYPE|[a-z])/i)
  if (start >= 0 && /^<!DOCTYPE[^>[]*\[/i.test(text.slice(start)))
    throw new UnreadableFeedError('it declares custom entities, which are not allowed')
}
