// Each SOAP operation with each list and text of its arguments as long as it may be, one at a time and all together:
// nothing holds the event loop, neither during the call nor in the background afterwards. `npm test` tries the operations
// that take lists, with the bound of event-loop.test.ts; EVENT_LOOP=short tries all of them with the bound to reach, 50 ms.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCall } from '../../src/wire/soap/encode.ts'
import type { SoapValue } from '../../src/wire/soap/names.ts'
import { populate, type World } from '../support/fuzz/world.ts'
import { ADDRESS } from '../support/soap.ts'
import { type BoundedArgument, boundedArguments } from '../support/soap-bounds.ts'
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts'

const isWhole = process.env['EVENT_LOOP'] !== undefined
/** Milliseconds of CPU of the loop's thread in one piece, on the reference machine of `cpu-speed.ts`. */
const MOST = isWhole ? 50 : 400
/** Characters of a whole call. */
const MOST_TEXT = 4_000_000

const operations = [...Map.groupBy(boundedArguments, ({ operation }) => operation)].filter(
  ([, rows]) => isWhole || rows.some(({ items }) => items !== undefined),
)

let server: WatchedServer
let world: World
beforeAll(async () => {
  server = await startWatchedServer({ MESSAGING_SPEECH: 'off' })
  world = await populate(server.doors, 1)
})
afterAll(() => server?.close())

let sent = 0

/** A value as long as it may be: contacts, addresses or numbers in a list, words in a text. */
function longest({ argument, items, characters = 0 }: BoundedArgument): SoapValue {
  if (items === undefined) return 'word '.repeat(Math.ceil(characters / 5)).slice(0, characters)
  const item = (n: number): SoapValue => {
    const email = `a${sent}x${n}@example.com`
    if (argument === 'subscribers')
      return { email, first_name: 'Ana', cellphone: `351-91${String(n).padStart(7, '0')}` }
    return argument === 'subscriber' ? email : String(n + 1)
  }
  return Array.from({ length: items }, (_, n) => item(n))
}

/** Arguments that make a call complete: what the account has one of. */
const complete = ({ known }: World): Record<string, SoapValue> => ({
  listID: String(known.get('list_id')?.[0] ?? 1),
  compareField: 'email',
  operation: '1',
})

async function call(operation: string, options: Record<string, SoapValue>): Promise<number> {
  sent++
  const body = encodeCall(ADDRESS, operation, { apikey: world.key, ...complete(world), ...options })
  const answer = await fetch(`${server.baseUrl}/soap/v2`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body,
  })
  await answer.text()
  return answer.status
}

describe('the event loop goes on during', () => {
  it.each(operations)('%s', async (operation, rows) => {
    await server.longestStretch()
    const slow: string[] = []
    const measured = async (what: string, options: Record<string, SoapValue>) => {
      const status = await call(operation, options)
      const stretch = await server.longestStretch()
      if (stretch > MOST) slow.push(`${what} (${status}): ${Math.round(stretch)} ms`)
    }
    for (const row of rows) await measured(row.argument, { [row.argument]: longest(row) })
    const all = Object.fromEntries(rows.map((row) => [row.argument, longest(row)]))
    if (JSON.stringify(all).length < MOST_TEXT) await measured('all together', all)
    expect(slow).toEqual([])
  })
})

it('knows many operations with lists', () => expect(operations.length).toBeGreaterThan(3))
