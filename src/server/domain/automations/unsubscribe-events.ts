// Contacts who leave their list leave its automations.

/** The kinds of events after which a contact may have left its list. */
export const unsubscribeKinds = ['unsubscribe', 'unsubscribe_api', 'unsubscribe_manual', 'forget_subscription'] as const

const all: ReadonlySet<string> = new Set(unsubscribeKinds)

/** Whether the contact of an event of this kind may have left its list. */
export const isUnsubscribe = (kind: string): boolean => all.has(kind)
