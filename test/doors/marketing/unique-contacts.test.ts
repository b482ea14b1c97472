// Contacts who share an address: `unique_contacts_only` decides whether each gets a message (M-041).
import { describe, expect, it } from 'vitest'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  sendCampaign,
  sendSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const ANA = 'ana@example.com'
const RUI = 'rui@example.com'

/** A list in which two contacts share an address: in the base field, or in an extra field. */
async function open(place: 'email' | 'extra') {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const field_id = await makeField(api, list_id, 'email')
  await api.updateBaseField({ path: { list_id, field_id: 'email' }, body: { unique: false } })
  for (const email of [ANA, ANA.toUpperCase(), RUI])
    await makeContact(api, list_id, place === 'email' ? { base: { email } } : { extra: [{ field_id, value: email }] })
  return { ...account, list_id, destination: place === 'email' ? {} : { destination_field: String(field_id) } }
}

describe.each(['email', 'extra'] as const)('an email to addresses of the field %s', (place) => {
  it.each([
    [true, 2],
    [false, 3],
    [undefined, 3],
  ])('with unique_contacts_only %s gets %s messages', async (unique_contacts_only, messages) => {
    const { list_id, destination, ...account } = await open(place)
    const hash = await makeCampaign(account.api, list_id)
    await sendCampaign(account.api, hash, list_id, {
      ...destination,
      ...(unique_contacts_only !== undefined && { unique_contacts_only }),
    })
    await settle(account)
    const recipients = (await recipientsOf(account, hash)).map((address) => address.toLowerCase())
    expect(recipients.sort()).toEqual(messages === 2 ? [ANA, RUI] : [ANA, ANA, RUI])
  })
})

it('a list whose addresses are unique gets one message each', async () => {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  for (const email of [ANA, RUI]) await makeContact(account.api, list_id, email)
  const hash = await makeCampaign(account.api, list_id)
  await sendCampaign(account.api, hash, list_id, { unique_contacts_only: true })
  await settle(account)
  expect((await recipientsOf(account, hash)).sort()).toEqual([ANA, RUI])
})

it('an SMS goes to each number once', async () => {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  for (const email of [ANA, RUI])
    await makeContact(account.api, list_id, { base: { email, cellphone: '351-910000001' } })
  const hash = await makeSmsCampaign(account.api, list_id)
  await sendSmsCampaign(account.api, hash, list_id)
  await settle(account)
  expect(await recipientsOf(account, hash)).toEqual(['351-910000001'])
})
