// The short form of the proof for promotions. The long form is `npm run test:crash -- promotion`.
import { expect, it } from 'vitest'
import { onPostgresOnly } from '../support/engine.ts'
import { brokenByPromotion, runPromotions } from './promotion.ts'

it('kill -9 of the primary: its synchronous standby has all that was answered', onPostgresOnly(), async () => {
  const size = { synchronous: true, recipients: 400, promotions: 1 }
  const options = { ...size, lag: 0, pause: 500, lease: 15_000, seed: 'short', patience: 200_000, say: () => undefined }
  const found = await runPromotions(options)
  expect(brokenByPromotion(found, size)).toEqual([])
  expect(found.refused).toBeGreaterThan(0)
})
