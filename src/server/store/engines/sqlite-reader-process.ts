// A process that answers statements for sqlite-readers.ts. SQLite cannot be interrupted in a thread of Node, but a
// process can be killed in the middle of a statement: in WAL mode that harms neither the database nor its other readers.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { addFunctions } from './sqlite-functions.ts'

export interface ReaderQuestion {
  sql: string
  parameters: readonly unknown[]
}

/** The first answer, `ready`, comes without a question. */
export type ReaderAnswer =
  | { ready: true }
  | { names: string[]; rows: unknown[][] }
  | { error: { message: string; errcode: number | undefined } }

/** Ends this process when the platform is gone, also in the middle of a statement. */
const WATCHDOG = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL')
}, 500)`

function openReadOnly(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 10000')
  database.exec('PRAGMA query_only = ON')
  database.exec('PRAGMA cache_size = -8000')
  database.exec('PRAGMA temp_store = MEMORY')
  addFunctions(database)
  return database
}

const [, , file = ''] = process.argv
new Worker(WATCHDOG, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } })
let database: DatabaseSync | undefined

function runQuestion({ sql, parameters }: ReaderQuestion): ReaderAnswer {
  try {
    database ??= openReadOnly(file)
    const statement = database.prepare(sql)
    const names = statement.columns().map(({ name }) => name)
    statement.setReturnArrays(true)
    const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][]
    return { names, rows }
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number }
    return { error: { message, errcode } }
  }
}

process.on('message', (question) => process.send?.(runQuestion(question as ReaderQuestion)))
process.on('disconnect', () => process.exit())
process.send?.({ ready: true } satisfies ReaderAnswer)
