// Limits a request to the time that the contract gives it.
import { DomainError } from '../domain/errors.ts'

/** The result of `work`. After so many seconds it throws `timeout` instead, and aborts the signal of `work`. */
export async function limitTime<T>(seconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const refusal = new DomainError('timeout', `The request was not done within ${seconds} s.`)
      reject(refusal)
      controller.abort(refusal)
    }, seconds * 1000)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
