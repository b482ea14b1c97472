// What a journey expects, and waits for.

/** Throws unless both are equal; objects are compared as JSON. */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (got !== wanted) throw new Error(`${what}: expected ${wanted}, got ${got}`)
}

/** Asks again every 50 ms until there is an answer, for five minutes at most: all cores may be busy. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 300_000
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what}: it did not come within five minutes`)
}
