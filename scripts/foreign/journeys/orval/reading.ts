// Reads everything that an account shows, when it is new and when it is full, with strict schemas for every answer.
import { ListLists200Response } from '../../clients/orval/marketing-v3/strict.js'
import { same } from '../expect.js'
import { dataOf, openAccount, readersOf } from './strictly.js'

type Clients = Awaited<ReturnType<typeof openAccount>>

/** A reader that takes everything would prove nothing. */
async function checkReader({ marketing }: Clients): Promise<void> {
  const page = dataOf(await marketing.listLists(), 200)
  const [list] = page.items
  const takes = (change: object) => ListLists200Response.safeParse({ ...page, items: [{ ...list, ...change }] }).success
  const taken = [{}, { list_id: 0 }, { public_name: null }, { colour: 'red' }, { created: '2026-01-01' }].map(takes)
  same('what a strict reader takes', taken, [true, false, false, false, false])
}

/** Adds what waits: an operation, a timer, a webhook, a domain, a fault, a snapshot. */
async function addWaiting({ marketing, transactional, sandbox }: Clients, list_id: number): Promise<void> {
  const [draft] = dataOf(await marketing.listCampaigns({ status: 'draft' }), 200).items
  const schedule_date = `${new Date().getUTCFullYear() + 1}-01-01 00:00:00`
  const order = { list_id, segments: { type: 'none' as const }, schedule_date }
  dataOf(await marketing.sendEmailCampaign(String(draft?.campaign_hash), order), 200)
  const url = 'http://127.0.0.1:9/hooks'
  const hook = dataOf(await marketing.createWebhook({ list_id, url, actions: ['email_send'] }), 201)
  dataOf(await marketing.getWebhookSecret(hook.webhook_id), 200)
  const { id } = dataOf(await transactional.createSendingDomain({ domain: 'news.example.com', default: true }), 201)
  dataOf(await transactional.getSendingDomain(id), 200)
  dataOf(await sandbox.createSnapshot({ name: 'full' }), 201)
  dataOf(await sandbox.createFault({ type: 'status', operation_id: 'createContact', status: 429 }), 201)
  same('operations', dataOf(await marketing.listOperations(), 200).total_items, 1)
}

/** Reads whatever needs no id, and returns how many operations of the contract that was. */
async function readWithoutId(clients: Clients): Promise<number> {
  let read = 0
  for (const client of Object.values(clients)) {
    for (const { name, call } of readersOf(client)) {
      const { status } = await call()
      // A new account has no default domain.
      if (![200, 404].includes(status)) throw new Error(`${name} answers ${status}`)
      read += 1
    }
  }
  return read
}

async function readContacts({ marketing }: Clients, list_id: number): Promise<void> {
  dataOf(await marketing.getList(list_id), 200)
  dataOf(await marketing.listFields(list_id), 200)
  const { items } = dataOf(await marketing.listContacts(list_id, { limit: 20 }), 200)
  for (const { base } of items) {
    dataOf(await marketing.getContact(list_id, String(base?.contact_id)), 200)
    dataOf(await marketing.listContactActivities(list_id, String(base?.contact_id)), 200)
  }
}

/** The report of one campaign, by the operation of its channel. */
function reportOf(marketing: Clients['marketing'], channel: string, hash: string) {
  if (channel === 'email') return marketing.getEmailReport(hash)
  if (channel === 'push') return marketing.getPushReport(hash)
  if (channel === 'web_push') return marketing.getWebpushReport(hash)
  if (channel === 'voice') return marketing.getVoiceReport(hash)
  return marketing.getSmsReport(hash)
}

async function readMessages({ marketing, transactional, sandbox }: Clients): Promise<void> {
  // A smart SMS has no report of its own in this API.
  for (const { campaign_hash, channel } of dataOf(await marketing.listCampaigns({ status: 'sent' }), 200).items)
    if (channel !== 'smart_sms') dataOf(await reportOf(marketing, channel, campaign_hash), 200)
  for (const { messageId } of dataOf(await transactional.listEmailMessages(), 200)) {
    dataOf(await transactional.getEmailMessage(Number(messageId)), 200)
    dataOf(await transactional.getEmailLog(Number(messageId)), 200)
  }
  for (const { captured_id } of dataOf(await sandbox.listCapturedMessages(), 200).items)
    dataOf(await sandbox.getCapturedMessage(captured_id), 200)
}

export async function travel(origin: string, key: string): Promise<void> {
  const clients = await openAccount(origin, key, 'Reader')
  const read = await readWithoutId(clients)
  if (read < 40) throw new Error(`only ${read} operations were read`)
  const { lists } = dataOf(await clients.sandbox.seedAccount({ contacts: 50 }), 201)
  await checkReader(clients)
  await addWaiting(clients, lists[0]?.list_id ?? 0)
  await readWithoutId(clients)
  for (const { list_id } of lists) await readContacts(clients, list_id)
  await readMessages(clients)
}
