// Formats times and tables for the command line.
import { escapeControls, ownText, type TerminalText } from './printer.ts'

/** Formats milliseconds since 1970 to the minute, in UTC. */
export const timeText = (ms: number | null): string =>
  ms === null ? 'never' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Aligns rows in columns. The first row contains the column names. */
export function alignTable(rows: readonly string[][]): TerminalText {
  const safe = rows.map((row) => row.map(escapeControls))
  const widths = safe[0]?.map((_, column) => Math.max(...safe.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = safe.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return ownText(lines.join('\n'))
}
