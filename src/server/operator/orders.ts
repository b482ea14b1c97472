// What the operator of a platform may order. An order is data in and data out, so that it can come from another process;
// `messaging account` puts the answers into words.
import type { ProfileChange } from '../domain/accounts/details.ts'
import type { Removed } from '../domain/accounts/removal.ts'
import type { UserChange } from '../domain/accounts/users/users.ts'
import type { Domain } from '../domain/domain.ts'
import type { ConnectivityTestOrder } from '../domain/sending/carrier-links.ts'

/** How many deliveries a list shows. */
const SHOWN = 100

/** How many users a list shows. */
const USERS = 1_000

/** The oldest so many. */
const firstPage = (limit: number) => ({ offset: 0, limit, orderBy: 'id', order: 'asc' }) as const

async function existing({ accounts: { accounts } }: Domain, account: number): Promise<number> {
  if (!(await accounts.exists(account))) throw new Error(`There is no account ${account}.`)
  return account
}

const senders = {
  waitingSenders: ({ accounts: { moderation } }: Domain) => moderation.waiting(),

  /** Email senders with their hash. */
  async sendersOfAccount(domain: Domain, { account }: { account: number }) {
    const found = await domain.accounts.moderation.ofAccount(await existing(domain, account))
    return found.map((sender) => {
      const hash = sender.channel === 'email' ? domain.accounts.senders.hashOf(account, sender.id) : null
      return { ...sender, hash }
    })
  },

  async settleSender(
    { accounts: { moderation } }: Domain,
    { sender, status }: { sender: number; status: 'active' | 'rejected' },
  ) {
    const settled = await moderation.settle(sender, status)
    if (!settled) throw new Error(`No sender ${sender} is waiting for approval.`)
    return settled
  },

  async approveEmail({ accounts: { moderation } }: Domain, { address }: { address: string }) {
    const approved = await moderation.approveEmail(address)
    if (approved === 0) throw new Error(`No sender ${address} is waiting for approval.`)
    return { approved }
  },

  /** The document in base64. */
  async senderDocument({ accounts: { moderation } }: Domain, { sender }: { sender: number }) {
    const document = await moderation.documentOf(sender)
    if (document === null)
      throw new Error(`Sender ${sender} has no document. It is kept until the sender is approved or rejected.`)
    return { document: document.toString('base64') }
  },
}

interface NewUser {
  account: number
  username: string
  email: string
  isAdmin: boolean
}

const accounts = {
  listAccounts: (
    { accounts: { accounts } }: Domain,
    { kind, limit }: { kind: 'live' | 'sandbox' | undefined; limit: number },
  ) => accounts.list(kind, { offset: 0, limit, orderBy: 'id', order: 'desc' }),

  async showAccount(domain: Domain, { account }: { account: number }) {
    const known = await domain.accounts.accounts.get(account)
    const [{ profile, balance, sent }, keys, users] = await Promise.all([
      domain.accounts.accountDetails.get(account),
      domain.accounts.keys.list(account),
      domain.accounts.users.list(account, {}, firstPage(1)),
    ])
    const valid = keys.filter(({ revoked }) => revoked === null).length
    return { ...known, plan: profile.plan, balance, sent, keys: valid, users: users.total }
  },

  async listUsers(domain: Domain, { account }: { account: number }) {
    const { total, items } = await domain.accounts.users.list(await existing(domain, account), {}, firstPage(USERS))
    return {
      total,
      items: items.map(({ id, username, email, isAdmin, status, created }) => {
        return { id, username, email, isAdmin, status, created }
      }),
    }
  },

  /** Changes what is given of a user of any account. */
  async changeUser({ accounts: { users } }: Domain, { username, change }: { username: string; change: UserChange }) {
    const { id, accountId } = await users.named(username)
    const { isAdmin, firstName, lastName, profileImage, ...user } = await users.change(accountId, id, change)
    // The words that programs read with --json.
    const names = { first_name: firstName, last_name: lastName, profile_image: profileImage }
    return { ...user, ...names, is_admin: isAdmin ? 1 : 0 }
  },

  renewPassword: ({ accounts: { users } }: Domain, { username }: { username: string }) => users.renewPassword(username),

  createAccount: ({ accounts: { accounts } }: Domain, { name }: { name: string }) => accounts.create(name, 'live'),

  /** The workers of all processes are notified, and finish their current work: see `inHand`. */
  async suspend(domain: Domain, { account, since }: { account: number; since: number | null }) {
    await domain.accounts.accountDetails.suspend(account, since)
    await domain.sandbox.sandboxClock.signalClockMoved()
    return { account, suspended: since !== null }
  },

  inHand: async ({ accounts: { accountRemoval } }: Domain, { account }: { account: number }) =>
    accountRemoval.inHand(account),

  async enableRegistered({ accounts: { accounts } }: Domain, { account }: { account: number }) {
    if (!(await accounts.enableRegistered(account))) throw new Error(`There is no account ${account}.`)
    return { account }
  },

  async addUser(domain: Domain, { account, ...user }: NewUser) {
    return domain.accounts.users.create(await existing(domain, account), user)
  },

  /** Changes what is given, and tells the profile and the balance as they are then. */
  async profile(domain: Domain, { account, change }: { account: number; change: ProfileChange }) {
    const {
      accounts: { accountDetails },
    } = domain
    await existing(domain, account)
    if (Object.keys(change).length > 0) await accountDetails.change(account, { profile: change })
    const { profile, balance } = await accountDetails.get(account)
    return { profile, balance }
  },

  async setTransactional(
    domain: Domain,
    { account, transactional }: { account: number; transactional: 'on' | 'off' | 'enabling' },
  ) {
    await domain.accounts.accountDetails.change(await existing(domain, account), { transactional })
    return { account, transactional }
  },
}

const removal = {
  /** The live account with this number or name, with what a person should know before it is deleted. */
  async accountToDelete(domain: Domain, { who }: { who: string }) {
    const {
      accounts: { accounts, accountRemoval },
    } = domain
    const found = /^\d{1,15}$/.test(who) ? [Number(who)] : await accountRemoval.named(who)
    if (found.length > 1) throw new Error(`Several accounts are called ${who}: ${found.join(', ')}. Give the number.`)
    if (found[0] === undefined) throw new Error(`There is no live account ${who}.`)
    const known = await accounts.get(found[0])
    if (known.kind !== 'live')
      throw new Error(`Account ${known.id} is a sandbox account. resetAccount of its Sandbox API empties it.`)
    const { balance, sent } = await domain.accounts.accountDetails.get(known.id)
    return { ...known, balance, sent, registered: await accountRemoval.registered(known.id) }
  },

  /** Ends everything that the account does; `name` is its name, as a sign that it is meant. */
  async closeAccount(domain: Domain, { account, name }: { account: number; name: string }) {
    await domain.accounts.accountRemoval.close(account, name)
    await domain.sandbox.sandboxClock.signalClockMoved()
    return { account }
  },

  removeAccountPart: (
    { accounts: { accountRemoval } }: Domain,
    { account, from }: { account: number; from: Removed['next'] | undefined },
  ) => accountRemoval.removePart(account, from ?? undefined),

  scrubDeleted: async ({ accounts: { accountRemoval } }: Domain, { after }: { after: number }) => {
    return { next: await accountRemoval.scrub(after) }
  },
}

const keys = {
  async createKey(
    domain: Domain,
    {
      account,
      name,
      rights,
      username,
    }: { account: number; name: string; rights: string; username: string | undefined },
  ) {
    const {
      accounts: { keys },
    } = domain
    const parsed = keys.parseRights(rights)
    return {
      ...(await keys.create(await existing(domain, account), { name, rights: parsed, username })),
      rights: parsed,
    }
  },

  async listKeys(domain: Domain, { account }: { account: number }) {
    return domain.accounts.keys.list(await existing(domain, account))
  },

  revokeKey: ({ accounts: { keys } }: Domain, { key }: { key: string }) => keys.revoke(key),
}

type HookState = 'pending' | 'delivered' | 'parked' | 'held'

const hooks = {
  async listHooks(domain: Domain, { account, state }: { account: number; state: HookState | undefined }) {
    const page = { offset: 0, limit: SHOWN, orderBy: 'id', order: 'desc' } as const
    return domain.hooks.hookDeliveries.list(await existing(domain, account), { state }, page)
  },

  showHook: ({ hooks: { hookDeliveries } }: Domain, { account, delivery }: { account: number; delivery: number }) =>
    hookDeliveries.get(account, delivery),

  async replayHook(
    { hooks: { hookDeliveries } }: Domain,
    { account, delivery }: { account: number; delivery: number },
  ) {
    return { id: (await hookDeliveries.replay(account, delivery)).id }
  },

  async replayParked(domain: Domain, { account }: { account: number }) {
    return {
      replayed: await domain.hooks.hookDeliveries.replayAll(await existing(domain, account), { state: 'parked' }),
    }
  },
}

const mails = {
  /** A returned mail, in base64. Without `to`, the address is read from the mail itself. */
  takeMail: (
    { insight: { inbound } }: Domain,
    { source, from, to }: { source: string; from: string | null; to: string | null },
  ) => {
    if (!inbound.takesMails)
      throw new Error(
        'MESSAGING_RETURN_DOMAIN of the server is off: without it, no return address can be told from others.',
      )
    return inbound.takePiped(Buffer.from(source, 'base64').toString('latin1'), from, to)
  },
}

const carriers = {
  listCarriers: async ({ carrierLinks }: Domain) => carrierLinks.list(),

  /** Unreadable receipts, the newest first. */
  listUnreadReceipts: ({ sending: { unreadReceipts } }: Domain) => unreadReceipts.list(SHOWN),

  tryCarrier: ({ carrierLinks }: Domain, order: ConnectivityTestOrder) => carrierLinks.try(order),
}

const work = {
  /** Stored work that is set aside, oldest first. */
  listSetAside: ({ quarantine }: Domain) => quarantine.list(),

  async releaseWork({ quarantine }: Domain, { number }: { number: number }) {
    const released = await quarantine.release(number)
    if (!released) throw new Error(`No stored work with number ${number} is set aside.`)
    return released
  },
}

/** Every order by its name. Each throws an error whose message is for the operator. */
export const orders = { ...accounts, ...removal, ...senders, ...keys, ...hooks, ...mails, ...carriers, ...work }

type Orders = typeof orders
export type OrderName = keyof Orders
/** What an order needs. */
export type OrderInput<Name extends OrderName> = Parameters<Orders[Name]>[1] extends undefined
  ? Record<string, never>
  : NonNullable<Parameters<Orders[Name]>[1]>
/** What its answer says. */
export type OrderAnswer<Name extends OrderName> = Awaited<ReturnType<Orders[Name]>>

/** Carries out an order. */
export async function carryOut<Name extends OrderName>(
  domain: Domain,
  name: Name,
  input: OrderInput<Name>,
): Promise<OrderAnswer<Name>> {
  // Name and input belong together, which the compiler cannot follow through the table.
  const order = orders[name] as unknown as (domain: Domain, input: OrderInput<Name>) => Promise<OrderAnswer<Name>>
  return order(domain, input)
}
