import { command, json } from '../frame/command.ts'
import { meanings, type TriggerEvent } from '../trigger/events.ts'
import { reaching } from './reaching.ts'

const names = Object.keys(meanings) as [TriggerEvent, ...TriggerEvent[]]
const rows = Object.entries(meanings).map(([name, meaning]) => `  ${name.padEnd(12)}  ${meaning}`)

export const trigger = command({
  name: 'trigger',
  summary: 'Makes an event happen in a sandbox account, with all that follows from it',
  args: { event: { summary: 'what happens', choices: names } },
  options: {
    message: { type: 'integer', value: 'captured id', summary: 'to which message (the newest)' },
    recipient: { type: 'text', value: 'address', summary: 'to the newest message to this recipient' },
    link: { type: 'text', value: 'address', summary: 'which link is followed (the first)' },
    text: { type: 'text', summary: 'what somebody writes' },
    from: { type: 'text', value: 'address', summary: 'who sends what comes in' },
    to: { type: 'text', value: 'address', summary: 'to whom it is sent' },
    source: { type: 'text', value: 'file', summary: 'a raw email (RFC 5322)' },
    webhook: { type: 'integer', value: 'id', summary: 'which webhook is told' },
    hook: {
      type: 'text',
      value: 'name',
      summary: 'of which kind it is',
      choices: [
        'listEvent',
        'transactionalEmailEvent',
        'transactionalSmsEvent',
        'transactionalPushEvent',
        'certificateSent',
        'listCallback',
      ],
      default: 'listEvent',
    },
    action: { type: 'text', summary: 'what it is told of (the first action that it asked for)' },
    ...reaching,
    json,
  },
  details: `Events:\n${rows.join('\n')}`,
  examples: [
    ['trigger open', 'the newest message is opened'],
    ['trigger bounce --recipient ana@example.com', 'the newest message to ana@example.com comes back'],
    ['trigger stop', 'the recipient of the newest SMS wants no more'],
    ['trigger hook --webhook 1 --action email_click', 'a test event for webhook 1'],
  ],
  run: async (call) => (await import('../trigger.ts')).trigger(call),
})
