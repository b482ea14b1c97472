// A campaign of each channel from a list to its numbers: a test, the send with every ending that the sandbox knows, what
// recipients do, and once more to those who failed. The report, SOAP, the activities and the counters of the contacts,
// and the webhooks say the same, before and after.
import { describe, expect, it } from 'vitest'
import { type ChannelJourney, type Counts, channelJourneys, type Opened } from '../support/channel-journeys.ts'
import { eventually } from '../support/eventually.ts'
import { campaignOf, recipientsOf, settle } from '../support/marketing.ts'
import { useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'
import { openSoap, type SoapAccount } from '../support/soap.ts'

const FOUR_DAYS = 4 * 86_400

const receiver = useReceiver()
const server = useServer()

const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))

/** The activities that each contact has of the campaign. */
async function activitiesOf({ api }: SoapAccount, { list_id, contacts, hash }: Opened): Promise<string[][]> {
  const told: string[][] = []
  for (const contact_id of contacts) {
    const { items } = await api.listContactActivities({ path: { list_id, contact_id }, query: { limit: 100 } })
    const mine = items.filter(({ action_data }) => action_data?.campaign_hash === hash)
    told.push(mine.map(({ action_name }) => action_name).sort())
  }
  return told
}

/** The counters of all contacts, added up. */
async function statsOf(
  { api }: SoapAccount,
  { list_id, contacts }: Opened,
  [member, counters]: ChannelJourney['stats'],
) {
  const sums = Object.fromEntries(Object.keys(counters).map((name) => [name, 0]))
  for (const contact_id of contacts) {
    const stats = (await api.getContact({ path: { list_id, contact_id } }))[member] as Counts
    for (const name of Object.keys(counters)) sums[name] = (sums[name] ?? 0) + (stats[name] ?? 0)
  }
  return sums
}

/** The actions that the webhook of a path was told of the campaign. */
const heardOf = (path: string, hash: string) =>
  receiver.requests
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as { action: string; action_data: { campaign_hash?: string } })
    .filter(({ action_data }) => action_data.campaign_hash === hash)
    .map(({ action }) => action)

/** Expects that everything that counts says the same as the activities. Resolves with the sums of the report. */
async function expectSameNumbers(account: SoapAccount, journey: ChannelJourney, opened: Opened, path: string) {
  const { api, soap } = account
  const { hash } = opened
  const told = tally((await activitiesOf(account, opened)).flat())
  const report = await soap.getReport({ campaign: hash })
  const overall = journey.report ? await journey.report(api, hash) : journey.fromSoap?.(report)
  if (!overall) throw new Error('Nothing reports on the channel.')
  const implied = journey.activities(overall)
  expect(Object.fromEntries(Object.keys(implied).map((kind) => [kind, told[kind] ?? 0]))).toEqual(implied)
  expect(report).toMatchObject(journey.soap(overall))
  const [, counters] = journey.stats
  const counted = Object.entries(counters).map(([name, kind]) => [name, told[kind] ?? 0])
  await expect(statsOf(account, opened, journey.stats)).resolves.toEqual(Object.fromEntries(counted))

  const expected = Object.entries(journey.actions).flatMap(([kind, action]) =>
    Array.from({ length: told[kind] ?? 0 }, () => action),
  )
  await eventually(() => heardOf(path, hash).length >= expected.length)
  expect(tally(heardOf(path, hash))).toEqual(tally(expected))
  return overall
}

describe('from a list to its numbers', () => {
  it.each(Object.entries(channelJourneys))('by %s', async (channel, journey: ChannelJourney) => {
    const account = await openSoap(server)
    const { api } = account
    const recipients = Object.keys(journey.fates)
    const opened = await journey.open(server, account, recipients)
    const { list_id, hash } = opened
    const path = { campaign_hash: hash }
    const url = `${receiver.url}/${channel}`
    await api.createWebhook({ body: { list_id, url, actions: [...new Set(Object.values(journey.actions))] } })

    const { tester } = opened
    const tested = await api.testCampaign({ path, body: { to: [tester] } })
    expect(tested.items).toEqual([{ to: tester, state: 'accepted' }])
    const before = await recipientsOf(account, hash)

    await opened.send()
    await settle(account, FOUR_DAYS)
    await opened.react()
    const processed_messages = recipients.length
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ channel, status: 'sent', processed_messages })
    const sent = await recipientsOf(account, hash)
    expect(sent.length).toBeGreaterThanOrEqual(before.length + recipients.length)

    const fates = Object.values(journey.fates).map((kinds) => kinds.split(' ').filter(Boolean).sort())
    await expect(activitiesOf(account, opened)).resolves.toEqual(fates)
    await expect(expectSameNumbers(account, journey, opened, `/${channel}`)).resolves.toEqual(journey.overall)

    await api.retryCampaign({ path })
    await settle(account, FOUR_DAYS)
    const [once, twice] = [tally(sent), tally(await recipientsOf(account, hash))]
    const again = recipients.filter((recipient) => once[recipient] !== twice[recipient])
    expect(again.sort()).toEqual([...journey.retried].sort())
    const overall = await expectSameNumbers(account, journey, opened, `/${channel}`)
    // Whoever was retried failed in the same way once more.
    expect(overall['sends']).toBeGreaterThan(journey.overall['sends'] ?? 0)
  })
})
