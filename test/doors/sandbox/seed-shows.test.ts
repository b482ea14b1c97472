// Every list and every record that an API can show is there in a seeded account. The operations come from the contract,
// and the ids from the lists: whoever adds a resource adds it to the seed as well.
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiName, contracts } from '../../../src/server/contract/registry.ts'
import { isImplemented } from '../../support/implemented.ts'
import { openAccount } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

/** Operations that have nothing to show, and why. */
const empty: Record<string, string> = {
  'marketing-v3 listOperations': 'work that waits would be done as soon as a test moves the clock',
  'transactional-v2 getVerifyRequest': 'nobody lists codes: whoever asked for one has its id',
  'sandbox-v1 listFaults': 'a fault would make the requests of the account fail',
  'sandbox-v1 listSnapshots': 'a snapshot is a second copy of everything',
  'sandbox-v1 getSnapshot': 'a snapshot is a second copy of everything',
  'sandbox-v1 getCapturedAttachment': 'no email of the seed has a file with it',
  'sandbox-v1 listListCallbacks': 'a callback would call somebody for each contact',
}

/** What an operation asks for in its query. */
const queries: Record<string, string> = {
  'marketing-v3 searchContacts': '?contact=rui.costa.member2@example.com',
  'marketing-v3 listCampaignContacts': '?event=sent',
  'sandbox-v1 streamEvents': '?seconds=0',
}

interface Source {
  /** The path of the list that has the ids (the path before the parameter). */
  list?: string
  /** The member of an item that has the id (that with the name of the parameter). */
  member?: string
}

/** Where the parameters after a path are found, if not in the list of that path under their own name. */
const sources: Record<string, Source> = {
  'marketing-v3 /lists/{list_id}/fields/extra': { list: '/lists/{list_id}/fields' },
  'marketing-v3 /lists/{list_id}/contacts/segment': { list: '/lists/{list_id}/segments' },
  'marketing-v3 /operations': { list: '/operations/ended' },
  'marketing-v3 ': { list: '/connectedsites' },
  'marketing-v3 /{domain}/carts': { list: '/carts' },
  'marketing-v3 /{domain}/orders': { list: '/orders' },
  ...Object.fromEntries(
    ['email', 'push', 'sms', 'voice', 'web-push'].map((channel) => [
      `marketing-v3 /reports/${channel}`,
      { list: '/campaigns' },
    ]),
  ),
  ...Object.fromEntries(
    ['email', 'push', 'sms'].flatMap((channel) => [
      [`transactional-v2 /api/v2/${channel}/log`, { list: `/api/v2/${channel}/messages` }],
      [`transactional-v2 /api/v2/${channel}/messages`, { member: 'messageId' }],
    ]),
  ),
  'transactional-v2 /api/v2/alert': { member: 'alertId' },
  'transactional-v2 /api/v2/alert/template': { member: 'alertId' },
  'transactional-v2 /api/v2/multi-channel': { member: 'multiChannelId' },
  'registered-v1 /registered': { member: 'id' },
  'registered-v1 /registered/{registered_id}/evidences': { member: 'id' },
}

/** Parameters that are no ids. */
const constants: Record<string, string> = { number: '351910000001' }

type Item = Record<string, unknown>

const receiver = useReceiver()
const server = useServer()
let key = ''
const read = new Map<string, Promise<{ status: number; body: unknown }>>()

beforeAll(async () => {
  const account = await openAccount(server)
  key = account.key
  await account.sandbox.seedAccount({ body: { contacts: 10, webhook_url: receiver.url } })
  await server.app.work.drain()
})

async function ask(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await server.inject(address, { headers: { apikey: key } })
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, body: isJson ? await answer.json() : await answer.arrayBuffer() }
}

/** The answer of an address, which is asked once. */
function answerOf(address: string): Promise<{ status: number; body: unknown }> {
  const known = read.get(address) ?? ask(address)
  read.set(address, known)
  return known
}

const itemsOf = (body: unknown): Item[] | null => {
  if (Array.isArray(body)) return body as Item[]
  const items = (body as Item | null)?.['items']
  return Array.isArray(items) ? (items as Item[]) : null
}

/** A member of an item, or of one of its parts. */
function memberOf(item: Item, name: string): string | undefined {
  const found = [item, ...Object.values(item)].find(
    (part) => typeof part === 'object' && part !== null && name in part,
  ) as Item | undefined
  return found === undefined ? undefined : String(found[name])
}

/** A path with the values of its parameters. */
const filled = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** Every address that a path stands for in this account. */
async function* addressesOf(api: ApiName, path: string, values: Record<string, string> = {}): AsyncGenerator<string> {
  const next = [...path.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !(name in values))
  if (next === undefined) return yield filled(path, values)
  const name = next[1] ?? ''
  const before = path.slice(0, next.index - 1)
  const found = name in constants ? [constants[name] ?? ''] : await idsOf(api, { before, name, values })
  for (const value of found) yield* addressesOf(api, path, { ...values, [name]: value })
}

/** The ids that may stand for a parameter, given the path before it and the parameters there. */
async function idsOf(
  api: ApiName,
  { before, name, values }: { before: string; name: string; values: Record<string, string> },
): Promise<string[]> {
  const { list = before, member = name } = sources[`${api} ${before}`] ?? {}
  const { body } = await answerOf(`${contracts[api].basePath}${filled(list, values)}`)
  return (itemsOf(body) ?? []).flatMap((item) => memberOf(item, member) ?? [])
}

/** Whether an answer shows something: an item of a list, a record, a report of what was sent, a file. */
function shows({ status, body }: { status: number; body: unknown }): boolean {
  if (status !== 200) return false
  if (body instanceof ArrayBuffer) return body.byteLength > 0
  const items = itemsOf(body)
  if (items !== null) return items.length > 0
  const { overall } = body as { overall?: { sends?: number } }
  return Object.keys(body as Item).length > 0 && (overall === undefined || (overall.sends ?? 0) > 0)
}

/** The first answer of the operation that shows something, or the last one that does not. */
async function look(api: ApiName, id: string, path: string) {
  let last: unknown = 'nothing leads there'
  for await (const address of addressesOf(api, path)) {
    const answer = await answerOf(`${contracts[api].basePath}${address}${queries[`${api} ${id}`] ?? ''}`)
    if (shows(answer)) return { shown: true }
    last = { address, ...answer }
  }
  return { shown: false, last }
}

const operations = (Object.keys(contracts) as ApiName[]).flatMap((api) =>
  Object.entries(contracts[api].operations)
    .filter(([, { method }]) => method.toLowerCase() === 'get')
    .map(([id, { path }]) => ({ api, id, path })),
)

describe('a seeded account', () => {
  it.each(operations.filter((operation) => isImplemented(operation)))('$api $id shows something', async (operation) => {
    const { api, id, path } = operation
    const found = await look(api, id, path)
    if (`${api} ${id}` in empty) expect(found.shown, empty[`${api} ${id}`]).toBe(false)
    else expect(found).toEqual({ shown: true })
  })
})
