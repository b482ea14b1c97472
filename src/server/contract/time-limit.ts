// The time that the contract gives a request.
import { DomainError } from '../domain/errors.ts'

/** The result of `work`; throws `timeout` when it is not there after so many seconds, and tells `work` by its signal. */
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
