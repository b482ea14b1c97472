// The short form of the soak; the long one is `npm run test:soak`.
import { expect, it } from 'vitest'
import { onPostgres } from '../support/engine.ts'
import { grown, MOST_GROWN, runSoak } from './soak.ts'

it('single messages and campaigns by every wire, with faults on each, add up', async () => {
  const engine = onPostgres ? 'postgres' : 'sqlite'
  const say = () => undefined
  const smsBy = onPostgres ? 'gateway' : 'centre'
  const load = { rounds: 12, each: 10, recipients: 60, pause: 0 }
  const found = await runSoak({ engine, smsBy, ...load, seed: 'short', patience: 240_000, say })
  for (const [wire, { ordered, lost, states }] of Object.entries(found.wires)) {
    expect({ wire, lost }).toEqual({ wire, lost: [] })
    expect(Object.values(states).reduce((sum, n) => sum + n)).toBe(ordered)
  }
  const { email, sms, google, apple, calls, browsers } = found.wires
  expect([email, sms, google, apple].map(({ ordered }) => ordered)).toEqual([120, 120, 120, 120])
  expect([calls, browsers].map(({ ordered }) => ordered)).toEqual([60, 60])
  expect([sms.twice, calls.twice]).toEqual([[], []])
  expect(found.hooks).toMatchObject({ missing: 0, states: { delivered: expect.any(Number) } })
  expect(Object.keys(found.hooks.states)).toEqual(['delivered'])
  expect(grown(found.memory)).toBeLessThan(MOST_GROWN)
  // Proves that the wires and the receiver did misbehave.
  expect(sms.states['failed']).toBeGreaterThan(0)
  expect(found.hooks.refused).toBeGreaterThan(0)
})
