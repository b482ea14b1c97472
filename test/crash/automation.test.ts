// The short form of the proof for automations. The long form is `npm run test:crash -- automation`.
import { expect, it } from 'vitest'
import { onPostgres } from '../support/engine.ts'
import { brokenByAutomation, runAutomationStorm } from './automation.ts'

it('contacts on their way through an automation survive that everything is killed', async () => {
  const contacts = 600
  const found = await runAutomationStorm({
    engine: onPostgres ? 'postgres' : 'sqlite',
    contacts,
    blows: onPostgres ? 5 : 3,
    seed: 'short',
    lease: 1_500,
    patience: 150_000,
    say: () => undefined,
  })
  expect(brokenByAutomation(found, contacts)).toEqual([])
}, 900_000)
