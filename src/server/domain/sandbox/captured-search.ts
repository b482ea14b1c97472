// What captured messages are searched by, and how a search is read.
import { readableText } from '../../lib/html/html-text.ts'
import { fromJson } from '../../lib/json-text.ts'
import { parseMailSource } from '../../lib/mail-source.ts'
import type { NewCaptured, SearchedText } from '../../store/sandbox/captured.ts'
import type { CapturedText } from './captured-content.ts'

/** Characters of the text of a message that are searched. */
const MAX_TEXT = 8_000

/** What a message says, and how many files it has. */
export interface Said {
  text: string | undefined
  html: string | undefined
  files: number
}

async function saidIn(row: NewCaptured): Promise<Said> {
  if (row.content != null) {
    const { title, text } = fromJson<CapturedText>(row.content)
    return { text: [title, text].filter(Boolean).join(' '), html: undefined, files: 0 }
  }
  const { text, html, attachments } = await parseMailSource(row.source)
  return { text: text ?? undefined, html: html ?? undefined, files: attachments.length }
}

const bytesOf = ({ content, source }: NewCaptured): number =>
  content == null ? source.length : Buffer.byteLength(fromJson<CapturedText>(content).text ?? '')

/** What the message is found by. `said` saves reading it out of its source. */
export async function searchedTextOf(row: NewCaptured, said?: Said): Promise<SearchedText> {
  const { text, html, files } = said ?? (await saidIn(row))
  const subject = row.subject ?? ''
  // With HTML, the plain text of a mail has the same words.
  const shown = html === undefined ? (text ?? '').slice(0, MAX_TEXT).replace(/\s+/g, ' ') : readableText(html, MAX_TEXT)
  return {
    bytes: bytesOf(row),
    files,
    // PostgreSQL knows no text with this character.
    subject: subject.toLowerCase().replaceAll('\0', ''),
    words: [row.recipient, row.sender, subject, shown].join(' ').toLowerCase().replaceAll('\0', ''),
  }
}

const WORD = /(-?)(?:"([^"]*)"?|(\S+))/g

/** The parts that a message has to have, and those that it may not have, of `spring "a phrase" -draft`. */
export function readWords(text: string): { words: string[]; without: string[] } {
  const words: string[] = []
  const without: string[] = []
  for (const [, no, phrase, word = ''] of text.toLowerCase().matchAll(WORD)) {
    const part = (phrase ?? word).replace(/\s+/g, ' ').replaceAll('\0', '')
    if (part !== '') (no === '-' ? without : words).push(part)
  }
  return { words, without }
}
