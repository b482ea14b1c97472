import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { ProfileChange } from '../../domain/accounts/details.ts'
import type { Domain } from '../../domain/domain.ts'
import type { PlaceNames } from '../places.ts'

type NewAccount = components['schemas']['SandboxAccountCreate']

/** Request members for the domain's names of the profile. */
export const accountPlaces = {
  createSandboxAccount: {
    website: 'general_info.website',
    cellphone: 'general_info.cellphone',
    listLimit: 'list_limit',
    companySize: 'general_info.company_size',
    sector: 'general_info.business_sector',
    billingType: 'billing_info.type',
    legalName: 'billing_info.company_legal_name',
    vatNumber: 'billing_info.vat_number',
    country: 'billing_info.country_code',
    city: 'billing_info.city',
    state: 'billing_info.state',
    address1: 'billing_info.address1',
    address2: 'billing_info.address2',
    zipCode: 'billing_info.zip_code',
    invoiceComments: 'billing_info.invoice_comments',
  },
} satisfies PlaceNames<'sandbox-v1', 'Accounts'>

function toProfile({
  plan,
  currency,
  credit,
  list_limit: listLimit,
  general_info: general,
  billing_info: billing,
}: NewAccount): ProfileChange {
  return {
    plan,
    currency,
    credit,
    listLimit,
    website: general?.website,
    cellphone: general?.cellphone,
    companySize: general?.company_size,
    sector: general?.business_sector,
    billingType: billing?.type,
    legalName: billing?.company_legal_name,
    vatNumber: billing?.vat_number,
    country: billing?.country_code,
    city: billing?.city,
    state: billing?.state,
    address1: billing?.address1,
    address2: billing?.address2,
    zipCode: billing?.zip_code,
    invoiceComments: billing?.invoice_comments,
  }
}

export function accountHandlers({ accounts: { accounts }, sandbox: { requests, sandbox, recordCounts } }: Domain) {
  return {
    async createSandboxAccount({ body, caller }) {
      const options = { parentId: caller.accountId, transactional: body.transactional, profile: toProfile(body) }
      const { accountId, name, key } = await accounts.create(body.name, 'sandbox', options)
      return { account_id: accountId, name, api_key: key }
    },

    async getAccountCounts({ caller }) {
      const { records, kinds } = await recordCounts.now(caller.accountId)
      return { records, counts: kinds }
    },

    async resetAccount({ caller }) {
      // Requests that are not written yet would come after those that are deleted.
      await requests.flush()
      await sandbox.reset(caller)
    },
  } satisfies Handlers<'sandbox-v1', 'Accounts'>
}
