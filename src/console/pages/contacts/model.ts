// What the views of contacts share: the types of the contract, and what a list knows.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { type Loaded, useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import type { Tone } from '../../ui/badge.tsx'

export type Contact = MarketingSchemas['Contact']
export type ContactDetail = MarketingSchemas['ContactDetail']
export type Field = MarketingSchemas['FieldListItem']
export type Tag = MarketingSchemas['Tag']
export type List = MarketingSchemas['List']
export type ListDetail = MarketingSchemas['ListDetail']
export type Status = MarketingSchemas['ContactStatus']
type ChannelStatus = MarketingSchemas['ChannelStatus']

/** A list with what its contacts can have. */
export interface Known {
  list: ListDetail
  fields: readonly Field[]
  tags: readonly Tag[]
}

/** Objects that a choice offers at most. */
const MAX_CHOICES = 1_000

/** Every tag of the account. */
export const readTags = (signal?: AbortSignal): Promise<Tag[]> =>
  Array.fromAsync(api().marketing.listTags.items({ query: { order_by: 'name' } }, { signal, max: MAX_CHOICES }))

/** Every list of the account. */
export const readLists = (signal?: AbortSignal): Promise<List[]> =>
  Array.fromAsync(api().marketing.listLists.items({}, { signal, max: MAX_CHOICES }))

/** Reads a list, its fields and the tags. */
export function useKnown(list_id: number): Loaded<Known> {
  return useLoad(
    async (signal) => {
      const path = { list_id }
      const [list, fields, tags] = await Promise.all([
        api().marketing.getList({ path }, { signal }),
        api().marketing.listFields({ path }, { signal }),
        readTags(signal),
      ])
      return { list, fields, tags }
    },
    [list_id],
  )
}

/** The states of a contact, and how each looks. */
export const statusTones: Readonly<Record<Status, Tone>> = {
  active: 'good',
  inactive: 'idle',
  unconfirmed: 'warn',
  removed: 'bad',
}
export const statuses = Object.keys(statusTones) as readonly Status[]

export const channelTones: Readonly<Record<ChannelStatus, Tone>> = { active: 'good', inactive: 'idle' }

/** The grounds on which a contact is written to. */
export const consents = Object.keys({
  any: 0,
  consent: 0,
  contract: 0,
  legitimate_interest: 0,
  none: 0,
  protect_vital_interests: 0,
  public_interests: 0,
  required_by_law: 0,
  withdrawn: 0,
} satisfies Record<MarketingSchemas['Consent'], 0>) as readonly MarketingSchemas['Consent'][]

/** The languages of contacts. */
export const languages = ['en', 'pt', 'br', 'es', 'fr', 'de'] as const

/** A word of the API as people read it: `email_click` becomes `Email click`. */
export const wordsOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** Words of the API as options of a choice. */
export const optionsOf = <Name extends string>(names: readonly Name[]): [Name, string][] =>
  names.map((name) => [name, wordsOf(name)])

/** The value of a field as a text; that of a field with options in English. */
export function textOf({ base, extra }: Pick<Contact, 'base' | 'extra'>, { field_id, options }: Field): string {
  const found = extra?.find((one) => one.field_id === field_id)
  if (typeof field_id === 'string') return String(base?.[field_id as keyof typeof base] ?? '')
  if (!found) return ''
  if (found.format !== 'options') return found.value
  return found.value.map((id) => options?.find((one) => one.option_id === id)?.en ?? id).join(', ')
}

/** The name by which people know a contact. */
export const nameOf = ({ first_name, last_name, email, cellphone, contact_id }: Contact['base']): string =>
  `${first_name} ${last_name}`.trim() || email || cellphone || contact_id || t.contacts.contact

/** How a number is written. */
export const numberText = (n: number): string => n.toLocaleString(t.language)
