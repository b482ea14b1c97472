// The channels of campaigns. To add one, add a file here and a line below.

import type { Channel, OperationType } from '../../../store/schema.ts'
import type { CampaignChannel } from './channel.ts'
import { email } from './email.ts'
import { push } from './push.ts'
import { smartSms } from './smart-sms.ts'
import { sms } from './sms.ts'
import { voice } from './voice.ts'
import { webPush } from './web-push.ts'

const table = { email, push, sms, smart_sms: smartSms, voice, web_push: webPush }

export type ChannelName = keyof typeof table

/** What a new campaign of the channel says. */
export type DraftOf<Name extends ChannelName> = Parameters<(typeof table)[Name]['draft']>[2]
/** What a change of a campaign of the channel says. */
export type ChangeOf<Name extends ChannelName> = Parameters<(typeof table)[Name]['change']>[2]

/** The record of each channel. */
export const channels: { readonly [Name in ChannelName]: CampaignChannel<DraftOf<Name>, ChangeOf<Name>> } = table

/** The channel of a stored campaign, run or message; undefined for a channel without campaigns. */
export const findChannel = (name: string): CampaignChannel | undefined =>
  Object.hasOwn(table, name) ? table[name as ChannelName] : undefined

/** The channel of a campaign or run. */
export function channelOf(name: string): CampaignChannel {
  const channel = findChannel(name)
  if (!channel) throw new Error(`Campaigns are not sent by ${name}`)
  return channel
}

/** The type of the operation that sends a campaign. The contract spells one of them otherwise. */
export const operationTypeOf = (channel: Channel): OperationType => (channel === 'web_push' ? 'webpush' : channel)
