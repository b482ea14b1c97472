// Lists with their contacts, suppressions, and operations such as imports.
import type { Generated } from 'kysely'

export type ListStatus = 'active' | 'blocked'
export type ListLanguage = 'en' | 'pt' | 'br' | 'es' | 'de' | 'hu' | 'fr'
export type FieldFormat = 'date' | 'text' | 'cellphone' | 'phone' | 'number' | 'email' | 'options'
/**
 * Whether contacts of a list may share a value of a field. `wanted`: an operation will make it unique. `filling`: the
 * operation collects the values of contacts; a write of a contact claims its value already.
 */
export type Uniqueness = 'none' | 'wanted' | 'filling' | 'unique'

export type ContactStatus = 'active' | 'inactive' | 'removed' | 'unconfirmed'
/** Whether an address of a contact may be used. */
export type AddressStatus = 'active' | 'inactive'
export type Consent =
  | 'any'
  | 'consent'
  | 'contract'
  | 'legitimate_interest'
  | 'none'
  | 'protect_vital_interests'
  | 'public_interests'
  | 'required_by_law'
  | 'withdrawn'
export type SubscriptionMethod = 'manual' | 'form' | 'imported' | 'referral' | 'api'
/** Empty: the contact has not left. */
export type UnsubscriptionMethod = 'manual' | 'form' | 'unsubscribe_link' | 'bounce' | 'api' | ''
export type UnsubscriptionReason = 'not_interested' | 'lack_of_time' | 'email_address_change' | 'spam' | 'other' | ''
export type ContactLanguage = 'pt' | 'en' | 'es' | 'br' | 'fr' | 'de'

/** Which part of an address is suppressed: all of it, its domain, or the part before the @. */
export type SuppressionType = 'email' | 'email_domain' | 'email_user' | 'cellphone' | 'phone'
export type SuppressionMethod = 'unsubscribe' | 'bounce' | 'manual' | 'other' | 'forgotten'

/** The types of the contract. */
export type OperationType =
  | 'import_contacts'
  | 'update_contacts'
  | 'export_contacts'
  | 'export_reports'
  | 'advanced_report'
  | 'email'
  | 'sms'
  | 'smart_sms'
  | 'voice'
  | 'push'
  | 'webpush'
  | 'ads'
  | 'social'
  | 'segment_generation'
  | 'mass_operation'
  | 'unify'
  | 'import_ecommerce'
  | 'attach_tag'
  | 'detach_tag'
/** `finished` and `canceled` are not shown by the API. */
export type OperationStatus = 'queued' | 'processing' | 'executing' | 'paused' | 'finished' | 'canceled' | 'error'

export interface ListTable {
  id: Generated<number>
  account_id: number
  internal_name: string
  public_name: string
  status: ListStatus
  group_id: number
  created: number
  updated: number
  language: ListLanguage
  /** 1: it was deleted, and its contacts are still to go. */
  removed: Generated<number>
  base_uniqueness: Generated<string>
}

export interface FieldTable {
  id: Generated<number>
  account_id: number
  list_id: number
  name: string
  format: FieldFormat
  created: number
  uniqueness: Uniqueness
}

export interface FieldOptionTable {
  id: Generated<number>
  account_id: number
  list_id: number
  field_id: number
  texts: string
}

export interface ContactTable {
  id: Generated<number>
  account_id: number
  list_id: number
  status: ContactStatus
  consent: Consent
  consent_date: number | null
  subscription_method: SubscriptionMethod
  subscription_date: number
  unsubscription_method: UnsubscriptionMethod
  unsubscription_reason: UnsubscriptionReason
  unsubscription_observation: string
  unsubscription_date: number | null
  change_date: number
  first_name: string
  last_name: string
  birth_date: string | null
  language: ContactLanguage
  email: string | null
  email_status: AddressStatus
  cellphone: string | null
  cellphone_status: AddressStatus
  phone: string | null
  phone_status: AddressStatus
  fields: string
  origin: string | null
  /** The form that it came through; 0 for none. */
  subscription_form: number
}

interface ContactUniqueTable {
  list_id: number
  field_id: string
  value: string
  contact_id: number
}

/** Contacts of a list in a status: the sum of the parts. */
export interface ContactCountTable {
  list_id: number
  status: ContactStatus
  /** 0: what was added up. */
  part: number
  n: number
}

/** A contact that was merged into another one of its list. */
export interface MergedContactTable {
  contact_id: number
  account_id: number
  list_id: number
  /** The contact that stayed; never one that was merged itself. */
  survivor_id: number
  /** JSON of addresses that only the merged contact had; null for none. */
  addresses: string | null
  merged: number
}

/** A hash of the values by which an operation compares a contact. */
export interface UnifyKeyTable {
  operation_id: number
  key: string
  contact_id: number
}

export interface TagTable {
  id: Generated<number>
  account_id: number
  name: string
  /** The form in which names are compared. */
  name_key: string
  color: string
  created: number
  updated: number
}

interface ContactTagTable {
  contact_id: number
  tag_id: number
}

export interface SegmentTable {
  id: Generated<number>
  account_id: number
  list_id: number
  name: string
  filter: string
  created: number
  updated: number
}

/** The status of a form submission. */
export type SubmissionStatus = 'accepted' | 'waiting' | 'confirmed' | 'refused'

export interface FormTable {
  id: Generated<number>
  account_id: number
  list_id: number
  hash: string
  name: string
  language: ListLanguage
  fields: string
  consent: string | null
  double_optin: number
  sender_id: number | null
  redirect_url: string | null
  /** JSON; null for a form that no script shows. */
  display: string | null
  created: number
  updated: number
}

export interface FormSubmissionTable {
  id: Generated<number>
  account_id: number
  list_id: number
  form_id: number
  contact_id: number | null
  status: SubmissionStatus
  language: ListLanguage
  /** In lower case. */
  email: string
  answers: string
  /** 1: to the consent that the form asked for. */
  consent: number
  created: number
}

/** One email that asks a contact to confirm. */
export interface ConfirmationTable {
  id: Generated<number>
  account_id: number
  list_id: number
  contact_id: number
  /** What is confirmed; null for a contact that came by no form. */
  submission_id: number | null
  /** In lower case. */
  email: string
  language: ListLanguage
  created: number
  confirmed: number | null
}

/** The channels whose recipients are devices. */
export type DeviceChannel = 'push' | 'web_push'

/** A device that an app or a site reaches. It stays the device of one contact: another owner gets another row. */
export interface DeviceTable {
  id: Generated<number>
  account_id: number
  channel: DeviceChannel
  /** The id of the app or the site, as the API shows it. */
  app: string
  /** Null for an unknown contact: then it gets no messages. */
  contact_id: number | null
  /** By which messages name it: the token of an app, or a short id of a subscription. */
  address: string
  /** The operating system: `android`, `ios`, or what the device calls it. */
  system: string
  /** What else its channel keeps, as JSON. */
  details: string | null
  created: number
  /** When it last said that it is there. */
  seen: number
}

export interface SuppressionTable {
  id: Generated<number>
  account_id: number
  type: SuppressionType
  value: string
  method: SuppressionMethod
  campaign_hash: string | null
  created: number
}

/** A group of single messages that a recipient has left. */
interface LeftGroupTable {
  account_id: number
  /** The address, in lower case. */
  value: string
  group_id: number
  created: number
}

export interface OperationTable {
  id: Generated<number>
  account_id: number
  list_id: number | null
  type: OperationType
  /** What works it off in slices; null for an operation that stands for something else, such as a campaign. */
  kind: string | null
  status: OperationStatus
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

/** An operation that waits until those before it in a queue have ended. */
export interface OperationQueueTable {
  /** Its place in the queue. */
  id: Generated<number>
  account_id: number
  operation_id: number
  /** The queue: what its operations must not do at the same time. */
  name: string
}

export interface ImportFileTable {
  operation_id: number
  account_id: number
  token: number
  lease_until: number
}

interface ResultPartTable {
  operation_id: number
  seq: number
  /** Text, or base64. */
  data: string
  /** The number of bytes that the base64 stands for; null for text. */
  bytes: number | null
  /** How often the part was changed since it was written. */
  revision: Generated<number>
}

export interface AudienceTables {
  list: ListTable
  field: FieldTable
  field_option: FieldOptionTable
  contact: ContactTable
  contact_unique: ContactUniqueTable
  contact_count: ContactCountTable
  merged_contact: MergedContactTable
  unify_key: UnifyKeyTable
  tag: TagTable
  contact_tag: ContactTagTable
  segment: SegmentTable
  form: FormTable
  form_submission: FormSubmissionTable
  confirmation: ConfirmationTable
  device: DeviceTable
  suppression: SuppressionTable
  left_group: LeftGroupTable
  operation: OperationTable
  operation_slice: OperationSliceTable
  operation_queue: OperationQueueTable
  import_file: ImportFileTable
  result_part: ResultPartTable
}
