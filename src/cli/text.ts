// What the commands of the operator print.

/** A moment, milliseconds, in UTC. */
export const timeText = (ms: number | null): string =>
  ms === null ? 'never' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Rows of cells, the first one with the names of the columns. */
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

/** The number of an account; throws with an example of how to give it. */
export function accountOf(text: string | undefined, example: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new Error(`Say the number of the account, for example: ${example}.`)
  return Number(text)
}
