// Changes the line breaks of texts of any size. A replacement over a whole text keeps something for every match, which
// for millions of lines is more than a process has, so it is done in pieces.

/** Characters that are looked at together. */
const PIECE = 64 * 1024

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + PIECE, text.length)
    // CR and LF stay together.
    if (text[end - 1] === '\r' && text[end] === '\n') end++
    yield text.slice(at, end)
    at = end
  }
}

// Not by `replace`, which makes a chain of pieces: a hundred bytes for each match, for as long as the text is kept.
const withBreaks = (text: string, found: string | RegExp, made: string): string =>
  Array.from(piecesOf(text), (piece) => piece.split(found).join(made)).join('')

/** A text in which CRLF is LF. */
export const toLf = (text: string): string => withBreaks(text, '\r\n', '\n')

/** A line break that is not CRLF. */
const OTHER_BREAK = /\r(?!\n)|(?<!\r)\n/

/** A text in which every line break is CRLF. */
export const toCrlf = (text: string): string => withBreaks(text, OTHER_BREAK, '\r\n')
