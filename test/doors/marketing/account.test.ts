import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { openSoap, soapOf } from '../../support/soap.ts'

const server = useServer()

const shop = {
  name: 'Shop',
  plan: 'pro',
  currency: 'USD',
  credit: '10.5',
  general_info: {
    website: 'https://shop.example.com/',
    cellphone: '351-910000009',
    company_size: 2,
    business_sector: 'Retail',
  },
  billing_info: {
    type: 'single_person',
    company_legal_name: 'Shop Lda',
    vat_number: 'PT500000000',
    country_code: 'PT',
    city: 'Lisboa',
    state: 'Lisboa',
    address1: 'Rua Augusta 1',
    address2: 'R/C',
    zip_code: '1100-048',
    invoice_comments: 'Thank you',
  },
} as const

describe('getMyAccount', () => {
  it('shows what nobody has set as empty, and what its maker has set', async () => {
    const { api, accountId } = await openAccount(server, 'Plain')
    expect(await api.getMyAccount()).toMatchObject({
      general_info: { name: 'Plain', website: '', client_id: String(accountId), company_size: 0 },
      billing_info: { type: 'company', country: { country_code: '' } },
      plan_info: { type: 'trial' },
      balance_info: { balance: '1000.00', currency: 'EUR' },
      module_info: { te: { enabled: false } },
    })
    const made = await server.sandbox().createSandboxAccount({ body: shop })
    const { country_code, ...billing } = shop.billing_info
    const { business_sector, ...general } = shop.general_info
    expect(await server.marketing(made.api_key).getMyAccount()).toEqual({
      general_info: {
        name: 'Shop',
        client_id: String(made.account_id),
        business_sector: { name: business_sector },
        ...general,
      },
      billing_info: { ...billing, country: { country_code } },
      plan_info: { type: 'pro' },
      balance_info: { balance: '10.50', currency: 'USD' },
      module_info: { te: { enabled: false } },
    })
  })

  it('takes what was sent from the balance, exactly, and an emptied account gets it back', async () => {
    const made = await server.sandbox().createSandboxAccount({ body: { name: 'Sender', credit: '0.0025' } })
    const mailing = await withSender(server, made.api_key)
    const api = server.marketing(made.api_key)
    const balance = async () => (await api.getMyAccount()).balance_info.balance
    await mailing.settled(await mailing.send({ to: 'ana@example.com' }))
    expect(await balance()).toBe('0.0015')
    const campaign = await withCampaign(server, ['a@example.com', 'b@example.com', 'bounce-hard@example.com'], mailing)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    // Two of the campaign were taken, and the third was refused.
    expect(await balance()).toBe('-0.0005')
    const soap = soapOf(server, made.api_key)
    expect(await soap.getClientData()).toMatchObject({ PLAN_EMAIL_SENT: 3, PLAN_SMS_SENT: 0 })
    expect(await soap.getCredits()).toEqual({ CREDITS: 'EUR -0.0005' })
    await mailing.sandbox.resetAccount()
    expect(await balance()).toBe('0.0025')
  })

  it('agrees with what SOAP shows', async () => {
    const made = await server.sandbox().createSandboxAccount({ body: shop })
    const { general_info, billing_info, plan_info, balance_info } = await server.marketing(made.api_key).getMyAccount()
    const soap = soapOf(server, made.api_key)
    const credits = `${balance_info.currency} ${balance_info.balance}`
    expect(await soap.getClientData()).toMatchObject({
      CLIENTE_ID: Number(general_info.client_id),
      COMPANY_NAME: general_info.name,
      COMPANY_LEGAL_NAME: billing_info.company_legal_name,
      COMPANY_TYPE: billing_info.type,
      COUNTRY: billing_info.country.country_code,
      STATE: billing_info.state,
      CITY: billing_info.city,
      ADDRESS: `${billing_info.address1}, ${billing_info.address2}`,
      WEBSITE: general_info.website,
      CONTRACT: plan_info.type,
      CREDITS: credits,
    })
    expect(await soap.getCredits()).toEqual({ CREDITS: credits })
    expect(await soap.getUserData()).toMatchObject({
      USERNAME: general_info.name,
      CELLPHONE: general_info.cellphone,
      CREDITS: credits,
    })
  })

  it('names what does not fit in the words of the request', async () => {
    const create = (body: object) => server.sandbox().createSandboxAccount({ body: { name: 'a', ...body } })
    for (const [body, place] of [
      [{ currency: 'QQQ' }, 'body.currency'],
      [{ billing_info: { country_code: 'QQ' } }, 'body.billing_info.country_code'],
      [{ general_info: { website: 'shop' } }, 'body.general_info.website'],
    ] as const)
      await expect(create(body)).rejects.toMatchObject(refused(422, place))
  })

  it('shows what the operator has set for a live account', async () => {
    const { accountId, key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(key)
    expect(await api.getMyAccount()).toMatchObject({ plan_info: { type: 'base' }, balance_info: { balance: '0.00' } })
    await server.app.domain.accounts.accountDetails.change(accountId, { profile: { credit: '12', plan: 'starter' } })
    expect(await api.getMyAccount()).toMatchObject({
      plan_info: { type: 'starter' },
      balance_info: { balance: '12.00' },
    })
    await expect(
      server.app.domain.accounts.accountDetails.change(accountId, { profile: { credit: 'much' } }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('enableTransactional', () => {
  const open = async (transactional?: 'on' | 'off' | 'enabling') =>
    (await server.sandbox().createSandboxAccount({ body: { name: 'a', ...(transactional && { transactional }) } }))
      .api_key

  it('opens the Transactional API to all keys and users of the account', async () => {
    const key = await open('off')
    const { accountId } = await server.app.domain.accounts.accounts.authenticate(key)
    const read = () => server.transactional(key).listMobileApps()
    await expect(read()).rejects.toMatchObject({ status: 403 })
    await server.marketing(key).enableTransactional()
    await expect(read()).resolves.toEqual([])
    const user = await server.app.domain.accounts.users.create(accountId, { username: `user-${accountId}` })
    expect(await server.app.domain.accounts.users.logIn(user.username, user.password, '192.0.2.1')).toMatchObject({
      transactional: true,
    })
    await expect(server.marketing(key).enableTransactional()).rejects.toMatchObject(
      refused(409, 'client_already_enabled'),
    )
  })

  it('says that it is on, or about to be', async () => {
    await expect(server.marketing(await open()).enableTransactional()).rejects.toMatchObject(
      refused(409, 'client_already_enabled'),
    )
    const key = await open('enabling')
    await expect(server.marketing(key).enableTransactional()).rejects.toMatchObject(
      refused(409, 'client_is_being_enabled'),
    )
    await expect(server.transactional(key).listMobileApps()).rejects.toMatchObject({ status: 403 })
  })
})

describe('getUserData', () => {
  it('shows the user as whom the key acts', async () => {
    const { accountId } = await openSoap(server, 'Shop')
    const {
      accounts: { users, keys },
    } = server.app.domain
    const { id, username } = await users.create(accountId, {
      username: `ana-${accountId}`,
      firstName: 'Ana',
      email: 'ana@example.com',
    })
    const { key } = await keys.create(accountId, { name: 'a', rights: null, username })
    expect(await soapOf(server, key).getUserData()).toMatchObject({
      USER_ID: id,
      USERNAME: username,
      FIRST_NAME: 'Ana',
      EMAIL: 'ana@example.com',
      USER_LEVEL: 'user',
      APIKEY: key,
    })
  })
})
