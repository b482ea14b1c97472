import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../../src/clients/index.ts'
import { MAX_IN_PROGRESS } from '../../../src/server/domain/campaigns/runs/concurrency.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { startServer, type TestServer, useServer } from '../../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../../support/smtp.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

const server = useServer()

const nothing = { invalid_operation_action: [], operation_not_found: [] }
const done = (...ids: number[]) => ({ success: ids, error: nothing })
const invalid = (...ids: number[]) => ({ success: [], error: { ...nothing, invalid_operation_action: ids } })
const unknown = (...ids: number[]) => ({ success: [], error: { ...nothing, operation_not_found: ids } })

const actionsOf = (api: MarketingClient) => ({
  approve: (...operations: number[]) => api.approveOperations({ body: { operations } }),
  cancel: (...operations: number[]) => api.cancelOperations({ body: { operations } }),
  pause: (...operations: number[]) => api.pauseOperations({ body: { operations } }),
  resume: (...operations: number[]) => api.resumeOperations({ body: { operations } }),
})

/** A campaign to these addresses that waits for an hour, and its operation. */
async function schedule(emails: string[] = ['ana@example.com'], more: Parameters<typeof sendCampaign>[3] = {}) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  for (const email of emails) await makeContact(api, list_id, email)
  const hash = await makeCampaign(api, list_id)
  await sendCampaign(api, hash, list_id, { schedule_date: await timeOf(account, HOUR), ...more })
  const id = (await api.listOperations()).items[0]?.operation_id as number
  return {
    account,
    api,
    id,
    list_id,
    hash,
    ...actionsOf(api),
    operation: async () => (await api.listOperations()).items[0],
    campaign: () => campaignOf(api, hash),
    recipients: () => recipientsOf(account, hash),
  }
}

/** The run of an operation as the store has it. */
async function runOf(folder: string, operation: number) {
  const columns = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown']
  const [run] = await readRows<Record<string, unknown>>(
    folder,
    `SELECT state, ${columns} FROM run WHERE operation_id = ${operation}`,
  )
  const counts = Object.fromEntries(columns.map((name) => [name, Number(run?.[name])])) as Record<
    'planned' | 'accepted' | 'cancelled',
    number
  >
  return { state: run?.['state'], ...counts }
}

const contactsOf = (n: number) => Array.from({ length: n }, (_, i) => ({ base: { email: `a${i}@example.com` } }))

describe('approveOperations', () => {
  it('lets a scheduled campaign begin at once, and only once', async () => {
    const { account, approve, id, campaign, recipients } = await schedule()
    await expect(approve(id)).resolves.toEqual(done(id))
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 1 })
    await settle(account, 2 * HOUR)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await expect(approve(id), 'it has left the list').resolves.toEqual(unknown(id))
  })

  it('judges each by itself: what is paused, and what is not there', async () => {
    const { approve, pause, id, campaign } = await schedule()
    const other = await schedule()
    await pause(id)
    const answer = {
      success: [],
      error: { invalid_operation_action: [id], operation_not_found: [other.id, 9_999_999] },
    }
    await expect(approve(id, 9_999_999, id, other.id)).resolves.toEqual(answer)
    await expect(campaign()).resolves.toMatchObject({ status: 'paused' })
    await expect(other.operation()).resolves.toMatchObject({ status: 'queued' })
  })
})

describe('pauseOperations', () => {
  it('holds a scheduled campaign beyond its time', async () => {
    const { account, api, pause, resume, id, operation, campaign, recipients } = await schedule()
    await expect(pause(id)).resolves.toEqual(done(id))
    await expect(pause(id)).resolves.toEqual(invalid(id))
    await expect(api.listOperations({ query: { status: 'paused' } })).resolves.toMatchObject({ total_items: 1 })
    await settle(account, 2 * HOUR)
    await expect(campaign()).resolves.toMatchObject({ status: 'paused' })
    await expect(recipients()).resolves.toEqual([])
    await expect(resume(id)).resolves.toEqual(done(id))
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent' })
    await expect(operation()).resolves.toBeUndefined()
  })

  it('keeps a campaign from being changed, deleted and sent', async () => {
    const { api, hash, list_id, pause, id } = await schedule()
    await pause(id)
    const path = { campaign_hash: hash }
    await expect(api.updateEmailCampaign({ path, body: { subject: 'New' } })).rejects.toMatchObject(
      refused(422, 'path.campaign_hash'),
    )
    await expect(api.deleteCampaign({ path })).rejects.toMatchObject(refused(409, 'campaign_in_progress'))
    await expect(sendCampaign(api, hash, list_id)).rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject({ status: 409 })
  })

  it('holds mails that wait for another attempt, and loses none of their tries', async () => {
    const { account, approve, pause, resume, id, campaign, recipients } = await schedule([
      'defer@example.com',
      'ana@example.com',
    ])
    await approve(id)
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'defer@example.com'])
    await pause(id)
    await settle(account, DAY)
    await expect(recipients()).resolves.toHaveLength(2)
    await resume(id)
    await settle(account)
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'defer@example.com', 'defer@example.com'])
    await settle(account, 5 * DAY)
    await expect(recipients()).resolves.toHaveLength(10)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 2 })
  })

  it('looks at the hours again before a mail that was put off is tried again', async () => {
    const first = await openAccount(server)
    const hour = async (seconds: number) => `${(await timeOf(first, seconds)).slice(11, 13)}:00`
    const limit_hour = { hour_start: await hour(0), hour_end: await hour(2 * HOUR) }
    const { account, approve, pause, resume, id, recipients } = await schedule(['defer@example.com'], { limit_hour })
    await approve(id)
    await settle(account)
    await expect(recipients()).resolves.toHaveLength(1)
    await pause(id)
    await settle(account, 5 * HOUR)
    await resume(id)
    await settle(account, HOUR)
    await expect(recipients(), 'the hours are over').resolves.toHaveLength(1)
    await settle(account, 20 * HOUR)
    await expect(recipients()).resolves.not.toHaveLength(1)
    for await (const { recipient, created } of account.sandbox.listCapturedMessages.items()) {
      const time = created.slice(11, 16)
      const { hour_start: from, hour_end: to } = limit_hour
      const inside = from < to ? time >= from && time < to : time >= from || time < to
      expect(inside, `${recipient} ${created}`).toBe(true)
    }
  })

  it('stops an import between two slices, and it goes on where it stopped', async () => {
    const account = await openAccount(server)
    const { api } = account
    const { pause, resume } = actionsOf(api)
    const list_id = await makeList(api)
    await api.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', contacts: contactsOf(30_000) },
    })
    const [operation] = (await api.listOperations()).items
    const id = operation?.operation_id as number
    await expect(pause(id)).resolves.toEqual(done(id))
    const count = async () => (await api.listContacts({ path: { list_id } })).total_items
    const before = await count()
    await settle(account)
    expect(before).toBeLessThan(30_000)
    await expect(count(), 'nobody came after it was paused').resolves.toBe(before)
    await expect(api.listOperations()).resolves.toMatchObject({ items: [{ status: 'paused' }] })
    await expect(resume(id)).resolves.toEqual(done(id))
    await settle(account)
    await expect(count()).resolves.toBe(30_000)
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('resumeOperations', () => {
  it('lets a scheduled campaign wait for its time again', async () => {
    const { account, pause, resume, approve, id, campaign, operation, recipients } = await schedule()
    await expect(resume(id)).resolves.toEqual(invalid(id))
    await pause(id)
    await resume(id)
    await expect(operation()).resolves.toMatchObject({ status: 'queued' })
    await settle(account, HOUR - 60)
    await expect(recipients()).resolves.toEqual([])
    await pause(id)
    await resume(id)
    await settle(account, 61)
    await expect(recipients()).resolves.toEqual(['ana@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent' })
    await expect(approve(id)).resolves.toEqual(unknown(id))
  })
})

describe('cancelOperations', () => {
  it('ends a scheduled campaign, which can be sent again', async () => {
    const { account, api, list_id, hash, cancel, id, operation, campaign, recipients } = await schedule()
    await expect(cancel(id)).resolves.toEqual(done(id))
    await expect(operation()).resolves.toBeUndefined()
    await expect(campaign()).resolves.toMatchObject({ status: 'canceled', end_date: expect.any(String) })
    await expect(cancel(id)).resolves.toEqual(unknown(id))
    await sendCampaign(api, hash, list_id)
    await settle(account, 2 * HOUR)
    await expect(recipients(), 'the timer of the first is gone').resolves.toEqual(['ana@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent' })
  })

  it.each(['at once', 'after a pause'])('calls off mails that wait for another attempt, %s', async (when) => {
    const { account, approve, pause, cancel, id, campaign, recipients } = await schedule([
      'defer@example.com',
      'ana@example.com',
    ])
    await approve(id)
    await settle(account)
    if (when !== 'at once') {
      await pause(id)
      await settle(account, DAY)
    }
    await cancel(id)
    await settle(account, 5 * DAY)
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'defer@example.com'])
    await expect(campaign()).resolves.toMatchObject({ status: 'canceled', processed_messages: 1 })
    await expect(runOf(server.data, id)).resolves.toMatchObject({
      state: 'cancelled',
      planned: 2,
      accepted: 1,
      cancelled: 1,
    })
  })

  it('ends an import, and what waited of it is gone', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await api.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', contacts: contactsOf(30_000) },
    })
    const id = (await api.listOperations()).items[0]?.operation_id as number
    await expect(actionsOf(api).cancel(id)).resolves.toEqual(done(id))
    const { total_items } = await api.listContacts({ path: { list_id } })
    await settle(account)
    await expect(api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items })
    expect(total_items).toBeLessThan(30_000)
    await expect(readRows(server.data, `SELECT seq FROM operation_slice WHERE operation_id = ${id}`)).resolves.toEqual(
      [],
    )
  })
})

describe('while a campaign is being sent', () => {
  const RECIPIENTS = 1_500
  const BEFORE = 200
  let smtp: SmtpSink
  let folder: string
  let own: TestServer
  let hold: () => void

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-actions-'))
    // Nothing is taken after these until the test lets it.
    const gate = new Promise<void>((resolve) => (hold = resolve))
    smtp = await startSmtpSink({ rejectData: async () => (smtp.mails.length >= BEFORE && (await gate), null) })
    own = await startServer({ data: folder, env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
  })
  afterEach(async () => {
    await own.close()
    await smtp.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A campaign that is on its way, its operation, and its run as the store has it. */
  async function start() {
    const api = own.marketing()
    const list_id = await makeList(api)
    await api.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', contacts: contactsOf(RECIPIENTS) },
    })
    await eventually(async () => (await api.listOperations()).total_items === 0)
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id)
    await smtp.waitForCount(BEFORE)
    const { operation_id: id, status } = (await api.listOperations()).items[0] as {
      operation_id: number
      status: string
    }
    expect(status).toBe('executing')
    return { api, id, ...actionsOf(api), campaign: () => campaignOf(api, hash), run: () => runOf(folder, id) }
  }

  it('pausing acts within one sub-batch of each worker, and resuming sends to the others once', async () => {
    const { id, pause, resume, approve, campaign, run } = await start()
    await expect(pause(id)).resolves.toEqual(done(id))
    hold()
    const settled = await eventually(async () => {
      const now = await readRows<{ n: number }>(folder, 'SELECT sum(inflight_to - settled_to) AS n FROM chunk_lease')
      return Number(now[0]?.n) === 0 ? run() : null
    })
    expect(settled.accepted).toBeLessThanOrEqual(BEFORE + MAX_IN_PROGRESS)
    expect(smtp.mails).toHaveLength(settled.accepted)
    await expect(campaign()).resolves.toMatchObject({ status: 'paused', processed_messages: smtp.mails.length })
    await expect(approve(id)).resolves.toEqual(invalid(id))
    await expect(resume(id)).resolves.toEqual(done(id))
    await eventually(async () => (await campaign()).status === 'sent')
    expect(smtp.mails).toHaveLength(RECIPIENTS)
    expect(new Set(smtp.mails.map((mail) => mail.to[0])).size).toBe(RECIPIENTS)
    await expect(run()).resolves.toMatchObject({ state: 'sent', planned: RECIPIENTS, accepted: RECIPIENTS })
  })

  it('cancelling counts who has not got it as cancelled', async () => {
    const { id, cancel, campaign, run } = await start()
    await expect(cancel(id)).resolves.toEqual(done(id))
    await expect(campaign()).resolves.toMatchObject({ status: 'canceled' })
    hold()
    const ended = await eventually(async () => {
      const now = await run()
      return now.state === 'cancelled' ? now : null
    })
    expect(ended.accepted).toBeLessThanOrEqual(BEFORE + MAX_IN_PROGRESS)
    expect(ended).toMatchObject({
      planned: RECIPIENTS,
      accepted: smtp.mails.length,
      cancelled: RECIPIENTS - smtp.mails.length,
    })
    await expect(campaign()).resolves.toMatchObject({ status: 'canceled', processed_messages: smtp.mails.length })
  })
})
