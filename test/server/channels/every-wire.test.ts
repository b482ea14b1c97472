// What every wire keeps, whatever it speaks: its peer takes, refuses, puts off and dies, and the outcome says so.
import { describe, expect, it } from 'vitest'
import { watchCondition } from '../../../src/server/channels/condition.ts'
import type { Outcome } from '../../../src/server/domain/sending/carrier.ts'
import { eventually } from '../../support/eventually.ts'
import { type CarrierAnswer, knownWires } from '../../support/wires.ts'

/** What the outcome says of the message: a call that is on was taken. */
const said = (outcome: Outcome): string =>
  outcome.state === 'deferred' && outcome.ringing !== undefined ? 'accepted' : outcome.state

/** A peer whose answers wait until the test gives them. */
function holding() {
  const waiting: ((answer: CarrierAnswer) => void)[] = []
  let most = 0
  return {
    ask: () =>
      new Promise<CarrierAnswer>((resolve) => {
        waiting.push(resolve)
        most = Math.max(most, waiting.length)
      }),
    waiting,
    most: () => most,
    answer: (answer: CarrierAnswer) => {
      for (const resolve of waiting.splice(0)) resolve(answer)
    },
  }
}

describe.each(knownWires)('$name', ({ open, most }) => {
  it.each([
    ['take', 'accepted'],
    ['refuse', 'failed'],
    ['later', 'deferred'],
  ] as const)('an answer that says "%s" is an outcome, and nothing is sent again after it', async (answer, state) => {
    await using wire = await open(async () => answer)
    expect(said(await wire.send(1))).toBe(state)
    expect(wire.heard()).toHaveLength(1)
  })

  it('a connection that dies before the answer leaves the message in doubt, under one name', async () => {
    await using wire = await open(async () => 'die')
    expect((await wire.send(1)).state).toBe('unknown')
    expect(new Set(wire.heard()).size).toBe(1)
  })

  it('each message of many has its own outcome', async () => {
    const answers: CarrierAnswer[] = ['take', 'refuse', 'later']
    const states = ['accepted', 'failed', 'deferred']
    await using wire = await open(async (n) => answers[n % 3] as CarrierAnswer)
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, i) => wire.send(i + 1)))
    expect(outcomes.map(said)).toEqual(Array.from({ length: 30 }, (_, i) => states[(i + 1) % 3]))
    expect(new Set(wire.heard()).size).toBe(30)
    expect(wire.heard()).toHaveLength(30)
  })

  it.skipIf(most === Number.POSITIVE_INFINITY)('a peer that is slow gets no more at once than it should', async () => {
    const peer = holding()
    await using wire = await open(peer.ask)
    const sending = Promise.all(Array.from({ length: most * 2 }, (_, i) => wire.send(i + 1)))
    await eventually(() => peer.waiting.length === most)
    const answering = setInterval(() => peer.answer('take'), 5)
    expect((await sending).map(said)).toEqual(Array(most * 2).fill('accepted'))
    clearInterval(answering)
    expect(peer.most()).toBe(most)
  })

  it('its end waits for what is on its way', async () => {
    const peer = holding()
    await using wire = await open(peer.ask)
    const sending = wire.send(1)
    await eventually(() => peer.waiting.length === 1)
    const closing = wire.close()
    peer.answer('take')
    expect(said(await sending)).toBe('accepted')
    await closing
    expect(wire.heard()).toHaveLength(1)
  })

  it('where nobody listens, messages wait, and the wire is seen to be down until one is taken', async () => {
    const watch = watchCondition(Date.now)
    const sendBy = async (wire: Awaited<ReturnType<typeof open>>) => {
      const carrier = watch.watching<number>({ send: ([n = 0]) => Promise.all([wire.send(n)]), close: async () => {} })
      return (await carrier.send([1]))[0]
    }
    await using nobody = await open(null)
    expect(await sendBy(nobody)).toMatchObject({ state: 'deferred', broken: true })
    expect(watch.condition().state).toBe('unreachable')
    await using wire = await open(async () => 'take')
    await sendBy(wire)
    expect(watch.condition().state).toBe('up')
  })
})
