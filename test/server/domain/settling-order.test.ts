// Who settles an SMS takes the counters last: whoever waits for an id holds up nobody who counts for the same campaign.
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf, driverAddress, onPostgresOnly, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { campaignOf, makeList, makeSmsCampaign, sendSmsCampaign } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { startHeldCentre } from '../../support/smsc.ts'
import { withSmsSender } from '../../support/texting.ts'

describe('the order of locks', onPostgresOnly(), () => {
  let centre: Awaited<ReturnType<typeof startHeldCentre>>
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    centre = await startHeldCentre()
    server = await startServer({ env: { MESSAGING_SMPP_URL: `smpp://user:secret@127.0.0.1:${centre.port}` } })
    client = new Client({ connectionString: driverAddress(await databaseOf(server.data)) })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await server?.close()
    await centre?.[Symbol.asyncDispose]()
  })

  /** Sends a campaign to one number, up to the centre. */
  async function sendOne() {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const { sender_id, marketing } = await withSmsSender(server, key)
    await server.app.domain.accounts.moderation.settle(sender_id, 'active')
    const list_id = await makeList(marketing)
    await marketing.createContact({ path: { list_id }, body: { base: { cellphone: '351-910000001' } } })
    const content = { type: 'text', message: 'Hi' } as const
    const hash = await makeSmsCampaign(marketing, list_id, { sender_id, content })
    await sendSmsCampaign(marketing, hash, list_id)
    const submit = await centre.submits.wait(([first]) => first)
    return { submit, status: async () => (await campaignOf(marketing, hash)).status }
  }

  const waitsForId = async () => {
    const waiting = await readRows<{ query: string }>(
      server.data,
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return waiting.some(({ query }) => query.includes('sms_part'))
  }

  it('nobody holds the counters of a campaign while waiting for a report on one of its messages', async () => {
    const { submit, status } = await sendOne()
    await client.query('BEGIN')
    // The report comes before the answer, under the id that the centre will give: its first answer was to the bind.
    await client.query(
      `INSERT INTO sms_part (carrier, carrier_id, message_id, total, state, created) VALUES ($1, '2', NULL, 0, 'delivered', 1)`,
      [`user@127.0.0.1:${centre.port}`],
    )
    submit.answer()
    await eventually(waitsForId)
    // NOWAIT fails when somebody holds a row.
    for (const counters of ['run', 'campaign'])
      expect((await client.query(`SELECT FROM ${counters} FOR UPDATE NOWAIT`)).rowCount).toBeGreaterThan(0)
    await client.query('COMMIT')
    await eventually(async () => (await status()) === 'sent')
  })
})
