// The built-in automations, one of each type for each domain of Track&Engage. They are ordinary automations, created
// when a user resumes them for the first time.
import { findTagNamed } from '../../store/audience/tags.ts'
import { findAutomation } from '../../store/automations/automations.ts'
import {
  listSystemRows,
  type SystemAutomationType,
  type SystemRow,
  setSystemRow,
} from '../../store/automations/system.ts'
import { type ConnectedSiteRow, findSite, listSites } from '../../store/commerce/sites.ts'
import type { Db } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { makeTag } from '../audience/tags/tags.ts'
import type { DomainDeps } from '../deps.ts'
import { invalid } from '../errors.ts'
import { type AutomationRow, type Automations, makeAutomation } from './automations.ts'
import type { Trigger } from './triggers.ts'

/** One of the automations that the platform brings along. */
interface SystemAutomation {
  paused: boolean
  type: SystemAutomationType
  domain: string
  title: string
}

/** Minutes after which a cart counts as abandoned. */
const IDLE = 60

const brought: Readonly<Record<SystemAutomationType, { title: string; trigger(domain: string): Trigger }>> = {
  abandoned_cart: {
    title: 'Abandoned cart',
    trigger: (domain) => ({ type: 'cart_idle', minutes: IDLE, domain }),
  },
  back_in_stock: { title: 'Back in stock', trigger: (domain) => ({ type: 'back_in_stock', domain }) },
}
const types = Object.keys(brought) as SystemAutomationType[]

/** As it is shown: one of another list than that of the site does nothing for the site. */
function toSystem(
  { domain, list_id: list }: ConnectedSiteRow,
  type: SystemAutomationType,
  row: AutomationRow | undefined,
): SystemAutomation {
  const own = row?.list_id === list ? row : undefined
  return { paused: own?.status !== 'active', type, domain, title: own?.title ?? brought[type].title }
}

export interface SystemDeps extends DomainDeps {
  automations: Automations
}

/** The automation that was made for a domain; undefined before it is made, and after it was deleted. */
async function madeFor(db: Db, rows: readonly SystemRow[], domain: string, type: SystemAutomationType) {
  const row = rows.find((one) => one.domain === domain && one.type === type)
  return row && findAutomation(db, row.account_id, row.automation_id)
}

async function createSystemAutomation(
  tx: Db,
  by: Author,
  { domain, list }: { domain: string; list: number },
  of: Made,
) {
  const { type, now } = of
  const { title, trigger } = brought[type]
  const account_id = by.accountId
  const tag = (await findTagNamed(tx, account_id, type)) ?? (await makeTag(tx, account_id, { name: type }, now))
  const row = await makeAutomation(
    tx,
    by,
    {
      title: `${title} (${domain})`,
      listId: list,
      triggers: [trigger(domain)],
      actions: [{ title: 'Tag the contact', action: 'addTag', tag_id: tag.id }],
    },
    now,
  )
  await setSystemRow(tx, { account_id, domain, type, automation_id: row.id })
  return row
}

interface Made {
  type: SystemAutomationType
  now: number
}

export interface SystemAutomations {
  /** One of each type for each domain of Track&Engage. */
  list(account: number): Promise<SystemAutomation[]>
  /** Pauses or resumes one; throws `invalid` for a domain without Track&Engage, or whose site has no list. */
  switch(by: Author, automation: Omit<SystemAutomation, 'title'>): Promise<SystemAutomation>
}

export function createSystemAutomations({ store, clock, automations }: SystemDeps): SystemAutomations {
  return {
    async list(account): Promise<SystemAutomation[]> {
      const sites = (await listSites(store.db, account)).filter(({ tracking }) => tracking === 'active')
      const rows = await listSystemRows(store.db, account)
      const shown: SystemAutomation[] = []
      for (const site of sites)
        for (const type of types) shown.push(toSystem(site, type, await madeFor(store.db, rows, site.domain, type)))
      return shown
    },

    async switch(by, { domain: given, type, paused }): Promise<SystemAutomation> {
      const domain = given.toLowerCase()
      const { accountId } = by
      const site = await findSite(store.db, accountId, domain)
      if (site?.tracking !== 'active') throw invalid('domain', `is not a domain of Track&Engage: ${domain}`)
      const made = await madeFor(store.db, await listSystemRows(store.db, accountId), domain, type)
      const isOwn = made?.list_id === site.list_id
      // One of the list that the site had before is paused in any case.
      const row = made && (paused || !isOwn) ? (await automations.pause(accountId, made.id)).row : made
      if (paused) return toSystem(site, type, row)
      const list = site.list_id
      if (list === null) throw invalid('domain', 'belongs to a site without a list: connect it with one')
      const now = clock.now(accountId)
      const { id } = await store.write(async (tx) => {
        // Another request may have created it at the same time.
        const present = await madeFor(tx, await listSystemRows(tx, accountId), domain, type)
        return present?.list_id === list ? present : createSystemAutomation(tx, by, { domain, list }, { type, now })
      })
      return toSystem(site, type, (await automations.activate(accountId, id, 'domain')).row)
    },
  }
}
