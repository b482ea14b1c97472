// The short form of the proof that a promotion of the standby loses and repeats nothing. The long form is
// `npm run test:crash -- promotion`.
import { expect, it } from 'vitest'
import { onPostgresOnly } from '../support/engine.ts'
import { brokenByPromotion, runPromotions } from './promotion.ts'

it(
  'the primary dies, and its synchronous standby continues: nothing is lost, and nothing is sent twice',
  onPostgresOnly(),
  async () => {
    const recipients = 300
    const found = await runPromotions({
      synchronous: true,
      recipients,
      promotions: 1,
      lag: 0,
      pause: 300,
      seed: 'short',
      patience: 120_000,
      say: () => undefined,
    })
    expect(brokenByPromotion(found, { recipients, synchronous: true })).toEqual([])
    // Proves that all kinds of requests came in between.
    expect(found.singles.answered).toBeGreaterThan(0)
    expect(found.imports.answered).toBeGreaterThan(0)
    expect(found.hooks.received).toBeGreaterThan(0)
  },
)
