// Clocks may be moved and put back while work is being taken; see store/epoch.ts.
import { ClockMovedError } from '../../store/epoch.ts'

/**
 * Takes a step of the work loop. When it finds that a clock is not where this process knew it, nothing was written:
 * `follow` reads the clocks, and there may be something to do by the right time.
 */
export async function byPresentClocks<T>(step: () => Promise<T>, follow: () => Promise<void>): Promise<T | true> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof ClockMovedError)) throw error
    await follow()
    return true
  }
}
