// The runner of operations with kinds of this test: what it does for every kind, whatever its slices do.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runsAsOwners } from '../../../src/server/domain/campaigns/runs/run-actions.ts'
import { tellUsers } from '../../../src/server/domain/messages/notices.ts'
import { createOperationsArea } from '../../../src/server/domain/operations/area.ts'
import { type OperationInput, type OperationKind, tableOfKinds } from '../../../src/server/domain/operations/kinds.ts'
import { openOperation } from '../../../src/server/domain/operations/operations.ts'
import { SLICE, storeItems } from '../../../src/server/domain/operations/slices.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { fromJson } from '../../../src/server/lib/json-text.ts'
import { insertAccount } from '../../../src/server/store/accounts/accounts.ts'
import { raiseEpoch } from '../../../src/server/store/epoch.ts'
import { findOperation, findSlice } from '../../../src/server/store/operations/operations.ts'
import { getSetting, putSetting } from '../../../src/server/store/settings.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { createWorkLoop } from '../../../src/server/work/loop.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'

const LEASE = 30_000

let folder: string
let store: Store
let account: number
/** Milliseconds that the test has let pass. */
let passed: number
/** What happens between the reading of a slice and its transaction; throwing makes the slice fail. */
let afterReading: (name: string, seq: number) => Promise<unknown>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-runner-'))
  store = await openTestStore(folder)
  account = await store.write((tx) => insertAccount(tx, { parent_id: null, kind: 'sandbox', name: 'A', created: 1 }))
  passed = 0
  afterReading = async () => undefined
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

/** Types that nothing else makes. */
const types = { odd: 'unify', even: 'segment_generation' } as const
type Name = keyof typeof types

/** Adds up numbers, and keeps what was removed of it as a setting. */
function sumKind(name: Name): OperationKind<OperationInput, { sum: number }> {
  return {
    name,
    type: types[name],
    resultFile: () => ({ extension: 'txt', mediaType: 'text/plain; charset=utf-8', head: 'sums\n' }),
    async read({ operation, progress, seq }) {
      const data = await findSlice(store.db, operation.id, seq)
      if (data === undefined) return null
      const numbers = fromJson<number[]>(data)
      await afterReading(name, seq)
      const sum = numbers.reduce((a, b) => a + b, progress.sum)
      const isLast = numbers.length < SLICE
      return { apply: async () => ({ progress: { sum }, lines: `${name} ${seq}: ${sum}\n`, isLast }) }
    },
    end: ({ progress, seq }, file) => ({
      subject: 'It has ended',
      text: `It has ended: ${progress.sum}`,
      callback: { name: `${name}.ended`, body: { sum: progress.sum, slices: seq, file } },
    }),
    discard: (tx, operation) => putSetting(tx, `discarded-${name}`, String(operation)),
  }
}

/** A process that works on operations. */
function startWorker() {
  const clock = createClock(() => passed)
  const kinds = tableOfKinds([sumKind('odd'), sumKind('even')])
  const parts = { store, clock, kinds, tellUsers, linkSecret: 'secret', publicUrl: 'https://example.com', lease: LEASE }
  const { operations, operationRunner } = createOperationsArea({ ...parts, owner: runsAsOwners })
  return { operations, act: operations.act, ...operationRunner }
}

/** An operation of so many slices of ones; the last has a single one. Returns its number. */
function open(name: Name, slices: number): Promise<number> {
  const items = Array.from({ length: (slices - 1) * SLICE + 1 }, () => 1)
  const input: OperationInput = { notify: [], callbackUrl: `https://example.com/${name}` }
  return storeItems(store, items, (tx, id) =>
    openOperation(tx, {
      id,
      accountId: account,
      userId: null,
      listId: null,
      type: types[name],
      kind: name,
      input,
      progress: { sum: 0, next: 0 },
      at: 1,
    }),
  )
}

const operationOf = async (id: number) => {
  const { status, progress } = (await findOperation(store.db, id)) ?? { status: 'gone', progress: '{}' }
  return { status, ...fromJson<{ sum: number; next: number }>(progress) }
}

const callbacks = async () => {
  const bodies = await store.db
    .selectFrom('hook_delivery')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('id')
    .execute()
  return bodies.map(({ name, url, body }) => ({
    name,
    url,
    ...fromJson<{ sum: number; slices: number; file: string }>(body),
  }))
}

/** Takes steps until there is nothing to do. */
async function runAll({ step }: { step(): Promise<boolean> }): Promise<void> {
  while (await step());
}

/** The text of the result file that a callback leads to. */
async function download({ operations }: ReturnType<typeof startWorker>, link: string): Promise<string> {
  const file = await operations.openFile(link.split('/').at(-1) as string)
  return file === null || file === 'ended' ? String(file) : text(file.read(0, file.size))
}

describe('the runner of operations', () => {
  it('does the slices in their order, and ends with a callback and a file of what they say', async () => {
    const worker = startWorker()
    const id = await open('odd', 3)
    await expect(worker.agenda.isBusy(account)).resolves.toBe(true)
    await worker.step()
    await expect(operationOf(id)).resolves.toEqual({ status: 'processing', sum: SLICE, next: 1 })
    await runAll(worker)
    await expect(operationOf(id)).resolves.toEqual({ status: 'finished', sum: 2 * SLICE + 1, next: 3 })
    await expect(worker.agenda.isBusy(account)).resolves.toBe(false)
    const [call, ...more] = await callbacks()
    expect(call).toMatchObject({ name: 'odd.ended', url: 'https://example.com/odd', sum: 2 * SLICE + 1, slices: 3 })
    expect(more).toEqual([])
    const link = call?.file as string
    expect(link).toMatch(/^https:\/\/example\.com\/files\/odd:/)
    await expect(download(worker, link)).resolves.toBe('sums\nodd 0: 1000\nodd 1: 2000\nodd 2: 2001\n')
    await expect(worker.operations.openFile(link.split('/').at(-1) as string)).resolves.toMatchObject({
      name: `odd-${id}.txt`,
      mediaType: 'text/plain; charset=utf-8',
    })
    await expect(download(worker, link.replace('odd:', 'even:')), 'a name that was not sealed').resolves.toBe('null')
  })

  it('takes turns between operations of any kind, so that a small one does not wait for a large one', async () => {
    const worker = startWorker()
    const done: string[] = []
    afterReading = async (name, seq) => void done.push(`${name} ${seq}`)
    await open('odd', 4)
    await worker.step()
    await open('even', 2)
    await runAll(worker)
    expect(done).toEqual(['odd 0', 'even 0', 'odd 1', 'even 1', 'odd 2', 'odd 3'])
    expect((await callbacks()).map(({ name }) => name)).toEqual(['even.ended', 'odd.ended'])
  })

  it('stops between two slices when it is paused, and goes on where it stopped', async () => {
    const worker = startWorker()
    const id = await open('odd', 3)
    await worker.step()
    await expect(worker.act(account, 'pause', [id])).resolves.toMatchObject({ done: [id] })
    await runAll(worker)
    await expect(operationOf(id)).resolves.toEqual({ status: 'paused', sum: SLICE, next: 1 })
    await expect(worker.act(account, 'resume', [id])).resolves.toMatchObject({ done: [id] })
    await runAll(worker)
    await expect(operationOf(id)).resolves.toEqual({ status: 'finished', sum: 2 * SLICE + 1, next: 3 })
  })

  it.each(['pause', 'cancel'] as const)('writes nothing of a slice that was read before a %s', async (action) => {
    const worker = startWorker()
    const id = await open('odd', 3)
    await worker.step()
    afterReading = () => worker.act(account, action, [id])
    await runAll(worker)
    await expect(operationOf(id)).resolves.toMatchObject({ sum: SLICE, next: 1 })
    await expect(callbacks()).resolves.toEqual([])
  })

  it('removes what a cancelled operation leaves, that of its kind too, and works on others', async () => {
    const worker = startWorker()
    const id = await open('odd', 3)
    const other = await open('even', 2)
    await worker.step()
    await worker.act(account, 'cancel', [id])
    await runAll(worker)
    await expect(operationOf(id)).resolves.toMatchObject({ status: 'canceled', next: 1 })
    for (const seq of [0, 1, 2]) await expect(findSlice(store.db, id, seq)).resolves.toBeUndefined()
    await expect(getSetting(store.db, 'discarded-odd')).resolves.toBe(String(id))
    await expect(getSetting(store.db, 'discarded-even')).resolves.toBeNull()
    await expect(operationOf(other)).resolves.toMatchObject({ status: 'finished' })
  })

  it('leaves an operation to the worker that holds it, and takes it over from one that died', async () => {
    const [dead, other] = [startWorker(), startWorker()]
    const id = await open('odd', 3)
    await dead.step()
    await expect(other.step()).resolves.toBe(false)
    passed += LEASE / 2
    await dead.step()
    passed += LEASE - 1_000
    await expect(other.step(), 'its lease was extended').resolves.toBe(false)
    passed += 1_000
    await runAll(other)
    await expect(operationOf(id)).resolves.toEqual({ status: 'finished', sum: 2 * SLICE + 1, next: 3 })
    await expect(dead.step(), 'it was slow only').resolves.toBe(false)
    await expect(callbacks()).resolves.toHaveLength(1)
  })

  it('does a slice once when another worker does it meanwhile', async () => {
    const [slow, other] = [startWorker(), startWorker()]
    const id = await open('odd', 2)
    afterReading = async () => {
      afterReading = async () => undefined
      passed += LEASE
      await other.step()
    }
    await slow.step()
    await expect(operationOf(id)).resolves.toMatchObject({ sum: SLICE, next: 1 })
    await runAll(other)
    await expect(operationOf(id)).resolves.toEqual({ status: 'finished', sum: SLICE + 1, next: 2 })
  })

  it('gives back what it holds when it ends, so that another goes on at once', async () => {
    const [ending, other] = [startWorker(), startWorker()]
    const id = await open('odd', 2)
    await ending.step()
    await ending.end()
    await runAll(other)
    await expect(operationOf(id)).resolves.toMatchObject({ status: 'finished' })
  })

  it('writes nothing of an epoch that ended', async () => {
    const worker = startWorker()
    const id = await open('odd', 2)
    afterReading = async () => {
      afterReading = async () => undefined
      await store.write((tx) => raiseEpoch(tx, account))
    }
    await worker.step()
    await expect(operationOf(id)).resolves.toEqual({ status: 'queued', sum: 0, next: 0 })
  })

  it('tells of a slice that fails, goes on with others, and tries it again later', async () => {
    const worker = startWorker()
    const [bad, good] = [await open('odd', 3), await open('even', 3)]
    afterReading = async (name, seq) => {
      if (name === 'odd' && seq === 1) throw new Error('It does not add up')
    }
    const errors: [string, Error][] = []
    const loop = createWorkLoop([{ name: 'operations', ...worker }], (task, error) =>
      errors.push([task, error as Error]),
    )
    loop.start()
    try {
      await eventually(async () => (await operationOf(good)).status === 'finished')
    } finally {
      await loop.stop()
    }
    await expect(operationOf(bad)).resolves.toEqual({ status: 'processing', sum: SLICE, next: 1 })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject([
      'operations',
      { message: `A slice of operation ${bad} (odd) failed`, cause: { message: 'It does not add up' } },
    ])
    afterReading = async () => undefined
    passed += LEASE
    await runAll(worker)
    await expect(operationOf(bad)).resolves.toEqual({ status: 'finished', sum: 2 * SLICE + 1, next: 3 })
  })
})
