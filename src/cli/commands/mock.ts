import { defineCommand } from '../../terminal/command.ts'
import { assertTools } from '../tools.ts'

export const mock = defineCommand({
  name: 'mock',
  summary: 'Run a mock server per API',
  options: {
    contract: { type: 'text', value: 'path', summary: 'mock this OpenAPI document or folder instead' },
    portBase: {
      type: 'integer',
      value: 'port',
      summary: 'port of the first API; each other API uses the next port',
      default: 4010,
    },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    dynamic: { type: 'flag', summary: 'return random data instead of examples' },
    future: { type: 'flag', summary: 'return what a later version may: unknown members, values and reasons' },
    verbose: { type: 'flag', summary: 'print every request' },
  },
  examples: [['mock --contract api/openapi.yaml', 'mock another contract on port 4010']],
  details: `Mock servers validate each request against the contract and return its examples. They
store nothing. To store data, run \`messaging serve\` instead.

Send any value in the Apikey header; without it you get 401. Choose the response with
the Prefer header:

  Prefer: code=404           the response with this status
  Prefer: example=<name>     the example with this name; an unknown name returns 400 with all names
  Prefer: dynamic=true       random data that matches the schema

Run your tests against --future too: they show whether your client survives additions to
the API.

If you get 400 or 422, the sl-violations header lists each problem.

You can call the servers from a browser: CORS allows every origin, method and header.`,
  lasting: true,
  run: async ({ options }) => {
    const { contract } = options
    if (contract !== undefined) assertTools('mock', ['@redocly/cli'])
    const others = contract === undefined ? undefined : (await import('../../../scripts/mock.ts')).documentsAt(contract)
    return (await import('../mock.ts')).runMocks(options, await others)
  },
})
