// Push to the devices of an app as a channel of campaigns.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { Db } from '../../../store/store.ts'
import { findPushApp } from '../../audience/push-apps.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { assertPushSize } from '../../content/push-size.ts'
import { invalid } from '../../errors.ts'
import { requireTemplate } from '../../messages/transactional/templates.ts'
import type { PushAction, PushPlace } from '../../sending/carrier.ts'
import { type CampaignChange, type CampaignSource, defineChannel, type NewCampaign } from './channel.ts'
import { devicesOf } from './device-recipients.ts'
import { compilePush, type PushContent } from './push-render.ts'
import type { DeviceApp } from './recipients.ts'
import { plainSamples } from './sample-contacts.ts'

/** Additional data of a message, in the form of requests. */
export interface PushDeps {
  action?: PushAction | undefined
  place?: PushPlace | undefined
  icon?: string | undefined
}

export interface PushDraft extends NewCampaign, PushDeps {
  app: string
  title: string
  /** The text, or the stored template that it is copied from. */
  content: { type: 'text'; message: string } | { type: 'template'; templateId: number }
}

export interface PushChange extends CampaignChange, PushDeps {
  title?: string | undefined
  message?: string | undefined
}

const CHANNEL = 'push'

// Each message that a push service was asked to take counts among the sends (M-465).
const SENT = { kind: 'push_send', counts: { sends: 1 } }
// The service took it (M-895).
const taken = [SENT, { kind: 'push_delivered', counts: { delivered: 1 } }]
const received = [...taken, { kind: 'push_received', counts: { received: 1 } }]
const gone = [SENT, { kind: 'push_error', counts: { bounces: 1 } }]
const refused = [SENT, { kind: 'push_error', counts: { error: 1 } }]
const inDoubt = [SENT]
// It never reached a push service, so no event is recorded.
const unsent = [{ kind: null, counts: { error: 1 } }]

/** The names of systems in the report. */
const systems: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' }

async function findApp(db: Db, account: number, id: string): Promise<DeviceApp | undefined> {
  const app = await findPushApp(db, account, id)
  if (!app) return undefined
  const { id: number, name, list_id: list, sandbox } = app
  return { id, number, name, list, settings: null, isDevelopment: sandbox === 1 }
}

function assertTexts({ title, message, action }: Pick<PushChange, 'title' | 'message' | 'action'>): void {
  const texts = {
    title: { text: title, kind: 'plain' },
    'content.message': { text: message, kind: 'plain' },
    'actions.link': { text: action?.link, kind: 'plain' },
  } as const
  assertTemplates(texts, plainSamples())
  if (message !== undefined && message.trim() === '') throw invalid('content.message', 'is empty')
}

/** The text of a draft; that of a template is copied. */
async function messageOf(tx: Db, account: number, { content }: PushDraft): Promise<string> {
  if (content.type === 'text') return content.message
  const id = String(content.templateId)
  return (await requireTemplate(tx, account, CHANNEL, id, 'content.templateId')).content.textBody
}

/** The parts that a request names. */
const named = ({ action, place, icon }: PushDeps): PushDeps => ({
  ...(action && { action }),
  ...(place && { place }),
  ...(icon !== undefined && { icon }),
})

export const push = defineChannel({
  name: CHANNEL,
  sender: null,
  recipients: devicesOf(CHANNEL, findApp, { place: 'appId', noun: 'push app' }),

  async draft(tx, account, draft: PushDraft) {
    const message = await messageOf(tx, account, draft)
    assertTexts({ title: draft.title, message, action: draft.action })
    assertPushSize('content.message', draft.title, message)
    const content: PushContent = { message, ...named(draft) }
    return { title: draft.title, content: toJson(content), sender_id: null, reply_to: null, header_footer: null }
  },

  async change(_tx, row, change: PushChange) {
    assertTexts(change)
    const before = fromJson<PushContent>(row.content)
    const after = named(change)
    const content: PushContent = {
      ...before,
      ...after,
      ...(change.message !== undefined && { message: change.message }),
      // A change names only what is other than before.
      ...(after.place && { place: { ...before.place, ...after.place } }),
      ...(after.action && { action: { ...before.action, ...after.action } }),
    }
    assertPushSize('content.message', change.title ?? row.title, content.message)
    return { content: toJson(content), ...(change.title !== undefined && { title: change.title }) }
  },

  // Its operations have no 409 (M-115).
  refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),

  compile: (source: CampaignSource) => compilePush(source, fromJson<PushContent>(source.campaign.content)),

  carrierOf: (carriers) => carriers.push,

  eventsOf(outcome) {
    switch (outcome.state) {
      case 'accepted':
        return outcome.delivered ? received : taken
      case 'unknown':
        return inDoubt
      case 'failed':
        if (outcome.unsent) return unsent
        return outcome.gone ? gone : refused
      default:
        return []
    }
  },

  // A token that is gone stops being a device of its contact.
  suppresses: () => null,

  reactions: {
    open: { kind: 'push_open', counts: { opens: 1 } },
    cancel: { kind: 'push_canceled', counts: {} },
    // The report of the contract has no clicks; that of SOAP does.
    click: { kind: 'push_click', counts: { clicks: 1 } },
  },

  partsAt: () => (_address, device) => {
    const system = device?.system ?? 'unknown'
    return { operating_system: systems[system] ?? (system === 'unknown' ? 'Unknown' : system) }
  },
})
