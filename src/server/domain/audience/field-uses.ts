// What uses a field, and so keeps it from being deleted.
import { fromJson } from '../../lib/json-text.ts'
import * as rows from '../../store/audience/field-uses.ts'
import { formsWithField } from '../../store/audience/forms.ts'
import { automationsThatUse } from '../../store/automations/automations.ts'
import type { Db } from '../../store/store.ts'
import { conflict } from '../errors.ts'
import type { Field } from './fields.ts'

/** Who uses a field: ids, and the hashes of campaigns. */
interface FieldUses {
  segments: number[]
  forms: number[]
  webhooks: number[]
  automations: number[]
  campaigns: string[]
}

/** Whether a part of the filter of a segment names the field, however deep. */
function filterNames(part: unknown, id: string): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([name, value]) =>
    name === 'segment_field' ? value === id : filterNames(value, id),
  )
}

/** The placeholders and tags of a text. */
function tagsOf(text: string): string[] {
  const [, ...tags] = text.split(/\{[{%]/)
  return tags.map((tag) => tag.split(/[}%]\}/, 1)[0] as string)
}

/** Whether a template names the field: as `extra_<id>`, or as a member of `extra`. */
function textNames(text: string, { id, name }: Field): boolean {
  const byId = new RegExp(`\\bextra_${id}\\b`)
  return tagsOf(text).some((tag) => byId.test(tag) || (/\bextra\b/.test(tag) && tag.includes(name)))
}

function textsOf(content: string): string[] {
  return Object.values(fromJson<Record<string, unknown>>(content)).filter((text) => typeof text === 'string')
}

async function usesOf(tx: Db, account: number, list: number, field: Field): Promise<FieldUses> {
  const segments = await rows.filtersOfSegments(tx, account, list)
  const webhooks = await rows.fieldsOfWebhooks(tx, account, list)
  const campaigns = await rows.openCampaigns(tx, account, list)
  const isSentBy = ({ title, content, audience }: (typeof campaigns)[number]) =>
    fromJson<{ field: string }>(audience).field === field.id ||
    [title, ...textsOf(content)].some((text) => textNames(text, field))
  return {
    segments: segments.filter(({ filter }) => filterNames(fromJson(filter), field.id)).map(({ id }) => id),
    forms: await formsWithField(tx, account, list, field.id),
    webhooks: webhooks.filter(({ fields }) => fromJson<string[]>(fields).includes(field.id)).map(({ id }) => id),
    automations: await automationsThatUse(tx, account, 'field', [field.id]),
    campaigns: [...new Set(campaigns.filter(isSentBy).map(({ hash }) => hash))],
  }
}

/** Throws `conflict` with all that uses the field. */
export async function assertUnusedField(tx: Db, account: number, list: number, field: Field): Promise<void> {
  const uses = await usesOf(tx, account, list, field)
  if (Object.values(uses).every((ids) => ids.length === 0)) return
  const text = 'Segments, forms, webhooks, automations or active campaigns use the field. Remove it from them first.'
  throw conflict('field_in_use', text, { field_in_use_data: uses })
}
