// A worker that ends while it sends: what of its messages nobody knows is sent once more where a receiver can tell a
// repeat, and never where each costs money.
import { describe, expect, it } from 'vitest'
import { SUB_BATCH } from '../../../src/server/domain/campaigns/runs/concurrency.ts'
import { leaseDue } from '../../../src/server/domain/campaigns/runs/due-messages.ts'
import { retryDeferred } from '../../../src/server/domain/campaigns/runs/retry-deferred.ts'
import { LEASE } from '../../../src/server/domain/campaigns/runs/send-run.ts'
import { PRIORITY, TAKES } from '../../../src/server/domain/sending/priority.ts'
import { accepts, CONTACTS, dies, once, useRuns } from '../../support/planned-run.ts'

const runs = useRuns()

it('what is reported of the messages of a range before it is settled is followed, of each of them', async () => {
  const { carrier, receipts, heard, sendChunk } = await runs.planned('email')
  const { send } = carrier
  const sent: number[] = []
  carrier.send = async (messages) => {
    for (const { messageId } of messages) {
      sent.push(messageId)
      await receipts.take({ messageId, account: null, kind: 'delivered' })
    }
    return send(messages)
  }
  await sendChunk()
  expect(sent).toHaveLength(CONTACTS)
  expect(heard.toSorted()).toEqual(sent.toSorted())
})

describe.each([
  { channel: 'email', outcomes: { accepted: CONTACTS, unknown: 0 }, most: 2 },
  { channel: 'sms', outcomes: { accepted: 3, unknown: SUB_BATCH }, most: 1 },
  { channel: 'voice', outcomes: { accepted: 3, unknown: SUB_BATCH }, most: 1 },
] as const)('a campaign by $channel', ({ channel, outcomes, most }) => {
  it(`has a range in flight when its worker is killed: at most ${most} attempts each`, async () => {
    const run = await runs.planned(channel)
    run.carrier.answer = dies
    await expect(run.sendChunk()).rejects.toThrow('killed')
    run.carrier.answer = accepts
    expect(await run.sendChunk(), 'the lease still holds').toBe(false)
    runs.time += LEASE + 1
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual(outcomes)
    expect(Math.max(...run.attempts())).toBe(most)
    expect(run.attempts()).toHaveLength(CONTACTS)
  })

  it('has a second range in flight when its worker is killed: the first is settled', async () => {
    const run = await runs.planned(channel)
    run.carrier.answer = once(dies)
    await expect(run.sendChunk()).rejects.toThrow('killed')
    expect(await run.outcomes()).toEqual({ accepted: SUB_BATCH, unknown: 0 })
    run.carrier.answer = accepts
    runs.time += LEASE + 1
    await run.sendChunk()
    const inDoubt = CONTACTS - SUB_BATCH
    expect(await run.outcomes()).toEqual(
      channel === 'email' ? { accepted: CONTACTS, unknown: 0 } : { accepted: SUB_BATCH, unknown: inDoubt },
    )
    expect(run.attempts().filter((n) => n > 1)).toHaveLength(channel === 'email' ? inDoubt : 0)
  })

  it('has a range in flight that is longer than what the next worker takes at once', async () => {
    const run = await runs.planned(channel)
    run.carrier.answer = dies
    await expect(run.sendChunk()).rejects.toThrow('killed')
    run.carrier.answer = accepts
    runs.time += LEASE + 1
    await run.sendChunk({ batch: 8, shouldContinue: async () => false })
    expect(await run.sendChunk(), 'the chunk was given back').toBe(true)
    expect(await run.outcomes()).toEqual(outcomes)
    expect(Math.max(...run.attempts())).toBe(most)
  })

  it('has a message put off when its worker is killed', async () => {
    const run = await runs.planned(channel, 1)
    run.carrier.answer = async () => [{ state: 'deferred', reason: 'busy' }]
    await run.sendChunk()
    runs.time += 600_000
    run.carrier.answer = dies
    const due = () => leaseDue(run.worker, run.account, TAKES.retries, 10)
    await expect(retryDeferred(run.worker, await due())).rejects.toThrow('killed')
    runs.time += LEASE + 1
    run.carrier.answer = accepts
    const again = await due()
    expect(again.map(({ priority }) => priority)).toEqual([PRIORITY.campaign])
    await retryDeferred(run.worker, again)
    expect(await run.outcomes()).toEqual(
      channel === 'email' ? { accepted: 1, unknown: 0 } : { accepted: 0, unknown: 1 },
    )
    expect(run.attempts()).toEqual([channel === 'email' ? 3 : 2])
  })

  it('is not in doubt when a look at its recipients failed', async () => {
    const run = await runs.planned(channel)
    // Who is on the list cannot be asked.
    await runs.store.write((tx) => tx.schema.alterTable('suppression').renameTo('elsewhere').execute())
    await expect(run.sendChunk()).rejects.toThrow()
    await runs.store.write((tx) => tx.schema.alterTable('elsewhere').renameTo('suppression').execute())
    runs.time += LEASE + 1
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })
})

it('a range in doubt is in doubt once more in part: only that part is not sent again', async () => {
  const run = await runs.planned('email')
  run.carrier.answer = dies
  await expect(run.sendChunk()).rejects.toThrow('killed')
  runs.time += LEASE + 1
  run.carrier.answer = once(dies)
  await expect(run.sendChunk({ batch: 8, shouldContinue: async () => true })).rejects.toThrow('killed')
  runs.time += LEASE + 1
  run.carrier.answer = accepts
  await run.sendChunk()
  expect(await run.outcomes()).toEqual({ accepted: CONTACTS - 8, unknown: 8 })
  expect(Math.max(...run.attempts())).toBe(2)
})

it('a message in doubt is put off: it is sent once more, and then never again', async () => {
  const run = await runs.planned('email', 1)
  run.carrier.answer = dies
  await expect(run.sendChunk()).rejects.toThrow('killed')
  runs.time += LEASE + 1
  run.carrier.answer = async () => [{ state: 'deferred', reason: 'busy' }]
  await run.sendChunk()
  run.carrier.answer = dies
  runs.time += 3_600_000
  const due = () => leaseDue(run.worker, run.account, TAKES.retries, 10)
  await expect(retryDeferred(run.worker, await due())).rejects.toThrow('killed')
  runs.time += LEASE + 1
  run.carrier.answer = accepts
  await retryDeferred(run.worker, await due())
  expect(await run.outcomes()).toEqual({ accepted: 0, unknown: 1 })
  expect(run.attempts()).toEqual([3])
})
