import { defineCommand, json } from '../../terminal/command.ts'
import { meanings, type TriggerEvent } from '../trigger/events.ts'
import { connectionOptions } from './connection-options.ts'

const names = Object.keys(meanings) as [TriggerEvent, ...TriggerEvent[]]
const rows = Object.entries(meanings).map(([name, meaning]) => `  ${name.padEnd(12)}  ${meaning}`)

export const trigger = defineCommand({
  name: 'trigger',
  summary: 'Simulate a sandbox event',
  args: { event: { summary: 'event to simulate', choices: names } },
  options: {
    message: { type: 'integer', value: 'captured id', summary: 'message to use (default: the newest)' },
    recipient: { type: 'text', value: 'address', summary: 'use the newest message to this recipient' },
    link: { type: 'text', value: 'url', summary: 'link to click (default: the first)' },
    text: { type: 'text', summary: 'text of the SMS or reply' },
    from: { type: 'text', value: 'address', summary: 'sender of the SMS or email' },
    to: { type: 'text', value: 'address', summary: 'recipient of the SMS or email' },
    source: { type: 'text', value: 'file', summary: 'file with a raw email (RFC 5322)' },
    webhook: { type: 'integer', value: 'id', summary: 'webhook that receives the event' },
    hook: {
      type: 'text',
      value: 'name',
      summary: 'kind of event to send',
      choices: [
        'listEvent',
        'transactionalEmailEvent',
        'transactionalSmsEvent',
        'transactionalSmsReceived',
        'transactionalPushEvent',
        'certificateSent',
        'listCallback',
      ],
      default: 'listEvent',
    },
    action: { type: 'text', summary: 'action to send (default: the first one of the webhook)' },
    ...connectionOptions,
    json,
  },
  details: `Simulates an event in your sandbox account, with all its effects, such as webhooks and\nstatistics.\n\nEvents:\n${rows.join('\n')}`,
  examples: [
    ['trigger open', 'open the newest message'],
    ['trigger bounce --recipient ana@example.com', 'bounce the newest message to ana@example.com'],
    ['trigger stop', 'reply STOP to the newest SMS'],
    ['trigger hook --webhook 1 --action email_click', 'send a test event to webhook 1'],
  ],
  run: async (call) => (await import('../trigger.ts')).simulateEvent(call),
})
