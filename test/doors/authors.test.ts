// Who made a campaign, asked for an operation or sent a message: the user whom the key names, or who logged in.
import { expect, it } from 'vitest'
import { createSoapClient } from '../../src/clients/index.ts'
import { ensureSandboxUser } from '../../src/server/process/bootstrap.ts'
import { withSender } from '../support/mailing.ts'
import { campaignOf, makeCampaign, makeContact, makeList, sendCampaign, settle } from '../support/marketing.ts'
import { PASSWORD, startRelay, USER } from '../support/relay.ts'
import { startServer, useServer } from '../support/server.ts'
import { ADDRESS } from '../support/soap.ts'
import { withSmsSender } from '../support/texting.ts'

const server = useServer()

let accounts = 0

/** An account with a user, a key that acts as the user, and one that acts as nobody. */
async function open() {
  const { key, accountId } = await server.createAccount('Shop')
  const {
    accounts: { keys, users },
  } = server.app.domain
  const { id, username } = await users.create(accountId, { username: `eva-${++accounts}`, isAdmin: true })
  const { key: ofUser } = await keys.create(accountId, { name: 'Shop', rights: null, username })
  const as = (apiKey: string) => ({
    key: apiKey,
    accountId,
    api: server.marketing(apiKey),
    sandbox: server.sandbox(apiKey),
  })
  return { accountId, id, username, user: as(ofUser), nobody: as(key) }
}

it('a campaign and its operation name the user of the key, who need not be the same', async () => {
  const { id, user, nobody } = await open()
  const list_id = await makeList(user.api)
  await makeContact(user.api, list_id, 'ana@example.com')
  const [ofUser, ofNobody] = [await makeCampaign(user.api, list_id), await makeCampaign(nobody.api, list_id)]
  expect(await campaignOf(user.api, ofUser)).toMatchObject({ created_by: id })
  expect(await campaignOf(user.api, ofNobody)).not.toHaveProperty('created_by')
  const schedule_date = '2099-01-01 00:00:00'
  await sendCampaign(nobody.api, ofUser, list_id, { schedule_date })
  await sendCampaign(user.api, ofNobody, list_id, { schedule_date })
  const { items } = await user.api.listOperations()
  expect(items.map(({ operation_data, created_by }) => [operation_data.campaign_hash, created_by])).toEqual([
    [ofNobody, id],
    [ofUser, undefined],
  ])
  await expect(user.api.listUsers()).resolves.toMatchObject({ items: [{ user_id: id }] })
})

it('an import names the user of the key', async () => {
  const { id, user } = await open()
  const list_id = await makeList(user.api)
  const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
  await user.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await expect(user.api.listOperations()).resolves.toMatchObject({ items: [{ created_by: id }] })
  await settle(user)
})

it('the log of a message names the user of the key, of an SMS, too', async () => {
  const { id, user, nobody } = await open()
  const mailing = await withSender(server, user.key)
  expect((await mailing.log(await mailing.send())).campaign).toMatchObject({ userId: id })
  const texting = await withSmsSender(server, nobody.key)
  expect((await texting.log(await texting.send())).campaign).not.toHaveProperty('userId')
})

it('a user who was deleted is no user of the key any more', async () => {
  const { accountId, id, username, user } = await open()
  const {
    accounts: { keys, users },
  } = server.app.domain
  await users.create(accountId, { username: `${username}-b`, isAdmin: true })
  const { key } = await keys.create(accountId, { name: 'Later', rights: null, username })
  await users.delete(accountId, id)
  const list_id = await makeList(user.api)
  const made = await makeCampaign(server.marketing(key), list_id)
  expect(await campaignOf(user.api, made)).not.toHaveProperty('created_by')
})

it('a key names no user of another account', async () => {
  const [one, two] = [await open(), await open()]
  const {
    accounts: { keys },
  } = server.app.domain
  for (const username of [two.username, 'nobody at all'])
    await expect(keys.create(one.accountId, { name: 'a', rights: null, username })).rejects.toMatchObject({
      code: 'invalid',
      details: { username: expect.any(String) },
    })
})

it('the first key of the sandbox acts as its user', async () => {
  await using own = await startServer()
  const api = own.marketing()
  const list_id = await makeList(api)
  const before = await makeCampaign(api, list_id)
  await ensureSandboxUser(own.app.domain.accounts, own.data, { username: 'sandbox', password: null })
  const [user] = (await api.listUsers()).items
  expect(user).toMatchObject({ username: 'sandbox' })
  expect(await campaignOf(api, await makeCampaign(api, list_id))).toMatchObject({ created_by: user?.user_id })
  expect(await campaignOf(api, before)).not.toHaveProperty('created_by')
})

it('SOAP and the relay act as the user who logged in', async () => {
  const relay = await startRelay(server)
  const api = server.marketing()
  const [user] = (await api.listUsers({ query: { username: USER } })).items
  const mailing = await withSender(server)
  const { id } = await relay.send({ to: 'ana@example.com', subject: 'a', text: 'a' })
  expect((await mailing.log(id)).campaign).toMatchObject({ userId: user?.user_id })
  await relay.close()
  const soap = createSoapClient({
    username: USER,
    password: PASSWORD,
    baseUrl: ADDRESS,
    fetch: (request) => server.inject(request),
    retries: 0,
  })
  const [listID, fromID] = [await makeList(api), mailing.senderId]
  const { ID } = await soap.createCampaignEmail({ listID, fromID, subject: 'Spring', message: '<body>a</body>' })
  expect(await campaignOf(api, ID)).toMatchObject({ created_by: user?.user_id })
})
