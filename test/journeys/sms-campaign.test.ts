// An SMS campaign from a list to its report: who may not get it does not, everybody else is tried as often as the
// channel allows, and the ledger, the report and the activities of the contacts say the same.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../src/clients/index.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import {
  campaignOf,
  makeList,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  sendSmsCampaign,
  settle,
} from '../support/marketing.ts'
import { useServer } from '../support/server.ts'

const FOUR_DAYS = 4 * 86_400
const KINDS = [
  'good',
  'no number',
  'inactive number',
  'inactive',
  'suppressed',
  'removed',
  'long',
  'out of service',
  'no route',
  'busy',
  'silent',
  'cut off',
] as const
type Kind = (typeof KINDS)[number]
const EACH = 30
const PLANNED: readonly Kind[] = ['good', 'long', 'out of service', 'no route', 'busy', 'silent', 'cut off']
const endings: Partial<Record<Kind, string>> = {
  'out of service': '9901',
  'no route': '9902',
  busy: '9903',
  silent: '9904',
  'cut off': '9905',
}

const server = useServer()

const numberOf = (kind: Kind, n: number) =>
  `351-9${String(KINDS.indexOf(kind)).padStart(2, '0')}${String(n).padStart(3, '0')}${endings[kind] ?? '0000'}`

function contactOf(kind: Kind, n: number): MarketingSchemas['ContactCreate'] {
  return {
    base: {
      email: `${kind.replaceAll(' ', '-')}-${n}@example.com`,
      first_name: kind === 'long' ? 'A'.repeat(2_000) : `Reader ${n}`,
      ...(kind !== 'no number' && { cellphone: numberOf(kind, n) }),
      ...(kind === 'inactive' && { status: 'inactive' }),
    },
  }
}

describe('from a list to a report by SMS', () => {
  it('loses nobody, writes to nobody who is out, and counts everything', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const path = { list_id }
    const contacts = KINDS.flatMap((kind) => Array.from({ length: EACH }, (_, n) => contactOf(kind, n)))
    await api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(async () => (await api.getList({ path })).stats.total_contacts === contacts.length)
    const numbersOf = (kind: Kind) => Array.from({ length: EACH }, (_, n) => numberOf(kind, n))
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: numbersOf('suppressed') } })
    const idOf = new Map<string, string>()
    for await (const { base } of api.listContacts.items({ path, query: { limit: 1000 } }))
      idOf.set(base.cellphone, base.contact_id)
    for (const number of numbersOf('inactive number'))
      await api.updateContact({
        path: { list_id, contact_id: idOf.get(number) ?? '' },
        body: { base: { cellphone_status: 'inactive' } },
      })
    const removed = numbersOf('removed').map((number) => ({ contact_id: idOf.get(number) ?? '' }))
    await api.unsubscribeContacts({ path, body: { data: removed } })

    const hash = await makeSmsCampaign(api, list_id)
    await sendSmsCampaign(api, hash, list_id)
    await settle(account, FOUR_DAYS)
    await expect(campaignOf(api, hash)).resolves.toMatchObject({
      status: 'sent',
      processed_messages: PLANNED.length * EACH,
    })

    const tries = Map.groupBy(await recipientsOf(account, hash), (number) => number)
    const tried = PLANNED.filter((kind) => kind !== 'long')
    expect([...tries.keys()].sort()).toEqual(tried.flatMap(numbersOf).sort())
    for (const kind of tried) {
      for (const number of numbersOf(kind)) expect(tries.get(number)?.length, number).toBe(kind === 'busy' ? 9 : 1)
    }

    const columns = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown']
    const [run] = await readRows<Record<string, unknown>>(
      server.data,
      `SELECT ${columns} FROM run WHERE account_id = ${account.accountId}`,
    )
    expect(columns.map((name) => Number(run?.[name]) / EACH)).toEqual([7, 2, 4, 0, 0, 1])

    const counts = { sends: 6, delivered: 1, error: 2 + 1, invalid: 1, pending: 2 }
    const times = (n: number) => Object.fromEntries(Object.entries(counts).map(([name, one]) => [name, one * n]))
    await expect(api.getSmsReport({ path: { campaign_hash: hash } })).resolves.toEqual({
      campaign_hash: hash,
      overall: { destinations: 7 * EACH, ...times(EACH) },
      networks: [{ network: 'Unknown', ...times(EACH) }],
      failures: [
        'soft bounce',
        'the carrier has no route to the number (sandbox)',
        'the number is not in service (sandbox)',
        'the text takes 14 messages, and the campaign allows 7',
      ].map((reason) => ({ reason, recipients: EACH })),
    })

    const told = { sms_send: 0, sms_report: 0 }
    for (const contact_id of idOf.values()) {
      const { items } = await api.listContactActivities({ path: { list_id, contact_id }, query: { limit: 100 } })
      for (const { action_name } of items) if (action_name in told) told[action_name as keyof typeof told]++
    }
    expect(told).toEqual({ sms_send: 6 * EACH, sms_report: EACH })
  })
})
