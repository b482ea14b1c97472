// Stored work that kills its process: after the second death it is set aside, and everything else goes on.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError, createMarketingClient } from '../../src/clients/index.ts'
import { readJournals } from '../../src/server/process/work-journal.ts'
import { type TaskName, taskKinds } from '../../src/server/work/task-names.ts'
import { type as typeCommand } from '../support/command-line.ts'
import { changeRows, dropDatabaseOf, onPostgres, prepareData, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import type { Order, Poison } from './dying-child.ts'
import { type Case, cases, type Owner } from './set-aside.ts'

/** Milliseconds; a start takes many times as long on a busy machine. */
const PATIENCE = 240_000

let data: string
let env: Record<string, string>
let child: ChildProcess
let baseUrl: string

/** Starts the platform on the data folder; with `poison`, it dies of that. */
async function start(poison: Poison | null = null): Promise<void> {
  child = fork(join(import.meta.dirname, 'dying-child.ts'), {
    env: { ...process.env, ...env, ...(poison && { POISON: JSON.stringify(poison) }) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  if (poison) return
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  baseUrl = `http://127.0.0.1:${port}`
}

/** Kills the process, whatever it does, and starts it again. */
async function restart(): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
  await start()
}

/** Resolves when the process has killed itself. */
async function died(): Promise<void> {
  await eventually(async () => child.signalCode ?? (child.exitCode !== null && 'ended'), PATIENCE)
  expect(child.signalCode).toBe('SIGKILL')
}

async function order<T>(what: Order): Promise<T> {
  child.send(what)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/** Two new accounts: one whose work is poisoned, and another. */
async function openAccounts(): Promise<[Owner, Owner]> {
  const made = await order<{ accountId: number; key: string }[]>({ accounts: 2 })
  // The process comes back on another port.
  const fetchNow = (request: Request) => fetch(new Request(baseUrl + new URL(request.url).pathname, request))
  const owners = made.map(({ accountId, key }) => ({
    accountId,
    api: createMarketingClient({ apiKey: key, baseUrl: 'http://127.0.0.1/marketing/v3', retries: 0, fetch: fetchNow }),
  }))
  return owners as [Owner, Owner]
}

const change = (statement: string) => changeRows(data, statement)

async function countOf(query: string): Promise<number> {
  const [row] = await readRows<{ n: number | string }>(data, query)
  return Number(row?.n ?? 0)
}

const reaches = (query: string, n: number) => eventually(async () => (await countOf(query)) >= n, PATIENCE)

const readiness = async () => {
  const response = await fetch(`${baseUrl}/readyz`)
  return { status: response.status, body: (await response.json()) as { set_aside: { kind: string; ref: string }[] } }
}

async function command(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await typeCommand(words, { ...process.env, ...env })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return stdout
}

interface Listed {
  number: number
  kind: string
  ref: string
  account: number | null
  deaths: number
}
/** What the command lists of a kind. */
async function setAside(kind: string): Promise<Listed[]> {
  const { set_aside } = JSON.parse(await command('work', 'list', '--json')) as { set_aside: Listed[] }
  return set_aside.filter((one) => one.kind === kind)
}

/** What the dead process had in progress of this kind. */
function noted(kind: string, account: number): string {
  const { left } = readJournals(data, onPostgres)
  const entry = left.find((one) => one.kind === kind && one.account === account)
  return String(entry?.refs[0])
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-set-aside-'))
  env = {
    MESSAGING_DATA: data,
    NODE_COMPILE_CACHE: join(data, 'compiled'),
    MESSAGING_LOG: process.env['CRASH_LOG'] ?? 'silent',
    ...(await prepareData(data)),
  }
  await start()
}, PATIENCE)

afterAll(async () => {
  child.kill('SIGKILL')
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** Kills the process a second time inside the same work, and starts it once more. */
async function dieAgain(poison: Poison, free?: string): Promise<string> {
  await died()
  const ref = noted(poison.kind, poison.account)
  if (free) await change(free)
  await start({ ...poison, ref })
  await died()
  if (free) await change(free)
  await start()
  return ref
}

async function tryWork(task: TaskName, work: Extract<Case, { make: unknown }>): Promise<void> {
  const kind = taskKinds[task]
  const [shop, other] = await openAccounts()
  const poison = { kind, account: shop.accountId }
  await order({ poison })
  await work.make(shop, change).catch((error: unknown) => {
    // The process may die while the work is made. It is still there when the request was wrong.
    if (error instanceof ApiError) throw error
  })
  const ref = await dieAgain(poison, work.free)
  expect(await setAside(kind)).toMatchObject([{ kind, ref, account: shop.accountId }])
  const ready = await readiness()
  expect(ready.status).toBe(200)
  expect(ready.body.set_aside).toContainEqual(expect.objectContaining({ kind, ref }))
  // Another start changes nothing: it frees what a dead process held, and not this.
  await restart()
  await work.make(shop, change)
  await work.make(other, change)
  await reaches(work.done(other.accountId, 1), 1)
  await reaches(work.done(shop.accountId, 2), 1)
  const [held] = await setAside(kind)
  await command('work', 'release', String(held?.number))
  await reaches(work.done(shop.accountId, 2), 2)
  expect(await setAside(kind)).toEqual([])
}

async function tryPlatform(task: TaskName): Promise<void> {
  const kind = taskKinds[task]
  const poison = { kind, account: 0 }
  // A process that is killed in the middle of this work has died of it, as far as the next one knows.
  await eventually(() => readJournals(data, false).left.every((entry) => entry.kind !== kind))
  child.kill('SIGKILL')
  await once(child, 'exit')
  await start(poison)
  const ref = await dieAgain(poison)
  // The platform does this at each start, so that the restarts of other cases may have set more of it aside.
  const own = async () => (await setAside(kind)).filter((one) => one.ref === ref)
  expect(await own()).toMatchObject([{ kind: poison.kind, ref, account: null }])
  expect((await readiness()).status).toBe(200)
  const [held] = await own()
  await command('work', 'release', String(held?.number))
  expect(await own()).toEqual([])
}

/** Every kind takes some ten minutes, so `npm test` kills the process inside of these, and SET_ASIDE=all inside of each. */
const SHORT: readonly TaskName[] = ['timers', 'operations']
const isChosen = (task: TaskName) => process.env['SET_ASIDE'] === 'all' || SHORT.includes(task)

describe('stored work that kills its process twice is set aside', () => {
  for (const [task, one] of (Object.entries(cases) as [TaskName, Case][]).filter(([name]) => isChosen(name))) {
    if ('make' in one) it(task, () => tryWork(task, one), 3 * PATIENCE)
    else if ('platform' in one) it(task, () => tryPlatform(task), 3 * PATIENCE)
    else if ('sameAs' in one) it(`${task}: as ${one.sameAs}`, () => expect(taskKinds[task]).toBe(taskKinds[one.sameAs]))
    else it.skip(`${task}: ${one.untried}`)
  }
})
