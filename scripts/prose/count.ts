// Counts the forbidden habits in a text.
import { type Pattern, patterns } from './patterns.ts'

export interface StyleFinding {
  path: string
  words: string
  pattern: Pattern
}

/** Every forbidden habit in the text of a file. */
export const findHabits = (path: string, text: string): StyleFinding[] =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern.matches), ([words]) => ({ path, words, pattern })))

/** How long the sentences of a document are, and how they speak. */
export interface Voice {
  sentences: number
  /** Words of the middle sentence. */
  median: number
  /** Relative words (which, who, what, that, …) in 100 words. */
  relative: number
  /** `you` and `your` in 100 words. */
  you: number
}

const RELATIVE = /\b(?:which|who|whom|what|that|whose|where|whoever)\b/gi
const YOU = /\byou(?:rs?)?\b/gi

const withoutTables = (text: string) => text.replaceAll(/^\s*\|.*$|^#.*$/gm, '').replaceAll(/^\s*[-*] /gm, '\n. ')
const sentencesIn = (text: string) =>
  withoutTables(text)
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s+(?=[A-Z`*[])/)
    .filter((sentence) => sentence.split(' ').length > 2)

/** The voice of Markdown without its code. */
export function voiceOf(texts: Iterable<string>): Voice {
  const sentences = [...texts].flatMap(sentencesIn)
  const lengths = sentences.map((sentence) => sentence.split(' ').length).sort((one, other) => one - other)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const per100 = (pattern: RegExp) =>
    Math.round((1_000 * sentences.join(' ').matchAll(pattern).toArray().length) / Math.max(1, words)) / 10
  return {
    sentences: sentences.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    relative: per100(RELATIVE),
    you: per100(YOU),
  }
}
