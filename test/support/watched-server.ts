// Starts the platform in a process of its own and asks how long its event loop stood still.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createMarketingClient, createTransactionalClient } from '../../src/clients/index.ts'
import { dropDatabaseOf, prepareData } from './engine.ts'

export type WatchedServer = Awaited<ReturnType<typeof startWatchedServer>>

/** Longer than the pause between two looks of the process. */
const SETTLING = 20

export async function startWatchedServer(env: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'messaging-test-'))
  const settings = { MESSAGING_DATA: data, MESSAGING_LOG: 'warn', ...(await prepareData(data)), ...env }
  const child = fork(join(import.meta.dirname, 'watched-child.ts'), {
    env: { ...process.env, ...settings },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [{ port, key }] = (await once(child, 'message')) as [{ port: number; key: string }]
  const baseUrl = `http://127.0.0.1:${port}`
  const client = { apiKey: key, baseUrl, retries: 0 }
  return {
    key,
    baseUrl,
    marketing: createMarketingClient({ ...client, baseUrl: `${baseUrl}/marketing/v3` }),
    transactional: createTransactionalClient(client),
    /** Milliseconds of the longest stretch of work since the last question, in which nobody else had a turn. */
    async longestStretch(): Promise<number> {
      await setTimeout(SETTLING)
      child.send('longest')
      const [longest] = (await once(child, 'message')) as [number]
      return longest
    },
    async close() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    },
  }
}
