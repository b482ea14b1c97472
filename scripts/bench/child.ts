// Starts the processes of the bench, observes them in /proc, and always ends them, even when the bench itself fails.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Ticks per second in /proc/<pid>/stat (getconf CLK_TCK; 100 on every Linux that Node runs on). */
const TICKS = 100

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

export interface Child {
  pid: number
  /** performance.now() just before the process was started. */
  startedAt: number
  /** Milliseconds of CPU so far, user and system. */
  cpu(): number
  /** Resident memory, MB. */
  rss(): number
  /** The end of what it wrote to standard error, for error messages. */
  errors(): string
  /** Resolves with the next message that it sends. */
  message<T>(): Promise<T>
  send(message: string): void
  stop(): Promise<void>
}

/** Milliseconds of CPU of a process so far, user and system. */
export function cpuOf(pid: number): number {
  // The name in field 2 may contain blanks; what follows its closing bracket has a fixed form.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Starts `node ...args`. The child may send messages to the bench. */
export function startChild(args: string[], env: Record<string, string> = {}): Child {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  let errors = ''
  child.stderr?.on('data', (data: Buffer) => (errors = (errors + data.toString()).slice(-2_000)))
  // Made only once, because listeners for each message would pile up.
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', () => reject(new Error(`${args[0]} ended: ${errors}`)))
  })
  // Whoever races with this promise gets its error; without a handler here, it would end the bench when nobody does.
  ended.catch(() => undefined)
  const pid = child.pid
  if (pid === undefined) throw new Error(`${args[0]} did not start`)

  return {
    pid,
    startedAt,
    cpu: () => cpuOf(pid),
    rss: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    errors: () => errors,
    async message<T>() {
      const next = new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
      return Promise.race([next, ended])
    },
    send: (message) => void child.send(message),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await gone
      clearTimeout(force)
    },
  }
}
