// A client of the MCP door: the official one, over the port of a running platform or injected requests.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'vitest'

export interface ToolAnswer {
  text: string
  isError: boolean
  /** The JSON between the marks; undefined without data. */
  data: unknown
  status: number | undefined
}

export interface McpSession {
  client: Client
  call(name: string, given?: Record<string, unknown>): Promise<ToolAnswer>
  close(): Promise<void>
}

/** What a tool returned. */
export function readAnswer(result: { content?: unknown; isError?: boolean | undefined }): ToolAnswer {
  const [content] = result.content as { type: string; text: string }[]
  const text = content?.text ?? ''
  const [, , json] = /<(data-[\w-]+)>\n([\s\S]*)\n<\/\1>/.exec(text) ?? []
  const [, status] = /HTTP (\d+)/.exec(text) ?? []
  return {
    text,
    isError: result.isError ?? false,
    data: json === undefined ? undefined : JSON.parse(json),
    status: status === undefined ? undefined : Number(status),
  }
}

/** Connects the official client. `era` chooses the form of the protocol. */
export async function openMcp(
  key: string,
  {
    fetch,
    url = 'https://localhost:8443/mcp',
    era = 'modern',
  }: { fetch?: typeof globalThis.fetch; url?: string; era?: 'modern' | 'legacy' },
): Promise<McpSession> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : ('legacy' as const)
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    ...(fetch && { fetch }),
  })
  await client.connect(transport)
  return {
    client,
    call: async (name, given = {}) => readAnswer(await client.callTool({ name, arguments: given })),
    close: () => client.close(),
  }
}

/** The data of a result that is not an error. */
export function dataOf(answer: ToolAnswer): unknown {
  expect(answer, answer.text).toMatchObject({ isError: false })
  return answer.data
}
