// The events that `messaging trigger` makes.
/** Every event, and what happens. */
export const meanings = {
  delivered: 'the network reports that a message was delivered',
  failed: 'the network gives up a message that it had accepted',
  open: 'the recipient opens a message',
  click: 'the recipient follows a link of a message (--link)',
  bounce: 'a message comes back: the address does not work',
  'soft-bounce': 'a message comes back: the address does not work now',
  complaint: 'the recipient reports a message as unwanted',
  reply: 'the recipient answers a message (--text)',
  unsubscribe: 'the recipient wants no more, by the link of an email or the word STOP',
  stop: 'the recipient of an SMS sends STOP to its sender',
  start: 'the recipient of an SMS sends START to its sender, which takes a STOP back',
  sms: 'an SMS comes in (--from, --to, --text)',
  email: 'an email comes in (--source, --to)',
  hook: 'a webhook is told of something that did not happen (--webhook, --hook)',
} as const

/** The name of an event. */
export type TriggerEvent = keyof typeof meanings
