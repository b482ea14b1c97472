// SMPP 5.0: what a session says of itself, what it hears of the centre, and what it does when the centre is congested.
import { describe, expect, it } from 'vitest'
import {
  decodeBind,
  encodeBindAnswer,
  encodePdu,
  RESPONSE,
  type SmppVersion,
  TAG,
} from '../../../src/server/channels/smpp/pdu.ts'
import { createAdaptiveLimiter } from '../../../src/server/channels/sms/adaptive-limiter.ts'
import { eventually } from '../../support/eventually.ts'
import { openCarrier, smsTo, startHeldCentre, startTestSmsc } from '../../support/smsc.ts'

/** A centre that speaks this version. */
const startCentre = (version: SmppVersion) =>
  startHeldCentre({
    bind({ command, sequence }, socket) {
      const body = encodeBindAnswer('centre', version)
      socket.write(encodePdu({ command: command + RESPONSE, status: 0, sequence, body }))
    },
  })

const congestion = (state: number) => new Map([[TAG.congestion_state, Buffer.from([state])]])

describe('version=5.0', () => {
  it.each([
    ['5.0', '5.0'],
    ['3.4', '3.4'],
  ] as const)('says so, and speaks with a centre of %s what both know', async (theirs, spoken) => {
    await using centre = await startCentre(theirs)
    await using carrier = openCarrier(centre.port, { version: '5.0' })
    carrier.start()
    await eventually(() => carrier.health().bound)
    expect(centre.bindings.map(({ body }) => decodeBind(body).version)).toEqual(['5.0'])
    expect(carrier.health().sessions).toEqual([{ kind: 'transceiver', bound: true, version: spoken }])
  })

  it('takes a centre that says nothing for one of 3.4', async () => {
    await using centre = await startHeldCentre()
    await using carrier = openCarrier(centre.port, { version: '5.0' })
    carrier.start()
    await eventually(() => carrier.health().bound)
    expect(carrier.health().sessions).toMatchObject([{ version: '3.4' }])
  })

  it('sends less to a centre that says that it is congested', async () => {
    await using centre = await startCentre('5.0')
    await using carrier = openCarrier(centre.port, { version: '5.0', window: 2 })
    const sending = carrier.send([1, 2, 3, 4].map((n) => smsTo(`351-91000000${n}`)))
    const submit = (n: number) => centre.submits.wait((all) => all[n])
    await submit(1)
    // Half of the window, and no more while the centre is as busy as it should be.
    ;(await submit(0)).answer(0, congestion(100))
    ;(await submit(1)).answer(0, congestion(85))
    const third = await submit(2)
    expect(carrier.health().inFlight).toBe(1)
    expect(centre.submits.all).toHaveLength(3)
    third.answer(0, congestion(0))
    ;(await submit(3)).answer(0, congestion(0))
    // The centre took them all the same.
    const outcomes = await sending
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['accepted']))
  })

  it('is what the simulated centre speaks with whoever asks for it', async () => {
    await using smsc = await startTestSmsc({ faults: { congested: 50 } })
    await using carrier = openCarrier(smsc.port, { version: '5.0', bind: 'pair' })
    const numbers = Array.from({ length: 20 }, (_, n) => `351-9100003${String(n).padStart(2, '0')}`)
    const outcomes = await carrier.send(numbers.map((to) => smsTo(to)))
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['accepted']))
    expect(carrier.health().sessions.map(({ version }) => version)).toEqual(['5.0', '5.0'])
    expect(smsc.submitted.map(({ to }) => to).sort()).toEqual(numbers.map((to) => to.replace('-', '')).sort())
  })
})

describe('values of command_status that 5.0 brought', () => {
  it.each([
    [0x101, { state: 'failed', reason: 'the centre answered ESME_RPROHIBITED' }],
    [0x102, { state: 'deferred', reason: 'the centre answered ESME_RSERTYPUNAVAIL' }],
    [0x104, { state: 'failed', reason: 'the centre answered ESME_RINVDCS' }],
    [0x4ff, { state: 'failed', reason: 'the centre answered status 0x4ff' }],
  ])('0x%s', async (status, outcome) => {
    await using centre = await startHeldCentre()
    await using carrier = openCarrier(centre.port, { version: '5.0' })
    const sending = carrier.send([smsTo('351-910000001')])
    ;(await centre.submits.wait(([one]) => one)).answer(status)
    await expect(sending).resolves.toEqual([outcome])
  })
})

it('a window under strain shrinks by one for each window that was taken so, and never below one', async () => {
  const window = createAdaptiveLimiter({ most: 4, rate: null, pause: 1 })
  const turn = { isFirst: false, stays: false }
  /** How many get a place at once. */
  const width = async () => {
    let places = 0
    const asked = Array.from({ length: 6 }, () => window.acquire(turn).then((has) => void (has && places++)))
    await new Promise(setImmediate)
    const found = places
    // The others come after them, one by one.
    for (let n = 0; n < 6; n++) {
      window.release('busy')
      await new Promise(setImmediate)
    }
    await Promise.all(asked)
    return found
  }
  const strain = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await window.acquire(turn)
      window.release('strained')
    }
  }
  expect(await width()).toBe(4)
  await strain(4)
  expect(await width()).toBe(2)
  await strain(40)
  expect(await width()).toBe(1)
})
