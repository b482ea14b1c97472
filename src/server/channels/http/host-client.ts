// Asks at the names of accounts whether the platform answers there. These names lead to the platform, so this client may
// reach it; it sends nothing that a customer chose but the name.
import type { AskHost } from '../../domain/content/cnames/check-cnames.ts'
import { createGuardedClient, type HostLookup } from './guarded-client.ts'

export interface HostClientDeps {
  /** Networks that may be reached in addition to public addresses, in CIDR notation. */
  networks: readonly string[]
  /** The address of the question under a name. */
  addressOf(name: string, question: string): string
  /** Finds the addresses of names (the machine's). */
  lookup?: HostLookup | undefined
}

export interface HostClient {
  askHost: AskHost
  close(): Promise<void>
}

export function createHostClient({ networks, addressOf, lookup }: HostClientDeps): HostClient {
  const client = createGuardedClient(networks, undefined, lookup)
  const askHost: AskHost = async (name, question) => {
    const request = { method: 'GET' as const, timeoutMs: 10_000, maxBytes: 1_000 }
    const answer = await client.send(addressOf(name, question), request).catch(() => null)
    return answer?.status === 200 ? answer.body.toString('latin1') : null
  }
  return { askHost, close: client.close }
}
