// How the names of accounts are looked up, and how the platform asks whether it is found under them.

import { readDkimRecords } from '../carriers/dkim-keys.ts'
import { createNameLookup, lookupBy } from '../channels/dns/cname.ts'
import { createDomainLookup } from '../channels/dns/sending-domain.ts'
import { reachOf } from '../channels/http/guarded-client.ts'
import { createHostClient } from '../channels/http/host-client.ts'
import type { DomainLookup } from '../domain/accounts/domains/sending-domains.ts'
import type { AskHost, LookUpName } from '../domain/content/cnames/check-cnames.ts'
import { questionAddress } from '../domain/content/cnames/proofs.ts'
import type { Config } from '../settings/settings.ts'

export interface Names {
  lookUpDomain: DomainLookup
  lookUpName: LookUpName
  askHost: AskHost
  close(): Promise<void>
}

/** `servers` are name servers as `address:port` (those of the machine). */
export function createNames(
  { publicUrl, allowPrivate, dkim, returnDomain }: Config,
  servers: string[] | undefined,
): Names {
  const networks = allowPrivate.live
  const addressOf = (name: string, question: string) => questionAddress(publicUrl, name, question)
  const client = createHostClient({ networks, addressOf, lookup: lookupBy(servers) })
  const host = new URL(publicUrl).hostname
  return {
    lookUpDomain: createDomainLookup({ host, returnDomain, dkimRecords: readDkimRecords(dkim), servers }),
    lookUpName: createNameLookup({ host, isPublic: reachOf(networks), servers }),
    askHost: client.askHost,
    close: client.close,
  }
}
