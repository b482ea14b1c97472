// Each operation of each API with each array, map and text of its requests as long as the contract allows, one at a
// time and all together: nothing holds the event loop, neither during the request nor in the background afterwards,
// and the heap stays bounded. The requests come from the contract: a new operation needs no new line here.
//
// `npm test` tries the operations that once held the loop for seconds, with the bound of event-loop.test.ts; EVENT_LOOP=short
// tries all of them with the bound to reach, 50 ms, which some do not keep yet. EVENT_LOOP=long sends values of 8 MB where the contract has no tighter bound, and each text by itself with several
// contents: about half an hour. EVENT_LOOP_ONLY names operations, by commas.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationResult, type RunSettings, runOperation } from '../support/extremes/run.ts'
import { populate } from '../support/fuzz/world.ts'
import { isImplemented } from '../support/implemented.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { startWatchedServer } from '../support/watched-server.ts'

const isLong = process.env['EVENT_LOOP'] === 'long'
const isWhole = process.env['EVENT_LOOP'] !== undefined
const ONCE_SLOW =
  'createContact,pauseOperations,exportContacts,createRegisteredCustomEvents,executeAlert,createMultiChannelFlow'
const only = process.env['EVENT_LOOP_ONLY']?.split(',') ?? (isWhole ? undefined : ONCE_SLOW.split(','))
const MB = 1_000_000

/** Milliseconds of CPU of the loop's thread in one piece, on the reference machine of `cpu-speed.ts`. */
const MOST = isWhole ? 50 : 400
/** Bytes by which the heap may grow, between two collections and in the end. */
const MOST_GROWTH = { passing: isLong ? 700 * MB : 350 * MB, lasting: 100 * MB }
/** Operations that accept at least one of their long requests. It may only rise: a refused request tests little. */
const LEAST_ACCEPTED = 116

/** What these cost is the cost of others: work that they wait for, bring back or make fail. */
const left = ['advanceClock', 'restoreSnapshot', 'createFault', 'streamEvents', 'waitForCapturedMessage']
/** These end the world of the others. */
const destructive = ['resetAccount', 'forgetContacts', 'seedAccount', 'updateContacts']
const methods = ['post', 'get', 'put', 'patch', 'delete']
const turnOf = ({ operation: { method }, api, id }: Sample): number =>
  destructive.includes(id) ? 9 : (api === 'sandbox-v1' ? 0 : 1) + 2 * (methods.indexOf(method) >> 1)

const table = samples
  .filter((sample) => isImplemented(sample) && !left.includes(sample.id) && (only?.includes(sample.id) ?? true))
  .sort((a, b) => turnOf(a) - turnOf(b))
  .map((sample) => ({ name: `${sample.api} ${sample.id}`, sample }))

let settings: RunSettings
let heapBefore = 0
const results: (OperationResult & { name: string })[] = []
beforeAll(async () => {
  const server = await startWatchedServer({ MESSAGING_SPEECH: 'off' })
  const world = await populate(server.doors, 1)
  settings = { server, world, bytes: isLong ? 8 * MB : MB / 4, thorough: isLong }
  heapBefore = await server.heapInUse()
})
afterAll(() => settings?.server.close())

describe('the event loop goes on during', () => {
  it.each(table)('$name', async ({ name, sample }) => {
    const result = await runOperation(sample, settings, MOST)
    results.push({ name, ...result })
    const peaks = result.costs.map(({ peakHeap }) => peakHeap - heapBefore)
    expect(Math.max(0, ...peaks)).toBeLessThan(MOST_GROWTH.passing)
    const slow = result.costs.filter(({ longest }) => longest > MOST)
    expect(slow.map(({ what, status, longest }) => `${what} (${status}): ${Math.round(longest)} ms`)).toEqual([])
  })
})

it('accepts requests at their bounds', () => {
  const tried = results.filter(({ accepted }) => accepted !== null)
  const refused = tried.filter(({ accepted }) => !accepted)
  const accepted = tried.length - refused.length
  process.stdout.write(
    `${accepted} of ${tried.length} operations accept a request at its bound; not: ${refused.map(({ name }) => name).join(', ')}\n`,
  )
  if (only === undefined) expect(accepted).toBeGreaterThanOrEqual(LEAST_ACCEPTED)
})

it('keeps nothing of them on the heap', async () => {
  expect((await settings.server.heapInUse()) - heapBefore).toBeLessThan(MOST_GROWTH.lasting)
})
