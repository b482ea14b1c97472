// Webhooks of the Transactional API that change.
import { describe, expect, it } from 'vitest'
import { BadRequestError, NotFoundError, verifyWebhook, WebhookError } from '../../../src/clients/index.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const receiver = useReceiver()
const server = useServer()
let hooks = 0

/** A webhook that gets what fails of the channel sms. */
async function listen() {
  const { key } = await server.createAccount('Shop')
  const { send, sandbox, transactional } = await withSmsSender(server, key)
  const path = `/transactional/${++hooks}`
  const body = { url: receiver.url + path, channel: 'sms' as const, actions: ['sent' as const] }
  const { webhookId: id, secret } = await transactional.createWebhook({ body })
  const shown = { id, channel: 'sms', callbackUrl: body.url, actions: ['sent'] }
  const settle = () => sandbox.advanceClock({ body: { seconds: 10 } })
  return {
    id,
    secret,
    shown,
    transactional,
    path,
    settle,
    /** An SMS is sent, and the platform has done what follows. */
    send: async () => {
      await send()
      await settle()
    },
    came: () => receiver.requests.filter((request) => request.path === path),
  }
}

describe('updateWebhook', () => {
  it('changes, pauses and enables a webhook', async () => {
    const { id, shown, transactional, came, send, settle, path } = await listen()
    const change = (body: Parameters<typeof transactional.updateWebhook>[0]['body']) =>
      transactional.updateWebhook({ query: { id }, body })
    await expect(change({ status: 'paused' })).resolves.toEqual({
      ...shown,
      status: 'paused',
      statusSince: expect.any(Number),
    })
    await send()
    expect(came()).toEqual([])
    const moved = `${receiver.url}${path}/moved`
    await change({ url: moved, actions: ['delivered', 'sent'] })
    await change({ status: 'active' })
    await settle()
    await send()
    const bodies = receiver.requests.filter((request) => request.path === `${path}/moved`).map(({ body }) => body)
    expect(bodies.flatMap((body) => JSON.parse(body) as { action: string }[]).map(({ action }) => action)).toEqual([
      'sent',
      'sent',
      'delivered',
    ])
    await expect(transactional.listWebhooks({ query: {} })).resolves.toEqual([
      {
        ...shown,
        callbackUrl: moved,
        actions: ['sent', 'delivered'],
        status: 'active',
        statusSince: expect.any(Number),
      },
    ])
  })

  it('refuses actions of another channel, strange ids and strangers', async () => {
    const { id, transactional } = await listen()
    const body = { actions: ['click' as const] }
    await expect(transactional.updateWebhook({ query: { id }, body })).rejects.toThrow(BadRequestError)
    await expect(transactional.updateWebhook({ query: { id: '999999' }, body: {} })).rejects.toThrow(NotFoundError)
    const other = await listen()
    await expect(other.transactional.updateWebhook({ query: { id }, body: {} })).rejects.toThrow(NotFoundError)
  })
})

describe('rotateWebhookSecret', () => {
  it('answers the new secret, and signs with both for the overlap', async () => {
    const { id, secret, transactional, came, send, settle } = await listen()
    const rotated = await transactional.rotateWebhookSecret({ query: { id }, body: { overlapHours: 1 } })
    expect(rotated).toEqual({ secret: expect.stringMatching(/^whsec_/), formerUntil: expect.any(Number) })
    await send()
    const [both] = came()
    for (const one of [secret, rotated.secret]) await verifyWebhook(both?.body ?? '', both?.headers ?? {}, one)
    const last = await transactional.rotateWebhookSecret({ query: { id }, body: { overlapHours: 0 } })
    await send()
    await settle()
    const [, single] = came()
    await verifyWebhook(single?.body ?? '', single?.headers ?? {}, last.secret)
    await expect(verifyWebhook(single?.body ?? '', single?.headers ?? {}, rotated.secret)).rejects.toThrow(WebhookError)
  })
})
