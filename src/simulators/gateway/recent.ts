// What a simulated gateway remembers: the latest of what it took, so that it can run for days.

/** The latest values by their ids; beyond `most` the oldest is forgotten. */
export function createRecent<Value>(most: number) {
  const byId = new Map<string, Value>()
  const all: Value[] = []
  const ids: string[] = []
  return {
    byId: byId as ReadonlyMap<string, Value>,
    /** The oldest first. */
    all: all as readonly Value[],
    keep(id: string, value: Value): void {
      byId.set(id, value)
      all.push(value)
      ids.push(id)
      if (all.length <= most) return
      all.shift()
      byId.delete(ids.shift() as string)
    },
  }
}
