// A token of one purpose is none of another, in its seal and at the pages that read it. Tokens of the version before,
// whose seal covered no purpose, still lead where the mails that carry them meant.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfirmationToken } from '../../src/server/domain/audience/forms/ask.ts'
import {
  createTrackingLinks,
  readMessageHash,
  readTrackingToken,
} from '../../src/server/domain/content/tracking-links.ts'
import { readVisitToken, sealVisitToken } from '../../src/server/domain/content/visit-tokens.ts'
import { createCarrierIds } from '../../src/server/domain/sending/carrier-ids.ts'
import { createReturnAddresses } from '../../src/server/domain/sending/return-addresses.ts'
import { openToken, sealToken, type TokenPurpose } from '../../src/server/lib/ids.ts'
import { openText, type SealedKind, sealText } from '../../src/server/lib/sealed-text.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { confirmationLink, enter } from '../support/forms.ts'
import { makeList, makeSender, openAccount } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'

const SECRET = 'secret'
/** The payloads of all purposes: none may pass under another one, whatever its form. */
const payloads: Record<TokenPurpose, string> = {
  link: 'o-7',
  'message-hash': 'd-7',
  confirmation: 'd-7',
  visit: 'g-7-1000',
  alert: 'a-7',
  'result-file': 'export:1-7:99999999999999',
  preview: 'w-7-99999999999999-r',
  'mcp-call': '99999999999999-7-0123456789abcdef',
}
const purposes = Object.keys(payloads) as TokenPurpose[]
const kinds: SealedKind[] = ['speech', 'outcome', 'app-secret', 'web-push-key']

/** A token as the version before sealed it. */
const olderToken = (payload: string, secret = SECRET) =>
  `${payload}.${createHmac('sha256', secret).update(payload).digest().subarray(0, 12).toString('base64url')}`

describe('a sealed token', () => {
  const pairs = purposes.flatMap((one) => purposes.map((other) => [one, other] as const))
  it.each(pairs)('for %s is read as one for %s only where both are the same', (one, other) => {
    for (const payload of Object.values(payloads))
      expect(openToken(other, sealToken(one, payload, SECRET), SECRET)).toBe(one === other ? payload : null)
  })

  it.each(kinds.flatMap((one) => kinds.map((other) => [one, other] as const)))(
    'text %s opens as %s only where both are the same',
    (one, other) => {
      const open = () => openText(other, sealText(one, 'hidden', SECRET), SECRET)
      if (one === other) expect(open()).toBe('hidden')
      else expect(open).toThrow()
    },
  )

  it('of a message is no confirmation of double opt-in with the same number, and the other way round', () => {
    const hash = createTrackingLinks('https://example.com', SECRET).hash(7)
    expect(readMessageHash(hash, SECRET)).toBe(7)
    expect(readConfirmationToken(hash, SECRET)).toBeNull()
    const confirmation = sealToken('confirmation', 'd-7', SECRET)
    expect(readConfirmationToken(confirmation, SECRET)).toEqual({ id: 7, isOlder: false })
    expect(readMessageHash(confirmation, SECRET)).toBeNull()
  })

  it('of the version before is read where it was meant', () => {
    expect(readTrackingToken(olderToken('u-7'), SECRET)).toEqual({ kind: 'unsubscribe', messageId: 7 })
    expect(readTrackingToken(olderToken('c-7-1'), SECRET)).toMatchObject({ kind: 'click', messageId: 7 })
    expect(readMessageHash(olderToken('d-7'), SECRET)).toBe(7)
    expect(readVisitToken(olderToken('g-7-1000'), 2000, SECRET)).toBe(7)
    expect(readConfirmationToken(olderToken('d-7'), SECRET)).toEqual({ id: 7, isOlder: true })
    for (const form of ['a-7', 'd-7', 'g-7-1000', 'w-7-1-r'])
      expect(readTrackingToken(olderToken(form), SECRET)).toBeNull()
  })

  it('is nothing to the readers of addresses and ids that are signed with the same secret', () => {
    const [returns, ids] = [createReturnAddresses('return.example.com', SECRET), createCarrierIds(SECRET)]
    for (const purpose of purposes) {
      const token = sealToken(purpose, payloads[purpose], SECRET)
      expect(ids.read(token)).toBeNull()
      expect(returns.read(`${token}@return.example.com`)).toBe('other')
    }
    for (const token of [returns.of(7).split('@')[0] ?? '', ids.of(7, 'ana')])
      for (const purpose of purposes) expect(openToken(purpose, token, SECRET)).toBeNull()
    expect(readVisitToken(sealVisitToken(7, 1000, SECRET), 2000, SECRET)).toBe(7)
  })
})

describe('a link of double opt-in that an older version sent', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.close())

  it('leads to confirmations of that version only, and the hash of a message to none', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    await makeSender(account.api)
    const form = await account.api.createForm({
      path: { list_id },
      body: { name: 'News', fields: [{ field_id: 'email' }] },
    })
    await enter(server, form, { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    const [, payload = ''] = /\/o\/(d-\d+)\./.exec(link) ?? []
    const [row] = await readRows<{ value: string }>(server.data, "SELECT value FROM setting WHERE name = 'link-secret'")
    const secret = row?.value ?? ''
    const status = async (token: string) => (await server.inject(`https://localhost/o/${token}`)).status
    expect(await status(link.split('/').at(-1) ?? '')).toBe(200)
    expect(await status(sealToken('message-hash', payload, secret))).toBe(404)
    // This database has had no older version.
    expect(await status(olderToken(payload, secret))).toBe(404)
    await changeRows(server.data, `UPDATE setting SET value = '${Date.now()}' WHERE name = 'token-purposes-since'`)
    expect(await status(olderToken(payload, secret))).toBe(200)
  })
})
