// The rows with the measured figures, and their form as text.

export interface Row {
  what: string
  unit: string
  ours: number
  peer?: { name: string; value: number }
  target?: { text: string; met: boolean }
  /** Why the target was missed, as far as it is known; printed for a miss only. */
  ifMissed?: string
}

/** A target on our own figure, or on the ratio to the peer when `of` says so. */
export function target(
  kind: 'at most' | 'at least',
  limit: number,
  value: number,
  text: string,
): { text: string; met: boolean } {
  return {
    text: `${kind === 'at most' ? '<=' : '>='} ${text}`,
    met: kind === 'at most' ? value <= limit : value >= limit,
  }
}

export function format(value: number): string {
  if (value >= 1_000 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US')
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toPrecision(2)
}

const ratioOf = ({ ours, peer }: Row) => (peer && peer.value > 0 ? ours / peer.value : null)

const headings = ['what', 'ours', 'peer', 'ratio', 'target', 'met?']

function cells(row: Row): string[] {
  const ratio = ratioOf(row)
  return [
    row.what,
    `${format(row.ours)} ${row.unit}`.trim(),
    row.peer ? `${format(row.peer.value)} ${row.unit} (${row.peer.name})`.replace('  ', ' ') : '',
    ratio === null ? '' : `${format(ratio)}x`,
    row.target?.text ?? '',
    row.target ? (row.target.met ? 'yes' : 'NO') : '',
  ]
}

/** The table for a terminal. */
export function toText(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(cells)]
  const widths = headings.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)))
  const print = (line: string[]) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return lines.map(print).join('\n')
}

/** The table in Markdown. */
export function toMarkdown(rows: readonly Row[]): string {
  const line = (parts: string[]) => `| ${parts.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n')
}

/** The targets that were missed, each with its reason as far as it is known. */
export const misses = (rows: readonly Row[]): string[] =>
  rows
    .filter((row) => row.target?.met === false)
    .map((row) =>
      `${row.what}: ${format(row.ours)} ${row.unit}, target ${row.target?.text}. ${row.ifMissed ?? ''}`.trim(),
    )
