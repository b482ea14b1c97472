// The short form of the soak; the long one is `npm run test:soak`.
import { expect, it } from 'vitest'
import { onPostgres } from '../support/engine.ts'
import { grown, MOST_GROWN, runSoak } from './soak.ts'

it('single messages by every wire, with faults on each, add up', async () => {
  const engine = onPostgres ? 'postgres' : 'sqlite'
  const say = () => undefined
  const found = await runSoak({ engine, rounds: 12, each: 10, pause: 0, seed: 'short', patience: 240_000, say })
  const { email, sms, push } = found.wires
  for (const wire of [email, sms, push]) {
    expect(wire).toMatchObject({ ordered: 120, lost: [] })
    expect(Object.values(wire.states).reduce((sum, n) => sum + n)).toBe(120)
  }
  expect(sms.twice).toEqual([])
  expect(found.hooks).toMatchObject({ missing: 0, states: { delivered: expect.any(Number) } })
  expect(Object.keys(found.hooks.states)).toEqual(['delivered'])
  expect(grown(found.memory)).toBeLessThan(MOST_GROWN)
  // Proves that the wires and the receiver did misbehave.
  expect(sms.states['failed']).toBeGreaterThan(0)
  expect(found.hooks.refused).toBeGreaterThan(0)
})
