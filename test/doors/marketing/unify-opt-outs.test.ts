// An opt-out survives every merge: generated groups of contacts, merged by the platform, then written to.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { createRandom, type Random } from '../../support/fuzz/random.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  sendCampaign,
  sendSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
const GROUPS = 80

const server = useServer()

const statuses = ['active', 'active', 'active', 'inactive', 'removed'] as const
const consents = ['any', 'consent', 'legitimate_interest', 'withdrawn', 'none'] as const

/** A contact of a group, and what its person refused. */
interface Case {
  contact: MarketingSchemas['ContactCreate']
  change: MarketingSchemas['ContactUpdate']['base']
  email: string | null
  cellphone: string | null
  suppressed: string[]
  isOut: boolean
  isEmailOff: boolean
  isCellphoneOff: boolean
  hasNoConsent: boolean
}

function makeCase(random: Random, group: number, member: number, field: number): Case {
  // Some have the same address, others another one of the same person.
  const email = random.chance(0.8) ? `p${group}-${random.below(2)}@example.com` : null
  const cellphone = random.chance(0.7) ? `351-91${1_000_000 + group * 10 + random.below(2)}` : null
  const status = random.pick(statuses)
  const consent = random.pick(consents)
  const [isEmailOff, isCellphoneOff] = [random.chance(0.12), random.chance(0.12)]
  const suppressed = [email, cellphone].filter((one) => one !== null && random.chance(0.08)) as string[]
  return {
    contact: {
      base: {
        ...{ first_name: random.chance(0.5) ? `Name ${member}` : '', status },
        ...(email !== null && { email }),
        ...(cellphone !== null && { cellphone }),
      },
      extra: [{ field_id: field, value: String(group) }],
    },
    change: {
      consent,
      email_status: isEmailOff ? 'inactive' : 'active',
      cellphone_status: isCellphoneOff ? 'inactive' : 'active',
    },
    ...{ email, cellphone, suppressed, isEmailOff, isCellphoneOff },
    isOut: status !== 'active',
    hasNoConsent: consent === 'withdrawn' || consent === 'none',
  }
}

/** Makes the contacts of a group in the list. */
async function makeGroup({ api }: Account, list_id: number, cases: readonly Case[]) {
  const ids: string[] = []
  for (const { contact, change } of cases) {
    const contact_id = await makeContact(api, list_id, contact)
    await api.updateContact({ path: { list_id, contact_id }, body: { base: change } })
    ids.push(contact_id)
  }
  return ids
}

const suppress = async ({ api }: Account, values: readonly string[]) => {
  const emails = values.filter((value) => value.includes('@'))
  const numbers = values.filter((value) => !value.includes('@'))
  if (emails.length > 0) await api.addSuppressionEntries({ body: { type: 'email', value: emails } })
  if (numbers.length > 0) await api.addSuppressionEntries({ body: { type: 'cellphone', value: numbers } })
}

describe('unifyContacts', () => {
  it(`never makes anybody reachable who refused it (FUZZ_SEED=${SEED})`, async () => {
    const random = createRandom(SEED)
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await api.updateBaseField({ path: { list_id, field_id: 'email' }, body: { unique: false } })
    await settle(account)
    const field = await makeField(api, list_id, 'number', { name: 'customer' })
    const groups: { cases: Case[]; ids: string[] }[] = []
    for (let n = 0; n < GROUPS; n++) {
      const cases = Array.from({ length: 2 + random.below(4) }, (_, member) => makeCase(random, n, member, field))
      groups.push({ cases, ids: await makeGroup(account, list_id, cases) })
      if (n % 10 === 0) await settle(account, 60)
    }
    await suppress(account, [...new Set(groups.flatMap(({ cases }) => cases.flatMap(({ suppressed }) => suppressed)))])
    const values = random.pick(['newest', 'survivor'] as const)
    const survivor = random.pick(['oldest', 'newest'] as const)
    const body = { type: 'fields' as const, compare_fields: [String(field)], values, survivor }
    const { operation_id } = await api.unifyContacts({ path: { list_id }, body })
    await settle(account)
    const operation = await api.getOperation({ path: { operation_id } })
    const total = groups.reduce((sum, { ids }) => sum + ids.length, 0)
    expect(operation.duplicates).toEqual({ groups: GROUPS, merged: total - GROUPS, skipped_groups: 0 })

    const email = await makeCampaign(api, list_id)
    await sendCampaign(api, email, list_id)
    const sms = await makeSmsCampaign(api, list_id)
    await sendSmsCampaign(api, sms, list_id)
    await settle(account, 60)
    const got = new Set([...(await recipientsOf(account, email)), ...(await recipientsOf(account, sms))])
    let reachable = 0
    for (const { cases, ids } of groups) {
      const contact_id = (survivor === 'oldest' ? ids[0] : ids.at(-1)) as string
      const { base } = await api.getContact({ path: { list_id, contact_id } })
      const shown = JSON.stringify({ base, cases })
      const off = (isOff: (one: Case) => boolean) => cases.some(isOff)
      const isSuppressed = (kind: 'email' | 'cellphone') =>
        cases.some(
          (one) =>
            one[kind] !== null && groups.some((g) => g.cases.some((c) => c.suppressed.includes(one[kind] as string))),
        )
      if (off(({ isOut }) => isOut)) expect(base.status, shown).not.toBe('active')
      if (cases.some(({ contact }) => contact.base?.status === 'removed')) expect(base.status, shown).toBe('removed')
      if (off(({ hasNoConsent }) => hasNoConsent)) expect(['withdrawn', 'none'], shown).toContain(base.consent)
      const isEmailOff = off((one) => one.isEmailOff || one.isOut) || isSuppressed('email')
      const isCellphoneOff = off((one) => one.isCellphoneOff || one.isOut) || isSuppressed('cellphone')
      for (const one of cases) {
        if (one.email && isEmailOff) expect(got.has(one.email), shown).toBe(false)
        if (one.cellphone && isCellphoneOff) expect(got.has(one.cellphone), shown).toBe(false)
      }
      // Who refused nothing is reached, at one address.
      if (!isEmailOff && cases.some((one) => one.email !== null)) {
        reachable++
        expect(
          cases.filter(
            (one, n) => cases.findIndex((c) => c.email === one.email) === n && one.email && got.has(one.email),
          ),
          shown,
        ).toHaveLength(1)
      }
    }
    expect(reachable).toBeGreaterThan(0)
  })

  it('prefers an address that did not bounce, and keeps its channel', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    const pair = async (name: string) => [
      await makeContact(api, list_id, { base: { email: `old-${name}@example.com` } }),
      await makeContact(api, list_id, { base: { email: `${name}@example.com` } }),
    ]
    const contacts = await pair('ana')
    const campaign_hash = await makeCampaign(api, list_id)
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account)
    const message = await sandbox.waitForCapturedMessage({
      query: { recipient: 'old-ana@example.com', timeout: 30 },
    })
    await sandbox.createMessageEvent({
      path: { captured_id: message.captured_id },
      body: { type: 'bounce' },
    })
    await settle(account)
    await api.unifyContacts({ path: { list_id }, body: { type: 'contacts', contacts, values: 'survivor' } })
    await settle(account)
    const { base } = await api.getContact({ path: { list_id, contact_id: contacts[0] as string } })
    expect(base).toMatchObject({ email: 'ana@example.com', email_status: 'active' })
  })

  it('takes no address from a contact that never confirmed it', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const known = await makeContact(api, list_id, { base: { first_name: 'Ana', cellphone: '351-910000077' } })
    await settle(account, 60)
    const stranger = await makeContact(api, list_id, {
      base: { email: 'victim@example.com', cellphone: '351-910000077', status: 'unconfirmed', last_name: 'Silva' },
    })
    await api.unifyContacts({ path: { list_id }, body: { type: 'contacts', contacts: [known, stranger] } })
    await settle(account)
    const { base } = await api.getContact({ path: { list_id, contact_id: known } })
    expect(base).toMatchObject({ status: 'active', last_name: 'Silva', email: '' })
  })
})
