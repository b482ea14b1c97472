// Starts and kills the processes of a run.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

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
    /** Bytes of its heap that are in use once the garbage is gone; only a process of the platform answers. */
    heap: () =>
      new Promise<number>((resolve) => {
        child.once('message', (bytes) => resolve(Number(bytes)))
        child.send('heap')
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
    heap: () => (program as Program).heap(),
    /** The address of its plain HTTP port; null while it is down. */
    url: () => program && `http://127.0.0.1:${program.port}`,
  }
}

export type Member = ReturnType<typeof createMember>
