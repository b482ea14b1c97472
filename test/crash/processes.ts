// Starts and kills the processes of a run.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * What a process of the platform is asked: `heap` for the bytes that are in use once the garbage is gone, `release` to
 * release all work that is set aside, as an operator would, which answers with how many pieces there were.
 */
export type Question = 'heap' | 'release'

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Starts a program of this folder that prints its port when it is ready; rejects when it ends earlier. */
export async function startProgram(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, name), ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    // The types do not know what `stdio` says: there is a pipe.
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      if (/^\d+$/.test(line)) resolve(Number(line))
      else if (process.env['CRASH_LOG']) process.stderr.write(`${line}\n`)
    })
    void exited.then(() => reject(new Error(`${name} ended before it was ready.`)))
  })
  return {
    port,
    /** Asks a process of the platform, which answers with a number. */
    ask: (question: Question) =>
      new Promise<number>((resolve) => {
        child.once('message', (answer) => resolve(Number(answer)))
        // A process that was killed meanwhile answers nothing; the storm asks the next one.
        child.send(question, (error) => void (error && resolve(0)))
        void exited.then(() => resolve(0))
      }),
    /** kill -9; resolves when it is gone. */
    async kill() {
      if (!ended(child)) child.kill('SIGKILL')
      await exited
    },
  }
}

export type Program = Awaited<ReturnType<typeof startProgram>>

/** One process of the platform that comes back after each kill. */
export function createMember(env: Record<string, string>) {
  let program: Program | null = null
  return {
    async start() {
      program = await startProgram('server.ts', [], env)
    },
    async kill() {
      await program?.kill()
      program = null
    },
    heap: () => (program as Program).ask('heap'),
    /** Releases all work that is set aside; resolves with how many pieces there were, and with 0 while it is down. */
    release: async () => (program ? program.ask('release') : 0),
    /** The address of its plain HTTP port; null while it is down. */
    url: () => program && `http://127.0.0.1:${program.port}`,
  }
}

export type Member = ReturnType<typeof createMember>
