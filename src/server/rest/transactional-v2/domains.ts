import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import {
  type DmarcPolicy,
  type DomainRecord,
  dmarcOf,
  type SendingDomainRow,
} from '../../domain/accounts/domains/sending-domains.ts'
import type { Domain } from '../../domain/domain.ts'
import { toInstant } from '../../lib/dates.ts'

const toFlag = (value: number | null) => (value === null ? undefined : value === 1)

type Shown = components['schemas']['SendingDomain']

const toPolicy = ({ domain, policy, isTesting }: DmarcPolicy) => ({ domain, policy, testing: isTesting })

/** What the last look found, by the kind of record. */
function foundIn(row: SendingDomainRow) {
  const policy = dmarcOf(row)
  return {
    spf: toFlag(row.spf),
    dkim: toFlag(row.dkim),
    cname: toFlag(row.cname),
    dmarc: policy === undefined ? undefined : policy !== null,
  }
}

function toDomain(row: SendingDomainRow, records: readonly DomainRecord[]): Shown {
  const found = foundIn(row)
  const policy = dmarcOf(row)
  return {
    id: String(row.id),
    domain: row.name,
    server: row.server,
    fallbackUrl: row.fallback_url ?? undefined,
    default: row.is_default === 1,
    verified: row.verified === 1,
    ...found,
    dmarcPolicy: policy ? toPolicy(policy) : undefined,
    records: records.map((record) => ({ ...record, found: found[record.check] })),
    checked: row.checked === null ? undefined : toInstant(row.checked),
  }
}

export function sendingDomainHandlers({ sendingDomains }: Domain) {
  const shown = (row: SendingDomainRow): Shown => toDomain(row, sendingDomains.records(row))
  return {
    async listSendingDomains({ caller }) {
      return (await sendingDomains.list(caller.accountId)).map(shown)
    },
    async createSendingDomain({ body, caller }) {
      return shown(await sendingDomains.create(caller, { ...body, isDefault: body.default ?? false }))
    },
    async getSendingDomain({ path, caller }) {
      return shown(await sendingDomains.get(caller.accountId, path.id))
    },
    async getSendingDomainValidation({ path, caller }) {
      return { isValid: await sendingDomains.validate(caller, path.id) }
    },
    async getDefaultSendingDomain({ caller }) {
      const row = await sendingDomains.getDefault(caller.accountId)
      return row ? shown(row) : {}
    },
    async setDefaultSendingDomain({ body, caller }) {
      return shown(await sendingDomains.setDefault(caller.accountId, body.domainId))
    },
  } satisfies Handlers<'transactional-v2', 'Sending domains'>
}
