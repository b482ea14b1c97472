// A push campaign from devices to its report: the devices of active contacts get it, each as often as its push service
// allows, what a push service no longer knows goes, and the ledger, the report and the activities say the same.
import { describe, expect, it } from 'vitest'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { type Account, campaignOf, makeList, openAccount, recipientsOf, settle } from '../support/marketing.ts'
import { makePushApp, makePushCampaign, pushTo, registerToken, sendPushCampaign } from '../support/pushing.ts'
import { useServer } from '../support/server.ts'

const FOUR_DAYS = 4 * 86_400
/** What the push service says of the two devices of a contact. */
const KINDS = ['good', 'silent', 'unregistered', 'invalid', 'defer', 'inactive', 'removed'] as const
type Kind = (typeof KINDS)[number]
const EACH = 10
const SENT: readonly Kind[] = ['good', 'silent', 'unregistered', 'invalid', 'defer']
const SYSTEMS = { android: 'Android', ios: 'iOS' } as const
type System = keyof typeof SYSTEMS

const server = useServer()

const emailOf = (kind: Kind, n: number) => `${kind}-${n}@example.com`
const tokenOf = (kind: Kind, system: System, n: number) => `${kind}-${system}-${n}`
const systems = Object.keys(SYSTEMS) as System[]
const numbers = Array.from({ length: EACH }, (_, n) => n)
const tokensOf = (kind: Kind) => numbers.flatMap((n) => systems.map((system) => tokenOf(kind, system, n)))
const times = (counts: Record<string, number>, n: number) =>
  Object.fromEntries(Object.entries(counts).map(([name, one]) => [name, one * n]))

/** A list with an app: the contacts of every kind have a device of each system. */
async function openDevices({ api }: Account) {
  const list_id = await makeList(api)
  const app_id = await makePushApp(api, list_id)
  const contacts = KINDS.flatMap((kind) =>
    numbers.map((n) => ({
      base: { email: emailOf(kind, n), ...(kind === 'inactive' && { status: 'inactive' as const }) },
    })),
  )
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await api.getList({ path: { list_id } })).stats.total_contacts === contacts.length)
  const idOf = new Map<string, string>()
  for await (const { base } of api.listContacts.items({ path: { list_id }, query: { limit: 1000 } }))
    idOf.set(base.email, base.contact_id)
  for (const kind of KINDS)
    for (const n of numbers)
      for (const system of systems) await registerToken(api, app_id, tokenOf(kind, system, n), emailOf(kind, n), system)
  const removed = numbers.map((n) => ({ contact_id: idOf.get(emailOf('removed', n)) ?? '' }))
  await api.unsubscribeContacts({ path: { list_id }, body: { data: removed } })
  return { list_id, app_id, idOf }
}

const COLUMNS = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown']

/** The ledger of the runs of the account, oldest first. */
async function runsOf({ accountId }: Account): Promise<number[][]> {
  const query = `SELECT ${COLUMNS.join()} FROM run WHERE account_id = ${accountId} ORDER BY id`
  const rows = await readRows<Record<string, unknown>>(server.data, query)
  return rows.map((row) => COLUMNS.map((name) => Number(row[name])))
}

/** How often the contacts of a kind have each of these activities. */
async function activitiesOf({ api }: Account, list_id: number, ids: readonly string[]) {
  const told: Record<string, number> = {}
  for (const contact_id of ids) {
    const { items } = await api.listContactActivities({ path: { list_id, contact_id }, query: { limit: 100 } })
    for (const { action_name } of items) told[action_name] = (told[action_name] ?? 0) + 1
  }
  return told
}

describe('from devices to a report', () => {
  it('loses no device, reaches nobody who is out, and counts everything', async () => {
    const account = await openAccount(server)
    const { api } = account
    const { list_id, app_id, idOf } = await openDevices(account)
    const devices = EACH * systems.length
    const hash = await makePushCampaign(api, app_id)
    await sendPushCampaign(api, hash, app_id)
    await settle(account, FOUR_DAYS)
    const planned = SENT.length * devices
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'sent', processed_messages: planned })

    const tries = Map.groupBy(await recipientsOf(account, hash), (token) => token)
    expect([...tries.keys()].sort()).toEqual(SENT.flatMap(tokensOf).sort())
    for (const kind of SENT)
      for (const token of tokensOf(kind)) expect(tries.get(token)?.length, token).toBe(kind === 'defer' ? 9 : 1)
    await expect(runsOf(account)).resolves.toEqual([[planned, 2 * devices, 3 * devices, 0, 0, 0]])

    const counts = { sends: 5, opens: 0, delivered: 2, received: 1, bounces: 1, error: 2 }
    await expect(api.getPushReport({ path: { campaign_hash: hash } })).resolves.toEqual({
      campaign_hash: hash,
      overall: times(counts, devices),
      operating_systems: Object.values(SYSTEMS).map((name) => ({ operating_systems: name, ...times(counts, EACH) })),
      failures: ['soft bounce', 'the token is malformed (sandbox)', 'the token is not registered (sandbox)'].map(
        (reason) => ({ reason, recipients: devices }),
      ),
    })
    const idsOf = (kind: Kind) => numbers.map((n) => idOf.get(emailOf(kind, n)) ?? '')
    await expect(activitiesOf(account, list_id, idsOf('good'))).resolves.toMatchObject({
      add_push_contact: devices,
      push_send: devices,
      push_delivered: devices,
      push_received: devices,
    })
    await expect(activitiesOf(account, list_id, idsOf('unregistered'))).resolves.toMatchObject({
      push_error: devices,
      remove_push_contact: devices,
      push_unsubscription: devices,
    })
    await expect(activitiesOf(account, list_id, idsOf('removed'))).resolves.not.toHaveProperty('push_send')

    // Devices that are gone are not tried again, the others that failed are.
    await api.retryCampaign({ path: { campaign_hash: hash } })
    await settle(account, FOUR_DAYS)
    const again = 2 * devices
    await expect(runsOf(account)).resolves.toEqual([expect.anything(), [again, 0, again, 0, 0, 0]])
    const after = Map.groupBy(await recipientsOf(account, hash), (token) => token)
    for (const kind of SENT)
      for (const token of tokensOf(kind))
        expect(after.get(token)?.length, token).toBe({ defer: 18, invalid: 2 }[kind as string] ?? 1)
  })

  it('forgets the devices of a person, and what was sent to those that are gone', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const app_id = await makePushApp(api, list_id)
    const { contact_id } = await api.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
    await api.createContact({ path: { list_id }, body: { base: { email: 'rui@example.com' } } })
    for (const token of ['unregistered-ana', 'ana-now']) await registerToken(api, app_id, token, 'ana@example.com')
    await registerToken(api, app_id, 'rui-now', 'rui@example.com')
    const hash = await makePushCampaign(api, app_id)
    await sendPushCampaign(api, hash, app_id)
    await settle(account)
    const { data } = await pushTo(account, 'ana-now')
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(account)
    const rows = await readRows<{ address: string }>(
      server.data,
      `SELECT address FROM message WHERE account_id = ${account.accountId} UNION ALL
       SELECT address FROM device WHERE account_id = ${account.accountId}`,
    )
    expect(rows.map(({ address }) => address).sort()).toEqual(['', '', 'rui-now', 'rui-now'])
    const { contact, message_hash, device_id } = data
    const body = { os: 'android', contact, message_hash, device_id, event: 'open' as const }
    await expect(api.registerPushEvent({ path: { app_id }, body })).rejects.toMatchObject({ status: 422 })
  })
})
