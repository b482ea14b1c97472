// A campaign that did not reach everybody says so: how many, and why.
import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { campaignOf, makeCampaign, makeContact, makeList, openAccount, sendCampaign } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

/** Too much for contacts with this name, which no sample has. */
const FAILS =
  '{% if first_name == "Eva" %}{% for a in (1..9999) %}{% for b in (1..9999) %}x{% endfor %}{% endfor %}{% endif %}'

async function sentTo(contacts: { email: string; first_name?: string }[]) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  for (const base of contacts) await makeContact(api, list_id, { base })
  const hash = await makeCampaign(api, list_id, { content: { type: 'html', body: `<p>Hello${FAILS}</p>` } })
  await sendCampaign(api, hash, list_id)
  await eventually(async () => (await campaignOf(api, hash)).status === 'sent')
  return { api, path: { campaign_hash: hash } }
}

describe('a campaign with failures', () => {
  const contacts = [
    { email: 'ana@example.com', first_name: 'Ana' },
    { email: 'eva@example.com', first_name: 'Eva' },
    { email: 'eva2@example.com', first_name: 'Eva' },
    { email: 'bounce-hard@example.com', first_name: 'Rui' },
  ]
  const failures = [
    { reason: expect.stringMatching(/^template: body: the template does more work/), recipients: 2 },
    { reason: expect.stringMatching(/^hard bounce: 5/), recipients: 1 },
  ]

  it('says in its own resource and in its report how many were not reached, and why', async () => {
    const { api, path } = await sentTo(contacts)
    const { runs } = await api.getCampaign({ path })
    expect(runs).toMatchObject([{ status: 'sent', planned: 4, accepted: 1, failed: 3, failures }])
    expect(await api.getEmailReport({ path })).toMatchObject({ failures })
    expect(JSON.stringify(runs)).not.toContain('@')
  })

  it('says so in the email to users', async () => {
    const account = await openAccount(server)
    const { api } = account
    const user = { username: 'told', email: 'told@example.com', password: 'correct horse battery staple' }
    await server.app.domain.accounts.users.create(account.accountId, user)
    const { items } = await api.listUsers({ query: { username: user.username } })
    const list_id = await makeList(api)
    for (const base of contacts) await makeContact(api, list_id, { base })
    const hash = await makeCampaign(api, list_id, { content: { type: 'html', body: `<p>Hello${FAILS}</p>` } })
    await sendCampaign(api, hash, list_id, { notify: [items[0]?.user_id ?? 0] })
    const query = { recipient: 'told@example.com', timeout: 30 }
    const { text } = await account.sandbox.waitForCapturedMessage({ query })
    expect(text).toMatch(/3 not sent, because:\s+2: template: body: the template does more work.*\s+1: hard bounce: 5/)
  })
})

describe('a campaign without failures', () => {
  it('leaves the member out', async () => {
    const { api, path } = await sentTo([{ email: 'ana@example.com' }])
    const { runs } = await api.getCampaign({ path })
    expect(runs[0]).not.toHaveProperty('failures')
    expect(await api.getEmailReport({ path })).not.toHaveProperty('failures')
  })
})
