// The edges of a connection by SMPP: where it begins, where it ends, and where nothing is read from it.
import { describe, expect, it } from 'vitest'
import {
  COMMAND,
  encodeId,
  encodePdu,
  encodeShortMessage,
  type Pdu,
  RESPONSE,
} from '../../../src/server/channels/smpp/pdu.ts'
import { STATUS } from '../../../src/server/channels/smpp/status.ts'
import { eventually } from '../../support/eventually.ts'
import { openCarrier, smsTo, startHeldCentre, startTestRelay } from '../../support/smsc.ts'

const LONG = 'a'.repeat(200)
/** Milliseconds of which the test must not wait for the end. */
const FOREVER = 60_000

const address = { ton: 1, npi: 1, addr: '351910000001' }
const textOfPerson = encodeShortMessage({
  source: address,
  destination: address,
  esmClass: 0,
  registeredDelivery: 0,
  dataCoding: 0,
  shortMessage: Buffer.from('Hello'),
  tlvs: new Map(),
})

const boundTo = ({ command, sequence }: Pdu) =>
  encodePdu({ command: command + RESPONSE, status: 0, sequence, body: encodeId('centre') })

describe('the beginning', () => {
  it('a connection that dies of what comes with the answer to its bind was never bound', async () => {
    let sound = false
    await using centre = await startHeldCentre({
      bind(pdu, socket) {
        // A unit of eight octets is none.
        socket.write(Buffer.concat([boundTo(pdu), ...(sound ? [] : [Buffer.from('0000000800000000', 'hex')])]))
      },
    })
    const changes: boolean[] = []
    await using carrier = openCarrier(centre.port, {}, { onChange: ({ bound }) => changes.push(bound) })
    carrier.start()
    await eventually(() => centre.binds() > 2)
    expect(changes).not.toContain(true)
    sound = true
    await eventually(() => carrier.health().bound)
    const bound = centre.binds()
    const sending = carrier.send([smsTo('351-910000001')])
    await centre.answerFrom(0, 1)
    await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
    expect(centre.binds()).toBe(bound)
    expect(centre.connected()).toBe(1)
  })

  it('whoever ends while a bind has no answer leaves no connection behind', async () => {
    await using centre = await startHeldCentre({ bind: () => undefined })
    const carrier = openCarrier(centre.port, {}, { times: { connectIn: FOREVER } })
    carrier.start()
    await eventually(() => centre.binds() === 1)
    await carrier.close()
    await eventually(() => centre.connected() === 0)
  })
})

describe('the end', () => {
  it('what came in is answered before', async () => {
    await using centre = await startHeldCentre()
    const kept = Promise.withResolvers<void>()
    const inHand = Promise.withResolvers<void>()
    const carrier = openCarrier(
      centre.port,
      {},
      {
        onText() {
          inHand.resolve()
          return kept.promise
        },
      },
    )
    carrier.start()
    await eventually(() => carrier.health().bound)
    centre.send(COMMAND.deliver_sm, textOfPerson)
    await inHand.promise
    const closed = carrier.close()
    // As often as it takes to say goodbye without it.
    for (let n = 1; n <= 3; n++) {
      centre.send(COMMAND.enquire_link, Buffer.alloc(0))
      await Promise.race([closed, centre.answers.wait((all) => (all.length >= n ? all : undefined))])
    }
    kept.resolve()
    await closed
    await eventually(() => centre.connected() === 0)
    expect(centre.answers.all.filter(({ command }) => command === COMMAND.deliver_sm_resp)).toMatchObject([
      { status: STATUS.ESME_ROK },
    ])
  })

  it('comes for a text that has begun, too, where no session comes back', async () => {
    await using centre = await startHeldCentre()
    await using relay = await startTestRelay()
    relay.to(centre.port)
    await using carrier = openCarrier(relay.port, {}, { times: { closeIn: 50, throttlePatience: FOREVER } })
    carrier.start()
    await eventually(() => carrier.health().bound)
    const sending = carrier.send([smsTo('351-910000001', { text: LONG })])
    await centre.answerFrom(0, 1)
    const second = await centre.submits.wait((all) => all[1])
    relay.to(null)
    second.answer(STATUS.ESME_RINVBNDSTS)
    await eventually(() => relay.refused() > 0)
    carrier.deferWaiting()
    await expect(sending).resolves.toMatchObject([
      { state: 'failed', reason: expect.stringContaining('a part of the text was not taken') },
    ])
  })

  it('comes for what has no answer, which stays in doubt', async () => {
    await using centre = await startHeldCentre()
    await using carrier = openCarrier(centre.port, {}, { times: { closeIn: 50, answerIn: FOREVER } })
    const sending = carrier.send([smsTo('351-910000001')])
    await centre.submits.wait(([one]) => one)
    carrier.deferWaiting()
    await expect(sending).resolves.toMatchObject([
      { state: 'unknown', reason: 'the process ended before the answer came' },
    ])
  })
})

it('while nothing is read, no answer is late, and the centre is not silent', async () => {
  await using centre = await startHeldCentre()
  const kept = Promise.withResolvers<void>()
  const texts = { all: 0 }
  const onText = () => {
    texts.all++
    return kept.promise
  }
  const times = { enquireEvery: 20, answerIn: 20 }
  await using carrier = openCarrier(centre.port, {}, { onText, times })
  carrier.start()
  await eventually(() => carrier.health().bound)
  for (let n = 0; n < 100; n++) centre.send(COMMAND.deliver_sm, textOfPerson)
  await eventually(() => texts.all === 100)
  const sending = carrier.send([smsTo('351-910000001')])
  await centre.answerFrom(0, 1)
  // As long as others take to give up a centre that is silent indeed.
  await using deaf = await startHeldCentre({
    bind(pdu, socket) {
      socket.write(boundTo(pdu))
      socket.pause()
    },
  })
  await using others = openCarrier(deaf.port, {}, { times: { ...times, answerIn: FOREVER, retryFirst: FOREVER } })
  await expect(others.send([smsTo('351-910000002')])).resolves.toMatchObject([{ state: 'unknown' }])
  kept.resolve()
  await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
  expect(centre.binds()).toBe(1)
})
