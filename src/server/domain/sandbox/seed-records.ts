// What the demo shop has besides messages and those whom they go to: an automation, products, reports, names and users.
import type { Author, Caller } from '../accounts/accounts.ts'
import type { Users } from '../accounts/users/users.ts'
import type { Suppressions } from '../audience/suppressions.ts'
import type { Automations } from '../automations/automations.ts'
import type { CommerceArea } from '../commerce/area.ts'
import type { Cnames } from '../content/cnames/cnames.ts'
import type { ReportModels } from '../insight/advanced/report-models.ts'
import type { Goals } from '../insight/engage/goals.ts'
import type { SandboxInbound } from './sandbox-inbound.ts'
import { seedMembers, seedName } from './seed-member-data.ts'
import { seedCarts, seedProducts } from './seed-record-data.ts'

export interface SeedRecordParts
  extends Pick<CommerceArea, 'carts' | 'catalogs' | 'connectedSites' | 'orders' | 'products'> {
  automations: Automations
  cnames: Cnames
  goals: Goals
  reportModels: ReportModels
  sandboxInbound: SandboxInbound
  suppressions: Suppressions
  users: Users
}

export function createSeedRecords(parts: SeedRecordParts) {
  const { automations, carts, catalogs, cnames, connectedSites, goals, orders, products, reportModels } = parts
  const { sandboxInbound, suppressions, users } = parts

  async function addProducts(account: number): Promise<void> {
    const { id } = await catalogs.create(account, { title: 'The shop', language: 'en', currency: 'EUR' })
    for (const product of seedProducts) await products.create(account, id, product)
  }

  /** The website, which is tracked, with a goal; somebody of the list has ordered there, and has filled a cart again. */
  async function addSite(account: number, list: number): Promise<void> {
    const { domain } = await connectedSites.track(account, 'shop.example.com', list)
    await goals.create(account, { domain, name: 'Order', config: { type: 'manual', isMultiple: true } })
    const contact = { base: { email: seedMembers[0]?.base?.email ?? '' } }
    const [ordered, open] = seedCarts
    await carts.take(account, domain, { ...ordered, contact })
    const { total, products: lines, cartId } = ordered
    const order = { orderId: 'order-1001', total, cartId, contact, products: lines }
    await orders.take(account, domain, { ...order, date: undefined, status: 'completed' })
    await carts.take(account, domain, { ...open, contact })
  }

  /** A model of reports, and a report made from it. */
  async function addReport(by: Author, list: number): Promise<void> {
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
    await reportModels.generate(by, model.id, {})
  }

  return {
    /** An automation for whoever comes to a list: it waits, and gives a tag. */
    async welcome(by: Author, listId: number, tag: number): Promise<void> {
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

    /** Adds everything else: a report about customers, who have got campaigns, and a website for members. */
    async add(caller: Caller, { customers, members }: { customers: number; members: number }): Promise<void> {
      const account = caller.accountId
      await addProducts(account)
      await addSite(account, members)
      await cnames.create(caller, 'links.shop.example.com')
      await suppressions.add(account, 'email', ['never@example.com'])
      const question = { channel: 'sms', recipient: seedName.cellphone, text: 'When do you open?' } as const
      await sandboxInbound.create(account, { ...question, sender: seedMembers[0]?.base?.cellphone ?? '' })
      await addReport(caller, customers)
      // A reset leaves users alone, and no two accounts have one of the same name.
      if ((await users.firstOf(account)) !== null) return
      await users.create(account, { username: `shop-${account}`, email: 'marta@example.com', firstName: 'Marta' })
    },
  }
}
