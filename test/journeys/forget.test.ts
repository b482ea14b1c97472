// Somebody becomes known to the platform in every way that there is, and is forgotten. Afterwards neither a table, nor a
// byte of a file, nor a line of the log names them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountTables, lastingTables, passingTables } from '../../src/server/store/account-tables.ts'
import { erasures } from '../../src/server/store/audience/erasure/tables.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from '../support/calling.ts'
import { bytesOf, tablesOf } from '../support/dump.ts'
import { changeRows, onPostgres } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { anEmail, anSms } from '../support/flows.ts'
import { enter } from '../support/forms.ts'
import { follow } from '../support/mailing.ts'
import {
  createCaller,
  HTML,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  recipientsOf,
  sendCampaign,
  sendSmsCampaign,
  settle,
  timeOf,
} from '../support/marketing.ts'
import { useReceiver } from '../support/receiver.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { useServer } from '../support/server.ts'
import { withSmsSender } from '../support/texting.ts'

const ZOE = {
  email: 'Zoe.Quetzal@forgetful.example',
  first_name: 'Zoeanna',
  last_name: 'Quetzalcoatl',
  birth_date: '1987-03-29',
  cellphone: '351-917654399',
  phone: '351-217654388',
  work: 'zoe-at-work@forgetful.example',
  street: 'Rua Zigzagada 77',
  token: 'device-token-of-zoeanna',
}
/** As they stand in a text without capitals. */
const NEEDLES = [
  'zoe.quetzal@',
  'zoe-at-work@',
  'zoeanna',
  'quetzalcoatl',
  '917654399',
  '217654388',
  'zigzagada',
  'device-token-of',
]

const TABLES = [...accountTables.map(({ name }) => name), ...lastingTables, ...passingTables]

const isErased = (table: string) => erasures[table as keyof typeof erasures] === 'erased'
/** Tables with numbers only, or with words of others that nobody said here. */
const UNNAMED = [
  ...['contact_tag', 'receipt', 'segment', 'cart', 'shop_order'],
  ...['automation_signal', 'automation_run', 'automation_member', 'automation_later'],
]

const log: string[] = []
const files = useReceiver(() => ({
  status: 200,
  headers: { 'content-type': 'text/csv' },
  body: `Email,Name,Mobile\n${ZOE.email},${ZOE.first_name},${ZOE.cellphone}\nrui@example.com,Rui,351-910000002\n`,
}))
const receiver = useReceiver()
const server = useServer(() => ({
  env: { MESSAGING_LOG: 'trace' },
  app: { logStream: { write: (line) => void log.push(line) } },
}))
let relay: TestRelay
beforeAll(async () => {
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
})

/** The needles that a text has, without regard to capitals. */
function foundIn(text: string): string[] {
  const lower = text.toLowerCase()
  return NEEDLES.filter((needle) => lower.includes(needle))
}

/** Where the person is found: tables, files and the log, each with the needles. */
async function traces(): Promise<Record<string, string[]>> {
  const tables = await tablesOf(server.data, TABLES)
  const found = [
    ...tables.map(({ table, text }) => [`table ${table}`, foundIn(text)] as const),
    ...(onPostgres ? [] : bytesOf(server.data)).map(({ file, text }) => [`file ${file}`, foundIn(text)] as const),
    ['the log', foundIn(log.join('\n'))] as const,
  ]
  return Object.fromEntries(found.filter(([, needles]) => needles.length > 0))
}

describe('somebody who is forgotten', () => {
  it('is found nowhere any more', async () => {
    const { marketing: api, transactional, sandbox, sender_id, sms } = await withSmsSender(server)
    const account = { sandbox }
    const mailSender = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const senderId = String(mailSender.sender_id)
    await sandbox.createSnapshot({ body: { name: 'before' } })

    // A contact with all that it may have, in two lists; somebody else shares the number.
    const [list_id, other] = [await makeList(api), await makeList(api, 'Other')]
    const work = await makeField(api, list_id, 'email', { name: 'Work' })
    const street = await makeField(api, list_id, 'text', { name: 'Street', unique: true })
    for (const url of [`${receiver.url}/good`, `${receiver.url}/bad`]) {
      await api.createWebhook({
        body: {
          list_id,
          url,
          actions: ['subscription', 'edit_subscription', 'email_open', 'email_click', 'forget_subscription'],
          fields: ['email', 'first_name', 'last_name', 'cellphone', String(work)],
        },
      })
    }
    receiver.respond = ({ path, body }) => (path === '/bad' ? { status: 500, body } : { status: 200, body })
    const { first_name, last_name, birth_date, email, cellphone, phone } = ZOE
    const contact_id = await makeContact(api, list_id, {
      base: {
        ...{ first_name, last_name, birth_date, email, cellphone, phone },
        push_token_android: [{ app_id: 'shop', token: ZOE.token }],
      },
      extra: [
        { field_id: work, value: ZOE.work },
        { field_id: street, value: ZOE.street },
      ],
      utm: { utm_source: ZOE.first_name },
    })
    // They were in the list twice.
    const former = await makeContact(api, list_id, `${first_name}@forgetful.example`)
    await api.unifyContacts({
      path: { list_id },
      body: { type: 'contacts', contacts: [contact_id, former], values: 'survivor' },
    })
    await settle(account)
    await makeContact(api, list_id, { base: { email: 'rui@example.com', first_name: 'Rui', phone } })
    await makeContact(api, other, { base: { email: email.toLowerCase(), first_name, last_name } })

    const { tag_id } = await api.createTag({ body: { name: 'Regulars' } })
    await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [contact_id] } })
    const form = await api.createForm({
      path: { list_id },
      body: { name: 'News', fields: [{ field_id: 'email' }, { field_id: 'first_name' }] },
    })
    await enter(server, form, { email, first_name })
    await api.updateContacts({
      path: { list_id },
      body: { type: 'contacts', contacts: [contact_id], base: { last_name } },
    })

    // Imports: one that has ended, one from a file, one that waits.
    const item = { base: { email, first_name, last_name, cellphone } }
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ base: { email: `c${n}@example.com` } }))
    const importing = (contacts: (typeof item)[]) =>
      api.importContacts({ path: { list_id }, body: { mode: 'update', compare_field: 'email', contacts } })
    await importing([item, item])
    await api.importContacts({
      path: { list_id },
      body: {
        mode: 'update',
        compare_field: 'email',
        file: {
          url: `${files.url}/contacts.csv`,
          field_mapping: ['email', 'first_name', 'cellphone'].map((field_id, n) => ({
            field_id,
            column_name: ['Email', 'Name', 'Mobile'][n] as string,
          })),
        },
        callback_url: `${receiver.url}/good`,
      },
    })
    await settle(account)
    const exported = {
      format: 'csv' as const,
      fields: ['first_name', 'last_name'],
      callback_url: `${receiver.url}/good`,
    }
    await api.exportContacts({ path: { list_id }, body: exported })
    await settle(account)

    // Campaigns: sent, opened, clicked, bounced; to an address; by SMS; calls to both numbers.
    const spring = await makeCampaign(api, list_id, { content: { type: 'html', body: `${HTML}{{ last_name }}` } })
    await sendCampaign(api, spring, list_id)
    const direct = await makeCampaign(api, list_id, { internal_name: 'Direct' })
    await sendCampaign(api, direct, list_id, { segments: { type: 'contact', data: email } })
    const text = await makeSmsCampaign(api, list_id)
    await sendSmsCampaign(api, text, list_id)
    const spoken = { textBody: 'Dear {{ last_name }}', encoding: 'unicode', maxCount: 1, templateName: 'call' } as const
    const { templateId } = await transactional.createSmsTemplate({ body: spoken })
    const call = await makeVoiceCampaign(api, list_id, {
      sender_id: await createCaller(api),
      content: { type: 'template_id', template_id: Number(templateId) },
    })
    await sendVoiceCampaign(api, call, list_id, { destination_field: 'cellphone_phone' })
    await settle(account)
    expect(await recipientsOf(account, call)).toEqual(expect.arrayContaining([ZOE.phone, ZOE.cellphone]))
    expect(await recipientsOf(account, spring)).toContain(email)
    const captured = async () => (await sandbox.listCapturedMessages({ query: { recipient: email } })).items
    const mail = (await captured()).find(({ campaign_hash }) => campaign_hash === spring)
    const path = { captured_id: mail?.captured_id ?? 0 }
    await sandbox.createMessageEvent({ path, body: { type: 'open' } })
    await sandbox.createMessageEvent({ path, body: { type: 'click' } })

    // Single messages: an email with a link and a copy to somebody else, one that waits, an SMS, a mail of the relay.
    const single = {
      ...{ senderId, to: email, cc: ['eva@example.com'], subject: `For ${first_name}` },
      htmlBody: `<p>Dear ${first_name}, <a href="https://shop.example.com/?for=${first_name}">here</a></p>`,
      clickTracking: true,
      customData: last_name,
    }
    await transactional.sendEmail({ body: single })
    await transactional.sendEmail({ body: { ...single, to: 'eva@example.com', cc: [email] } })
    await transactional.sendEmail({ body: { ...single, scheduleTo: await timeOf(account, 86_400) } })
    await transactional.sendSms({ body: sms({ to: cellphone, textBody: `Dear ${first_name}` }) })
    await relay.send({ to: [email, 'eva@example.com'], subject: `Relayed to ${first_name}`, text: last_name })
    await transactional.requestVerifyBySms({ body: { senderId: String(sender_id), to: cellphone } })
    await transactional.createAlertTemplate({
      body: {
        name: 'Cold',
        channel: 'sms',
        interval: 300,
        maxAttempts: 3,
        textBody: '{{ who }} {{ acknowledge_url }}',
      },
    })
    const to = [
      { phone: cellphone, mergeTags: [`who:${first_name}`] },
      { phone: '351-910000003', mergeTags: ['who:Eva'] },
    ]
    await transactional.executeAlert({ body: { alertTemplateName: 'Cold', senderId: String(sender_id), to } })
    const flow = await transactional.createMultiChannelFlow({
      body: { name: 'Unpaid', group: 'orders', messages: [anEmail(), anSms({ interval: 86_400 })] },
    })
    await transactional.executeMultiChannel({
      body: {
        templateId: flow.multiChannelId,
        to: { email, phone: cellphone, mergeTags: [`name:${first_name}`, 'order:1'] },
        sender: { emailSenderId: senderId, phoneSenderId: String(sender_id) },
      },
    })
    await settle(account)
    const clicked = (await captured()).find(({ subject }) => subject === `For ${first_name}`)
    await sandbox.createMessageEvent({ path: { captured_id: clicked?.captured_id ?? 0 }, body: { type: 'click' } })

    // They leave one group of single messages.
    const news = { senderId, to: email, subject: 'News', textBody: 'News', group: 'news' }
    await transactional.sendEmail({ body: { ...news, header: { listUnsubscribe: true } } })
    await settle(account)
    const left = (await captured()).find(({ subject }) => subject === news.subject)
    const { headers = [] } = await sandbox.getCapturedMessage({ path: { captured_id: left?.captured_id ?? 0 } })
    const leave = headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? ''
    const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' }
    expect((await follow(server, /<(https:[^>]+)>/.exec(leave)?.[1] ?? '', oneClick)).status).toBe(200)

    // What they wrote themselves.
    const sms_in = {
      channel: 'sms',
      sender: cellphone,
      recipient: '351-920000001',
      text: `I am ${first_name}`,
    } as const
    await sandbox.createInboundMessage({ body: sms_in })
    // The other part never came. Only carriers of live accounts bring parts, so no request makes one here.
    await changeRows(
      server.data,
      `INSERT INTO inbound_sms_part
         (account_id, sender, recipient, reference, total, part, coding, octets, created)
       SELECT min(id), '${cellphone}', '351-920000001', 7, 2, 1, 'gsm', '', ${Date.now()} FROM account`,
    )
    await sandbox.createMessageEvent({ path, body: { type: 'reply', text: `Yours, ${last_name}` } })

    // The address bounces last: from then on nothing more is sent to it. Then a snapshot of it all.
    await sandbox.createMessageEvent({ path, body: { type: 'bounce', bounce_type: 'hard' } })
    await importing([...rows, item] as (typeof item)[])
    const { items } = await api.listOperations({ query: { type: 'import_contacts' } })
    const operations = items.map(({ operation_id }) => operation_id)
    await api.pauseOperations({ body: { operations } })
    expect((await api.listOperations({ query: { status: 'paused' } })).total_items).toBe(1)
    await sandbox.createSnapshot({ body: { name: 'with-zoe' } })
    await eventually(async () => (await sandbox.listHookDeliveries({ query: { state: 'pending' } })).total_items > 0)

    // Requests are written down a moment after they came; whoever reads them does not wait for it.
    expect((await sandbox.listRequests()).total_items).toBeGreaterThan(0)
    // All of that is found before; the log never names anybody.
    const before = await traces()
    const named = Object.keys(before).flatMap((place) => (place.startsWith('table ') ? [place.slice(6)] : []))
    expect(named.filter((table) => erasures[table as keyof typeof erasures] !== 'erased')).toEqual([])
    expect(
      Object.keys(erasures).filter((table) => !named.includes(table) && !UNNAMED.includes(table) && isErased(table)),
    ).toEqual([])
    const { overall } = await api.getEmailReport({ path: { campaign_hash: spring } })

    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(account)
    expect(await traces()).toEqual({})

    // What stays: the counts, the others, the snapshot without them, and the import goes on without them.
    await expect(api.getEmailReport({ path: { campaign_hash: spring } })).resolves.toMatchObject({ overall })
    for (const { webhook_id } of (await api.listWebhooks()).items) await api.deleteWebhook({ path: { webhook_id } })
    await api.resumeOperations({ body: { operations } })
    await settle(account)
    const { total_items } = await api.listContacts({ path: { list_id } })
    expect(total_items).toBe(10_001)
    expect((await sandbox.listSnapshots()).items.map(({ name }) => name)).toEqual(['before'])
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'before' } })
    const again = await makeList(api)
    await expect(makeContact(api, again, email)).rejects.toMatchObject({ status: 409 })
    // The request that was refused is written down, without what it said.
    expect((await sandbox.listRequests({ query: { status_class: 4 } })).total_items).toBeGreaterThan(0)
    expect(await traces()).toEqual({})
  })
})
