import { errors } from '../../../../generated/soap-v2/shapes.ts'
import type { User } from '../../../../generated/soap-v2/types.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { Refusal } from '../errors.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { entryOf, filledOf } from '../options.ts'

const texts: Readonly<Record<string, string>> = errors

/** Stands for a balance, of which the platform keeps none (O-040). */
const NO_BALANCE = ''

/** Nobody may call these from outside (O-012). */
const internal = async (): Promise<never> => {
  throw new Refusal('NO_ACCESS')
}

export function createAccountOperations({ accounts, utilities }: Domain) {
  /** The one user of an account is its owner (O-025). */
  async function userOf({ caller, key }: SoapRequest): Promise<User> {
    const { id, name } = await accounts.get(caller.accountId)
    const unknown = { FIRST_NAME: '', LAST_NAME: '', EMAIL: '', CELLPHONE: '', FAX: '', GENDER: '' }
    return { USER_ID: id, USERNAME: name, ...unknown, USER_LEVEL: 'owner', CREDITS: NO_BALANCE, APIKEY: key }
  }

  return {
    checklogin: userOf,
    getUserData: userOf,

    async getClientData({ caller }) {
      const { id, name, kind, created } = await accounts.get(caller.accountId)
      return {
        CLIENTE_ID: id,
        COMPANY_NAME: name,
        COMPANY_LEGAL_NAME: '',
        COMPANY_TYPE: '',
        BUSINESS_ACTIVITY_CODE: '',
        DATE_REGISTRATION: '',
        COUNTRY: '',
        STATE: '',
        CITY: '',
        ADDRESS: '',
        WEBSITE: '',
        SIGNUP_DATE: toDateTime(created),
        CREDITS: NO_BALANCE,
        CONTRACT: kind,
        CONTRACT_EXPIRE_DATE: '',
        PLAN_EMAIL_LIMIT: 0,
        PLAN_SMS_LIMIT: 0,
      }
    },

    getCredits: async () => ({ CREDITS: NO_BALANCE }),

    check_status: async () => true,

    /** A value of another kind is no address, and not worth a fault to a program that asks for yes or no. */
    async testEmailAddress({ options }) {
      const { email } = options
      if (typeof email !== 'string') return false
      const { valid, mx = false } = await utilities.checkEmail(email.trim(), { mx: true, temporary: false })
      return valid && mx
    },

    async getError({ options }) {
      const code = filledOf(options, 'error') ?? ''
      const message = entryOf(texts, code)
      if (message === undefined) throw new Refusal('ERROR_NOT_FOUND')
      return { CODE: code, MESSAGE: message }
    },

    getAllErrors: async () => Object.entries(texts).map(([CODE, MESSAGE]) => ({ CODE, MESSAGE })),

    // The service no longer exists (O-013).
    getEasyservice: async () => [],

    checkUser: internal,
    afiliado: internal,
    createAccount: internal,
  } satisfies Partial<SoapHandlers>
}
