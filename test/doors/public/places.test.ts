// Where emails are opened: countries by the database that comes along, cities by one that the operator names.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocator } from '../../../src/server/process/locator.ts'
import { settings } from '../../../src/server/settings/settings.ts'
import { type SentMail, sendMail } from '../../support/mail-links.ts'
import { writePlaces } from '../../support/places.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { soapOf } from '../../support/soap.ts'

const LISBON = '194.65.3.20'

let folder: string
let file: string
let countries: TestServer
let cities: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-places-'))
  file = join(folder, 'cities.mmdb')
  await writePlaces(file, LISBON, {
    country: { iso_code: 'PT', names: { en: 'Portugal' } },
    subdivisions: [{ names: { en: 'Lisbon District' } }],
    city: { names: { en: 'Lisbon' } },
  })
  countries = await startServer()
  cities = await startServer({ env: { MESSAGING_PLACES: file, MESSAGING_PROXIES: '10.0.0.0/8' } })
})
afterAll(async () => {
  await countries?.close()
  await cities?.close()
  await rm(folder, { recursive: true, force: true })
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0'

/** Loads the picture of an email, or follows its link, from an address. */
const follow = async (
  server: TestServer,
  mail: SentMail,
  what: 'picture' | 'link',
  ip: string,
  agent = BROWSER,
  forwarded?: string,
) => {
  const pattern =
    what === 'picture' ? /<img src="https:\/\/[^/]+(\/t\/[\w.-]+)"/ : /href="https:\/\/[^/]+(\/t\/[\w.-]+)"/
  const url = pattern.exec(mail.html)?.[1] ?? ''
  const headers = { 'user-agent': agent, ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const { statusCode } = await server.app.http.inject({ method: 'GET', url, headers, remoteAddress: ip })
  expect(statusCode).toBe(what === 'picture' ? 200 : 302)
}

const reportOf = ({ account, campaign_hash }: SentMail) => account.api.getEmailReport({ path: { campaign_hash } })
const statsOf = async ({ account, list_id, contact_id }: SentMail) =>
  (await account.api.getContact({ path: { list_id, contact_id } })).email_stats

describe('the place of an opening', () => {
  it('is a country', async () => {
    const mail = await sendMail(countries)
    await follow(countries, mail, 'picture', LISBON)
    await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    await follow(countries, mail, 'picture', '2001:8a0::1')
    await follow(countries, mail, 'link', '8.8.8.8')
    const { location } = await reportOf(mail)
    expect(location).toMatchObject([
      { location: '', region: '', country: 'Portugal', opens: 2, clicks: 0 },
      { location: '', region: '', country: 'United States', opens: 0, clicks: 1 },
    ])
    const stats = await statsOf(mail)
    expect(stats).toMatchObject({ last_open_country: 'Portugal' })
    expect(stats).not.toHaveProperty('last_open_city')
    const report = await soapOf(countries, mail.account.key).getReport({ campaign: mail.campaign_hash })
    expect(report).toMatchObject({ TOP_COUNTRY: { Portugal: 2 }, TOTAL_COUNTRY: 1, TOTAL_CITY: 0 })
  })

  it('is a city where the operator has a database of cities', async () => {
    const mail = await sendMail(cities)
    await follow(cities, mail, 'picture', LISBON)
    const { location } = await reportOf(mail)
    expect(location).toMatchObject([{ location: 'Lisbon', region: 'Lisbon District', country: 'Portugal', opens: 1 }])
    await expect(statsOf(mail)).resolves.toMatchObject({
      last_open_country: 'Portugal',
      last_open_region: 'Lisbon District',
      last_open_city: 'Lisbon',
    })
    const report = await soapOf(cities, mail.account.key).getReport({ campaign: mail.campaign_hash })
    expect(report).toMatchObject({ TOP_CITY: { Lisbon: 1 }, TOTAL_CITY: 1 })
  })

  it('is that of the visitor behind a proxy that the operator names, whatever the visitor claims', async () => {
    const mail = await sendMail(cities)
    await follow(cities, mail, 'picture', '10.0.0.1', BROWSER, `8.8.8.8, ${LISBON}, 10.0.0.2`)
    expect((await reportOf(mail)).location).toMatchObject([{ location: 'Lisbon', opens: 1 }])
  })

  it('is that of who connects, whatever it says of others, when no proxy is named', async () => {
    const mail = await sendMail(countries)
    await follow(countries, mail, 'picture', '8.8.8.8', BROWSER, LISBON)
    expect((await reportOf(mail)).location).toMatchObject([{ country: 'United States', opens: 1 }])
  })

  it('is unknown in a private network and behind the proxy of a mail provider', async () => {
    const mail = await sendMail(countries)
    await follow(countries, mail, 'picture', '10.0.0.1')
    await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    await follow(countries, mail, 'picture', '66.249.93.1', 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)')
    const { location, overall } = await reportOf(mail)
    expect([overall.opens, location]).toEqual([2, []])
    expect(await statsOf(mail)).not.toHaveProperty('last_open_country')
  })

  it('is kept without the address, and shows in no activity', async () => {
    const mail = await sendMail(countries)
    await follow(countries, mail, 'picture', LISBON)
    const { account, list_id, contact_id, campaign_hash } = mail
    const { items } = await account.api.listContactActivities({ path: { list_id, contact_id } })
    expect(items.find(({ action_name }) => action_name === 'email_open')?.action_data).toEqual({ campaign_hash })
  })
})

it('a file that is no database of places is refused at the start', async () => {
  const { name } = settings.places
  await expect(createLocator(join(folder, 'none.mmdb'))).rejects.toThrow(name)
})
