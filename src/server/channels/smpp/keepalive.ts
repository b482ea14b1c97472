// Looks again and again whether a peer is still there.

/** Looks without an answer after which the peer counts as gone. */
const SILENT = 2

export interface Watch {
  onTraffic(): void
  stop(): void
  /** Pauses the check: the peer cannot be silent while reading is paused. */
  suspend(): void
  listen(): void
  /** 0 milliseconds: it never looks. */
  start(): void
}

export function createKeepalive(every: number, enquire: () => void, onGone: () => void): Watch {
  let silence = 0
  let isDeaf = false
  let looking: NodeJS.Timeout | undefined
  return {
    onTraffic: () => void (silence = 0),
    stop: () => clearInterval(looking),
    suspend: () => void (isDeaf = true),

    listen(): void {
      isDeaf = false
      silence = 0
    },

    start(): void {
      if (every === 0) return
      looking = setInterval(() => {
        if (isDeaf) return
        if (silence >= SILENT) return onGone()
        silence++
        enquire()
      }, every)
      looking.unref()
    },
  }
}
