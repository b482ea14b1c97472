// How the platform is, as an account may know it: what waits for it, and what asks somebody to act.
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import type { SandboxSchemas } from '../../../src/clients/index.ts'
import { onPostgres } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/free-port.ts'
import { openLiveAccount } from '../../support/live-accounts.ts'
import { dateTime, timeIn, withSender } from '../../support/mailing.ts'
import { openAccount } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer } from '../../support/server.ts'
import { startSmtpSink } from '../../support/smtp.ts'

const DAY = 86_400

type Health = SandboxSchemas['Health']
const waitingIn = ({ queues }: Health, name: string) => queues.find(({ queue }) => queue === name)
const carrierOf = ({ carriers }: Health, name: string) => carriers.find(({ channel }) => channel === name)

describe('getHealth', () => {
  it('says that all is well, where all is', async () => {
    await using server = await startServer()
    const health = await server.sandbox().getHealth()
    expect(health).toMatchObject({
      status: 'well',
      version: packageJson.version,
      database: { engine: onPostgres ? 'postgresql' : 'sqlite', state: 'up' },
      alarms: [],
    })
    expect(health).not.toHaveProperty('upgrade')
    expect(health.queues.map(({ waiting }) => waiting)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(new Set(health.carriers.map(({ state }) => state))).toEqual(new Set(['unused']))
    expect(health.live_carriers).toEqual([
      { name: 'web-push', state: 'unused' },
      { name: 'sandbox', state: 'up' },
    ])
    await expect(eventually(async () => (await server.sandbox().getHealth()).work.state === 'running')).resolves.toBe(
      true,
    )
  })

  it('counts what waits for the account, and none of what waits for another', async () => {
    await using server = await startServer()
    const { send, sandbox } = await withSender(server)
    const dawn = dateTime(Date.now() + 5 * 3_600_000)
    await send({ scheduleTo: dawn })
    await send({ scheduleTo: dateTime(Date.now() + 9 * 3_600_000) })
    const health = await sandbox.getHealth()
    expect(waitingIn(health, 'messages_waiting')).toEqual({ queue: 'messages_waiting', waiting: 2, first: dawn })
    const other = await openAccount(server)
    expect(waitingIn(await other.sandbox.getHealth(), 'messages_waiting')?.waiting).toBe(0)
    await sandbox.advanceClock({ body: { seconds: 6 * 3_600 } })
    const later = await sandbox.getHealth()
    expect(waitingIn(later, 'messages_waiting')?.waiting).toBe(1)
    expect(carrierOf(later, 'email')).toEqual({ channel: 'email', carrier: 'sandbox', state: 'up' })
  })

  it('raises an alarm for webhooks that were given up and for faults, by the clock of the account', async () => {
    await using server = await startServer()
    const { transactional, send, sandbox } = await withSender(server)
    const receiver = await startReceiver(() => 500)
    await transactional.createWebhook({ body: { channel: 'email', url: receiver.url } })
    await sandbox.createFault({ body: { type: 'status', operation_id: 'listLists', status: 500, times: null } })
    await send()
    await eventually(async () => (waitingIn(await sandbox.getHealth(), 'hooks_pending')?.waiting ?? 0) > 0)
    await sandbox.advanceClock({ body: { seconds: 5 * DAY } })
    await receiver.close()
    const { status, alarms } = await sandbox.getHealth()
    expect(status).toBe('attention')
    expect(alarms.map(({ kind }) => kind)).toEqual(['hooks_parked', 'faults_in_force'])
    const [parked, faults] = alarms
    const { now } = await sandbox.getClock()
    expect(timeIn(now) - timeIn(parked?.since)).toBeLessThan(3 * DAY * 1000)
    expect(timeIn(now) - timeIn(faults?.since)).toBeGreaterThanOrEqual(5 * DAY * 1000)
    expect(faults).toMatchObject({ waiting: 1, detail: 'Faults in force: 1.' })
  })

  it('raises an alarm for a mail host that cannot be reached and for one that refuses a sender', async () => {
    const smtp = await startSmtpSink({ reject: () => '550 5.7.26 sender is unauthenticated' })
    await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_SMTP_RATE: '50' } })
    const { send, settled, sandbox } = await withSender(server)
    await settled(await send())
    const refused = await sandbox.getHealth()
    expect(carrierOf(refused, 'email')).toEqual({
      channel: 'email',
      carrier: 'smtp',
      state: 'up',
      rate_per_second: 50,
    })
    expect(refused.alarms).toMatchObject([{ kind: 'sender_refused', domain: 'example.com' }])
    // Whose domain is refused is nobody else's business.
    expect((await (await openAccount(server)).sandbox.getHealth()).alarms).toEqual([])
    await smtp.close()
    await sandbox.advanceClock({ body: { seconds: DAY } })
    await send()
    await eventually(async () => carrierOf(await sandbox.getHealth(), 'email')?.state === 'unreachable')
    const { alarms, live_carriers } = await sandbox.getHealth()
    expect(live_carriers).toContainEqual(
      expect.objectContaining({ name: 'sandbox-smtp', state: 'unreachable', detail: 'it refuses the connection' }),
    )
    expect(alarms.map(({ kind }) => kind)).toEqual(['carrier_unreachable', 'sender_refused'])
    const { now } = await sandbox.getClock()
    expect(Math.abs(timeIn(now) - timeIn(alarms[0]?.since))).toBeLessThan(60_000)
    // Live accounts do not depend on the mail catcher.
    const live = await openLiveAccount(server.app.domain)
    expect((await server.sandbox(await live.keyWith('console:read')).getHealth()).alarms).toEqual([])
  })

  it('raises an alarm for live accounts when the mail host of live accounts cannot be reached', async () => {
    const MESSAGING_SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
    await using server = await startServer({ env: { MESSAGING_SMTP_URL } })
    const live = await openLiveAccount(server.app.domain)
    const { sender_id } = await server
      .marketing(live.key)
      .createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await live.approve()
    const email = { senderId: String(sender_id), to: 'ana@example.com', subject: 'Hello', textBody: 'Hello' }
    await server.transactional(live.key).sendEmail({ body: email })
    const looking = server.sandbox(await live.keyWith('console:read'))
    await eventually(async () => (await looking.getHealth()).alarms.length > 0)
    expect((await looking.getHealth()).alarms).toMatchObject([
      { kind: 'carrier_unreachable', detail: 'The carrier smtp cannot be used: it refuses the connection.' },
    ])
    expect((await server.sandbox().getHealth()).alarms).toEqual([])
  })
})
