import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { hasLink } from '../../../src/server/lib/text-links.ts'
import { linkTexts } from '../../support/link-texts.ts'
import {
  type Account,
  actionsOf,
  campaignOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

const server = useServer()

/** A list with these addresses and a draft for it. */
async function openCampaign(...emails: string[]) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const ids = new Map<string, string>()
  for (const email of emails) ids.set(email, await makeContact(api, list_id, email))
  const hash = await makeCampaign(api, list_id)
  return {
    account,
    api,
    list_id,
    hash,
    idOf: (email: string) => ids.get(email) ?? '',
    send: (more?: Partial<MarketingSchemas['EmailCampaignSend']>) => sendCampaign(api, hash, list_id, more),
    recipients: () => recipientsOf(account, hash),
    campaign: () => campaignOf(api, hash),
    /** The hours from `from` to `to`, counted from now. */
    window: async (from: number, to: number) => {
      const at = async (hours: number) => `${(await timeOf(account, hours * HOUR)).slice(11, 13)}:00`
      return { hour_start: await at(from), hour_end: await at(to) }
    },
  }
}

describe('sendEmailCampaign', () => {
  it('sends to each active contact of the list once, and is sent', async () => {
    const { account, api, list_id, idOf, send, recipients, campaign } = await openCampaign(
      'a@example.com',
      'b@example.com',
      'c@example.com',
    )
    const others = [
      { base: { email: 'x@example.com', status: 'inactive' } },
      { base: { email: 'y@example.com', status: 'unconfirmed' } },
      {},
    ] as const
    for (const other of others) await makeContact(api, list_id, other)
    await api.updateContact({
      path: { list_id, contact_id: idOf('c@example.com') },
      body: { base: { email_status: 'inactive' } },
    })
    await expect(send()).resolves.toEqual({ result: 'success' })
    await settle(account)
    await expect(recipients()).resolves.toEqual(['a@example.com', 'b@example.com'])
    const time = expect.stringMatching(/^\d{4}-/)
    await expect(campaign()).resolves.toMatchObject({
      status: 'sent',
      processed_messages: 2,
      start_date: time,
      end_date: time,
    })
    await expect(actionsOf(api, list_id, idOf('a@example.com'))).resolves.toEqual(['email_send', 'subscription'])
    await expect(actionsOf(api, list_id, idOf('c@example.com'))).resolves.not.toContain('email_send')
    const { email_stats } = await api.getContact({ path: { list_id, contact_id: idOf('a@example.com') } })
    expect(email_stats).toMatchObject({ sent: 1, opens: 0, last_send_date: time })
  })

  it('is over at once when there is nobody to send to, and the list can go', async () => {
    const { account, api, list_id, send, campaign } = await openCampaign()
    await send()
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({
      status: 'sent',
      processed_messages: 0,
      end_date: expect.any(String),
    })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    await settle(account, 31 * DAY)
    await api.deleteList({ path: { list_id } })
  })

  it('sends to one contact, whatever the case of its address', async () => {
    const { account, send, recipients, campaign } = await openCampaign('ana@example.com', 'rui@example.com')
    await send({ segments: { type: 'contact', data: 'ANA@example.com' } })
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 1 })
  })

  it('sends to nobody when no contact has the address, and can be sent again', async () => {
    const { account, send, recipients, campaign } = await openCampaign('ana@example.com')
    await send({ segments: { type: 'contact', data: 'eva@example.com' } })
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 0 })
    await send()
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
  })

  it('sends to an extra field of format email, each address once', async () => {
    const { account, api, list_id, hash, recipients } = await openCampaign('ana@example.com')
    const field_id = await makeField(api, list_id, 'email')
    for (const value of ['work@example.com', 'WORK@example.com', 'other@example.com'])
      await makeContact(api, list_id, { extra: [{ field_id, value }] })
    await sendCampaign(api, hash, list_id, { destination_field: String(field_id), unique_contacts_only: true })
    await settle(account)
    await expect(recipients()).resolves.toEqual(['other@example.com', 'work@example.com'])
  })

  it('sends to no address of an extra field that is inactive', async () => {
    const { account, api, list_id, hash, recipients } = await openCampaign('ana@example.com')
    const field_id = await makeField(api, list_id, 'email')
    const contactOf = (name: string, status?: 'active' | 'inactive') => ({
      extra: [{ field_id, value: `${name}@example.com`, ...(status && { status }) }],
    })
    await makeContact(api, list_id, contactOf('off', 'inactive'))
    await makeContact(api, list_id, contactOf('on', 'active'))
    const contact_id = await makeContact(api, list_id, contactOf('switched-off'))
    await api.updateContact({ path: { list_id, contact_id }, body: contactOf('switched-off', 'inactive') })
    await sendCampaign(api, hash, list_id, { destination_field: String(field_id) })
    await settle(account)
    await expect(recipients()).resolves.toEqual(['on@example.com'])
  })

  it('sends to another list than that of the draft', async () => {
    const { account, api, hash, recipients } = await openCampaign('ana@example.com')
    const other = await makeList(api, 'other')
    await makeContact(api, other, 'eva@example.com')
    await sendCampaign(api, hash, other)
    await settle(account)
    await expect(recipients()).resolves.toEqual(['eva@example.com'])
  })

  it.each([
    [{ segments: { type: 'segment', data: ['saved_999999'] } }, 'body.segments.data.0'],
    [{ segments: { type: 'segment' } }, 'body.segments.data'],
    [{ segments: { type: 'contact', data: 'ana' } }, 'body.segments.data'],
    [{ segments: { type: 'everybody' } }, 'body.segments'],
    [{ segments: 'none' }, 'body.segments'],
    [{ destination_field: 'phone' }, 'body.destination_field'],
    [{ destination_field: '999999' }, 'body.destination_field'],
    [{ limit_hour: { hour_start: '24:00' } }, 'body.limit_hour.hour_start'],
    [{ schedule_date: '2027-02-29 10:00:00' }, 'body.schedule_date'],
    [{ schedule_date: 'tomorrow' }, 'body.schedule_date'],
  ])('refuses %j, and sends nothing', async (more, place) => {
    const { account, send, recipients, campaign } = await openCampaign('ana@example.com')
    await expect(send(more as Partial<MarketingSchemas['EmailCampaignSend']>)).rejects.toMatchObject(
      refused(422, place),
    )
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({ status: 'draft' })
    await expect(recipients()).resolves.toEqual([])
  })

  it('knows no list of another account', async () => {
    const [mine, other] = [await openCampaign(), await openCampaign()]
    await expect(sendCampaign(mine.api, mine.hash, other.list_id)).rejects.toMatchObject(refused(422, 'body.list_id'))
  })

  it('waits for the time that it is scheduled for', async () => {
    const { account, api, send, recipients, campaign } = await openCampaign('ana@example.com')
    const schedule_date = await timeOf(account, HOUR)
    await send({ schedule_date })
    await settle(account, HOUR - 60)
    await expect(recipients()).resolves.toEqual([])
    const waiting = { status: 'queued', schedule_date: { enabled: true, date: schedule_date } }
    const before = await campaign()
    expect(before).toMatchObject(waiting)
    expect(before).not.toHaveProperty('start_date')
    await expect(api.listOperations()).resolves.toMatchObject({
      total_items: 1,
      items: [{ status: 'queued', start_date: schedule_date }],
    })
    await settle(account, 60)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', start_date: schedule_date })
  })

  it('asks who is on the list when its time has come, not when it was scheduled', async () => {
    const { account, api, list_id, idOf, send, recipients } = await openCampaign('ana@example.com', 'rui@example.com')
    await send({ schedule_date: await timeOf(account, HOUR) })
    await makeContact(api, list_id, 'eva@example.com')
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: idOf('rui@example.com') }] } })
    await settle(account, HOUR + 1)
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'eva@example.com'])
  })

  it('sends at once when its time is past', async () => {
    const { account, send, recipients } = await openCampaign('ana@example.com')
    await send({ schedule_date: await timeOf(account, -HOUR) })
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
  })

  it('is refused while it waits or is being sent', async () => {
    const { account, send, recipients, window } = await openCampaign('ana@example.com')
    await send({ schedule_date: await timeOf(account, 60), limit_hour: await window(3, 4) })
    await expect(send()).rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await settle(account, 61)
    await expect(send(), 'while it is sending').rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await settle(account, 5 * HOUR)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await send()
  })

  it('is queued once when two orders come at the same time', async () => {
    const { account, send, recipients } = await openCampaign('ana@example.com')
    const orders = await Promise.allSettled(Array.from({ length: 10 }, () => send({ segments: { type: 'none' } })))
    expect(orders.filter((order) => order.status === 'fulfilled')).toHaveLength(1)
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
  })

  it('holds the mails until the hours in which they may leave, and sends them in these hours', async () => {
    const { account, send, recipients, campaign, window } = await openCampaign('ana@example.com')
    const limit_hour = await window(3, 4)
    await send({ limit_hour })
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({ status: 'sending' })
    await settle(account, HOUR)
    await expect(recipients()).resolves.toEqual([])
    // One move of the clock over all the allowed hours.
    await settle(account, 12 * HOUR)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    const { created } = await account.sandbox.waitForCapturedMessage()
    expect(created.slice(11, 13)).toBe(limit_hour.hour_start.slice(0, 2))
  })

  it('tries deferred mails again in these hours only', async () => {
    const { account, send, recipients, campaign, window } = await openCampaign('defer@example.com')
    const limit_hour = await window(1, 2)
    await send({ limit_hour })
    await settle(account, 20 * DAY)
    expect((await recipients()).length).toBeGreaterThan(5)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 1 })
    for await (const { created } of account.sandbox.listCapturedMessages.items()) {
      expect(created.slice(11, 13), created).toBe(limit_hour.hour_start.slice(0, 2))
    }
  })

  it('looks at each contact again right before it writes to it', async () => {
    const emails = [
      'left@example.com',
      'moved@example.com',
      'off@example.com',
      'erased@example.com',
      'stays@example.com',
    ]
    const { account, api, list_id, idOf, send, recipients, campaign, window } = await openCampaign(...emails)
    // The run is planned now and sent later.
    await send({ limit_hour: await window(2, 3) })
    await settle(account)
    const edit = (email: string, base: MarketingSchemas['ContactUpdateBase']) =>
      api.updateContact({ path: { list_id, contact_id: idOf(email) }, body: { base } })
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: idOf('left@example.com') }] } })
    await edit('moved@example.com', { email: 'new@example.com' })
    await edit('off@example.com', { email_status: 'inactive' })
    await edit('erased@example.com', { email: '' })
    await makeContact(api, list_id, 'late@example.com')
    await settle(account, 4 * HOUR)
    await expect(recipients()).resolves.toEqual(['new@example.com', 'stays@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 5 })
    await expect(actionsOf(api, list_id, idOf('left@example.com'))).resolves.not.toContain('email_send')
  })

  it('leaves out who bounced, complained or left because of a former campaign, in every list', async () => {
    const gone = ['bounce-hard@example.com', 'complaint@example.com', 'left@example.com', 'told@example.com']
    const { account, api, list_id, send, recipients } = await openCampaign(
      ...gone,
      'bounce-soft@example.com',
      'stays@example.com',
    )
    await send()
    await settle(account)
    await expect(recipients()).resolves.toHaveLength(6)
    const mailTo = (recipient: string) => account.sandbox.waitForCapturedMessage({ query: { recipient } })
    const { headers } = await mailTo('left@example.com')
    const way = /<(.+)>/.exec(headers.find((header) => header.name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? ''
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await server.inject(way, { method: 'POST', body: form })).status).toBe(200)
    const { captured_id } = await mailTo('told@example.com')
    await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'complaint' } })
    await send()
    await settle(account)
    expect((await recipients()).slice().sort()).toEqual(
      [...gone, ...['bounce-soft@example.com', 'stays@example.com'].flatMap((r) => [r, r])].sort(),
    )

    // A contact who unsubscribed left this list only; one who bounced or complained gets nothing in any list.
    const other = await makeList(api, 'other')
    for (const email of [...gone, 'new@example.com']) await makeContact(api, other, email)
    const second = await makeCampaign(api, other)
    await sendCampaign(api, second, other)
    await settle(account)
    await expect(recipientsOf(account, second)).resolves.toEqual(['left@example.com', 'new@example.com'])
    await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ stats: { total_removed: 1 } })
  })
})

describe('retryCampaign', () => {
  const retry = ({ api, hash }: Awaited<ReturnType<typeof openCampaign>>) =>
    api.retryCampaign({ path: { campaign_hash: hash } })

  it('sends again to those who failed, at their addresses of now, and to nobody else', async () => {
    const opened = await openCampaign(
      'ana@example.com',
      'bounce-soft+1@example.com',
      'bounce-hard@example.com',
      'reject@example.com',
    )
    const { account, api, list_id, idOf, send, recipients, campaign } = opened
    await send({ limit_hour: await opened.window(-1, 2) })
    await settle(account)
    await api.updateContact({
      path: { list_id, contact_id: idOf('bounce-soft+1@example.com') },
      body: { base: { email: 'rui@example.com' } },
    })
    await expect(retry(opened)).resolves.toEqual({ result: 'success' })
    await settle(account)
    // Whoever bounced hard is suppressed; Ana has it.
    const first = ['ana@example.com', 'bounce-hard@example.com', 'bounce-soft+1@example.com', 'reject@example.com']
    await expect(recipients()).resolves.toEqual([...first, 'reject@example.com', 'rui@example.com'].sort())
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 6 })

    await retry(opened)
    await settle(account)
    expect((await recipients()).filter((email) => email === 'reject@example.com')).toHaveLength(3)
    expect((await recipients()).filter((email) => email === 'rui@example.com')).toHaveLength(1)
  })

  it('takes up those whom a cancelled repetition left out', async () => {
    const opened = await openCampaign('ana@example.com', 'bounce-soft@example.com')
    const { account, api, send, recipients } = opened
    await send({ limit_hour: await opened.window(-1, 1) })
    await settle(account)
    // Outside the hours, nothing is sent.
    await settle(account, 3 * HOUR)
    await retry(opened)
    await settle(account)
    const { items } = await api.listOperations()
    await api.cancelOperations({ body: { operations: [items[0]?.operation_id ?? 0] } })
    await settle(account, DAY)
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'bounce-soft@example.com'])
    await retry(opened)
    await settle(account, DAY)
    await expect(recipients()).resolves.toEqual([
      'ana@example.com',
      'bounce-soft@example.com',
      'bounce-soft@example.com',
    ])
  })

  it('is refused when nobody failed, and while the campaign is on its way', async () => {
    const opened = await openCampaign('ana@example.com')
    const { account, send } = opened
    await expect(retry(opened)).rejects.toMatchObject(refused(409, 'nothing_failed'))
    await send({ schedule_date: await timeOf(account, HOUR) })
    await expect(retry(opened)).rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await settle(account, 2 * HOUR)
    await expect(retry(opened)).rejects.toMatchObject(refused(409, 'nothing_failed'))
  })

  it('knows no campaign of another account', async () => {
    const { hash } = await openCampaign('ana@example.com')
    const { api } = await openAccount(server)
    await expect(api.retryCampaign({ path: { campaign_hash: hash } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('notify', () => {
  const userOf = async ({ accountId, api }: Account, username: string, email: string) => {
    await server.app.domain.accounts.users.create(accountId, {
      username,
      email,
      password: 'correct horse battery staple',
    })
    const { items } = await api.listUsers({ query: { username } })
    return items[0]?.user_id ?? 0
  }

  it('writes to the users when the campaign has been sent, with its counts', async () => {
    const { account, hash, send } = await openCampaign('ana@example.com', 'bounce-hard@example.com')
    const told = await userOf(account, `told-${hash}`, 'marta@example.com')
    const unreachable = await userOf(account, `unreachable-${hash}`, '')
    await send({ notify: [told, unreachable] })
    await settle(account)
    const { items } = await account.sandbox.listCapturedMessages({ query: { recipient: 'marta@example.com' } })
    expect(items).toMatchObject([{ sender: 'shop@example.com', subject: 'The campaign "Spring" was sent' }])
    const { text } = await account.sandbox.getCapturedMessage({ path: { captured_id: items[0]?.captured_id ?? 0 } })
    expect(text).toMatch(/planned: 2\naccepted: 1\nfailed: 1\nskipped: 0\n/)
  })

  it('writes no name that mail programs make a link of', async () => {
    const { account, list_id } = await openCampaign('ana@example.com')
    const told = await userOf(account, `told-${list_id}`, 'marta@example.com')
    const names = Object.values(linkTexts).reduce<string[]>(
      ([last = '', ...others], text) =>
        `${last} ${text}`.length > 255 ? [text, last, ...others] : [`${last} ${text}`.trim(), ...others],
      [],
    )
    for (const internal_name of names) {
      const hash = await makeCampaign(account.api, list_id, { internal_name })
      await sendCampaign(account.api, hash, list_id, { notify: [told] })
    }
    await settle(account)
    const { items } = await account.sandbox.listCapturedMessages({ query: { recipient: 'marta@example.com' } })
    expect(items).toHaveLength(names.length)
    for (const { captured_id } of items) {
      const { subject = '', text = '' } = await account.sandbox.getCapturedMessage({ path: { captured_id } })
      expect(subject).toContain('[.]')
      expect([hasLink(subject), hasLink(text)], text).toEqual([false, false])
    }
  })

  it('refuses a number that no user of the account has', async () => {
    const { account, send } = await openCampaign('ana@example.com')
    const own = await userOf(account, `own-${account.accountId}`, 'marta@example.com')
    const stranger = await userOf(await openAccount(server), `stranger-${account.accountId}`, 'rui@example.com')
    await expect(send({ notify: [own, stranger] })).rejects.toMatchObject(refused(422, 'body.notify.1'))
  })
})
