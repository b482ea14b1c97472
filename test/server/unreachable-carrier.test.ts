// An SMTP host that is down for 72 hours: the campaign ends, everybody is accounted for, and nobody bounced.
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { withCampaign } from '../support/mailing.ts'
import { startServer } from '../support/server.ts'

it('fails its recipients without calling it a bounce', async () => {
  const MESSAGING_SANDBOX_SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
  await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL } })
  const campaign = await withCampaign(server, ['one@example.com', 'two@example.com'])
  await campaign.start()
  await eventually(async () => (await campaign.status()) === 'sending')
  await server.sandbox().advanceClock({ body: { seconds: 4 * 86_400 } })
  expect(await campaign.status()).toBe('sent')
  expect(await campaign.overall()).toMatchObject({ sends: 0, soft_bounces: 0, hard_bounces: 0 })
  // The contacts are as reachable as before.
  expect(await campaign.activities(await campaign.contactOf('one@example.com'))).toEqual(['subscription'])
})
