/** The events of `messaging trigger`, with their meaning for the help. */
export const meanings = {
  delivered: 'the carrier reports a message as delivered',
  failed: 'the carrier fails to deliver an accepted message',
  open: 'the recipient opens a message',
  click: 'the recipient clicks a link in a message (--link)',
  bounce: 'a message hard-bounces: the address is invalid',
  'soft-bounce': 'a message soft-bounces: the mailbox is unavailable for now',
  complaint: 'the recipient reports a message as spam',
  reply: 'the recipient replies to a message (--text)',
  unsubscribe: 'the recipient unsubscribes, by email link or STOP',
  stop: 'the recipient of an SMS replies STOP',
  start: 'the recipient of an SMS replies START, which undoes STOP',
  sms: 'an SMS arrives (--from, --to, --text)',
  email: 'an email arrives (--source, --to)',
  hook: 'a webhook receives a test event (--webhook, --hook)',
} as const

/** The name of an event. */
export type TriggerEvent = keyof typeof meanings
