// Domain names of accounts, used in links instead of that of the platform.
import type { Clock } from '../../../lib/clock.ts'
import { isServerVerified } from '../../../store/accounts/sending-domains.ts'
import type { CnameRow } from '../../../store/content/cnames.ts'
import * as rows from '../../../store/content/cnames.ts'
import type { CnameStatus } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import type { Caller } from '../../accounts/accounts.ts'
import { conflict, invalid } from '../../errors.ts'
import { hostOf } from './host.ts'
import { answerTo, proofNameOf, proofOf } from './proofs.ts'

/** A record that the owner of a name puts into its DNS. */
interface DnsRecord {
  type: 'CNAME' | 'TXT'
  name: string
  value: string
}

export type Cname = Pick<CnameRow, 'id' | 'name' | 'status'> & { records: DnsRecord[] }

export interface CnameDeps {
  store: Store
  clock: Clock
  linkSecret: string
  publicUrl: string
}

/** Names of one account: all of them are one answer (M-405). */
const MAX_CNAMES = 1_000

/** A DNS name: labels of at most 63 characters (RFC 1035 2.3.4); the last one must not be a number. */
const NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** What a name of a sandbox says of itself by its first label (M-169). */
const statusInSandbox = (name: string): CnameStatus =>
  (['unverified', 'invalid', 'private'] as const).find((status) => name.startsWith(`${status}.`)) ?? 'verified'

export interface Cnames {
  list(account: number): Promise<Cname[]>
  /**
   * Adds a name, which is looked up soon. Names of a sandbox need not exist: they have their status from the next
   * read on. Throws `conflict` for a name that the account already has, and `invalid` for an invalid name.
   */
  create(caller: Caller, value: string): Promise<Cname>
  /** The host for the links of a campaign with this cname; undefined: that of the platform. */
  hostOf(account: number, cnameId: number | null): Promise<string | undefined>
  /** Whether this host leads here by the will of a live account, so that a proxy may get a certificate for it. */
  isHost(domain: string): Promise<boolean>
  /** The response to a challenge, which only this platform can compute. */
  answerTo(question: string): string
  /** Whether a text may be such a question. */
  isQuestion(text: string): boolean
}

export function createCnames({ store, clock, linkSecret, publicUrl }: CnameDeps): Cnames {
  const host = new URL(publicUrl).hostname

  function readName(value: string): string {
    const name = value.toLowerCase()
    if (!NAME.test(name)) throw invalid('value', 'is not a domain name: give one like links.shop.example.com')
    if (name === host) throw invalid('value', 'is the name of the platform. Use your own domain')
    return name
  }

  const toCname = ({ id, account_id, name, status }: CnameRow): Cname => ({
    id,
    name,
    status,
    records: [
      { type: 'CNAME', name, value: host },
      { type: 'TXT', name: proofNameOf(name), value: proofOf(account_id, name, linkSecret) },
    ],
  })

  return {
    list: async (account) => (await rows.listCnames(store.db, account)).map(toCname),

    async create({ accountId: account, kind }, value): Promise<Cname> {
      const name = readName(value)
      const isLive = kind === 'live'
      const added = await store.write(async (tx) => {
        if ((await rows.countCnames(tx, account)) >= MAX_CNAMES)
          throw invalid('value', `is one name more than the ${MAX_CNAMES} that an account may have`)
        return rows.insertCname(tx, {
          account_id: account,
          name,
          status: isLive ? 'recent' : statusInSandbox(name),
          leads_here: 0,
          proven: 0,
          next_look: isLive ? clock.wall() : null,
          created: clock.now(account),
        })
      })
      if (!added) throw conflict('cname_exists', 'The account already has this domain.')
      return toCname({ ...added, status: 'recent' })
    },

    hostOf: (account, cnameId) => hostOf(store.db, account, cnameId),

    async isHost(domain): Promise<boolean> {
      const name = domain.toLowerCase().replace(/\.$/, '')
      return name === host || (await rows.isLedHere(store.db, name)) || (await isServerVerified(store.db, name))
    },

    answerTo: (question) => answerTo(question, linkSecret),

    isQuestion: (text) => /^[\da-f]{32}$/.test(text),
  }
}
