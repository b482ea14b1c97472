// What people answer to SMS, with both numbers in whatever form a network writes them: the answer reaches the account, and
// somebody who asked to stop gets nothing more.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import type { SmeAddress } from '../../src/server/channels/smpp/pdu.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { campaignOf, makeList, makeSmsCampaign, sendSmsCampaign } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startTestSmsc, type TestSmsc } from '../support/smsc.ts'
import { withSmsSender } from '../support/texting.ts'

let smsc: TestSmsc
let server: TestServer
beforeAll(async () => {
  smsc = await startTestSmsc()
  server = await startServer({ env: { MESSAGING_SMPP_URL: smsc.url } })
})
afterAll(async () => {
  await server?.close()
  await smsc?.close()
})

const [UNKNOWN, INTERNATIONAL, NATIONAL, SUBSCRIBER] = [0, 1, 2, 4]
const sme = (ton: number, addr: string): SmeAddress => ({ ton, npi: 1, addr })
const OURS = '351-921000001'

/** An address of the person, one of ours, and what they have to be read as. */
const forms: readonly { from: (own: string) => SmeAddress; to: SmeAddress }[] = [
  { from: (own) => sme(INTERNATIONAL, `351${own}`), to: sme(INTERNATIONAL, '351921000001') },
  { from: (own) => sme(UNKNOWN, `00351${own}`), to: sme(UNKNOWN, '351921000001') },
  { from: (own) => sme(NATIONAL, `+351${own}`), to: sme(UNKNOWN, '+351921000001') },
  { from: (own) => sme(SUBSCRIBER, `+351${own}`), to: sme(NATIONAL, '921000001') },
  { from: (own) => sme(NATIONAL, own), to: sme(INTERNATIONAL, '351921000001') },
  { from: (own) => sme(UNKNOWN, own), to: sme(UNKNOWN, '00351921000001') },
  { from: (own) => sme(NATIONAL, own), to: sme(NATIONAL, '921000001') },
  { from: (own) => sme(NATIONAL, `351${own}`), to: sme(NATIONAL, '351921000001') },
  { from: (own) => sme(INTERNATIONAL, `00351${own}`), to: sme(INTERNATIONAL, '+351921000001') },
]

const suppressed = async (api: MarketingClient) =>
  (await api.listSuppressionEntries({ query: { limit: 100 } })).items.map(({ value }) => value)

describe('STOP', () => {
  it('reaches the account in any form, and the next campaign reaches nobody who sent it', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Stopping', 'live')
    const { sender_id } = await withSmsSender(server, key, OURS)
    await server.app.domain.accounts.moderation.settle(sender_id, 'active')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const people = forms.map((form, n) => ({ ...form, own: `91200000${n}` }))
    for (const { own } of people)
      await api.createContact({ path: { list_id }, body: { base: { cellphone: `+351 ${own}` } } })
    await api.createContact({ path: { list_id }, body: { base: { cellphone: '351-913000000' } } })
    for (const { own, from, to } of people) smsc.text(from(own), to, 'STOP')
    await eventually(async () => (await suppressed(api)).length === people.length)
    expect((await suppressed(api)).toSorted()).toEqual(people.map(({ own }) => `351-${own}`))

    const hash = await makeSmsCampaign(api, list_id, { sender_id, content: { type: 'text', message: 'Spring' } })
    await sendSmsCampaign(api, hash, list_id)
    await eventually(async () => (await campaignOf(api, hash)).status === 'sent')
    expect(smsc.submitted.filter(({ text }) => text === 'Spring').map(({ to }) => to)).toEqual(['351913000000'])
    // Each gets its confirmation from the number that they wrote to.
    await smsc.parts.wait((all) => all.filter(({ text }) => /no more SMS/.test(text)).length === people.length)
    const rows = await readRows<{ sender: string; recipient: string }>(
      server.data,
      'SELECT DISTINCT sender, recipient FROM inbound_message ORDER BY sender',
    )
    expect(rows).toEqual(people.map(({ own }) => ({ sender: `351-${own}`, recipient: OURS })))
  })
})
