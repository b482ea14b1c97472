// Starts the platform in its own process and asks how long its event loop was busy in one piece.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createMarketingClient, createRegisteredClient, createTransactionalClient } from '../../src/clients/index.ts'
import { dropDatabaseOf, prepareData } from './engine.ts'
import { createPatientSandbox } from './patient-sandbox.ts'
import type { Doors } from './server.ts'

export type WatchedServer = Awaited<ReturnType<typeof startWatchedServer>>

/** What the process of the platform answers, by question. */
export interface WatchedAnswers {
  /**
   * Milliseconds of CPU of the longest stretch, and the bytes of the fullest heap, since the last question. Stretches of
   * more than 50 ms are divided by how much slower the thread is now than on the reference machine of `cpu-speed.ts`.
   */
  longest: { longest: number; peakHeap: number }
  /** Bytes in use after a collection. */
  heap: number
  /** Bytes after a collection, and the most resident ones since the last question. */
  memory: NodeJS.MemoryUsage & { mostResident: number }
  createAccount: Awaited<ReturnType<Doors['createAccount']>>
  createUser: Awaited<ReturnType<Doors['createUser']>>
}
interface WatchedInputs {
  longest: undefined
  heap: undefined
  memory: undefined
  createAccount: string
  createUser: Parameters<Doors['createUser']>
}
export interface WatchedQuestion<Q extends keyof WatchedAnswers> {
  question: Q
  input: WatchedInputs[Q]
}

/** What the process says first. */
export interface WatchedPorts {
  port: number
  tlsPort: number | null
  key: string
  otherKey: string
}

/** Longer than the pause between two looks of the process. */
const SETTLING = 20

export async function startWatchedServer(env: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'messaging-test-'))
  const settings = { MESSAGING_DATA: data, MESSAGING_LOG: 'warn', ...(await prepareData(data)), ...env }
  const child = fork(join(import.meta.dirname, 'watched-child.ts'), {
    env: { ...process.env, ...settings },
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The platform has ended.')
  })
  ended.catch(() => {})
  const nextMessage = async <T>() => ((await Promise.race([once(child, 'message'), ended])) as [T])[0]
  const { port, tlsPort, key, otherKey } = await nextMessage<WatchedPorts>()
  async function ask<Q extends keyof WatchedAnswers>(question: Q, input: WatchedInputs[Q]): Promise<WatchedAnswers[Q]> {
    const answer = nextMessage<{ answer: WatchedAnswers[Q] }>()
    child.send({ question, input })
    return (await answer).answer
  }
  const baseUrl = `http://127.0.0.1:${port}`
  const client = (apiKey: string) => ({ apiKey, baseUrl, retries: 0 })
  const marketing = (apiKey: string) => createMarketingClient({ ...client(apiKey), baseUrl: `${baseUrl}/marketing/v3` })
  const doors: Doors = {
    key,
    createAccount: (name) => ask('createAccount', name),
    createUser: (...user) => ask('createUser', user),
    inject: (input, init) => fetch(typeof input === 'string' ? new URL(input, baseUrl) : input, init),
    marketing: (apiKey = key) => marketing(apiKey),
    transactional: (apiKey = key) => createTransactionalClient(client(apiKey)),
    sandbox: (apiKey = key) => createPatientSandbox({ ...client(apiKey), baseUrl: `${baseUrl}/sandbox/v1` }),
    registered: (apiKey = key) => createRegisteredClient({ ...client(apiKey), baseUrl: `${baseUrl}/registered/v1` }),
  }
  async function measure() {
    await setTimeout(SETTLING)
    return ask('longest', undefined)
  }
  return {
    key,
    /** The key of another account. */
    otherKey,
    baseUrl,
    port,
    /** With WATCHED_TLS in `env`. */
    tlsPort,
    registered: createRegisteredClient(client(key)),
    doors,
    marketing: marketing(key),
    transactional: createTransactionalClient(client(key)),
    /** The longest stretch of work since the last question, in which nothing else had a turn, and the fullest heap. */
    measure,
    /** Milliseconds of CPU of the longest stretch since the last question, as on the reference machine. */
    longestStretch: async (): Promise<number> => (await measure()).longest,
    /** Bytes after a collection, and the most resident ones since the last question. */
    memory: () => ask('memory', undefined),
    /** Bytes of the heap after a collection. */
    heapInUse: () => ask('heap', undefined),
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    },
  }
}
