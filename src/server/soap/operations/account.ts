import { errors } from '../../../../generated/soap-v2/shapes.ts'
import type { Client, User } from '../../../../generated/soap-v2/types.ts'
import type { AccountDetails } from '../../domain/accounts/details.ts'
import type { NewCustomer } from '../../domain/accounts/sign-up.ts'
import type { Domain } from '../../domain/domain.ts'
import { invalid } from '../../domain/errors.ts'
import { countryCode } from '../../lib/countries.ts'
import { toDateTime } from '../../lib/dates.ts'
import type { OptionMap } from '../call.ts'
import { orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { entryOf, flagOf, textOf, trimmedOption } from '../options.ts'

const texts: Readonly<Record<string, string>> = errors

/** An affiliate programme does not exist (O-012). */
const internalFault = async (): Promise<never> => {
  throw new Refusal('NO_ACCESS')
}

const creditsOf = ({ balance, profile }: AccountDetails): string => `${profile.currency} ${balance}`

const toClient = (details: AccountDetails): Client => {
  const { id, profile, sent, created } = details
  return {
    CLIENTE_ID: id,
    COMPANY_NAME: profile.name,
    COMPANY_LEGAL_NAME: profile.legalName,
    COMPANY_TYPE: profile.billingType,
    BUSINESS_ACTIVITY_CODE: '',
    DATE_REGISTRATION: '',
    COUNTRY: profile.country,
    STATE: profile.state,
    CITY: profile.city,
    ADDRESS: [profile.address1, profile.address2].filter(Boolean).join(', '),
    WEBSITE: profile.website,
    SIGNUP_DATE: toDateTime(created),
    CREDITS: creditsOf(details),
    CONTRACT: profile.plan,
    CONTRACT_EXPIRE_DATE: '',
    PLAN_EMAIL_LIMIT: 0,
    PLAN_EMAIL_SENT: sent['email'] ?? 0,
    PLAN_SMS_LIMIT: 0,
    PLAN_SMS_SENT: (sent['sms'] ?? 0) + (sent['smart_sms'] ?? 0),
  }
}

/** What a form of Portuguese names says of a new customer. */
function toCustomer(options: OptionMap): NewCustomer {
  if (flagOf(options, 'terms') === false) throw invalid('terms', 'must be 1: the terms of use have to be accepted')
  const textAt = (name: string): string => trimmedOption(options, name) ?? ''
  const [code, number] = [textAt('telefone_ind').replace(/^\+|^00/, ''), textAt('telefone_numero')]
  const country = countryCode(textAt('pais'))
  if (country === undefined) throw invalid('pais', 'must be a country: its English name, or two letters of ISO 3166')
  return {
    user: {
      username: textAt('utilizador'),
      password: textOf(options, 'password') ?? '',
      email: textAt('email'),
      firstName: textAt('primeiro_nome'),
      lastName: textAt('ultimo_nome'),
      phone: number === '' ? '' : `${code}-${number}`,
    },
    profile: { name: textAt('empresa'), city: textAt('localidade'), country },
  }
}

export function createAccountOperations({
  accounts: { accountDetails, signUp, users },
  messages: { utilities },
}: Domain) {
  /** The user of the key, or the account as its own owner (O-025). */
  async function userOf({ caller, key }: SoapRequest): Promise<User> {
    const details = await accountDetails.get(caller.accountId)
    const user = caller.userId === null ? undefined : await users.get(caller.accountId, caller.userId)
    return {
      USER_ID: user?.id ?? details.id,
      USERNAME: user?.username ?? details.profile.name,
      FIRST_NAME: user?.firstName ?? '',
      LAST_NAME: user?.lastName ?? '',
      EMAIL: user?.email ?? '',
      CELLPHONE: user?.phone ?? details.profile.cellphone,
      FAX: '',
      GENDER: '',
      USER_LEVEL: user === undefined || user.isAdmin ? 'owner' : 'user',
      CREDITS: creditsOf(details),
      APIKEY: key,
    }
  }

  return {
    checklogin: userOf,
    getUserData: userOf,

    getClientData: async ({ caller }) => toClient(await accountDetails.get(caller.accountId)),

    getCredits: async ({ caller }) => ({ CREDITS: creditsOf(await accountDetails.get(caller.accountId)) }),

    check_status: async () => true,

    /** Any other value is not an address: false fits a caller that expects yes or no better than a fault. */
    async testEmailAddress({ options }) {
      const { email } = options
      if (typeof email !== 'string') return false
      const { valid, mx = false } = await utilities.checkEmail(email.trim(), { mx: true, temporary: false })
      return valid && mx
    },

    async getError({ options }) {
      const code = trimmedOption(options, 'error') ?? ''
      const message = entryOf(texts, code)
      if (message === undefined) throw new Refusal('ERROR_NOT_FOUND')
      return { CODE: code, MESSAGE: message }
    },

    getAllErrors: async () => Object.entries(texts).map(([CODE, MESSAGE]) => ({ CODE, MESSAGE })),

    // The service no longer exists (O-013).
    getEasyservice: async () => [],

    async checkUser({ options }) {
      const username = trimmedOption(options, 'username')
      const email = trimmedOption(options, 'email') ?? ''
      return { EXISTS: (await signUp.hasUser(username === undefined ? { email } : { username })) ? 1 : 0 }
    },

    async createAccount({ options }) {
      await signUp.requireOpen()
      const { accountId, userId, key } = await orRefuseAt({ email: 'EMAIL_ADDRESS_INVALID' }, () =>
        signUp.create(toCustomer(options)),
      )
      return { USER_ID: userId, APIKEY: key, CLIENTE_ID: accountId }
    },

    afiliado: internalFault,
  } satisfies Partial<SoapHandlers>
}
