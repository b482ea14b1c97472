// Which flag of a list's callback asks for an event, and whether the event takes the contact away (O-015, O-042).
import type { ContactRow } from '../../store/audience/contacts.ts'
import type { SubscriptionMethod, UnsubscriptionMethod } from '../../store/schema.ts'

/** The numbers of all flags. */
export const callbackFlags = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const
export type CallbackFlag = (typeof callbackFlags)[number]

/** Events whose kind says all. */
const ofKinds: ReadonlyMap<string, CallbackFlag> = new Map([
  ['double_optin', 2],
  ['email_send', 4],
  ['email_open', 5],
  ['email_click', 6],
  ['email_hard_bounce', 10],
  ['email_soft_bounce', 11],
  ['edit_subscription', 12],
  ['sms_report', 13],
  ['smart_sms_report', 13],
  ['email_spam_complaint', 14],
  ['resubscription', 15],
  ['change_consent', 16],
])

/** How a contact came. */
const ofSubscriptions: Readonly<Record<SubscriptionMethod, CallbackFlag>> = {
  form: 1,
  referral: 1,
  manual: 1,
  api: 3,
  imported: 3,
}

/** How a contact left; the empty word is that of a contact that is back already. */
const ofDepartures: Readonly<Record<UnsubscriptionMethod, CallbackFlag | null>> = {
  unsubscribe_link: 7,
  form: 7,
  manual: 8,
  api: 9,
  bounce: 10,
  '': null,
}

const departures: ReadonlySet<string> = new Set(['unsubscribe', 'unsubscribe_manual', 'unsubscribe_api'])

/** The flag that asks for an event of this kind; null when none does. */
export function flagOf(kind: string, contact: ContactRow): CallbackFlag | null {
  if (kind === 'subscription') return ofSubscriptions[contact.subscription_method]
  if (departures.has(kind)) return ofDepartures[contact.unsubscription_method]
  return ofKinds.get(kind) ?? null
}

/** After a hard bounce and after a complaint, nothing is sent to the address any more. */
const givenUp: ReadonlySet<CallbackFlag> = new Set<CallbackFlag>([10, 14])

/** Whether the receiver should remove the contact: it was removed, or its address is no longer used. */
export const takesAway = (flag: CallbackFlag, contact: ContactRow): boolean =>
  contact.status === 'removed' || givenUp.has(flag)
