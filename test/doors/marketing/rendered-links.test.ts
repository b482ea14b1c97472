// Links of mails as people write them: each leads where its author meant it to, in campaigns, single messages and mails of
// the relay.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { follow, type Mailing, withSender } from '../../support/mailing.ts'
import { makeCampaign, makeContact, makeList, sendCampaign } from '../../support/marketing.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let mailing: Mailing
let relay: TestRelay
beforeAll(async () => {
  mailing = await withSender(server)
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
})

const hrefs = (html: string) => [...html.matchAll(/href=["']?([^"'\s>]+)/g)].map(([, url = '']) => url)

/** Where the links of a mail lead that the platform counts. */
async function targetsOf(html: string): Promise<string[]> {
  const tracked = hrefs(html).filter((url) => url.includes('/t/'))
  return Promise.all(tracked.map(async (url) => (await follow(server, url)).headers.get('location') ?? '404'))
}

let readers = 0
const newReader = () => `reader${++readers}@example.com`

async function campaignHtml(body: string, more: object = {}, base: object = {}): Promise<string> {
  const api = mailing.marketing
  const list_id = await makeList(api)
  const email = newReader()
  await makeContact(api, list_id, { base: { email, first_name: 'Ana', ...base } })
  const hash = await makeCampaign(api, list_id, { content: { type: 'html', body }, ...more })
  await sendCampaign(api, hash, list_id)
  return (await mailing.captured(email)).html ?? ''
}

async function singleHtml(htmlBody: string, templatingData: Record<string, unknown> = {}): Promise<string> {
  const to = newReader()
  await mailing.send({ to, htmlBody, clickTracking: true, openTracking: true, advancedTemplatingData: templatingData })
  return (await mailing.captured(to)).html ?? ''
}

async function relayedHtml(html: string): Promise<string> {
  const to = newReader()
  const headers = { 'X-Click-Tracking-Enabled': 'true', 'X-Open-Tracking-Enabled': 'true' }
  await relay.send({ to, subject: 'Hello', html, headers })
  return (await mailing.captured(to)).html ?? ''
}

const templates = [
  {
    name: 'quotes in quotes',
    body: '<a href="https://x.example/?n={{ first_name | default: "friend" }}">a</a>',
    to: ['https://x.example/?n=Ana'],
  },
  {
    name: 'a condition in an address',
    body: '<a href="https://x.example/{% if first_name == "Ana" %}ana{% else %}all{% endif %}">a</a>',
    to: ['https://x.example/ana'],
  },
  {
    name: 'a condition around an attribute',
    body: '<a{% if first_name %} href="https://x.example/a"{% endif %}>a</a>',
    to: ['https://x.example/a'],
  },
  {
    name: 'a comment',
    body: '{% comment %}<a href="https://no.example/{{ nothing | nothing }}">a</a>{% endcomment %}<a href="https://x.example/">a</a>',
    to: ['https://x.example/'],
  },
  {
    name: 'a loop',
    body: '{% assign items = "1,2,3" | split: "," %}{% for item in items %}<a href="https://x.example/p/{{ item }}">a</a>{% endfor %}',
    to: ['https://x.example/p/1', 'https://x.example/p/2', 'https://x.example/p/3'],
  },
  {
    name: 'assign',
    body: '{% assign base = "https://x.example/a" %}<a href="{{ base }}?b=1&amp;c=2">a</a>',
    to: ['https://x.example/a?b=1&c=2'],
  },
  {
    name: 'capture',
    body: '{% capture link %}<a href="https://x.example/{{ first_name }}">a</a>{% endcapture %}{{ link | raw }}',
    to: ['https://x.example/Ana'],
  },
  {
    name: 'raw',
    body: '{% raw %}<a href="https://x.example/?q={{ first_name }}">a</a>{% endraw %}',
    to: ['https://x.example/?q={{%20first_name%20}}'],
  },
]

const pages = [
  {
    name: 'entities',
    body: '<a href="https://x.example/?a&#x3D;1&#38;b&#x26;c&apos;&#039;&lt;&eacute;">a</a>',
    to: ['https://x.example/?a=1&b&c%27%27%3C%C3%A9'],
  },
  { name: 'a bare address', body: '<a href=https://x.example/?a=1>a</a>', to: ['https://x.example/?a=1'] },
  { name: 'an area', body: '<map name="m"><area href="https://x.example/area"></map>', to: ['https://x.example/area'] },
  {
    name: 'a base',
    body: '<head><base href="https://x.example/d/e"></head><a href="f">a</a>',
    to: ['https://x.example/d/f'],
  },
  {
    name: 'a comment of HTML',
    body: '<!-- <a href="https://no.example/">a</a> --><a href="https://x.example/">a</a>',
    to: ['https://x.example/'],
  },
  {
    name: 'a conditional comment',
    body: '<!--[if mso]><a href="https://x.example/mso">a</a><![endif]--><!--[if !mso]><!--><a href="https://x.example/">a</a><!--<![endif]-->',
    to: ['https://x.example/mso', 'https://x.example/'],
  },
  {
    name: 'a style, a script, a title and a textarea',
    body: '<title><a href="https://no.example/1"></title><style>/* <a href="https://no.example/2"> */</style><script>/* <a href="https://no.example/3"> */</script><textarea><a href="https://no.example/4"></textarea><a href="https://x.example/">a</a>',
    to: ['https://x.example/'],
  },
  {
    name: 'a tag that never ends',
    body: '<a href="https://x.example/">a</a><a href="https://no.example/',
    to: ['https://x.example/'],
  },
]

describe('links of a campaign', () => {
  it.each([...templates, ...pages])('lead where they should: $name', async ({ body, to }) => {
    const html = await campaignHtml(body)
    expect(await targetsOf(html)).toEqual(to)
    // What is no link stays as it is.
    expect(hrefs(html).filter((url) => url.includes('no.example'))).toEqual(
      hrefs(body).filter((url) => url.startsWith('https://no.example') && !body.includes('{% comment')),
    )
  })

  it('are counted by the address as it was written', async () => {
    const api = mailing.marketing
    const list_id = await makeList(api)
    const emails = [newReader(), newReader()]
    for (const [i, email] of emails.entries()) await makeContact(api, list_id, { base: { email, first_name: `N${i}` } })
    const body =
      '{% assign items = "1,2" | split: "," %}{% for item in items %}<a href="https://x.example/{{ item }}/{{ first_name }}">a</a>{% endfor %}'
    const campaign_hash = await makeCampaign(api, list_id, { content: { type: 'html', body } })
    await sendCampaign(api, campaign_hash, list_id)
    for (const email of emails) await targetsOf((await mailing.captured(email)).html ?? '')
    const counted = await eventually(async () => {
      const report = await api.getEmailReport({ path: { campaign_hash }, query: { url: true } })
      return report.overall.clicks === 4 && report.url
    })
    expect(counted).toMatchObject([{ url: 'https://x.example/{{ item }}/{{ first_name }}', clicks: 4 }])
  })

  it('leave those for leaving as they are', async () => {
    const html = await campaignHtml('<a href="{{ unsubscribe_url }}">leave</a>')
    expect(hrefs(html)).toEqual([expect.stringContaining('/u/')])
  })
})

describe('links of a single message', () => {
  it.each([...templates.map((one) => ({ ...one })), ...pages])(
    'lead where they should: $name',
    async ({ body, to }) => {
      const html = await singleHtml(body, { first_name: 'Ana' })
      expect(await targetsOf(html)).toEqual(to)
    },
  )

  it('lead each item of its data to its own address', async () => {
    const body = '{% for item in items %}<a href="https://x.example/p/{{ item.id }}">{{ item.name }}</a>{% endfor %}'
    const html = await singleHtml(body, {
      items: [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ],
    })
    expect(await targetsOf(html)).toEqual(['https://x.example/p/1', 'https://x.example/p/2'])
  })

  it('of HTML in its data lead where they should', async () => {
    const html = await singleHtml('{{ block | raw }}', { block: '<a href="https://x.example/?a=1&amp;b=2">a</a>' })
    expect(await targetsOf(html)).toEqual(['https://x.example/?a=1&b=2'])
  })
})

describe('links of a relayed mail', () => {
  it.each(pages)('lead where they should: $name', async ({ body, to }) => {
    expect(await targetsOf(await relayedHtml(body))).toEqual(to)
  })

  it('keep what looks like a placeholder', async () => {
    const html = await relayedHtml('<a href="https://x.example/?n={{ name | nothing }}">{{ name }}</a>')
    expect(await targetsOf(html)).toEqual(['https://x.example/?n={{%20name%20|%20nothing%20}}'])
    expect(html).toContain('>{{ name }}</a>')
  })
})

describe('header, footer and the picture that reports opens', () => {
  const frame = { header_links: { view_web: true }, footer_links: { unsubscribe: true } }

  it.each([
    { name: 'a body in a comment', body: '<!-- </body> <body> --><p>Hi</p>' },
    { name: 'a body in a style', body: '<style>/* <body> </body> */</style><p>Hi</p>' },
    {
      name: 'a body in one branch',
      body: '{% if first_name == "Eva" %}<body>Eva</body>{% else %}<body>Hi</body>{% endif %}',
    },
    { name: 'an end in one branch', body: '<body>{% if first_name == "Eva" %}</body>{% endif %}Hi' },
    { name: 'a comment that never ends', body: '<p>Hi</p><!-- never' },
    { name: 'a style that never ends', body: '<p>Hi</p><style>never' },
  ])('are shown in each mail: $name', async ({ body }) => {
    const html = await campaignHtml(body, { header_footer: frame })
    const shown = html.replace(/<!--.*?(-->|$)/gs, '').replace(/<style>.*?(<\/style>|$)/gs, '')
    expect(shown).toMatch(/<a href="[^"]*\/v\/[^"]*">.*Hi.*<a href="[^"]*\/u\/[^"]*">.*<img src="[^"]*\/t\/o-/s)
  })
})
