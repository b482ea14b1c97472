// What tests of calls build again and again: a sender, recordings, campaigns.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import { changeRows, readRows } from './engine.ts'
import type { Account } from './marketing.ts'
import type { TestServer } from './server.ts'

/** The smallest files that are taken for recordings, in Base64. */
export const WAV = Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ').toString('base64')
export const MP3 = 'SUQzBAAAAAAAAA=='

/** The phone sender of an account, made when it has none. */
export async function makePhoneSender(
  server: TestServer,
  { accountId }: Pick<Account, 'accountId'>,
  status = 'active',
): Promise<number> {
  const find = `SELECT id FROM sender WHERE account_id = ${accountId} AND channel = 'phone' AND status = '${status}'`
  const [found] = await readRows<{ id: number }>(server.data, find)
  if (found) return Number(found.id)
  const address = status === 'active' ? '351-210000009' : '351-210000008'
  await changeRows(
    server.data,
    `INSERT INTO sender (account_id, channel, name, address, status, created)
     VALUES (${accountId}, 'phone', '${address}', '${address}', '${status}', 0)`,
  )
  return makePhoneSender(server, { accountId }, status)
}

/** A draft that plays a recording, unless the test says otherwise. Returns its hash. */
export async function makeVoiceCampaign(
  api: MarketingClient,
  list_id: number,
  change: Partial<MarketingSchemas['VoiceCampaignCreate']> & { sender_id: number },
): Promise<string> {
  const body = { list_id, internal_name: 'Spring', content: { type: 'audio' as const, audio: WAV }, ...change }
  return (await api.createVoiceCampaign({ body })).campaign_hash
}

/** Orders the calls for the whole list, unless `more` says otherwise. */
export const sendVoiceCampaign = (
  api: MarketingClient,
  campaign_hash: string,
  list_id: number,
  more: Partial<MarketingSchemas['VoiceCampaignSend']> = {},
) =>
  api.sendVoiceCampaign({
    path: { campaign_hash },
    body: { list_id, destination_field: 'cellphone', segments: { type: 'none' }, ...more },
  })
