// Templates that would hold up everybody: refused, or the end of their own message, and the platform goes on.
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { makeCampaign, makeList } from '../support/marketing.ts'
import { useServer } from '../support/server.ts'

const server = useServer()
let mailing: Mailing
beforeAll(async () => {
  mailing = await withSender(server)
})

const doubled = (times: number) =>
  `{% assign a = "xxxxxxxxxxxxxxxx" %}${'{% assign a = a | append: a %}'.repeat(times)}{{ a }}`

describe('a template with more tags than the parser can take in good time', () => {
  it.each([
    { name: 'placeholders', body: '{{a}} '.repeat(80_000) },
    { name: 'conditions in conditions', body: '{% if true %}'.repeat(20_000) + '{% endif %}'.repeat(20_000) },
  ])('is refused: $name', async ({ body }) => {
    const api = server.marketing()
    const refused = makeCampaign(api, await makeList(api), { content: { type: 'html', body } })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      errors: { 'body.content.body': expect.stringContaining('2000 is the most') },
    })
  })
})

describe('a template with a filter that evaluates expressions', () => {
  it('is refused by name', async () => {
    const refused = mailing.send({ textBody: '{{ (1..9900000) | find_exp: "i", "i == 0" }}' })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errors: { 'body.textBody': expect.stringContaining('undefined filter: find_exp') },
    })
  })
})

describe('a template that never ends, or grows without end', () => {
  const endless =
    '{% for a in (1..9999) %}{% for b in (1..9999) %}{% for c in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}'

  it.each([
    { name: 'loops in loops', textBody: endless },
    { name: 'a range', textBody: '{% for a in (1..999999999) %}x{% endfor %}' },
    { name: 'a text that doubles', textBody: doubled(40) },
    { name: 'a text of 300 million characters', textBody: `{% for i in (1..5000) %}${'x'.repeat(60_000)}{% endfor %}` },
  ])('is refused, and others go out: $name', async ({ textBody }) => {
    const says = expect.stringContaining('more work, or makes a longer text, than is allowed')
    await expect(mailing.send({ textBody })).rejects.toMatchObject({ status: 400, errors: { 'body.textBody': says } })
    const sent = await mailing.send({ to: 'rui@example.com' })
    await expect(mailing.settled(sent)).resolves.toBe('delivered')
  })

  it('ends a campaign, whose recipients do not each wait for the limit', async () => {
    const addresses = Array.from({ length: 600 }, (_, n) => `reader${n}@example.com`)
    const list = await withCampaign(server, addresses, mailing)
    const api = mailing.marketing
    const campaign_hash = await makeCampaign(api, list.list_id, {
      // The samples that it is tried with have no such name.
      content: { type: 'html', body: `<body>{% if email contains "reader" %}${endless}{% endif %}</body>` },
    })
    await api.sendEmailCampaign({
      path: { campaign_hash },
      body: { list_id: list.list_id, segments: { type: 'none' } },
    })
    // At half a second for each, 600 recipients would take longer than the wait may.
    await eventually(async () => (await api.listCampaigns({ query: { campaign_hash } })).items[0]?.status === 'sent')
    const { overall } = await api.getEmailReport({ path: { campaign_hash } })
    expect(overall).toMatchObject({ sends: 0 })
  })
})
