// How the names of accounts are looked up, and how the platform asks whether it is found under them.
import { createNameLookup, lookupBy } from '../channels/dns/cname.ts'
import { createDomainLookup } from '../channels/dns/sending-domain.ts'
import { reachOf } from '../channels/http/guarded-client.ts'
import { createHostClient } from '../channels/http/host-client.ts'
import { questionAddress } from '../domain/content/cnames/proofs.ts'
import { readDkimRecords } from './dkim-keys.ts'
import type { Config } from './settings.ts'

/** `servers` are name servers as `address:port` (those of the machine). */
export function createNames({ publicUrl, allowPrivate, dkim, returnDomain }: Config, servers: string[] | undefined) {
  const networks = allowPrivate.live
  const addressOf = (name: string, question: string) => questionAddress(publicUrl, name, question)
  const client = createHostClient({ networks, addressOf, lookup: lookupBy(servers) })
  const host = new URL(publicUrl).hostname
  return {
    lookUpDomain: createDomainLookup({ host, returnDomain, dkimRecords: readDkimRecords(dkim), servers }),
    lookUpName: createNameLookup({ host, isPublic: reachOf(networks), servers }),
    askHost: client.ask,
    close: client.close,
  }
}
