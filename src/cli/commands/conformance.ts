import { command, type Group, json } from '../frame/command.ts'

const carrier = command({
  name: 'carrier',
  summary: 'Tries a gateway against the Carrier API, rule by rule',
  args: { address: { summary: 'address of the gateway, without the path of an operation' } },
  options: {
    secret: { type: 'text', value: 'secret', summary: 'secret of the gateway (MESSAGING_SMS_CARRIER_SECRET)' },
    to: { type: 'text', value: 'number', summary: 'who gets the SMS and calls, such as +351910000001' },
    from: { type: 'text', value: 'number', summary: 'who they come from', default: '+351920000001' },
    listen: { type: 'text', value: 'host:port', summary: 'where it listens for the gateway', default: '127.0.0.1:0' },
    callback: { type: 'text', value: 'url', summary: 'how the gateway finds that, if not under this address' },
    only: { type: 'text', summary: 'what the gateway carries', choices: ['messages', 'calls', 'all'], default: 'all' },
    timeout: { type: 'integer', value: 'seconds', summary: 'how long receipts may take', default: 60 },
    json,
  },
  details: `It posts some twenty SMS and three calls, signs them rightly and wrongly, and listens for receipts as the platform
does. On a gateway that really carries, they arrive: name a number of your own with --to.

  ok       the gateway keeps the rule
  failed   it does not, and how that was seen
  skipped  the rule does not concern it

The exit code is 1 when a rule failed. \`messaging simulate carrier\` is a gateway to try this with.`,
  examples: [
    ['conformance carrier http://127.0.0.1:2780/carrier/v1 --secret whsec_...', 'a bridge on this machine'],
    [
      'conformance carrier https://gateway.example.com/carrier/v1 --to +351910000001 --listen 0.0.0.0:9000 --callback https://me.example.com/news',
      'a gateway elsewhere, which finds this machine by that address',
    ],
  ],
  run: async (call) => (await import('../conformance.ts')).conformanceOfCarrier(call),
})

export const conformance: Group = {
  name: 'conformance',
  summary: 'Tries what others have built by a contract of the platform',
  commands: [carrier],
}
