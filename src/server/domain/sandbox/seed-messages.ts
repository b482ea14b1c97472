// The single messages of the demo shop on every channel, registered ones, and what they are made from.
import { setTimeout } from 'node:timers/promises'
import type { Caller } from '../accounts/accounts.ts'
import type { AccountsArea } from '../accounts/area.ts'
import type { MessagesArea } from '../messages/area.ts'
import { seedMembers } from './seed-member-data.ts'

export interface SeedMessageDeps {
  accounts: Pick<AccountsArea, 'sendingDomains'>
  messages: Pick<MessagesArea, 'alerts' | 'alertTemplates' | 'flows' | 'flowRuns' | 'registered' | 'transactional'>
}

/** Senders by channel. */
interface SeedSenders {
  email: number
  sms: number
}

const CUSTOMER = 'rui@example.com'
const PHONE = seedMembers[0]?.base?.cellphone ?? ''
/** Days after which a registered message gets its evidence by itself. */
const CERTIFIED = 30

/** Milliseconds between two looks. */
const CHECK_INTERVAL_MS = 10

export interface SeedMessages {
  /** Adds them; with a URL, also webhooks for their events. */
  add(caller: Caller, senders: SeedSenders, url: string | undefined): Promise<void>
  /** Requests evidence as soon as the registered email was sent; the seed does not wait for the PDF. */
  certify(account: number, signal: AbortSignal): Promise<void>
}

export function createSeedMessages(areas: SeedMessageDeps): SeedMessages {
  const { sendingDomains } = areas.accounts
  const { alerts, alertTemplates, flows, flowRuns, registered, transactional } = areas.messages
  const { apps, emails, push, sms, templates } = transactional

  const byOf = ({ userId }: Caller) => ({ userId, ip: '127.0.0.1' })

  async function addTemplates(account: number, appId: number): Promise<void> {
    const textBody = 'Thank you, {{ name }}. Your order is on its way.'
    const order = { subject: 'Your order', htmlBody: `<p>${textBody}</p>`, textBody }
    await templates.create(account, 'email', 'Order sent', order)
    await templates.create(account, 'sms', 'Order sent', { textBody, encoding: 'gsm0338', maxCount: 2 })
    await templates.create(account, 'push', 'Order sent', { subject: 'Your order', textBody, appId })
  }

  /** An alert that is sent once, and a flow that ends with its first message. */
  async function addAlertAndFlow(caller: Caller, senders: SeedSenders): Promise<void> {
    const account = caller.accountId
    const name = 'Stock is low'
    await alertTemplates.create(account, { name, channel: 'sms', interval: 60, maxAttempts: 1, textBody: name })
    const to = [{ channel: 'sms' as const, address: PHONE, mergeTags: [] }]
    await alerts.execute(account, { templateName: name, senderId: String(senders.sms), to }, byOf(caller))
    const textBody = 'Your order is ready.'
    const message = { channel: 'sms', interval: 60, condition: 'none', templateId: null, subject: null } as const
    const messages = [{ ...message, textBody, htmlBody: null }]
    const flowId = String(await flows.create(account, { name: 'Order ready', group: 'orders', messages }))
    const sender = { phoneSenderId: String(senders.sms) }
    await flowRuns.execute(account, { flowId, to: { phone: PHONE }, sender }, byOf(caller))
  }

  /** A registered email, and the rule by which such messages get an evidence by themselves. */
  async function addRegistered(caller: Caller, senders: SeedSenders): Promise<void> {
    const contract = { to: CUSTOMER, subject: 'Your contract', textBody: 'Here is your contract.', registered: true }
    await emails.send(caller.accountId, { ...contract, senderId: String(senders.email) }, byOf(caller))
    await registered.autocertificates.create(caller.accountId, CERTIFIED)
  }

  /** Webhooks of single and of registered messages. */
  async function addWebhooks(account: number, url: string): Promise<void> {
    await transactional.webhooks.create(account, { channel: 'email', url, actions: ['sent', 'view', 'click'] })
    await registered.webhooks.create(account, { url, actions: ['SENDCERT'] })
  }

  return {
    async add(caller, senders, url): Promise<void> {
      const account = caller.accountId
      if (url !== undefined) await addWebhooks(account, url)
      await sendingDomains.create(caller, { domain: 'shop.example.com', isDefault: true })
      const appId = await apps.create(account, { name: 'Order app', sandbox: false })
      await addTemplates(account, appId)
      await addRegistered(caller, senders)
      const textBody = 'Your order 1001 is on its way.'
      await sms.send(account, { to: PHONE, senderId: String(senders.sms), textBody, group: 'orders' }, byOf(caller))
      await push.sendBatch(account, [{ to: 'customer', subject: 'Your order', textBody, appId }], byOf(caller))
      await addAlertAndFlow(caller, senders)
    },

    async certify(account, signal): Promise<void> {
      const newest = { limit: 1, offset: 0, orderBy: 'id', order: 'desc' } as const
      for (;;) {
        const { items } = await registered.messages.list(account, { created: {} }, newest)
        if (items[0] !== undefined) return void (await registered.evidences.order(account, [items[0].hash]))
        await setTimeout(CHECK_INTERVAL_MS, undefined, { signal })
      }
    },
  }
}
