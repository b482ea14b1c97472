// Finds the known name that is closest to a misspelt one.

/** A longer name is compared by its beginning. */
const MAX_NAME = 64

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** How many letters have to be changed, added, left out or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1)
      next.push(swapped ? Math.min(least, (before[j - 2] as number) + 1) : least)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] as number
}

/** The known name that differs least, in case or in one letter of three at most; null when none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = plainName(name.slice(0, MAX_NAME))
  let best: string | null = null
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    const spelling = plainName(candidate)
    if (Math.abs(spelling.length - wanted.length) >= least) continue
    const found = editDistance(wanted, spelling)
    if (found < least) [best, least] = [candidate, found]
  }
  return best
}
