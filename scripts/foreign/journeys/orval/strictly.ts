// Clients of an account of their own that read every answer strictly: with the zod schema for its operation and status,
// which refuses null, an id 0, and each member that the contract does not declare.
import * as marketing from '../../clients/orval/marketing-v3/index.js'
import * as marketingAnswers from '../../clients/orval/marketing-v3/strict.js'
import * as sandbox from '../../clients/orval/sandbox-v1/index.js'
import * as sandboxAnswers from '../../clients/orval/sandbox-v1/strict.js'
import * as transactional from '../../clients/orval/transactional-v2/index.js'
import * as transactionalAnswers from '../../clients/orval/transactional-v2/strict.js'

interface Answer {
  status: number
  data: unknown
  headers: Headers
}
interface Schema {
  safeParse(data: unknown): { success: boolean; error?: { message: string } }
}

const { fetch } = globalThis

/** The client requests bare paths, like a page of the same host, so this adds the base address and the key. */
const fetchAt =
  (baseUrl: string, apikey: string): typeof fetch =>
  (path, init) =>
    fetch(`${baseUrl}${String(path)}`, { ...init, headers: { ...init?.headers, apikey } })

function read(name: string, { status, data, headers }: Answer, answers: Record<string, unknown>): void {
  const call = `${name}, ${status}`
  // The client makes an empty object of no content. 501 says that the contract is ahead of the platform.
  if (status === 204 || status === 501) return
  const type = headers.get('content-type')
  if (type !== 'application/json' && type !== 'application/problem+json') throw new Error(`${call}: it is ${type}`)
  const schema = answers[`${name[0]?.toUpperCase()}${name.slice(1)}${status}Response`] as Schema | undefined
  if (!schema) throw new Error(`${call}: the contract knows no such answer: ${JSON.stringify(data)}`)
  const { success, error } = schema.safeParse(data)
  if (!success) throw new Error(`${call}: ${error?.message} in ${JSON.stringify(data).slice(0, 500)}`)
}

/** The same functions; each reads its answer strictly before it returns it. */
function strictly<Api extends object>(api: Api, answers: object, fetchHere: typeof fetch): Api {
  return new Proxy(api, {
    get: (target, name: string) => {
      const call = Reflect.get(target, name) as (...args: unknown[]) => Promise<Answer>
      if (name.endsWith('Url')) return call
      return async (...args: unknown[]) => {
        globalThis.fetch = fetchHere
        const answer = await call(...args)
        read(name, answer, answers as Record<string, unknown>)
        return answer
      }
    },
  })
}

interface Reader {
  name: string
  call(): Promise<Answer>
}

/** What an API lets one read without naming anything: the addresses of these operations have no gap. */
export function readersOf(api: object): Reader[] {
  const calls = api as Record<string, () => Promise<Answer>>
  const addresses = api as Record<string, () => string>
  return Object.keys(api)
    .filter((name) => /^get(List|Get)[A-Z]\w+Url$/.test(name) && !addresses[name]?.().includes('undefined'))
    .map((name) => name.replace(/^get(List|Get)(\w+)Url$/, (_, verb: string, rest) => `${verb.toLowerCase()}${rest}`))
    .map((name) => ({ name, call: () => calls[name]?.() as Promise<Answer> }))
}

const clientsOf = (origin: string, key: string) => ({
  marketing: strictly(marketing, marketingAnswers, fetchAt(`${origin}/marketing/v3`, key)),
  transactional: strictly(transactional, transactionalAnswers, fetchAt(origin, key)),
  sandbox: strictly(sandbox, sandboxAnswers, fetchAt(`${origin}/sandbox/v1`, key)),
})

/** The clients of a new account. */
export async function openAccount(origin: string, key: string, name: string) {
  const made = await clientsOf(origin, key).sandbox.createSandboxAccount({ name })
  return clientsOf(origin, dataOf(made, 201).api_key)
}

/** The clients of somebody without a key that counts. */
export const openStranger = (origin: string) => clientsOf(origin, 'no-such-key')

/** The body of an answer that has this status, or an error that shows the other answer. */
export function dataOf<A extends { status: number; data: unknown }, S extends A['status']>(
  answer: A,
  status: S,
): Extract<A, { status: S }>['data'] {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.data)}`)
  return answer.data
}
