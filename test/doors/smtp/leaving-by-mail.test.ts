// The headers by which mail programs let a recipient leave, and the mail that they write for it (RFC 2369, 2919, 3834).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { startReturns, type TestReturns } from '../../support/returned.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { parseMail, useSmtpSink } from '../../support/smtp.ts'

let server: TestServer
const smtp = useSmtpSink()
let returns: TestReturns
beforeAll(async () => {
  const env = { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_RETURN_DOMAIN: 'return.example.com' }
  server = await startServer({ env })
  returns = await startReturns(server)
})
afterAll(async () => {
  await returns?.close()
  await server?.close()
})

/** The headers of the mail to somebody, each in one line. */
async function headersOf(address: string): Promise<Map<string, string>> {
  const { headerLines } = await parseMail(await smtp.waitFor(({ to }) => to.includes(address)))
  return new Map(
    headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll(/\r?\n\s+/g, ' ')
        .trim(),
    ]),
  )
}

const mailbox = (headers: Map<string, string>) =>
  /^<https:[^>]+>, <mailto:(u-\w+-\w+@return\.example\.com)\?subject=unsubscribe>$/.exec(
    headers.get('list-unsubscribe') ?? '',
  )?.[1] ?? ''

const mail = 'From: eva@example.net\r\nSubject: unsubscribe\r\n\r\nThis message was automatically generated.\r\n'

describe('a mail to the address in List-Unsubscribe', () => {
  it('takes the recipient of a campaign off its list, once', async () => {
    const mailing = await withSender(server, (await server.createAccount('Shop')).key)
    const campaign = await withCampaign(server, ['eva@example.net'], mailing)
    await campaign.start()
    const headers = await headersOf('eva@example.net')
    expect(headers.get('list-id')).toBe(`<list-${campaign.list_id}.example.com>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = mailbox(headers)
    expect(address).not.toBe('')
    expect(await returns.arrive(mail, address.replace(/-\w{8}@/, '-00000000@'))).not.toMatch(/^250/)
    for (let n = 0; n < 2; n++) expect(await returns.arrive(mail, address, 'eva@example.net')).toMatch(/^250 /)
    await eventually(async () => (await campaign.overall()).unsubscriptions === 1)
    const { items } = await mailing.marketing.listContacts({ path: { list_id: campaign.list_id } })
    expect(items[0]?.base).toMatchObject({ status: 'removed', unsubscription_method: 'unsubscribe_link' })
    const inbound = await mailing.sandbox.listInboundMessages()
    expect(inbound.items.map(({ meaning, effect }) => [meaning, effect])).toEqual([
      ['opt_out', 'known'],
      ['opt_out', 'taken'],
    ])
  })

  it('takes the recipient of a single email out of its group', async () => {
    const mailing = await withSender(server, (await server.createAccount('Shop')).key)
    const news = { to: 'uma@example.net', group: 'news', header: { listUnsubscribe: true } }
    await mailing.send(news)
    const headers = await headersOf('uma@example.net')
    expect(headers.get('list-id')).toMatch(/^<group-\d+\.example\.com>$/)
    expect(await returns.arrive(mail, mailbox(headers))).toMatch(/^250 /)
    expect(await mailing.settled(await mailing.send(news))).toBe('rejected')
    expect(await mailing.settled(await mailing.send({ to: 'uma@example.net' }))).not.toBe('rejected')
  })
})

describe('a registered email', () => {
  it('offers the address too, in the copy that is kept as on the wire', async () => {
    const { key } = await server.createAccount('Shop')
    const { send, settled } = await withSender(server, key)
    const header = { listUnsubscribe: true }
    const id = await send({ to: 'rita@example.net', group: 'news', registered: true, header })
    await settled(id)
    const address = mailbox(await headersOf('rita@example.net'))
    expect(address).not.toBe('')
    const { items } = await server.registered(key).listRegisteredMessages()
    const path = { registered_id: items[0]?.id ?? '' }
    const url = `/registered/v1/registered/${path.registered_id}/message`
    const copy = await (await server.inject(url, { headers: { apikey: key } })).text()
    expect(copy).toContain(`<mailto:${address}?subject=unsubscribe>`)
    expect(await returns.arrive(mail, address)).toMatch(/^250 /)
    expect(await settled(await send({ to: 'rita@example.net', group: 'news', header }))).toBe('rejected')
  })
})

describe('a mail that nobody wrote', () => {
  it('says so: codes do, single emails do not', async () => {
    const { transactional, senderId, send } = await withSender(server, (await server.createAccount('Shop')).key)
    await transactional.requestVerifyByEmail({ body: { email: 'ida@example.net', senderId, subject: 'Code' } })
    expect((await headersOf('ida@example.net')).get('auto-submitted')).toBe('auto-generated')
    await send({ to: 'ines@example.net' })
    expect((await headersOf('ines@example.net')).has('auto-submitted')).toBe(false)
  })
})
