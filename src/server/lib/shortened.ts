// Texts that have to be short.

/** Control characters, which neither a mail nor a database takes. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g

/** A text on one line of at most `most` characters; what is longer ends in `…`. */
export function shortenLine(text: string, most: number): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim().toWellFormed()
  if (line.length <= most) return line
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}
