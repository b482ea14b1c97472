// Two sessions with a centre of SMS: one sends, and the other one hears.
import { describe, expect, it } from 'vitest'
import { COMMAND, encodeId, encodePdu, RESPONSE } from '../../../src/server/channels/smpp/pdu.ts'
import { STATUS } from '../../../src/server/channels/smpp/status.ts'
import { eventually } from '../../support/eventually.ts'
import { startServer } from '../../support/server.ts'
import { openCarrier, smsTo, startHeldCentre, startTestSmsc } from '../../support/smsc.ts'
import { withSmsSender } from '../../support/texting.ts'

describe('bind=pair', () => {
  it('sends over one session, and hears receipts and texts over the other', async () => {
    await using smsc = await startTestSmsc()
    await using carrier = openCarrier(smsc.port, { bind: 'pair' })
    const [outcome] = await carrier.send([smsTo('351-910000001', { text: 'a'.repeat(200) })])
    const ids = outcome?.state === 'accepted' ? outcome.parts?.ids : []
    const receipts = await carrier.receipts.wait((all) => (all.length === 2 ? all : undefined))
    expect(receipts.map(({ id }) => id).sort()).toEqual([...(ids ?? [])].sort())
    smsc.text('351910000001', '351920000001', 'STOP')
    await carrier.texts.wait(([one]) => one)
    expect(smsc.bound()).toBe(2)
    expect(carrier.health()).toMatchObject({
      bound: true,
      sessions: [
        { kind: 'transmitter', bound: true },
        { kind: 'receiver', bound: true },
      ],
    })
  })

  it('binds by the operations of the two, and takes leave of both', async () => {
    await using centre = await startHeldCentre()
    const carrier = openCarrier(centre.port, { bind: 'pair' })
    carrier.start()
    await eventually(() => carrier.health().bound)
    expect(centre.bindings.map(({ command }) => command).sort()).toEqual([
      COMMAND.bind_receiver,
      COMMAND.bind_transmitter,
    ])
    await carrier.close()
    await eventually(() => centre.connected() === 0)
  })

  it('sends while nothing is heard, and says which session is missing', async () => {
    await using centre = await startHeldCentre({
      bind({ command, sequence }, socket) {
        const status = command === COMMAND.bind_receiver ? STATUS.ESME_RALYBND : STATUS.ESME_ROK
        socket.write(encodePdu({ command: command + RESPONSE, status, sequence, body: encodeId('centre') }))
      },
    })
    await using carrier = openCarrier(centre.port, { bind: 'pair' })
    const sending = carrier.send([smsTo('351-910000001')])
    await centre.answerFrom(0, 1)
    await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
    await eventually(() => carrier.health().reason?.includes('ESME_RALYBND'))
    expect(carrier.health()).toMatchObject({
      bound: false,
      reason: 'receiver: the bind was refused: ESME_RALYBND',
      sessions: [
        { kind: 'transmitter', bound: true },
        { kind: 'receiver', bound: false },
      ],
    })
  })

  it('is measured by session', async () => {
    await using smsc = await startTestSmsc()
    await using server = await startServer({ env: { MESSAGING_SMPP_URL: `${smsc.url}?bind=pair` } })
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const live = await withSmsSender(server, key)
    await server.app.domain.accounts.moderation.settle(live.sender_id, 'active')
    const id = await live.send({ to: '351-910000001' })
    await eventually(async () => (await live.statuses(id)).at(-1) === 'delivered')
    const text = await (await server.inject('/metrics')).text()
    expect(text).toMatch(/^messaging_smpp_bound\{session="transmitter"\} 1$/m)
    expect(text).toMatch(/^messaging_smpp_bound\{session="receiver"\} 1$/m)
    expect(await (await server.inject('/readyz')).json()).toMatchObject({ checks: { smpp: 'ok' } })
  })
})
