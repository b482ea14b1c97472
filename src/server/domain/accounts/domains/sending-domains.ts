// The domains that an account sends from, and whether the DNS shows that they are its own.
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/accounts/sending-domains.ts'
import { findHolder } from '../../../store/content/cnames.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Caller } from '../accounts.ts'

type SendingDomainRow = rows.SendingDomainRow

/** What receivers should do with unauthenticated mails of a domain (RFC 9989). */
export interface DmarcPolicy {
  /** The domain that has the record: the domain itself or one above it. */
  domain: string
  policy: 'none' | 'quarantine' | 'reject'
  /** Receivers do less than it says. */
  isTesting: boolean
}

/**
 * The DNS records of a domain. `undefined`: the DNS did not respond; `dkim` null: the platform does not sign for it;
 * `dmarc` null: without a policy.
 */
interface DomainFindings {
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
  lookUp(domain: DomainNames): Promise<DomainFindings>
  /** What should be there. */
  records(domain: DomainNames): DomainRecord[]
}

interface SendingDomainInput {
  domain: string
  /** (`links.` before the domain) */
  server?: string | undefined
  fallbackUrl?: string | undefined
  isDefault: boolean
}

export interface SendingDomain extends DomainNames {
  id: number
  fallbackUrl: string | null
  isDefault: boolean
  isVerified: boolean
  /** What the last check of the DNS found; `undefined` before it. */
  found: DomainFindings
  /** When the DNS was last checked, milliseconds; null: never. */
  checked: number | null
}

/** The domain of one email. */
export interface LinkDomain {
  id: number
  name: string
  server: string
}

export interface SendingDomainDeps {
  store: Store
  clock: Clock
  lookUpDomain: DomainLookup
}

export interface SendingDomains {
  list(account: number): Promise<SendingDomain[]>
  /** Throws `not_found`. */
  get(account: number, id: string): Promise<SendingDomain>
  /** What has to be in the DNS for a domain. */
  records(domain: DomainNames): DomainRecord[]
  /** The domain of emails that name none, if there is one, verified or not. */
  getDefault(account: number): Promise<SendingDomain | undefined>
  /** Keeps a domain, which is not verified yet; throws `conflict` for a name that the account has. */
  create(caller: Caller, input: SendingDomainInput): Promise<SendingDomain>
  /** Makes a domain the default; throws `not_found`. */
  setDefault(account: number, id: string): Promise<SendingDomain>
  /**
   * Checks the DNS again and resolves with whether all records are there. A record without a response keeps its last
   * known state. The domains of a sandbox do not exist, so they count as valid without a check. Throws `not_found`.
   */
  validate(caller: Caller, id: string): Promise<boolean>
  /** The redirect URL for visitors who open this host without a valid link; null for none. */
  fallbackOf(host: string): Promise<string | null>
}

export function createSendingDomains({ store, clock, lookUpDomain }: SendingDomainDeps): SendingDomains {
  async function require(account: number, id: string): Promise<SendingDomainRow> {
    const row = /^\d{1,15}$/.test(id) ? await rows.findSendingDomain(store.db, account, Number(id)) : undefined
    if (!row) throw notFound('sending domain', id)
    return row
  }

  return {
    list: async (account) => (await rows.listSendingDomains(store.db, account)).map(toSendingDomain),

    get: async (account, id) => toSendingDomain(await require(account, id)),

    records: lookUpDomain.records,

    async getDefault(account) {
      const row = await rows.findDefaultSendingDomain(store.db, account)
      return row && toSendingDomain(row)
    },

    create({ accountId: account }, input) {
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
        if (!added) throw conflict('domain_exists', 'The account already has this domain.')
        return toSendingDomain(added)
      })
    },

    async setDefault(account, id) {
      const row = await require(account, id)
      await store.write(async (tx) => {
        await rows.clearDefaultSendingDomain(tx, account)
        await rows.updateSendingDomain(tx, account, row.id, { is_default: 1 })
      })
      return toSendingDomain({ ...row, is_default: 1 })
    },

    async validate({ accountId: account, kind }, id): Promise<boolean> {
      const row = await require(account, id)
      const found: DomainFindings =
        kind === 'sandbox'
          ? { spf: true, dkim: null, dmarc: { domain: row.name, policy: 'none', isTesting: false }, cname: true }
          : await lookUpDomain.lookUp(row)
      const spf = knownSince(found.spf, row.spf)
      const cname = knownSince(found.cname, row.cname)
      const dkim = found.dkim === null ? null : knownSince(found.dkim, row.dkim)
      const dmarc = found.dmarc === undefined ? row.dmarc : toJson(found.dmarc)
      // DMARC is not required for links: a domain without a policy gets a warning, and is verified (O-191).
      const isComplete = spf === 1 && cname === 1 && dkim !== 0
      const checked = clock.now(account)
      return store.write(async (tx) => {
        // The DNS says that the host leads here, but not to which account: it belongs to the first live account.
        const isTaken = isComplete && kind === 'live' && (await isTakenByOther(tx, row))
        const verified = Number(isComplete && !isTaken)
        await rows.updateSendingDomain(tx, account, row.id, { spf, dkim, cname, dmarc, verified, checked })
        return verified === 1
      })
    },

    fallbackOf: (host) => rows.findFallbackUrl(store.db, host.toLowerCase()),
  }
}

/** Whether another live account has the host of the links, as a sending domain or as a cname. */
const isTakenByOther = async (tx: Db, { account_id: account, server }: SendingDomainRow): Promise<boolean> =>
  (await rows.isServerTaken(tx, account, server)) || (await findHolder(tx, account, server)) !== undefined

/** What the DNS says now; without an answer what it said before, and no when it never answered. */
const knownSince = (found: boolean | undefined, before: number | null): number =>
  found === undefined ? (before ?? 0) : Number(found)

const toFlag = (value: number | null): boolean | undefined => (value === null ? undefined : value === 1)

const toSendingDomain = (row: SendingDomainRow): SendingDomain => ({
  id: row.id,
  name: row.name,
  server: row.server,
  fallbackUrl: row.fallback_url,
  isDefault: row.is_default === 1,
  isVerified: row.verified === 1,
  found: {
    spf: toFlag(row.spf),
    dkim: toFlag(row.dkim),
    cname: toFlag(row.cname),
    // Written by `validate`.
    dmarc: row.dmarc === null ? undefined : (JSON.parse(row.dmarc) as DmarcPolicy | null),
  },
  checked: row.checked,
})

const toLinkDomain = ({ id, name, server }: SendingDomainRow): LinkDomain => ({ id, name, server })

/** The verified domain of the account with this name; throws `invalid` at `place`. */
export async function requireSendingDomain(tx: Db, account: number, name: string, place: string): Promise<LinkDomain> {
  const row = await rows.findSendingDomainByName(tx, account, name.toLowerCase())
  if (!row) throw invalid(place, 'is not a sending domain of this account')
  if (row.verified !== 1) throw invalid(place, 'is not a verified sending domain. Verify it first')
  return toLinkDomain(row)
}

/** The default domain of the account, if it has one and it is verified. */
export async function defaultSendingDomain(tx: Db, account: number): Promise<LinkDomain | undefined> {
  const row = await rows.findDefaultSendingDomain(tx, account)
  return row?.verified === 1 ? toLinkDomain(row) : undefined
}
