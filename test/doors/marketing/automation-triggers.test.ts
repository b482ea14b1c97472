// What brings contacts into automations, besides a request.
import { describe, expect, it } from 'vitest'
import { filterOf, nextDay } from '../../../src/server/domain/automations/triggers/dates.ts'
import { automate, enteredOf } from '../../support/automating.ts'
import { makeContact, makeField, makeList, openAccount, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const DAY = 86_400

async function openShop() {
  const account = await openAccount(server)
  return { ...account, list: await makeList(account.api) }
}
type Shop = Awaited<ReturnType<typeof openShop>>

const change = ({ api, list }: Shop, contact_id: string, body: object) =>
  api.updateContact({ path: { list_id: list, contact_id }, body })

/** The day of the account's clock, some days on. */
async function day({ sandbox }: Shop, days = 0): Promise<string> {
  const { now } = await sandbox.getClock()
  return new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + days * DAY * 1000).toISOString().slice(0, 10)
}

describe('the trigger field_change', () => {
  it('means changes of its field, to its value if it has one', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const size = await makeField(shop.api, shop.list, 'number', { name: 'size' })
    const name = await automate(shop, [{ type: 'field_change', field_id: 'first_name' }])
    const large = await automate(shop, [{ type: 'field_change', field_id: String(size), value: '42' }])
    await change(shop, ana, { base: { last_name: 'Silva' }, extra: [{ field_id: size, value: '41' }] })
    await settle(shop)
    expect([await enteredOf(shop, name), await enteredOf(shop, large)]).toEqual([[], []])
    await change(shop, ana, { base: { first_name: 'Anna' }, extra: [{ field_id: size, value: '42' }] })
    await settle(shop)
    expect(await enteredOf(shop, name)).toEqual([[ana, 'field_change']])
    expect(await enteredOf(shop, large)).toEqual([[ana, 'field_change']])
  })
})

describe('the trigger date', () => {
  it('looks each day at its hour in its zone, and makes up for no day of a pause', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const visit = await makeField(api, list, 'date', { name: 'visit' })
    const withVisit = async (name: string, days: number) =>
      makeContact(api, list, {
        base: { email: `${name}@example.com` },
        extra: [{ field_id: visit, value: await day(shop, days) }],
      })
    const trigger = {
      type: 'date',
      field_id: String(visit),
      offset_days: -2,
      hour: 9,
      time_zone: 'Europe/Lisbon',
    } as const
    const automation_id = await automate(shop, [trigger])
    const [soon, later, paused] = [
      await withVisit('soon', 4),
      await withVisit('later', 5),
      await withVisit('paused', 8),
    ]
    await withVisit('today', 0)
    const due = (await shop.sandbox.getClock()).due.find(({ kind }) => kind === 'automation_trigger')
    const local = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Lisbon', hour: 'numeric', hourCycle: 'h23' })
    expect(local.format(new Date(`${due?.at.replace(' ', 'T')}Z`))).toBe('09')
    await settle(shop, 4 * DAY)
    expect(await enteredOf(shop, automation_id)).toEqual([
      [soon, 'date'],
      [later, 'date'],
    ])
    await api.pauseAutomation({ path: { automation_id } })
    await settle(shop, 3 * DAY)
    await api.activateAutomation({ path: { automation_id } })
    await settle(shop, 3 * DAY)
    expect((await enteredOf(shop, automation_id)).flat()).not.toContain(paused)
  })

  it('comes each year', async () => {
    const shop = await openShop()
    const birth_date = `1990${(await day(shop, 1)).slice(4)}`
    const ana = await makeContact(shop.api, shop.list, { base: { email: 'ana@example.com', birth_date } })
    const birthday = await automate(shop, [{ type: 'date', field_id: 'birth_date', yearly: true }])
    await settle(shop, 2 * DAY)
    expect(await enteredOf(shop, birthday)).toEqual([[ana, 'date']])
  })

  it('stops the clock only on days that somebody has, and hears of new ones', async () => {
    const shop = await openShop()
    const { api, list, sandbox } = shop
    const visit = await makeField(api, list, 'date', { name: 'visit' })
    const once = await automate(shop, [{ type: 'date', field_id: String(visit) }])
    const yearly = await automate(shop, [{ type: 'date', field_id: 'birth_date', yearly: true, offset_days: 3 }])
    const birth_date = `1990${(await day(shop, 40)).slice(4)}`
    const ana = await makeContact(api, list, { base: { email: 'ana@example.com', birth_date } })
    await settle(shop, 2 * DAY)
    const stops = await sandbox.advanceClock({ body: { seconds: 30 * DAY } })
    expect(stops).toMatchObject({ fired: 0 })
    const eva = await makeContact(api, list, {
      base: { email: 'eva@example.com' },
      extra: [{ field_id: visit, value: await day(shop, 20) }],
    })
    await change(shop, ana, { extra: [{ field_id: visit, value: await day(shop, 5) }] })
    await settle(shop, 4 * DAY)
    expect(await enteredOf(shop, once)).toEqual([])
    await settle(shop, 2 * DAY)
    expect(await enteredOf(shop, once)).toEqual([[ana, 'date']])
    await settle(shop, 16 * DAY)
    expect(await enteredOf(shop, once)).toEqual([
      [ana, 'date'],
      [eva, 'date'],
    ])
    expect(await enteredOf(shop, yearly)).toEqual([[ana, 'date']])
    await settle(shop, 364 * DAY)
    expect(await enteredOf(shop, yearly)).toEqual([
      [ana, 'date'],
      [ana, 'date'],
    ])
  })

  it.each([
    { from: '2027-01-01', dates: ['02-29', '05-01'], day: '2027-02-28' },
    { from: '2027-03-01', dates: ['02-29'], day: '2028-02-29' },
    { from: '2028-02-29', dates: ['02-28'], day: '2029-02-28' },
    { from: '2027-12-31', dates: ['12-30', '12-31'], day: '2027-12-31' },
    { from: '2027-01-02', dates: [], day: null },
  ])('looks for $dates from $from on next on $day', async ({ from, dates, day }) => {
    const firstDate = async (first: string) => dates.find((date) => date >= first) ?? null
    expect(await nextDay({ type: 'date', field_id: 'birth_date', yearly: true }, from, firstDate)).toBe(day)
  })

  it.each([
    { day: '2027-02-28', dates: ['2027-02-28', '2000-02-29'] },
    { day: '2028-02-28', dates: ['2028-02-28'] },
    { day: '2028-02-29', dates: ['2028-02-29'] },
  ])('means on $day whoever was born on $dates', ({ day, dates }) => {
    const filter = filterOf({ type: 'date', field_id: 'birth_date', yearly: true }, day)
    expect(filter.segment_filter_array).toEqual(
      dates.map((segment_anniversary) => ({ segment_field: 'birth_date', segment_anniversary })),
    )
  })
})

describe('the trigger segment_entered', () => {
  it('lets in who comes to meet the conditions, and nobody who met them before', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const { tag_id = 0 } = await api.createTag({ body: { name: `VIP ${list}` } })
    const { segment_id } = await api.createSegment({
      path: { list_id: list },
      body: { name: 'VIP', segment_filter: { segment_filter_array: [{ segment_tag: tag_id }] } },
    })
    const tag = (contact: string, attach = true) =>
      attach
        ? api.attachTagToContacts({ path: { list_id: list }, body: { tag_id, contacts: [contact] } })
        : api.detachTagFromContacts({ path: { list_id: list }, body: { tag_id, contacts: [contact] } })
    const [before, after] = [
      await makeContact(api, list, 'before@example.com'),
      await makeContact(api, list, 'after@example.com'),
    ]
    await tag(before)
    await settle(shop)
    const automation_id = await automate(shop, [{ type: 'segment_entered', segment_id }])
    await settle(shop)
    await tag(after)
    await settle(shop)
    const first = [[after, 'segment_entered']]
    expect(await enteredOf(shop, automation_id)).toEqual(first)
    // The daily look finds nobody else, and who comes back comes in again.
    await settle(shop, 2 * DAY)
    expect(await enteredOf(shop, automation_id)).toEqual(first)
    await tag(before, false)
    await settle(shop)
    await tag(before)
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([...first, [before, 'segment_entered']])
  })

  it('notices once a day what time alone brings about', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const { segment_id } = await api.createSegment({
      path: { list_id: list },
      body: {
        name: 'Has had a visit',
        segment_filter: {
          segment_filter_array: [
            { segment_field: 'birth_date', segment_operator: 'less_than', segment_value: 'today' },
          ],
        },
      },
    })
    const contact = await makeContact(api, list, { base: { email: 'a@example.com', birth_date: await day(shop, 1) } })
    const automation_id = await automate(shop, [{ type: 'segment_entered', segment_id }])
    await settle(shop, DAY / 2)
    expect(await enteredOf(shop, automation_id)).toEqual([])
    await settle(shop, 3 * DAY)
    expect(await enteredOf(shop, automation_id)).toEqual([[contact, 'segment_entered']])
  })
})
