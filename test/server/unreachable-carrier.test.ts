// An SMTP host that is down for 72 hours: the campaign ends, everybody is accounted for, and nobody bounced.
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { withCampaign } from '../support/mailing.ts'
import { startServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'

it('fails its recipients without calling it a bounce', async () => {
  const smtp = await startSmtpSink()
  await smtp.close()
  await using server = await startServer({ env: { MESSAGING_SMTP_URL: smtp.url } })
  const campaign = await withCampaign(server, ['one@example.com', 'two@example.com'])
  await campaign.start()
  await eventually(async () => (await campaign.status()) === 'sending')
  await server.sandbox().advanceClock({ body: { seconds: 4 * 86_400 } })
  expect(await campaign.status()).toBe('sent')
  expect(await campaign.overall()).toMatchObject({ sends: 0, soft_bounces: 0, hard_bounces: 0 })
  // The contacts are as reachable as before.
  expect(await campaign.activities(await campaign.contactOf('one@example.com'))).toEqual(['subscription'])
})
