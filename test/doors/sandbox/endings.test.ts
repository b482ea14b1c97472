// Recipients of the sandbox that do something some time after they got a message: a test moves the clock and sees it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { magicNumbers, magicRecipients } from '../../../src/server/channels/sandbox/outcomes.ts'
import { eventually } from '../../support/eventually.ts'
import { withSender } from '../../support/mailing.ts'
import { actionsOf, makeCampaign, makeContact, makeList, sendCampaign } from '../../support/marketing.ts'
import { startServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const HOUR = 3600

describe('an ending', () => {
  it('of an email of a campaign comes by the clock', async () => {
    await using server = await startServer()
    const { marketing: api, sandbox } = await withSender(server)
    const list_id = await makeList(api)
    const after = {
      'bounce-later': 'email_hard_bounce',
      'reply-later': 'reply_to_email',
      'auto-reply': 'email_send',
      'unsubscribe-later': 'unsubscribe',
    }
    const contacts = new Map<string, string>()
    for (const name of Object.keys(after)) contacts.set(name, await makeContact(api, list_id, `${name}+7@example.com`))
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id)
    const overall = async () => (await api.getEmailReport({ path: { campaign_hash: hash } })).overall
    await eventually(async () => (await overall()).sends === contacts.size)
    const { due } = await sandbox.getClock()
    expect(due.filter(({ kind }) => kind === 'sandbox_ending')).toHaveLength(contacts.size)
    expect(await overall()).toMatchObject({ hard_bounces: 0, unsubscriptions: 0 })
    await sandbox.advanceClock({ body: { seconds: 2 * HOUR } })
    for (const [name, action] of Object.entries(after))
      expect([name, (await actionsOf(api, list_id, contacts.get(name) ?? ''))[0]]).toEqual([name, action])
    expect(await overall()).toMatchObject({ hard_bounces: 1, unsubscriptions: 1 })
    const { items } = await sandbox.listInboundMessages({ query: { order: 'asc' } })
    expect(items.map(({ meaning }) => meaning).toSorted()).toEqual(['auto_reply', 'reply'])
  })

  it('of an SMS comes by the clock', async () => {
    await using server = await startServer()
    const { send, settled, statuses, sandbox, marketing } = await withSmsSender(server)
    const ids: number[] = []
    for (const ending of ['9911', '9912', '9913']) ids.push(await send({ to: `351-91000${ending}` }))
    for (const id of ids) await settled(id)
    const last = () => Promise.all(ids.map(async (id) => (await statuses(id)).at(-1)))
    expect(await last()).toEqual(['finished', 'finished', 'delivered'])
    await sandbox.advanceClock({ body: { seconds: 2 * HOUR } })
    expect(await last()).toEqual(['delivered', 'rejected', 'delivered'])
    const { items } = await marketing.listSuppressionEntries()
    expect(items).toMatchObject([{ value: '351-910009913', method: 'unsubscribe' }])
  })

  it('goes with all that its account had', async () => {
    await using server = await startServer()
    const { send, settled, sandbox } = await withSmsSender(server)
    await settled(await send({ to: '351-910009913' }))
    await sandbox.resetAccount()
    await sandbox.advanceClock({ body: { seconds: HOUR } })
    expect((await sandbox.listInboundMessages()).total_items).toBe(0)
  })

  it('stands in the guide with every other magic recipient', async () => {
    const guide = readFileSync(
      new URL('../../../src/server/docs/guides/quick-start-sandbox.md', import.meta.url),
      'utf8',
    )
    for (const { localPart } of magicRecipients) expect(guide).toContain(`| \`${localPart}@\``)
    for (const { ending } of magicNumbers) expect(guide).toContain(`| \`…${ending}\``)
  })
})
