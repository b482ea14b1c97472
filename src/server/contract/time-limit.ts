// Limits a request to the time that the contract gives it.
import { DomainError } from '../domain/errors.ts'
import { type LimitedWork, runLimited } from '../lib/limited-work.ts'

/** What limited work may ask of its limit. */
export interface Limited {
  /**
   * Aborts when the time is over. It is created on first use: few handlers use it, and it costs more than the timer.
   */
  readonly signal: AbortSignal
}

/** Calls `listener` when the client of a request goes away before it has its answer. */
export type WatchClient = (listener: () => void) => void

/** An abort signal that is made when it is asked for. */
class LazySignal {
  #controller: AbortController | undefined
  #reason: unknown
  readonly #onFirst: () => void

  constructor(onFirst: () => void = () => undefined) {
    this.#onFirst = onFirst
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      if (this.#reason !== undefined) this.#controller.abort(this.#reason)
      else this.#onFirst()
    }
    return this.#controller.signal
  }

  abort(reason: unknown): void {
    this.#reason ??= reason
    this.#controller?.abort(reason)
  }
}

class Limit implements Limited, LimitedWork {
  readonly #time = new LazySignal()
  readonly #reads: LazySignal

  constructor(watchClient: WatchClient | undefined) {
    const whenGone = () => this.#reads.abort(new DomainError('timeout', 'The client closed the connection.'))
    this.#reads = new LazySignal(() => watchClient?.(whenGone))
  }

  get signal(): AbortSignal {
    return this.#time.signal
  }

  get readSignal(): AbortSignal {
    return this.#reads.signal
  }

  end(refusal: DomainError): void {
    this.#time.abort(refusal)
    this.#reads.abort(refusal)
  }
}

/** Calls `end` when the work has to end before its time, with the reason; returns the function that stops watching. */
export type EndEarly = (end: (refusal: DomainError) => void) => () => void

/** What may end limited work before its time. */
export interface LimitWatches {
  /** Ends reads of requests whose client has gone. */
  client?: WatchClient | undefined
  endEarly?: EndEarly | undefined
}

/**
 * The result of `work`. After so many seconds it throws `timeout` instead, and aborts the signal of `work`; the same with
 * the reason of `endEarly`.
 */
export function limitTime<T>(
  seconds: number,
  work: (limited: Limited) => Promise<T>,
  { client, endEarly }: LimitWatches = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = new Limit(client)
    const end = (refusal: DomainError) => {
      reject(refusal)
      limit.end(refusal)
    }
    const timer = setTimeout(
      () => end(new DomainError('timeout', `The request was not done within ${seconds} s.`)),
      seconds * 1000,
    )
    const stopWatching = endEarly?.(end)
    const endOnce = () => {
      clearTimeout(timer)
      stopWatching?.()
    }
    // Also what throws at once must clear the timer.
    Promise.try(() => runLimited(limit, () => work(limit))).then(
      (result) => {
        endOnce()
        resolve(result)
      },
      (error: unknown) => {
        endOnce()
        reject(error)
      },
    )
  })
}
