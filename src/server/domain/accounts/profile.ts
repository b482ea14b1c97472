// The profile of an account: its owner, billing address, plan and payments. The account stores it as JSON, with only
// the members that were set.
import { toPhone } from '../../lib/addresses.ts'
import { countries, isCurrency } from '../../lib/countries.ts'
import { fromJson } from '../../lib/json-text.ts'
import { parsePrice } from '../../lib/price.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import { invalid } from '../errors.ts'

const plans = ['enterprise', 'free', 'pro', 'starter', 'trial', 'base'] as const
type Plan = (typeof plans)[number]
const billingTypes = ['single_person', 'company'] as const
type BillingType = (typeof billingTypes)[number]

export interface AccountProfile {
  name: string
  website: string
  /** `<country_code>-<number>`, or empty. */
  cellphone: string
  companySize: number
  sector: string
  billingType: BillingType
  legalName: string
  vatNumber: string
  /** Two letters, or empty. */
  country: string
  city: string
  state: string
  address1: string
  address2: string
  zipCode: string
  invoiceComments: string
  plan: Plan
  currency: string
  /** What was paid in, a decimal number. */
  credit: string
  /** How many lists it may have; 0 for any number. */
  listLimit: number
}

export type ProfileChange = { [K in keyof AccountProfile]?: AccountProfile[K] | undefined }

/** What a sandbox account may spend before its balance is below zero. */
const SANDBOX_CREDIT = '1000.00'

/** The default profile of an account. */
const defaultProfile = ({ kind, name }: { kind: AccountKind; name: string }): AccountProfile => ({
  name,
  website: '',
  cellphone: '',
  companySize: 0,
  sector: '',
  billingType: 'company',
  legalName: '',
  vatNumber: '',
  country: '',
  city: '',
  state: '',
  address1: '',
  address2: '',
  zipCode: '',
  invoiceComments: '',
  plan: kind === 'sandbox' ? 'trial' : 'base',
  currency: 'EUR',
  credit: kind === 'sandbox' ? SANDBOX_CREDIT : '0.00',
  listLimit: 0,
})

/** The profile of the account. */
export const profileOf = (account: { kind: AccountKind; name: string; profile: string }): AccountProfile => ({
  ...defaultProfile(account),
  ...fromJson<Partial<AccountProfile>>(account.profile),
})

/** The country of the account in two letters; undefined if not set. `profile` is the stored JSON. */
export const countryIn = (profile: string): string | undefined =>
  profile.includes('"country"') ? fromJson<Partial<AccountProfile>>(profile).country || undefined : undefined

const MAX_TEXT = 255

const isWebsite = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What each member has to be, beyond a text of at most 255 characters; an empty text is always one. */
const rules: { [K in keyof AccountProfile]?: readonly [fits: (value: string) => boolean, text: string] } = {
  website: [isWebsite, 'must be an address that begins with https:// or http://'],
  cellphone: [(text) => toPhone(text) !== null, 'must be <country code>-<number>, like 351-910000009'],
  companySize: [(text) => /^\d{1,9}$/.test(text), 'must be a number of people'],
  billingType: [(text) => billingTypes.some((type) => type === text), `must be one of ${billingTypes.join(', ')}`],
  country: [(text) => countries().some(({ code }) => code === text), 'must be two letters as in ISO 3166'],
  plan: [(text) => plans.some((plan) => plan === text), `must be one of ${plans.join(', ')}`],
  currency: [isCurrency, 'must be three letters as in ISO 4217'],
  credit: [(text) => parsePrice(text) !== undefined, 'must be a decimal number, like 250.00'],
  listLimit: [(text) => /^\d{1,9}$/.test(text), 'must be a number of lists'],
}
const mayBeEmpty: readonly (keyof AccountProfile)[] = ['website', 'cellphone', 'country']

const members = Object.keys(defaultProfile({ kind: 'live', name: '' }))

/** The members that are set, checked. Throws `invalid` at the place of one that does not fit, or that no profile has. */
export function checkProfile(change: ProfileChange): ProfileChange {
  const set = Object.entries(change).filter(([, value]) => value !== undefined)
  for (const [member, value] of set) {
    if (!members.includes(member)) throw invalid(member, `is not in the profile. It has: ${members.join(', ')}.`)
    const text = String(value)
    const rule = rules[member as keyof AccountProfile]
    if (text.length > MAX_TEXT) throw invalid(member, `must have at most ${MAX_TEXT} characters`)
    if (text === '' && mayBeEmpty.includes(member as keyof AccountProfile)) continue
    if (member === 'name' && text.trim() === '') throw invalid(member, 'must not be empty')
    if (rule && !rule[0](text)) throw invalid(member, rule[1])
  }
  const { cellphone } = change
  return { ...Object.fromEntries(set), ...(cellphone && { cellphone: toPhone(cellphone) ?? cellphone }) }
}
