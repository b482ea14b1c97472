// Snapshots: an account goes back to what it was, under the same ids, as often as a test wants.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { changeRows, dropDatabaseOf } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { makeContact, makeField, makeList, openAccount, refused, timeOf } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { startSmtpSink } from '../../support/smtp.ts'
import { withSmsSender } from '../../support/texting.ts'

/** Everything that the doors show of an account, with all ids. */
async function viewOf(server: TestServer, key: string) {
  const [marketing, sandbox] = [server.marketing(key), server.sandbox(key)]
  const lists = (await marketing.listLists({ query: { order: 'asc' } })).items
  const inLists = lists.map(async ({ list_id }) => ({
    list: await marketing.getList({ path: { list_id } }),
    fields: await marketing.listFields({ path: { list_id } }),
    contacts: await marketing.listContacts({ path: { list_id }, query: { limit: 100 } }),
  }))
  const campaigns = (await marketing.listCampaigns()).items
  return {
    lists: await Promise.all(inLists),
    campaigns,
    reports: await Promise.all(
      campaigns.map(({ campaign_hash }) => marketing.getEmailReport({ path: { campaign_hash } })),
    ),
    senders: await marketing.listEmailSenders(),
    webhooks: await marketing.listWebhooks(),
    operations: await marketing.listOperations(),
    captured: await sandbox.listCapturedMessages({ query: { limit: 1000 } }),
    deliveries: await sandbox.listHookDeliveries(),
  }
}

const restore = (server: TestServer, snapshot_name: string, key = server.key) =>
  server.sandbox(key).restoreSnapshot({ path: { snapshot_name } })

describe('createSnapshot', () => {
  it('says what it holds, and refuses a name that is taken unless it is to be replaced', async () => {
    await using server = await startServer()
    const sandbox = server.sandbox()
    const empty = await sandbox.createSnapshot({ body: { name: 'a' } })
    expect(empty).toMatchObject({ name: 'a', records: 0 })
    const list_id = await makeList(server.marketing())
    await makeContact(server.marketing(), list_id, 'ana@example.com')
    await expect(sandbox.createSnapshot({ body: { name: 'a' } })).rejects.toMatchObject(refused(409, 'snapshot_exists'))
    // The list, the contact, its unique address, its event.
    const full = await sandbox.createSnapshot({ body: { name: 'a', replace: true } })
    expect(full).toMatchObject({ name: 'a', records: 4, bytes: expect.any(Number) })
    await expect(sandbox.listSnapshots()).resolves.toEqual({ total_items: 1, items: [full] })
    await expect(sandbox.createSnapshot({ body: { name: 'no spaces' } })).rejects.toMatchObject(
      refused(422, 'body.name'),
    )
  })

  it('refuses an account that is too large, and keeps nothing of it', async () => {
    await using server = await startServer({ app: { snapshotLimits: { records: 5, bytes: 1e6 } } })
    const list_id = await makeList(server.marketing())
    await makeContact(server.marketing(), list_id, 'ana@example.com')
    await makeContact(server.marketing(), list_id, 'rui@example.com')
    const error = {
      status: 409,
      errors: { account_too_large: expect.stringMatching(/5 records/), max_records: 5, max_bytes: 1e6 },
    }
    await expect(server.sandbox().createSnapshot({ body: { name: 'a' } })).rejects.toMatchObject(error)
    await expect(server.sandbox().listSnapshots()).resolves.toMatchObject({ total_items: 0 })
  })

  it('keeps 20 of an account', async () => {
    await using server = await startServer()
    for (let n = 0; n < 20; n++) await server.sandbox().createSnapshot({ body: { name: `s${n}` } })
    await expect(server.sandbox().createSnapshot({ body: { name: 'more' } })).rejects.toMatchObject(
      refused(409, 'too_many_snapshots'),
    )
    await expect(server.sandbox().createSnapshot({ body: { name: 's7', replace: true } })).resolves.toMatchObject({
      name: 's7',
    })
  })
})

const oneContact = [
  { kind: 'lists', records: 1 },
  { kind: 'contacts', records: 1 },
  { kind: 'events', records: 1 },
  // Its unique address.
  { kind: 'other', records: 1 },
]

describe('getSnapshot', () => {
  it('counts what it holds by kind, whatever the account has now', async () => {
    await using server = await startServer()
    const sandbox = server.sandbox()
    const list_id = await makeList(server.marketing())
    await makeContact(server.marketing(), list_id, 'ana@example.com')
    const snapshot = await sandbox.createSnapshot({ body: { name: 'a' } })
    await makeContact(server.marketing(), list_id, 'rui@example.com')
    const path = { snapshot_name: 'a' }
    const detail = { ...snapshot, restorable: true, counts: oneContact }
    await expect(sandbox.getSnapshot({ path })).resolves.toEqual(detail)
    await expect((await openAccount(server)).sandbox.getSnapshot({ path })).rejects.toThrow(NotFoundError)
  })

  it('says of one that an older version made that it cannot be restored', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-snapshot-'))
    try {
      const before = await startServer({ data })
      await before.sandbox().createSnapshot({ body: { name: 'old' } })
      await before.close()
      await changeRows(data, 'UPDATE snapshot SET version = version - 1, counts = NULL')
      await using server = await startServer({ data })
      const path = { snapshot_name: 'old' }
      await expect(server.sandbox(before.key).getSnapshot({ path })).resolves.toMatchObject({
        restorable: false,
        counts: [],
      })
    } finally {
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    }
  })
})

describe('getAccountCounts', () => {
  it('counts the records of the account by kind as a snapshot does', async () => {
    await using server = await startServer()
    const sandbox = server.sandbox()
    await expect(sandbox.getAccountCounts()).resolves.toEqual({ records: 0, counts: [] })
    await makeContact(server.marketing(), await makeList(server.marketing()), 'ana@example.com')
    await expect(sandbox.getAccountCounts()).resolves.toEqual({ records: 4, counts: oneContact })
    await sandbox.seedAccount({ body: { contacts: 20, reset: true } })
    await sandbox.advanceClock({ body: { seconds: 60 } })
    const { records, counts } = await sandbox.getAccountCounts()
    const snapshot = await sandbox.createSnapshot({ body: { name: 'seeded' } })
    const detail = await sandbox.getSnapshot({ path: { snapshot_name: 'seeded' } })
    expect({ records, counts }).toEqual({ records: snapshot.records, counts: detail.counts })
    expect(counts).toContainEqual({ kind: 'campaigns', records: expect.any(Number) })
    await expect((await openAccount(server)).sandbox.getAccountCounts()).resolves.toMatchObject({ records: 0 })
  })
})

describe('listSnapshots', () => {
  it('shows those of the account, newest first, in pages', async () => {
    await using server = await startServer()
    const other = await openAccount(server)
    for (const name of ['a', 'b', 'c']) await server.sandbox().createSnapshot({ body: { name } })
    await other.sandbox.createSnapshot({ body: { name: 'theirs' } })
    const page = await server.sandbox().listSnapshots({ query: { limit: 2 } })
    expect(page).toMatchObject({ total_items: 3, items: [{ name: 'c' }, { name: 'b' }] })
  })
})

describe('restoreSnapshot', () => {
  it('brings back a whole account under the same ids, as often as wanted, and no other changes', async () => {
    await using server = await startServer()
    const receiver = await startReceiver()
    try {
      const mailing = await withSender(server)
      const other = await openAccount(server)
      await makeList(other.api, 'Theirs')
      const campaign = await withCampaign(
        server,
        ['ana@example.com', 'rui@example.com', 'bounce-hard@example.com'],
        mailing,
      )
      await makeField(mailing.marketing, campaign.list_id, 'text', { unique: true })
      await mailing.marketing.createWebhook({
        body: { list_id: campaign.list_id, url: receiver.url, actions: ['email_send'] },
      })
      await mailing.send({ to: 'single@example.com', htmlBody: '<p>ça <b>va</b></p>' })
      await mailing.captured('single@example.com')
      await campaign.start()
      await eventually(async () => (await campaign.status()) === 'sent')
      const delivered = { total_items: 3, items: Array.from({ length: 3 }, () => ({ state: 'delivered' })) }
      await eventually(async () => (expect(await mailing.sandbox.listHookDeliveries()).toMatchObject(delivered), true))
      const [before, theirs] = [await viewOf(server, server.key), await viewOf(server, other.key)]
      await mailing.sandbox.createSnapshot({ body: { name: 'sent' } })

      for (let round = 0; round < 2; round++) {
        await makeContact(mailing.marketing, campaign.list_id, `new${round}@example.com`)
        await mailing.marketing.updateList({ path: { list_id: campaign.list_id }, body: { internal_name: 'Changed' } })
        await mailing.send({ to: 'later@example.com' })
        await mailing.captured('later@example.com')
        await restore(server, 'sent')
        expect(await viewOf(server, server.key)).toEqual(before)
        expect(await viewOf(server, other.key)).toEqual(theirs)
        await mailing.sandbox.resetAccount()
        await restore(server, 'sent')
        expect(await viewOf(server, server.key)).toEqual(before)
      }
      // Nothing that was done is done again.
      expect(receiver.requests).toHaveLength(3)

      // Links of messages work, unique values are held, suppressed addresses stay so.
      const { captured_id } = (await mailing.sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com' } }))
        .items[0] ?? { captured_id: 0 }
      await mailing.sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'click' } })
      expect(await campaign.overall()).toMatchObject({ clicks: 1 })
      await expect(makeContact(mailing.marketing, campaign.list_id, 'ANA@example.com')).rejects.toMatchObject({
        status: 409,
      })
    } finally {
      await receiver.close()
    }
  })

  it('numbers go on: what is made after a restore has an id that nothing had', async () => {
    await using server = await startServer()
    const { api } = await openAccount(server)
    const { marketing, sandbox } = { marketing: server.marketing(), sandbox: server.sandbox() }
    const first = await makeList(marketing)
    await sandbox.createSnapshot({ body: { name: 'a' } })
    const seen = [first]
    const contacts = new Set<string>()
    for (let round = 0; round < 3; round++) {
      const list_id = await makeList(marketing)
      expect(seen).not.toContain(list_id)
      seen.push(list_id)
      for (const email of ['a@example.com', 'b@example.com']) contacts.add(await makeContact(marketing, list_id, email))
      await restore(server, 'a')
      await makeList(api)
    }
    expect(contacts.size).toBe(6)
    expect((await marketing.listLists()).items.map(({ list_id }) => list_id)).toEqual([first])
  })

  it('what waited at the snapshot waits again: a schedule fires after each restore', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const { marketing, sandbox } = mailing
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    await campaign.start({ schedule_date: await timeOf({ sandbox }, 3_600) })
    await sandbox.createSnapshot({ body: { name: 'scheduled' } })
    for (let round = 0; round < 2; round++) {
      await sandbox.advanceClock({ body: { seconds: 7200 } })
      expect(await campaign.status()).toBe('sent')
      await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })
      await restore(server, 'scheduled')
      // The clock went back with everything else, so the campaign waits.
      await expect(marketing.listOperations()).resolves.toMatchObject({ total_items: 1 })
      await expect(sandbox.getClock()).resolves.toMatchObject({ due: [{ kind: 'campaign_start' }] })
    }
  })

  it('brings back what the transactional API has: templates, apps, webhooks, messages, alerts, codes', async () => {
    await using server = await startServer()
    const { sender_id, transactional: api, sandbox, send, settled } = await withSmsSender(server)
    const senderId = String(sender_id)
    const { templateId: app } = await api.createMobileApp({ body: { name: 'Shop app', sandbox: false } })
    await api.createPushTemplate({ body: { templateName: 'a', subject: 'a', textBody: 'a', appId: Number(app) } })
    await api.createWebhook({ body: { channel: 'sms', url: 'http://127.0.0.1:9/', actions: ['delivered'] } })
    await api.createAlertTemplate({
      body: { name: 'fire', channel: 'sms', interval: 60, maxAttempts: 3, textBody: 'Fire' },
    })
    const { alertId } = await api.executeAlert({
      body: { alertTemplateName: 'fire', senderId, to: [{ phone: '351-910000002' }] },
    })
    const { requestId } = await api.requestVerifyBySms({ body: { senderId, to: '351-910000003' } })
    const messageId = await send()
    await settled(messageId)
    const view = async () => ({
      app: await api.getMobileApp({ path: { id: app } }),
      templates: await api.listPushTemplates(),
      webhooks: await api.listWebhooks(),
      alertTemplates: await api.listAlertTemplates(),
      code: await api.getVerifyRequest({ path: { id: requestId } }),
      log: await api.getSmsLog({ path: { messageId } }),
    })
    const toAlert = { query: { recipient: '351-910000002' } }
    const alerted = async () => (await sandbox.listCapturedMessages(toAlert)).total_items
    await eventually(async () => (await sandbox.listCapturedMessages()).total_items === 3)
    const before = await view()
    await sandbox.createSnapshot({ body: { name: 'a' } })
    for (let round = 0; round < 2; round++) {
      await sandbox.resetAccount()
      await expect(api.getSmsLog({ path: { messageId } })).rejects.toThrow(NotFoundError)
      await restore(server, 'a')
      expect(await view()).toEqual(before)
    }
    // The alert goes on from where it was.
    expect(await alerted()).toBe(1)
    await sandbox.advanceClock({ body: { seconds: 61 } })
    await eventually(async () => (await alerted()) === 2)
    await expect(api.getAlert({ path: { id: alertId } })).resolves.toMatchObject({
      alertId,
      attempts: 2,
      status: 'pending',
    })
  })

  it('the file of an import that was being fetched is fetched anew, and the fetch before writes nothing', async () => {
    const gate = Promise.withResolvers<void>()
    let fetched = 0
    const files = await startReceiver(async () => {
      const isFirst = ++fetched === 1
      if (isFirst) await gate.promise
      // What the first one brings belongs to what is over.
      return { status: 200, body: isFirst ? 'email\nlate@example.com\n' : 'email\nana@example.com\nrui@example.com\n' }
    })
    try {
      await using server = await startServer()
      const { marketing, sandbox } = { marketing: server.marketing(), sandbox: server.sandbox() }
      const list_id = await makeList(marketing)
      const file = { url: `${files.url}/contacts.csv`, field_mapping: [{ field_id: 'email', column_name: 'email' }] }
      await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', file } })
      await files.waitForCount(1)
      await sandbox.createSnapshot({ body: { name: 'fetching' } })
      await restore(server, 'fetching')
      await eventually(async () => (await marketing.listOperations()).total_items === 0)
      gate.resolve()
      await sandbox.advanceClock({ body: { seconds: 1 } })
      const { items } = await marketing.listContacts({ path: { list_id } })
      expect(items.map(({ base }) => base.email).sort()).toEqual(['ana@example.com', 'rui@example.com'])
    } finally {
      gate.resolve()
      await files.close()
    }
  })

  it('work in hand writes nothing into the restored account', async () => {
    const held = Promise.withResolvers<void>()
    let received = 0
    const smtp = await startSmtpSink({
      rejectData: async () => {
        received++
        await held.promise
        return null
      },
    })
    const receiver = await startReceiver(async () => {
      await held.promise
      return 500
    })
    try {
      await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
      const mailing = await withSender(server)
      const campaign = await withCampaign(
        server,
        Array.from({ length: 30 }, (_, n) => `reader${n}@example.com`),
        mailing,
      )
      await mailing.marketing.createWebhook({
        body: { list_id: campaign.list_id, url: receiver.url, actions: ['subscription'] },
      })
      await mailing.sandbox.createSnapshot({ body: { name: 'before' } })
      const before = await viewOf(server, server.key)
      await makeContact(mailing.marketing, campaign.list_id, 'late@example.com')
      const single = await mailing.send({ to: 'single@example.com' })
      await campaign.start()
      await eventually(() => received > 1 && receiver.requests.length === 1)
      // A snapshot of the work in hand, and then both states are put back while the mail host still holds on.
      await mailing.sandbox.createSnapshot({ body: { name: 'middle' } })
      await restore(server, 'before')
      held.resolve()
      await mailing.sandbox.advanceClock({ body: { seconds: 1 } })
      expect(await viewOf(server, server.key)).toEqual(before)
      await expect(mailing.transactional.getEmailLog({ path: { messageId: single } })).rejects.toThrow(NotFoundError)

      // What was in hand at the snapshot is done once more, and the run adds up.
      await restore(server, 'middle')
      await eventually(async () => (await campaign.status()) === 'sent')
      expect(await campaign.overall()).toMatchObject({ sends: 31 })
      expect(await mailing.settled(single)).toMatch(/finished|delivered/)
      await eventually(() => receiver.requests.length >= 2)
    } finally {
      held.resolve()
      await Promise.all([smtp.close(), receiver.close()])
    }
  })

  it('restored while the same work is under way, neither is taken for the other', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const answers = [503, 200]
    const receiver = await startReceiver(async () => {
      const n = receiver.requests.length - 1
      await gates[n]?.promise
      return answers[n] ?? 200
    })
    try {
      await using server = await startServer()
      const { marketing, sandbox } = { marketing: server.marketing(), sandbox: server.sandbox() }
      const list_id = await makeList(marketing)
      await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      await makeContact(marketing, list_id, 'ana@example.com')
      await receiver.waitForCount(1)
      // The delivery is under way in the snapshot; it is restored while it still is.
      await sandbox.createSnapshot({ body: { name: 'a' } })
      await restore(server, 'a')
      gates[0]?.resolve()
      await receiver.waitForCount(2)
      // The first attempt failed, but it belongs to what is over: no attempt is on record yet.
      const { delivery_id } = (await sandbox.listHookDeliveries()).items[0] ?? { delivery_id: 0 }
      await expect(sandbox.getHookDelivery({ path: { delivery_id } })).resolves.toMatchObject({
        state: 'pending',
        attempts: 0,
        attempt_log: [],
      })
      gates[1]?.resolve()
      await eventually(async () => (await sandbox.getHookDelivery({ path: { delivery_id } })).state === 'delivered')
      expect((await sandbox.getHookDelivery({ path: { delivery_id } })).attempt_log).toMatchObject([{ status: 200 }])
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    } finally {
      for (const gate of gates) gate.resolve()
      await receiver.close()
    }
  })

  it('removes the faults, and refuses what does not exist or is of another version', async () => {
    await using server = await startServer()
    const sandbox = server.sandbox()
    await sandbox.createSnapshot({ body: { name: 'a' } })
    await sandbox.createFault({ body: { type: 'status', status: 503, times: null } })
    await expect(server.marketing().listLists()).rejects.toMatchObject({ status: 503 })
    await restore(server, 'a')
    await expect(server.marketing().listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(sandbox.listFaults()).resolves.toMatchObject({ total_items: 0 })
    await expect(restore(server, 'b')).rejects.toThrow(NotFoundError)
    const other = await openAccount(server)
    await expect(restore(server, 'a', other.key)).rejects.toThrow(NotFoundError)
  })
})

describe('deleteSnapshot', () => {
  it('deletes it and leaves the account alone', async () => {
    await using server = await startServer()
    const sandbox = server.sandbox()
    const list_id = await makeList(server.marketing())
    await sandbox.createSnapshot({ body: { name: 'a' } })
    await sandbox.deleteSnapshot({ path: { snapshot_name: 'a' } })
    await expect(sandbox.listSnapshots()).resolves.toEqual({ total_items: 0, items: [] })
    await expect(restore(server, 'a')).rejects.toThrow(NotFoundError)
    await expect(server.marketing().getList({ path: { list_id } })).resolves.toMatchObject({ list_id })
    await expect(sandbox.deleteSnapshot({ path: { snapshot_name: 'a' } })).rejects.toThrow(NotFoundError)
  })
})
