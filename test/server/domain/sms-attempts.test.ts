// An SMS of several parts that is sent more than once: what counts is reported on the last attempt.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STATUS } from '../../../src/server/channels/smpp/status.ts'
import { PRIORITY } from '../../../src/server/domain/sending/priority.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { startHeldCentre } from '../../support/smsc.ts'
import { withSmsSender } from '../../support/texting.ts'

let centre: Awaited<ReturnType<typeof startHeldCentre>>
let server: TestServer
let live: Awaited<ReturnType<typeof withSmsSender>>
beforeAll(async () => {
  centre = await startHeldCentre()
  server = await startServer({ env: { MESSAGING_SMPP_URL: `smpp://user:secret@127.0.0.1:${centre.port}` } })
  const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
  live = await withSmsSender(server, key)
  await server.app.domain.accounts.moderation.settle(live.sender_id, 'active')
})
afterAll(async () => {
  await server?.close()
  await centre?.[Symbol.asyncDispose]()
})

interface Row {
  state: string
  attempts: unknown
  next_at: unknown
}
const rowOf = async (id: number) =>
  (await readRows<Row>(server.data, `SELECT state, attempts, next_at FROM message WHERE id = ${id}`))[0]

/** The row of a message that has had so many attempts. */
const after = (id: number, attempts: number) =>
  eventually(async () => {
    const row = await rowOf(id)
    return Number(row?.attempts) === attempts ? row : undefined
  })

/** The part of a text to this number that comes after so many others. */
const submit = (to: string, n: number) => centre.submits.wait((all) => all.filter((one) => one.to === to)[n])

/** An SMS of two parts that is as urgent as a code; its first attempt, of one part, was put off. */
async function sendUrgent(to: string) {
  const id = await live.send({ to, textBody: 'a'.repeat(200), maxCount: 2 })
  const number = to.replace('-', '')
  ;(await submit(number, 0)).answer(STATUS.ESME_RSUBMITFAIL)
  await after(id, 1)
  await changeRows(server.data, `UPDATE message SET priority = ${PRIORITY.alert} WHERE id = ${id}`)
  return { id, part: (n: number) => submit(number, n) }
}

/** The clock of a live account goes as it goes, so the message is made due; the order of another one wakes whoever sends. */
async function makeDue(id: number) {
  await changeRows(server.data, `UPDATE message SET next_at = 1 WHERE id = ${id}`)
  await live.send({ to: '351-910000099' })
}

const partsOf = async (id: number) =>
  (
    await readRows<{ carrier_id: string }>(
      server.data,
      `SELECT carrier_id FROM sms_part WHERE message_id = ${id} ORDER BY created, carrier_id`,
    )
  ).map(({ carrier_id }) => carrier_id)

it('reports on an earlier attempt neither deliver a message nor lose it', async () => {
  const { id, part } = await sendUrgent('351-910000001')
  await makeDue(id)
  ;(await part(1)).answer()
  ;(await part(2)).drop()
  await after(id, 2)
  const [old = ''] = await partsOf(id)
  await makeDue(id)
  ;(await part(3)).answer()
  ;(await part(4)).answer()
  await after(id, 3)
  const [first = '', second = '', ...more] = await partsOf(id)
  expect([old, first, second].includes('')).toBe(false)
  expect(more).toEqual([])
  const take = (carrier_id: string, state: 'delivered' | 'failed') =>
    server.app.domain.sending.smsReports.takeReport({
      carrier: `user@127.0.0.1:${centre.port}`,
      id: carrier_id,
      state,
      reason: state,
    })
  await take(old, 'failed')
  await take(first, 'delivered')
  expect((await live.statuses(id)).at(-1)).toBe('finished')
  await take(second, 'delivered')
  expect((await live.statuses(id)).at(-1)).toBe('delivered')
})

it('a message in doubt that was put off when it was repeated is not repeated again', async () => {
  const { id, part } = await sendUrgent('351-910000002')
  await makeDue(id)
  ;(await part(1)).drop()
  expect((await after(id, 2))?.next_at).not.toBeNull()
  await makeDue(id)
  ;(await part(2)).answer(STATUS.ESME_RSUBMITFAIL)
  expect((await after(id, 3))?.next_at).not.toBeNull()
  await makeDue(id)
  ;(await part(3)).drop()
  expect(await after(id, 4)).toMatchObject({ state: 'unknown', next_at: null })
})
