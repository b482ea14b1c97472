// What all answers have in common: their media type, and the words of the errors.
import { describe, expect, it } from 'vitest'
import { errorTable, replyFor } from '../../src/server/contract/error-table.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { samples } from '../support/sample-requests.ts'
import { useServer } from '../support/server.ts'

const server = useServer()

/** The standard phrases (RFC 9110 15); 413 and 422 by the names that they had in the specification. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** Expects JSON without a charset (RFC 8259 11), and the phrase of the status in the title. */
async function expectProblem(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const problem = (await answer.json()) as { title: string; detail: string }
  expect(problem).toMatchObject({ title: phrases[status], status })
  expect(problem.detail).not.toBe(problem.title)
}

const json = { 'content-type': 'application/json' }

describe('an error', () => {
  it('has the phrase of its status as its title, in every API', () => {
    const codes = Object.keys(errorTable) as (keyof typeof errorTable)[]
    const rows = [null, ...(Object.keys(contracts) as ApiName[])].flatMap((api) =>
      codes.map((code) => replyFor(api, code)),
    )
    for (const { status, title } of rows) expect(title).toBe(phrases[status])
  })

  it.each(samples.filter(({ operation }) => operation.secured))(
    'of $api $id without a key is JSON without a charset',
    async ({ operation, url }) => {
      await expectProblem(await server.inject(url(), { method: operation.method.toUpperCase() }), 401)
    },
  )

  it.each([
    { path: '/nothing', status: 404 },
    { path: '/marketing/v3/lists/999', status: 404 },
    { path: '/marketing/v3/lists/%ff', status: 404 },
    { path: '/marketing/v3/lists?limit=x', status: 422 },
    { path: '/marketing/v3/lists', body: '{', status: 400 },
    { path: '/marketing/v3/lists', body: '{}', status: 422 },
    { path: '/marketing/v3/lists', body: `{"internal_name":"${'a'.repeat(20 * 1_048_576)}"}`, status: 413 },
    { path: '/api/v2/email/templates', body: '{}', status: 400 },
    { path: '/sandbox/v1/faults', body: '{}', status: 422 },
    { path: '/registered/v1/registered/nothing', status: 404 },
  ])('$status of $path is JSON without a charset', async ({ path, body, status }) => {
    const headers = { apikey: server.key, ...(body && json) }
    await expectProblem(await server.inject(path, { headers, ...(body && { method: 'POST', body }) }), status)
  })
})

describe('a success', () => {
  it.each(['/marketing/v3/lists', '/api/v2/ping', '/sandbox/v1/messages', '/healthz'])(
    '%s is JSON without a charset',
    async (path) => {
      const answer = await server.inject(path, { headers: { apikey: server.key } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    },
  )
})
