import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { VoiceContentInput } from '../../domain/campaigns/channels/voice.ts'
import { readFile, recording } from '../../domain/campaigns/files.ts'
import type { Domain } from '../../domain/domain.ts'
import { toTime } from '../query.ts'
import { toLocalTime } from './local-time.ts'

type Content = components['schemas']['VoiceCampaignContent']

const toContent = (content: Content): VoiceContentInput =>
  content.type === 'audio'
    ? { type: 'audio', audio: readFile(recording, content.audio, 'content.audio') }
    : { type: 'template', templateId: content.template_id }

/** What a change puts in place of what is played; undefined when it leaves that as it is. */
function toChange({ content, message }: components['schemas']['VoiceCampaignUpdate']) {
  if (content) return toContent(content)
  return message?.audio === undefined
    ? undefined
    : { type: 'audio' as const, audio: readFile(recording, message.audio, 'message.audio') }
}

export function voiceCampaignHandlers({ campaigns: { campaigns, sends } }: Domain) {
  return {
    async createVoiceCampaign({ body, caller }) {
      const row = await campaigns.create('voice', caller, {
        listId: body.list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        content: toContent(body.content),
        senderId: body.sender_id,
      })
      return { campaign_hash: row.hash }
    },

    async updateVoiceCampaign({ path, body, caller }) {
      await campaigns.update('voice', caller.accountId, path.campaign_hash, {
        internalName: body.internal_name,
        groupId: body.group_id,
        content: toChange(body),
        senderId: body.sender_id,
      })
      return { campaign_hash: path.campaign_hash }
    },

    async sendVoiceCampaign({ path, body, caller }) {
      await sends.send('voice', caller, path.campaign_hash, {
        listId: body.list_id,
        segments: body.segments,
        destinationField: body.destination_field,
        uniqueContactsOnly: body.unique_contacts_only,
        notify: body.notify,
        limitContacts: body.limit_contacts,
        limitHour: body.limit_hour,
        limitSpeed: body.limit_speed,
        scheduleDate: toTime(body.schedule_date, 'scheduleDate'),
        localTime: toLocalTime(body.local_time),
      })
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Voice campaigns'>
}
