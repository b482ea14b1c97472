// What networks report of messages, in every order: before the outcome, twice, and against what was final. The order in
// which things are heard makes no difference to what is counted.
import { describe, expect, it } from 'vitest'
import type { NewsKind } from '../../../src/server/store/schema.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  actionsOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSmsCampaign,
  openAccount,
  sendCampaign,
  sendSmsCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const HOUR = 3600
/** The network takes it and says nothing of itself. */
const SILENT = '9904'

interface Case {
  before: NewsKind[]
  after: NewsKind[]
  /** What the report counts it as in the end. */
  as: 'delivered' | 'error' | 'pending' | 'invalid'
  ending?: string
}

const cases: readonly Case[] = [
  { before: [], after: [], as: 'pending' },
  { before: [], after: ['delivered'], as: 'delivered' },
  { before: [], after: ['delivered', 'delivered'], as: 'delivered' },
  { before: [], after: ['rejected', 'rejected'], as: 'error' },
  { before: [], after: ['delivered', 'rejected'], as: 'delivered' },
  { before: [], after: ['rejected', 'delivered'], as: 'error' },
  { before: ['delivered'], after: [], as: 'delivered' },
  { before: ['delivered', 'delivered'], after: ['delivered'], as: 'delivered' },
  { before: ['rejected'], after: ['delivered'], as: 'error' },
  { before: ['delivered'], after: ['rejected'], as: 'delivered' },
  { before: ['rejected', 'delivered'], after: [], as: 'error' },
  // What its channel does not know changes nothing.
  { before: ['soft_bounce'], after: ['complaint', 'hard_bounce', 'read', 'replied'], as: 'pending' },
  // The carrier broke off: the network has the last word.
  { before: [], after: ['delivered'], as: 'delivered', ending: '9905' },
  { before: ['rejected'], after: [], as: 'error', ending: '9905' },
  // No network took it.
  { before: ['delivered'], after: ['delivered'], as: 'invalid', ending: '9901' },
  // The carrier knew it with the outcome.
  { before: ['delivered', 'rejected'], after: ['rejected'], as: 'delivered', ending: '0000' },
]

const numberOf = (n: number) => `351-91${String(n).padStart(3, '0')}${cases[n]?.ending ?? SILENT}`

const server = useServer()

const idsOf = async (account: number) => {
  const [run] = await readRows<{ first_message_id: number }>(
    server.data,
    `SELECT first_message_id FROM run WHERE account_id = ${account}`,
  )
  return Number(run?.first_message_id ?? 0)
}

/** A window of hours that has not come, as a campaign names it. */
async function hoursAhead(account: Parameters<typeof timeOf>[0]) {
  const at = async (hours: number) => (await timeOf(account, hours * HOUR)).slice(11, 16)
  return { hour_start: await at(2), hour_end: await at(4) }
}

describe('reports on an SMS of a campaign', () => {
  it('count once, whatever their order, and take nothing final back', async () => {
    const account = await openAccount(server)
    const { api, accountId } = account
    const { take } = server.app.domain.sending.receipts
    const receiver = await startReceiver()
    try {
      const list_id = await makeList(api)
      const contacts: string[] = []
      for (const n of cases.keys()) contacts.push(await makeContact(api, list_id, { base: { cellphone: numberOf(n) } }))
      await api.createWebhook({ body: { list_id, url: receiver.url, actions: ['sms_delivered'] } })
      const campaign_hash = await makeSmsCampaign(api, list_id)
      await sendSmsCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, HOUR) })
      // The contract gives hours to emails only, and the pipeline to all.
      const options = JSON.stringify({ limit_hour: await hoursAhead(account) })
      await changeRows(server.data, `UPDATE run SET options = '${options}' WHERE account_id = ${accountId}`)
      await settle(account, HOUR)
      // Planned, but not sent: no network has them yet.
      const first = await eventually(() => idsOf(accountId))
      for (const [n, { before }] of cases.entries()) {
        for (const [i, kind] of before.entries()) {
          const taken = await take({ messageId: first + n, account: accountId, kind })
          expect([n, taken]).toEqual([n, before.indexOf(kind) < i ? 'known' : 'taken'])
        }
      }
      const { overall: early } = await api.getSmsReport({ path: { campaign_hash } })
      expect(early).toMatchObject({ sends: 0, delivered: 0, pending: 0, error: 0, invalid: 0 })
      await settle(account, 3 * HOUR)
      for (const [n, { after }] of cases.entries())
        for (const kind of after) await take({ messageId: first + n, account: accountId, kind })

      const count = (as: Case['as']) => cases.filter((one) => one.as === as).length
      const { overall, networks } = await api.getSmsReport({ path: { campaign_hash } })
      const counts = {
        sends: cases.length,
        delivered: count('delivered'),
        error: count('error'),
        invalid: count('invalid'),
        pending: count('pending'),
      }
      expect(overall).toEqual({ destinations: cases.length, ...counts })
      expect(networks).toEqual([{ network: 'Unknown', ...counts }])
      for (const [n, { as }] of cases.entries()) {
        const actions = (await actionsOf(api, list_id, contacts[n] ?? '')).filter((action) => action.startsWith('sms_'))
        expect([n, actions]).toEqual([n, as === 'delivered' ? ['sms_report', 'sms_send'] : ['sms_send']])
      }
      await receiver.waitForCount(count('delivered'))
      const { total_items } = await account.sandbox.listHookDeliveries()
      expect(total_items).toBe(count('delivered'))
    } finally {
      await receiver.close()
    }
  })
})

describe('reports on a single SMS', () => {
  it.each<{ before: NewsKind[]; after: NewsKind[]; to: string; states: string[] }>([
    { before: ['delivered'], after: ['rejected'], to: SILENT, states: ['finished', 'delivered'] },
    { before: ['rejected', 'delivered'], after: [], to: SILENT, states: ['finished', 'rejected'] },
    { before: ['delivered'], after: ['delivered'], to: '9902', states: ['send_failed'] },
  ])('$before before it went out to $to, and $after after', async ({ before, after, to, states }) => {
    const { accountId, key } = await server.createAccount('Shop')
    const { send, settled, statuses, sandbox } = await withSmsSender(server, key)
    const scheduleTo = await timeOf({ sandbox: server.sandbox(key) }, HOUR)
    const messageId = await send({ to: `351-91000${to}`, scheduleTo })
    const { take } = server.app.domain.sending.receipts
    for (const kind of before) await take({ messageId, account: accountId, kind })
    const waiting = await statuses(messageId)
    await sandbox.advanceClock({ body: { seconds: 2 * HOUR } })
    await settled(messageId)
    for (const kind of after) await take({ messageId, account: accountId, kind })
    expect(waiting).toEqual(['created', waiting.at(-1)])
    expect((await statuses(messageId)).slice(-states.length)).toEqual(states)
  })
})

describe('reports on an email of a campaign', () => {
  it('wait for the outcome, and nothing follows for one that no host took', async () => {
    const account = await openAccount(server)
    const { api, accountId } = account
    const list_id = await makeList(api)
    const ana = await makeContact(api, list_id, 'ana@example.com')
    const gone = await makeContact(api, list_id, 'bounce-soft@example.com')
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id, { limit_hour: await hoursAhead(account) })
    const first = await eventually(() => idsOf(accountId))
    await eventually(async () => (await account.sandbox.getClock()).due.length > 0)
    const { take } = server.app.domain.sending.receipts
    for (const messageId of [first, first + 1])
      await expect(take({ messageId, account: accountId, kind: 'hard_bounce' })).resolves.toBe('taken')
    expect((await api.listSuppressionEntries()).total_items).toBe(0)
    await settle(account, 3 * HOUR)
    expect((await api.listSuppressionEntries()).items.map(({ value }) => value)).toEqual(['ana@example.com'])
    expect((await actionsOf(api, list_id, ana)).slice(0, 2)).toEqual(['email_hard_bounce', 'email_send'])
    expect((await actionsOf(api, list_id, gone)).slice(0, 2)).toEqual(['email_soft_bounce', 'email_send'])
  })
})
