// The triggers of an automation, in the form of requests and of the store. Triggers by event name here the kinds of
// events they listen to, and whether an event matches.

import { fromJson } from '../../lib/json-text.ts'
import type { SignalRow } from '../../store/automations/signals.ts'

/** Something that a contact does. */
export type EventName =
  | 'email_open'
  | 'email_click'
  | 'reply_to_email'
  | 'push_open'
  | 'push_click'
  | 'web_push_open'
  | 'web_push_click'
  | 'smart_sms_open'
  | 'smart_sms_click'
  | 'voice_menu_event'
  | 'goal_conversion'
  | 'product_view'

/** Which events are meant; what is left out may be anything. */
export interface EventFilter {
  event: EventName
  campaign_hash?: string | undefined
  goal_id?: number | undefined
  url?: string | undefined
}

export type Trigger =
  | { type: 'subscription'; form_id?: number | undefined }
  | { type: 'tag_added'; tag_id: number }
  | { type: 'tag_removed'; tag_id: number }
  | { type: 'field_change'; field_id: string; value?: string | undefined }
  | {
      type: 'date'
      field_id: string
      offset_days?: number | undefined
      hour?: number | undefined
      time_zone?: string | undefined
      yearly?: boolean | undefined
    }
  | { type: 'segment_entered'; segment_id: string }
  | ({ type: 'event' } & EventFilter)
  | { type: 'cart_idle'; minutes: number; domain?: string | undefined }
  | { type: 'order'; domain?: string | undefined }
  | { type: 'back_in_stock'; domain?: string | undefined; days?: number | undefined }

type TriggerType = Trigger['type']
export type TriggerOf<Type extends TriggerType> = Extract<Trigger, { type: Type }>

/** Something that happened to a contact. */
export interface Signal extends Omit<SignalRow, 'data'> {
  data: Readonly<Record<string, unknown>>
}

export const toSignal = (row: SignalRow): Signal => ({
  ...row,
  data: fromJson<Record<string, unknown>>(row.data),
})

/** The kind of a platform event by the name that requests give it. */
export const kindOfEvent = (event: EventName): string => (event === 'goal_conversion' ? 'conversion' : event)

/** Whether a signal is the event that is meant. */
export function isMeant({ event, campaign_hash, goal_id, url }: EventFilter, { kind, data }: Signal): boolean {
  return (
    kind === kindOfEvent(event) &&
    (campaign_hash === undefined || data['campaign_hash'] === campaign_hash) &&
    (goal_id === undefined || data['goal_id'] === goal_id) &&
    (url === undefined || data['url'] === url)
  )
}

/** How a trigger type uses events; a trigger by time or by properties of contacts has no kinds. */
interface TriggerKind<T> {
  kinds(trigger: T): readonly string[]
  isMet(trigger: T, signal: Signal): boolean
}

/** Whether something of a shop is of the one that is meant; domains are the same in capitals and small letters. */
export const isOfShop = (domain: string | undefined, data: Signal['data']): boolean =>
  domain === undefined || data['domain'] === domain.toLowerCase()

/** A value of a field as a text; of options, their numbers. */
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value ?? '')])

/** Whether an edit changed the field, to the value if one is meant. */
function isChanged({ field_id, value }: TriggerOf<'field_change'>, { data }: Signal): boolean {
  const changed = (data['changed'] ?? {}) as Readonly<Record<string, unknown>>
  return Object.hasOwn(changed, field_id) && (value === undefined || textsOf(changed[field_id]).includes(value))
}

/** Whether a contact is on the list from now on. One that has to confirm is as soon as it does. */
const hasJoined = ({ kind, data }: Signal): boolean =>
  kind === 'double_optin' ? data['joined'] === true : data['status'] !== 'unconfirmed'

/** Events that may move a contact into a segment, other than activities and time, or that may give it a date. */
const changesOfContacts = [
  'subscription',
  'resubscription',
  'edit_subscription',
  'double_optin',
  'double_optedit',
  'change_consent',
  'email_field_enable',
  'email_field_disable',
  'cellphone_field_enable',
  'cellphone_field_disable',
  'phone_field_enable',
  'phone_field_disable',
  'unsubscribe_api',
  'attach_tag',
  'detach_tag',
]

/** For triggers that look for contacts themselves, or look at something again later. */
const neverMet = () => false

const table: { readonly [Type in TriggerType]: TriggerKind<TriggerOf<Type>> } = {
  subscription: {
    kinds: () => ['subscription', 'resubscription', 'double_optin'],
    isMet: ({ form_id }, signal) => hasJoined(signal) && (form_id === undefined || signal.data['form'] === form_id),
  },
  tag_added: { kinds: () => ['attach_tag'], isMet: ({ tag_id }, { data }) => data['tag_id'] === tag_id },
  tag_removed: { kinds: () => ['detach_tag'], isMet: ({ tag_id }, { data }) => data['tag_id'] === tag_id },
  event: { kinds: ({ event }) => [kindOfEvent(event)], isMet: isMeant },
  field_change: { kinds: () => ['edit_subscription'], isMet: isChanged },
  order: { kinds: () => ['new_order'], isMet: ({ domain }, { data }) => isOfShop(domain, data) },
  date: { kinds: () => changesOfContacts, isMet: neverMet },
  segment_entered: { kinds: () => changesOfContacts, isMet: neverMet },
  cart_idle: { kinds: () => ['cart_update'], isMet: neverMet },
  back_in_stock: { kinds: () => ['product_view'], isMet: neverMet },
}

// A trigger has the type of its entry.
const kindOf = (trigger: Trigger) => table[trigger.type] as TriggerKind<Trigger>

/** The kinds of events that a trigger has to be told of. */
export const kindsOfTrigger = (trigger: Trigger): readonly string[] => kindOf(trigger).kinds(trigger)

/** Whether a signal brings its contact in. */
export const isMet = (trigger: Trigger, signal: Signal): boolean =>
  kindOf(trigger).kinds(trigger).includes(signal.kind) && kindOf(trigger).isMet(trigger, signal)
