// Formats what the operator's commands print.

/** A time given in milliseconds, to the minute, in UTC. */
export const timeText = (ms: number | null): string =>
  ms === null ? 'never' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The rows as aligned columns; the first row holds the column names. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Reads the number of an account; the error shows the example. */
export function accountOf(text: string | undefined, example: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new Error(`Give the number of the account, for example: ${example}.`)
  return Number(text)
}
