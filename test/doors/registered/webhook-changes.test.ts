// Webhooks of the Registered API that change.
import { describe, expect, it } from 'vitest'
import { NotFoundError, verifyWebhook } from '../../../src/clients/index.ts'
import { useReceiver } from '../../support/receiver.ts'
import { openRegistered } from '../../support/registering.ts'
import { useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()

describe('updateRegisteredWebhook, rotateRegisteredWebhookSecret', () => {
  it('holds the calls of a paused webhook, moves it, and signs with both secrets', async () => {
    const { email, evidence, api, mailing } = await openRegistered(server)
    const settle = () => mailing.sandbox.advanceClock({ body: { seconds: 1 } })
    const created = await api.createRegisteredWebhook({ body: { url: `${receiver.url}/a`, actions: ['SENDCERT'] } })
    const path = { webhook_id: created.webhook_id }
    const paused = await api.updateRegisteredWebhook({ path, body: { status: 'paused' } })
    expect(paused).toMatchObject({ url: `${receiver.url}/a`, status: 'paused', status_since: expect.any(String) })
    await evidence(await email())
    await settle()
    expect(receiver.requests).toEqual([])
    const { secret } = await api.rotateRegisteredWebhookSecret({ path, body: {} })
    const body = { url: `${receiver.url}/b`, status: 'active' as const }
    await api.updateRegisteredWebhook({ path, body })
    const came = await receiver.waitFor((request) => request.path === '/b')
    for (const one of [created.secret, secret]) await verifyWebhook(came.body, came.headers, one)
    await expect(api.listRegisteredWebhooks()).resolves.toMatchObject({ items: [{ ...path, ...body }] })
    const other = (await openRegistered(server)).api
    await expect(other.updateRegisteredWebhook({ path, body: {} })).rejects.toThrow(NotFoundError)
    await expect(other.rotateRegisteredWebhookSecret({ path, body: {} })).rejects.toThrow(NotFoundError)
  })
})
