// A campaign with its content. Each channel stores its content under different names; here the same content has one
// name.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { CampaignRow } from '../../domain/campaigns/campaigns.ts'
import type { CampaignPreview } from '../../domain/campaigns/previews.ts'
import type { Failure, ShownRun } from '../../domain/campaigns/runs/shown-runs.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toZones } from './local-time.ts'

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
  language?: Schemas['SmsCampaignOptions']['language']
  maxMessages?: number
  transliterate?: boolean
  page?: Schemas['CampaignSaidPage']
}

const toButton = ({ type, title, link, cancelLabel }: Button): Schemas['CampaignButton'] => ({
  type,
  title,
  link,
  cancel_label: cancelLabel,
})

function toSaidOptions({ encoding, language, maxMessages, transliterate }: AnyContent) {
  const options = { encoding, language, max_messages: maxMessages, transliterate }
  return Object.values(options).some((value) => value !== undefined) ? options : undefined
}

/** What a campaign says, as its author wrote it. `audio`: the address of its recording. */
export function toSaid({ content }: CampaignRow, audio: string | undefined): Schemas['CampaignSaid'] {
  const { text, action, actions, page, ...said } = fromJson<AnyContent>(content)
  const buttons = actions ?? (action ? [action] : [])
  const { body, plain_text, snippet, message = text, link, icon } = said
  return {
    ...{ body, plain_text, snippet, message, link, icon, audio },
    buttons: buttons.length > 0 ? buttons.map(toButton) : undefined,
    options: toSaidOptions(said),
    page: page && { type: page.type, url: page.url, html: page.html },
  }
}

/** The member `failures`; left out without failures. */
export const toFailures = (failures: readonly Failure[]): { failures?: Schemas['CampaignFailure'][] } =>
  failures.length === 0 ? {} : { failures: failures.map(({ reason, n }) => ({ reason, recipients: n })) }

/** A send of a campaign. */
export const toRun = (run: ShownRun): Schemas['CampaignRun'] => ({
  operation_id: run.operation_id || undefined,
  status: run.state,
  list_id: run.list_id,
  planned: run.planned,
  accepted: run.accepted,
  failed: run.failed,
  ...toFailures(run.failures),
  skipped: run.skipped,
  cancelled: run.cancelled,
  unknown: run.unknown,
  created: toDateTime(run.created),
  start_date: toDateTimeIfAny(run.started),
  end_date: toDateTimeIfAny(run.ended),
  ...toZones(run),
})

/** What a contact would get of a campaign. */
export const toPreview = ({ channel, htmlPath, buttons, ...shown }: CampaignPreview): Schemas['CampaignPreview'] => ({
  ...shown,
  channel: channel as Schemas['CampaignChannel'],
  html_path: htmlPath,
  buttons: buttons?.map(toButton),
})
