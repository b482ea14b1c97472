// Which accounts wait in a queue, when one of them has more due than a look at the queue sees.
import { beforeAll, describe, expect, it } from 'vitest'
import { createFairQueue } from '../../src/server/domain/timers/fair-queue.ts'
import type { Times } from '../../src/server/lib/clock.ts'
import { accountsWithFiles } from '../../src/server/store/audience/import-files.ts'
import { insertMany } from '../../src/server/store/bulk.ts'
import {
  accountsWithDeliveries,
  freeAddress,
  type HookBatch,
  leaseHookDeliveries,
  settleHookDeliveries,
} from '../../src/server/store/hooks/hooks.ts'
import { accountsWithEvidences } from '../../src/server/store/messages/evidences.ts'
import { accountsWithOperations } from '../../src/server/store/operations/operations.ts'
import { accountsWithMessages, leaseMessages } from '../../src/server/store/sending/campaign-ledger.ts'
import type { Db } from '../../src/server/store/store.ts'
import { accountsWithTimers } from '../../src/server/store/timers/timers.ts'
import type { Waiting } from '../../src/server/store/waiting.ts'
import { useStore } from '../support/use-store.ts'

const NOW = 1_000_000
const LATER = 2_000_000
/** More than one look at the head of a queue sees. */
const MANY = 700
/** An account with much, two with a little; and one with nothing that is due. */
const [BIG, SMALL, LAST, IDLE] = [3, 5, 9, 7]
const due = [...Array.from({ length: MANY }, () => BIG), SMALL, LAST]

const store = useStore()

/** Rows that are due, oldest first those of the big account, and rows that are not. */
const rows = <T>(row: (account: number, at: number, n: number) => T): T[] =>
  [...due, IDLE, IDLE].map((account, n) => row(account, account === IDLE ? LATER : n, n))

async function fill(tx: Db): Promise<void> {
  const account = { parent_id: null, kind: 'sandbox', name: 'A', created: 0, epoch: 0, ahead: 0 } as const
  await tx
    .insertInto('account')
    .values([BIG, SMALL, LAST, IDLE].map((id) => ({ ...account, id })))
    .execute()
  const message = {
    channel: 'email',
    address: 'a@example.com',
    created: 0,
    state: 'queued',
    attempts: 0,
    lease_until: 0,
  }
  await insertMany(
    tx,
    {
      table: 'message',
      columns: [
        'id',
        'account_id',
        'channel',
        'address',
        'created',
        'priority',
        'state',
        'attempts',
        'next_at',
        'lease_until',
      ],
    },
    rows((account_id, next_at, id) => ({ ...message, id, account_id, next_at, priority: 2 + (id % 2) })),
  )
  const hook = { name: 'x', secret: 's', body: '{}', state: 'pending', attempts: 0, created: 0 }
  await insertMany(
    tx,
    {
      table: 'hook_delivery',
      columns: ['account_id', 'name', 'url', 'secret', 'body', 'state', 'attempts', 'next_at', 'created'],
    },
    rows((account_id, next_at, n) => ({
      ...hook,
      account_id,
      next_at,
      url: n === MANY - 1 ? 'http://other' : 'http://slow',
    })),
  )
  await insertMany(
    tx,
    { table: 'timer', columns: ['account_id', 'kind', 'ref', 'generation', 'due'] },
    rows((account_id, at, ref) => ({ account_id, kind: 'run.start', ref, generation: 0, due: at })),
  )
  const settled = {
    list_id: null,
    campaign_id: null,
    input: '{}',
    progress: '{}',
    created: 0,
    created_by: 0,
    lease_until: 0,
  }
  await insertMany(
    tx,
    {
      table: 'operation',
      columns: [
        'id',
        'account_id',
        'type',
        'kind',
        'status',
        'list_id',
        'campaign_id',
        'input',
        'progress',
        'created',
        'created_by',
        'lease_until',
      ],
    },
    rows((account_id, at, id) => ({
      ...settled,
      id: id + 1,
      account_id,
      type: 'import_contacts',
      kind: 'import',
      status: at === LATER ? 'paused' : 'queued',
    })),
  )
  await insertMany(
    tx,
    { table: 'evidence', columns: ['account_id', 'registered_id', 'state', 'lease_until', 'name', 'size', 'queued'] },
    rows((account_id, at, n) => ({
      account_id,
      registered_id: n,
      state: 'in_queue',
      lease_until: at === LATER ? LATER : 0,
      name: '',
      size: 0,
      queued: 0,
    })),
  )
}

beforeAll(async () => {
  await store.write(fill)
})

const at: Times = { wall: NOW, ahead: new Map(), suspended: new Set() }
const found = async (waiting: Promise<Waiting>) => [...new Set((await waiting).accounts)].sort((a, b) => a - b)

describe('accounts that wait', () => {
  it.each([
    { queue: 'messages', look: () => accountsWithMessages(store.db, { ...at, priorities: [2, 3] }, 0) },
    { queue: 'hook deliveries', look: () => accountsWithDeliveries(store.db, at, 0) },
    { queue: 'timers', look: () => accountsWithTimers(store.db, at, 0) },
    { queue: 'operations', look: () => accountsWithOperations(store.db, ['import'], NOW, 0) },
    { queue: 'evidences', look: () => accountsWithEvidences(store.db, NOW, 0) },
  ])('all are found among $queue', async ({ look }) => {
    expect(await found(look())).toEqual([BIG, SMALL, LAST])
  })

  it.each([
    { queue: 'messages', look: (by: Times) => accountsWithMessages(store.db, { ...by, priorities: [2, 3] }, 0) },
    { queue: 'hook deliveries', look: (by: Times) => accountsWithDeliveries(store.db, by, 0) },
    { queue: 'timers', look: (by: Times) => accountsWithTimers(store.db, by, 0) },
  ])('only those are found among $queue whose own clock has reached what they wait for', async ({ look }) => {
    expect(await found(look({ ...at, ahead: new Map([[IDLE, LATER - NOW]]) }))).toEqual([BIG, SMALL, IDLE, LAST])
    expect(await found(look({ ...at, ahead: new Map([[IDLE, LATER - NOW - 1]]) }))).toEqual([BIG, SMALL, LAST])
  })

  it('a message is taken by its account, the urgent first', async () => {
    const priorities = [2, 3]
    const lease = { ...at, priorities, lease: 1, limit: 3 }
    const taken = await (await store.writeAlongside((tx) => leaseMessages(tx, BIG, lease))).leased
    expect(taken.map(({ account_id, priority }) => [account_id, priority])).toEqual([2, 2, 2].map((p) => [BIG, p]))
    expect(await (await store.writeAlongside((tx) => leaseMessages(tx, IDLE, lease))).leased).toEqual([])
  })

  it('an address that is held hides no other, however much waits for it', async () => {
    const take = () => store.writeAlongside((tx) => leaseHookDeliveries(tx, BIG, { ...at, lease: 1_000, limit: 2 }))
    expect((await take())?.url).toBe('http://slow')
    expect(await found(accountsWithDeliveries(store.db, at, 0))).toEqual([BIG, SMALL, LAST])
    expect(await freeAddress(store.db, BIG, at)).toBe('http://other')
    expect((await take())?.url).toBe('http://other')
    expect(await take()).toBeUndefined()
  })

  it('of the addresses behind one that is held, the one that has waited longest is taken', async () => {
    const row = { account_id: LAST, name: 'x', secret: 's', body: '{}', state: 'pending', attempts: 0, created: 0 }
    const columns = ['account_id', 'name', 'url', 'secret', 'body', 'state', 'attempts', 'next_at', 'created'] as const
    const many = Array.from({ length: 20 }, (_, n) => ({ ...row, url: 'http://slow', next_at: n }))
    const others = [
      { ...row, url: 'http://a', next_at: 200 },
      { ...row, url: 'http://z', next_at: 100 },
    ]
    await store.write((tx) => insertMany(tx, { table: 'hook_delivery', columns }, [...many, ...others] as never))
    const take = () => store.writeAlongside((tx) => leaseHookDeliveries(tx, LAST, { ...at, lease: 1_000, limit: 1 }))
    const taken = [await take(), await take(), await take(), await take()]
    expect(taken.map((batch) => batch?.url)).toEqual(['http://slow', 'http://z', 'http://a', undefined])
  })

  it('an address goes on with what is due next, until it is given back', async () => {
    const account = SMALL
    const url = 'http://slow'
    const [of] = rows((id, next_at) => ({ id, next_at })).filter(({ id }) => id === account)
    const row = {
      account_id: account,
      name: 'x',
      url,
      secret: 's',
      body: '{}',
      state: 'pending',
      attempts: 0,
      created: 0,
    }
    const columns = ['account_id', 'name', 'url', 'secret', 'body', 'state', 'attempts', 'next_at', 'created'] as const
    const more = [4, 3, 2, 1].map((before) => ({ ...row, next_at: (of?.next_at ?? 0) - before }))
    await store.write((tx) => insertMany(tx, { table: 'hook_delivery', columns }, more as never))
    const lease = { lease: 1_000, limit: 2 }
    const verdict = { answer: 'HTTP 200', nextAt: NOW, done: NOW, state: 'delivered' as const, isGone: false }
    const attempt = { at: NOW, duration: 1, status: 200, error: null, answer: '', signed: NOW, signature: null }
    const verdicts = (batch: HookBatch) => batch.rows.map(({ id }) => ({ ...verdict, id, attempts: 0, attempt }))
    const settle = async (batch: HookBatch, wall: number, next: typeof lease | null) =>
      (await store.writeAlongside((tx) => settleHookDeliveries(tx, batch, verdicts(batch), { ...at, wall, next }))).next
    const times = (batch: HookBatch | undefined) => batch?.rows.map(({ next_at }) => next_at - (of?.next_at ?? 0))

    const first = (await store.writeAlongside((tx) =>
      leaseHookDeliveries(tx, account, { ...at, ...lease }),
    )) as HookBatch
    expect(times(first)).toEqual([-4, -3])
    const second = (await settle(first, NOW + 1, lease)) as HookBatch
    expect(times(second)).toEqual([-2, -1])
    expect(await freeAddress(store.db, account, at)).toBeUndefined()
    // Who was too slow settles, and neither goes on nor gives the address of the other back.
    expect(await settle(first, NOW + 2, lease)).toBeUndefined()
    expect(await freeAddress(store.db, account, at)).toBeUndefined()
    expect(await settle(second, NOW + 2, null)).toBeUndefined()
    expect(await freeAddress(store.db, account, at)).toBe(url)
  })

  it('a file whose import is paused waits for nobody', async () => {
    await store.write(async (tx) => {
      const file = (operation_id: number, account_id: number) => ({
        operation_id,
        account_id,
        token: 0,
        lease_until: 0,
      })
      // Operations 1 and MANY + 3, of which the second is paused.
      await tx
        .insertInto('import_file')
        .values([file(1, BIG), file(MANY + 3, IDLE)])
        .execute()
    })
    expect(await found(accountsWithFiles(store.db, NOW, 0))).toEqual([BIG])
  })
})

describe('a rotation', () => {
  const all =
    (...accounts: number[]) =>
    async () => ({ accounts, next: 0 })

  it('gives each account its turn, first those with the least in hand', async () => {
    const rotation = createFairQueue(all(1, 2, 3), { each: 2 })
    const took: number[] = []
    const ends: (() => void)[] = []
    for (let n = 0; n < 6; n++) {
      const turn = await rotation.claimNext(async (account) => account)
      took.push(turn?.work ?? 0)
      void turn?.run(() => new Promise<void>((resolve) => ends.push(resolve)))
    }
    expect(took).toEqual([1, 2, 3, 1, 2, 3])
    expect(await rotation.claimNext(async (account) => account)).toBeNull()
    expect(await rotation.hasIdleAccount()).toBe(false)
    ends[4]?.()
    await new Promise(setImmediate)
    expect((await rotation.claimNext(async (account) => account))?.work).toBe(2)
  })

  it('passes over accounts without work, and asks each once', async () => {
    const rotation = createFairQueue(all(1, 2), { each: 1 })
    const asked: number[] = []
    const claim = async (account: number) => (asked.push(account), account === 2 ? 'work' : null)
    expect((await rotation.claimNext(claim))?.work).toBe('work')
    expect(asked).toEqual([1, 2])
  })

  it('goes on with the next accounts where a look ended', async () => {
    const looks: number[] = []
    const rotation = createFairQueue(
      async (after) => {
        looks.push(after)
        return after === 0 ? { accounts: [1], next: 100 } : { accounts: [101], next: 0 }
      },
      { each: 1 },
    )
    const claim = async (account: number) => (account === 101 ? account : null)
    await rotation.claimNext(claim)
    expect((await rotation.claimNext(claim))?.work).toBe(101)
    expect(looks).toEqual([0, 100])
  })
})
