import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { DmarcPolicy, DomainRecord, SendingDomain } from '../../domain/accounts/domains/sending-domains.ts'
import type { Domain } from '../../domain/domain.ts'
import { toInstant } from '../../lib/dates.ts'

type Shown = components['schemas']['SendingDomain']

const toPolicy = ({ domain, policy, isTesting }: DmarcPolicy) => ({ domain, policy, testing: isTesting })

/** Which records the last look found. */
const foundIn = ({ found: { spf, dkim, cname, dmarc } }: SendingDomain) => ({
  spf,
  dkim: dkim ?? undefined,
  cname,
  dmarc: dmarc === undefined ? undefined : dmarc !== null,
})

function toDomain(domain: SendingDomain, records: readonly DomainRecord[]): Shown {
  const found = foundIn(domain)
  const policy = domain.found.dmarc
  return {
    id: String(domain.id),
    domain: domain.name,
    server: domain.server,
    fallbackUrl: domain.fallbackUrl ?? undefined,
    default: domain.isDefault,
    verified: domain.isVerified,
    ...found,
    dmarcPolicy: policy ? toPolicy(policy) : undefined,
    records: records.map((record) => ({ ...record, found: found[record.check] })),
    checked: domain.checked === null ? undefined : toInstant(domain.checked),
  }
}

export function sendingDomainHandlers({ accounts: { sendingDomains } }: Domain) {
  const shown = (domain: SendingDomain): Shown => toDomain(domain, sendingDomains.records(domain))
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
      const domain = await sendingDomains.getDefault(caller.accountId)
      return domain ? shown(domain) : {}
    },
    async setDefaultSendingDomain({ body, caller }) {
      return shown(await sendingDomains.setDefault(caller.accountId, body.domainId))
    },
  } satisfies Handlers<'transactional-v2', 'Sending domains'>
}
