// Does what is left of an upgrade in the background, and tells the other processes which version of the program this one is.
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { shareOf, type UpgradeState } from '../domain/timers/upgrade-state.ts'
import { randomToken } from '../lib/ids.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Config } from '../settings/settings.ts'
import type { Store } from '../store/store.ts'
import { forgetProcess, leftMigrations, noteProcess, runningProcesses } from '../store/upgrades.ts'
import { versionOf } from './vitals.ts'

/** Milliseconds between two notes that the process runs. */
const NOTE_MS = 10_000
/** Milliseconds to the next step when the last one waited for others. */
const WAIT_MS = 2_000
/** After a step, a move rests for as long as it took, at most so many milliseconds: requests come first. */
const MOST_REST_MS = 1_000

interface Parts {
  config: Pick<Config, 'role'>
  store: Store
  metrics: Metrics
  http: { log: Record<'info' | 'error', (data: Record<string, unknown>, text: string) => void> }
}

function measureUpgrade(metrics: Metrics, state: () => UpgradeState): void {
  metrics.gauge('messaging_migration_progress', 'Share of a migration that is done, for each one that is left.', () =>
    state().left.map((one) => ({ labels: { migration: one.version, kind: one.kind }, value: shareOf(one) })),
  )
  metrics.gauge('messaging_migration_failed', 'Whether the last step of a migration failed: 1 or 0.', () =>
    state().left.map(({ version, failure }) => ({ labels: { migration: version }, value: failure === null ? 0 : 1 })),
  )
  metrics.gauge('messaging_processes', 'Processes that share the database, by version; absent on SQLite.', () => {
    const counts = new Map<string, number>()
    for (const { program } of state().processes) counts.set(program, (counts.get(program) ?? 0) + 1)
    return [...counts].map(([version, value]) => ({ labels: { version }, value }))
  })
}

/** Takes steps until nothing is left or the process ends. */
async function takeSteps({ store, http }: Parts, signal: AbortSignal, refresh: () => Promise<void>): Promise<void> {
  const rest = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => undefined)
  let said: string | null = null
  while (!signal.aborted) {
    if (store.outage.reason() !== null) {
      await rest(WAIT_MS)
      continue
    }
    const start = performance.now()
    const { step, failure } = await store.upgrade
      .step()
      .catch((error: unknown) => ({ step: 'waiting' as const, failure: error }))
    const text = failure === null ? null : String(failure)
    if (text !== null && text !== said)
      http.log.error({ op: 'upgrade', err: failure }, 'a migration failed and is tried again')
    said = text
    if (step === 'done') return
    await refresh()
    await rest(step === 'waiting' ? WAIT_MS : Math.min(performance.now() - start, MOST_REST_MS))
  }
}

/** Starts the upgrade in the background; a process without work leaves the steps to the others. */
export function watchUpgrade(parts: Parts) {
  const { config, store, metrics, http } = parts
  const me = { id: randomToken(12), host: hostname(), pid: process.pid, role: config.role, program: versionOf() }
  const { knows } = store.upgrade
  let state: UpgradeState = { knows, left: [], processes: [] }
  const end = new AbortController()

  async function refresh(): Promise<void> {
    // The database may be away for a while.
    await Promise.all([leftMigrations(store.db), runningProcesses(store.db)]).then(
      ([left, processes]) => {
        state = { knows, left, processes }
      },
      () => undefined,
    )
  }
  async function note(): Promise<void> {
    if (store.shared) await store.writeAlongside((tx) => noteProcess(tx, { ...me, knows })).catch(() => undefined)
    await refresh()
  }

  const first = note()
  const timer = setInterval(() => void note(), NOTE_MS)
  const takes = config.role === 'all' || config.role === 'work'
  const steps = takes ? takeSteps(parts, end.signal, refresh) : Promise.resolve()
  const ended = steps.then(async () => {
    if (state.left.length > 0) await refresh()
  })
  ended.catch((err: unknown) => http.log.error({ op: 'upgrade', err }, 'the upgrade ended'))
  measureUpgrade(metrics, () => state)
  return {
    state: () => state,
    async stop() {
      clearInterval(timer)
      end.abort()
      await Promise.allSettled([first, ended])
      if (store.shared) await store.writeAlongside((tx) => forgetProcess(tx, me.id)).catch(() => undefined)
    },
  }
}
