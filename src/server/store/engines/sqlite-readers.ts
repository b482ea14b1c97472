// Runs long reads in processes that can be killed. A process starts when it is needed (about 50 ms) and ends when it has
// been idle for a while, so a platform without long reads has none.
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { RunRead } from '../long-reads.ts'
import type { Tables } from '../schema.ts'
import { type Db, StoreUnavailableError } from '../store.ts'
import { handleOn, rowMaker } from './sqlite-dialect.ts'
import { nameError } from './sqlite-files.ts'
import type { ReaderAnswer, ReaderQuestion } from './sqlite-reader-process.ts'

/** Milliseconds after which an idle process ends. */
const IDLE_MS = 5_000
/** Largest heap of a process, in MB: a page of results has 20 MB at most. */
const HEAP_MB = 256

/** Priority of a reader process: on a fully used machine the platform gets about 3 times its CPU time. */
const NICE = 5

interface Waiting {
  resolve(answer: ReaderAnswer): void
  reject(error: unknown): void
}

class Reader implements DatabaseConnection {
  readonly db: Db
  /** Resolves when the process takes statements. */
  readonly started: Promise<unknown>
  readonly #child: ChildProcess
  /** In the order of their questions. */
  readonly #waiting: Waiting[] = []
  #over: unknown

  constructor(file: string) {
    this.db = handleOn<Tables>(this)
    this.#child = fork(fileURLToPath(new URL('./sqlite-reader-process.ts', import.meta.url)), [file], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // The process answers once without a question.
    this.started = new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
    this.#child.on('message', (answer) => this.#waiting.shift()?.resolve(answer as ReaderAnswer))
    this.#child.on('error', (error) => this.#end(error))
    this.#child.on('exit', () => this.#end(new StoreUnavailableError('The process of a long read ended')))
    this.#child.unref()
    this.#child.channel?.unref()
    if (this.#child.pid !== undefined) lowerPriority(this.#child.pid)
  }

  get isOver(): boolean {
    return this.#over !== undefined
  }

  kill(reason: unknown): void {
    this.#end(reason)
    this.#child.kill('SIGKILL')
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.#ask({ sql, parameters })
    if ('error' in answer) throw nameError(Object.assign(new Error(answer.error.message), answer.error))
    if ('ready' in answer) throw new Error('The process of a long read answered twice')
    return { rows: answer.rows.map(rowMaker(answer.names)) as R[] }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of (await this.executeQuery<R>(query)).rows) yield { rows: [row] }
  }

  #ask(question: ReaderQuestion): Promise<ReaderAnswer> {
    if (this.#over !== undefined) return Promise.reject(this.#over)
    // Closing the store ends the wait, so that it does not delay the end of the process.
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#child.send(question, (error) => {
        if (error) this.#end(error)
      })
    })
  }

  #end(reason: unknown): void {
    this.#over ??= reason
    for (const { reject } of this.#waiting.splice(0)) reject(this.#over)
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICE)
  } catch {
    // It ended already, or the system does not allow it.
  }
}

export interface Readers {
  run: RunRead
  close(): void
}

/** Readers of the database in this file. */
export function createReaders(file: string): Readers {
  const idle = new Map<Reader, NodeJS.Timeout>()
  const all = new Set<Reader>()

  function end(reader: Reader, reason: unknown): void {
    clearTimeout(idle.get(reader))
    idle.delete(reader)
    all.delete(reader)
    reader.kill(reason)
  }

  function freeReader(): Reader {
    for (const [reader, timer] of idle) {
      clearTimeout(timer)
      idle.delete(reader)
      if (!reader.isOver) return reader
      all.delete(reader)
    }
    const reader = new Reader(file)
    all.add(reader)
    return reader
  }

  function giveBack(reader: Reader): void {
    if (reader.isOver) return void all.delete(reader)
    idle.set(reader, setTimeout(() => end(reader, new Error('The reader is idle')), IDLE_MS).unref())
  }

  const run: RunRead = async (work, { end: ending, startBudget }) => {
    const reader = freeReader()
    const kill = () => end(reader, ending.reason)
    ending.addEventListener('abort', kill, { once: true })
    try {
      await reader.started
      startBudget()
      return await work(reader.db)
    } finally {
      ending.removeEventListener('abort', kill)
      giveBack(reader)
    }
  }

  return {
    run,
    close(): void {
      for (const reader of all) end(reader, new StoreUnavailableError('The platform is stopping'))
    },
  }
}
