// `messaging mcp`: serves the tools for agents on stdin and stdout. Only messages of the protocol may be written to stdout.
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { randomToken } from '../server/lib/ids.ts'
import type { Send } from '../server/mcp/rest.ts'
import { createMcpServer } from '../server/mcp/server.ts'
import { createToolbox, loadSharedParts } from '../server/mcp/toolbox.ts'
import { versionOf } from '../server/process/vitals.ts'
import type { Call } from '../terminal/command.ts'
import { openPlatform, type Platform } from './connection.ts'

interface McpCall extends Pick<Call, 'env' | 'warn'> {
  options: { url: string | undefined; key: string | undefined }
}

/** Sends the requests of the tools to the platform. */
const sendTo =
  ({ base, apiKey, fetch }: Platform): Send =>
  async ({ method, url, headers, body, signal }) => {
    const request = new Request(base + url, {
      method,
      headers: { ...headers, apikey: apiKey },
      signal,
      ...(body !== undefined && { body }),
    })
    const response = await fetch(request).catch((error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error
      throw new Error(
        `Cannot connect to the platform at ${base}: ${message} Start it with \`messaging serve\`, or set MESSAGING_URL.`,
      )
    })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

/** Serves until the agent closes stdin. */
export async function serveTools(call: McpCall): Promise<void> {
  const platform = openPlatform(call)
  const shared = loadSharedParts(null)
  const parts = { send: sendTo(platform), secret: randomToken(32), key: platform.apiKey, now: Date.now }
  const toolbox = createToolbox(shared, parts)
  const server = serveStdio(() => createMcpServer(toolbox, versionOf()), {
    onerror: ({ message }) => call.warn(message),
  })
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
  })
  await server.close()
  await platform.close()
}
