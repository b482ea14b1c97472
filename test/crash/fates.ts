// What happens to the mail of a recipient, by its name: the same in every run with the same seed.
import { createHash } from 'node:crypto'

/**
 * `refused`: 550 at RCPT. `later`: 451 at RCPT, the first time. `content`: 554 after the data. `busy`: 452 after the
 * data, the first time. `cut`: the connection ends in the data, the first time. `dropped`: it ends after the final
 * dot, with the mail taken, the first time. `slow`: taken after a second. `hang`: no answer after the final dot, the
 * first time, with the mail taken. `silent`: dropped each time.
 */
export type Fate = 'fine' | 'refused' | 'later' | 'content' | 'busy' | 'cut' | 'dropped' | 'slow' | 'hang' | 'silent'

/** Of 10,000 recipients. */
const shares: [Fate, number][] = [
  ['refused', 100],
  ['later', 150],
  ['content', 50],
  ['busy', 50],
  ['cut', 20],
  ['dropped', 40],
  ['silent', 5],
  ['slow', 10],
]

/** Fates whose first attempt comes to no certain end, and that are kept of the second. */
export const onlyOnce: ReadonlySet<Fate> = new Set<Fate>(['later', 'busy', 'cut', 'dropped', 'hang'])

/** The fate of an address: the one that it begins with, or by chance. One that hangs does until the carrier gives up, a minute later. */
export function fateOf(address: string, seed: string): Fate {
  const named = [...shares.map(([fate]) => fate), 'hang' as const, 'fine' as const].find((fate) =>
    address.startsWith(fate),
  )
  if (named) return named
  let at = createHash('sha256').update(`${seed} ${address}`).digest().readUInt32BE(0) % 10_000
  for (const [fate, share] of shares) {
    if (at < share) return fate
    at -= share
  }
  return 'fine'
}
