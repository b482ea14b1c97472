// The clock of an account: forward only, and what is due on the way happens in its order.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UnauthorizedError, verifyWebhook } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { dateTime, expectSoonAfter, withCampaign, withSender } from '../../support/mailing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer } from '../../support/server.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR
const read = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000

describe('getClock', () => {
  it('is the time of the machine at first', async () => {
    await using server = await startServer()
    const before = Math.floor(Date.now() / 1000)
    const { now, offset_seconds } = await server.sandbox().getClock()
    expect(offset_seconds).toBe(0)
    expect(read(now)).toBeGreaterThanOrEqual(before)
    expect(read(now)).toBeLessThanOrEqual(Date.now() / 1000)
    await expect(server.sandbox('unknown').getClock()).rejects.toThrow(UnauthorizedError)
  })

  it('survives a restart', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-clock-'))
    try {
      const before = await startServer({ data })
      await before.sandbox().advanceClock({ body: { seconds: 40 * DAY } })
      const { now } = await before.sandbox().getClock()
      await before.close()
      await using after = await startServer({ data })
      const clock = await after.sandbox(before.key).getClock()
      expect(clock.offset_seconds).toBe(40 * DAY)
      expect(read(clock.now)).toBeGreaterThanOrEqual(read(now))
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })
})

describe('getClock, what is due', () => {
  it('lists things of every kind by their times, and none of another account', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const { transactional, sandbox, senderId, send } = mailing
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    const at = (hours: number) => dateTime(Date.now() + hours * HOUR * 1000)
    const [noon, dawn] = [at(12), at(5)]
    await campaign.start({ schedule_date: noon })
    const message = await send({ scheduleTo: dawn })
    const template = {
      channel: 'email' as const,
      interval: 3 * HOUR,
      maxAttempts: 2,
      subject: 'Fire',
      textBody: 'Fire',
    }
    await transactional.createAlertTemplate({ body: { name: 'fire', ...template } })
    const { alertId } = await transactional.executeAlert({
      body: { alertTemplateName: 'fire', senderId, to: [{ email: 'ana@example.com' }] },
    })
    // The first message of the alert is on its way.
    await mailing.captured('ana@example.com')
    const { due, more } = await eventually(async () => {
      const clock = await sandbox.getClock()
      return clock.due.length === 3 ? clock : undefined
    })
    expect({ due, more }).toEqual({
      due: [
        { kind: 'alert_repeat', id: alertId, at: expect.any(String) },
        { kind: 'message', id: String(message), at: dawn },
        { kind: 'campaign_start', id: campaign.campaign_hash, at: noon },
      ],
      more: false,
    })
    expectSoonAfter(Date.now() + 3 * HOUR * 1000 - 30_000, due[0]?.at)
    // A move to the time of the first thing brings it about.
    await expect(sandbox.advanceClock({ body: { to: due[1]?.at ?? '' } })).resolves.toMatchObject({ fired: 2 })
    await expect(sandbox.getClock()).resolves.toMatchObject({
      due: [{ kind: 'alert_repeat' }, { kind: 'campaign_start' }],
    })
    const other = server.sandbox((await server.createAccount('Other')).key)
    await expect(other.getClock()).resolves.toMatchObject({ due: [], more: false })
  })

  it('lists a hundred, says that there are more, and leaves out what no clock reaches', async () => {
    await using server = await startServer()
    const { key } = await server.createAccount('Shop')
    const { sandbox, send } = await withSender(server, key)
    for (let n = 0; n < 101; n++) await send({ scheduleTo: dateTime(Date.now() + (200 - n) * HOUR * 1000) })
    const { due, more } = await sandbox.getClock()
    expect([due.length, more]).toEqual([100, true])
    expect(due.map(({ at }) => at)).toEqual(due.map(({ at }) => at).toSorted())
    const far = await server.createAccount('Far')
    const distant = await withSender(server, far.key)
    await distant.send({ scheduleTo: dateTime(Date.now() + 60 * 365 * DAY * 1000) })
    await expect(distant.sandbox.getClock()).resolves.toMatchObject({ due: [], more: false })
  })
})

describe('the clock of an account', () => {
  it('goes 50 years ahead at most, and there everything still works', async () => {
    await using server = await startServer()
    const { mailing, texting, email, evidence, api: registered } = await openRegistered(server)
    const { sandbox, marketing, transactional, send, settled } = mailing
    const decade = () => sandbox.advanceClock({ body: { seconds: 3650 * DAY } })
    for (let n = 0; n < 5; n++) await decade()
    for (let n = 0; n < 5; n++) {
      await expect(decade()).rejects.toMatchObject({
        status: 422,
        errors: { 'body.seconds': expect.stringContaining('50 years') },
      })
    }
    const to = dateTime(Date.now() + 50.1 * 365.25 * DAY * 1000)
    await expect(sandbox.advanceClock({ body: { to } })).rejects.toMatchObject({
      status: 422,
      errors: { 'body.to': expect.stringContaining('50 years') },
    })
    const { offset_seconds } = await sandbox.getClock()
    expect(offset_seconds).toBe(5 * 3650 * DAY)
    await settled(await send())
    await texting.settled(await texting.send())
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    await campaign.start()
    await sandbox.advanceClock({ body: { seconds: 1 } })
    expect(await campaign.status()).toBe('sent')
    const { created } = await marketing.getList({ path: { list_id: campaign.list_id } })
    expect(read(created) - Date.now() / 1000).toBeGreaterThan(49 * 365 * DAY)
    const { id } = await evidence(await email())
    expect(id).toBeGreaterThan(0)
    expect((await registered.listRegisteredMessages()).total_items).toBe(1)
    const code = { email: 'ana@example.com', subject: 'a', senderId: mailing.senderId, message: '{{ code }}' }
    await transactional.requestVerifyByEmail({ body: code })
    await sandbox.createSnapshot({ body: { name: 'late' } })
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'late' } })
    expect((await sandbox.getClock()).offset_seconds).toBeGreaterThan(offset_seconds - 60)
  })

  it('goes back with a snapshot, forward with a later one, and to real time with a reset', async () => {
    await using server = await startServer()
    const { sandbox, send } = await withSender(server)
    const times: Record<string, string> = {}
    for (const name of ['early', 'late']) {
      await sandbox.advanceClock({ body: { seconds: 10 * DAY } })
      times[name] = (await sandbox.createSnapshot({ body: { name } })).created
    }
    await sandbox.advanceClock({ body: { seconds: 400 * DAY } })
    for (const name of ['early', 'late', 'early']) {
      await sandbox.restoreSnapshot({ path: { snapshot_name: name } })
      const late = read((await sandbox.getClock()).now) - read(times[name] ?? '')
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThan(60)
    }
    await send({ scheduleTo: dateTime(Date.now() + 11 * DAY * 1000) })
    await sandbox.advanceClock({ body: { seconds: 2 * DAY } })
    expect((await sandbox.listCapturedMessages()).total_items).toBe(1)
    await sandbox.resetAccount()
    await expect(sandbox.getClock()).resolves.toMatchObject({ offset_seconds: 0, due: [] })
  })

  it('does not wait for another account, and stops where a reset puts it', async () => {
    await using server = await startServer()
    const [busy, quick] = [
      await withSender(server),
      await withSender(server, (await server.createAccount('Quick')).key),
    ]
    const fire = { channel: 'email' as const, interval: 1, maxAttempts: 1_000_000, subject: 'Fire', textBody: 'Fire' }
    await busy.transactional.createAlertTemplate({ body: { name: 'fire', ...fire } })
    await busy.transactional.executeAlert({
      body: { alertTemplateName: 'fire', senderId: busy.senderId, to: [{ email: 'ana@example.com' }] },
    })
    // A million repetitions are on the way: it has not come to its end when it is stopped.
    const endless = busy.sandbox.advanceClock({ body: { seconds: 10 * DAY } }).catch((error: unknown) => error)
    await busy.captured('ana@example.com')
    await quick.send({ scheduleTo: dateTime(Date.now() + HOUR * 1000) })
    await expect(quick.sandbox.advanceClock({ body: { seconds: DAY } })).resolves.toMatchObject({ fired: 1 })
    await busy.sandbox.resetAccount()
    await expect(endless).resolves.toMatchObject({ status: 409, errors: { clock_put_back: expect.any(String) } })
    await expect(busy.sandbox.getClock()).resolves.toMatchObject({ offset_seconds: 0, due: [] })
  })
})

describe('advanceClock', () => {
  it('moves by seconds and to a time, for no other account, and dates follow', async () => {
    await using server = await startServer()
    const api = server.sandbox()
    const moved = await api.advanceClock({ body: { seconds: DAY } })
    expect(moved).toMatchObject({ offset_seconds: DAY, fired: 0 })
    const to = dateTime(Date.now() + 10 * DAY * 1000)
    await expect(api.advanceClock({ body: { to } })).resolves.toMatchObject({ now: to })
    const other = server.sandbox((await server.createAccount('Other')).key)
    expect((await other.getClock()).offset_seconds).toBe(0)
    const { list_id } = await server.marketing().createList({ body: { internal_name: 'a' } })
    const { created } = await server.marketing().getList({ path: { list_id } })
    expect(read(created)).toBeGreaterThanOrEqual(read(to))
  })

  it.each([
    { name: 'back', body: { to: '2020-01-01 00:00:00' }, place: 'body.to' },
    { name: 'by nothing', body: { seconds: 0 }, place: 'body.seconds' },
    { name: 'by less than nothing', body: { seconds: -5 }, place: 'body.seconds' },
    { name: 'by more than ten years', body: { seconds: 315_360_001 }, place: 'body.seconds' },
    { name: 'to more than ten years ahead', body: { to: '2099-01-01 00:00:00' }, place: 'body.to' },
    { name: 'to 31 February', body: { to: '2031-02-31 00:00:00' }, place: 'body.to' },
  ])('does not move $name', async ({ body, place }) => {
    await using server = await startServer()
    const error = await server
      .sandbox()
      .advanceClock({ body })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 422 })
    expect(JSON.stringify((error as { errors?: object }).errors)).toContain(place)
    expect((await server.sandbox().getClock()).offset_seconds).toBe(0)
  })

  it('takes one of two ways, and a key', async () => {
    await using server = await startServer()
    const both = { seconds: 1, to: '2031-01-01 00:00:00' } as unknown as { seconds: number }
    await expect(server.sandbox().advanceClock({ body: both })).rejects.toMatchObject({ status: 422 })
    await expect(server.sandbox('unknown').advanceClock({ body: { seconds: 1 } })).rejects.toThrow(UnauthorizedError)
  })

  it('carries out what is due in its order: a mail, a retry of a hook, a later mail', async () => {
    await using server = await startServer()
    let down = true
    const receiver = await startReceiver(() => (down ? 503 : 204))
    try {
      const { marketing, sandbox, send } = await withSender(server)
      const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
      const { webhook_id } = await marketing.createWebhook({
        body: { list_id, url: receiver.url, actions: ['subscription'] },
      })
      const { secret } = await marketing.getWebhookSecret({ path: { webhook_id } })
      await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
      await receiver.waitForCount(1)
      // Three retries later, the next is due after five minutes: time enough for a slow machine.
      await sandbox.advanceClock({ body: { seconds: 4 * MINUTE } })
      const tried = receiver.requests.length
      expect(tried).toBe(4)
      const now = read((await sandbox.getClock()).now) * 1000
      await send({ to: 'later@example.com', scheduleTo: dateTime(now + HOUR * 1000) })
      await send({ to: 'first@example.com', scheduleTo: dateTime(now + MINUTE * 1000) })
      await expect(sandbox.advanceClock({ body: { seconds: 2 * MINUTE } })).resolves.toMatchObject({ fired: 1 })
      const first = await sandbox.listCapturedMessages()
      expect(first.items.map(({ recipient }) => recipient)).toEqual(['first@example.com'])
      expect(receiver.requests).toHaveLength(tried)
      down = false
      await sandbox.advanceClock({ body: { seconds: 10 * MINUTE } })
      expect(receiver.requests).toHaveLength(tried + 1)
      expect((await sandbox.listCapturedMessages()).total_items).toBe(1)
      const { fired } = await sandbox.advanceClock({ body: { seconds: HOUR } })
      expect(fired).toBe(1)
      expect((await sandbox.listCapturedMessages()).items.map(({ recipient }) => recipient)).toEqual([
        'later@example.com',
        'first@example.com',
      ])
      // All calls are one delivery, signed by the machine's time, which the receiver can check.
      const [one, two] = receiver.requests
      expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
      await verifyWebhook(two?.body ?? '', new Headers(two?.headers as Record<string, string>), secret)
    } finally {
      await receiver.close()
    }
  })

  it('a receiver that stays down is tried for 72 hours and then left alone', async () => {
    await using server = await startServer()
    const receiver = await startReceiver(() => 500)
    try {
      const { marketing, sandbox } = await withSender(server)
      const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
      await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
      await receiver.waitForCount(1)
      await sandbox.advanceClock({ body: { seconds: 60 * HOUR } })
      const tried = receiver.requests.length
      expect(tried).toBeGreaterThan(8)
      await sandbox.advanceClock({ body: { seconds: 30 * HOUR } })
      const over = receiver.requests.length
      expect(over).toBeGreaterThan(tried)
      await sandbox.advanceClock({ body: { seconds: 100 * DAY } })
      expect(receiver.requests).toHaveLength(over)
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    } finally {
      await receiver.close()
    }
  })

  it('stops where it is when the time of the request is over, and goes on when asked again', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '20,10,3' } })
    const { transactional, sandbox, senderId } = await withSender(server)
    const fire = {
      name: 'fire',
      channel: 'email' as const,
      interval: 1,
      maxAttempts: 1_000_000,
      subject: 'Fire',
      textBody: 'Fire',
    }
    await transactional.createAlertTemplate({ body: fire })
    await transactional.executeAlert({
      body: { alertTemplateName: 'fire', senderId, to: [{ email: 'ana@example.com' }] },
    })
    const inTenDays = { body: { to: dateTime(Date.now() + 10 * DAY * 1000) } }
    await expect(sandbox.advanceClock(inTenDays)).rejects.toMatchObject({ status: 408 })
    // From here on nothing would hold up a move that goes on.
    await transactional.stopAlert({ body: { alertName: 'fire' } })
    for (let n = 0; n < 5; n++) await sandbox.advanceClock({ body: { seconds: 1 } })
    const { offset_seconds: reached } = await sandbox.getClock()
    expect(reached).toBeGreaterThan(0)
    expect(reached).toBeLessThan(9 * DAY)
    await expect(sandbox.advanceClock(inTenDays)).resolves.toMatchObject({ now: inTenDays.body.to })
  })

  it('starts a campaign at its date', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    const due = Date.now() + 1_000 * HOUR
    await campaign.start({ schedule_date: dateTime(due) })
    await mailing.sandbox.advanceClock({ body: { to: dateTime(due - 60_000) } })
    expect(await campaign.status()).toBe('queued')
    await mailing.sandbox.advanceClock({ body: { seconds: DAY } })
    expect(await campaign.status()).toBe('sent')
    const { items } = await mailing.sandbox.listCapturedMessages()
    expect(items).toHaveLength(1)
    expectSoonAfter(due, items[0]?.created)
  })

  it('keeps a campaign inside its hours, also when the clock jumps over them', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, ['ana@example.com'], mailing)
    const noon = Math.ceil(Date.now() / (DAY * 1000)) * DAY * 1000 + 12 * HOUR * 1000
    await mailing.sandbox.advanceClock({ body: { to: dateTime(noon) } })
    await campaign.start({ limit_hour: { hour_start: '09:00', hour_end: '10:00' } })
    await mailing.sandbox.advanceClock({ body: { seconds: DAY } })
    expect(await campaign.status()).toBe('sent')
    const { items } = await mailing.sandbox.listCapturedMessages()
    expect(items).toHaveLength(1)
    expectSoonAfter(noon + 21 * HOUR * 1000, items[0]?.created)
  })
})
