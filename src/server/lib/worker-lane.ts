// A thread that answers questions one at a time, each within a limit of time and memory. The thread starts with the first
// question, again after it was lost, and ends when it had nothing to do for a while.
import { type Transferable, Worker } from 'node:worker_threads'

/** The thread ended before it answered: the question takes too much, or the thread failed. The message says which. */
export class LostThreadError extends Error {}

export interface WorkerLane<Question, Answer> {
  /** Rejects with LostThreadError. What is in `transfer` is moved to the thread and no longer usable here. */
  ask(question: Question, transfer?: readonly Transferable[]): Promise<Answer>
  close(): Promise<void>
}

export interface LaneLimits {
  /** Heap of the thread, MB. Buffers are not part of it. */
  memory: number
  /** Milliseconds of wall time for one question. */
  time: number
  /** Milliseconds without a question after which the thread ends. */
  idle: number
}

interface Waiting<Question, Answer> {
  question: Question
  transfer: readonly Transferable[]
  resolve(answer: Answer): void
  reject(error: Error): void
}

interface WorkerEvents<Answer> {
  onAnswer(answer: Answer): void
  onEnd(reason: string): void
}

function startWorker<Answer>(module: URL, memory: number, { onAnswer, onEnd }: WorkerEvents<Answer>): Worker {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  // The thread must not keep a process alive that has nothing else to do.
  worker.unref()
  let reason = 'the thread ended'
  worker.on('message', onAnswer)
  worker.on('error', ({ message }: Error) => {
    reason = message
  })
  worker.on('exit', () => onEnd(reason))
  return worker
}

/** `module` posts one message for each message that it gets. */
export function createWorkerLane<Question, Answer>(
  module: URL,
  { memory, time, idle }: LaneLimits,
): WorkerLane<Question, Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let current: Waiting<Question, Answer> | undefined
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function setTimer(milliseconds: number, action: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds).unref()
  }

  function start(): Worker {
    const started = startWorker<Answer>(module, memory, {
      onAnswer: (answer) => endQuestion(started, false, ({ resolve }) => resolve(answer)),
      onEnd: (reason) => endQuestion(started, true, ({ reject }) => reject(new LostThreadError(reason))),
    })
    return started
  }

  /** Gives the open question its end, and the thread the next one. */
  function endQuestion(by: Worker, isLost: boolean, give: (done: Waiting<Question, Answer>) => void): void {
    if (worker !== by) return
    const done = current
    current = undefined
    if (isLost) worker = undefined
    setTimer(idle, end)
    if (done) give(done)
    askNext()
  }

  function end(): void {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }

  function giveUp(): void {
    const slow = worker
    if (!slow) return
    const error = new LostThreadError(`it takes more than ${time / 1000} seconds`)
    endQuestion(slow, true, ({ reject }) => reject(error))
    void slow.terminate()
  }

  function askNext(): void {
    if (current || closed) return
    current = waiting.shift()
    if (!current) return
    worker ??= start()
    setTimer(time, giveUp)
    worker.postMessage(current.question, current.transfer)
  }

  return {
    ask: (question, transfer = []) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new LostThreadError('the thread is closed'))
        waiting.push({ question, transfer, resolve, reject })
        askNext()
      }),

    async close() {
      closed = true
      clearTimeout(timer)
      const [ended, last] = [worker, current]
      worker = current = undefined
      for (const { reject } of [...(last ? [last] : []), ...waiting.splice(0)])
        reject(new LostThreadError('the thread is closed'))
      await ended?.terminate()
    },
  }
}
