// Calls from a list to a report: a send whose calls end in every way, and the same numbers in the ledger, the report, the
// activities of the contacts and the webhooks.
import { describe, expect, it } from 'vitest'
import { parseListEvent } from '../../src/clients/index.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from '../support/calling.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { campaignOf, createCaller, makeList, openAccount, recipientsOf, settle } from '../support/marketing.ts'
import { useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'

const FOUR_DAYS = 4 * 86_400
/** What becomes of a call, by the last digits of the number; how often it is made; what the report counts it as. */
const FATES = [
  ['answered', '0000', 1, 'delivered'],
  ['out of service', '9901', 1, 'invalid'],
  ['no route', '9902', 1, 'error'],
  ['carrier busy', '9903', 9, 'error'],
  ['unheard of', '9904', 1, 'pending'],
  ['cut off', '9905', 1, 'pending'],
  ['line busy', '9906', 3, 'error'],
  ['nobody there', '9907', 3, 'error'],
  ['a machine', '9908', 1, 'delivered'],
  ['a digit', '9909', 1, 'delivered'],
] as const
const EACH = 4

const receiver = useReceiver()
const server = useServer()

const numberOf = (fate: number, n: number) =>
  `351-9${String(fate).padStart(2, '0')}${String(n).padStart(3, '0')}${FATES[fate]?.[1]}`

describe('from a list to a report by phone', () => {
  it('loses nobody, calls nobody twice in doubt, and counts everything', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const path = { list_id }
    const contacts = FATES.flatMap(([name], fate) =>
      Array.from({ length: EACH }, (_, n) => ({
        base: { email: `${name.replaceAll(' ', '-')}-${n}@example.com`, phone: numberOf(fate, n) },
      })),
    )
    await api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(async () => (await api.getList({ path })).stats.total_contacts === contacts.length)
    const actions = ['voice_send' as const]
    const body = { list_id, url: `${receiver.url}/calls`, actions, fields: ['phone'] }
    const { webhook_id } = await api.createWebhook({ body })
    const { secret } = await api.getWebhookSecret({ path: { webhook_id } })

    const hash = await makeVoiceCampaign(api, list_id, { sender_id: await createCaller(api) })
    const campaign = { campaign_hash: hash }
    await sendVoiceCampaign(api, hash, list_id, { destination_field: 'phone' })
    await settle(account, FOUR_DAYS)
    const ended = { status: 'sent', processed_messages: contacts.length }
    await expect(campaignOf(api, hash)).resolves.toMatchObject(ended)

    const calls = Map.groupBy(await recipientsOf(account, hash), (number) => number)
    for (const [fate, [name, , times]] of FATES.entries())
      for (let n = 0; n < EACH; n++) expect(calls.get(numberOf(fate, n))?.length, name).toBe(times)

    const columns = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown']
    const query = `SELECT ${columns} FROM run WHERE account_id = ${account.accountId}`
    const [run] = await readRows<Record<string, unknown>>(server.data, query)
    expect(columns.map((name) => Number(run?.[name]) / EACH)).toEqual([10, 4, 5, 0, 0, 1])

    const counted = (what: string) => EACH * FATES.filter(([, , , count]) => count === what).length
    const [delivered, error] = [counted('delivered'), counted('error')]
    const [invalid, pending] = [counted('invalid'), counted('pending')]
    const counts = { sends: contacts.length, delivered, error, invalid, pending }
    await expect(api.getVoiceReport({ path: campaign })).resolves.toEqual({
      campaign_hash: hash,
      overall: { destinations: contacts.length, ...counts },
      networks: [{ network: 'Unknown', ...counts }],
      failures: [
        { reason: 'soft bounce', recipients: 12 },
        { reason: 'the carrier has no route to the number (sandbox)', recipients: 4 },
        { reason: 'the number is not in service (sandbox)', recipients: 4 },
      ],
    })

    const told: Record<string, number> = {}
    for await (const { base } of api.listContacts.items({ path, query: { limit: 1000 } })) {
      const contact = { list_id, contact_id: base.contact_id }
      const { items } = await api.listContactActivities({ path: contact, query: { limit: 100 } })
      for (const { action_name } of items) told[action_name] = (told[action_name] ?? 0) + 1
    }
    expect(told).toMatchObject({ voice_send: counts.sends, voice_report: delivered, voice_menu_event: EACH })

    const events = await receiver.waitForCount(contacts.length)
    const parsed = await Promise.all(events.map((event) => parseListEvent(event.body, event.headers, secret)))
    const numbers = contacts.map(({ base }) => base.phone)
    expect(parsed.map(({ contact }) => contact['phone']).sort()).toEqual(numbers.sort())
    expect(parsed.every(({ action_data }) => action_data['campaign_hash'] === hash)).toBe(true)
  })
})
