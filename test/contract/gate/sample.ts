// Samples of edits, the same for the same seed.
const seed = Number(process.env['FUZZ_SEED'] ?? 4711)

/** The sample to take: `all`, or how many times the usual one. */
export const wanted = process.env['GATE_FUZZ'] ?? '1'
/** How to repeat a run. */
export const repeats = `FUZZ_SEED=${seed} repeats this run`

/** Numbers from 0 to 1. */
function numbersOf(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Edits in random order, but each kind comes once before one comes again, however rare it is. */
export function shuffled<T extends { kind: string }>(edits: readonly T[]): T[] {
  const next = numbersOf(seed)
  const keyed = edits.map((one) => [next(), one] as const).sort(([a], [b]) => a - b)
  const seen = new Map<string, number>()
  const turns = keyed.map(([, edit]) => {
    const turn = (seen.get(edit.kind) ?? 0) + 1
    seen.set(edit.kind, turn)
    return [turn, edit] as const
  })
  return turns.sort(([a], [b]) => a - b).map(([, edit]) => edit)
}

/** The first edits of the sample, of which `usual` is the number. */
export const sampleOf = <T extends { kind: string }>(edits: readonly T[], usual: number): T[] =>
  wanted === 'all' ? [...edits] : shuffled(edits).slice(0, Number(wanted) * usual)
