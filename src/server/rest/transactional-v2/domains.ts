import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { SendingDomainRow } from '../../domain/accounts/domains/sending-domains.ts'
import type { Domain } from '../../domain/domain.ts'
import { toInstant } from '../../lib/dates.ts'

const toFlag = (value: number | null) => (value === null ? undefined : value === 1)

const toDomain = (row: SendingDomainRow): components['schemas']['SendingDomain'] => ({
  id: String(row.id),
  domain: row.name,
  server: row.server,
  fallbackUrl: row.fallback_url ?? undefined,
  default: row.is_default === 1,
  verified: row.verified === 1,
  spf: toFlag(row.spf),
  dkim: toFlag(row.dkim),
  cname: toFlag(row.cname),
  checked: row.checked === null ? undefined : toInstant(row.checked),
})

export function sendingDomainHandlers({ sendingDomains }: Domain) {
  return {
    async listSendingDomains({ caller }) {
      return (await sendingDomains.list(caller.accountId)).map(toDomain)
    },
    async createSendingDomain({ body, caller }) {
      return toDomain(await sendingDomains.create(caller, { ...body, isDefault: body.default ?? false }))
    },
    async getSendingDomain({ path, caller }) {
      return toDomain(await sendingDomains.get(caller.accountId, path.id))
    },
    async getSendingDomainValidation({ path, caller }) {
      return { isValid: await sendingDomains.validate(caller, path.id) }
    },
    async getDefaultSendingDomain({ caller }) {
      const row = await sendingDomains.getDefault(caller.accountId)
      return row ? toDomain(row) : {}
    },
    async setDefaultSendingDomain({ body, caller }) {
      return toDomain(await sendingDomains.setDefault(caller.accountId, body.domainId))
    },
  } satisfies Handlers<'transactional-v2', 'Sending domains'>
}
