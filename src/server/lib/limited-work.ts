// The limits of the request for which code runs now, wherever it was called from.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface LimitedWork {
  /** Aborts when the time of the request is over or its client is gone: its reads are useless then. */
  readonly readSignal: AbortSignal
}

const limits = new AsyncLocalStorage<LimitedWork>()

/** Runs the work of a request. */
export const runLimited = <T>(limit: LimitedWork, work: () => T): T => limits.run(limit, work)

/** The signal of the request for which this is called; undefined in the background. */
export const currentReadSignal = (): AbortSignal | undefined => limits.getStore()?.readSignal
