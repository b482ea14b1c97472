// Asks the DNS where a name leads that an account wants in its links.
import { Resolver } from 'node:dns/promises'
import type { LookUpName, NameFindings } from '../../domain/content/cnames/check-cnames.ts'
import type { HostLookup } from '../http/guarded-client.ts'
import { plainName, recordsOf } from './records.ts'

/** The longest chain of names that is followed. */
const HOPS = 5

export interface NameLookupDeps {
  /** The host that the names have to lead to. */
  host: string
  /** Whether a client anywhere reaches this address. */
  isPublic(address: string): boolean
  /** Name servers as `address:port` (those of the machine). */
  servers?: string[] | undefined
}

function createResolver(servers: string[] | undefined): Resolver {
  // A new resolver has no cached responses.
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return resolver
}

/** The chain of CNAME targets of a name; undefined if the DNS did not respond. */
async function chainOf(resolver: Resolver, name: string): Promise<string[] | undefined> {
  const chain: string[] = []
  for (let next = name; chain.length < HOPS; ) {
    const found = await recordsOf(resolver.resolveCname(next))
    if (!found) return undefined
    if (found[0] === undefined) break
    next = plainName(found[0])
    chain.push(next)
  }
  return chain
}

/** The addresses of a name; undefined if the DNS did not respond. */
async function addressesOf(resolver: Resolver, name: string): Promise<string[] | undefined> {
  const [four, six] = await Promise.all([recordsOf(resolver.resolve4(name)), recordsOf(resolver.resolve6(name))])
  return four || six ? [...(four ?? []), ...(six ?? [])] : undefined
}

/** Where a name leads that stands for the names of this chain and has these addresses. */
function leadsTo(
  { host, isPublic }: NameLookupDeps,
  chain: readonly string[],
  addresses: readonly string[],
): NameFindings['leads'] {
  if (addresses.some((address) => !isPublic(address))) return 'inside'
  const isHere = chain.includes(plainName(host))
  if (addresses.length === 0) return chain.length === 0 || isHere ? 'nowhere' : 'elsewhere'
  return isHere ? 'here' : 'elsewhere'
}

export function createNameLookup(parts: NameLookupDeps): LookUpName {
  return async (name, proofName) => {
    const resolver = createResolver(parts.servers)
    const [chain, addresses, texts] = await Promise.all([
      chainOf(resolver, name),
      addressesOf(resolver, name),
      recordsOf(resolver.resolveTxt(proofName)),
    ])
    const leads = chain && addresses && leadsTo(parts, chain, addresses)
    return { leads, proofs: texts?.map((strings) => strings.join('')) }
  }
}

/** Finds the addresses of a host by these name servers; undefined, which is those of the machine, without any. */
export function lookupBy(servers: string[] | undefined): HostLookup | undefined {
  if (!servers) return undefined
  return (host, _options, done) => {
    addressesOf(createResolver(servers), host).then(
      (found = []) => {
        const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        done(found.length > 0 ? null : new Error(`${host} has no address`), addresses)
      },
      (error: Error) => done(error, []),
    )
  }
}
