import { defineCommand } from '../../terminal/command.ts'
import { connectionOptions } from './connection-options.ts'

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'Serve tools to an agent over stdio',
  options: {
    url: connectionOptions.url,
    key: { type: 'text', summary: 'API key (MESSAGING_KEY, or the sandbox key of the data folder)' },
  },
  details: `Speaks the Model Context Protocol on stdin and stdout, for agents that start it. Its four
tools search, describe and call the operations of the platform, and wait for events. They
can do what the key can do. Put the key into MESSAGING_KEY, not into the command line,
which other users of the machine can read.

With a live key, a call that reaches people or deletes permanently is a dry run at first.
It returns the number of people and a token for the actual call.

The page "Agents" of the documentation has the settings of common agents. A running
server has the same tools at /mcp.`,
  examples: [
    ['mcp', 'serve the sandbox account of this machine'],
    ['mcp --url https://messaging.example.com', 'serve another platform, with the key in MESSAGING_KEY'],
  ],
  lasting: true,
  run: async (call) => (await import('../mcp.ts')).serveTools(call),
})
