import { command, json } from '../frame/command.ts'
import { reaching } from './reaching.ts'

export const listen = command({
  name: 'listen',
  summary: 'Passes webhooks and callbacks on to a program on this machine, which needs no public address',
  options: {
    forwardTo: { type: 'text', value: 'address', summary: 'where to post each of them' },
    events: { type: 'texts', value: 'event', summary: 'only these, such as email_click, or a whole kind: listEvent' },
    make: { type: 'texts', value: 'what', summary: 'webhooks to make for as long: list:<id>, email, sms or push' },
    ...reaching,
    json,
  },
  details: `Each is posted as the platform sends it: the same body, headers and signature. What it sends again, because the address of
the webhook did not answer, is not posted again; what you replay is.

The webhooks of --make tell of all --events, or of everything, and are deleted at the end. Their secrets are printed on a
terminal.`,
  examples: [
    ['listen --forward-to http://localhost:3000/hooks', 'what the webhooks of the account tell'],
    ['listen --forward-to http://localhost:3000/hooks --make list:1 email', 'makes webhooks of its own'],
    ['listen --events email_click email_open --json', 'only prints them'],
  ],
  lasting: true,
  run: async (call) => (await import('../listen.ts')).listen(call),
})
