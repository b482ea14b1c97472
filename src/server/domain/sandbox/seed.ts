// Fills a sandbox account with a data set: the same one for the same seed. Everything goes the way that a
// caller's own would go, so that counts, reports and events agree.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { createSeededRandom, type SeededRandom } from '../../lib/seeded.ts'
import { takeContactIds } from '../../store/audience/contacts.ts'
import { acceptedMessages, isAccountEmpty } from '../../store/sandbox/seed.ts'
import { linkIds } from '../../store/sending/messages.ts'
import type { Store } from '../../store/store.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { Senders } from '../accounts/senders/senders.ts'
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import { type Field, type Fields, fieldsOfList } from '../audience/fields.ts'
import { SLICE } from '../audience/imports/import-record.ts'
import { judgeSlice, readSlice } from '../audience/imports/import-slice.ts'
import { writeSlice } from '../audience/imports/import-work.ts'
import { type Lists, requireList } from '../audience/lists.ts'
import type { CampaignRow, Campaigns } from '../campaigns/campaigns.ts'
import type { CampaignSends } from '../campaigns/send.ts'
import { conflict } from '../errors.ts'
import { assertHookAddress, type Webhooks } from '../hooks/webhooks.ts'
import type { Tracking } from '../insight/tracking/tracking.ts'
import type { TransactionalEmails } from '../messages/transactional/emails.ts'
import { assertSandbox, type Sandbox } from './sandbox.ts'
import { customerContacts, readerContact, SHOP_LINK, seedContent, seedFields } from './seed-data.ts'

export interface SeedRequest {
  seed: number
  /** Contacts of the list of readers. */
  contacts: number
  /** Empties the account first. */
  reset: boolean
  /** The address of a webhook that hears what happens to the customers. */
  webhookUrl?: string | undefined
}

export interface Seeded {
  senderId: number
  lists: { id: number; name: string; contacts: number }[]
  fields: (Field & { listId: number })[]
  campaigns: { hash: string; name: string; status: string }[]
  webhookId: number | null
  messageId: number
}

export interface SeedParts {
  store: Store
  clock: Clock
  campaigns: Campaigns
  fields: Fields
  lists: Lists
  sandbox: Sandbox
  senders: Senders
  sends: CampaignSends
  tracking: Tracking
  transactional: { emails: TransactionalEmails }
  webhooks: Webhooks
}

const CUSTOMERS = 20
const hookActions = [
  'email_send',
  'email_open',
  'email_click',
  'email_hard_bounce',
  'email_spam_complaint',
  'unsubscribe',
]
const importRules = { mode: 'add', compareField: 'email', forceEmpty: false } as const

export type Seeds = ReturnType<typeof createSeeds>

export function createSeeds(parts: SeedParts) {
  const { store, clock, campaigns, fields, lists, sandbox, senders, sends, tracking, transactional, webhooks } = parts

  /** Adds contacts the way of an import, a slice per transaction. */
  async function addContacts(
    account: number,
    list: number,
    count: number,
    contactOf: (n: number) => ContactInput,
  ): Promise<void> {
    const known = await fieldsOfList(store.db, account, list)
    for (let from = 0; from < count; from += SLICE) {
      const size = Math.min(SLICE, count - from)
      const inputs = Array.from({ length: size }, (_, i) => contactOf(from + i + 1))
      const entries = readSlice(inputs, importRules, known)
      await store.writeAlongside(async (tx) => {
        await requireList(tx, account, list)
        const numbers = await takeContactIds(tx, size)
        const context = {
          account,
          list,
          rules: importRules,
          known,
          firstRow: from + 1,
          takeId: () => numbers.shift() as number,
          now: clock.now(),
        }
        await writeSlice(tx, list, judgeSlice(entries, new Map(), new Map(), context))
      })
      await setImmediate()
    }
  }

  async function addReaders(account: number, random: SeededRandom, contacts: number) {
    const { id } = await lists.create(account, { internalName: 'Newsletter 2026', publicName: 'Newsletter' })
    const extra: Field[] = []
    for (const field of seedFields) extra.push(await fields.create(account, id, field))
    const ids = extra.map((field) => Number(field.id))
    await addContacts(account, id, contacts, (n) => readerContact(random, n, ids))
    return { list: { id, name: 'Newsletter 2026', contacts }, fields: extra.map((field) => ({ ...field, listId: id })) }
  }

  async function addCustomers(account: number, random: SeededRandom) {
    const { id } = await lists.create(account, { internalName: 'Customers' })
    const people = customerContacts(random, CUSTOMERS)
    await addContacts(account, id, people.length, (n) => people[n - 1] as ContactInput)
    return { id, name: 'Customers', contacts: people.length }
  }

  const draft = (account: number, list: number, senderId: number, internalName: string, subject: string) =>
    campaigns.createEmail(account, { listId: list, internalName, subject, content: seedContent, senderId })

  /** Sends the campaign, and lets some of its recipients open it, click in it, and leave. */
  async function play(
    account: number,
    campaign: CampaignRow,
    random: SeededRandom,
    signal: AbortSignal,
  ): Promise<void> {
    await sends.sendEmail(account, campaign.hash, { listId: campaign.list_id, segments: { type: 'none' } })
    while ((await campaigns.get(account, campaign.hash)).status !== 'sent') await setTimeout(5, undefined, { signal })
    const owner = { account, campaign: campaign.id, message: null }
    const links = await store.writeAlongside((tx) => linkIds(tx, owner, [SHOP_LINK]))
    const messages = await acceptedMessages(store.db, account, campaign.id)
    for (const [i, message] of messages.entries()) {
      // The first does everything, so that no report is empty by chance.
      const [opens, clicks] = [random.below(10) < 6 || i === 0, random.below(10) < 4 || i === 0]
      if (opens) await tracking.open(message, 'Mozilla/5.0 (seed)')
      if (opens && clicks) await tracking.click(message, links.get(SHOP_LINK) ?? 0, null)
    }
    if (messages[1] !== undefined) await tracking.unsubscribe(messages[1])
  }

  const order = (account: number, senderId: number) =>
    transactional.emails.send(
      account,
      {
        senderId: String(senderId),
        to: 'ana@example.com',
        cc: [],
        bcc: [],
        subject: 'Your order 1001',
        textBody: 'Thank you, {{ name }}. Your order 1001 is on its way.',
        mergeTags: ['name:Ana'],
        openTracking: false,
        clickTracking: false,
        attachments: [],
        priority: 'non-urgent',
        registered: false,
        group: 'orders',
        templatingData: {},
      },
      '127.0.0.1',
    )

  return {
    /** Fills the account. Throws `conflict` when it is not empty and not to be emptied. */
    async shop(
      caller: Caller,
      { seed, contacts, reset, webhookUrl }: SeedRequest,
      signal: AbortSignal,
    ): Promise<Seeded> {
      assertSandbox(caller)
      const account = caller.accountId
      if (webhookUrl !== undefined) assertHookAddress('body.webhook_url', webhookUrl)
      if (reset) await sandbox.reset(caller)
      else if (!(await isAccountEmpty(store.db, account))) {
        throw conflict('account_not_empty', 'The account is not empty. Say reset: true to empty it first.')
      }
      const random = createSeededRandom(seed)
      const sender = await senders.createEmail(caller, { name: 'The shop', email: 'shop@example.com' })
      const readers = await addReaders(account, random, contacts)
      const customers = await addCustomers(account, random)
      const webhook =
        webhookUrl === undefined
          ? null
          : { listId: customers.id, url: webhookUrl, actions: hookActions, fields: ['email'] }
      const webhookId = webhook && (await webhooks.create(account, webhook)).id
      const spring = await draft(account, customers.id, sender.id, 'Spring sale', 'Spring is here')
      await play(account, spring, random, signal)
      const summer = await draft(account, readers.list.id, sender.id, 'Summer preview', 'Summer is near')
      return {
        senderId: sender.id,
        lists: [readers.list, customers],
        fields: readers.fields,
        campaigns: [
          { hash: spring.hash, name: 'Spring sale', status: 'sent' },
          { hash: summer.hash, name: 'Summer preview', status: 'draft' },
        ],
        webhookId,
        messageId: await order(account, sender.id),
      }
    },
  }
}
