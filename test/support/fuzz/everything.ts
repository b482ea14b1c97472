// All that an account can read, as one text per operation.
import { isImplemented } from '../implemented.ts'
import { type Sample, samples } from '../sample-requests.ts'
import { withoutSeals } from '../seals.ts'
import type { TestServer } from '../server.ts'
import type { Places } from './requests.ts'

const built = samples.filter((sample) => isImplemented(sample))

/** By operation, the parameter that says how long its answer may take. */
const patience: Record<string, string> = { waitForCapturedMessage: 'timeout', streamEvents: 'seconds' }

/** The address with which an operation does not wait for what never comes. */
export function withoutPatience({ id }: Sample, url: string): string {
  const name = patience[id]
  if (name === undefined) return url
  const given = new RegExp(`([?&]${name})=[^&]*`, 'g')
  return given.test(url) ? url.replaceAll(given, '$1=0') : `${url}${url.includes('?') ? '&' : '?'}${name}=0`
}

/** What changes by itself, or waits for that. */
const restless = [
  'getClock',
  'getHealth',
  'getRequest',
  'getSendingDomainValidation',
  'listRequests',
  'streamEvents',
  'waitForCapturedMessage',
]

/** What an account can read, operation by operation. */
export async function everythingOf(
  server: TestServer,
  { key, places }: { key: string; places: Places },
): Promise<string[]> {
  const reads = built.filter(
    ({ operation, id }) => operation.method === 'get' && operation.secured && !restless.includes(id),
  )
  return Promise.all(
    reads.map(async (sample) => {
      const answer = await server.app.http.inject({ url: sample.url(places[sample.id]), headers: { apikey: key } })
      return `${sample.id} ${answer.statusCode} ${withoutSeals(answer.payload)}`
    }),
  )
}
