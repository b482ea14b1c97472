// A campaign by a mail host that takes every mail, and what comes back of it later, through the port for it: each recipient
// ends as if the host had said so at once, and no other does.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { useReceiver } from '../support/receiver.ts'
import { returned, startReturns, type TestReturns } from '../support/returned.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'

/** Who answers how: a mail of test/support/returns, and what it does. */
const ANSWERS = {
  gone: 'postfix-unknown-user',
  full: 'sendmail-mailbox-full',
  policy: 'exchange-access-denied',
  spammed: 'arf-abuse',
  writes: 'reply',
  away: 'out-of-office',
  late: 'postfix-delayed',
} as const
/** Whom the host refuses at once, to compare. */
const REFUSED = { goneAtOnce: '550 5.1.1 No such user', fullAtOnce: '552 5.2.2 Over quota' }
type Name = keyof typeof ANSWERS | keyof typeof REFUSED
const NAMES = [...Object.keys(ANSWERS), ...Object.keys(REFUSED)] as Name[]
const addressOf = (name: Name) => `${name.toLowerCase()}@example.net`

let server: TestServer
const hooks = useReceiver()
const smtp = useSmtpSink({
  reject: (to) => Object.entries(REFUSED).find(([name]) => addressOf(name as Name) === to)?.[1] ?? null,
})
let returns: TestReturns

beforeAll(async () => {
  const env = { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_RETURN_DOMAIN: 'return.example.com' }
  server = await startServer({ env })
  returns = await startReturns(server)
})
afterAll(async () => {
  await returns?.close()
  await server?.close()
})

/** The envelope sender of the mail to somebody. */
const cameFrom = async (name: Name) => (await smtp.waitFor(({ to }) => to.includes(addressOf(name)))).from

/** Lets a mail come back that somebody's mail server, or somebody, wrote; twice, as when the answer to the first is lost. */
async function comesBack(name: keyof typeof ANSWERS, to?: string): Promise<void> {
  const address = await cameFrom(name)
  const mail = returned(ANSWERS[name], { RETURN_ADDRESS: address, MESSAGE_ID: 'x@example.com' })
  // Reports and automatic answers come from <>, people from their address.
  const from = ANSWERS[name] === 'reply' ? addressOf(name) : ''
  for (let n = 0; n < 2; n++) expect(await returns.arrive(mail, to ?? address, from)).toBe('250 2.0.0 taken')
}

it('a campaign: reports, activities, suppressions and webhooks', async () => {
  const mailing = await withSender(server)
  const { marketing } = mailing
  const campaign = await withCampaign(server, NAMES.map(addressOf), mailing)
  const told = ['email_hard_bounce', 'email_soft_bounce', 'email_spam_complaint'] as const
  const actions = [...told, 'reply_to_email'] as const
  const { list_id } = campaign
  await marketing.createWebhook({ body: { list_id, url: hooks.url, actions: [...told], fields: ['email'] } })
  await campaign.start()
  await eventually(async () => (await campaign.status()) === 'sent')
  for (const name of Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])
    await comesBack(name, name === 'spammed' ? 'fbl@return.example.com' : undefined)

  expect(await campaign.overall()).toMatchObject({ hard_bounces: 2, soft_bounces: 3, complaints: 1 })
  const last = async (name: Name) =>
    (await campaign.activities(await campaign.contactOf(addressOf(name)))).filter((action) =>
      (actions as readonly string[]).includes(action ?? ''),
    )
  for (const name of ['gone', 'goneAtOnce'] as const) expect([name, await last(name)]).toEqual([name, [actions[0]]])
  for (const name of ['full', 'fullAtOnce', 'policy'] as const)
    expect([name, await last(name)]).toEqual([name, [actions[1]]])
  expect(await last('spammed')).toEqual([actions[2]])
  expect(await last('writes')).toEqual([actions[3]])
  for (const name of ['away', 'late'] as const) expect([name, await last(name)]).toEqual([name, []])

  const { items } = await marketing.listSuppressionEntries()
  expect(items.map(({ value }) => value).sort()).toEqual(
    (['gone', 'goneAtOnce', 'spammed'] as const).map(addressOf).sort(),
  )
  const calls = (await hooks.waitForCount(6)).map(({ body }) => JSON.parse(body) as { action: string })
  expect(calls.map(({ action }) => action).sort()).toEqual(
    [told[0], told[0], told[1], told[1], told[1], told[2]].sort(),
  )
  const { items: arrived } = await mailing.sandbox.listInboundMessages({ query: { limit: 100 } })
  expect(arrived.filter(({ effect }) => effect === 'taken')).toHaveLength(5)
  expect(new Set(arrived.map((one) => one.campaign_hash))).toEqual(new Set([campaign.campaign_hash]))
})

it('single emails: their states and webhooks are those of a refusal at once', async () => {
  const { key } = await server.createAccount('Shop')
  const mailing = await withSender(server, key)
  const { transactional } = mailing
  await transactional.createWebhook({
    body: { channel: 'email', url: `${hooks.url}/single`, actions: ['bounce', 'abuse'] } as never,
  })
  const ids: Partial<Record<Name, number>> = {}
  for (const name of ['gone', 'goneAtOnce', 'full', 'spammed'] as const) {
    const to = `single.${addressOf(name)}`
    const rejected = smtp.options.reject
    if (name === 'goneAtOnce') smtp.options.reject = () => REFUSED.goneAtOnce
    ids[name] = await mailing.send({ to })
    await mailing.settled(ids[name] as number)
    if (rejected) smtp.options.reject = rejected
    if (name === 'goneAtOnce') continue
    const { from } = await smtp.waitFor((mail) => mail.to.includes(to))
    const mail = returned(ANSWERS[name], { RETURN_ADDRESS: from })
    expect(await returns.arrive(mail, from)).toBe('250 2.0.0 taken')
  }
  const state = async (name: Name) => (await mailing.statuses(ids[name] as number)).at(-1)
  expect(await state('gone')).toBe('bounce_hard')
  expect(await state('goneAtOnce')).toBe('bounce_hard')
  expect(await state('full')).toBe('bounce_soft')
  expect(await state('spammed')).toBe('finished')
  const events = () =>
    hooks.requests
      .filter(({ path }) => path === '/single')
      .flatMap(({ body }) => JSON.parse(body) as { action: string; data: { messageId: string; bounceType?: string } }[])
  await eventually(() => events().length >= 4)
  const told = Object.fromEntries(events().map(({ action, data }) => [data.messageId, [action, data.bounceType]]))
  expect(told).toEqual({
    [String(ids.gone)]: ['bounce', 'hard'],
    [String(ids.goneAtOnce)]: ['bounce', 'hard'],
    [String(ids.full)]: ['bounce', 'soft'],
    [String(ids.spammed)]: ['abuse', undefined],
  })
})
