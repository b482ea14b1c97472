// What happens to a run while one of its ranges is sent, before the next one begins.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SUB_BATCH } from '../../../src/server/domain/campaigns/runs/concurrency.ts'
import { leaseDue } from '../../../src/server/domain/campaigns/runs/due-messages.ts'
import { retryDeferred } from '../../../src/server/domain/campaigns/runs/retry-deferred.ts'
import { LEASE } from '../../../src/server/domain/campaigns/runs/send-run.ts'
import type { OutgoingEmail } from '../../../src/server/domain/sending/carrier.ts'
import { TAKES } from '../../../src/server/domain/sending/priority.ts'
import { StoreUnavailableError } from '../../../src/server/store/store.ts'
import { onPostgresOnly, onSqliteOnly } from '../../support/engine.ts'
import { accepts, CONTACTS, dies, once, useRuns } from '../../support/planned-run.ts'

const runs = useRuns()

describe.each(['email', 'sms', 'voice'] as const)('a campaign by %s', (channel) => {
  it('is paused while a range is sent: the next one does not begin', async () => {
    const run = await runs.planned(channel)
    run.carrier.answer = async (count) => {
      await run.change({ state: 'paused' })
      return accepts(count)
    }
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    await run.change({ state: 'sending' })
    expect(await run.sendChunk(), 'the chunk was given back').toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(run.attempts()).toEqual(Array.from({ length: CONTACTS }, () => 1))
  })

  it('is settled by another worker while a carrier is slow: the slow one changes nothing', async () => {
    const run = await runs.planned(channel)
    run.carrier.answer = once(accepts, async (count) => {
      runs.time += LEASE + 1
      await run.sendChunk()
      return Array.from({ length: count }, () => ({ state: 'failed', reason: 'too late', bounce: 'hard' }))
    })
    await run.sendChunk()
    const { accepted, unknown } = await run.outcomes()
    expect(accepted + unknown).toBe(CONTACTS)
    expect(await run.failures()).toEqual({ counted: 0, messages: 0, suppressed: 0 })
  })

  it('settles a range although the database does not say whether to go on', async () => {
    const run = await runs.planned(channel)
    const pass = { batch: SUB_BATCH, shouldContinue: () => Promise.reject(new Error('there is no database')) }
    await run.sendChunk(pass)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it('begins, but the answer of the database is lost: nobody was tried', async () => {
    const run = await runs.planned(channel)
    const { store } = run.worker
    const { writeAlongside } = store
    let writes = 0
    // The first takes the chunk, the second writes that its first range is in flight.
    store.writeAlongside = async (work) => {
      const value = await writeAlongside(work)
      if (++writes === 2) throw new StoreUnavailableError('the answer is lost')
      return value
    }
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it('is settled, but the answer of the database is lost: whoever comes next has not been tried', async () => {
    const run = await runs.planned(channel)
    run.aroundSettling({
      async after() {
        await run.change({ state: 'paused' })
        throw new StoreUnavailableError('the answer is lost')
      },
    })
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    await run.change({ state: 'sending' })
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it('is settled, the answer is lost, and the worker ends: whoever comes next has not been tried', async () => {
    const run = await runs.planned(channel)
    const { contexts } = run.worker
    const { cachedContext } = contexts
    run.aroundSettling({
      async after() {
        contexts.cachedContext = () => Promise.reject(new Error('the process was killed'))
        throw new StoreUnavailableError('the answer is lost')
      },
    })
    await expect(run.sendChunk()).rejects.toThrow('killed')
    contexts.cachedContext = cachedContext
    runs.time += LEASE + 1
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it.each([
    { what: 'its run is paused', stop: { state: 'paused' }, goOn: { state: 'sending' } },
    { what: 'its account is suspended', stop: { suspended: 1 }, goOn: { suspended: null } },
  ] as const)('$what when the next range has been looked at: it is tried later, once', async ({ stop, goOn }) => {
    const run = await runs.planned(channel)
    const change = (to: typeof stop | typeof goOn) => ('state' in to ? run.change(to) : run.changeAccount(to))
    run.aroundSettling({ before: () => change(stop) })
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    await change(goOn)
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it('is cancelled when the next range has been looked at: it does not begin', async () => {
    const run = await runs.planned(channel)
    run.aroundSettling({ before: () => run.change({ state: 'cancelling' }) })
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    expect(run.attempts()).toHaveLength(SUB_BATCH)
  })

  it('is halted when more of its recipients have an outcome than were planned', async () => {
    const run = await runs.planned(channel)
    await run.change({ planned: SUB_BATCH - 1 })
    await run.sendChunk()
    expect(await run.state()).toBe('halted')
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    await run.change({ planned: CONTACTS, state: 'sending' })
    expect(await run.sendChunk(), 'the others were not tried').toBe(true)
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
  })

  it('is cancelled while a message is put off: the message ends at once', async () => {
    const run = await runs.planned(channel, 1)
    run.carrier.answer = async () => {
      await run.change({ state: 'cancelling' })
      return [{ state: 'deferred', reason: 'busy' }]
    }
    await run.sendChunk()
    const due = await leaseDue(run.worker, run.account, TAKES.retries, 10)
    await retryDeferred(run.worker, due)
    expect(await runs.store.db.selectFrom('message').select('state').execute()).toEqual([{ state: 'cancelled' }])
  })
})

it('a range is in doubt for the first time, its answer is lost, and the run is paused: it keeps its second try', async () => {
  const run = await runs.planned('email')
  run.carrier.answer = dies
  await expect(run.sendChunk()).rejects.toThrow('killed')
  runs.time += LEASE + 1
  run.carrier.answer = accepts
  run.aroundSettling({
    async after() {
      await run.change({ state: 'paused' })
      throw new StoreUnavailableError('the answer is lost')
    },
  })
  await run.sendChunk({ batch: 8, shouldContinue: async () => true })
  await run.change({ state: 'sending' })
  await run.sendChunk()
  expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
})

// What nobody handles ends the process; here it fails the test.
describe('the last statement of what settles a range fails', () => {
  it('for once, by a deadlock: it runs again', onPostgresOnly(), async () => {
    const run = await runs.planned('email')
    await runs.store.write(async (tx) => {
      await sql`CREATE SEQUENCE falls`.execute(tx)
      await sql`CREATE FUNCTION fall() RETURNS trigger AS $$ BEGIN
        IF NEW.accepted > OLD.accepted AND nextval('falls') = 1 THEN
          RAISE EXCEPTION 'a deadlock' USING ERRCODE = '40P01';
        END IF;
        RETURN NEW; END $$ LANGUAGE plpgsql`.execute(tx)
      await sql`CREATE TRIGGER fall BEFORE UPDATE ON run FOR EACH ROW EXECUTE FUNCTION fall()`.execute(tx)
    })
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })

  it('for good: the worker hears of it', onSqliteOnly(), async () => {
    const run = await runs.planned('email')
    await runs.store.write((tx) =>
      sql`CREATE TRIGGER fall BEFORE UPDATE ON run WHEN NEW.accepted > OLD.accepted
        BEGIN SELECT RAISE(ABORT, 'it falls'); END`.execute(tx),
    )
    await expect(run.sendChunk()).rejects.toThrow('it falls')
    expect(await run.outcomes()).toEqual({ accepted: 0, unknown: 0 })
  })
})

it('a sender is renamed while a range is sent: the next one goes out under the new name', async () => {
  const { carrier, sendChunk } = await runs.planned('email')
  const { send } = carrier
  const names: unknown[] = []
  carrier.send = async (messages) => {
    names.push(...messages.map((message) => (message as OutgoingEmail).from.name))
    await runs.store.write((tx) => tx.updateTable('sender').set({ name: 'Market' }).execute())
    return send(messages)
  }
  await sendChunk()
  expect(names).toEqual([...Array(SUB_BATCH).fill('Shop'), ...Array(CONTACTS - SUB_BATCH).fill('Market')])
})
