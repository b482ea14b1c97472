// Voice as a channel of campaigns: calls that play a recording, or speak a text.
import { toJson } from '../../../lib/json-text.ts'
import type { Db } from '../../../store/store.ts'
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import { requireTemplate } from '../../messages/transactional/templates.ts'
import { type CampaignFile, storeFile } from '../files.ts'
import { contactsToCall } from './call-recipients.ts'
import { type CampaignChange, type CampaignDraft, defineChannel } from './channel.ts'
import { plainSamples } from './sample-contacts.ts'
import { compileVoice, type VoiceContent } from './voice-render.ts'

/** A recording, or the SMS template whose text is copied and spoken (M-440). */
export type VoiceContentInput = { type: 'audio'; audio: CampaignFile } | { type: 'template'; templateId: number }

export interface VoiceDraft extends CampaignDraft {
  /** Without one, the internal name. */
  title?: string | undefined
  content: VoiceContentInput
  /** A phone sender. */
  senderId: number
}

export interface VoiceChange extends CampaignChange {
  content?: VoiceContentInput | undefined
  senderId?: number | undefined
}

const CHANNEL = 'voice'
const ADDRESS = 'phone'

// Each call that a carrier was asked to make counts among the sends, and as one of the other four.
const calledAnd = (fate: string) => ({ kind: 'voice_send', counts: { sends: 1, [fate]: 1 } })
const ANSWERED = { kind: 'voice_report', counts: { delivered: 1 } }
const answered = [{ kind: 'voice_send', counts: { sends: 1 } }, ANSWERED]
// A report is still to come; for a call with an unknown outcome, it may never come.
const pending = [calledAnd('pending')]
const unanswered = [calledAnd('error')]
const unreachable = [calledAnd('invalid')]
// It never reached a carrier, so no event is recorded.
const unsent = [{ kind: null, counts: { error: 1 } }]

// Nothing here knows the network of a number.
const NETWORK = { network: 'Unknown' }

/** The columns of what is played or spoken. */
async function contentColumns(tx: Db, account: number, input: VoiceContentInput) {
  if (input.type === 'audio') {
    const content = toJson({} satisfies VoiceContent)
    return { content, file_id: await storeFile(tx, account, input.audio) }
  }
  const place = 'content.templateId'
  const { textBody: text } = (await requireTemplate(tx, account, 'sms', String(input.templateId), place)).content
  assertTemplates({ [place]: { text, kind: 'plain' } }, plainSamples())
  return { content: toJson({ text } satisfies VoiceContent), file_id: null }
}

export const voice = defineChannel({
  name: CHANNEL,
  sender: { channel: ADDRESS, isRequired: true },
  // The number to call, and the one after an unanswered call; the last option calls both (M-442).
  recipients: contactsToCall(
    {
      phone: [['phone']],
      cellphone: [['cellphone']],
      phone_failsafe_cellphone: [['phone', 'cellphone']],
      cellphone_failsafe_phone: [['cellphone', 'phone']],
      cellphone_phone: [['cellphone'], ['phone']],
    },
    ADDRESS,
  ),

  async draft(tx, account, draft: VoiceDraft) {
    await assertSender(tx, account, ADDRESS, draft.senderId, 'senderId')
    return {
      title: draft.title ?? draft.internalName,
      ...(await contentColumns(tx, account, draft.content)),
      sender_id: draft.senderId,
      reply_to: null,
      header_footer: null,
    }
  },

  async change(tx, row, { content, senderId }: VoiceChange) {
    await assertSender(tx, row.account_id, ADDRESS, senderId, 'senderId')
    return {
      ...(content && (await contentColumns(tx, row.account_id, content))),
      ...(senderId !== undefined && { sender_id: senderId }),
    }
  },

  // Its operations have no 409 (M-115).
  refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),

  compile: compileVoice,

  carrierOf: (carriers) => carriers.voice,

  eventsOf(outcome) {
    switch (outcome.state) {
      case 'accepted':
        return outcome.delivered ? answered : pending
      case 'unknown':
        return pending
      case 'failed':
        if (outcome.unsent) return unsent
        return outcome.rejected ? unreachable : unanswered
      default:
        return []
    }
  },

  // A number that is out of service today may get a new owner.
  suppresses: () => null,

  reactions: {
    // Late status reports of a gateway. They move calls out of `pending`.
    delivered: { kind: 'voice_report', counts: { delivered: 1, pending: -1 } },
    rejected: { kind: null, counts: { error: 1, pending: -1 } },
    // No operation says what a digit does, so it is noted and nothing follows (M-444).
    digit: { kind: 'voice_menu_event', counts: {} },
  },

  partsAt: () => () => NETWORK,
})
