// Limits a request to the time that the contract gives it.
import { DomainError } from '../domain/errors.ts'

/** What limited work may ask of its limit. */
export interface Limited {
  /** Aborts when the time is over. It is made when somebody asks for it: few do, and it costs more than the timer. */
  readonly signal: AbortSignal
}

class Limit implements Limited {
  #controller: AbortController | undefined
  #refusal: DomainError | undefined

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      if (this.#refusal) this.#controller.abort(this.#refusal)
    }
    return this.#controller.signal
  }

  end(refusal: DomainError): void {
    this.#refusal = refusal
    this.#controller?.abort(refusal)
  }
}

/** The result of `work`. After so many seconds it throws `timeout` instead, and aborts the signal of `work`. */
export function limitTime<T>(seconds: number, work: (limited: Limited) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = new Limit()
    const timer = setTimeout(() => {
      const refusal = new DomainError('timeout', `The request was not done within ${seconds} s.`)
      reject(refusal)
      limit.end(refusal)
    }, seconds * 1000)
    // Also what throws at once must clear the timer.
    Promise.try(() => work(limit)).then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
