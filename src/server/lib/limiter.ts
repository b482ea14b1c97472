// Limits concurrent work, in total and per key: a key with much work waits without blocking the
// others.

export interface Limiter {
  /** Runs `work` when there is room. Keys take turns; work of one key runs in its order. */
  run<T>(key: string | number, work: () => Promise<T>): Promise<T>
}

interface KeyState {
  running: number
  waiting: (() => void)[]
}

/** At most `all` run at once, and of each key `each`. */
export function createLimiter({ all, each }: { all: number; each: number }): Limiter {
  // In the order of their turns: a key that starts work moves to the end.
  const states = new Map<string | number, KeyState>()
  let running = 0

  function start(name: string | number, state: KeyState, go: () => void): void {
    running++
    state.running++
    states.delete(name)
    states.set(name, state)
    go()
  }

  function startNext(): void {
    for (const [name, state] of states) {
      if (running >= all) return
      if (state.running >= each) continue
      const go = state.waiting.shift()
      if (go) return start(name, state, go)
    }
  }

  function release(name: string | number, state: KeyState): void {
    running--
    state.running--
    if (state.running === 0 && state.waiting.length === 0) states.delete(name)
    startNext()
  }

  return {
    async run(name, work) {
      const state = states.get(name) ?? { running: 0, waiting: [] }
      if (!states.has(name)) states.set(name, state)
      if (running < all && state.running < each && state.waiting.length === 0) start(name, state, () => undefined)
      else await new Promise<void>((go) => state.waiting.push(go))
      try {
        return await work()
      } finally {
        release(name, state)
      }
    },
  }
}
