// A carrier that is slower than a lease: the worker keeps what it holds, and nobody sends it a second time.
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { useServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'

const LEASE = 400
/** Several leases long. */
const SLOW = 1_600

const smtp = useSmtpSink({
  rejectData: async (mail) => {
    attempts.push(mail.to[0] ?? '')
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    return null
  },
})
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url }, app: { lease: LEASE } }))
let attempts: string[]

it('a single email is sent once', async () => {
  attempts = []
  const mailing = await withSender(server)
  const id = await mailing.send({ to: 'slow@example.com' })
  expect(await mailing.settled(id)).toBe('finished')
  expect(attempts).toEqual(['slow@example.com'])
})

it('a recipient of a campaign is sent to once', async () => {
  attempts = []
  const { key } = await server.createAccount('Slow')
  const mailing = await withSender(server, key)
  const { list_id, campaign_hash } = await withCampaign(server, ['one@example.com', 'two@example.com'], mailing)
  await mailing.marketing.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  const sent = await eventually(
    async () => (await mailing.marketing.listCampaigns({ query: { status: 'sent' } })).items[0],
  )
  expect(sent.processed_messages).toBe(2)
  expect(attempts.sort()).toEqual(['one@example.com', 'two@example.com'])
})
