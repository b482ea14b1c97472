// A form as the platform knows it: the row of the store with its JSON read.
import { fromJson } from '../../../lib/json-text.ts'
import type { FormRow } from '../../../store/audience/forms.ts'
import type { ListLanguage } from '../../../store/schema.ts'
import type { FormDisplay } from './display.ts'

/** A text in some of the languages. */
export type FormTexts = { readonly [language in ListLanguage]?: string | undefined }

export interface FormField {
  fieldId: string
  labels: FormTexts
  required: boolean
}

/** The settings of a form. */
export interface FormContent {
  name: string
  language: ListLanguage
  fields: readonly FormField[]
  /** Null if consent is not required. */
  consent: FormTexts | null
  doubleOptin: boolean
  senderId: number | null
  redirectUrl: string | null
  /** Null: no script shows it. */
  display: FormDisplay | null
}

export interface Form extends FormContent {
  id: number
  accountId: number
  listId: number
  hash: string
  created: number
  updated: number
}

export const toForm = (row: FormRow): Form => ({
  id: row.id,
  accountId: row.account_id,
  listId: row.list_id,
  hash: row.hash,
  name: row.name,
  language: row.language,
  fields: fromJson<FormField[]>(row.fields),
  consent: row.consent === null ? null : fromJson<FormTexts>(row.consent),
  doubleOptin: row.double_optin === 1,
  senderId: row.sender_id,
  redirectUrl: row.redirect_url,
  display: row.display === null ? null : fromJson<FormDisplay>(row.display),
  created: row.created,
  updated: row.updated,
})

/** The text in a language; without one, in that of the form. */
export const formText = (texts: FormTexts, language: ListLanguage, form: FormContent): string | undefined =>
  texts[language] ?? texts[form.language]
