// The domains that an account sends from, and whether the DNS shows that they are its own.
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/accounts/sending-domains.ts'
import { findHolder } from '../../../store/content/cnames.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Caller } from '../accounts.ts'

export type SendingDomainRow = rows.SendingDomainRow

/** What receivers do with mails of a domain that nobody vouches for (RFC 9989). */
export interface DmarcPolicy {
  /** The domain that has the record: the domain itself or one above it. */
  domain: string
  policy: 'none' | 'quarantine' | 'reject'
  /** Receivers do less than it says. */
  isTesting: boolean
}

/**
 * What the DNS says of a domain. `undefined`: nobody answered; `dkim` null: the platform does not sign for it; `dmarc`
 * null: there is no policy.
 */
export interface DomainFindings {
  spf: boolean | undefined
  dkim: boolean | undefined | null
  dmarc: DmarcPolicy | undefined | null
  cname: boolean | undefined
}

/** A record that a domain needs in the DNS. */
export interface DomainRecord {
  check: keyof DomainFindings
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

interface DomainNames {
  name: string
  server: string
}

/** Asks the DNS for the records of a domain and of the host of its links. Implemented in channels/dns. */
export interface DomainLookup {
  look(domain: DomainNames): Promise<DomainFindings>
  /** What should be there. */
  records(domain: DomainNames): DomainRecord[]
}

export interface SendingDomainInput {
  domain: string
  /** (`links.` before the domain) */
  server?: string | undefined
  fallbackUrl?: string | undefined
  isDefault: boolean
}

/** The domain of one email. */
export interface LinkDomain {
  id: number
  name: string
  server: string
}

export type SendingDomains = ReturnType<typeof createSendingDomains>

export interface SendingDomainParts {
  store: Store
  clock: Clock
  lookUpDomain: DomainLookup
}

export function createSendingDomains({ store, clock, lookUpDomain }: SendingDomainParts) {
  async function require(account: number, id: string): Promise<SendingDomainRow> {
    const row = /^\d{1,15}$/.test(id) ? await rows.findSendingDomain(store.db, account, Number(id)) : undefined
    if (!row) throw notFound('sending domain', id)
    return row
  }

  return {
    list: (account: number): Promise<SendingDomainRow[]> => rows.listSendingDomains(store.db, account),

    /** Throws `not_found`. */
    get: require,

    /** What has to be in the DNS for a domain. */
    records: lookUpDomain.records,

    /** The domain of emails that name none, if there is one, verified or not. */
    getDefault: (account: number): Promise<SendingDomainRow | undefined> =>
      rows.findDefaultSendingDomain(store.db, account),

    /** Keeps a domain, which is not verified yet; throws `conflict` for a name that the account has. */
    create({ accountId: account }: Caller, input: SendingDomainInput): Promise<SendingDomainRow> {
      const name = input.domain.toLowerCase()
      return store.write(async (tx) => {
        if (input.isDefault) await rows.clearDefaultSendingDomain(tx, account)
        const added = await rows.insertSendingDomain(tx, {
          account_id: account,
          name,
          server: input.server?.toLowerCase() ?? `links.${name}`,
          fallback_url: input.fallbackUrl ?? null,
          is_default: Number(input.isDefault),
          verified: 0,
          created: clock.now(account),
        })
        if (!added) throw conflict('domain_exists', 'The account has this domain already.')
        return added
      })
    },

    /** Makes a domain the default; throws `not_found`. */
    async setDefault(account: number, id: string): Promise<SendingDomainRow> {
      const row = await require(account, id)
      await store.write(async (tx) => {
        await rows.clearDefaultSendingDomain(tx, account)
        await rows.updateSendingDomain(tx, account, row.id, { is_default: 1 })
      })
      return { ...row, is_default: 1 }
    },

    /**
     * Looks at the DNS again and resolves with whether all is there. What nobody answers stays as it was known. The
     * domains of a sandbox do not exist, so they are valid without a look. Throws `not_found`.
     */
    async validate({ accountId: account, kind }: Caller, id: string): Promise<boolean> {
      const row = await require(account, id)
      const found: DomainFindings =
        kind === 'sandbox'
          ? { spf: true, dkim: null, dmarc: { domain: row.name, policy: 'none', isTesting: false }, cname: true }
          : await lookUpDomain.look(row)
      const spf = known(found.spf, row.spf)
      const cname = known(found.cname, row.cname)
      const dkim = found.dkim === null ? null : known(found.dkim, row.dkim)
      const dmarc = found.dmarc === undefined ? row.dmarc : toJson(found.dmarc)
      // Links do not go by DMARC: a domain without a policy is told so, and verified (O-191).
      const isComplete = spf === 1 && cname === 1 && dkim !== 0
      const checked = clock.now(account)
      return store.write(async (tx) => {
        // The DNS says that the host leads here, not to whom: it belongs to the first live account.
        const isTaken = isComplete && kind === 'live' && (await isTakenByOther(tx, row))
        const verified = Number(isComplete && !isTaken)
        await rows.updateSendingDomain(tx, account, row.id, { spf, dkim, cname, dmarc, verified, checked })
        return verified === 1
      })
    },

    /** Where whoever opens this host without a link of ours is to be led; null for nowhere. */
    fallbackOf: (host: string): Promise<string | null> => rows.findFallbackUrl(store.db, host.toLowerCase()),
  }
}

/** Whether another live account has the host of the links, as that of a domain of its own or as a cname. */
const isTakenByOther = async (tx: Db, { account_id: account, server }: SendingDomainRow): Promise<boolean> =>
  (await rows.isServerTaken(tx, account, server)) || (await findHolder(tx, account, server)) !== undefined

/** What the DNS says now; without an answer what it said before, and no when it never answered. */
const known = (found: boolean | undefined, before: number | null): number =>
  found === undefined ? (before ?? 0) : Number(found)

/** The policy that the last look found; null for none, undefined before it. */
export function dmarcOf({ dmarc }: SendingDomainRow): DmarcPolicy | null | undefined {
  // Written by `validate`.
  return dmarc === null ? undefined : (JSON.parse(dmarc) as DmarcPolicy | null)
}

const toLinkDomain = ({ id, name, server }: SendingDomainRow): LinkDomain => ({ id, name, server })

/** The verified domain of the account with this name; throws `invalid` at `place`. */
export async function requireSendingDomain(tx: Db, account: number, name: string, place: string): Promise<LinkDomain> {
  const row = await rows.findSendingDomainByName(tx, account, name.toLowerCase())
  if (!row) throw invalid(place, 'is no sending domain of this account')
  if (row.verified !== 1) throw invalid(place, 'names a sending domain that is not verified')
  return toLinkDomain(row)
}

/** The default domain of the account, if it has one and it is verified. */
export async function defaultSendingDomain(tx: Db, account: number): Promise<LinkDomain | undefined> {
  const row = await rows.findDefaultSendingDomain(tx, account)
  return row?.verified === 1 ? toLinkDomain(row) : undefined
}
