// Every kind of activity that the contract names: it either happens to contacts through the doors, or the contract says
// that it does not. A kind that is added must do one of the two.
import { describe, expect, it } from 'vitest'
import { channelJourneys } from '../support/channel-journeys.ts'
import { confirm, confirmationLink, enter } from '../support/forms.ts'
import { linkOf, sendMail } from '../support/mail-links.ts'
import { type Account, makeCampaign, makeContact, makeList, openAccount, settle } from '../support/marketing.ts'
import { makePushApp, registerToken } from '../support/pushing.ts'
import { useServer } from '../support/server.ts'
import { openTrackedSite } from '../support/sites.ts'
import { loadContract } from '../support/texts.ts'
import { openSite, subscriptionOf } from '../support/web-push.ts'

const schema = loadContract('marketing-v3').components.schemas?.['ActivityName']
const kinds = (schema?.['enum'] ?? []) as string[]
const description = String(schema?.['description'])
/** Kinds in the paragraph of the description that says what never happens. */
const never = new Set(
  [...(/Never recorded: (.*)/s.exec(description)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, kind]) => kind),
)

const server = useServer()

const seen = new Set<string>()
async function look({ api }: Pick<Account, 'api'>, list_id: number, contact_id: string): Promise<void> {
  const { items } = await api.listContactActivities({ path: { list_id, contact_id }, query: { limit: 100 } })
  for (const { action_name } of items) seen.add(action_name)
}

const post = (url: string, values: Record<string, string> = {}) =>
  server.inject(new Request(url, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' }))

describe('the activities of contacts', () => {
  it.each(Object.entries(channelJourneys))('of a campaign by %s', async (_channel, journey) => {
    const account = await openAccount(server)
    const opened = await journey.open(server, account, Object.keys(journey.fates))
    await opened.send()
    await settle(account, 4 * 86_400)
    await opened.react()
    for (const contact_id of opened.contacts) await look(account, opened.list_id, contact_id)
    expect([...seen]).toContain(Object.values(journey.fates).join(' ').trim().split(' ')[0])
  })

  it('of an email that is forwarded, shared and unsubscribed from', async () => {
    const mail = await sendMail(server)
    const { account, list_id, contact_id } = mail
    await post(linkOf(mail, 'Forward to a friend'), { name: 'Ana', friend1: 'rui@example.org' })
    await settle(account)
    const friend = await account.sandbox.waitForCapturedMessage({
      query: { recipient: 'rui@example.org', timeout: 30 },
    })
    await server.inject(/<img src="([^"]+)" width="1"/.exec(friend.html ?? '')?.[1] ?? '')
    await server.inject(linkOf(mail, 'Share on Facebook'), { redirect: 'manual' })
    const page = linkOf(mail, 'Unsubscribe')
    await post(page)
    await post(page, { step: 'reason', reason: 'lack_of_time' })
    await look(account, list_id, contact_id)
    expect([...seen]).toEqual(expect.arrayContaining(['forward', 'invitation_send', 'invitation_open', 'social_share']))
  })

  it('of a form', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const fields = [{ field_id: 'email' }, { field_id: 'first_name' }]
    const form = await api.createForm({ path: { list_id }, body: { name: 'News', fields } })
    const idOf = async () => (await api.listContacts({ path: { list_id } })).items[0]?.base.contact_id ?? ''
    await enter(server, form, { email: 'ana@example.com', first_name: 'Ana' })
    const link = await confirmationLink(sandbox, 'ana@example.com')
    await sandbox.advanceClock({ body: { seconds: 86_401 } })
    await api.resendDoubleOptin({ path: { list_id, contact_id: await idOf() } })
    await confirm(server, link)
    await settle(account)
    const { items } = await sandbox.listCapturedMessages()
    const last = Math.max(...items.map(({ captured_id }) => captured_id))
    await enter(server, form, { email: 'ana@example.com', first_name: 'Eva' })
    await confirm(server, await confirmationLink(sandbox, 'ana@example.com', last))
    await look(account, list_id, await idOf())
    expect([...seen]).toEqual(expect.arrayContaining(['double_optin', 'double_optin_resend', 'double_optedit']))
  })

  it('of changes through the API', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const base = { email: 'ana@example.com', cellphone: '351-910000001', phone: '351-210000001' }
    const contact_id = await makeContact(api, list_id, { base })
    const path = { list_id, contact_id }
    for (const status of ['inactive', 'active'] as const)
      await api.updateContact({
        path,
        body: { base: { email_status: status, cellphone_status: status, phone_status: status } },
      })
    await api.updateContact({ path, body: { base: { first_name: 'Ana', consent: 'any' } } })
    await api.updateContact({ path, body: { base: { consent: 'consent' } } })
    const { tag_id } = await api.createTag({ body: { name: 'VIP', color: '#ff0000' } })
    const tagged = { path: { list_id }, body: { tag_id, contacts: [contact_id] } }
    await api.attachTagToContacts(tagged)
    await settle(account)
    await api.detachTagFromContacts(tagged)
    await settle(account)
    const leave = (unsubscription_method: 'manual' | 'api') =>
      api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id, unsubscription_method }] } })
    await leave('manual')
    await api.updateContact({ path, body: { base: { status: 'active' } } })
    await leave('api')
    await look(account, list_id, contact_id)
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(account)
    await look(account, list_id, contact_id)
    expect([...seen]).toContain('forget_subscription')
  })

  it('of an automation', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const campaign_hash = await makeCampaign(api, list_id)
    const actions = [
      { title: 'Send', action: 'sendCampaign' as const, campaign_hash },
      { title: 'Name', action: 'changeField' as const, field_id: 'first_name', value: 'Ana' },
    ]
    const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id, actions } })
    await api.activateAutomation({ path: { automation_id } })
    await api.startAutomationForContacts({
      path: { list_id },
      body: { automation_id, action_id: 1, contacts: [contact_id] },
    })
    await settle(account)
    await look(account, list_id, contact_id)
  })

  it('of devices, browsers and visits', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const app_id = await makePushApp(api, list_id)
    await registerToken(api, app_id, 'phone', 'ana@example.com')
    await api.updateContact({ path: { list_id, contact_id }, body: { base: { push_token_android: [] } } })
    await look(account, list_id, contact_id)

    const { ask, list_id: readers, subscribe } = await openSite(server, account)
    const subscription = subscriptionOf('https://push.example.com/v1/good')
    const reader = await subscribe(subscription)
    await ask('unsubscriptions', { endpoint: subscription.endpoint })
    await look(account, readers, reader)

    const site = await openTrackedSite(server, account)
    const config = { type: 'manual', multiple_conversion: true } as const
    const { id } = await api.createTrackEngageGoal({ body: { domain: site.domain, name: 'Order', config } })
    const visitor = await makeContact(api, site.list_id, 'eva@example.com')
    await site.report([['goal', id]], { w: { e: 'eva@example.com' } })
    await look(account, site.list_id, visitor)
  })

  it('are all of those that the contract names, except where it says that they are never recorded', () => {
    expect(kinds.length).toBeGreaterThan(60)
    expect(kinds.filter((kind) => !seen.has(kind) && !never.has(kind))).toEqual([])
    expect([...seen].filter((kind) => never.has(kind) || !kinds.includes(kind))).toEqual([])
    expect([...never].filter((kind) => !kinds.includes(kind ?? ''))).toEqual([])
  })
})
