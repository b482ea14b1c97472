// Further data of the demo shop, without messages and their recipients: an automation, products, reports, names and
// users.
import { setTimeout } from 'node:timers/promises'
import type { Author, Caller } from '../accounts/accounts.ts'
import type { AccountsArea } from '../accounts/area.ts'
import type { AudienceArea } from '../audience/area.ts'
import type { AutomationsArea } from '../automations/area.ts'
import type { CommerceArea } from '../commerce/area.ts'
import type { ContentArea } from '../content/area.ts'
import type { InsightArea } from '../insight/area.ts'
import type { SandboxInbound } from './sandbox-inbound.ts'
import { seedMembers, seedName } from './seed-member-data.ts'
import { seedCarts, seedProducts } from './seed-record-data.ts'

export interface SeedRecordDeps {
  accounts: Pick<AccountsArea, 'users'>
  audience: Pick<AudienceArea, 'suppressions'>
  automations: Pick<AutomationsArea, 'automations'>
  commerce: Pick<CommerceArea, 'carts' | 'catalogs' | 'connectedSites' | 'orders' | 'products'>
  content: Pick<ContentArea, 'cnames'>
  insight: Pick<InsightArea, 'advancedReports' | 'goals' | 'reportModels'>
}

/** Time between two looks. */
const PAUSE_MS = 10

export interface SeedRecords {
  /** An automation for new contacts of a list: it waits, and adds a tag. */
  welcome(by: Author, listId: number, tag: number): Promise<void>
  /**
   * Adds everything else: a website for members, and a report about customers, who have got campaigns. Returns the
   * number of the report.
   */
  add(caller: Caller, input: { customers: number; members: number }): Promise<number>
}

export function createSeedRecords(areas: SeedRecordDeps, sandboxInbound: SandboxInbound): SeedRecords {
  const { users } = areas.accounts
  const { suppressions } = areas.audience
  const { automations } = areas.automations
  const { carts, catalogs, connectedSites, orders, products } = areas.commerce
  const { cnames } = areas.content
  const { goals, reportModels } = areas.insight

  async function addProducts(account: number): Promise<void> {
    const { id } = await catalogs.create(account, { title: 'The shop', language: 'en', currency: 'EUR' })
    for (const product of seedProducts) await products.create(account, id, product)
  }

  /** The website with tracking and a goal; a contact of the list has ordered there, and has filled a cart again. */
  async function addSite(account: number, list: number): Promise<void> {
    const { domain } = await connectedSites.track(account, 'shop.example.com', list)
    await goals.create(account, { domain, name: 'Order', config: { type: 'manual', isMultiple: true } })
    const contact = { base: { email: seedMembers[0]?.base?.email ?? '' } }
    const [ordered, open] = seedCarts
    await carts.takeCart(account, domain, { ...ordered, contact })
    const { total, products: lines, cartId } = ordered
    const order = { orderId: 'order-1001', total, cartId, contact, products: lines }
    await orders.takeOrder(account, domain, { ...order, date: undefined, status: 'completed' })
    await carts.takeCart(account, domain, { ...open, contact })
  }

  /** Adds a model of reports and a report made from it. Returns the number of the report. */
  async function addReport(by: Author, list: number): Promise<number> {
    const model = await reportModels.create(by.accountId, {
      kind: 'sends',
      days: 30,
      settings: {
        title: 'What customers got',
        lists: [list],
        columns: { listBaseFields: ['email'], listExtraFields: [], shown: [] },
        options: { notify: [], includeUnopens: false, grouping: 'by_campaign' },
        format: 'csv',
        callbackUrl: null,
      },
    })
    return reportModels.generate(by, model.id, {})
  }

  return {
    async welcome(by, listId, tag): Promise<void> {
      const { row } = await automations.create(by, {
        title: 'Welcome',
        listId,
        triggers: [{ type: 'subscription' }],
        actions: [
          { action: 'wait', amount: 1, unit: 'weeks' },
          { action: 'addTag', tag_id: tag },
        ],
      })
      await automations.activate(by.accountId, row.id)
    },

    async add(caller, { customers, members }): Promise<number> {
      const account = caller.accountId
      await addProducts(account)
      await addSite(account, members)
      await cnames.create(caller, 'links.shop.example.com')
      await suppressions.add(account, 'email', ['never@example.com'])
      const question = { channel: 'sms', recipient: seedName.cellphone, text: 'When do you open?' } as const
      await sandboxInbound.create(account, { ...question, sender: seedMembers[0]?.base?.cellphone ?? '' })
      const report = await addReport(caller, customers)
      // A reset leaves users alone, and no two accounts have one of the same name.
      if ((await users.firstOf(account)) === null)
        await users.create(account, { username: `shop-${account}`, email: 'marta@example.com', firstName: 'Marta' })
      return report
    },
  }
}

/** Waits until the report is written, so that no operation of the account is at work after the seed. */
export async function untilReported(
  { advancedReports }: Pick<InsightArea, 'advancedReports'>,
  account: number,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const newest = { limit: 1, offset: 0, orderBy: 'id', order: 'desc' } as const
  for (;;) {
    const { items } = await advancedReports.list(account, { id }, newest)
    if (!items.some(({ reportStatus }) => reportStatus === 'queued' || reportStatus === 'running')) return
    await setTimeout(PAUSE_MS, undefined, { signal })
  }
}
