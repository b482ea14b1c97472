// What became of SMS: the record, the log, lists and counts.
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { dateTime } from '../../support/mailing.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

const account = async () => withSmsSender(server, (await server.createAccount('Shop')).key)

describe('getSmsLog', () => {
  it('shows the SMS as it was ordered, and every status', async () => {
    const { send, settled, log, sender_id } = await account()
    const id = await send({ textBody: 'Order {{ id }}', mergeTags: ['id:1'], group: 'orders', registered: true })
    await settled(id)
    const entry = await log(id)
    expect(entry).toMatchObject({ subscriberMobile: '351-910000001' })
    expect(entry).not.toHaveProperty('shortenerCampaign')
    expect(entry.campaign).toMatchObject({
      id,
      senderId: sender_id,
      name: 'Order {{ id }}',
      channel: 'sms',
      currentStatus: 'delivered',
      contentText: 'Order {{ id }}',
      createIp: '127.0.0.1',
      mergeTags: ['id:1'],
      register: true,
    })
    expect(entry.campaignStatusLog.at(-1)?.status).toBe('delivered')
  })

  it('knows no email, and no SMS of another account', async () => {
    const [one, two] = [await account(), await account()]
    const id = await one.send()
    await expect(two.log(id)).rejects.toThrow(NotFoundError)
    await expect(one.transactional.getEmailLog({ path: { messageId: id } })).rejects.toThrow(NotFoundError)
  })
})

describe('getSmsMessage', () => {
  it('shows where an SMS stands', async () => {
    const { send, settled, transactional, sender_id } = await account()
    const id = await send({ textBody: 'Order 1', group: 'orders' })
    await settled(id)
    const message = await transactional.getSmsMessage({ path: { id } })
    expect(message).toMatchObject({
      id,
      name: 'Order 1',
      senderId: sender_id,
      textBody: 'Order 1',
      status: 'delivered',
      register: false,
    })
    expect(message).not.toHaveProperty('templateId')
  })
})

describe('listSmsMessages', () => {
  it('combines its filters', async () => {
    const { send, settled, transactional } = await account()
    const [a, b, c] = [
      await send({ group: 'orders' }),
      await send({ to: '351-910000002', group: 'orders' }),
      await send({ to: '351-910009901' }),
    ]
    for (const id of [a, b, c]) await settled(id)
    const find = async (query: NonNullable<Parameters<typeof transactional.listSmsMessages>[0]>['query']) =>
      (await transactional.listSmsMessages({ query })).map(({ messageId }) => Number(messageId))
    expect(await find({})).toEqual([c, b, a])
    expect(await find({ group: 'orders' })).toEqual([b, a])
    expect(await find({ group: 'orders', destination: '351-910000002' })).toEqual([b])
    expect(await find({ status: 'rejected' })).toEqual([c])
    const [today, tomorrow] = [dateTime(Date.now()).slice(0, 10), dateTime(Date.now() + 86_400_000).slice(0, 10)]
    expect(await find({ dateStart: today, dateEnd: today })).toEqual([c, b, a])
    expect(await find({ dateStart: tomorrow })).toEqual([])
    expect(await find({ dateEnd: '2020-01-01 00:00:00' })).toEqual([])
  })

  it('refuses a day that is none', async () => {
    const { transactional } = await account()
    await expect(transactional.listSmsMessages({ query: { dateStart: '2031-02-31' } })).rejects.toMatchObject({
      status: 400,
      errors: { 'query.dateStart': expect.any(String) },
    })
  })
})

describe('getSmsReport', () => {
  it('counts messages and parts by group and period', async () => {
    const { send, settled, transactional } = await account()
    const ids = [
      await send({ group: 'orders', textBody: 'a'.repeat(200), maxCount: 2 }),
      await send({ group: 'orders', to: '351-910009901' }),
      await send({ group: 'orders', to: '351-910009904' }),
      await send({ group: 'news', to: '351-910009902' }),
    ]
    for (const id of ids) await settled(id)
    const month = dateTime(Date.now()).slice(0, 7)
    const rows = await transactional.getSmsReport({ query: { groupBy: 'month' } })
    expect(rows).toMatchObject([
      {
        groupName: 'orders',
        metricsTotal: 3,
        metricsTotalParts: 4,
        metricsNotDelivered: 1,
        metricsSent: 3,
        metricsSentParts: 4,
        metricsDelivered: 1,
        metricsDeliveredParts: 2,
        metricsRejected: 1,
        metricsRejectedParts: 1,
        metricsUnknown: 1,
        timePeriod: month,
      },
      { groupName: 'news', metricsTotal: 1, metricsSent: 0, metricsNotDelivered: 1, timePeriod: month },
    ])
    const only = await transactional.getSmsReport({ query: { group: rows[1]?.groupId ?? '' } })
    expect(only.map(({ groupName, timePeriod }) => [groupName, timePeriod.length])).toEqual([['news', 10]])
    await expect(transactional.getSmsReport({ query: { dateEnd: '2020-01-01' } })).resolves.toEqual([])
  })
})
