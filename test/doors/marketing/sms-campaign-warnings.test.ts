// What the author of an SMS campaign learns before it is sent, and whom it did not reach, by reason.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { makeContact, makeList, openAccount, sendSmsCampaign, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

type Options = MarketingSchemas['SmsCampaignOptions']

async function open() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  const create = (message: string, options: Options) =>
    account.api.createSmsCampaign({
      body: { list_id, internal_name: 'Spring', content: { type: 'text', message }, options },
    })
  return { ...account, account, list_id, create }
}

const LACKS = expect.stringMatching(/^gsm lacks 2 characters of the text: ã õ\. No recipient gets it\./)
const VALUES = expect.stringMatching(/^Values of contacts may have characters that gsm lacks, such as ã in João\./)

describe('warnings', () => {
  it.each<{ name: string; message: string; options: Options; warnings: unknown[] | undefined }>([
    { name: 'nothing for a text that fits', message: 'Hello', options: { encoding: 'gsm' }, warnings: undefined },
    { name: 'nothing without an encoding', message: 'Olá {{ first_name }}', options: {}, warnings: undefined },
    {
      name: 'nothing for unicode',
      message: 'ã {{ first_name }}',
      options: { encoding: 'unicode' },
      warnings: undefined,
    },
    { name: 'characters, once each', message: 'ã õ ã', options: { encoding: 'gsm' }, warnings: [LACKS] },
    {
      name: 'characters and values',
      message: 'ã õ {{ first_name | upcase }}',
      options: { encoding: 'gsm' },
      warnings: [LACKS, VALUES],
    },
    {
      name: 'nothing that is transliterated',
      message: 'ã {{ first_name }}',
      options: { encoding: 'gsm', transliterate: true },
      warnings: undefined,
    },
    {
      name: 'what has no plainer form',
      message: 'Шo',
      options: { encoding: 'gsm', transliterate: true },
      warnings: [expect.stringMatching(/^gsm lacks a character of the text: Ш\./)],
    },
    {
      name: 'nothing of the language',
      message: 'ã õ',
      options: { encoding: 'gsm', language: 'portuguese' },
      warnings: undefined,
    },
    {
      name: 'the length',
      message: 'a'.repeat(161),
      options: { max_messages: 1 },
      warnings: [expect.stringMatching(/^The text takes 2 messages without values of contacts, and 1 are allowed/)],
    },
  ])('tell of $name', async ({ message, options, warnings }) => {
    const { api, create } = await open()
    const { campaign_hash, ...more } = await create(message, options)
    expect(more.warnings).toEqual(warnings)
    const path = { campaign_hash }
    expect((await api.getCampaignPreview({ path })).warnings).toEqual(warnings)
    expect((await api.updateSmsCampaign({ path, body: { internal_name: 'Again' } })).warnings).toEqual(warnings)
  })

  it('are those of smart SMS, too', async () => {
    const { api, list_id } = await open()
    const made = await api.createSmartSmsCampaign({
      body: {
        list_id,
        internal_name: 'Spring',
        campaign_content: { message: 'ã õ' },
        page_content: { type: 'html', page_html: '<p>Offers</p>' },
        options: { encoding: 'gsm' },
      },
    })
    expect(made.warnings).toEqual([LACKS])
  })
})

describe('a contact João in a campaign in gsm', () => {
  it('is counted by reason, in the campaign and in its report', async () => {
    const { api, account, list_id, create } = await open()
    for (const [i, first_name] of ['Ana', 'João', 'Simão', 'Zoé'].entries())
      await makeContact(api, list_id, { base: { cellphone: `351-91000010${i}`, first_name } })
    const { campaign_hash } = await create('Hello {{ first_name }}', { encoding: 'gsm' })
    await sendSmsCampaign(api, campaign_hash, list_id)
    await settle(account)
    const failures = [
      { reason: expect.stringMatching(/^the text has a character that the encoding gsm lacks: ã\./), recipients: 2 },
    ]
    const { runs } = await api.getCampaign({ path: { campaign_hash } })
    expect(runs).toMatchObject([{ status: 'sent', planned: 4, accepted: 2, failed: 2, failures }])
    expect(await api.getSmsReport({ path: { campaign_hash } })).toMatchObject({ failures })
  })
})
