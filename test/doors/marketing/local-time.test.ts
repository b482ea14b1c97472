// Campaigns at an hour of the recipients' own clocks.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { campaignChannels } from '../../support/campaign-channels.ts'
import {
  type Account,
  campaignOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const [TOKYO, NEPAL, LISBON, NEW_YORK] = ['81-9012345678', '977-9812345678', '351-912345678', '1-2125550123']
const people = [
  ['tokyo', TOKYO],
  ['nepal', NEPAL],
  ['lisbon', LISBON],
  ['newyork', NEW_YORK],
] as const

/** More than a full chunk of one zone. */
const MANY = 1_600
const DAY = 86_400

const to = ({ sandbox }: Account, date: string) => sandbox.advanceClock({ body: { to: date } })

/** When each recipient got the campaign, by the name in its address. */
async function arrivals({ sandbox }: Account): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { recipient, created } of sandbox.listCapturedMessages.items({ query: { limit: 100 } })) {
    const name = recipient.split('@')[0] ?? ''
    expect(found, 'nobody gets it twice').not.toHaveProperty(name)
    // The mails of a second leave one after another.
    found[name] = created.slice(0, 16)
  }
  return found
}

/** A list with people of four countries, at this time, and a draft. */
async function world(now: string) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  for (const [name, cellphone] of people)
    await makeContact(api, list_id, { base: { email: `${name}@example.com`, cellphone } })
  const hash = await makeCampaign(api, list_id)
  await to(account, now)
  return {
    account,
    api,
    list_id,
    hash,
    send: (more: Partial<MarketingSchemas['EmailCampaignSend']>) =>
      sendCampaign(api, hash, list_id, { local_time: {}, ...more }),
    run: async () => (await api.getCampaign({ path: { campaign_hash: hash } })).runs[0],
    operation: async () => (await api.listOperations()).items[0]?.operation_id ?? 0,
    arrivals: () => arrivals(account),
  }
}

describe('local_time of a send', () => {
  it('sends at the same hour of every clock, on a leap day too', async () => {
    const { account, api, hash, send, run, arrivals } = await world('2028-02-27 12:00:00')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    expect(await campaignOf(api, hash)).toMatchObject({
      status: 'queued',
      schedule_date: { enabled: true, date: '2028-02-28 20:00:00' },
    })
    expect(await run()).toMatchObject({
      status: 'scheduled',
      local_time: { date: '2028-02-29 10:00:00', time_zone: 'UTC', if_passed: 'next_day' },
      time_zones: [],
    })
    await to(account, '2028-02-29 00:59:00')
    expect(await arrivals()).toEqual({})
    const zones = [
      { time_zone: 'Asia/Tokyo', send_date: '2028-02-29 01:00:00', planned: 1, processed: 0 },
      { time_zone: 'Asia/Kathmandu', send_date: '2028-02-29 04:15:00', planned: 1, processed: 0 },
      { time_zone: 'Europe/Lisbon', send_date: '2028-02-29 10:00:00', planned: 1, processed: 0 },
      { time_zone: 'America/New_York', send_date: '2028-02-29 15:00:00', planned: 1, processed: 0 },
    ]
    expect(await run()).toMatchObject({ status: 'sending', planned: 4, accepted: 0, time_zones: zones })
    await to(account, '2028-02-29 12:00:00')
    expect((await run())?.time_zones?.map(({ processed }) => processed)).toEqual([1, 1, 1, 0])
    await to(account, '2028-03-01 12:00:00')
    expect(await arrivals()).toEqual({
      tokyo: '2028-02-29 01:00',
      nepal: '2028-02-29 04:15',
      lisbon: '2028-02-29 10:00',
      newyork: '2028-02-29 15:00',
    })
    expect(await run()).toMatchObject({ status: 'sent', planned: 4, accepted: 4 })
  })

  it('gives zones in which the hour has passed the next day, or the message at once', async () => {
    const now = '2028-02-28 08:00:00'
    const next = await world(now)
    await next.send({ schedule_date: '2028-02-28 11:00:00' })
    await to(next.account, '2028-03-01 12:00:00')
    expect(await next.arrivals()).toEqual({
      tokyo: '2028-02-29 02:00',
      nepal: '2028-02-29 05:15',
      lisbon: '2028-02-28 11:00',
      newyork: '2028-02-28 16:00',
    })
    const once = await world(now)
    await once.send({ schedule_date: '2028-02-28 11:00:00', local_time: { if_passed: 'at_once' } })
    await to(once.account, '2028-03-01 12:00:00')
    expect(await once.arrivals()).toEqual({
      tokyo: '2028-02-28 08:00',
      nepal: '2028-02-28 08:00',
      lisbon: '2028-02-28 11:00',
      newyork: '2028-02-28 16:00',
    })
  })

  it('takes the zone of a field first, and passes over a value that names none', async () => {
    const { account, api, list_id, send, run, arrivals } = await world('2028-02-27 12:00:00')
    const field_id = await makeField(api, list_id, 'text', { name: 'zone' })
    for (const [name, value, cellphone] of [
      ['moved', 'america/los_angeles', TOKYO],
      ['offset', '+05:45', TOKYO],
      ['unknown', 'the moon', TOKYO],
      ['nowhere', '', undefined],
    ] as const)
      await makeContact(api, list_id, {
        base: { email: `${name}@example.com`, cellphone },
        extra: [{ field_id, value }],
      })
    await send({
      schedule_date: '2028-02-29 10:00:00',
      local_time: { time_zone_field: String(field_id), time_zone: 'Asia/Calcutta' },
    })
    expect(await run()).toMatchObject({ local_time: { time_zone_field: String(field_id), time_zone: 'Asia/Kolkata' } })
    await to(account, '2028-03-02 00:00:00')
    expect(await arrivals()).toMatchObject({
      moved: '2028-02-29 18:00',
      offset: '2028-02-29 04:15',
      unknown: '2028-02-29 01:00',
      nowhere: '2028-02-29 04:30',
      lisbon: '2028-02-29 10:00',
    })
  })

  it('sends after the gap when clocks leap over the hour, and at the first of two', async () => {
    const spring = await world('2028-03-20 00:00:00')
    await spring.send({ schedule_date: '2028-03-26 01:30:00' })
    await to(spring.account, '2028-03-28 00:00:00')
    expect(await spring.arrivals()).toMatchObject({ lisbon: '2028-03-26 01:30', newyork: '2028-03-26 05:30' })
    const autumn = await world('2028-10-20 00:00:00')
    await autumn.send({ schedule_date: '2028-10-29 01:30:00' })
    await to(autumn.account, '2028-10-31 00:00:00')
    expect(await autumn.arrivals()).toMatchObject({ lisbon: '2028-10-29 00:30', tokyo: '2028-10-28 16:30' })
  })

  it('keeps the time of a contact that moves, and leaves out one that leaves', async () => {
    const { account, api, list_id, send, run, arrivals } = await world('2028-02-27 12:00:00')
    const idOf = async (email: string) =>
      (await api.listContacts({ path: { list_id }, query: { email } })).items[0]?.base.contact_id ?? ''
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await to(account, '2028-02-29 02:00:00')
    const lisbon = { list_id, contact_id: await idOf('lisbon@example.com') }
    await api.updateContact({ path: lisbon, body: { base: { cellphone: '1-2125550199' } } })
    const gone = { contact_id: await idOf('newyork@example.com') }
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [gone] } })
    await to(account, '2028-03-02 00:00:00')
    expect(await arrivals()).toEqual({
      tokyo: '2028-02-29 01:00',
      nepal: '2028-02-29 04:15',
      lisbon: '2028-02-29 10:00',
    })
    expect(await run()).toMatchObject({ status: 'sent', accepted: 3, skipped: 1 })
  })

  it('holds all zones while it is paused, and goes on with those whose hour has passed', async () => {
    const { account, api, send, operation, arrivals } = await world('2028-02-27 12:00:00')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await to(account, '2028-02-29 02:00:00')
    const body = { operations: [await operation()] }
    await api.pauseOperations({ body })
    await to(account, '2028-02-29 11:00:00')
    expect(await arrivals()).toEqual({ tokyo: '2028-02-29 01:00' })
    await api.resumeOperations({ body })
    await to(account, '2028-03-02 00:00:00')
    expect(await arrivals()).toEqual({
      tokyo: '2028-02-29 01:00',
      nepal: '2028-02-29 11:00',
      lisbon: '2028-02-29 11:00',
      newyork: '2028-02-29 15:00',
    })
  })

  it('gives nobody the rest when it is cancelled while zones wait', async () => {
    const { account, api, send, run, operation, arrivals } = await world('2028-02-27 12:00:00')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await to(account, '2028-02-29 05:00:00')
    await api.cancelOperations({ body: { operations: [await operation()] } })
    await to(account, '2028-03-02 00:00:00')
    expect(Object.keys(await arrivals()).sort()).toEqual(['nepal', 'tokyo'])
    expect(await run()).toMatchObject({ status: 'cancelled', planned: 4, accepted: 2, cancelled: 2 })
  })

  it('goes to all zones at once when it is approved', async () => {
    const { account, api, send, run, operation, arrivals } = await world('2028-02-27 12:00:00')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await api.approveOperations({ body: { operations: [await operation()] } })
    await to(account, '2028-02-27 12:01:00')
    expect(Object.keys(await arrivals())).toHaveLength(4)
    expect(await run()).not.toHaveProperty('time_zones')
  })

  it('reaches whom it did not reach at once, in a retry', async () => {
    const { account, api, list_id, hash, send, run } = await world('2028-02-27 12:00:00')
    await makeContact(api, list_id, 'bounce-hard@example.com')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await to(account, '2028-03-02 00:00:00')
    expect(await run()).toMatchObject({ status: 'sent', failed: 1 })
    await api.retryCampaign({ path: { campaign_hash: hash } })
    await to(account, '2028-03-02 00:01:00')
    expect(await run()).toMatchObject({ status: 'sent' })
    expect(await run()).not.toHaveProperty('local_time')
  })

  it('counts by time zone in the report', async () => {
    const { account, api, hash, send } = await world('2028-02-27 12:00:00')
    await send({ schedule_date: '2028-02-29 10:00:00' })
    await to(account, '2028-03-02 00:00:00')
    const { captured_id } = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'tokyo@example.com' } })
    await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'open' } })
    const { time_zones } = await api.getEmailReport({ path: { campaign_hash: hash } })
    expect(time_zones).toEqual([
      { time_zone: 'America/New_York', counts: { sends: 1 } },
      { time_zone: 'Asia/Kathmandu', counts: { sends: 1 } },
      { time_zone: 'Asia/Tokyo', counts: { sends: 1, opens: 1 } },
      { time_zone: 'Europe/Lisbon', counts: { sends: 1 } },
    ])
    const other = await makeCampaign(api, (await api.getCampaign({ path: { campaign_hash: hash } })).list_id)
    expect(await api.getEmailReport({ path: { campaign_hash: other } })).not.toHaveProperty('time_zones')
  })

  it.each([
    [{}, 'body.schedule_date'],
    [{ schedule_date: '2028-02-26 00:00:00' }, 'body.schedule_date'],
    [{ local_time: { time_zone: 'Europe/Lisboa' } }, 'body.local_time.time_zone'],
    [{ local_time: { time_zone_field: '999999' } }, 'body.local_time.time_zone_field'],
    [{ local_time: { time_zone_field: 'email' } }, 'body.local_time.time_zone_field'],
    [{ local_time: { if_passed: 'never' } }, 'body.local_time.if_passed'],
    [{ limit_hour: { hour_start: '09:00' } }, 'body.limit_hour'],
  ])('refuses %j', async (more, place) => {
    const { send } = await world('2028-02-27 12:00:00')
    const date = place === 'body.schedule_date' ? {} : { schedule_date: '2028-02-29 10:00:00' }
    const order = { ...date, ...more } as Partial<MarketingSchemas['EmailCampaignSend']>
    await expect(send(order)).rejects.toMatchObject(refused(422, place))
  })

  it.each(Object.entries(campaignChannels))('is taken by %s', async (_name, { make, send, recipients = 1 }) => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const base = { email: 'ana@example.com', cellphone: TOKYO, phone: LISBON }
    await makeContact(api, list_id, { base })
    const hash = await make(api, list_id, { internal_name: 'Spring' })
    // Devices that are not heard of for months are removed.
    const day = (await timeOf(account, 3 * DAY)).slice(0, 10)
    await send(api, hash, list_id, { schedule_date: `${day} 10:00:00`, local_time: {} })
    await settle(account, 5 * DAY)
    const { runs } = await api.getCampaign({ path: { campaign_hash: hash } })
    const zone = { time_zone: 'Asia/Tokyo', send_date: `${day} 01:00:00`, planned: 1, processed: 1 }
    expect(runs).toMatchObject([{ status: 'sent', planned: recipients, time_zones: recipients ? [zone] : [] }])
  })

  it('reaches each of many once, and forgets one who waits', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const contacts = Array.from({ length: MANY }, (_, n) => ({
      base: { email: `${n}@example.com`, cellphone: `${n % 3 ? '81-90' : '351-91'}${String(n).padStart(7, '0')}` },
    }))
    await api.importContacts({ path: { list_id }, body: { mode: 'update', compare_field: 'email', contacts } })
    await settle(account)
    const hash = await makeCampaign(api, list_id)
    await to(account, '2028-02-27 12:00:00')
    await sendCampaign(api, hash, list_id, { schedule_date: '2028-02-29 10:00:00', local_time: {} })
    await to(account, '2028-02-29 05:00:00')
    const path = { campaign_hash: hash }
    const [run] = (await api.getCampaign({ path })).runs
    const [tokyo, lisbon] = [Math.floor((MANY * 2) / 3), Math.ceil(MANY / 3)]
    expect(run).toMatchObject({ planned: MANY, accepted: tokyo })
    expect(run?.time_zones).toMatchObject([
      { planned: tokyo, processed: tokyo },
      { planned: lisbon, processed: 0 },
    ])
    const forgotten: string[] = []
    for (const email of ['0@example.com', '1@example.com']) {
      const [contact] = (await api.listContacts({ path: { list_id }, query: { email } })).items
      forgotten.push(contact?.base.contact_id ?? '')
    }
    await api.forgetContacts({ path: { list_id }, body: { contacts: forgotten } })
    await to(account, '2028-03-02 00:00:00')
    expect((await api.getCampaign({ path })).runs).toMatchObject([{ status: 'sent', accepted: MANY - 1, skipped: 1 }])
    const got: string[] = []
    for await (const { recipient } of account.sandbox.listCapturedMessages.items({ query: { limit: 1000 } }))
      got.push(recipient)
    expect(new Set(got).size).toBe(got.length)
  })
})
