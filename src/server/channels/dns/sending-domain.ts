// Asks the DNS whether a domain that sends mail is set up, and whether the host of its links leads here.
import { Resolver } from 'node:dns/promises'
import type { DomainLookup, DomainRecord } from '../../domain/accounts/domains/sending-domains.ts'
import { findDmarc } from './dmarc.ts'
import { plainName, recordsOf } from './records.ts'

export interface DomainLookupDeps {
  /** The host that the links have to lead to. */
  host: string
  /** Where mails come back, whose SPF record names the hosts that send them; null: to their senders. */
  returnDomain: string | null
  /** The records of the keys with which the platform signs: `<selector>._domainkey.<domain>`. */
  dkimRecords: readonly { name: string; value: string }[]
  /** Name servers as `address:port` (those of the machine). */
  servers?: string[] | undefined
}

/** The domain of a DKIM record; its key signs for the domains below it, too. */
const domainOf = (recordName: string) => plainName(recordName).split('._domainkey.')[1] ?? ''

/** The key in a DKIM record; blanks in it do not count (RFC 6376 3.6.1). */
const keyIn = (record: string): string | undefined => /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '')

/** Whether a name exists, whatever its records are: only NXDOMAIN says that it does not (RFC 8020). */
async function existsIn(resolver: Resolver, domain: string): Promise<boolean | undefined> {
  try {
    await resolver.resolve4(domain)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENODATA' ? true : code === 'ENOTFOUND' ? false : undefined
  }
}

/** Looks domains up, and knows what has to be there. */
export function createDomainLookup({ host, returnDomain, dkimRecords, servers }: DomainLookupDeps): DomainLookup {
  const signing = (name: string) => dkimRecords.filter((record) => `.${name}`.endsWith(`.${domainOf(record.name)}`))
  // With a return domain, its SPF record lists the hosts that send.
  const senders = returnDomain === null ? `a:${host}` : `include:${returnDomain}`
  return {
    records: ({ name, server }): DomainRecord[] => [
      { check: 'spf', type: 'TXT', name, value: `v=spf1 ${senders} ~all` },
      ...signing(name).map((record) => ({ check: 'dkim' as const, type: 'TXT' as const, ...record })),
      { check: 'dmarc', type: 'TXT', name: `_dmarc.${name}`, value: 'v=DMARC1; p=none' },
      { check: 'cname', type: 'CNAME', name: server, value: host },
    ],

    async lookUp({ name, server }) {
      // A new resolver has no cached responses.
      const resolver = new Resolver({ timeout: 2000, tries: 2 })
      if (servers) resolver.setServers(servers)
      const textsOf = async (domain: string) => (await recordsOf(resolver.resolveTxt(domain)))?.map((t) => t.join(''))
      const dkimOf = async () => {
        const own = signing(name)
        if (own.length === 0) return null
        const found = await Promise.all(own.map(async (record) => ({ record, texts: await textsOf(record.name) })))
        if (found.some(({ texts }) => texts === undefined)) return undefined
        return found.every(({ record, texts }) => texts?.some((text) => keyIn(text) === keyIn(record.value)))
      }
      const [texts, dkim, dmarc, names] = await Promise.all([
        textsOf(name),
        dkimOf(),
        findDmarc(name, { textsOf, exists: (domain) => existsIn(resolver, domain) }),
        recordsOf(resolver.resolveCname(server)),
      ])
      return {
        // RFC 7208 4.5: two SPF records are an error.
        spf: texts && texts.filter((text) => /^v=spf1(?: |$)/i.test(text)).length === 1,
        dkim,
        dmarc,
        cname: names?.some((target) => plainName(target) === plainName(host)),
      }
    },
  }
}
