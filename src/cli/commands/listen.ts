import { defineCommand, json } from '../../terminal/command.ts'
import { connectionOptions } from './connection-options.ts'

export const listen = defineCommand({
  name: 'listen',
  summary: 'Forward webhooks to a local program',
  options: {
    forwardTo: { type: 'text', value: 'url', summary: 'URL to post deliveries to' },
    events: { type: 'texts', value: 'event', summary: 'only these events or kinds: email_click, listEvent' },
    make: { type: 'texts', value: 'what', summary: 'create temporary webhooks: list:<id>, email, sms, push' },
    ...connectionOptions,
    json,
  },
  details: `You don't need a public URL. Each webhook or callback is posted with the body, headers
and signature that the platform sent. Automatic retries are not forwarded; deliveries
that you replay are.

Webhooks created with --make receive the events in --events, or all events. They are
deleted when you stop the command. Their secrets are printed on a terminal only.`,
  examples: [
    ['listen --forward-to http://localhost:3000/hooks', 'forward all deliveries of the account'],
    ['listen --forward-to http://localhost:3000/hooks --make list:1 email', 'create webhooks and forward them'],
    ['listen --events email_click email_open --json', 'print deliveries as JSON'],
  ],
  lasting: true,
  run: async (call) => (await import('../listen.ts')).forwardDeliveries(call),
})
