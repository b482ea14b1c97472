// Programs that load pictures and follow links ahead of their readers are counted apart from people.
import { beforeEach, describe, expect, it } from 'vitest'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { withSender } from '../../support/mailing.ts'
import { actionsOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let mail: SentMail
beforeEach(async () => {
  mail = await sendMail(server)
})

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'
const YAHOO = 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'

type Ask = { method?: 'HEAD'; headers?: Record<string, string> }
const agent = (name: string): Ask => ({ headers: { 'user-agent': name } })
const ahead = (header: string, value: string): Ask => ({ headers: { 'user-agent': CHROME, [header]: value } })

const pixelOf = ({ html }: SentMail) => /<img[^>]*src="([^"]*\/t\/[^"]+)"/.exec(html)?.[1] ?? ''
const reportOf = async ({ account, campaign_hash }: SentMail) =>
  (await account.api.getEmailReport({ path: { campaign_hash } })).overall

async function lookAll(ask: Ask) {
  const before = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
  const click = await server.inject(linkOf(mail, 'Spring'), ask)
  expect(click.status).toBe(302)
  await server.inject(linkOf(mail, 'Share on Facebook'), ask)
  await server.inject(pixelOf(mail), ask)
  const after = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
  return { overall: await reportOf(mail), done: after.slice(0, after.length - before.length).sort() }
}

describe('a program', () => {
  it.each<[string, Ask]>([
    ['that asks for the head', { method: 'HEAD', ...agent(CHROME) }],
    ['that loads ahead', ahead('sec-purpose', 'prefetch;prerender')],
    ['that loads ahead as browsers did', ahead('purpose', 'prefetch')],
    ['that loads ahead as Firefox did', ahead('x-moz', 'prefetch')],
    ['that draws a preview', ahead('x-purpose', 'preview')],
    ['that is a crawler', agent('Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)')],
    ['that scans links', agent('Mozilla/5.0 (compatible; Barracuda Sentinel (EE))')],
    ['that shows a preview in a messenger', agent('WhatsApp/2.23.20.0')],
    ['that is a library', agent('python-requests/2.31.0')],
    ['that loads all pictures on arrival', agent('Mozilla/5.0')],
    ['without a name', agent('')],
  ])('%s makes no open, click or share', async (_name, ask) => {
    const { overall, done } = await lookAll(ask)
    expect(overall).toMatchObject({ opens: 0, clicks: 0, unique_opens: 0, unique_clicks: 0 })
    expect(overall).toMatchObject({ machine_opens: 1, machine_clicks: 1 })
    expect(done).toEqual([])
    // The person comes after it, and counts.
    const person = await lookAll(agent(CHROME))
    expect(person.overall).toMatchObject({ opens: 1, clicks: 1, unique_opens: 1, unique_clicks: 1, machine_opens: 1 })
    expect(person.done).toEqual(['email_click', 'email_open', 'social_share'])
  })

  it.each([
    ['Gmail', GMAIL],
    ['Yahoo', YAHOO],
  ])('that loads pictures for the reader counts as the reader: %s', async (_name, name) => {
    await server.inject(pixelOf(mail), agent(name))
    const overall = await reportOf(mail)
    expect(overall).toMatchObject({ opens: 1, unique_opens: 1 })
    expect(overall).not.toHaveProperty('machine_opens')
    await server.inject(linkOf(mail, 'Spring'), agent(YAHOO))
    await expect(reportOf(mail)).resolves.toMatchObject({ clicks: 0, machine_clicks: 1 })
  })

  it('that looks at the mail in a browser is none of its readers', async () => {
    await server.inject(linkOf(mail, 'View in browser'), { method: 'HEAD', ...agent(CHROME) })
    await expect(reportOf(mail)).resolves.toMatchObject({ opens: 0, machine_opens: 1 })
  })
})

describe('a program that looks at a single email', () => {
  it('is counted apart in its report, and the person who comes after it as ever', async () => {
    const { send, settled, captured, transactional, sandbox } = await withSender(
      server,
      (await server.createAccount('Shop')).key,
    )
    const htmlBody = '<a href="https://shop.example.com/">Shop</a>'
    await settled(await send({ htmlBody, openTracking: true, clickTracking: true }))
    const { captured_id } = await captured('ana@example.com')
    const { html = '', links } = await sandbox.getCapturedMessage({ path: { captured_id } })
    const [pixel = '', link = ''] = [/<img[^>]*src="([^"]*)"/.exec(html)?.[1], links[0]]
    const report = async () => (await transactional.getEmailReport({ query: { groupBy: 'month' } }))[0]
    const look = async (name: string) => {
      await server.inject(pixel, agent(name))
      await server.inject(link, agent(name))
    }
    for (const name of ['python-requests/2.31.0', 'python-requests/2.31.0']) await look(name)
    expect(await report()).toMatchObject({ viewsTotal: 0, clicksTotal: 0, viewsMachine: 1, clicksMachine: 1 })
    await look(CHROME)
    expect(await report()).toMatchObject({ viewsTotal: 1, clicksTotal: 1, viewsMachine: 1, clicksMachine: 1 })
  })
})
