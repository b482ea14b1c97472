// The short form of the proof that no recipient is lost, and that none who was settled is sent to again. The long form
// is `npm run test:crash`.
import { expect, it } from 'vitest'
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { onPostgres, onSqliteOnly } from '../support/engine.ts'
import { runStorm, type StormResult } from './storm.ts'

const engine = onPostgres ? 'postgres' : 'sqlite'
const options = {
  engine,
  blows: onPostgres ? 5 : 3,
  hangs: 0,
  seed: 'short',
  lease: 1_500,
  patience: 60_000,
  say: () => undefined,
} as const

function expectPromises(found: StormResult, recipients: number): void {
  expect(found).toMatchObject({
    planned: recipients,
    skipped: 0,
    cancelled: 0,
    lost: [],
    sentAfterSettled: [],
    underTwoIds: [],
  })
  expect(found.accepted + found.failed + found.unknown).toBe(recipients)
  expect(found.pauses).toBeGreaterThan(0)
  // One suspect runs at a time, so a death convicts one at most.
  expect(found.setAside).toBeLessThanOrEqual(found.workersKilled)
  // Proves that the sink did misbehave.
  expect(found.failed).toBeGreaterThan(0)
}

it('a campaign by email to some thousands survives that everything is killed', async () => {
  const recipients = 2_500
  const found = await runStorm({ ...options, channel: 'email', recipients })
  expectPromises(found, recipients)
  expect(found.ambiguous).toBeLessThanOrEqual(found.workersKilled * MAX_IN_PROGRESS)
  expect(found.repeatedBySink).toBeGreaterThan(0)
})

it('so does one by SMS, and nobody gets a second one', async () => {
  const recipients = 30_000
  const found = await runStorm({ ...options, channel: 'sms', recipients })
  expectPromises(found, recipients)
  expect(found.ambiguous).toBeLessThanOrEqual(found.workersKilled * MAX_IN_PROGRESS)
  expect(found.sentTwice).toBe(0)
  expect(found.unknown).toBeGreaterThan(0)
})

// The wires have no database. What the engine has a part in is whether a channel repeats a message in doubt, as email and
// push do, or not, as SMS by either wire: the two above show both. The long form runs all on both engines.
it('so does one by SMPP, while the centre is killed, too', onSqliteOnly(), async () => {
  const recipients = 1_500
  const found = await runStorm({ ...options, channel: 'smpp', blows: options.blows + 1, recipients })
  expectPromises(found, recipients)
  expect(found.blows['the other side']).toBeGreaterThan(0)
  expect(found.ambiguous).toBeLessThanOrEqual(found.workersKilled * MAX_IN_PROGRESS)
  expect(found.sentTwice).toBe(0)
})

it('so does one to the apps on devices, while the push service is killed, too', onSqliteOnly(), async () => {
  const recipients = 1_000
  const found = await runStorm({ ...options, channel: 'push', blows: options.blows + 1, recipients })
  expectPromises(found, recipients)
  expect(found.blows['the other side']).toBeGreaterThan(0)
  expect(found.ambiguous).toBeLessThanOrEqual(found.workersKilled * MAX_IN_PROGRESS)
  expect(found.repeatedBySink).toBeGreaterThan(0)
})
