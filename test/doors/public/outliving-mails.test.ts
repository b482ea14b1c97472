// Mails outlive the records of their recipients, and what campaigns said when they were sent.
import { describe, expect, it } from 'vitest'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { withSender } from '../../support/mailing.ts'
import { makeContact, makeList, openAccount, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const ONE_CLICK = { method: 'POST', body: 'List-Unsubscribe=One-Click' } as const

const server = useServer()

const forget = async ({ account, list_id, contact_id }: Pick<SentMail, 'account' | 'list_id' | 'contact_id'>) => {
  await account.api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
  await settle(account)
}
describe('the links of a mail to somebody who was forgotten', () => {
  it('lead on, and unsubscribing is answered', async () => {
    const mail = await sendMail(server)
    await forget(mail)
    const click = await server.inject(linkOf(mail, 'Spring'))
    expect([click.status, click.headers.get('location')]).toEqual([302, 'https://shop.example.com/spring'])
    const url = linkOf(mail, 'Unsubscribe')
    for (const init of [{}, ONE_CLICK, ONE_CLICK]) expect((await server.inject(url, init)).status).toBe(200)
    expect((await server.inject(`${url}x`, ONE_CLICK)).status).toBe(404)
  })

  it('lead on from a single email, without what may name the person', async () => {
    const account = await openAccount(server)
    const mailing = await withSender(server, account.key)
    const list_id = await makeList(account.api)
    const contact_id = await makeContact(account.api, list_id, 'ana@example.com')
    await mailing.send({
      htmlBody: '<a href="https://shop.example.com/orders?mail=ana@example.com">Order</a>',
      clickTracking: true,
      header: { listUnsubscribe: true },
    })
    const { html, headers } = await mailing.captured('ana@example.com')
    await forget({ account, list_id, contact_id })
    const click = await server.inject(/href="([^"]+)"/.exec(html ?? '')?.[1] ?? '')
    expect([click.status, click.headers.get('location')]).toEqual([302, 'https://shop.example.com/orders'])
    const [, url = ''] =
      /<(https:[^>]+)>/.exec(headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '') ?? []
    expect((await server.inject(url, ONE_CLICK)).status).toBe(200)
  })
})

describe('the view in a browser', () => {
  const bodyOf = async (mail: SentMail) => {
    const answer = await server.inject(linkOf(mail, 'View in browser'))
    return { status: answer.status, body: await answer.text() }
  }

  it('shows what was sent after the campaign was changed and sent again', async () => {
    const mail = await sendMail(server)
    const { api } = mail.account
    const path = { campaign_hash: mail.campaign_hash }
    const change = (body: string) =>
      api.updateEmailCampaign({ path, body: { subject: body, content: { body: `<body><h1>${body}</h1></body>` } } })
    await change('Second')
    await change('Third')
    const { status, body } = await bodyOf(mail)
    expect(status).toBe(200)
    expect(body).toContain('Hello')
    expect(body).not.toMatch(/Second|Third/)
    await makeContact(api, mail.list_id, 'ben@example.com')
    await api.sendEmailCampaign({ path, body: { list_id: mail.list_id, segments: { type: 'none' } } })
    await settle(mail.account)
    const { html } = await mail.account.sandbox.waitForCapturedMessage({
      query: { recipient: 'ben@example.com', timeout: 30 },
    })
    expect(html).toContain('Third')
    const url = /href="([^"]*\/v\/[^"]+)"/.exec(html ?? '')?.[1] ?? ''
    expect(await (await server.inject(url)).text()).toContain('Third')
    expect((await bodyOf(mail)).body).toContain('Hello')
  })

  it('shows the header and the footer that were sent after their template was changed, and deleted', async () => {
    let template_id = 0
    const mail = await sendMail(server, {
      async prepare({ api }) {
        const frame = {
          name: 'Frame',
          header: '<p>First <a href="{{ view_url }}">View in browser</a></p>',
          footer: '<p>Old</p>',
        }
        template_id = (await api.createHeaderFooterTemplate({ body: frame })).template_id
        return { campaign: { header_footer: { id: template_id } } }
      },
    })
    const { api } = mail.account
    const path = { template_id }
    await settle(mail.account, 60)
    await api.updateHeaderFooterTemplate({ path, body: { header: '<p>Second</p>' } })
    await api.updateHeaderFooterTemplate({ path, body: { footer: '<p>Third</p>' } })
    const changed = await bodyOf(mail)
    expect([changed.status, changed.body.includes('First'), changed.body.includes('Old')]).toEqual([200, true, true])
    expect(changed.body).not.toMatch(/Second|Third/)
    await api.deleteHeaderFooterTemplate({ path })
    const deleted = await bodyOf(mail)
    expect([deleted.status, deleted.body.includes('First'), deleted.body.includes('Old')]).toEqual([200, true, true])
  })

  it('shows the mail without its sender, and without a person who was forgotten', async () => {
    const mail = await sendMail(server, { contact: { base: { first_name: 'Ana' } } })
    const { items } = await mail.account.api.listEmailSenders()
    for (const { sender_id } of items) await mail.account.api.deleteEmailSender({ path: { sender_id } })
    const before = await bodyOf(mail)
    expect([before.status, before.body.includes('Hello Ana')]).toEqual([200, true])
    await forget(mail)
    const after = await bodyOf(mail)
    expect([after.status, after.body.includes('Hello')]).toEqual([200, true])
    expect(after.body).not.toContain('Ana')
    expect((await server.inject(linkOf(mail, 'Unsubscribe'), ONE_CLICK)).status).toBe(200)
  })
})
