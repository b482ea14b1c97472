// The links in the header and footer of a campaign, and the mail in a browser.
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { linkOf, type MailOptions, type SentMail, sendMail } from '../../support/mail-links.ts'
import { actionsOf } from '../../support/marketing.ts'
import { visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()

const names = {
  en: [
    'View in browser',
    'Forward to a friend',
    'Share',
    'Share on Facebook',
    'Share on Twitter',
    'Change your data',
    'Unsubscribe',
  ],
  br: [
    'Ver no navegador',
    'Encaminhar a um amigo',
    'Compartilhar',
    'Compartilhar no Facebook',
    'Compartilhar no Twitter',
    'Alterar seus dados',
    'Cancelar a inscrição',
  ],
}

describe('the links of header and footer', () => {
  it('stand where the campaign wants them, in HTML and text, each leading to the platform', async () => {
    const mail = await sendMail(server)
    const order = [...mail.html.matchAll(/>([^<>]+)<\/a>/g)].map(([, text]) => text)
    expect(order).toEqual(['View in browser', 'Spring', ...names.en])
    for (const url of mail.links.values()) expect(url).toMatch(/^https:\/\/localhost:8443\/[a-z]\/[\w.-]+$/)
    const lines = mail.text.split('\n').filter((line) => line !== '')
    expect(lines[0]).toBe(`View in browser: ${linkOf(mail, 'View in browser')}`)
    expect(lines[1]).toBe('Hello ')
    expect(lines.slice(2)).toEqual(names.en.map((name) => `${name}: ${linkOf(mail, name)}`))
  })

  it.each<MailOptions & { name: string }>([
    { name: 'the contact', contact: { base: { language: 'br' } }, language: 'de' },
    { name: 'the list, where nobody named one for the contact', language: 'br' },
  ])('speak the language of $name', async (options) => {
    const mail = await sendMail(server, options)
    expect([...mail.links.keys()]).toEqual(['Ver no navegador', 'Spring', ...names.br.slice(1)])
  })

  it('are none unless the campaign asks for them', async () => {
    const mail = await sendMail(server, {
      campaign: { header_footer: { footer_links: { unsubscribe: true, edit: false } } },
    })
    expect([...mail.links.keys()]).toEqual(['Spring', 'Unsubscribe'])
  })

  it('may stand in the content itself', async () => {
    const body = '<body><a href="{{ view_url }}">Here</a></body>'
    const mail = await sendMail(server, { campaign: { header_footer: {}, content: { type: 'html', body } } })
    expect((await server.inject(linkOf(mail, 'Here'))).status).toBe(200)
  })
})

describe('GET /v/<token>', () => {
  let mail: SentMail
  beforeAll(async () => {
    mail = await sendMail(server, {
      contact: { base: { first_name: 'Ana <3' } },
      campaign: {
        subject: 'Spring & more',
        content: {
          type: 'html',
          body: '<body><h1>Hello {{ first_name }}</h1><a href="https://shop.example.com/spring">Spring</a><script>document.title = "run"</script></body>',
        },
      },
    })
  })

  it('shows the mail as the recipient got it, with the same links and without its pixel', async () => {
    const { page, complaints, close } = await visitorOf(browser, server)
    await page.goto(linkOf(mail, 'View in browser'))
    expect(await page.title()).toBe('Spring & more')
    expect(await page.textContent('h1')).toBe('Hello Ana <3')
    const links = await page.$$eval('a', (all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
    expect(new Map(links as [string, string][])).toEqual(mail.links)
    expect(await page.$('img')).toBeNull()
    // The script of the mail did not run, which is the only thing that the browser complains about.
    expect(complaints.filter((text) => !/script/i.test(text))).toEqual([])
    await close()
  })

  it('lets the mail reach nothing of the platform', async () => {
    const { headers } = await server.inject(linkOf(mail, 'View in browser'))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox /)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it('counts as an opening', async () => {
    const before = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    await server.inject(linkOf(mail, 'View in browser'))
    const after = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    expect(after.length).toBe(before.length + 1)
    expect(after[0]).toBe('email_open')
  })

  it('leads nowhere without its seal, for another kind of link, and when the contact is gone', async () => {
    const url = linkOf(mail, 'View in browser')
    expect((await server.inject(url.slice(0, -1))).status).toBe(404)
    expect((await server.inject(linkOf(mail, 'Unsubscribe').replace('/u/', '/v/'))).status).toBe(404)
    const gone = await sendMail(server)
    await gone.account.sandbox.resetAccount({})
    expect((await server.inject(linkOf(gone, 'View in browser'))).status).toBe(404)
  })
})
