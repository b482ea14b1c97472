// Emails with a time, on the clock of the sandbox.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { dateTime, expectSoonAfter, withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'

const HOUR = 3_600_000

describe('sendEmail', () => {
  it('sends at scheduleTo and not before', async () => {
    await using server = await startServer()
    const { send, sandbox, statuses, log } = await withSender(server)
    const due = Date.now() + 2 * HOUR
    const id = await send({ scheduleTo: dateTime(due) })
    expect(await statuses(id)).toEqual(['created', 'scheduled'])
    await sandbox.advanceClock({ body: { to: dateTime(due - 60_000) } })
    expect((await log(id)).campaign.currentStatus).toBe('scheduled')
    await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
    await expect(sandbox.advanceClock({ body: { seconds: 120 } })).resolves.toMatchObject({ fired: 1 })
    expect((await log(id)).campaign.currentStatus).toBe('delivered')
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ message_id }) => message_id)).toEqual([String(id)])
    expectSoonAfter(due, items[0]?.created)
  })

  it('sends at once when the time has passed', async () => {
    await using server = await startServer()
    const { send, settled, statuses } = await withSender(server)
    const id = await send({ scheduleTo: '2020-01-01 00:00:00' })
    await expect(settled(id)).resolves.toBe('delivered')
    expect(await statuses(id)).not.toContain('scheduled')
  })

  it('measures by the clock of the platform', async () => {
    await using server = await startServer()
    const { send, sandbox, settled } = await withSender(server)
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    const id = await send({ scheduleTo: dateTime(Date.now() + HOUR) })
    await expect(settled(id)).resolves.toBe('delivered')
  })

  it('an urgent email overtakes those that wait', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-urgent-'))
    try {
      const before = await startServer({ data })
      // Nothing is sent while they come; more than the loop takes in one step.
      await before.app.work.stop()
      const { send } = await withSender(before)
      for (let n = 0; n < 60; n++) await send({ to: `reader${n}@example.com` })
      await send({ to: 'urgent@example.com', priority: 'urgent' })
      await before.close()
      await using server = await startServer({ data })
      const sandbox = server.sandbox(before.key)
      await eventually(async () => (await sandbox.listCapturedMessages()).total_items === 61)
      const { items } = await sandbox.listCapturedMessages({ query: { order: 'asc', limit: 100 } })
      expect(items.findIndex(({ recipient }) => recipient === 'urgent@example.com')).toBeLessThan(50)
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })

  it.each(['2031-02-31 00:00:00', '2031-01-01 24:00:00', '2031-01-01T00:00:00Z', '2031-01-01'])(
    'refuses the time %s',
    async (scheduleTo) => {
      await using server = await startServer()
      const { send, sandbox } = await withSender(server)
      await expect(send({ scheduleTo })).rejects.toMatchObject({
        status: 400,
        errors: { 'body.scheduleTo': expect.any(String) },
      })
      await sandbox.advanceClock({ body: { seconds: 315_360_000 } })
      await expect(sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
    },
  )
})
