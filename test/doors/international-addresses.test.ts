// Email addresses beyond ASCII at every door: kept in one form, found in any, and carried by a host that takes them.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { confirm, confirmationLink, enter } from '../support/forms.ts'
import { withSender } from '../support/mailing.ts'
import { makeContact, makeList, makeSender, openAccount, settle } from '../support/marketing.ts'
import { startServer, type TestServer, useServer } from '../support/server.ts'
import { parseMail, type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { openSoap } from '../support/soap.ts'

/** With a capital beyond ASCII, an accent of two signs, and a domain in Unicode. */
const WRITTEN = 'ÉlodieE\u0301@Bücher.example'
/** The capital E before the accent is one capital beyond ASCII with it. */
const KEPT = 'élodieé@xn--bcher-kva.example'

const server = useServer()
let list_id: number
beforeAll(async () => {
  list_id = (await server.marketing().createList({ body: { internal_name: 'Readers' } })).list_id
})

describe('an address beyond ASCII', () => {
  it('is kept in one form, under which any way to write it finds the contact', async () => {
    const api = server.marketing()
    const path = { list_id }
    const { contact_id } = await api.createContact({ path, body: { base: { email: WRITTEN } } })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({ base: { email: KEPT } })
    for (const email of [WRITTEN, KEPT, WRITTEN.toUpperCase()]) {
      await expect(api.createContact({ path, body: { base: { email } } })).rejects.toMatchObject({ status: 409 })
      const found = await api.searchContacts({ query: { type: 'email', contact: email } })
      expect(found.items).toEqual([{ contact_id, list_id }])
      expect((await api.listContacts({ path, query: { email } })).total_items).toBe(1)
    }
  })

  it('is taken by the suppression list in one form', async () => {
    const api = server.marketing()
    await api.addSuppressionEntries({ body: { type: 'email', value: [`x${WRITTEN}`, 'Ana@Bücher.example'] } })
    const values = (await api.listSuppressionEntries()).items.map(({ value }) => value)
    expect(values.toSorted()).toEqual(['ana@xn--bcher-kva.example', `x${KEPT}`])
  })

  it.each([
    'élodie@',
    'élodie@bücher',
    'élo die@bücher.example',
    'é@@bücher.example',
    'élodie@b%2ecom',
    'e\u0302\u0327q\u0301@bücher.example',
  ])('that is none is refused: %j', async (email) => {
    const wrong = server.marketing().createContact({ path: { list_id }, body: { base: { email } } })
    await expect(wrong).rejects.toMatchObject({ status: 422 })
  })

  it('is found by any form in a segment, an import and SOAP', async () => {
    const soap = await openSoap(server)
    const list = await makeList(soap.api)
    const path = { list_id: list }
    const contact_id = await makeContact(soap.api, list, WRITTEN)
    await makeContact(soap.api, list, 'ana@example.com')
    const item = { segment_field: 'email', segment_operator: 'equal_to', segment_value: WRITTEN } as const
    const filter = { segment_filter_array: [item] }
    const { segment_id } = await soap.api.createSegment({ path, body: { name: 'One', segment_filter: filter } })
    const found = await soap.api.listContactsBySegment({ path: { list_id: list, segment_id } })
    expect(found.items.map(({ base }) => base.email)).toEqual([KEPT])

    const contacts = [
      { base: { email: KEPT.toUpperCase(), first_name: 'Élodie' } },
      { base: { email: 'zoë@example.com' } },
    ]
    await soap.api.importContacts({ path, body: { mode: 'update', compare_field: 'email', contacts } })
    await settle(soap)
    await expect(soap.api.getContact({ path: { ...path, contact_id } })).resolves.toMatchObject({
      // Capitals of ASCII are kept as they are written.
      base: { first_name: 'Élodie', email: 'éLODIEé@xn--bcher-kva.example' },
    })
    const { subscriber } = await soap.soap.subscriberData({ listID: list, subscriber: WRITTEN })
    expect(subscriber).toMatchObject({ UID: contact_id })
  })

  it('can subscribe by a form, and by no other form of it a second time', async () => {
    const shop = await openAccount(server)
    const list = await makeList(shop.api)
    await makeSender(shop.api)
    const form = await shop.api.createForm({
      path: { list_id: list },
      body: { name: 'News', fields: [{ field_id: 'email' }] },
    })
    expect((await enter(server, form, { email: WRITTEN })).status).toBe(200)
    await confirm(server, await confirmationLink(shop.sandbox, KEPT))
    expect((await enter(server, form, { email: KEPT })).status).toBe(200)
    const { items } = await shop.api.listContacts({ path: { list_id: list } })
    expect(items.map(({ base }) => [base.email, base.status])).toEqual([[KEPT, 'active']])
  })

  it('that the suppression list has in any form gets nothing, until it is taken off in another', async () => {
    const shop = await openAccount(server)
    const mailing = await withSender(server, shop.key)
    await shop.api.addSuppressionEntries({ body: { type: 'email', value: [WRITTEN.toUpperCase()] } })
    expect((await shop.api.listSuppressionEntries({ query: { value: WRITTEN } })).total_items).toBe(1)
    expect(await mailing.settled(await mailing.send({ to: WRITTEN }))).toBe('rejected')
    await mailing.transactional.resubscribeEmail({ body: { emailAddress: WRITTEN } })
    expect(['finished', 'delivered']).toContain(await mailing.settled(await mailing.send({ to: WRITTEN })))
    const sent = await mailing.transactional.listEmailMessages({ query: { destination: WRITTEN } })
    expect(sent.map(({ subscriberEmail }) => subscriberEmail)).toEqual([KEPT, KEPT])
  })

  it('that was forgotten comes back in no form', async () => {
    const shop = await openAccount(server)
    const list = await makeList(shop.api)
    const contact_id = await makeContact(shop.api, list, WRITTEN)
    await shop.api.forgetContacts({ path: { list_id: list }, body: { contacts: [contact_id] } })
    await settle(shop)
    for (const email of [WRITTEN, KEPT, KEPT.toUpperCase()])
      await expect(makeContact(shop.api, list, email)).rejects.toMatchObject({ status: 409 })
  })

  it('that is too long in UTF-8 is refused, though it has few letters', async () => {
    const add = (letters: number) =>
      server.marketing().createContact({
        path: { list_id },
        body: { base: { email: `${'é'.repeat(letters)}@example.com` } },
      })
    await expect(add(33)).rejects.toMatchObject({ status: 422 })
    await expect(add(32)).resolves.toMatchObject({ contact_id: expect.any(String) })
  })
})

describe('a mail to an address beyond ASCII', () => {
  let smtp: SmtpSink | undefined
  let live: TestServer | undefined
  afterEach(async () => {
    await live?.close()
    await smtp?.close()
  })

  it('has it in its one form in the inbox of the sandbox', async () => {
    const mailing = await withSender(server)
    await mailing.send({ to: WRITTEN, cc: ['Zoë@example.com'] })
    await expect(mailing.captured(KEPT)).resolves.toMatchObject({ recipient: KEPT })
    await expect(mailing.captured('Zoë@example.com')).resolves.toMatchObject({ recipient: 'Zoë@example.com' })
  })

  it('leaves by a host that offers SMTPUTF8', async () => {
    smtp = await startSmtpSink()
    live = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
    await (await withSender(live)).send({ to: WRITTEN })
    const mail = await smtp.waitFor(() => true)
    expect(mail.to).toEqual([expect.stringMatching(/^élodieé@/)])
    // The parser shows the domain in Unicode.
    expect((await parseMail(mail)).to).toEqual([{ address: 'élodieé@bücher.example', name: '' }])
  })

  it('fails, and says why, where no host offers it', async () => {
    smtp = await startSmtpSink({ utf8: false })
    live = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
    const mailing = await withSender(live)
    const [lost, sent] = [await mailing.send({ to: WRITTEN }), await mailing.send({ to: 'ana@bücher.example' })]
    expect(await mailing.settled(lost)).toBe('send_failed')
    expect(await mailing.settled(sent)).toBe('finished')
    expect(smtp.mails).toHaveLength(1)
  })
})
