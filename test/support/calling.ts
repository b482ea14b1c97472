// What tests of calls build again and again: recordings and campaigns.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'

/** The smallest files that are taken for recordings, in Base64. */
export const WAV = Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ').toString('base64')
export const MP3 = 'SUQzBAAAAAAAAA=='

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
