// Finds the DMARC policy that receivers apply to mails of a domain (RFC 9989): its own, or that of the domains above it.
import type { DmarcPolicy } from '../../domain/accounts/domains/sending-domains.ts'

/** A DMARC record, as far as it is read here. */
interface DmarcRecord {
  policy: DmarcPolicy['policy'] | null
  /** For subdomains; null if not stated. */
  below: DmarcPolicy['policy'] | null
  /** Of names below that do not exist; null likewise. */
  nowhere: DmarcPolicy['policy'] | null
  isTesting: boolean
  /** `y`: public suffix; `n`: the organization itself; `u`: not stated. */
  psd: 'y' | 'n' | 'u'
}

const POLICIES = ['none', 'quarantine', 'reject'] as const

const policyOf = (text: string | undefined): DmarcPolicy['policy'] | null =>
  POLICIES.find((one) => one === text?.toLowerCase()) ?? null

/** Reads a TXT record; null if it is not a DMARC record. The version must come first, in this case (4.7). */
function readRecord(text: string): DmarcRecord | null {
  if (!/^v\s*=\s*DMARC1\s*(?:;|$)/.test(text)) return null
  const tags = new Map<string, string>()
  for (const part of text.split(';')) {
    const [, name = '', value = ''] = /^\s*([A-Za-z]+)\s*=\s*(.*?)\s*$/.exec(part) ?? []
    if (name !== '') tags.set(name.toLowerCase(), value)
  }
  const stated = ['p', 'sp', 'np'].map((tag) => policyOf(tags.get(tag)))
  const [own = null, below = null, nowhere = null] = stated
  // One invalid policy makes the others invalid. A record with an address for reports then counts as `none` (4.10.1).
  const isValid = own !== null && ['sp', 'np'].every((tag, i) => !tags.has(tag) || stated[i + 1] !== null)
  const fallback = /\bmailto:/i.test(tags.get('rua') ?? '') ? 'none' : null
  const share = tags.get('pct')
  const psd = tags.get('psd')?.toLowerCase()
  return {
    ...(isValid ? { policy: own, below, nowhere } : { policy: fallback, below: null, nowhere: null }),
    // `pct` is the older word (RFC 7489): a policy for a part of the mails was one that was tried.
    isTesting: tags.get('t')?.toLowerCase() === 'y' || (share !== undefined && /^\d{1,2}$/.test(share)),
    psd: psd === 'y' || psd === 'n' ? psd : 'u',
  }
}

/** The labels of a domain that a walk asks about at most: of a longer one, the middle is left out (4.10). */
const MAX_LABELS = 8

/** The domains that are asked, one after the other: the domain itself, then those above it. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split('.')
  const first = labels.length < MAX_LABELS ? 1 : labels.length - MAX_LABELS + 1
  return [domain, ...labels.slice(first).map((_, i) => labels.slice(first + i).join('.'))]
}

/** The TXT records of a name: empty if there are none, undefined if the DNS did not respond. */
type TextsOf = (name: string) => Promise<string[] | undefined>

/** What is asked of the DNS. */
export interface Questions {
  textsOf: TextsOf
  /** Whether the name has records of any type (A.4); undefined if the DNS did not respond. */
  exists(name: string): Promise<boolean | undefined>
}

/** The record of one domain; null when it has none, or several, which count as none (4.10). */
async function recordAt(domain: string, textsOf: TextsOf): Promise<DmarcRecord | null | undefined> {
  const records = (await textsOf(`_dmarc.${domain}`))?.flatMap((text) => readRecord(text) ?? [])
  return records && (records.length === 1 ? (records[0] as DmarcRecord) : null)
}

interface Found {
  domain: string
  record: DmarcRecord
}

/** Whose record counts where the domain has none: that of its organization, or that of the public suffix (4.10.2). */
function governingRecord(found: readonly Found[]): Found | undefined {
  const last = found.at(-1)
  if (last?.record.psd !== 'y') return last
  // The organization is one label below the suffix, and its record is the one before if it has one.
  const before = found.at(-2)
  return before?.domain.split('.').length === last.domain.split('.').length + 1 ? before : last
}

/** The policy of the record for a subdomain; undefined if the DNS did not say whether the subdomain exists. */
async function policyBelow({ policy, below, nowhere }: DmarcRecord, domain: string, exists: Questions['exists']) {
  if (nowhere === null || nowhere === (below ?? policy)) return below ?? policy
  const isThere = await exists(domain)
  return isThere === undefined ? undefined : isThere ? (below ?? policy) : nowhere
}

/** The policy for mails of a domain; null if there is none, undefined if the DNS did not respond. */
export async function findDmarc(
  domain: string,
  { textsOf, exists }: Questions,
): Promise<DmarcPolicy | null | undefined> {
  const found: Found[] = []
  for (const target of domainsAbove(domain)) {
    const record = await recordAt(target, textsOf)
    if (record === undefined) return undefined
    if (record === null) continue
    const { policy, isTesting } = record
    if (target === domain) return policy && { domain, policy, isTesting }
    found.push({ domain: target, record })
    if (record.psd !== 'u') break
  }
  const governs = governingRecord(found)
  if (!governs) return null
  const policy = await policyBelow(governs.record, domain, exists)
  return policy ? { domain: governs.domain, policy, isTesting: governs.record.isTesting } : policy
}
