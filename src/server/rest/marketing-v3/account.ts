import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { AccountDetails } from '../../domain/accounts/details.ts'
import type { Domain } from '../../domain/domain.ts'

type MyAccount = components['schemas']['MyAccount']

function toMyAccount({ id, profile, balance }: AccountDetails, tracks: boolean): MyAccount {
  return {
    general_info: {
      name: profile.name,
      website: profile.website,
      cellphone: profile.cellphone,
      client_id: String(id),
      company_size: profile.companySize,
      business_sector: { name: profile.sector },
    },
    billing_info: {
      type: profile.billingType,
      company_legal_name: profile.legalName,
      vat_number: profile.vatNumber,
      country: { country_code: profile.country },
      city: profile.city,
      state: profile.state,
      address1: profile.address1,
      address2: profile.address2,
      zip_code: profile.zipCode,
      invoice_comments: profile.invoiceComments,
    },
    plan_info: { type: profile.plan },
    balance_info: { balance, currency: profile.currency },
    module_info: { te: { enabled: tracks } },
  }
}

export function marketingAccountHandlers({ accounts: { accountDetails }, commerce: { connectedSites } }: Domain) {
  return {
    async getMyAccount({ caller: { accountId } }) {
      const [details, tracked] = await Promise.all([accountDetails.get(accountId), connectedSites.tracked(accountId)])
      const isTracked = tracked.some((site) => site.isTracked)
      return toMyAccount(details, isTracked)
    },

    async enableTransactional({ caller }) {
      await accountDetails.enableTransactional(caller.accountId)
    },

    async enableTrackAndEngage({ body, caller }) {
      const { domain } = await connectedSites.track(caller.accountId, body.domain, body.list_id)
      return { result: true, response: `Track&Engage is on for ${domain}.` }
    },
  } satisfies Handlers<'marketing-v3', 'Account'>
}
