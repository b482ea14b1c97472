// Result files: whoever has the sealed address reads them, nobody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../../support/mailing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let receiver: Receiver
let file: string

beforeAll(async () => {
  receiver = await startReceiver()
  server = await startServer()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const contacts = [
    { base: { email: '=cmd|calc' } },
    { base: { email: 'a, "b"' } },
    { base: { email: 'ana@example.com' } },
  ]
  await api.importContacts({
    path: { list_id },
    body: { mode: 'add', compare_field: 'email', contacts, callback_url: receiver.url },
  })
  const call = await receiver.waitFor(() => true)
  file = (JSON.parse(call.body) as { file: string }).file
})
afterAll(async () => {
  await server?.close()
  await receiver?.close()
})

describe('GET /files/<token>', () => {
  it('is a CSV to be saved, kept by nobody', async () => {
    const answer = await follow(server, file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"$/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toBe('row,contact_id,result,detail')
    expect(lines).toHaveLength(1 + 2 + 1)
    // No cell begins as a formula would.
    for (const line of lines.slice(1)) expect(line).not.toMatch(/(^|,)"?[=+@-]/)
  })

  it.each([
    { name: 'cut short', change: (token: string) => token.slice(0, -1) },
    { name: 'of another import', change: (token: string) => token.replace(/\d+/, (n) => String(Number(n) + 1)) },
    { name: 'without its seal', change: (token: string) => token.split('.')[0] },
    { name: 'that is a path', change: () => '..%2f..%2fsandbox.key' },
  ])('refuses a token $name', async ({ change }) => {
    const answer = await server.inject(`/files/${change(file.split('/').at(-1) as string)}`)
    expect(answer.status).toBe(404)
  })

  it('is gone with its account', async () => {
    await server.sandbox().resetAccount()
    expect((await follow(server, file)).status).toBe(404)
  })
})
