// Lets so many through at once, of each guest only so many: one who brings a crowd waits for himself and holds up
// nobody else.

export interface Turnstile {
  /** Does the work of a guest when it is his turn: guests take turns, the works of one in the order in which they came. */
  pass<T>(guest: string | number, work: () => Promise<T>): Promise<T>
}

interface Guest {
  inside: number
  waiting: (() => void)[]
}

/** `all` may be inside at once, and of each guest `each`. */
export function createTurnstile({ all, each }: { all: number; each: number }): Turnstile {
  // In the order of their turns: who was let in goes to the end.
  const guests = new Map<string | number, Guest>()
  let inside = 0

  function letIn(name: string | number, guest: Guest, go: () => void): void {
    inside++
    guest.inside++
    guests.delete(name)
    guests.set(name, guest)
    go()
  }

  function letNextIn(): void {
    for (const [name, guest] of guests) {
      if (inside >= all) return
      if (guest.inside >= each) continue
      const go = guest.waiting.shift()
      if (go) return letIn(name, guest, go)
    }
  }

  function leave(name: string | number, guest: Guest): void {
    inside--
    guest.inside--
    if (guest.inside === 0 && guest.waiting.length === 0) guests.delete(name)
    letNextIn()
  }

  return {
    async pass(name, work) {
      const guest = guests.get(name) ?? { inside: 0, waiting: [] }
      if (!guests.has(name)) guests.set(name, guest)
      if (inside < all && guest.inside < each && guest.waiting.length === 0) letIn(name, guest, () => undefined)
      else await new Promise<void>((go) => guest.waiting.push(go))
      try {
        return await work()
      } finally {
        leave(name, guest)
      }
    },
  }
}
