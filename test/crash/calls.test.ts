// A call is begun when the process dies: nobody is called twice at once, and whoever did not take the call is called again.
import { expect, it, onTestFinished } from 'vitest'
import { createMarketingClient, signTestWebhook } from '../../src/clients/index.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from '../support/calling.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { callingBy, SECRET } from '../support/gateway.ts'
import { campaignOf, createCaller, makeList } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import { openMember } from './open-member.ts'

const LIVE_KEY = 'live_of_the_calls'

interface Posted {
  id: string
  to: string
  callback: string
}

it('kill -9 while calls are begun: those that were busy are made again, and the others are in doubt', async () => {
  // The first calls are never answered.
  const gateway = await startReceiver(({ body }) =>
    body.includes('351910') ? new Promise<never>(() => undefined) : { status: 202, body: '{"carrier_id":"gw-1"}' },
  )
  onTestFinished(() => gateway.close())
  await using own = await openMember({
    MESSAGING_PUBLIC_URL: 'http://127.0.0.1:1',
    CRASH_LIVE_KEY: LIVE_KEY,
    ...callingBy(gateway),
  })
  const { data, member } = own
  const start = async () => {
    await member.start()
    return createMarketingClient({ apiKey: LIVE_KEY, baseUrl: `${member.url()}/marketing/v3` })
  }
  const posted = (): Posted[] => gateway.requests.map(({ body }) => JSON.parse(body) as Posted)
  const called = (to: string) => posted().filter((call) => call.to === to)
  async function tell({ id }: Posted, cause: string): Promise<number> {
    const said = { type: 'call', id, carrier_id: 'gw-1', at: new Date().toISOString(), event: 'ended', cause }
    const { body, headers } = await signTestWebhook(said as never, SECRET)
    return (await fetch(`${member.url()}/carrier/v1/call-news`, { method: 'POST', body, headers })).status
  }
  const messages = () =>
    readRows<{ address: string; state: string; attempts: number; carrier_ref: string | null }>(
      data,
      'SELECT address, state, attempts, carrier_ref FROM message WHERE run_id IS NOT NULL ORDER BY address',
    )
  const dueNow = () => changeRows(data, 'UPDATE message SET next_at = 1 WHERE next_at IS NOT NULL')
  let api = await start()
  const sender_id = await createCaller(api)
  await changeRows(data, `UPDATE sender SET status = 'active'`)
  const list_id = await makeList(api)
  const [early, late, silent] = ['351-910000001', '351-910000002', '351-910000003']
  for (const [n, cellphone] of [early, late, silent].entries())
    await api.createContact({
      path: { list_id },
      body: { base: { email: `c${n}@example.com`, cellphone, phone: `351-92000000${n}` } },
    })
  const hash = await makeVoiceCampaign(api, list_id, { sender_id })
  await sendVoiceCampaign(api, hash, list_id, { destination_field: 'cellphone_failsafe_phone' })
  await gateway.waitForCount(3)
  const [first, second] = ['+351910000001', '+351910000002'].map((to) => called(to)[0]) as [Posted, Posted]
  await member.kill()
  api = await start()
  // Before anybody looks at what the dead process had in hand, or after it.
  expect(await tell(first, 'busy')).toBe(204)
  await eventually(async () => (await messages()).filter(({ carrier_ref }) => carrier_ref !== null).length >= 2)
  expect(await tell(second, 'no_answer')).toBe(204)
  await eventually(() => called('+351920000000').length === 1 && called('+351920000001').length === 1)
  // `dueNow` would end the lease of a call whose response is not stored yet, and leave its outcome unknown.
  await eventually(async () =>
    (await messages()).every(({ address, state }) => address === silent || state !== 'sending'),
  )
  await eventually(async () => {
    await dueNow()
    return (await campaignOf(api, hash)).status === 'sent'
  })
  // Nobody told of the third call.
  expect((await messages()).map(({ state }) => state).sort()).toEqual(['accepted', 'accepted', 'unknown'])
  expect(new Set(posted().map(({ id }) => id)).size).toBe(5)
  expect(called('+351910000003')).toHaveLength(1)
  const third = called('+351910000003')[0] as Posted
  expect(await tell(third, 'busy')).toBe(204)
  const path = { campaign_hash: hash }
  expect((await api.getVoiceReport({ path })).overall).toMatchObject({ sends: 3, pending: 2, error: 1 })
})
