import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { MP3, makeVoiceCampaign, sendVoiceCampaign, WAV } from '../../support/calling.ts'
import { readRows } from '../../support/engine.ts'
import {
  actionsOf,
  campaignOf,
  createCaller,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600
const MINUTE = 60

const server = useServer()

type Base = NonNullable<MarketingSchemas['ContactCreate']['base']>
type Send = Partial<MarketingSchemas['VoiceCampaignSend']>

/** A cellphone, and a phone: the last four digits decide what becomes of a call. */
const cell = (n: number | string) => `351-91000${String(n).padStart(4, '0')}`
const phone = (n: number | string) => `351-21000${String(n).padStart(4, '0')}`

/** A list with these contacts, and a draft for it. */
async function openCampaign(
  contacts: readonly Base[] = [],
  create: Partial<MarketingSchemas['VoiceCampaignCreate']> = {},
) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const ids: string[] = []
  for (const base of contacts) ids.push(await makeContact(api, list_id, { base }))
  const sender_id = await createCaller(api)
  const hash = await makeVoiceCampaign(api, list_id, { sender_id, ...create })
  const path = { campaign_hash: hash }
  return {
    account,
    api,
    list_id,
    hash,
    sender_id,
    ids,
    path,
    update: (body: MarketingSchemas['VoiceCampaignUpdate']) => api.updateVoiceCampaign({ path, body }),
    send: (more?: Send) => sendVoiceCampaign(api, hash, list_id, more),
    sent: async (more?: Send, seconds?: number) => {
      await sendVoiceCampaign(api, hash, list_id, more)
      await settle(account, seconds)
    },
    /** The numbers called so far, each as often as it was called. */
    called: () => recipientsOf(account, hash),
    campaign: () => campaignOf(api, hash),
    report: async () => (await api.getVoiceReport({ path })).overall,
    captured: (recipient: string) =>
      account.sandbox.waitForCapturedMessage({ query: { recipient, channel: 'voice', timeout: 30 } }),
  }
}

/** What the address of a captured recording gives. */
async function fetched(url: string) {
  const answer = await server.inject(new Request(url))
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return { status: answer.status, type: answer.headers.get('content-type'), body }
}

describe('createVoiceCampaign', () => {
  it('keeps a recording once, and plays it from an address that nobody can guess', async () => {
    const { account, api, list_id, sender_id, send, captured, campaign } = await openCampaign([{ cellphone: cell(1) }])
    await makeVoiceCampaign(api, list_id, { sender_id })
    await makeVoiceCampaign(api, list_id, { sender_id, content: { type: 'audio', audio: MP3 } })
    const files = await readRows<{ type: string; size: number }>(
      server.data,
      `SELECT type, size FROM campaign_file WHERE account_id = ${account.accountId} ORDER BY id`,
    )
    expect(files.map(({ type, size }) => [type, Number(size)])).toEqual([
      ['audio/wav', 16],
      ['audio/mpeg', 10],
    ])
    await expect(campaign()).resolves.toMatchObject({ channel: 'voice', status: 'draft', title: 'Spring' })
    await send()
    await settle(account)
    const call = await captured(cell(1))
    expect(call).toMatchObject({ sender: '351-210000009', channel: 'voice', media: [{ type: 'audio' }], links: [] })
    const [media] = call.media
    await expect(fetched(media?.url ?? '')).resolves.toEqual({ status: 200, type: 'audio/wav', body: WAV })
    await expect(fetched(`${media?.url.slice(0, -1)}~`)).resolves.toMatchObject({ status: 404 })
  })

  it('speaks the text of an SMS template, filled in for each contact, in the language of the contact', async () => {
    const { account, api, list_id, sender_id, captured } = await openCampaign([
      { cellphone: cell(1), first_name: 'Ana', language: 'pt' },
    ])
    const transactional = server.transactional(account.key)
    const template = {
      textBody: 'Olá {{ first_name }}',
      encoding: 'unicode',
      maxCount: 1,
      templateName: 'hello',
    } as const
    const { templateId } = await transactional.createSmsTemplate({ body: template })
    const content = { type: 'template_id' as const, template_id: Number(templateId) }
    const hash = await makeVoiceCampaign(api, list_id, { sender_id, content })
    await transactional.deleteSmsTemplate({ path: { id: String(templateId) } })
    await sendVoiceCampaign(api, hash, list_id)
    await settle(account)
    await expect(captured(cell(1))).resolves.toMatchObject({ text: 'Olá Ana', media: [], data: { language: 'pt-PT' } })
  })

  it.each<{ name: string; change: Partial<MarketingSchemas['VoiceCampaignCreate']>; place: string }>([
    { name: 'a list that is not there', change: { list_id: 999_999 }, place: 'body.list_id' },
    { name: 'a sender that is not there', change: { sender_id: 999_999 }, place: 'body.sender_id' },
    {
      name: 'a template that is not there',
      change: { content: { type: 'template_id', template_id: 999_999 } },
      place: 'body.content.template_id',
    },
    {
      name: 'a file that is no sound',
      change: { content: { type: 'audio', audio: 'JVBERi0xLjQK' } },
      place: 'body.content.audio',
    },
    { name: 'no file', change: { content: { type: 'audio', audio: '' } }, place: 'body.content.audio' },
    {
      name: 'more than 8 MB',
      change: { content: { type: 'audio', audio: Buffer.alloc(8 * 1024 * 1024 + 1, 'RIFF').toString('base64') } },
      place: 'body.content.audio',
    },
  ])('refuses $name', async ({ change, place }) => {
    const { api, list_id, sender_id } = await openCampaign()
    await expect(makeVoiceCampaign(api, list_id, { sender_id, ...change })).rejects.toMatchObject(refused(422, place))
  })
})

describe('updateVoiceCampaign', () => {
  it('changes what it names and leaves the rest, and drops a recording that nobody plays any more', async () => {
    const { account, update, send, captured, campaign } = await openCampaign([{ cellphone: cell(1) }])
    await update({ internal_name: 'Summer', message: { audio: MP3 } })
    await expect(campaign()).resolves.toMatchObject({ internal_name: 'Summer', title: 'Spring' })
    const files = `SELECT type FROM campaign_file WHERE account_id = ${account.accountId}`
    await expect(readRows(server.data, files)).resolves.toMatchObject([{ type: 'audio/mpeg' }])
    await update({ message: {} })
    await send()
    await settle(account)
    const [media] = (await captured(cell(1))).media
    await expect(fetched(media?.url ?? '')).resolves.toEqual({ status: 200, type: 'audio/mpeg', body: MP3 })
  })

  it('refuses two contents, and any change while the campaign is on its way', async () => {
    const { update, send } = await openCampaign([{ cellphone: cell(1) }])
    const both = { content: { type: 'audio' as const, audio: MP3 }, message: { audio: WAV } }
    await expect(update(both)).rejects.toMatchObject(refused(422))
    await expect(update({ message: { audio: 'bm8=' } })).rejects.toMatchObject(refused(422, 'body.message.audio'))
    await send({ schedule_date: '2099-01-01 00:00:00' })
    await expect(update({ internal_name: 'x' })).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
  })
})

describe('sendVoiceCampaign', () => {
  it('calls the number that the order names, the other one where the first is missing, or both', async () => {
    const contacts: Base[] = [
      { phone: phone(1), cellphone: cell(1) },
      { phone: phone(2) },
      { cellphone: cell(3) },
      // Whoever entered one number twice is called once.
      { phone: cell(4), cellphone: cell(4) },
      { first_name: 'Nobody' },
    ]
    const { sent, called } = await openCampaign(contacts)
    const calls = async (destination_field: MarketingSchemas['VoiceDestination']) => {
      const before = await called()
      await sent({ destination_field })
      const after = await called()
      for (const number of before) after.splice(after.indexOf(number), 1)
      return after
    }
    await expect(calls('phone')).resolves.toEqual([phone(1), phone(2), cell(4)])
    await expect(calls('cellphone')).resolves.toEqual([cell(1), cell(3), cell(4)])
    await expect(calls('phone_failsafe_cellphone')).resolves.toEqual([phone(1), phone(2), cell(3), cell(4)])
    await expect(calls('cellphone_failsafe_phone')).resolves.toEqual([phone(2), cell(1), cell(3), cell(4)])
    await expect(calls('cellphone_phone')).resolves.toEqual([phone(1), phone(2), cell(1), cell(3), cell(4)])
  })

  it('calls the other number at once when the first fails, and all again in ten minutes', async () => {
    const contacts: Base[] = [
      { phone: phone('9906'), cellphone: cell(1) },
      { phone: phone('9901'), cellphone: cell(2) },
      { phone: phone('9907'), cellphone: cell('9907') },
      { phone: phone('9901'), cellphone: cell('9906') },
      { phone: phone('9906') },
    ]
    const { account, sent, called, campaign, report } = await openCampaign(contacts)
    await sent({ destination_field: 'phone_failsafe_cellphone' })
    const first = [phone('9901'), phone('9901'), phone('9906'), phone('9906'), phone('9907')]
    const others = [cell(1), cell(2), cell('9906'), cell('9907')]
    const once = [...first, ...others].sort()
    await expect(called()).resolves.toEqual(once)
    await expect(campaign()).resolves.toMatchObject({ status: 'sending', processed_messages: 2 })
    await settle(account, HOUR)
    const again = [phone('9901'), phone('9906'), phone('9907'), cell('9906'), cell('9907')]
    await expect(called()).resolves.toEqual([...once, ...again, ...again].sort())
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 5 })
    await expect(report()).resolves.toEqual({
      destinations: 5,
      sends: 5,
      delivered: 2,
      error: 3,
      invalid: 0,
      pending: 0,
    })
  })

  it('calls everybody who shares a number, or the number once', async () => {
    const shared = [{ cellphone: cell(1) }, { cellphone: cell(1) }, { phone: cell(1) }]
    const { sent, called } = await openCampaign(shared)
    await sent()
    await expect(called()).resolves.toEqual([cell(1), cell(1)])
    await sent({ unique_contacts_only: true })
    await expect(called()).resolves.toHaveLength(3)
    await sent({ unique_contacts_only: true, destination_field: 'cellphone_phone' })
    await expect(called()).resolves.toHaveLength(4)
    await sent({ unique_contacts_only: true, destination_field: 'cellphone_failsafe_phone' })
    await expect(called()).resolves.toHaveLength(5)
    await sent({ segments: { type: 'contact', data: cell(1) }, destination_field: 'phone_failsafe_cellphone' })
    await expect(called()).resolves.toHaveLength(8)
  })

  it('calls those first who joined first, up to a share or a number', async () => {
    const many = Array.from({ length: 15 }, (_, n) => ({ cellphone: cell(n), ...(n < 2 && { phone: phone(n) }) }))
    const { api, list_id, ids, sent, called } = await openCampaign(many)
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: ids[0] ?? '' }] } })
    await sent({ limit_contacts: { type: 'percent', value: 10 } })
    // A tenth of 14, rounded up.
    const first = many.slice(1, 3).map(({ cellphone }) => cellphone)
    await expect(called()).resolves.toEqual(first)
    await sent({ limit_contacts: { type: 'value', value: 10 }, destination_field: 'cellphone_phone' })
    const ten = many.slice(1, 11).map(({ cellphone }) => cellphone)
    await expect(called()).resolves.toEqual([...first, ...ten, phone(1)].sort())
    await sent({ limit_contacts: { type: 'value', value: 500 } })
    await expect(called()).resolves.toHaveLength(first.length + ten.length + 1 + 14)
  })

  it('starts no more calls in a second than the order allows, whoever makes them', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ cellphone: cell(n === 0 ? '9906' : n) }))
    const { account, sent, campaign } = await openCampaign(many)
    await sent({ limit_speed: 2 }, HOUR)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 9 })
    const times = (await account.sandbox.listCapturedMessages({ query: { limit: 100 } })).items.map(
      ({ created }) => created,
    )
    expect(times).toHaveLength(11)
    const perSecond = [...Map.groupBy(times, (time) => time).values()].map((calls) => calls.length)
    // On a busy machine a call is captured some time after it began.
    expect(Math.max(...perSecond)).toBeLessThanOrEqual(3)
    expect(perSecond.length).toBeGreaterThan(5)
  })

  it('keeps to its hours, calls later as well', async () => {
    const { account, send, called } = await openCampaign([{ cellphone: cell('9906') }])
    const { now } = await account.sandbox.getClock()
    const hour = (n: number) => `${String(n % 24).padStart(2, '0')}:00`
    const next = Number(now.slice(11, 13)) + 1
    await send({ limit_hour: { hour_start: hour(next), hour_end: hour(next + 1) } })
    await settle(account)
    await expect(called()).resolves.toEqual([])
    await settle(account, HOUR)
    await expect(called().then((calls) => calls.length)).resolves.toBeGreaterThan(0)
    await settle(account, HOUR)
    await expect(called()).resolves.toHaveLength(3)
  })

  it('calls those again whom it did not reach, and of two numbers only the one that failed', async () => {
    const contacts = [
      { cellphone: cell(1), phone: phone('9906') },
      { cellphone: cell('9902'), phone: phone(2) },
      { cellphone: cell(3) },
    ]
    const { account, api, path, sent, called, report } = await openCampaign(contacts)
    await sent({ destination_field: 'cellphone_phone' }, HOUR)
    const before = await called()
    expect(before).toHaveLength(2 + 3 + 2)
    await api.retryCampaign({ path })
    await settle(account, HOUR)
    const again = [cell('9902'), ...Array.from({ length: 3 }, () => phone('9906'))]
    await expect(called()).resolves.toEqual([...before, ...again].sort())
    await expect(report()).resolves.toMatchObject({ destinations: 7, sends: 7, delivered: 3, error: 4 })
  })

  it('asks again right before each call', async () => {
    const { account, api, list_id, ids, sent, called, campaign } = await openCampaign([
      { cellphone: cell('9906'), phone: phone(1) },
      { cellphone: cell('9907') },
    ])
    await sent()
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [cell('9907')] } })
    await api.updateContact({
      path: { list_id, contact_id: ids[0] ?? '' },
      body: { base: { cellphone_status: 'inactive' } },
    })
    await settle(account, HOUR)
    await expect(called()).resolves.toEqual([cell('9906'), cell('9907')])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 2 })
  })

  it('refuses a sender in moderation, a field of the list, and a speed or a limit that is none', async () => {
    const { account, api, list_id, send } = await openCampaign([{ cellphone: cell(1) }])
    const waiting = await createCaller(api, '351-210000008')
    await account.sandbox.updateSenderStatus({ path: { sender_id: waiting }, body: { status: 'moderation' } })
    const hash = await makeVoiceCampaign(api, list_id, { sender_id: waiting })
    await expect(sendVoiceCampaign(api, hash, list_id)).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    const other = '7' as MarketingSchemas['VoiceDestination']
    await expect(send({ destination_field: other })).rejects.toMatchObject(refused(422, 'body.destination_field'))
    await expect(send({ limit_speed: 11 })).rejects.toMatchObject(refused(422, 'body.limit_speed'))
    const few = { type: 'value' as const, value: 9 }
    await expect(send({ limit_contacts: few })).rejects.toMatchObject(refused(422, 'body.limit_contacts.value'))
  })
})

describe('getVoiceReport', () => {
  it(
    'counts the fate of each call, tells the contact of it, and never calls twice in doubt',
    async () => {
      const endings = ['9901', '9902', '9903', '9904', '9905', '9906', '9907', '9908', '9909', '0001']
      const { account, api, list_id, ids, path, sent, called, report } = await openCampaign(
        endings.map((ending) => ({ cellphone: cell(ending) })),
      )
      await expect(report()).resolves.toEqual({
        destinations: 0,
        sends: 0,
        delivered: 0,
        error: 0,
        invalid: 0,
        pending: 0,
      })
      await sent()
      await settle(account, 4 * 24 * HOUR)
      const overall = { destinations: 10, sends: 10, delivered: 3, error: 4, invalid: 1, pending: 2 }
      await expect(report()).resolves.toEqual(overall)
      const { destinations: _, ...counts } = overall
      const { networks } = await api.getVoiceReport({ path })
      expect(networks).toEqual([{ network: 'Unknown', ...counts }])
      await expect(api.getVoiceReport({ path, query: { networks: false } })).resolves.not.toHaveProperty('networks')
      const calls = Map.groupBy(await called(), (number) => number.slice(-4))
      const times = endings.map((ending) => calls.get(ending)?.length)
      expect(times).toEqual([1, 1, 9, 1, 1, 3, 3, 1, 1, 1])
      const told = async (ending: string) => {
        const contact_id = ids[endings.indexOf(ending)] ?? ''
        return [
          await actionsOf(api, list_id, contact_id),
          (await api.getContact({ path: { list_id, contact_id } })).voice_stats,
        ]
      }
      await expect(told('9909')).resolves.toEqual([
        ['voice_menu_event', 'voice_report', 'voice_send', 'subscription'],
        { sent: 1, answered: 1 },
      ])
      await expect(told('9906')).resolves.toEqual([['voice_send', 'subscription'], { sent: 1, answered: 0 }])
      await expect(told('9905')).resolves.toEqual([['voice_send', 'subscription'], { sent: 1, answered: 0 }])
    },
    MINUTE * 1000,
  )
})
