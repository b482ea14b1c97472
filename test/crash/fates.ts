// Decides what happens to the message of a recipient, from the address: the same in every run with the same seed.
import { createHash } from 'node:crypto'

/**
 * `refused`: 550 at RCPT. `later`: 451 at RCPT, the first time. `content`: 554 after the data. `busy`: 452 after the
 * data, the first time. `cut`: the connection ends in the data, the first time. `dropped`: it ends after the final
 * dot, with the mail taken, the first time. `slow`: taken after a second. `hang`: no answer after the final dot, the
 * first time, with the mail taken. `silent`: dropped each time.
 */
export type Fate = 'fine' | 'refused' | 'later' | 'content' | 'busy' | 'cut' | 'dropped' | 'slow' | 'hang' | 'silent'

/** How many of 10,000 recipients have each fate. */
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

/** Fates that strike only the first attempt; the second one is taken. */
const onlyOnce: ReadonlySet<Fate> = new Set<Fate>(['later', 'busy', 'cut', 'dropped', 'hang'])

/** Fates of addresses as they come: what strikes once is over after the first attempt. */
export function createFates(seed: string): (address: string) => Fate {
  const tried = new Set<string>()
  return (address) => {
    const fate = fateOf(address, seed)
    if (!onlyOnce.has(fate)) return fate
    if (tried.has(address)) return 'fine'
    tried.add(address)
    return fate
  }
}

/**
 * The fate of an address: the one whose name it begins with, or else by chance. A `hang` lasts until the carrier gives
 * up, a minute later.
 */
function fateOf(address: string, seed: string): Fate {
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
