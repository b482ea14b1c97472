// Looks again and again whether a peer is still there.

/** Looks without an answer after which the peer counts as gone. */
const SILENT = 2

export function createWatch(every: number, look: () => void, onGone: () => void) {
  let silence = 0
  let isDeaf = false
  let looking: NodeJS.Timeout | undefined
  return {
    heard: (): void => void (silence = 0),
    stop: (): void => clearInterval(looking),
    /** While nobody reads, the peer is not silent. */
    deafen: (): void => void (isDeaf = true),

    listen(): void {
      isDeaf = false
      silence = 0
    },

    start(): void {
      looking = setInterval(() => {
        if (isDeaf) return
        if (silence >= SILENT) return onGone()
        silence++
        look()
      }, every)
      looking.unref()
    },
  }
}
