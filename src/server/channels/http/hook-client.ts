// Posts hooks and fetches files and pages, through the guarded client. Sandbox accounts live on one
// machine with the tests that use them, so they may reach the networks that the setting allows; live
// accounts reach public addresses only, unless the operator named the networks.
import { createGuardedClient, type GuardedAnswer } from './guarded-client.ts'

type Kind = 'sandbox' | 'live'

const HOOK_TIMEOUT = 10_000
const FETCH_TIMEOUT = 20_000
const PAGE_BYTES = 2 * 1024 * 1024

export interface HookClient {
  post(kind: Kind, url: string, headers: Record<string, string>, body: string): Promise<{ status: number }>
  fetchFile(kind: Kind, url: string, maxBytes: number): Promise<Buffer>
  fetchPage(kind: Kind, url: string): Promise<string>
  close(): Promise<void>
}

/** `networks` (CIDRs) are those that sandbox accounts may reach besides public addresses; `live` the same for live ones. */
export function createHookClient(networks: Record<Kind, readonly string[]>): HookClient {
  const clients = { sandbox: createGuardedClient(networks.sandbox), live: createGuardedClient(networks.live) }

  async function get(kind: Kind, url: string, maxBytes: number): Promise<GuardedAnswer> {
    const answer = await clients[kind].send(url, { method: 'GET', timeoutMs: FETCH_TIMEOUT, maxBytes })
    if (answer.status !== 200) throw new Error(`${new URL(url).host} answered ${answer.status}`)
    return answer
  }

  return {
    post: (kind, url, headers, body) =>
      clients[kind].send(url, { method: 'POST', headers, body, timeoutMs: HOOK_TIMEOUT, maxBytes: 64 * 1024 }),
    fetchFile: async (kind, url, maxBytes) => (await get(kind, url, maxBytes)).body,
    fetchPage: async (kind, url) => (await get(kind, url, PAGE_BYTES)).body.toString('utf8'),
    async close() {
      await Promise.all([clients.sandbox.close(), clients.live.close()])
    },
  }
}
