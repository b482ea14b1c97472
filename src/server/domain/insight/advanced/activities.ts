// The activities that a report of contact activity counts, with the kinds of events that each stands for.
import { type Columns, countColumn } from './report-row.ts'

const kindsOf = {
  opens: ['email_open'],
  clicks: ['email_click', 'push_click', 'smart_sms_click'],
  recommends: ['forward'],
  conversion: ['conversion'],
  email_send: ['email_send'],
  sms_send: ['sms_send', 'smart_sms_send'],
  sms_report: ['sms_report', 'smart_sms_report'],
  voice_send: ['voice_send'],
  voice_report: ['voice_report'],
  invitation_send: ['invitation_send'],
  invitation_open: ['invitation_open'],
  unsubscribe: ['unsubscribe'],
  email_soft_bounce: ['email_soft_bounce'],
  email_hard_bounce: ['email_hard_bounce'],
  subscription: ['subscription'],
  resubscription: ['resubscription'],
  unsubscribe_reason: ['unsubscribe_reason'],
  facebook_like: ['facebook_like'],
  social_share: ['social_share'],
  unsubscribe_manual: ['unsubscribe_manual'],
  double_optin: ['double_optin'],
  email_spam_complaint: ['email_spam_complaint'],
  email_field_disable: ['email_field_disable'],
  cellphone_field_disable: ['cellphone_field_disable'],
  phone_field_disable: ['phone_field_disable'],
  unsubscribe_api: ['unsubscribe_api'],
  email_field_enable: ['email_field_enable'],
  cellphone_field_enable: ['cellphone_field_enable'],
  phone_field_enable: ['phone_field_enable'],
  edit_subscription: ['edit_subscription'],
  automation_event: ['automation_event'],
  push_send: ['push_send'],
  push_delivered: ['push_delivered'],
  push_error: ['push_error'],
  push_received: ['push_received'],
  push_open: ['push_open'],
  push_canceled: ['push_canceled'],
  push_unsubscription: ['push_unsubscription'],
  reply_to_email: ['reply_to_email'],
  web_push_send: ['web_push_send'],
  web_push_delivered: ['web_push_delivered'],
  web_push_open: ['web_push_open'],
  web_push_bounce: ['web_push_bounce'],
  web_push_click: ['web_push_click'],
  web_push_subscription: ['web_push_subscription'],
  web_push_unsubscription: ['web_push_unsubscription'],
  forget_subscription: ['forget_subscription'],
  change_consent: ['change_consent'],
  double_optin_resend: ['double_optin_resend'],
  double_optedit: ['double_optedit'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A column for each activity. */
export const activityColumns: Columns = Object.fromEntries(
  Object.entries(kindsOf).map(([name, kinds]) => [name, countColumn(...kinds)]),
)

/** The kinds of events that the activities with these names stand for. */
export const kindsOfActivities = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name in kindsOf ? kindsOf[name as keyof typeof kindsOf] : []))
