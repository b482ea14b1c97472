// Asks the DNS whether a domain that sends mail is set up, and whether the host of its links leads here.
import { Resolver } from 'node:dns/promises'
import type { LookUpDomain } from '../../domain/accounts/domains/sending-domains.ts'
import { plain, recordsOf } from './records.ts'

export interface DomainLookupParts {
  /** The host that the links have to lead to. */
  host: string
  /** The records of the keys with which the platform signs: `<selector>._domainkey.<domain>`. */
  dkimRecords: readonly { name: string; value: string }[]
  /** Name servers as `address:port` (those of the machine). */
  servers?: string[] | undefined
}

/** The domain of a DKIM record; its key signs for the domains below it, too. */
const domainOf = (recordName: string) => plain(recordName).split('._domainkey.')[1] ?? ''

/** The key in a DKIM record; blanks in it do not count (RFC 6376 3.6.1). */
const keyIn = (record: string): string | undefined => /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '')

export function createDomainLookup({ host, dkimRecords, servers }: DomainLookupParts): LookUpDomain {
  return async ({ name, server }) => {
    // A resolver of its own has no answer of an earlier look.
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const textsOf = async (domain: string) => (await recordsOf(resolver.resolveTxt(domain)))?.map((t) => t.join(''))
    const dkimOf = async () => {
      const own = dkimRecords.filter((record) => `.${name}`.endsWith(`.${domainOf(record.name)}`))
      if (own.length === 0) return null
      const found = await Promise.all(own.map(async (record) => ({ record, texts: await textsOf(record.name) })))
      if (found.some(({ texts }) => texts === undefined)) return undefined
      return found.every(({ record, texts }) => texts?.some((text) => keyIn(text) === keyIn(record.value)))
    }
    const [texts, dkim, names] = await Promise.all([textsOf(name), dkimOf(), recordsOf(resolver.resolveCname(server))])
    return {
      // RFC 7208 4.5: two records are an error for whoever checks.
      spf: texts && texts.filter((text) => /^v=spf1(?: |$)/i.test(text)).length === 1,
      dkim,
      cname: names?.some((target) => plain(target) === plain(host)),
    }
  }
}
