// What the carrier of the sandbox keeps when the database does not answer.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccounts } from '../../../src/server/domain/accounts/accounts.ts'
import { keepCaptured, type TakenMessage } from '../../../src/server/domain/sandbox/keep-captured.ts'
import type { Clock } from '../../../src/server/lib/clock.ts'
import { type Store, StoreUnavailableError } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, onPostgresOnly, openTestStore, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'

/** Transactions of this database that wait for another one. */
const WAITING = `SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
  WHERE NOT granted AND d.datname = current_database()`
const NOON = Date.parse('2031-03-04T12:00:00Z')
const clock: Clock = {
  now: () => NOON,
  wall: () => NOON,
  steady: () => performance.now(),
  times: () => ({ wall: NOON, ahead: new Map(), suspended: new Set() }),
}

let folder: string
let store: Store

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-captures-'))
  store = await openTestStore(folder)
})

afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

/** What the carrier keeps messages with, and what makes one of an account. */
async function opened() {
  const { accountId: account_id } = await createAccounts({ store, clock, sandbox: true }).create('Shop', 'sandbox')
  const sms = (n: number, more: Partial<TakenMessage> = {}): TakenMessage => ({
    account_id,
    epoch: 0,
    channel: 'sms',
    sender: 'Shop',
    recipient: `351-91000000${n}`,
    subject: null,
    message_id: n,
    campaign_hash: null,
    outcome: 'accepted',
    source: '',
    created: NOON,
    content: JSON.stringify({ text: 'Hello' }),
    ...more,
  })
  const kept = () => store.db.selectFrom('captured_message').select(['message_id', 'outcome']).orderBy('id').execute()
  return { keep: keepCaptured(store), sms, kept }
}

/** The next transaction: whether it is committed, and nobody hears of it. */
function loseNext({ committed }: { committed: boolean }): void {
  const { writeAlongside } = store
  store.writeAlongside = async (work) => {
    store.writeAlongside = writeAlongside
    if (committed) await writeAlongside(work)
    throw new StoreUnavailableError('the database is away')
  }
}

it.each([true, false])(
  'each message is kept once, whether or not the lost transaction was committed: %s',
  async (committed) => {
    const { keep, sms, kept } = await opened()
    loseNext({ committed })
    await keep([sms(1), sms(2, { ending: 'reply' }), sms(3)])
    expect((await kept()).map(({ message_id }) => message_id).sort()).toEqual([1, 2, 3])
    expect(await store.db.selectFrom('timer').select('ref').execute()).toHaveLength(1)
  },
)

it('a later attempt of the same message is another one', async () => {
  const { keep, sms, kept } = await opened()
  await keep([sms(1, { outcome: 'deferred' }), sms(2)])
  loseNext({ committed: false })
  await keep([sms(1), sms(2, { created: NOON + 60_000 })])
  expect(await kept()).toEqual([
    { message_id: 1, outcome: 'deferred' },
    { message_id: 2, outcome: 'accepted' },
    { message_id: 1, outcome: 'accepted' },
    { message_id: 2, outcome: 'accepted' },
  ])
})

it('a commit that is still under way is waited for', onPostgresOnly(), async () => {
  const { keep, sms, kept } = await opened()
  const { writeAlongside } = store
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  let committed: Promise<unknown> = Promise.resolve()
  store.writeAlongside = async (work) => {
    store.writeAlongside = writeAlongside
    committed = writeAlongside(async (tx) => {
      await work(tx)
      first.resolve()
      await ended
    })
    await first.promise
    throw new StoreUnavailableError('the connection broke while the server committed')
  }
  const keeping = keep([sms(1), sms(2)])
  await eventually(async () => (await readRows(folder, WAITING)).length > 0)
  end()
  await Promise.all([committed, keeping])
  expect((await kept()).map(({ message_id }) => message_id).sort()).toEqual([1, 2])
})
