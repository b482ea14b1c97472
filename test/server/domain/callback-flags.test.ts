// Which flag of a list's callback asks for an event (O-015, O-042). What comes by the doors is tested there.
import { describe, expect, it } from 'vitest'
import { blankContact } from '../../../src/server/domain/audience/contacts/contact-changes.ts'
import { type CallbackFlag, flagOf } from '../../../src/server/domain/events/callback-flags.ts'
import type { ContactRow } from '../../../src/server/store/audience/contacts.ts'

const contact = (change: Partial<ContactRow> = {}): ContactRow => ({ ...blankContact(1, 1, 1, 'api', 0), ...change })

describe('flagOf', () => {
  it.each<[Partial<ContactRow>, CallbackFlag]>([
    [{ subscription_method: 'form' }, 1],
    [{ subscription_method: 'referral' }, 1],
    [{ subscription_method: 'manual' }, 1],
    [{ subscription_method: 'api' }, 3],
    [{ subscription_method: 'imported' }, 3],
  ])('a subscription of %j is %i', (change, flag) => {
    expect(flagOf('subscription', contact(change))).toBe(flag)
  })

  it.each<[ContactRow['unsubscription_method'], CallbackFlag | null]>([
    ['unsubscribe_link', 7],
    ['form', 7],
    ['manual', 8],
    ['api', 9],
    ['bounce', 10],
    // It is back already.
    ['', null],
  ])('a departure by "%s" is %s, whatever the kind of the event', (unsubscription_method, flag) => {
    for (const kind of ['unsubscribe', 'unsubscribe_manual', 'unsubscribe_api'])
      expect(flagOf(kind, contact({ unsubscription_method }))).toBe(flag)
  })

  it.each<[string, CallbackFlag | null]>([
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
    ['sms_send', null],
    ['attach_tag', null],
    ['constructor', null],
  ])('%s is %s', (kind, flag) => {
    expect(flagOf(kind, contact())).toBe(flag)
  })
})
