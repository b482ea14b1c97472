// The short form of the proof that no recipient is lost, and that none who was settled is sent to again. The long form
// is `npm run test:crash`.
import { expect, it } from 'vitest'
import { IN_HAND } from '../../src/server/domain/campaigns/runs/in-hand.ts'
import { onPostgres } from '../support/engine.ts'
import { runStorm } from './storm.ts'

const RECIPIENTS = 2_500

it('a campaign to some thousands survives that everything is killed', async () => {
  const engine = onPostgres ? 'postgres' : 'sqlite'
  const blows = onPostgres ? 5 : 3
  const options = {
    engine,
    blows,
    recipients: RECIPIENTS,
    hangs: 0,
    seed: 'short',
    lease: 1_500,
    patience: 60_000,
    say: () => undefined,
  } as const
  const found = await runStorm(options)
  expect(found).toMatchObject({
    planned: RECIPIENTS,
    skipped: 0,
    cancelled: 0,
    lost: [],
    sentAfterSettled: [],
    underTwoIds: [],
  })
  expect(found.accepted + found.failed + found.unknown).toBe(RECIPIENTS)
  expect(found.ambiguous).toBeLessThanOrEqual(found.workersKilled * IN_HAND)
  expect(found.pauses).toBeGreaterThan(0)
  // Proves that the sink did misbehave.
  expect(found.failed).toBeGreaterThan(0)
  expect(found.repeatedBySink).toBeGreaterThan(0)
}, 120_000)
