// Collects notes and writes them together a moment later. The caller does not wait for the write.

/** What a buffer holds, and for how long. */
export interface BatchWriterLimits {
  /** Items that are written at once. */
  batch: number
  /** Items that it holds; more are refused. */
  room: number
  /** Milliseconds that an item waits for others. */
  within: number
}

export interface BatchWriter<T> {
  /** Adds an item; false if the buffer is full. */
  add(item: T): boolean
  /** Writes what was taken so far; null when there is nothing. Never rejects. */
  flush(): Promise<void> | null
}

/** Makes a buffer. `write` gets the items in their order, one batch at a time; those that it fails for are lost. */
export function createBatchWriter<T>(
  { batch, room, within }: BatchWriterLimits,
  write: (items: readonly T[]) => Promise<unknown>,
  onLost: (error: unknown, count: number) => void,
): BatchWriter<T> {
  let waiting: T[] = []
  /** How many waiting items to write now. Later items wait for the next write. */
  let due = 0
  let beingWritten = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (due > 0) {
      const some = waiting.slice(0, Math.min(batch, due))
      waiting = waiting.slice(some.length)
      due -= some.length
      beingWritten = some.length
      await write(some).catch((error: unknown) => onLost(error, some.length))
    }
    beingWritten = 0
    writing = null
  }

  function flush(): Promise<void> | null {
    if (timer) clearTimeout(timer)
    timer = null
    due = waiting.length
    if (due > 0) writing ??= writeAll()
    return writing
  }

  return {
    flush,
    add(item) {
      if (waiting.length + beingWritten >= room) return false
      waiting.push(item)
      if (waiting.length - due >= batch) void flush()
      else timer ??= setTimeout(flush, within)
      return true
    },
  }
}
