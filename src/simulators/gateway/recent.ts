// Keeps only the latest values of a fake gateway, so that it can run for days.

export interface Recent<Value> {
  byId: ReadonlyMap<string, Value>
  /** Oldest first. */
  all: readonly Value[]
  remember(id: string, value: Value): void
}

/** The latest values by id. Beyond `most`, the oldest is dropped. */
export function createRecent<Value>(most: number): Recent<Value> {
  const byId = new Map<string, Value>()
  const all: Value[] = []
  const ids: string[] = []
  return {
    byId,
    all,
    remember(id, value): void {
      byId.set(id, value)
      all.push(value)
      ids.push(id)
      if (all.length <= most) return
      all.shift()
      byId.delete(ids.shift() as string)
    },
  }
}
