// The values of a contact as its form edits them, and the change that the contract takes.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import type { Contact, Field } from '../model.ts'
import { idOf } from '../segments/references.ts'

/** What a form holds: the value of each field by its id, and the properties beside the fields. */
export type Values = Readonly<Record<string, string>>

/** The properties of a contact that a form changes beside the fields. */
export const properties = ['consent', 'email_status', 'cellphone_status', 'phone_status'] as const

/** The ids of options are joined by semicolons, as the contract reads them. */
export function valuesOf(contact: Pick<Contact, 'base' | 'extra'> | null, fields: readonly Field[]): Values {
  const base: Readonly<Record<string, unknown>> = contact?.base ?? {}
  const own = fields.map((field): [string, string] => {
    if (typeof field.field_id === 'string') return [field.field_id, String(base[field.field_id] ?? '')]
    const value = contact?.extra?.find(({ field_id }) => field_id === field.field_id)?.value ?? ''
    return [idOf(field), Array.isArray(value) ? value.join(';') : String(value)]
  })
  return Object.fromEntries([...own, ...properties.map((name) => [name, String(base[name] ?? '')])])
}

/** What changed, as the contract takes it. */
export function changeOf(before: Values, after: Values): MarketingSchemas['ContactUpdate'] {
  const changed = Object.entries(after).filter(([id, value]) => value !== (before[id] ?? ''))
  const isExtra = (id: string) => /^\d+$/.test(id)
  const extra = changed.filter(([id]) => isExtra(id)).map(([id, value]) => ({ field_id: Number(id), value }))
  const base = Object.fromEntries(changed.filter(([id]) => !isExtra(id)))
  return { ...(Object.keys(base).length > 0 && { base }), ...(extra.length > 0 && { extra }) }
}
