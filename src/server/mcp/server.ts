// The MCP server over the official package, which speaks both forms of the protocol: 2026-07-28, and those with `initialize`.
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server'
import { listResources, readResource, resourceTemplates } from './resources.ts'
import type { Toolbox } from './toolbox.ts'
import { instructions, runTool, tools } from './tools.ts'

/** Milliseconds for which clients may keep lists: they change with a release only. */
const LIST_TTL_MS = 3_600_000

/** Creates the server for one caller. `version` is that of the platform. */
export function createMcpServer(toolbox: Toolbox, version: string): Server {
  const hint = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const
  const server = new Server(
    { name: 'messaging-platform', title: 'Messaging platform', version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions,
      cacheHints: {
        'tools/list': hint,
        'resources/list': hint,
        'resources/templates/list': hint,
        'resources/read': hint,
      },
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }))
  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const { name, arguments: given = {} } = params
    const result = await runTool(toolbox, { name, given }, ctx.mcpReq.signal)
    if (!result)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The tool "${name.slice(0, 64)}" was not found.`)
    const { text, isError } = result
    return { content: [{ type: 'text', text }], ...(isError && { isError }) }
  })
  server.setRequestHandler('resources/list', async () => ({ resources: await listResources(toolbox) }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const text = await readResource(toolbox, uri)
    if (text === null) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: 'text/markdown', text }] }
  })
  return server
}
