// Requests without the key that they need: none, a wrong one, one without the right, one of another account.

import { contracts } from '../../../src/server/contract/registry.ts'
import type { Right, RightArea } from '../../../src/server/domain/accounts/rights.ts'
import { everythingOf, withoutPatience } from '../../support/fuzz/everything.ts'
import { createRandom } from '../../support/fuzz/random.ts'
import { fittingRequest } from '../../support/fuzz/requests.ts'
import { isImplemented } from '../../support/implemented.ts'
import { makeContact, makeList } from '../../support/marketing.ts'
import { type Sample, samples } from '../../support/sample-requests.ts'
import { type Attempt, judged } from '../attack.ts'
import type { Target } from '../target.ts'

/** Part of a name that only the attacked account has. */
const MARK = 'owner-4711'
/** What waits on purpose, or changes how other requests end. */
const left = ['advanceClock', 'createFault']

const secured = samples.filter((sample) => isImplemented(sample) && sample.operation.secured)
const areaOf = ({ api }: Sample): RightArea => contracts[api].area

/** Sends the example of an operation with a key. */
async function ask({ server }: Target, sample: Sample, key: string | null) {
  const { body } = sample
  const answer = await server.app.http.inject({
    method: sample.operation.method.toUpperCase() as 'GET',
    url: withoutPatience(sample, sample.url()),
    headers: { ...(key !== null && { apikey: key }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return answer.statusCode
}

/** Keys of the account by the right that they have. */
async function keysOf({ server, owner }: Target): Promise<Map<Right, string>> {
  const rights: Right[] = [
    'marketing:read',
    'transactional:read',
    'registered:read',
    'sandbox:read',
    'marketing',
    'sandbox',
  ]
  const made = rights.map(async (right) => {
    const { key } = await server.app.domain.accounts.keys.create(owner.accountId, { name: right, rights: [right] })
    return [right, key] as const
  })
  return new Map(await Promise.all(made))
}

async function* withoutRight(target: Target): AsyncGenerator<Attempt> {
  const keys = await keysOf(target)
  for (const sample of secured) {
    const name = `${sample.api} ${sample.id}`
    for (const key of [null, '', 'wrong', target.owner.key.slice(0, -1)]) {
      const status = await ask(target, sample, key)
      yield judged(`${name} with the key ${JSON.stringify(key)}`, status !== 401, `status ${status}`)
    }
    // a ping answers any key.
    if (sample.api === 'registered-v1' && sample.id === 'ping') continue
    const area = areaOf(sample)
    for (const [right, key] of keys) {
      const isAllowed = right === area || (sample.operation.access === 'read' && right === `${area}:read`)
      if (isAllowed) continue
      const status = await ask(target, sample, key)
      yield judged(`${name} with the right ${right}`, status !== 403, `status ${status}`)
    }
  }
}

async function* withForeignIds(target: Target): AsyncGenerator<Attempt> {
  const { server, owner, strangerKey, isShort } = target
  const api = server.marketing(owner.key)
  await makeContact(api, await makeList(api, MARK), `${MARK}@example.com`)
  // Lets the work under way end first, so that nothing changes by itself afterwards.
  await server.sandbox(owner.key).advanceClock({ body: { seconds: 600 } })
  const before = await everythingOf(server, owner)
  const random = createRandom(1)
  for (const sample of random.shuffle(samples.filter((one) => isImplemented(one) && !left.includes(one.id)))) {
    for (let n = 0; n < (isShort ? 2 : 20); n++) {
      const request = fittingRequest(sample, { ...owner, random })
      const url = withoutPatience(sample, request.url)
      const headers = { ...request.headers, apikey: strangerKey }
      const { payload, statusCode } = await server.app.http.inject({ ...request, url, headers })
      const isBad = payload.includes(MARK) || statusCode >= 500
      yield judged(`${sample.api} ${sample.id} with foreign ids`, isBad, `${statusCode} ${payload.slice(0, 200)}`)
    }
  }
  await server.sandbox(owner.key).advanceClock({ body: { seconds: 1 } })
  const after = await everythingOf(server, owner)
  const changed = after.filter((text, n) => text !== before[n]).map((text) => text.slice(0, 200))
  yield judged('nothing of the account changed', changed.length > 0, changed.join('; '))
}

export async function* rights(target: Target): AsyncGenerator<Attempt> {
  yield* withoutRight(target)
  yield* withForeignIds(target)
}
