// Asks the DNS whether a domain takes mail.
import { Resolver } from 'node:dns/promises'
import { saysAbsent } from './records.ts'

/**
 * Whether a domain has an MX record, or an IPv4 or IPv6 address in place of one (RFC 5321 5.1). No answer counts as no.
 * `servers` are name servers as `address:port`; by default those of the machine.
 */
export function createMailServerLookup(servers?: string[]): (domain: string) => Promise<boolean> {
  return async (domain) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    try {
      const records = await resolver.resolveMx(domain)
      // RFC 7505: a single record with an empty name says that the domain takes no mail.
      return records.some(({ exchange }) => exchange !== '')
    } catch (error) {
      if (!saysAbsent(error)) return false
      const addresses = [resolver.resolve4(domain), resolver.resolve6(domain)]
      return Promise.any(addresses).then(
        () => true,
        () => false,
      )
    }
  }
}
