// A campaign with what it says. Each channel keeps its content in words of its own; here the same thing has one name.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { CampaignRow } from '../../domain/campaigns/campaigns.ts'
import type { CampaignPreview } from '../../domain/campaigns/previews.ts'
import type { RunRow } from '../../domain/campaigns/runs/shown-runs.ts'
import type { Counters } from '../../domain/insight/reports/campaign-report.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { fromJson } from '../../lib/json-text.ts'

type Schemas = components['schemas']

interface Button {
  type?: 'url' | 'deeplink' | undefined
  title?: string | undefined
  link?: string | undefined
  cancelLabel?: string | undefined
}

/** The members that the contents of all channels have together. */
interface AnyContent {
  body?: string
  plain_text?: string
  snippet?: string
  message?: string
  text?: string
  link?: string
  icon?: string
  action?: Button
  actions?: Button[]
  encoding?: 'gsm' | 'gsm_extended' | 'unicode'
  maxMessages?: number
  page?: Schemas['CampaignSaidPage']
}

const toButton = ({ type, title, link, cancelLabel }: Button): Schemas['CampaignButton'] => ({
  type,
  title,
  link,
  cancel_label: cancelLabel,
})

/** What a campaign says, as its author wrote it. `audio`: the address of its recording. */
export function toSaid({ content }: CampaignRow, audio: string | undefined): Schemas['CampaignSaid'] {
  const { text, action, actions, encoding, maxMessages, page, ...said } = fromJson<AnyContent>(content)
  const buttons = actions ?? (action ? [action] : [])
  const { body, plain_text, snippet, message = text, link, icon } = said
  return {
    ...{ body, plain_text, snippet, message, link, icon, audio },
    buttons: buttons.length > 0 ? buttons.map(toButton) : undefined,
    options: encoding || maxMessages ? { encoding, max_messages: maxMessages } : undefined,
    page: page && { type: page.type, url: page.url, html: page.html },
  }
}

/** A send of a campaign. */
export const toRun = (run: RunRow): Schemas['CampaignRun'] => ({
  operation_id: run.operation_id || undefined,
  status: run.state,
  list_id: run.list_id,
  planned: run.planned,
  accepted: run.accepted,
  failed: run.failed,
  skipped: run.skipped,
  cancelled: run.cancelled,
  unknown: run.unknown,
  created: toDateTime(run.created),
  start_date: toDateTimeIfAny(run.started),
  end_date: toDateTimeIfAny(run.ended),
})

const counted = [
  'sends',
  'delivered',
  'opens',
  'unique_opens',
  'clicks',
  'unique_clicks',
  'unsubscriptions',
  'hard_bounces',
  'soft_bounces',
  'bounces',
  'complaints',
  'error',
  'invalid',
  'pending',
] as const satisfies (keyof Schemas['CampaignCounts'])[]

/** The totals of a campaign; what has not happened is left out. */
export const toCounts = (counters: Counters): Schemas['CampaignCounts'] =>
  Object.fromEntries(counted.flatMap((name) => (counters[name] ? [[name, counters[name]]] : [])))

/** What a contact would get of a campaign. */
export const toPreview = ({ channel, htmlPath, buttons, ...shown }: CampaignPreview): Schemas['CampaignPreview'] => ({
  ...shown,
  channel: channel as Schemas['CampaignChannel'],
  html_path: htmlPath,
  buttons: buttons?.map(toButton),
})
