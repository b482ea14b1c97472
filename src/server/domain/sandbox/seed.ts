// Fills a sandbox account with a data set: the same one for the same seed. Everything goes the way of a caller's
// own requests, so that counts, reports and events agree.
import { setTimeout } from 'node:timers/promises'
import { createSeededRandom, type SeededRandom } from '../../lib/seeded.ts'
import { acceptedMessages, isAccountEmpty } from '../../store/sandbox/seed.ts'
import { linkIds } from '../../store/sending/campaign-ledger.ts'
import type { Store } from '../../store/store.ts'
import type { Author, Caller } from '../accounts/accounts.ts'
import type { Field } from '../audience/fields.ts'
import type { CampaignRow, Campaigns } from '../campaigns/campaigns.ts'
import type { HeaderFooter } from '../content/email-content.ts'
import type { DomainDeps } from '../deps.ts'
import { conflict } from '../errors.ts'
import { assertHookAddress } from '../hooks/address.ts'
import { assertSandbox, type Sandbox } from './sandbox.ts'
import type { SandboxInbound } from './sandbox-inbound.ts'
import { allLinks, SHOP_LINK, seedContent, seedFrame } from './seed-data.ts'
import { createSeedForm } from './seed-form.ts'
import { createSeedLists } from './seed-lists.ts'
import { createSeedMembers } from './seed-members.ts'
import { createSeedMessages } from './seed-messages.ts'
import { createSeedRecords, untilReported } from './seed-records.ts'
import type { TriedAreas } from './tried-areas.ts'

interface SeedRequest {
  seed: number
  /** Contacts of the list of readers. */
  contacts: number
  /** Empties the account first. */
  reset: boolean
  /** The URL of a webhook for events of the customers. */
  webhookUrl?: string | undefined
}

interface Seeded {
  senderId: number
  lists: { id: number; name: string; contacts: number }[]
  fields: (Field & { listId: number })[]
  tags: { id: number; name: string }[]
  headerFooterTemplates: { id: number; name: string }[]
  campaigns: { hash: string; name: string; status: 'draft' | 'sent' }[]
  forms: { id: number; listId: number; name: string; url: string }[]
  webhookId: number | null
  messageId: number
}

export interface SeedDeps extends DomainDeps {
  areas: TriedAreas
  sandbox: Sandbox
  sandboxInbound: SandboxInbound
}

const READER = { userAgent: 'Mozilla/5.0 (seed)', ip: null }
const hookActions = [
  'email_send',
  'email_open',
  'email_click',
  'email_hard_bounce',
  'email_spam_complaint',
  'unsubscribe',
]

/** The single email of the shop, without its sender. */
const seedOrder = {
  to: 'ana@example.com',
  subject: 'Your order 1001',
  textBody: 'Thank you, {{ name }}. Your order 1001 is on its way.',
  mergeTags: ['name:Ana'],
  group: 'orders',
}

/** Differences between the campaigns other than their texts. */
interface DraftOf {
  listId: number
  senderId: number
  headerFooter: HeaderFooter
}

export interface Seeds {
  /** Fills the account. Throws `conflict` when it is not empty and not to be emptied. */
  shop(caller: Caller, request: SeedRequest, signal: AbortSignal): Promise<Seeded>
}

export function createSeeds({ store, clock, areas, sandbox, sandboxInbound }: SeedDeps): Seeds {
  const { senders } = areas.accounts
  const { webhooks } = areas.audience
  const { campaigns, headerFooterTemplates } = areas.campaigns
  const { transactional } = areas.messages
  const seedLists = createSeedLists({ store, clock, audience: areas.audience })
  const addForm = createSeedForm(areas.audience)
  const addMembers = createSeedMembers(areas)
  const messages = createSeedMessages(areas)
  const records = createSeedRecords(areas, sandboxInbound)

  const draft = (by: Author, texts: { internalName: string; subject: string }, of: DraftOf) =>
    campaigns.create('email', by, { ...texts, ...of, content: seedContent })

  const order = ({ accountId, userId }: Author, senderId: number) =>
    transactional.emails.send(accountId, { ...seedOrder, senderId: String(senderId) }, { userId, ip: '127.0.0.1' })

  const addWebhook = async (account: number, listId: number, url: string): Promise<number> =>
    (await webhooks.create(account, { listId, url, actions: hookActions, fields: ['email'] })).id

  return {
    async shop(caller, { seed, contacts, reset, webhookUrl }, signal): Promise<Seeded> {
      assertSandbox(caller)
      const account = caller.accountId
      if (webhookUrl !== undefined) assertHookAddress('webhookUrl', webhookUrl)
      if (reset) await sandbox.reset(caller)
      else if (!(await isAccountEmpty(store.db, account))) {
        throw conflict('account_not_empty', 'The account is not empty. Set reset to true to empty it first.')
      }
      const random = createSeededRandom(seed)
      const sender = await senders.createEmail(caller, { name: 'The shop', email: 'shop@example.com' })
      const readers = await seedLists.addReaders(account, random, contacts)
      const { list: customers, tags, first } = await seedLists.addCustomers(account, random)
      const webhookId = webhookUrl === undefined ? null : await addWebhook(account, customers.id, webhookUrl)
      const frame = await headerFooterTemplates.create(account, seedFrame)
      const of = { listId: customers.id, senderId: sender.id, headerFooter: allLinks }
      const spring = await draft(caller, { internalName: 'Spring sale', subject: 'Spring is here' }, of)
      await play(store, areas, caller, spring, random, signal)
      const ofReaders = { ...of, listId: readers.list.id, headerFooter: { id: frame.id } }
      const summer = await draft(caller, { internalName: 'Summer preview', subject: 'Summer is near' }, ofReaders)
      const members = await seedLists.addMembers(account, (list) =>
        records.welcome(caller, list, tags[0]?.id as number),
      )
      const { nameId, campaigns: toMembers } = await addMembers(caller, members.id)
      await messages.add(caller, { email: sender.id, sms: nameId }, webhookUrl)
      const report = await records.add(caller, { customers: customers.id, members: members.id })
      for (const { hash } of toMembers) await untilSent(campaigns, account, hash, signal)
      const messageId = await order(caller, sender.id)
      await messages.certify(account, signal)
      await untilReported(areas.insight, account, report, signal)
      return {
        senderId: sender.id,
        lists: [readers.list, customers, members],
        fields: readers.fields,
        tags,
        headerFooterTemplates: [{ id: frame.id, name: frame.name }],
        campaigns: [
          { hash: spring.hash, name: 'Spring sale', status: 'sent' },
          { hash: summer.hash, name: 'Summer preview', status: 'draft' },
          ...toMembers.map(({ hash, internal_name: name }) => ({ hash, name, status: 'sent' as const })),
        ],
        forms: [await addForm(account, customers.id, sender.id, first)],
        webhookId,
        messageId,
      }
    },
  }
}

/** Waits until the campaign has left. */
async function untilSent(campaigns: Campaigns, account: number, hash: string, signal: AbortSignal): Promise<void> {
  while ((await campaigns.get(account, hash)).status !== 'sent') await setTimeout(5, undefined, { signal })
}

/** Sends the campaign, and lets some of its recipients open it, click in it, and leave. */
async function play(
  store: Store,
  { campaigns: { campaigns, sends }, insight: { tracking } }: TriedAreas,
  by: Author,
  campaign: CampaignRow,
  random: SeededRandom,
  signal: AbortSignal,
): Promise<void> {
  const account = by.accountId
  await sends.send('email', by, campaign.hash, { listId: campaign.list_id, segments: { type: 'none' } })
  await untilSent(campaigns, account, campaign.hash, signal)
  const owner = { account, campaign: campaign.id, message: null }
  const links = await store.writeAlongside((tx) => linkIds(tx, owner, [SHOP_LINK]))
  const messages = await acceptedMessages(store.db, account, campaign.id)
  for (const [i, message] of messages.entries()) {
    // The first does everything, so that no report is empty by chance.
    const [opens, clicks] = [random.below(10) < 6 || i === 0, random.below(10) < 4 || i === 0]
    if (opens) await tracking.open(message, READER)
    if (opens && clicks) await tracking.click(message, links.get(SHOP_LINK) ?? 0, null, READER)
  }
  if (messages[1] !== undefined) await tracking.unsubscribe(messages[1])
}
