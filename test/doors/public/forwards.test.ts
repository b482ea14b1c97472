// A campaign that its recipient sends to friends, through the link of one that was really sent.
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { linkTexts, plainTexts } from '../../support/link-texts.ts'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { actionsOf, settle } from '../../support/marketing.ts'
import { expectGoodPage, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()

const mailTo = ({ account: { sandbox } }: SentMail, recipient: string) =>
  sandbox.waitForCapturedMessage({ query: { recipient, timeout: 30 } })

const ana = { contact: { base: { first_name: 'Ana' } } }

let networks = 0
/** Posts the form from a network of its own. */
const post = (mail: SentMail, values: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url: new URL(linkOf(mail, 'Forward to a friend')).pathname,
    remoteAddress: `198.51.100.${++networks}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ name: 'Ana', ...values }).toString(),
  })

describe('the page that forwards', () => {
  it('sends the campaign to friends, without anything of the recipient', async () => {
    const mail = await sendMail(server, {
      ...ana,
      campaign: {
        subject: 'Spring & more',
        header_footer: { footer_links: { forward: true, unsubscribe: true } },
        content: {
          type: 'html',
          body: '<body><h1>Hello {{ first_name }}</h1><p>{{ "{{ not }}" }}</p><a href="https://shop.example.com/{{ email }}">Spring</a></body>',
        },
      },
    })
    const { account, list_id, contact_id, campaign_hash } = mail
    const visitor = await visitorOf(browser, server)
    const { page } = visitor
    await page.goto(linkOf(mail, 'Forward to a friend'))
    await expectGoodPage(visitor)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana')
    await page.getByLabel('Your name').fill('Ana <3')
    await page.getByLabel('Email address of friend 1').fill('rui@example.org')
    await page.getByLabel('Email address of friend 2').fill('RUI@example.org')
    await page.getByLabel('Email address of friend 3').fill('eva@example.org')
    await page.getByLabel('A few words').fill('Look & laugh {{ first_name }}')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.textContent('h1')).toBe('Thank you')
    await expectGoodPage(visitor)
    await visitor.close()

    await settle(account)
    const friend = await mailTo(mail, 'rui@example.org')
    expect(friend).toMatchObject({ subject: 'Ana <3 recommends: Spring & more' })
    expect(friend.sender).toContain('shop@example.com')
    const html = friend.html ?? ''
    expect(html).toContain('Ana &lt;3 had this email sent to you.')
    expect(html).toContain('Look &amp; laugh {{ first_name }}')
    expect(html).toContain('<h1>Hello </h1><p>{{ not }}</p>')
    expect(html).toContain('href="https://shop.example.com/"')
    expect(html).not.toMatch(/ana@example\.com|Unsubscribe|\/[uer]\/|\/t\/[oc]-/)
    expect(friend.text).toContain('Look & laugh {{ first_name }}')
    expect((await mailTo(mail, 'eva@example.org')).subject).toBe(friend.subject)
    expect((await account.sandbox.listCapturedMessages({ query: { recipient: 'rui@example.org' } })).total_items).toBe(
      1,
    )

    const pixel = /<img src="([^"]+)" width="1"/.exec(html)?.[1] ?? ''
    expect((await server.inject(pixel)).headers.get('content-type')).toBe('image/gif')
    const actions = await actionsOf(account.api, list_id, contact_id)
    expect(actions).toEqual([
      'invitation_open',
      'invitation_send',
      'invitation_send',
      'forward',
      'forward',
      'email_send',
      'subscription',
    ])
    const activities = await account.api.listContactActivities({ path: { list_id, contact_id } })
    expect(JSON.stringify(activities)).not.toContain('example.org')
    expect(activities.items[0]?.action_data).toEqual({ campaign_hash })
    const { email_stats } = await account.api.getContact({ path: { list_id, contact_id } })
    expect(email_stats.forwards).toBe(2)
  })

  it('tells the account nothing of the friends', async () => {
    const mail = await sendMail(server, ana)
    const { account, list_id } = mail
    const transactional = server.transactional(account.key)
    await transactional.createWebhook({ body: { channel: 'email', url: 'http://127.0.0.1:9/' } })
    await post(mail, { friend1: 'rui@example.org', friend2: 'bounce-hard@example.org' })
    await settle(account)
    await mailTo(mail, 'rui@example.org')
    await eventually(async () => {
      const page = await account.sandbox.listCapturedMessages({ query: { recipient: 'bounce-hard@example.org' } })
      return page.total_items === 1
    })
    const shown = [
      await account.api.listContacts({ path: { list_id } }),
      await account.api.listSuppressionEntries(),
      await transactional.listEmailMessages(),
      await account.sandbox.listHookDeliveries(),
    ]
    expect(JSON.stringify(shown)).not.toContain('example.org')
    expect(shown[0]).toMatchObject({ total_items: 1 })
  })

  it('writes to no suppressed friend, and says so to nobody', async () => {
    const mail = await sendMail(server, ana)
    const { api } = mail.account
    await api.addSuppressionEntries({ body: { type: 'email_domain', value: ['example.net'] } })
    const answer = await post(mail, { friend1: 'rui@example.net', friend2: 'eva@example.org' })
    expect(answer.body).toContain('<h1>Thank you</h1>')
    await mailTo(mail, 'eva@example.org')
    const { total_items } = await mail.account.sandbox.listCapturedMessages({ query: { recipient: 'rui@example.net' } })
    expect(total_items).toBe(0)
  })

  it('sends to each friend once, and to ten in all', async () => {
    const mail = await sendMail(server, ana)
    for (let n = 0; n < 9; n += 3) {
      const friends = {
        friend1: `f${n}@example.org`,
        friend2: `f${n + 1}@example.org`,
        friend3: `f${n + 2}@example.org`,
      }
      expect((await post(mail, friends)).statusCode).toBe(200)
      expect((await post(mail, friends)).statusCode).toBe(200)
    }
    expect((await post(mail, { friend1: 'f10@example.org', friend2: 'f11@example.org' })).statusCode).toBe(429)
    expect((await post(mail, { friend1: 'f10@example.org' })).statusCode).toBe(200)
    expect((await post(mail, { friend1: 'f11@example.org' })).statusCode).toBe(429)
    const actions = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    expect(actions.filter((name) => name === 'forward')).toHaveLength(10)
  })

  it('lets one network write to thirty friends in an hour', async () => {
    const answers: number[] = []
    for (let n = 0; n < 4; n++) {
      const mail = await sendMail(server, ana)
      for (const friends of [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ]) {
        const body = new URLSearchParams({ name: 'Ana' })
        for (const [i, f] of friends.entries()) body.set(`friend${i + 1}`, `n${n}f${f}@example.org`)
        const url = linkOf(mail, 'Forward to a friend')
        answers.push((await server.inject(url, { method: 'POST', body })).status)
      }
    }
    // The first test took two of the thirty, from the same address.
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9)
    expect(answers.at(-1)).toBe(429)
  })

  it('sends nothing for a program that fills in everything', async () => {
    const mail = await sendMail(server, ana)
    const answer = await post(mail, { friend1: 'rui@example.org', website: 'https://spam.example.com' })
    expect(answer.body).toContain('<h1>Thank you</h1>')
    const actions = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    expect(actions).not.toContain('forward')
  })

  it.each<[string, Record<string, string>, string]>([
    ['no name', { name: '  ', friend1: 'rui@example.org' }, 'Your name'],
    ['a name with an address of the web', { name: 'www.spam.example', friend1: 'rui@example.org' }, 'Your name'],
    ['a name that is a domain', { name: 'Win at spam.com', friend1: 'rui@example.org' }, 'Your name'],
    ['nobody', {}, 'Email address of friend 1'],
    ['no address', { friend2: '"><script>' }, 'Email address of friend 2'],
    ['a link', { friend1: 'rui@example.org', note: 'See https://spam.example.com' }, 'A few words'],
    ['a long text', { friend1: 'rui@example.org', note: 'x'.repeat(301) }, 'A few words'],
  ])('refuses %s beside the field', async (_name, values, label) => {
    const mail = await sendMail(server, ana)
    const answer = await post(mail, values)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).not.toContain('<script>')
    const visitor = await visitorOf(browser, server)
    await visitor.page.setContent(answer.body)
    await expectGoodPage(visitor)
    expect(await visitor.page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
    await visitor.close()
    expect(await actionsOf(mail.account.api, mail.list_id, mail.contact_id)).not.toContain('forward')
  })

  it('sends no text that mail programs make a link of', async () => {
    const mail = await sendMail(server, ana)
    for (const [what, text] of Object.entries(linkTexts)) {
      const asNote = await post(mail, { friend1: 'rui@example.org', note: text })
      const asName = await post(mail, { friend1: 'rui@example.org', name: text })
      expect([asNote.statusCode, asName.statusCode], what).toEqual([422, 422])
    }
    const { total_items } = await mail.account.sandbox.listCapturedMessages({ query: { recipient: 'rui@example.org' } })
    expect(total_items).toBe(0)
  })

  it('sends other notes as they were written', async () => {
    const mail = await sendMail(server, ana)
    for (const [n, note] of plainTexts.entries()) {
      expect((await post(mail, { friend1: `rui${n}@example.org`, note })).statusCode, note).toBe(200)
      expect((await mailTo(mail, `rui${n}@example.org`)).text, note).toContain(note)
    }
  })

  it('opens by its own link only', async () => {
    const mail = await sendMail(server, ana)
    const wrong = [linkOf(mail, 'Unsubscribe'), linkOf(mail, 'Forward to a friend').slice(0, -1)]
    for (const url of wrong) {
      const path = `https://localhost:8443/r/${url.split('/').at(-1)}`
      for (const method of ['GET', 'POST']) expect((await server.inject(path, { method })).status).toBe(404)
    }
  })
})
