import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromContactId } from '../../../src/server/lib/ids.ts'
import { changeRows, dropDatabaseOf, readRows } from '../../support/engine.ts'
import { confirm, confirmationLink, enter } from '../../support/forms.ts'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import {
  type Account,
  actionsOf,
  campaignOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()

const ANA = { email: 'ana@example.com', first_name: 'Ana', cellphone: '351-910000077', phone: '351-210000077' }

async function withAna() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  const contact_id = await makeContact(account.api, list_id, { base: ANA })
  return { ...account, list_id, contact_id, path: { list_id } }
}

async function forget({ api, ...account }: Account, list_id: number, ...contacts: string[]) {
  await api.forgetContacts({ path: { list_id }, body: { contacts } })
  await settle(account)
}

const emailsOf = async ({ api }: Account, list_id: number) =>
  (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items.map(({ base }) => base.email).sort()

describe('forgetContacts', () => {
  it('removes the contact with its activities, as an operation that webhooks hear of', async () => {
    const account = await withAna()
    const { api, sandbox, list_id, contact_id } = account
    await makeContact(api, list_id, 'rui@example.com')
    const body = {
      list_id,
      url: receiver.url,
      actions: ['forget_subscription' as const],
      fields: ['email', 'first_name'],
    }
    await api.createWebhook({ body })
    await expect(api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })).resolves.toEqual({
      result: 'success',
      operation_id: expect.any(Number),
    })
    await settle(account)
    await expect(api.listEndedOperations()).resolves.toMatchObject({
      items: [{ type: 'mass_operation', status: 'finished' }],
    })
    await expect(emailsOf(account, list_id)).resolves.toEqual(['rui@example.com'])
    await expect(api.getContact({ path: { list_id, contact_id } })).rejects.toMatchObject(refused(404))
    await expect(api.listContactActivities({ path: { list_id, contact_id } })).resolves.toEqual({
      items: [{ date: expect.any(String), action_name: 'forget_subscription' }],
    })
    const other = await makeList(api, 'Other')
    await expect(actionsOf(api, other, contact_id)).rejects.toMatchObject(refused(404))
    const stranger = await openAccount(server)
    await expect(actionsOf(stranger.api, list_id, contact_id)).rejects.toMatchObject(refused(404))
    const told = await receiver.waitFor(({ body: text }) => text.includes(contact_id))
    expect(JSON.parse(told.body)).toMatchObject({ action: 'forget_subscription', contact: { contact_id } })
    expect(Object.keys(JSON.parse(told.body).contact)).toEqual(['contact_id'])
    const { items: deliveries } = await sandbox.listHookDeliveries()
    expect(deliveries.map(({ event }) => event)).toEqual(['forget_subscription'])
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('forgets the same email address in other lists, and takes a shared number from others', async () => {
    const account = await withAna()
    const { api, list_id, contact_id } = account
    const other = await makeList(api, 'Other')
    await makeContact(api, other, { base: { email: 'ANA@example.com', first_name: 'Ana' } })
    const rui = await makeContact(api, other, {
      base: { email: 'rui@example.com', first_name: 'Rui', phone: ANA.cellphone, cellphone: '351-910000078' },
    })
    await forget(account, list_id, contact_id)
    await expect(emailsOf(account, other)).resolves.toEqual(['rui@example.com'])
    const { base } = await api.getContact({ path: { list_id: other, contact_id: rui } })
    expect(base).toMatchObject({ first_name: 'Rui', cellphone: '351-910000078', phone: '' })
  })

  it('leaves other accounts alone', async () => {
    const account = await withAna()
    const other = await withAna()
    await forget(account, account.list_id, account.contact_id)
    await expect(emailsOf(other, other.list_id)).resolves.toEqual([ANA.email])
    await makeContact(other.api, await makeList(other.api, 'Other'), { base: ANA })
  })

  it('keeps hashes of the addresses on the suppression list, which nobody can take off', async () => {
    const account = await withAna()
    const { api, list_id, contact_id } = account
    await api.addSuppressionEntries({ body: { type: 'email', value: [ANA.email, 'eva@example.com'] } })
    await forget(account, list_id, contact_id)
    const { items } = await api.listSuppressionEntries({ query: { method: 'forgotten' } })
    expect(items.map(({ type }) => type).sort()).toEqual(['cellphone', 'email', 'phone'])
    for (const { value } of items) expect(value).toMatch(/^[a-f\d]{64}$/)
    const manual = await api.listSuppressionEntries({ query: { method: 'manual' } })
    expect(manual.items).toMatchObject([{ value: 'eva@example.com' }])
    const found = await api.listSuppressionEntries({ query: { value: 'Ana@Example.com' } })
    expect(found.items).toMatchObject([{ type: 'email', method: 'forgotten' }])
    const path = { suppression_id: found.items[0]?.id ?? 0 }
    await expect(api.deleteSuppressionEntry({ path })).rejects.toMatchObject(refused(409, 'unremovable_entry'))
    await api.addSuppressionEntries({ body: { type: 'email', value: [ANA.email] } })
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 4 })
  })

  it('lets nobody bring the person back: not a new contact, a change, an import', async () => {
    const account = await withAna()
    const { api, list_id, contact_id, path } = account
    const work = await makeField(api, list_id, 'email', { name: 'Work' })
    await forget(account, list_id, contact_id)
    const isForgotten = refused(409, 'address_forgotten')
    await expect(makeContact(api, list_id, 'ANA@example.com')).rejects.toMatchObject(isForgotten)
    await expect(
      makeContact(api, list_id, { base: { email: 'x@example.com', phone: '+351 910 000 077' } }),
    ).rejects.toMatchObject(isForgotten)
    await expect(makeContact(api, list_id, { extra: [{ field_id: work, value: ANA.email }] })).rejects.toMatchObject(
      isForgotten,
    )
    const rui = await makeContact(api, list_id, 'rui@example.com')
    const change = { path: { list_id, contact_id: rui }, body: { base: { email: ANA.email } } }
    await expect(api.updateContact(change)).rejects.toMatchObject(isForgotten)
    await api.importContacts({
      path,
      body: {
        mode: 'update',
        compare_field: 'email',
        contacts: [
          { base: ANA },
          { base: { email: 'new@example.com' } },
          { base: { email: 'rui@example.com', phone: ANA.phone } },
        ],
        callback_url: receiver.url,
      },
    })
    await settle(account)
    await expect(emailsOf(account, list_id)).resolves.toEqual(['new@example.com', 'rui@example.com'])
    const { body } = await receiver.waitFor(({ body: text }) => text.includes('ignored'))
    expect(JSON.parse(body)).toMatchObject({ imported: 1, updated: 0, ignored: 2, invalid: 0 })
  })

  it('passes over ids that the list does not have, and refuses an unknown list', async () => {
    const account = await withAna()
    const { api } = account
    const other = await makeList(api, 'Other')
    await forget(account, other, account.contact_id, 'ffffffffff')
    await expect(emailsOf(account, account.list_id)).resolves.toEqual([ANA.email])
    const unknown = { path: { list_id: 999_999 }, body: { contacts: [account.contact_id] } }
    await expect(api.forgetContacts(unknown)).rejects.toMatchObject(refused(404))
  })

  it('takes away the mails to friends that they sent on', async () => {
    const mail = await sendMail(server, {
      contact: { base: { first_name: 'Ana' } },
      campaign: { header_footer: { footer_links: { forward: true } } },
    })
    const { account, list_id, contact_id } = mail
    const values = { name: 'Ana of Lisboa', friend1: 'rui@example.org', note: 'My own words' }
    await server.app.http.inject({
      method: 'POST',
      url: new URL(linkOf(mail, 'Forward to a friend')).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    })
    await settle(account)
    const told = async () => {
      const texts = await Promise.all(
        ['transactional_message', 'captured_message', 'message'].map((table) =>
          readRows(server.data, `SELECT * FROM ${table} WHERE account_id = ${account.accountId}`),
        ),
      )
      texts.push(await readRows(server.data, 'SELECT content FROM transactional_content'))
      const text = JSON.stringify(texts)
      return ['Ana of Lisboa', 'My own words', 'rui@example.org'].filter((word) => text.includes(word))
    }
    await expect(told()).resolves.toEqual(['Ana of Lisboa', 'My own words', 'rui@example.org'])
    await forget(account, list_id, contact_id)
    await expect(told()).resolves.toEqual([])
  })
})

describe('a forgetting that is under way', () => {
  it('is paused, resumed and cancelled like any operation', async () => {
    const account = await withAna()
    const { api, list_id, contact_id, path } = account
    const rui = await makeContact(api, list_id, 'rui@example.com')
    await api.forgetContacts({ path, body: { contacts: [contact_id] } })
    const operations = (await api.listOperations()).items.map(({ operation_id }) => operation_id)
    await api.pauseOperations({ body: { operations } })
    await settle(account)
    await expect(emailsOf(account, list_id)).resolves.toEqual([ANA.email, 'rui@example.com'])
    await api.resumeOperations({ body: { operations } })
    await settle(account)
    await expect(emailsOf(account, list_id)).resolves.toEqual(['rui@example.com'])
    await api.forgetContacts({ path, body: { contacts: [rui] } })
    const second = (await api.listOperations()).items.map(({ operation_id }) => operation_id)
    await api.cancelOperations({ body: { operations: second } })
    await settle(account)
    await expect(emailsOf(account, list_id)).resolves.toEqual(['rui@example.com'])
    await forget(account, list_id, rui)
    await expect(emailsOf(account, list_id)).resolves.toEqual([])
  })

  it('goes on after a restart, with a contact of thousands of events', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-forget-'))
    const first = await startServer({ data })
    const account = await openAccount(first)
    const { api, accountId, key } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, { base: ANA })
    const values = `${accountId}, 'email_open', 1, ${list_id}, ${fromContactId(contact_id)}`
    const many = Array.from({ length: 12_000 }, () => `(${values})`).join()
    await changeRows(data, `INSERT INTO event (account_id, kind, at, list_id, contact_id) VALUES ${many}`)
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await first.close()
    const second = await startServer({ data })
    try {
      const again = { api: second.marketing(key), sandbox: second.sandbox(key) }
      await settle(again)
      await expect(again.api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 0 })
      const left = await readRows<{ kind: string }>(data, `SELECT kind FROM event WHERE list_id = ${list_id}`)
      expect(left.map(({ kind }) => kind)).toEqual(['forget_subscription'])
    } finally {
      await second.close()
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    }
  })

  it('keeps a campaign under way from writing to them, which counts them as skipped', async () => {
    const account = await withAna()
    const { api, list_id, contact_id } = account
    await makeContact(api, list_id, 'defer@example.com')
    const campaign_hash = await makeCampaign(api, list_id)
    await sendCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, 60) })
    await forget(account, list_id, contact_id)
    await settle(account, 120)
    await expect(recipientsOf(account, campaign_hash)).resolves.toEqual(['defer@example.com'])
    const deferred = (await api.listContacts({ path: { list_id } })).items[0]?.base.contact_id ?? ''
    await forget(account, list_id, deferred)
    await settle(account, 80 * 3_600)
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'sent' })
    const rows = await readRows<{ state: string; address: string }>(
      server.data,
      `SELECT state, address FROM message WHERE list_id = ${list_id}`,
    )
    expect(rows).toEqual([{ state: 'skipped', address: '' }])
  })
})

describe('single messages to somebody who was forgotten', () => {
  it('are found no more, but counted; those that wait are called off, and new ones refused', async () => {
    const account = await withAna()
    const { api, list_id, contact_id, sandbox, key } = account
    const transactional = server.transactional(key)
    const senderId = String(await makeSender(api))
    const mail = { senderId, subject: 'Hello', textBody: 'Hello' }
    const send = async (more: object) =>
      Number((await transactional.sendEmail({ body: { ...mail, to: ANA.email, ...more } })).messageId)
    const sent = await send({})
    const copied = await send({ to: 'eva@example.com', cc: [ANA.email] })
    const waiting = await send({ to: 'eva@example.com', cc: [ANA.email], scheduleTo: await timeOf(account, 3_600) })
    await send({ scheduleTo: await timeOf(account, 3_600), cc: ['eva@example.com'] })
    await settle(account)
    const report = async () => (await transactional.getEmailReport()).map((row) => [row.metricsTotal, row.metricsSent])
    const before = await report()
    expect(before).toHaveLength(1)
    await forget(account, list_id, contact_id)
    await expect(transactional.getEmailLog({ path: { messageId: sent } })).rejects.toMatchObject({ status: 404 })
    const [log] = await transactional.getEmailLog({ path: { messageId: copied } })
    expect(log?.campaign).toMatchObject({ contentText: '', contentSubject: '', cc: [] })
    const [kept] = await transactional.getEmailLog({ path: { messageId: waiting } })
    expect(kept?.campaign).toMatchObject({ contentText: 'Hello', contentSubject: 'Hello' })
    expect(JSON.stringify(kept)).not.toContain(ANA.email)
    await expect(report()).resolves.toEqual(before)
    await settle(account, 7_200)
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ recipient }) => recipient)).toEqual(['eva@example.com'])
    const late = await send({})
    await settle(account)
    const [refusedLog] = await transactional.getEmailLog({ path: { messageId: late } })
    expect(refusedLog?.campaign.currentStatus).toBe('rejected')
  })
})

describe('somebody who was forgotten', () => {
  it('comes back by a subscription of their own that they confirm', async () => {
    const account = await withAna()
    const { api, sandbox, list_id, contact_id, path } = account
    await makeSender(api)
    const form = await api.createForm({ path, body: { name: 'News', fields: [{ field_id: 'email' }] } })
    await forget(account, list_id, contact_id)
    expect((await enter(server, form, { email: ANA.email })).status).toBeLessThan(400)
    await confirm(server, await confirmationLink(sandbox, ANA.email))
    await settle(account)
    const { items } = await api.listContacts({ path })
    expect(items).toMatchObject([{ base: { email: ANA.email, status: 'active' } }])
    const left = await api.listSuppressionEntries({ query: { method: 'forgotten', type: 'email' } })
    expect(left.total_items).toBe(0)
    const campaign_hash = await makeCampaign(api, list_id)
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account)
    await expect(recipientsOf(account, campaign_hash)).resolves.toEqual([ANA.email])
  })
})
