// The books of a run: what adds up goes on, what does not is halted, told of, and never called sent.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/contract/bundle.ts'
import { readMachines } from '../../../src/server/docs/states/machines.ts'
import { finishEndedRun } from '../../../src/server/domain/campaigns/runs/finish.ts'
import { runsAsOwners } from '../../../src/server/domain/campaigns/runs/run-actions.ts'
import { runTransitions, shownAs } from '../../../src/server/domain/campaigns/runs/run-states.ts'
import { createRunWatch } from '../../../src/server/domain/campaigns/runs/watch-runs.ts'
import { createOperationActions } from '../../../src/server/domain/operations/actions.ts'
import { operationTransitions } from '../../../src/server/domain/operations/states.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { insertChunks } from '../../../src/server/store/campaigns/chunks.ts'
import { findRun, insertRun, type RunChange } from '../../../src/server/store/campaigns/runs.ts'
import { insertOperation } from '../../../src/server/store/operations/operations.ts'
import { isOpenOperation } from '../../../src/server/store/states.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

const ACCOUNT = 7
const clock = createClock()

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-ledger-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

/** A run of three recipients in one chunk that nobody has sent to, changed as the test wants it. */
function makeRun(change: RunChange = {}): Promise<number> {
  const [none, at] = [
    { accepted: 0, failed: 0, skipped: 0, cancelled: 0, unknown: 0 },
    { created: 1, started: 1, ended: null },
  ]
  return store.write(async (tx) => {
    await insertOperation(tx, {
      id: 5,
      account_id: ACCOUNT,
      list_id: 1,
      type: 'email',
      status: 'executing',
      input: '{}',
      progress: '{}',
      campaign_id: 1,
      created_by: 0,
      lease_until: 0,
      created: 1,
      start_date: 1,
      ended: null,
    })
    const id = await insertRun(tx, {
      account_id: ACCOUNT,
      campaign_id: 1,
      list_id: 1,
      state: 'sending',
      audience: '{}',
      options: '{}',
      operation_id: 5,
      first_message_id: 100,
      planned: 3,
      ...none,
      ...at,
      ...change,
    } as never)
    await insertChunks(tx, id, [{ seq: 0, ids: '[1,2,3]', size: 3, first: 0, zone: null, notBefore: 0 }])
    return id
  })
}

function watch() {
  const alarms: unknown[] = []
  const step = createRunWatch({ store, clock, alarm: (text, data) => alarms.push({ text, ...data }) })
  return { alarms, step }
}

const stateOf = async (id: number) => (await findRun(store.db, id))?.state
const statusOf = async () => (await store.db.selectFrom('operation').select('status').executeTakeFirst())?.status

describe('the watch over runs', () => {
  it('says nothing of a run that adds up', async () => {
    const id = await makeRun()
    const { alarms, step } = watch()
    expect([await step(), await stateOf(id), alarms]).toEqual([false, 'sending', []])
  })

  it.each([
    { name: 'one too few', change: { planned: 4 }, open: 4 },
    { name: 'one too many', change: { accepted: 1 }, open: 2 },
  ])('halts a run with $name and tells of it once', async ({ change, open }) => {
    const id = await makeRun(change)
    const { alarms, step } = watch()
    expect([await step(), await step()]).toEqual([true, false])
    expect(alarms).toEqual([expect.objectContaining({ run: id, open, text: expect.stringContaining('halted') })])
    expect([await stateOf(id), await statusOf()]).toEqual(['halted', 'paused'])
  })
})

describe('a run that lost somebody', () => {
  it('is halted instead of sent, cannot be resumed, and can be cancelled', async () => {
    const id = await makeRun({ planned: 4 })
    await store.write((tx) => tx.updateTable('chunk_lease').set({ state: 'done', settled_to: 3 }).execute())
    await store.write((tx) => tx.updateTable('run').set({ accepted: 3 }).execute())
    await expect(finishEndedRun({ store, clock })).resolves.toBe(true)
    expect([await stateOf(id), await statusOf()]).toEqual(['halted', 'paused'])
    await expect(finishEndedRun({ store, clock })).resolves.toBe(false)
    const act = createOperationActions({ store, clock, owner: runsAsOwners, kinds: new Map() })
    await expect(act(ACCOUNT, 'resume', [5])).resolves.toMatchObject({ refused: [5] })
    expect(await stateOf(id)).toBe('halted')
    await store.write((tx) => tx.updateTable('run').set({ unknown: 1 }).execute())
    await expect(act(ACCOUNT, 'resume', [5]), 'somebody found out what became of the fourth').resolves.toMatchObject({
      done: [5],
    })
    expect([await stateOf(id), await statusOf()]).toEqual(['scheduled', 'queued'])
  })
})

describe('the states', () => {
  it('of runs lead somewhere that is in the table', () => {
    const states = Object.keys(runTransitions)
    expect(
      Object.values(runTransitions)
        .flatMap((steps) => Object.values(steps))
        .filter((to) => !states.includes(to)),
    ).toEqual([])
  })

  it('that are shown are those of the contract while a run is open', () => {
    const shown = Object.values(shownAs).filter((one) => one && !one.ended)
    expect(shown.filter((one) => !one || !isOpenOperation(one.operation))).toEqual([])
  })

  it('of operations are led on by the actions as the documentation draws it', () => {
    const drawn = readMachines(root).find(({ id }) => id === 'operation')?.transitions ?? []
    const inDocs = drawn.flatMap(({ from, to, by }) =>
      (by ?? []).map((name) => `${from} ${name.replace('Operations', '')} ${to ?? 'canceled'}`),
    )
    const inTable = Object.entries(operationTransitions).flatMap(([from, actions]) =>
      Object.entries(actions).map(([action, to]) => `${from} ${action} ${to}`),
    )
    expect(inTable.sort()).toEqual(inDocs.sort())
  })

  it('let an open operation be cancelled, and nothing happen to one that has ended', () => {
    for (const [status, actions] of Object.entries(operationTransitions)) {
      expect(Object.keys(actions).includes('cancel'), status).toBe(
        isOpenOperation(status as keyof typeof operationTransitions),
      )
    }
  })
})
