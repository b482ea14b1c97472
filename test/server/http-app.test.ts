// What every address of the server has in common.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startServer, useServer } from '../support/server.ts'

const server = useServer()

const json = { 'content-type': 'application/json' }
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  server.inject('/marketing/v3/lists', { method: 'POST', headers: { apikey: server.key, ...headers }, body })

describe('bodies', () => {
  it('may begin with a byte order mark', async () => {
    expect((await post('\uFEFF{"internal_name":"a","language":"en"}')).status).toBe(201)
  })

  it('are not compressed: 415 says what to send', async () => {
    const answer = await post(new Uint8Array(gzipSync('{"internal_name":"a"}')), {
      ...json,
      'content-encoding': 'gzip',
    })
    expect(answer.status).toBe(415)
    expect(answer.headers.get('accept-encoding')).toBe('identity')
    expect(await answer.json()).toMatchObject({ status: 415, detail: expect.stringContaining('compressed') })
  })
})

describe('errors', () => {
  it.each(['/nothing', '/marketing/v3/nothing', '/api/v2/nothing', '/sandbox/v1/nothing', '/t/', '/marketing/v4/ping'])(
    '%s is a 404 that says so',
    async (path) => {
      const answer = await server.inject(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(await answer.json()).toMatchObject({
        title: 'Not Found',
        status: 404,
        detail: expect.stringContaining(`GET ${path}`),
      })
    },
  )

  it.each([
    { body: '{"internal_name":', says: /JSON/ },
    { body: '{"internal_name":"a",}', says: /JSON/ },
    { body: 'internal_name=a', says: /JSON/ },
    { body: '', says: /none came/ },
    { body: '{"__proto__":{"a":1},"internal_name":"a"}', says: /__proto__/ },
  ])('the body $body is a 400 that says what is wrong', async ({ body, says }) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    const problem = (await answer.json()) as { detail: string }
    expect(problem).toMatchObject({ title: 'Bad Request', status: 400 })
    expect(problem.detail).toMatch(says)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', ''])(
    'a body of the type "%s" is a 400 that names the right one',
    async (type) => {
      const answer = await post('{"internal_name":"a"}', { 'content-type': type })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('application/json') })
    },
  )

  it.each(['/marketing/v3/lists/%', '/marketing/v3/lists/%ff', '/api/v2/messages/%ED%A0%80', '/t/%zz', '/%'])(
    '%s is a 404: its escapes are no text, so it names nothing',
    async (path) => {
      const answer = await server.inject(path, { headers: { apikey: server.key } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('x-request-id')).toMatch(/^\S+$/)
      expect(await answer.json()).toEqual({
        type: '/docs/#errors',
        title: 'Not Found',
        status: 404,
        detail: expect.stringContaining('escapes'),
      })
    },
  )

  it('a part of the path that is longer than any is a 404', async () => {
    const answer = await server.inject(`/t/${'a'.repeat(9_000)}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ type: '/docs/#errors', status: 404 })
  })

  it('the body {} where none belongs is no body', async () => {
    const request = { method: 'POST', headers: { apikey: server.key, ...json }, body: '{}' }
    expect((await server.inject('/sandbox/v1/reset', request)).status).toBe(204)
  })

  it.each(['{', '[1]'])('the body %s where none belongs is a 422', async (body) => {
    const answer = await server.inject('/sandbox/v1/reset', {
      method: 'POST',
      headers: { apikey: server.key, ...json },
      body,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ status: 422, errors: { body: expect.any(String) } })
  })

  it.each(['9007199254740992', '9223372036854775807', '1e300'])(
    'the integer %s is refused: not every program reads it as the same number',
    async (number) => {
      const body = `{"name":"a","channel":"sms","interval":60,"maxAttempts":${number},"textBody":"a"}`
      const answer = await server.inject('/api/v2/alert/template', {
        method: 'POST',
        headers: { apikey: server.key, ...json },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        errors: { 'body.maxAttempts': expect.stringContaining('9007199254740991') },
      })
    },
  )

  it('U+0000 in a text is a 400, since not every store can keep it; as a word it is taken', async () => {
    const refused = await post('{"internal_name":"a\\u0000b"}')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('U+0000') })
    const taken = await post('{"internal_name":"a\\\\u0000b"}')
    expect(taken.status).toBe(201)
    const { list_id } = (await taken.json()) as { list_id: number }
    expect((await server.marketing().getList({ path: { list_id } })).internal_name).toBe('a\\u0000b')
    expect(
      (await server.inject(`/marketing/v3/lists/${list_id}`, { method: 'DELETE', headers: { apikey: server.key } }))
        .status,
    ).toBe(204)
  })

  it.each([
    ['a\\u0000b', 400],
    ['a\\\\u0000b', 201],
    ['\\ud83d', 400],
    ['\\ud83d\\ude00', 201],
  ])('the same in a body with a long list: %s is answered with %i', async (text, status) => {
    const long = JSON.stringify(Array.from({ length: 400 }, () => 'x'.repeat(1_000)))
    const answer = await post(`{"unknown":${long},"internal_name":"${text}"}`)
    expect(answer.status).toBe(status)
    const { list_id } = (await answer.json()) as { list_id?: number }
    if (list_id) await server.marketing().deleteList({ path: { list_id } })
  })

  it.each(['application/json; charset=ISO-8859-1', 'application/json;charset="utf-16"'])(
    'a body that says %s is a 400, since its characters would become others',
    async (type) => {
      const answer = await post('{"internal_name":"a"}', { 'content-type': type })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('UTF-8') })
    },
  )

  it('a body that is not UTF-8 is a 400, whatever it says', async () => {
    const bytes = Uint8Array.from([...Buffer.from('{"internal_name":"caf'), 0xe9, ...Buffer.from('"}')])
    const answer = await post(bytes)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('UTF-8') })
  })

  it.each(['a\\ud83d', '\\ud83d\\ud83d\\ude00', '\\uDE00', '\\ud83dx\\ude00', '\\ud83d\\n\\ude00'])(
    'half a character, %s, is a 400',
    async (text) => {
      const answer = await post(`{"internal_name":"${text}"}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('half of a character') })
    },
  )

  it.each([
    ['\\ud83d\\ude00', '\u{1f600}'],
    ['\\uD83D\\uDE00', '\u{1f600}'],
    ['\\\\ud83d', '\\ud83d'],
    ['\u{1f600}', '\u{1f600}'],
  ])('the text %s is taken', async (text, read) => {
    const type = { 'content-type': 'application/json; charset=UTF-8' }
    const answer = await post(`{"internal_name":"${text}"}`, type)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ internal_name: read })
    const { list_id } = (await server.marketing().listLists({ query: { order_by: 'list_id' } as never })).items[0] ?? {}
    await server.marketing().deleteList({ path: { list_id: list_id ?? 0 } })
  })

  it.each([
    { name: 'lists', body: `${'['.repeat(7_000)}${']'.repeat(7_000)}` },
    { name: 'objects', body: `${'{"a":'.repeat(7_000)}1${'}'.repeat(7_000)}` },
    { name: 'lists without an end', body: '['.repeat(5_000_000) },
  ])('$name that nest too deep are a 400', async ({ body }) => {
    const answer = await post(`{"internal_name":"a\\"[","free":${body}}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ detail: 'The body nests deeper than 100 levels.' })
  })

  it('free data may nest nearly as deep', async () => {
    const { sender_id } = await server.marketing().createEmailSender({ body: { name: 'a', email: 'a@example.com' } })
    const deep = `${'{"a":'.repeat(97)}1${'}'.repeat(97)}`
    const body = `{"senderId":"${sender_id}","to":"b@example.com","subject":"a","textBody":"a","advancedTemplatingData":${deep}}`
    const headers = { apikey: server.key, ...json }
    const answer = await server.inject('/api/v2/email/messages/action/send/single', { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  })

  it('an object with very many members is a 400, and very many values are a 413', async () => {
    const members = Array.from({ length: 10_001 }, (_, n) => `"a${n}":1`).join()
    expect((await post(`{${members}}`)).status).toBe(400)
    expect((await post(`[${'1,'.repeat(500_001)}1]`)).status).toBe(413)
    // Texts may hold whatever looks like it.
    expect((await post(JSON.stringify({ internal_name: '', a: '[{:,"'.repeat(200_000) }))).status).toBe(422)
  })

  it('20 MB are taken and one byte more is not', async () => {
    const limit = 20 * 1024 * 1024
    const body = '{"internal_name":"a"}'
    expect((await post(body.padEnd(limit))).status).toBe(201)
    const refused = await post(body.padEnd(limit + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ status: 413, detail: expect.stringContaining('20 MB') })
    const { total_items } = await server.marketing().listLists()
    expect(total_items).toBe(1)
  })
})

describe('every answer', () => {
  it('has a request id of its own, and no word about the program', async () => {
    const answers = await Promise.all(
      ['/healthz', '/nothing', '/marketing/v3/lists'].map((path) => server.inject(path)),
    )
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => /^\S+-\w+$/.test(id ?? ''))).toBe(true)
    for (const { headers } of answers) expect(headers.get('x-powered-by')).toBeNull()
  })

  it('of /healthz says that the store answers', async () => {
    const answer = await server.inject('/healthz')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ status: 'ok' })
  })
})

describe('the key', () => {
  it.each(['ApiKey', 'Apikey', 'apikey', 'APIKEY'])('is taken from the header %s by every API', async (name) => {
    for (const path of ['/marketing/v3/lists', '/api/v2/sms/senders', '/registered/v1/ping', '/sandbox/v1/clock'])
      expect((await server.inject(path, { headers: { [name]: server.key } })).status, path).toBe(200)
  })
})

describe('the limit of requests', () => {
  it('is told on each answer, and ends in 429', async () => {
    await using limited = await startServer({ env: { MESSAGING_RATE_LIMIT: '3/60,1000' } })
    const ask = () => limited.inject('/marketing/v3/lists', { headers: { apikey: limited.key } })
    const remaining: (string | null)[] = []
    for (let n = 0; n < 3; n++) {
      const { status, headers } = await ask()
      expect(status).toBe(200)
      expect([headers.get('x-ratelimit-limit'), headers.get('x-account-limit')]).toEqual(['3', '1000'])
      remaining.push(headers.get('x-ratelimit-remaining'))
    }
    expect(remaining).toEqual(['2', '1', '0'])
    const refused = await ask()
    expect(refused.status).toBe(429)
    const reset = Number(refused.headers.get('x-ratelimit-reset'))
    expect(reset).toBeGreaterThan(50)
    expect(reset).toBeLessThanOrEqual(60)
    expect(refused.headers.get('x-account-remaining')).toBe('996')
    expect(await refused.json()).toMatchObject({
      title: 'Too Many Requests',
      status: 429,
      detail: expect.stringContaining(`${reset} seconds`),
    })
    // Each key has its own, and guesses of keys use up that of their address.
    const other = await limited.createAccount('Other')
    expect((await limited.inject('/marketing/v3/lists', { headers: { apikey: other.key } })).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 5 }, (_, n) => limited.inject('/marketing/v3/lists', { headers: { apikey: `guess${n}` } })),
    )
    // Which of them come first is up to the store.
    expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429])
  })

  it('does not hold the sandbox', async () => {
    await using limited = await startServer({ env: { MESSAGING_RATE_LIMIT: '1/60,1' } })
    for (let n = 0; n < 5; n++) await limited.sandbox().getClock()
  })
})
