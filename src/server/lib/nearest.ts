// Finds the name that somebody meant.

/** The number of letters to add, remove, change or swap with their neighbour to make one text of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        changed,
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        ...(swapped ? [(before[column - 2] as number) + 1] : []),
      )
    }
    ;[before, last] = [last, next]
  }
  return last[b.length] as number
}

/** The known name that a misspelt one is nearest to; null when none is near: a third of its letters may differ. */
export function nearest(name: string, known: readonly string[]): string | null {
  const [best] = known.map((one) => ({ one, far: distance(name, one) })).sort((a, b) => a.far - b.far)
  return best && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : null
}
