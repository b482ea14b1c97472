// The rate of the SMTP host is one for all workers. Only what must not happen is timed: a loaded machine is slower.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeFromBuckets } from '../../src/server/store/sending/rate-buckets.ts'
import { dropDatabaseOf, openTestStore } from '../support/engine.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

describe('a bucket', () => {
  it('lets through one after the other, whoever asks, and begins anew when nobody did', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-buckets-'))
    const store = await openTestStore(folder)
    const take = (now: number, cost = 10, ...names: string[]) =>
      store.writeAlongside((tx) =>
        takeFromBuckets(tx, [{ name: 'a', cost }, ...names.map((name) => ({ name, cost: 100 }))], now),
      )
    const begins = await Promise.all(Array.from({ length: 20 }, () => take(1_000)))
    expect(begins.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => 1_000 + n * 10))
    expect(await take(1_150)).toBe(1_200)
    expect(await take(5_000, 30)).toBe(5_000)
    // The slower of two decides.
    expect([await take(6_000, 10, 'b'), await take(6_000, 10, 'b'), await take(6_000)]).toEqual([6_000, 6_100, 6_020])
    await store.close()
    await dropDatabaseOf(folder)
    await rm(folder, { recursive: true, force: true })
  })
})

describe('MESSAGING_SMTP_RATE', () => {
  let smtp: SmtpSink
  beforeEach(async () => {
    smtp = await startSmtpSink()
  })
  afterEach(() => smtp.close())

  const addresses = (n: number) => Array.from({ length: n }, (_, i) => `a${i}@example.com`)

  it('holds for campaigns and single emails together', async () => {
    await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_SMTP_RATE: '40' } })
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, addresses(50), mailing)
    const start = Date.now()
    await campaign.start()
    await Promise.all(addresses(30).map((to) => mailing.send({ to })))
    const mails = await smtp.waitForCount(80)
    // All but the last block of a quarter of a second.
    expect((mails.at(-1)?.at ?? 0) - start).toBeGreaterThanOrEqual((70 / 40) * 1_000)
  })

  it('holds for each sender by itself', async () => {
    await using server = await startServer({
      env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_SMTP_RATE: '1000,10' },
    })
    const [one, two] = [await withSender(server), await withSender(server, (await server.createAccount('Other')).key)]
    const start = Date.now()
    await Promise.all(addresses(11).flatMap((to) => [one.send({ to }), two.send({ to })]))
    const mails = await smtp.waitForCount(22)
    // The last of each has let ten others pass, a tenth of a second each.
    expect((mails.at(-1)?.at ?? 0) - start).toBeGreaterThanOrEqual(1_000)
  })

  it('lets a code pass those that wait', async () => {
    await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_SMTP_RATE: '4' } })
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, addresses(60), mailing)
    await campaign.start()
    await smtp.waitForCount(2)
    const code = {
      email: 'code@example.com',
      subject: 'Code',
      senderId: mailing.senderId,
      message: 'Your code is {{ code }}',
    }
    await mailing.transactional.requestVerifyByEmail({ body: code })
    await smtp.waitFor((mail) => mail.to[0] === 'code@example.com')
    expect(smtp.mails.length).toBeLessThan(60)
  })
})
