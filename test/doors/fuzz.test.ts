// Every operation that is built, driven from the contract with requests that fit and requests that do not,
// on an account with data. No answer may be a 500, and each has to be one that the contract declares; what
// the requests leave behind must not stop the work in the background either.
//
// FUZZ_SEED and FUZZ_ROUNDS make it longer: `npm run test:fuzz`. A finding prints the request that makes it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingOf, withoutPatience } from '../support/fuzz/everything.ts'
import { createRandom } from '../support/fuzz/random.ts'
import { type FuzzRequest, fittingRequest, hostileRequest, liberalRequest } from '../support/fuzz/requests.ts'
import { learn, populate } from '../support/fuzz/world.ts'
import { isImplemented } from '../support/implemented.ts'
import { makeContact, makeList, openAccount } from '../support/marketing.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { startServer, type TestServer } from '../support/server.ts'

const seed = Number(process.env['FUZZ_SEED'] || 1)
const rounds = Number(process.env['FUZZ_ROUNDS'] || 1)
/** Requests for each operation and round. */
const PER_ROUND = 24
/** Further requests that are sent twice: as the contract has them, and as programs in the field send them. */
const PAIRS = 1

const built = samples.filter((sample) => isImplemented(sample))
/** Operations that create things go first, those that remove them go last. */
const turn = ({ operation: { method }, id }: Sample) =>
  ['resetAccount', 'restoreSnapshot', 'seedAccount'].includes(id)
    ? 3
    : ['post', 'get', 'put', 'patch', 'delete'].indexOf(method) >> 1

let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) }
  // Moving the clock over alerts that repeat every second, or years of daily looks of automations, would never end.
  server = await startServer({
    env: { MESSAGING_LOG: 'error', MESSAGING_REQUEST_LIMITS: '20,10,5' },
    app: { logStream },
  })
})
afterAll(() => server?.close())

/** What is wrong with an answer, or nothing. */
function faultOf(
  sample: Sample,
  { elsewhere }: FuzzRequest,
  answer: { statusCode: number; headers: Record<string, unknown>; payload: string },
): string | undefined {
  const { statusCode, headers, payload } = answer
  if (statusCode >= 500 && statusCode !== 501) return `${statusCode} ${payload.slice(0, 400)}`
  if (!sample.operation.statuses.includes(statusCode) && statusCode !== 501 && !elsewhere)
    return `undeclared ${statusCode} ${payload.slice(0, 200)}`
  if (statusCode < 400) return undefined
  if (!String(headers['content-type']).startsWith('application/json'))
    return `${statusCode} as ${String(headers['content-type'])}: ${payload.slice(0, 200)}`
  const { type, title, status, detail } = JSON.parse(payload) as Record<string, unknown>
  return type === '/docs/#errors' && typeof title === 'string' && status === statusCode && typeof detail === 'string'
    ? undefined
    : `no error of the contract: ${payload.slice(0, 300)}`
}

function describeRequest({ method, url, headers, payload }: FuzzRequest): string {
  return `${method} ${url.slice(0, 500)} ${JSON.stringify(headers)} ${payload?.slice(0, 1_000) ?? ''}`
}

/** The places of a request that a refusal names, with their texts. */
const refusedPlaces = ({ statusCode, payload }: { statusCode: number; payload: string }): Record<string, string> =>
  [400, 422].includes(statusCode) ? ((JSON.parse(payload) as { errors?: Record<string, string> }).errors ?? {}) : {}

/** A place without positions: of the items of a list, only the first is named. */
const kindOf = (place: string) => place.replaceAll(/\.\d+(?=[.,]|$)/g, '.*')

/** Removes the faults that make requests fail on purpose: nobody waits for an answer that is lost. */
async function removeFaults(key: string): Promise<void> {
  const sandbox = server.sandbox(key)
  for (const { fault_id } of (await sandbox.listFaults()).items) await sandbox.deleteFault({ path: { fault_id } })
}

/** A round on an account of its own; returns what went wrong, and what operations did what they are for. */
async function round(number: number) {
  const random = createRandom(seed * 1_000 + number)
  const { key, known, places: ids } = await populate(server, number)
  const faults: string[] = []
  const done = new Set<string>()

  async function send(sample: Sample, request: FuzzRequest): Promise<void> {
    request.url = withoutPatience(sample, request.url)
    const before = logged.length
    const answer = await server.app.http.inject({ ...request, headers: { ...request.headers, apikey: key } })
    const fault = faultOf(sample, request, answer)
    if (fault)
      faults.push(
        `${sample.id}: ${fault}\n  seed ${seed}, round ${number}: ${describeRequest(request)}\n  ${logged.slice(before).join('\n  ').slice(0, 1_500)}`,
      )
    if (answer.statusCode >= 300) return
    done.add(sample.id)
    if (sample.id === 'createFault') return removeFaults(key)
    if (String(answer.headers['content-type']).startsWith('application/json')) learn(known, answer.json())
  }

  /** What fits in one form fits in every other one that says the same. */
  async function sendBoth(sample: Sample): Promise<void> {
    const { fitting, liberal, places } = liberalRequest(sample, { random, known, places: ids })
    for (const request of [fitting, liberal]) request.url = withoutPatience(sample, request.url)
    const put = (request: FuzzRequest) =>
      server.app.http.inject({ ...request, headers: { ...request.headers, apikey: key } })
    const plain = refusedPlaces(await put(fitting))
    const answer = await put(liberal)
    if (sample.id === 'createFault') await removeFaults(key)
    const form = /^(must be (integer|number|boolean|string|object|a day|a time)|`)/
    const refused = Object.entries(refusedPlaces(answer)).filter(
      ([place, text]) => places.includes(place) && form.test(text) && Object.keys(plain).length === 0,
    )
    const named = kindOf(String(answer.headers['messaging-ignored'] ?? ''))
    const unnamed = answer.statusCode < 300 ? places.filter((place) => !named.includes(kindOf(place))) : []
    if (refused.length > 0 || (unnamed.length > 0 && !named.endsWith('...')))
      faults.push(
        `${sample.id}: refused ${JSON.stringify(refused)}, not named ${unnamed.join()} in ${named}\n  ${describeRequest(liberal)}`,
      )
  }

  const order = random.shuffle(built).sort((a, b) => turn(a) - turn(b))
  for (const sample of order) {
    // Each move of the clock may take as long as a request may.
    const times = sample.id === 'advanceClock' ? 6 : PER_ROUND
    for (let n = 0; n < times; n++) {
      const make = n < 4 || random.chance(0.2) ? fittingRequest : hostileRequest
      await send(sample, make(sample, { random, known, places: ids }))
    }
    for (let n = 0; n < PAIRS; n++) await sendBoth(sample)
  }
  return { faults, done }
}

describe('every operation that is built', () => {
  it(
    'answers as declared, whatever comes',
    async () => {
      const done = new Set<string>()
      for (let number = 0; number < rounds; number++) {
        const result = await round(number)
        expect(result.faults.join('\n\n')).toBe('')
        result.done.forEach((id) => done.add(id))
      }
      // If the door refused all requests, they would test nothing.
      const never = built.filter(({ id }) => !done.has(id)).map(({ id }) => id)
      expect(never.length, `never did what they are for: ${never.join(', ')}`).toBeLessThan(built.length / 10)
    },
    600_000 * rounds,
  )

  it('shows and changes nothing of another account, whatever ids it is given', async () => {
    const owner = await populate(server, -1)
    const marked = server.marketing(owner.key)
    await makeContact(marked, await makeList(marked, 'owner-4711'), 'owner-4711@example.com')
    // Lets the work under way end first, so that nothing changes by itself afterwards.
    await server.sandbox().advanceClock({ body: { seconds: 600 } })
    const seen = await everythingOf(server, owner)
    expect(seen.join('\n')).toContain('owner-4711')
    const stranger = await openAccount(server, 'Stranger')
    const random = createRandom(seed)
    for (const sample of random.shuffle(built.filter(({ id }) => !['advanceClock', 'createFault'].includes(id)))) {
      for (let n = 0; n < 8; n++) {
        const request = fittingRequest(sample, { ...owner, random })
        request.url = withoutPatience(sample, request.url)
        const answer = await server.app.http.inject({
          ...request,
          headers: { ...request.headers, apikey: stranger.key },
        })
        expect(answer.payload, describeRequest(request)).not.toContain('owner-4711')
        expect(answer.statusCode, describeRequest(request)).not.toBe(500)
      }
    }
    await server.sandbox().advanceClock({ body: { seconds: 1 } })
    expect(await everythingOf(server, owner)).toEqual(seen)
  })

  it('leaves nothing behind that the work in the background cannot do', async () => {
    await server.sandbox().advanceClock({ body: { seconds: 60 } })
    expect(logged.join('\n')).toBe('')
  })
})
