import { command } from '../frame/command.ts'

export const mock = command({
  name: 'mock',
  summary: 'Runs a mock server for each API, which answers with the examples of the contract',
  options: {
    portBase: { type: 'integer', value: 'port', summary: 'port of the first API; the others follow', default: 4010 },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    dynamic: { type: 'flag', summary: 'random answers instead of the examples' },
    verbose: { type: 'flag', summary: 'print every request' },
  },
  details: `The servers check every request against the contract and store nothing. For a platform that stores what you post, use
\`messaging serve\`.

Send any value in the header Apikey; without one the answer is 401. Choose the answer with the header Prefer:

  Prefer: code=404           the answer with that status
  Prefer: example=<name>     the example with that name
  Prefer: dynamic=true       a random answer that fits the schema

The header sl-violations of a 400 or 422 says what does not fit.

Browsers may call the servers: CORS allows every origin, method and header.`,
  needs: ['@stoplight/prism-cli'],
  lasting: true,
  run: async ({ options }) => (await import('../mock.ts')).mock(options),
})
