import { defineCommand, type Group, json } from '../../terminal/command.ts'

const carrier = defineCommand({
  name: 'carrier',
  summary: 'Test a gateway of the Carrier API',
  args: { address: { summary: 'base URL of the gateway' } },
  options: {
    secret: { type: 'text', value: 'secret', summary: 'shared secret (MESSAGING_SMS_CARRIER_SECRET)' },
    to: { type: 'text', value: 'number', summary: 'number to send SMS and calls to' },
    from: { type: 'text', value: 'number', summary: 'sender number', default: '+351920000001' },
    listen: { type: 'text', value: 'host:port', summary: 'address to receive callbacks on', default: '127.0.0.1:0' },
    callback: { type: 'text', value: 'url', summary: 'public URL of that address, if different' },
    only: { type: 'text', summary: 'what to test', choices: ['messages', 'calls', 'all'], default: 'all' },
    timeout: { type: 'integer', value: 'seconds', summary: 'time to wait for receipts', default: 60 },
    json,
  },
  details: `Checks each rule of the contract. It submits SMS and calls with valid and invalid
signatures, and listens for receipts. A gateway that passes sends 7 SMS and makes
6 calls. On a real gateway these are delivered and billed: set --to to your own number.

  ok       the gateway follows the rule
  failed   the gateway breaks the rule; the reason follows
  skipped  the rule does not apply

The exit code is 1 if a rule failed. To try this command, run \`messaging simulate carrier\`.`,
  examples: [
    ['conformance carrier http://127.0.0.1:2780/carrier/v1 --secret whsec_...', 'test a gateway on this machine'],
    [
      'conformance carrier https://gateway.example.com/carrier/v1 --to +351910000001 --listen 0.0.0.0:9000 --callback https://me.example.com/callback',
      'test a remote gateway',
    ],
  ],
  run: async (call) => (await import('../conformance.ts')).conformanceOfCarrier(call),
})

export const conformance: Group = {
  name: 'conformance',
  summary: 'Test a gateway against the contract',
  commands: [carrier],
}
