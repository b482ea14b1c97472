// Clients of an account of their own with the habits of clients in other languages. An id is text, and a date is a type
// of its own that is written as RFC 3339. A boolean in a query is 1 or 0, and no body is an empty array. Every query
// and body has a member that the contract lacks.
import { Api as Marketing } from '../../clients/swagger-typescript-api/marketing-v3/Api.js'
import { Api as Sandbox } from '../../clients/swagger-typescript-api/sandbox-v1/Api.js'
import { Api as Transactional } from '../../clients/swagger-typescript-api/transactional-v2/Api.js'

const DATE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/
/** Ids that are 0 where there is none: the specification shows it for groups. */
const MAY_BE_ZERO = ['group_id']

/** Gives each value of an answer the type that it has in such a language. */
function readValue(name: string, value: unknown): unknown {
  if (value === null) throw new Error(`${name} is null`)
  if (typeof value === 'string' && DATE.test(value)) return new Date(`${value.replace(' ', 'T').replace(/Z?$/, '')}Z`)
  if (typeof value !== 'number' || !/(^|_)id$|Id$/.test(name)) return value
  if (value === 0 && !MAY_BE_ZERO.includes(name)) throw new Error(`${name} is 0`)
  return String(value)
}

const readAnswer = (text: string): unknown => (text === '' ? undefined : JSON.parse(text, readValue))

function writeQuery(query: Record<string, unknown> = {}): Record<string, unknown> {
  const values = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? Number(value) : value,
  ])
  return { ...Object.fromEntries(values), client_version: '2.1' }
}

function writeBody(body: unknown): unknown {
  if (body === undefined) return []
  return Array.isArray(body) ? body : { ...(body as object), client_version: '2.1' }
}

interface Refusal {
  message: string
  config?: { url?: string }
  response?: { status: number; data: { title?: string; detail?: string } }
}

/** The error of the client tells a status only; this adds the answer. */
function showAnswer(error: Refusal): never {
  error.message += ` at ${error.config?.url}: ${JSON.stringify(error.response?.data)}`
  throw error
}

/** Gives a client these habits, and lets it check that every answer names what was ignored. */
function withHabits<Client extends { instance: Marketing<unknown>['instance'] }>(client: Client): Client {
  const { request, response } = client.instance.interceptors
  client.instance.defaults.transformResponse = [readAnswer]
  request.use((config) => {
    config.params = writeQuery(config.params as Record<string, unknown> | undefined)
    if (config.method !== 'get' && config.method !== 'delete') config.data = writeBody(config.data)
    return config
  })
  response.use((answer) => {
    const ignored = String(answer.headers['messaging-ignored'])
    if (!ignored.includes('query.client_version')) throw new Error(`${answer.config.url}: it ignored ${ignored}`)
    return answer
  }, showAnswer)
  return client
}

const configOf = (baseURL: string, apikey: string) => ({ baseURL, headers: { apikey } })

/** The clients of a new account. */
export async function openAccount(origin: string, key: string, name: string) {
  const { data } = await new Sandbox(configOf(`${origin}/sandbox/v1`, key)).accounts.createSandboxAccount({ name })
  return {
    marketing: withHabits(new Marketing(configOf(`${origin}/marketing/v3`, data.api_key))),
    transactional: withHabits(new Transactional(configOf(origin, data.api_key))),
    sandbox: new Sandbox(configOf(`${origin}/sandbox/v1`, data.api_key)),
  }
}

/** The status and title of the error that a call ends with. */
export async function errorOf(call: Promise<unknown>): Promise<[number | undefined, string | undefined]> {
  const { response } = await call.then(
    (): Refusal => ({ message: 'it was taken' }),
    (error: Refusal) => error,
  )
  return [response?.status, response?.data.title]
}
