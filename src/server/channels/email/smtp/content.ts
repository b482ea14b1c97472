// A mail as it goes after DATA (RFC 5321 4.5.2): a line that begins with a dot gets another one, and a dot alone ends it.

/** Characters that are written at once; of more, each piece waits until the host has taken the one before. */
const PIECE = 64 * 1024

const stuffDots = (text: string, isLine: boolean): string => {
  const rest = text.includes('\n.') ? text.split('\r\n.').join('\r\n..') : text
  return isLine && rest.startsWith('.') ? `.${rest}` : rest
}

/** Where the piece that begins at `from` ends: after a line break, if it has one. */
function endOf(source: string, from: number): number {
  if (source.length - from <= PIECE) return source.length
  const line = source.lastIndexOf('\n', from + PIECE)
  return line > from ? line + 1 : from + PIECE
}

/** The pieces of a mail whose line breaks are CRLF; the last one ends it. */
export function* piecesOf(source: string): Generator<string> {
  let isLine = true
  for (let from = 0; from < source.length; ) {
    const end = endOf(source, from)
    const piece = stuffDots(source.slice(from, end), isLine)
    isLine = source[end - 1] === '\n'
    from = end
    if (end < source.length) yield piece
    else yield `${piece}${isLine ? '' : '\r\n'}.\r\n`
  }
  if (source === '') yield '.\r\n'
}
