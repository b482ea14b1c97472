// Formats the log for a terminal: one line for each entry, without technical fields.
import { styleText } from 'node:util'
import { escapeControls, keepLines, renderText } from './printer.ts'

interface Entry {
  level: number
  time: number
  msg?: string
  op?: string
  status?: number
  ms?: number
  err?: { type?: string; message?: string; stack?: string }
  [name: string]: unknown
}

type Format = Parameters<typeof styleText>[0]

const levels: readonly [atLeast: number, name: string, format: Format][] = [
  [50, 'ERROR', 'red'],
  [40, 'WARN', 'yellow'],
  [30, 'INFO', 'cyan'],
  [0, 'DEBUG', 'gray'],
]

/** Fields that are hidden on a terminal or have their own place in the line. */
const shown = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'op', 'status', 'ms', 'err'])

const formatOfStatus = (status: number): Format => (status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green')

function parsed(line: string): Entry | null {
  try {
    const entry = JSON.parse(line) as Entry
    return typeof entry?.level === 'number' ? entry : null
  } catch {
    return null
  }
}

/** Formats a value. Values with an equals sign or a quote are quoted, so that they cannot look like several fields. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' && !/["=]/.test(value) ? value : JSON.stringify(value)
  return escapeControls(text)
}

/** The frames of a stack trace. Skips the message, since its lines can look like frames. */
function framesOf({ stack = '', message = '' }: NonNullable<Entry['err']>): string[] {
  return stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .filter((one) => /^\s+at /.test(one))
}

/** Formats a JSON log line in local time. Lines that are not JSON stay unchanged. */
export function readableLine(line: string, hasColour: boolean): string {
  const entry = parsed(line)
  if (!entry) return renderText(keepLines(line))
  const paint = (format: Format, text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text
  const [, name, format] = levels.find(([atLeast]) => entry.level >= atLeast) as (typeof levels)[number]
  const { op, status, ms, msg, err } = entry
  const rest = Object.entries(entry)
    .filter(([key, value]) => !shown.has(key) && value !== undefined)
    .map(([key, value]) => `${escapeControls(key)}=${valueText(value)}`)
  const parts = [
    paint('gray', new Date(entry.time).toTimeString().slice(0, 8)),
    paint(format, name.padEnd(5)),
    op && escapeControls(op),
    status !== undefined && paint(formatOfStatus(status), String(status)),
    ms !== undefined && `${ms} ms`,
    msg && escapeControls(msg),
    err && paint('red', escapeControls(`${err.type ?? 'Error'}: ${err.message ?? ''}`)),
    rest.length > 0 && paint('gray', rest.join(' ')),
  ]
  const frames = err ? framesOf(err) : []
  return [parts.filter(Boolean).join(' '), ...frames.map((one) => paint('gray', escapeControls(one))), ''].join('\n')
}

/** Writes the log to a terminal, in colour unless NO_COLOR or TERM=dumb is set. */
export function terminalLog(
  terminal: { write(text: string): unknown },
  env: Readonly<Record<string, string | undefined>>,
) {
  const hasColour = !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  return { write: (line: string): void => void terminal.write(readableLine(line, hasColour)) }
}
