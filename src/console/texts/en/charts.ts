/** Texts of charts. */
export const charts = {
  asTable: 'The numbers as a table',
  keys: 'Arrow keys move between points.',
  seriesSummary: (name: string, sum: string, point: string, most: string) =>
    `${name}: ${sum} in all, most at ${point} with ${most}.`,
}
