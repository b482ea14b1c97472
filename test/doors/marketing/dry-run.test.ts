// What is accepted can be rendered: each text is tried with a contact of whom nothing is known and with a full one, when it
// is created, when it changes and when it is sent.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRows, dropDatabaseOf } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { block, makeFedCampaign } from '../../support/feeds.ts'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { campaignOf, makeCampaign, makeContact, makeField, makeList, sendCampaign } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let mailing: Mailing
let list_id: number
let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-dry-run-'))
  server = await startServer({ data })
  mailing = await withSender(server)
  list_id = await makeList(mailing.marketing)
  await makeContact(mailing.marketing, list_id, 'ana@example.com')
})
afterAll(async () => {
  await server?.close()
  await dropDatabaseOf(data)
  await rm(data, { recursive: true, force: true })
})

/** Parses, and does more than is allowed for each contact. */
const ENDLESS = '{% for a in (1..9999) %}{% for b in (1..9999) %}x{% endfor %}{% endfor %}'
/** The same for contacts with a name only, or without one only. */
const FOR_SOME = `{% if first_name != "" %}${ENDLESS}{% endif %}`
const FOR_NOBODY = `{% if first_name == "" %}${ENDLESS}{% endif %}`

const refusal = (status: number, place: string, text: RegExp) => ({
  status,
  errors: { [place]: expect.stringMatching(text) },
})

const texts = [
  { name: 'for everybody', text: ENDLESS },
  { name: 'for contacts with a name', text: FOR_SOME },
  { name: 'for contacts without a name', text: FOR_NOBODY },
  { name: 'with a long date', text: `{{ "${'1'.repeat(101)}" | date: "%Y" }}` },
]

describe('a text of a campaign that cannot be rendered', () => {
  it.each(texts)('is refused when it is created: $name', async ({ text }) => {
    const api = mailing.marketing
    const create = (content: { body: string; plain_text?: string; snippet?: string }, subject = 'Spring') =>
      makeCampaign(api, list_id, { subject, content: { type: 'html', ...content } })
    const says = /cannot be filled: .*line:1, col:\d+/
    await expect(create({ body: text })).rejects.toMatchObject(refusal(422, 'body.content.body', says))
    await expect(create({ body: 'a' }, text)).rejects.toMatchObject(refusal(422, 'body.subject', says))
    const plain = create({ body: 'a', plain_text: text })
    await expect(plain).rejects.toMatchObject(refusal(422, 'body.content.plain_text', says))
    const snippet = create({ body: 'a', snippet: text })
    await expect(snippet).rejects.toMatchObject(refusal(422, 'body.content.snippet', says))
  })

  it.each(texts)('is refused when it changes: $name', async ({ text }) => {
    const api = mailing.marketing
    const campaign_hash = await makeCampaign(api, list_id)
    const change = api.updateEmailCampaign({ path: { campaign_hash }, body: { content: { body: text } } })
    await expect(change).rejects.toMatchObject(refusal(422, 'body.content.body', /cannot be filled/))
  })

  it('is refused when it is sent, if it was stored before', async () => {
    const api = mailing.marketing
    const campaign_hash = await makeCampaign(api, list_id)
    const content = JSON.stringify({ type: 'html', body: FOR_SOME })
    await changeRows(data, `UPDATE campaign SET content = '${content}' WHERE hash = '${campaign_hash}'`)
    const sent = sendCampaign(api, campaign_hash, list_id)
    await expect(sent).rejects.toMatchObject(refusal(422, 'path.campaign_hash', /cannot be rendered: body: .*line:1/))
  })

  /** A campaign whose subject was stored before a limit of today came. */
  async function stored(make: () => Promise<string>): Promise<{ campaign_hash: string }> {
    const campaign_hash = await make()
    await changeRows(data, `UPDATE campaign SET title = '${FOR_SOME}' WHERE hash = '${campaign_hash}'`)
    return { campaign_hash }
  }
  const says = /cannot be rendered: subject: .*line:1/

  it('is refused when a test of it is sent', async () => {
    const api = mailing.marketing
    const path = await stored(() => makeCampaign(api, list_id))
    const tested = api.testCampaign({ path, body: { to: ['ana@example.com'] } })
    await expect(tested).rejects.toMatchObject(refusal(422, 'path.campaign_hash', says))
  })

  it('is refused when those whom it did not reach are to get it', async () => {
    const api = mailing.marketing
    const list = await makeList(api)
    await makeContact(api, list, 'bounce-hard@example.com')
    const path = await stored(async () => {
      const hash = await makeCampaign(api, list)
      await sendCampaign(api, hash, list)
      await eventually(async () => (await campaignOf(api, hash)).status === 'sent')
      return hash
    })
    const retried = api.retryCampaign({ path })
    await expect(retried).rejects.toMatchObject(refusal(422, 'path.campaign_hash', says))
  })

  it('is refused when its feed is enabled, with a full issue', async () => {
    const api = mailing.marketing
    const body = block('https://news.example.com/feed.xml')
    const path = await stored(() => makeFedCampaign(api, list_id, body))
    const enabled = api.enableEmailRssCampaign({ path })
    await expect(enabled).rejects.toMatchObject(refusal(422, 'path.campaign_hash', says))
  })

  it('is refused when an automation that sends it is activated', async () => {
    const api = mailing.marketing
    const { campaign_hash } = await stored(() => makeCampaign(api, list_id))
    const actions = [{ action: 'sendCampaign' as const, campaign_hash }]
    const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id, actions } })
    const activated = api.activateAutomation({ path: { automation_id } })
    const named = new RegExp(`sends the campaign ${campaign_hash}, which ${says.source}`)
    await expect(activated).rejects.toMatchObject(refusal(422, 'path.automation_id', named))
  })

  it('is refused in an extra field of its list', async () => {
    const api = mailing.marketing
    const list = await makeList(api)
    const field = await makeField(api, list, 'text', { name: 'city' })
    const body = `{% if extra_${field} == "text" %}${ENDLESS}{% endif %}`
    const created = makeCampaign(api, list, { content: { type: 'html', body } })
    await expect(created).rejects.toMatchObject(refusal(422, 'body.content.body', /cannot be filled/))
  })

  it('is refused in a header and a footer', async () => {
    const body = { name: 'Frame', header: ENDLESS, footer: '' }
    const created = mailing.marketing.createHeaderFooterTemplate({ body })
    await expect(created).rejects.toMatchObject(refusal(422, 'body.header', /cannot be filled/))
  })

  it('is refused as an SMS', async () => {
    const api = mailing.marketing
    const body = { list_id, internal_name: 'SMS', content: { type: 'text' as const, message: ENDLESS } }
    const created = api.createSmsCampaign({ body })
    await expect(created).rejects.toMatchObject(refusal(422, 'body.content.message', /cannot be filled/))
  })
})

describe('a text of a single message that cannot be rendered', () => {
  it('is refused with its own data', async () => {
    const says = /cannot be filled: .*line:1, col:\d+/
    const send = (name: string) => mailing.send({ htmlBody: FOR_SOME, mergeTags: [`first_name:${name}`] })
    await expect(send('Ana')).rejects.toMatchObject(refusal(400, 'body.htmlBody', says))
    await expect(send('')).resolves.toBeGreaterThan(0)
  })

  it('is refused as a stored template', async () => {
    const body = { templateName: 'Endless', subject: 'Hi', htmlBody: ENDLESS }
    const created = mailing.transactional.createEmailTemplate({ body })
    await expect(created).rejects.toMatchObject(refusal(400, 'body.htmlBody', /cannot be filled/))
  })
})
