// The walls between clocks: two sandbox accounts and a live one wait for one of each thing that time brings about, the
// clocks of the sandbox accounts are moved in turns, and what happens is compared with what is due by the clock of each.
// The live account has real time: nothing of it happens in the minutes that the test takes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { createRandom, type Random } from '../../support/fuzz/random.ts'
import { dateTime } from '../../support/mailing.ts'
import { makeCampaign, makeContact, makeList, sendCampaign } from '../../support/marketing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../../support/smtp.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Real time may go on by as much while the test runs; and the retries of hooks are spread by a tenth. */
const SLACK = 15 * MINUTE
/** The last of all: the idempotency key of a day. */
const END = 30 * HOUR
const STEPS = 7
/** The attempts that fail, of a mail and of a hook. */
const FAILING = { mail: 4, hook: 6 }

let server: TestServer
let sink: SmtpSink
let liveSink: SmtpSink
let receiver: Receiver
const tries = new Map<string, number>()
/** Counts an attempt, and tells whether it is one of the first `failing`. */
const fails = (what: string, failing: number) => {
  tries.set(what, (tries.get(what) ?? 0) + 1)
  return (tries.get(what) ?? 0) <= failing
}

beforeAll(async () => {
  const reject = (address: string) => (address.startsWith('busy') && fails(address, FAILING.mail) ? 451 : null)
  sink = await startSmtpSink({ reject })
  liveSink = await startSmtpSink({ reject })
  receiver = await startReceiver(({ path }) => (path.startsWith('/down') && fails(path, FAILING.hook) ? 503 : 204))
  server = await startServer({
    env: {
      MESSAGING_SMTP_URL: liveSink.url,
      MESSAGING_SANDBOX_SMTP_URL: sink.url,
      MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
      MESSAGING_KEEP_OPERATIONS: '20h',
      // What is old is looked for as often.
      MESSAGING_KEEP_CAPTURED: '1s',
    },
  })
})
afterAll(async () => {
  await server?.close()
  await sink?.close()
  await liveSink?.close()
  await receiver?.close()
})

let accounts = 0

/** An account with a sender; `start` is its time when it began to wait. */
async function open(kind: 'sandbox' | 'live') {
  const name = `a${++accounts}`
  const { key, accountId } = await server.app.domain.accounts.accounts.create(name, kind)
  await server.app.domain.accounts.accounts.enableRegistered(accountId)
  const email = `shop@${name}.example.com`
  const marketing = server.marketing(key)
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email } })
  await server.app.domain.accounts.moderation.approveEmail(email)
  return {
    name,
    key,
    marketing,
    transactional: server.transactional(key),
    registered: server.registered(key),
    sandbox: server.sandbox(key),
    senderId: String(sender_id),
    to: (recipient: string) => `${recipient}@${name}.example.com`,
    /** The mails that the host took for a recipient, or for all of the account. */
    mails: (recipient = '') =>
      (kind === 'live' ? liveSink : sink).mails
        .map(({ to }) => to[0] ?? '')
        .filter((to) => to.startsWith(recipient) && to.endsWith(`@${name}.example.com`)),
    start: Date.now(),
  }
}
type Account = Awaited<ReturnType<typeof open>>

/** Something that waits: when it is due, milliseconds after the start, and whether it has happened. */
interface Thing {
  due: number
  happened(): Promise<boolean>
  /** Who gets its mail, if there is one. */
  mail?: string
}

const single = ({ senderId, to }: Account, recipient: string) => ({
  senderId,
  to: to(recipient),
  subject: 'Hello',
  textBody: 'Hello',
})

async function campaign(account: Account, recipient: string, more: Parameters<typeof sendCampaign>[3] = {}) {
  const list = await makeList(account.marketing)
  await makeContact(account.marketing, list, account.to(recipient))
  const sender_id = Number(account.senderId)
  await sendCampaign(account.marketing, await makeCampaign(account.marketing, list, { sender_id }), list, more)
  return { mail: recipient, happened: async () => account.mails(recipient).length === 1 }
}

const minuteOf = (time: number) => new Date(time).toISOString().slice(11, 16)

/** Everything that time brings about, each as a function that lets an account wait for it. */
const things: Record<string, (account: Account) => Promise<Thing>> = {
  'a scheduled message': async (account) => {
    const scheduleTo = dateTime(account.start + 90 * MINUTE)
    await account.transactional.sendEmail({ body: { ...single(account, 'scheduled'), scheduleTo } })
    return { due: 90 * MINUTE, mail: 'scheduled', happened: async () => account.mails('scheduled').length === 1 }
  },
  'the fifth attempt of a message': async (account) => {
    await account.transactional.sendEmail({ body: single(account, 'busy.single') })
    await eventually(() => tries.has(account.to('busy.single')))
    return { due: 4 * HOUR, mail: 'busy.single', happened: async () => account.mails('busy.single').length === 1 }
  },
  'a scheduled campaign': async (account) => {
    const schedule_date = dateTime(account.start + 150 * MINUTE)
    return { due: 150 * MINUTE, ...(await campaign(account, 'campaign', { schedule_date })) }
  },
  'a campaign that waits for its hours': async (account) => {
    // To the minute, which begins earlier.
    const start = Math.floor((account.start + 210 * MINUTE) / MINUTE) * MINUTE
    const limit_hour = { hour_start: minuteOf(start), hour_end: minuteOf(start + 2 * HOUR) }
    return { due: start - account.start, ...(await campaign(account, 'hours', { limit_hour })) }
  },
  'the fifth attempt of a campaign': async (account) => {
    const sent = await campaign(account, 'busy.campaign')
    await eventually(() => tries.has(account.to('busy.campaign')))
    return { due: 4 * HOUR, ...sent }
  },
  'the last repetition of an alert': async (account) => {
    const { transactional: api, senderId, to } = account
    const template = { channel: 'email' as const, interval: 3600, maxAttempts: 6, subject: 'Fire', textBody: 'Fire' }
    await api.createAlertTemplate({ body: { name: 'fire', ...template } })
    await api.executeAlert({ body: { alertTemplateName: 'fire', senderId, to: [{ email: to('alert') }] } })
    return { due: 5 * HOUR, mail: 'alert', happened: async () => account.mails('alert').length === 6 }
  },
  'a step of a flow': async (account) => {
    const { transactional: api, senderId: emailSenderId, to } = account
    const email = { channel: 'email' as const, subject: 'a', textBody: 'a' }
    const messages = [email, { ...email, interval: 6 * 3600, condition: 'none' as const }]
    const { multiChannelId } = await api.createMultiChannelFlow({ body: { name: 'a', messages } })
    const body = { templateId: multiChannelId, to: { email: to('flow') }, sender: { emailSenderId } }
    await api.executeMultiChannel({ body })
    return { due: 6 * HOUR, mail: 'flow', happened: async () => account.mails('flow').length === 2 }
  },
  'an evidence that is made by itself': async (account) => {
    const { registered, transactional: api } = account
    await registered.createAutocertificateOption({ body: { autoCertificationDays: 1 } })
    await api.sendEmail({ body: { ...single(account, 'registered'), registered: true } })
    const { id } = await eventually(async () => (await registered.listRegisteredMessages()).items[0])
    const day = Math.floor(account.start / (24 * HOUR)) + 1
    const made = async () => (await registered.listRegisteredEvidences({ path: { registered_id: id } })).total_items
    return { due: day * 24 * HOUR + 3 * HOUR - account.start, happened: async () => (await made()) === 1 }
  },
  'the seventh attempt of a webhook': async ({ marketing, name, to }) => {
    const path = `/down/${name}`
    const list_id = await makeList(marketing)
    await marketing.createWebhook({ body: { list_id, url: `${receiver.url}${path}`, actions: ['subscription'] } })
    await makeContact(marketing, list_id, to('hook'))
    await eventually(() => tries.has(path))
    return { due: 97.6 * MINUTE, happened: async () => (tries.get(path) ?? 0) > FAILING.hook }
  },
  'the end of a code': async (account) => {
    const { transactional: api, senderId, to } = account
    const body = { email: to('code'), subject: 'Code', senderId, message: '{{ code }}', codeValidity: 3600 }
    const { requestId } = await api.requestVerifyByEmail({ body })
    return {
      due: HOUR,
      happened: async () => (await api.getVerifyRequest({ path: { id: requestId } })).expired,
    }
  },
  'the end of a result file': async ({ marketing, name }) => {
    const list_id = await makeList(marketing)
    const path = `/imported/${name}`
    const contacts = ['no address', 'nor this'].map((email) => ({ base: { email } }))
    const body = { mode: 'add' as const, compare_field: 'email', callback_url: `${receiver.url}${path}`, contacts }
    await marketing.importContacts({ path: { list_id }, body })
    const call = await receiver.waitFor((request) => request.path === path)
    const file = new URL((JSON.parse(call.body) as { file: string }).file).pathname
    return { due: 20 * HOUR, happened: async () => (await server.inject(file)).status === 404 }
  },
  'the end of an idempotency key': async ({ marketing }) => {
    const options = { idempotencyKey: 'clocks-apart' }
    const make = async () => (await marketing.createList({ body: { internal_name: 'Once' } }, options)).list_id
    const first = await make()
    return { due: 24 * HOUR, happened: async () => (await make()) !== first }
  },
}

interface Waiting {
  account: Account
  things: [name: string, thing: Thing][]
}

async function letWait(kind: 'sandbox' | 'live'): Promise<Waiting> {
  const account = await open(kind)
  const all: Waiting['things'] = []
  for (const [name, make] of Object.entries(things)) all.push([name, await make(account)])
  return { account, things: all }
}

/** A time of the account after `from` that is close to nothing that is due. */
function somewhere(random: Random, { things: all }: Waiting, from: number, left: number): number {
  for (;;) {
    const time = from + SLACK + random.below(Math.ceil((2 * (END - from)) / left))
    const isClear = (due: number) => Math.abs(time - due) > SLACK
    if (all.every(([, { due }]) => isClear(due))) return Math.min(time, END)
  }
}

/** What has happened at an account whose clock is `passed` milliseconds after its start is what is due by then. */
async function expectDue({ account, things: all }: Waiting, passed: number): Promise<void> {
  const expected = all.filter(([, { due }]) => due <= passed).map(([name]) => name)
  const happened = async () => {
    const found: string[] = []
    for (const [name, thing] of all) if (await thing.happened()) found.push(name)
    return found
  }
  // Only what is removed by and by takes a moment.
  await eventually(async () => (expect(await happened(), account.name).toEqual(expected), true))
}

/** The last mail of each thing came in the order in which they were due. */
function expectOrder({ account, things: all }: Waiting): void {
  const mailed = all.flatMap(([, { due, mail }]) => (mail === undefined ? [] : [{ due, mail }]))
  const came = account.mails().map((to) => to.slice(0, to.indexOf('@')))
  for (const early of mailed) {
    for (const late of mailed.filter(({ due }) => due > early.due + SLACK))
      expect(came.lastIndexOf(early.mail), `${early.mail}, ${late.mail}`).toBeLessThan(came.lastIndexOf(late.mail))
  }
}

describe('the clocks of two sandbox accounts and of a live one', () => {
  it.each([1, 2])('move what belongs to their own account, and nothing else (seed %i)', async (seed) => {
    const random = createRandom(seed)
    const [one, two, live] = [await letWait('sandbox'), await letWait('sandbox'), await letWait('live')]
    const passed = new Map([one, two, live].map((waiting) => [waiting, 0]))
    for (let step = 0; step < 2 * STEPS; step++) {
      const waiting = step % 2 === random.below(2) ? one : two
      const from = passed.get(waiting) ?? 0
      if (from + 2 * SLACK >= END) continue
      const time = somewhere(random, waiting, from, STEPS)
      const to = dateTime(waiting.account.start + time)
      await waiting.account.sandbox.advanceClock({ body: { to } })
      passed.set(waiting, time)
      for (const [each, at] of passed) await expectDue(each, at)
    }
    // Everything that is left happens, at one account and then at the other.
    for (const waiting of [one, two]) {
      const to = dateTime(waiting.account.start + END)
      if (passed.get(waiting) !== END) await waiting.account.sandbox.advanceClock({ body: { to } })
      passed.set(waiting, END)
      for (const [each, at] of passed) await expectDue(each, at)
      expectOrder(waiting)
    }
  })
})
