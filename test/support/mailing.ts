// The setup of most tests of single emails and of campaigns: a sender, and short ways to send.
import { expect } from 'vitest'
import type { TransactionalSchemas } from '../../src/clients/index.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './server.ts'

export type SingleEmail = Omit<TransactionalSchemas['SingleEmail'], 'senderId'>
export type Mailing = Awaited<ReturnType<typeof withSender>>

/** Finished states of an email that the sandbox or an SMTP host took or refused. */
const SETTLED = ['finished', 'delivered', 'send_failed', 'broken', 'rejected', 'bounce_hard', 'bounce_soft']

/** An account with an email sender, Shop <shop@example.com>. */
export async function withSender(server: TestServer, key = server.key) {
  const [marketing, transactional, sandbox] = [server.marketing(key), server.transactional(key), server.sandbox(key)]
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const senderId = String(sender_id)

  /** Sends an email; resolves with its number. */
  const send = async (email: Partial<SingleEmail> = {}): Promise<number> => {
    const content = email.htmlBody || email.templateId ? {} : { textBody: 'Hello' }
    const body = { senderId, to: 'ana@example.com', subject: 'Hello', ...content, ...email }
    return Number((await transactional.sendEmail({ body })).messageId)
  }
  const log = async (messageId: number) => {
    const [entry] = await transactional.getEmailLog({ path: { messageId } })
    if (!entry) throw new Error('the log is empty')
    return entry
  }
  const statuses = async (messageId: number) => (await log(messageId)).campaignStatusLog.map(({ status }) => status)
  return {
    marketing,
    transactional,
    sandbox,
    senderId,
    send,
    log,
    statuses,
    /** The status of an email once the attempt in hand is over. */
    settled: (messageId: number) =>
      eventually(async () => {
        const { currentStatus } = (await log(messageId)).campaign
        return SETTLED.includes(currentStatus) && currentStatus
      }),
    /** The captured mail to a recipient, as soon as there is one. */
    captured: (recipient: string, after = 0) =>
      sandbox.waitForCapturedMessage({ query: { recipient, after, timeout: 30 } }),
  }
}

/** A list with these addresses, and a campaign that can be sent to it. */
export async function withCampaign(server: TestServer, addresses: readonly string[], mailing?: Mailing) {
  const { marketing, senderId } = mailing ?? (await withSender(server))
  const { list_id } = await marketing.createList({ body: { internal_name: 'Readers' } })
  for (const email of addresses) await marketing.createContact({ path: { list_id }, body: { base: { email } } })
  const body = '<body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/spring">Shop</a></body>'
  const content = { type: 'html', body } as const
  const campaign = await marketing.createEmailCampaign({
    body: { list_id, internal_name: 'Spring', subject: 'Spring', sender_id: Number(senderId), content },
  })
  const path = { campaign_hash: campaign.campaign_hash }
  return {
    list_id,
    ...path,
    start: (more: { schedule_date?: string; limit_hour?: { hour_start: string; hour_end: string } } = {}) =>
      marketing.sendEmailCampaign({ path, body: { list_id, segments: { type: 'none' }, ...more } }),
    overall: async () => (await marketing.getEmailReport({ path })).overall,
    status: async () =>
      (await marketing.listCampaigns()).items.find((row) => row.campaign_hash === path.campaign_hash)?.status,
    contactOf: async (email: string) => {
      const { items } = await marketing.listContacts({ path: { list_id }, query: { email } })
      return items[0]?.base.contact_id ?? ''
    },
    activities: async (contact_id: string) => {
      const { items } = await marketing.listContactActivities({ path: { list_id, contact_id } })
      return items.map(({ action_name }) => action_name)
    },
  }
}

/** `YYYY-MM-DD hh:mm:ss` of a time in milliseconds, UTC. */
export const dateTime = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** The time in milliseconds of a date as the APIs write it. */
export const timeIn = (date = '') => Date.parse(`${date.replace(' ', 'T')}Z`)

/** Expects that what was due at a time, in milliseconds, happened at this date: not earlier, and hardly later. */
export function expectSoonAfter(due: number, date: string | undefined): void {
  const late = timeIn(date) - Math.floor(due / 1000) * 1000
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(60_000)
}

/** Requests an address from a mail on the server, without following its redirection. */
export async function follow(server: TestServer, url: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(url)
  return server.inject(new Request(`https://localhost${pathname}`, { redirect: 'manual', ...init }))
}
