// Result files: whoever has the sealed address reads them, nobody else.
import { beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../../support/mailing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()
let file: string
/** A file of several parts, with characters of several bytes. */
let long: string

async function resultOf(contacts: { base: { email: string } }[]): Promise<string> {
  const path = `/${contacts.length}`
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const callback_url = receiver.url + path
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts, callback_url } })
  const call = await receiver.waitFor((request) => request.path === path)
  return (JSON.parse(call.body) as { file: string }).file
}

beforeAll(async () => {
  const emails = ['=cmd|calc', 'a, "b"', 'ana@example.com']
  file = await resultOf(emails.map((email) => ({ base: { email } })))
  long = await resultOf(Array.from({ length: 2_100 }, (_, n) => ({ base: { email: `é€😀 ${n}` } })))
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

  it('says how long it is, and gives one range of its bytes', async () => {
    const whole = await follow(server, long)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') as string
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    expect(etag).toMatch(/^"\w{32}"$/)
    const get = (headers: Record<string, string>, method = 'GET') => follow(server, long, { method, headers })

    const pieces: Buffer[] = []
    for (let from = 0; from < bytes.length; from += 9_973) {
      const end = Math.min(from + 9_973, bytes.length)
      const answer = await get({ range: `bytes=${from}-${end - 1}`, 'if-range': etag })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${end - 1}/${bytes.length}`)
      expect(answer.headers.get('content-length')).toBe(String(end - from))
      expect(answer.headers.get('etag')).toBe(etag)
      pieces.push(Buffer.from(await answer.arrayBuffer()))
    }
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)

    const tail = await get({ range: 'bytes=-7' })
    expect([tail.status, await tail.text()]).toEqual([206, bytes.subarray(-7).toString()])
    const outside = await get({ range: `bytes=${bytes.length}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    const other = await get({ range: 'bytes=0-1', 'if-range': '"another"' })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ 'if-match': '"another"' })).status).toBe(412)

    const head = await get({ range: 'bytes=0-1' }, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name))
    expect(head.headers.get('x-content-type-options')).toBe('nosniff')
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
