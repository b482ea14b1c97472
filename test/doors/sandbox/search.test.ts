// Captured messages are found by what is in them.
import { describe, expect, it } from 'vitest'
import { type Mailing, withCampaign, withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'

type Query = NonNullable<NonNullable<Parameters<Mailing['sandbox']['listCapturedMessages']>[0]>['query']>

async function withMails() {
  const server = await startServer()
  const mailing = await withSender(server)
  const file = { filename: 'a b/ç".txt', mimeType: 'text/plain', arrangement: 'attachment', data: 'YWJj' } as const
  const mails = [
    { to: 'Ana@Example.com', subject: 'Order ÉTÉ', textBody: 'Your shoes are on their way' },
    {
      to: 'rui@example.org',
      subject: 'Spring',
      htmlBody: '<style>p{}</style><p>Blue&nbsp;<b>shoes</b> &amp; socks</p>',
    },
    { to: 'eva@example.com', subject: '100%_off', textBody: 'x'.repeat(20_000), attachment: [file] },
  ]
  for (const mail of mails) await mailing.settled(await mailing.send(mail))
  const find = async (query: Query) => {
    const { items, total_items } = await mailing.sandbox.listCapturedMessages({ query })
    expect(items).toHaveLength(total_items)
    return items.map(({ recipient }) => recipient.split('@')[0]?.toLowerCase())
  }
  return { server, mailing, find }
}

describe('listCapturedMessages', () => {
  it('finds by parts of addresses and subject, in upper or lower case', async () => {
    const { server, find } = await withMails()
    await using _server = server
    expect(await find({ recipient_part: 'EXAMPLE.com' })).toEqual(['eva', 'ana'])
    expect(await find({ sender_part: 'Shop@' })).toHaveLength(3)
    expect(await find({ subject_part: 'été' })).toEqual(['ana'])
    expect(await find({ subject_part: '%_' })).toEqual(['eva'])
    for (const sign of ['%', '*', '?', '[', '[a-z]', '^']) expect(await find({ recipient_part: sign })).toEqual([])
  })

  it('finds by words, by phrases and by what is not there', async () => {
    const { server, find } = await withMails()
    await using _server = server
    expect(await find({ words: 'SHOES' })).toEqual(['rui', 'ana'])
    expect(await find({ words: 'shoes socks' })).toEqual(['rui'])
    expect(await find({ words: '"blue shoes"' })).toEqual(['rui'])
    expect(await find({ words: '"are on their" shoes -blue' })).toEqual(['ana'])
    expect(await find({ words: '-shoes' })).toEqual(['eva'])
    expect(await find({ words: '-"blue shoes" -100' })).toEqual(['ana'])
    expect(await find({ words: '"' })).toHaveLength(3)
  })

  it('finds by files, size, time, outcome and campaign, and reads what is new', async () => {
    const { server, mailing, find } = await withMails()
    await using _server = server
    expect(await find({ has_attachment: true })).toEqual(['eva'])
    expect(await find({ has_attachment: false })).toEqual(['rui', 'ana'])
    const counted = await mailing.sandbox.listCapturedMessages()
    expect(counted.items.map((item) => item.attachment_count)).toEqual([1, 0, 0])
    expect(await find({ larger: 10_000 })).toEqual(['eva'])
    expect(await find({ created_max: '2020-01-01 00:00:00' })).toEqual([])
    expect(await find({ created_min: '2020-01-01 00:00:00' })).toHaveLength(3)
    expect(await find({ outcome: 'failed' })).toEqual([])
    const { items } = await mailing.sandbox.listCapturedMessages()
    const [newest, middle, oldest] = items.map(({ captured_id }) => captured_id)
    expect(await find({ before: middle as number })).toEqual(['ana'])
    expect(await find({ after: middle as number })).toEqual(['eva'])
    expect(await find({ after: oldest as number, before: newest as number })).toEqual(['rui'])
    const { campaign_hash, start } = await withCampaign(server, ['bounce-hard@example.com'], mailing)
    await start()
    await mailing.captured('bounce-hard@example.com')
    expect(await find({ campaign_hash })).toEqual(['bounce-hard'])
    expect(await find({ outcome: 'failed', words: 'hello' })).toEqual(['bounce-hard'])
    await expect(find({ created_min: '2026-02-31 00:00:00' })).rejects.toMatchObject({
      status: 422,
      errors: { 'query.created_min': expect.any(String) },
    })
  })

  it('forgets what was searched with the messages', async () => {
    const { server, mailing, find } = await withMails()
    await using _server = server
    await mailing.sandbox.createSnapshot({ body: { name: 'three' } })
    await mailing.sandbox.resetAccount()
    expect(await find({ words: 'shoes' })).toEqual([])
    await mailing.sandbox.restoreSnapshot({ path: { snapshot_name: 'three' } })
    expect(await find({ words: 'shoes' })).toEqual(['rui', 'ana'])
  })
})

describe('getCapturedAttachment', () => {
  it('is the file, for nobody to show', async () => {
    const { server, mailing } = await withMails()
    await using _server = server
    const { captured_id } = await mailing.captured('eva@example.com')
    const content = await mailing.sandbox.getCapturedAttachment({ path: { captured_id, position: 1 } })
    expect(Buffer.from(content).toString()).toBe('abc')
    const answer = await server.inject(`/sandbox/v1/messages/${captured_id}/attachments/1`, {
      headers: { apikey: server.key },
    })
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await expect(mailing.sandbox.getCapturedAttachment({ path: { captured_id, position: 2 } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('getCapturedMessage', () => {
  it('says what sent a message, and to whom', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    await campaign.start()
    const contact_id = await campaign.contactOf('ana@example.com')
    expect((await mailing.captured('ana@example.com')).origin).toEqual({
      type: 'campaign',
      list_id: campaign.list_id,
      contact_id,
    })
    await mailing.send({ to: 'rui@example.com' })
    const single = await mailing.captured('rui@example.com')
    expect(single.origin).toEqual({ type: 'request' })
    expect(single.events).toEqual(['open', 'click', 'bounce', 'complaint', 'reply', 'unsubscribe'])
  })
})
