// Lists with their contacts, suppressions, and operations such as imports.
import type { Generated } from 'kysely'

export type ListLanguage = 'en' | 'pt' | 'br' | 'es' | 'de' | 'hu' | 'fr'

export interface ListTable {
  id: Generated<number>
  account_id: number
  internal_name: string
  public_name: string
  status: string
  group_id: number
  created: number
  updated: number
  language: ListLanguage
}

export interface FieldTable {
  id: Generated<number>
  account_id: number
  list_id: number
  name: string
  format: string
  is_unique: number
  created: number
}

export interface ContactTable {
  id: Generated<number>
  account_id: number
  list_id: number
  status: string
  consent: string
  consent_date: number | null
  subscription_method: string
  subscription_date: number
  unsubscription_method: string
  unsubscription_reason: string
  unsubscription_observation: string
  unsubscription_date: number | null
  change_date: number
  first_name: string
  last_name: string
  birth_date: string | null
  language: string
  email: string | null
  email_status: string
  cellphone: string | null
  cellphone_status: string
  phone: string | null
  phone_status: string
  push_tokens: string | null
  fields: string
  origin: string | null
}

export interface ContactUniqueTable {
  list_id: number
  field_id: string
  value: string
  contact_id: number
}

export interface SuppressionTable {
  id: Generated<number>
  account_id: number
  type: string
  value: string
  method: string
  campaign_hash: string | null
  created: number
}

export interface OperationTable {
  id: Generated<number>
  account_id: number
  list_id: number | null
  type: string
  status: string
  input: string
  progress: string
  campaign_id: number | null
  created_by: number
  lease_until: number
  created: number
  start_date: number | null
  ended: number | null
}

export interface OperationSliceTable {
  operation_id: number
  seq: number
  data: string
}

export interface ImportFileTable {
  operation_id: number
  account_id: number
  token: number
  lease_until: number
}

export interface ResultPartTable {
  operation_id: number
  seq: number
  data: string
}

export interface ContactsTables {
  list: ListTable
  field: FieldTable
  contact: ContactTable
  contact_unique: ContactUniqueTable
  suppression: SuppressionTable
  operation: OperationTable
  operation_slice: OperationSliceTable
  import_file: ImportFileTable
  result_part: ResultPartTable
}
