// Everything that the command line prints. Text from outside (names, addresses, replies of servers) cannot move the cursor,
// colour the terminal, change the text direction or start a line: such characters are printed as escapes.
import { styleText } from 'node:util'

/**
 * Control characters (C0, DEL, C1), line and paragraph separators, direction marks, zero-width characters and lone
 * surrogates. Variation selectors are kept because many emoji use them.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]--[\ufe0e\ufe0f]]/gv

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Escapes one character as JSON does. */
const escapeOf = (character: string): string =>
  SHORT[character] ??
  Array.from({ length: character.length }, (_none, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')

/** Returns the text on one line, with unsafe characters as escapes such as `\n` and `\u001b`. */
export const escapeControls = (text: string): string => text.replaceAll(UNSAFE, escapeOf)

/** Text with intended line breaks and colours. Only functions of this file create it. */
export class TerminalText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Printable text. A plain string is not trusted: its line breaks and colours are printed as escapes. */
export type Printable = string | TerminalText

/** The characters to write to the terminal. */
export const renderText = (text: Printable): string => (text instanceof TerminalText ? text.text : escapeControls(text))

/** Marks a text as trusted. It must not contain text from outside. */
export const ownText = (text: string): TerminalText => new TerminalText(text)

/** Template tag: the literal parts are trusted, the values are escaped. */
export const formatText = (parts: TemplateStringsArray, ...values: (Printable | number)[]): TerminalText =>
  new TerminalText(
    parts.reduce((text, part, index) => {
      const value = values[index - 1] ?? ''
      return `${text}${typeof value === 'number' ? value : renderText(value)}${part}`
    }),
  )

/** Joins texts with a separator. */
export const joinText = (texts: readonly Printable[], between = '\n'): TerminalText =>
  new TerminalText(texts.map(renderText).join(between))

/** Keeps line breaks and escapes everything else, for the output of tools and files. */
export const keepLines = (text: string): TerminalText => joinText(text.split('\n'))

/** An error whose message keeps its line breaks. Line breaks of other errors are printed as escapes. */
export class LinesError extends Error {}

/** Explanation that follows the path of a file, by error code of Node. */
const fileProblems: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be opened: permission denied',
  EPERM: 'cannot be opened: permission denied',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is not a valid path: part of it is a file',
  EROFS: 'cannot be written: the file system is read-only',
  ENOSPC: 'cannot be written: the disk is full',
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', syscall, path = code === 'EISDIR' ? 'The path' : undefined } = error as NodeJS.ErrnoException
  // Errors without a path come from connections or from reading a folder.
  if (path === undefined || !(code in fileProblems)) return error.message
  return syscall === 'mkdir' ? `The folder ${path} cannot be created (${code}).` : `${path} ${fileProblems[code]}.`
}

/** Formats an error. File errors of Node get a readable message. */
export const formatError = (error: unknown): TerminalText =>
  error instanceof LinesError ? keepLines(error.message) : new TerminalText(escapeControls(messageOf(error)))

/** Formats JSON with unsafe characters as escapes, so parsers read the same value. */
export const formatJson = (value: unknown, indent?: number): TerminalText =>
  keepLines(JSON.stringify(value, null, indent) ?? '')

/** Colours a text if the stream supports colours. */
export const paintText = (
  format: Parameters<typeof styleText>[0],
  text: Printable,
  stream: NodeJS.WriteStream,
): TerminalText => new TerminalText(styleText(format, renderText(text), { stream }))

/** Writes safe text, from one of the functions above, to standard output. */
export const writeOutput = (safe: string): void => void process.stdout.write(safe)
/** Writes safe text to standard error. */
export const writeError = (safe: string): void => void process.stderr.write(safe)

/** Prints a line on standard output. */
export const printLine = (text: Printable): void => writeOutput(`${renderText(text)}\n`)
/** Prints a line on standard error. */
export const printErrorLine = (text: Printable): void => writeError(`${renderText(text)}\n`)
