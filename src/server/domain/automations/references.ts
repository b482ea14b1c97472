// What an automation names: whether the account has it, and what has to stay as long as the automation does.

import { findList } from '../../store/audience/lists.ts'
import { campaignsByHash } from '../../store/audience/segment-references.ts'
import { findTags } from '../../store/audience/tags.ts'
import { findCampaign } from '../../store/campaigns/campaigns.ts'
import type { AutomationUseKind } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { Fault, readContact } from '../audience/contacts/contact-input.ts'
import { type Field, fieldsOfList } from '../audience/fields.ts'
import { itemsOf, type SegmentFilter } from '../audience/segments/filter.ts'
import { lookUpSegment, readSegmentId } from '../audience/segments/find-segment.ts'
import { checkFilter, type Moment } from '../audience/segments/read-filter.ts'
import { channelOf } from '../campaigns/channels/channels.ts'
import { DomainError, invalid } from '../errors.ts'
import { assertHookAddress } from '../hooks/address.ts'
import type { Action, DeedOf, SendCampaign } from './actions.ts'
import { inputOf } from './field-input.ts'
import type { EventFilter, Trigger } from './triggers.ts'

/** Something that an automation names. */
export interface Use {
  kind: AutomationUseKind
  ref: string
}

/** Checks what the triggers and actions name; throws `invalid` with the place. Returns what has to stay. */
export async function checkReferences(
  tx: Db,
  moment: Moment,
  { triggers, actions }: { triggers: readonly Trigger[]; actions: readonly Action[] },
): Promise<Use[]> {
  const uses: Use[] = []
  for (const [i, trigger] of triggers.entries()) uses.push(...(await ofTrigger(tx, moment, trigger, `triggers.${i}`)))
  for (const [i, action] of actions.entries()) uses.push(...(await ofAction(tx, moment, action, `actions.${i}`)))
  return [...new Map(uses.map((use) => [`${use.kind} ${use.ref}`, use])).values()]
}

async function ofTrigger(tx: Db, moment: Moment, trigger: Trigger, place: string): Promise<Use[]> {
  switch (trigger.type) {
    case 'tag_added':
    case 'tag_removed':
      return ofTag(tx, moment, trigger.tag_id, place)
    case 'segment_entered':
      return ofSegment(tx, moment, trigger.segment_id, place)
    case 'field_change':
      return ofField(await requireField(tx, moment, trigger.field_id, place))
    case 'date':
      assertZone(trigger.time_zone, place)
      return ofDateField(await requireField(tx, moment, trigger.field_id, place), place)
    case 'event':
      return ofEvent(tx, moment, trigger, place)
    default:
      return []
  }
}

async function ofAction(tx: Db, moment: Moment, action: Action, place: string): Promise<Use[]> {
  switch (action.action) {
    case 'sendCampaign':
      return ofCampaign(tx, moment, action, place)
    case 'waitUntil':
      assertZone(action.time_zone, place)
      return []
    case 'waitForEvent':
      return ofEvent(tx, moment, action, place)
    case 'condition':
      return ofCondition(tx, moment, action, place)
    case 'addTag':
    case 'removeTag':
      return ofTag(tx, moment, action.tag_id, place)
    case 'changeField':
      return ofChange(tx, moment, action, place)
    case 'copyToList':
    case 'moveToList':
      return ofList(tx, moment, action.list_id, place)
    case 'webhook':
      assertHookAddress(`${place}.url`, action.url)
      return []
    default:
      return []
  }
}

async function ofTag(tx: Db, { account }: Moment, tag: number, place: string): Promise<Use[]> {
  if ((await findTags(tx, account, [tag])).length === 0)
    throw invalid(`${place}.tag_id`, `is not a tag of this account: ${tag}`)
  return [{ kind: 'tag', ref: String(tag) }]
}

async function ofSegment(tx: Db, { account, list }: Moment, id: string, place: string): Promise<Use[]> {
  if (!(await lookUpSegment(tx, account, list, id)))
    throw invalid(`${place}.segment_id`, `is not a segment of list ${list}: ${id}`)
  const named = readSegmentId(id)
  if (named === null || 'word' in named) return []
  return [named.type === 'tag' ? { kind: 'tag', ref: String(named.number) } : { kind: 'segment', ref: id }]
}

async function requireField(tx: Db, { account, list }: Moment, id: string, place: string): Promise<Field> {
  const field = (await fieldsOfList(tx, account, list)).get(id)
  if (!field) throw invalid(`${place}.field_id`, `is not a field of list ${list}: ${id}`)
  return field
}

/** Base fields stay anyway. */
const ofField = ({ type, id }: Field): Use[] => (type === 'extra' ? [{ kind: 'field', ref: id }] : [])

function ofDateField(field: Field, place: string): Use[] {
  if (field.format !== 'date') throw invalid(`${place}.field_id`, 'is not a field of the format date')
  return ofField(field)
}

function assertZone(zone: string | undefined, place: string): void {
  if (zone === undefined) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw invalid(`${place}.time_zone`, `is not a time zone of the IANA database: ${zone}`)
  }
}

async function ofEvent(
  tx: Db,
  { account }: Moment,
  { campaign_hash: hash }: EventFilter,
  place: string,
): Promise<Use[]> {
  if (hash !== undefined && !(await campaignsByHash(tx, account, [hash])).has(hash))
    throw invalid(`${place}.campaign_hash`, `is not a campaign of this account: ${hash}`)
  return []
}

async function ofCondition(
  tx: Db,
  moment: Moment,
  { segment_id: id, segment_filter: filter }: DeedOf<'condition'>,
  place: string,
): Promise<Use[]> {
  if ((id === undefined) === (filter === undefined))
    throw invalid(`${place}.segment_id`, 'or segment_filter is required, but not both')
  if (id !== undefined) return ofSegment(tx, moment, id, place)
  await checkFilter(tx, moment, filter as SegmentFilter, `${place}.segment_filter`)
  return [...itemsOf(filter as SegmentFilter)].flatMap((item): Use[] => {
    if ('segment_tag' in item) return [{ kind: 'tag', ref: String(item.segment_tag) }]
    const isExtra = 'segment_field' in item && /^\d+$/.test(item.segment_field)
    return isExtra ? [{ kind: 'field', ref: item.segment_field }] : []
  })
}

async function ofChange(tx: Db, moment: Moment, action: DeedOf<'changeField'>, place: string): Promise<Use[]> {
  const field = await requireField(tx, moment, action.field_id, place)
  if (field.unique) throw invalid(`${place}.field_id`, 'is a unique field: two contacts cannot have the same value')
  const known = await fieldsOfList(tx, moment.account, moment.list)
  const patch = readContact(inputOf(field, action.value), known)
  if (patch instanceof Fault) throw invalid(`${place}.value`, patch.text)
  return ofField(field)
}

async function ofList(tx: Db, { account, list }: Moment, other: number, place: string): Promise<Use[]> {
  if (other === list) throw invalid(`${place}.list_id`, 'is the list of the automation')
  if (!(await findList(tx, account, other)))
    throw invalid(`${place}.list_id`, `is not a list of this account: ${other}`)
  return [{ kind: 'list', ref: String(other) }]
}

/** Where a campaign goes to, as its channel wants to know it. */
export const destinationOf = (action: SendCampaign, list: number) => ({
  listId: list,
  destinationField: action.destination_field,
  app: action.app_id ?? (action.site_id === undefined ? undefined : String(action.site_id)),
})

/** The members of an action by the places of the channels. */
const members: Readonly<Record<string, string>> = {
  destinationField: 'destination_field',
  appId: 'app_id',
  siteId: 'site_id',
  listId: 'campaign_hash',
}

async function ofCampaign(tx: Db, { account, list }: Moment, action: SendCampaign, place: string): Promise<Use[]> {
  const { campaign_hash: hash } = action
  const campaign = await findCampaign(tx, account, hash)
  if (!campaign) throw invalid(`${place}.campaign_hash`, `is not a campaign of this account: ${hash}`)
  if (campaign.feed !== null) throw invalid(`${place}.campaign_hash`, 'is a campaign that a feed fills')
  const { recipients } = channelOf(campaign.channel)
  const found = await recipients.place(tx, account, destinationOf(action, list)).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
    const [[name, text] = ['listId', error.message]] = Object.entries(error.details ?? {})
    throw invalid(`${place}.${members[name] ?? name}`, String(text))
  })
  if (found.list !== list) throw invalid(`${place}.${action.app_id ? 'app_id' : 'site_id'}`, 'belongs to another list')
  const { field } = found
  if (field === 'cellphone_phone')
    throw invalid(`${place}.destination_field`, 'has two calls; an action can have only one')
  const isExtra = recipients.kind !== null && /^\d+$/.test(field)
  return [{ kind: 'campaign', ref: hash }, ...(isExtra ? [{ kind: 'field', ref: field } as const] : [])]
}
