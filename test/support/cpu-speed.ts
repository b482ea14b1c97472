// How fast this machine computes, so that a bound in milliseconds means the same work everywhere.

/** CPU milliseconds that `work` below takes on an idle machine of 2026 (one core at about 3 GHz). */
const REFERENCE = 20

/** A fixed mix of what requests consist of: JSON, maps, sorting, regular expressions. */
function work(): number {
  const rows = Array.from({ length: 4_000 }, (_, n) => ({ id: n, email: `a${(n * 7919) % 4_000}@example.com` }))
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  const byEmail = new Map(read.map((row) => [row.email, row]))
  const sorted = [...byEmail.keys()].sort()
  return sorted.filter((email) => /^a\d+@example\.com$/.test(email)).length
}

/** How many times slower than the reference this thread computes now; never below 1. */
export function measureCpu(usage: () => { user: number; system: number }): number {
  // The first rounds compile it.
  for (let round = 0; round < 5; round++) work()
  const before = usage()
  for (let round = 0; round < 5; round++) work()
  const after = usage()
  return Math.max(1, (after.user + after.system - before.user - before.system) / 1000 / 5 / REFERENCE)
}
