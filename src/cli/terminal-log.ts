// The log as a person reads it on a terminal: a line for each entry, without what only programs need.
import { styleText } from 'node:util'

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

/** What every line has and nobody on a terminal asks for, and what the line shows in its own way. */
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

/** A line of JSON as a person reads it; what is none stays as it is. The times are those of this machine's zone. */
export function readable(line: string, hasColour: boolean): string {
  const entry = parsed(line)
  if (!entry) return line
  const paint = (format: Format, text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text
  const [, name, format] = levels.find(([atLeast]) => entry.level >= atLeast) as (typeof levels)[number]
  const { op, status, ms, msg, err } = entry
  const rest = Object.entries(entry)
    .filter(([key, value]) => !shown.has(key) && value !== undefined)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const parts = [
    paint('gray', new Date(entry.time).toTimeString().slice(0, 8)),
    paint(format, name.padEnd(5)),
    op,
    status !== undefined && paint(formatOfStatus(status), String(status)),
    ms !== undefined && `${ms} ms`,
    msg,
    err && paint('red', `${err.type ?? 'Error'}: ${err.message ?? ''}`),
    rest.length > 0 && paint('gray', rest.join(' ')),
  ]
  // The first line of a stack repeats the error.
  const stack = err?.stack?.split('\n').filter((one) => /^\s+at /.test(one)) ?? []
  return [parts.filter(Boolean).join(' '), ...stack.map((one) => paint('gray', one)), ''].join('\n')
}

/** Writes the log to a terminal, in colour unless the environment objects (NO_COLOR, TERM=dumb). */
export function terminalLog(
  terminal: { write(text: string): unknown },
  env: Readonly<Record<string, string | undefined>>,
) {
  const hasColour = !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  return { write: (line: string): void => void terminal.write(readable(line, hasColour)) }
}
