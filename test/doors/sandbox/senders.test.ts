import { describe, expect, it } from 'vitest'
import {
  createCaller,
  makeCampaign,
  makeList,
  makeSender,
  openAccount,
  refused,
  sendCampaign,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('updateSenderStatus', () => {
  it('puts a sender into moderation, rejects it and approves it', async () => {
    const { api, sandbox } = await openAccount(server)
    const path = { sender_id: await makeSender(api) }
    const list_id = await makeList(api)
    const hash = await makeCampaign(api, list_id, path)
    for (const status of ['moderation', 'rejected'] as const) {
      await expect(sandbox.updateSenderStatus({ path, body: { status } })).resolves.toEqual({
        ...path,
        channel: 'email',
        address: 'shop@example.com',
        status,
      })
      const { items } = await api.listEmailSenders({ query: { status } })
      expect(items.map(({ sender_id }) => sender_id)).toEqual([path.sender_id])
      await expect(sendCampaign(api, hash, list_id)).rejects.toMatchObject(refused(409, 'sender_not_active'))
    }
    await sandbox.updateSenderStatus({ path, body: { status: 'active' } })
    await sendCampaign(api, hash, list_id)
  })

  it('takes senders of every channel', async () => {
    const { api, sandbox } = await openAccount(server)
    const body = { type: 'alpha_numeric', cellphone: 'SHOP', file: 'JVBERi0xLjQK' } as const
    const ids = [(await api.createCellphoneSender({ body })).sender_id, await createCaller(api)]
    for (const sender_id of ids) await sandbox.updateSenderStatus({ path: { sender_id }, body: { status: 'rejected' } })
    await expect(api.listCellphoneSenders()).resolves.toMatchObject({ items: [{ status: 'rejected' }] })
    await expect(api.listPhoneSenders()).resolves.toMatchObject({ items: [{ status: 'rejected' }] })
  })

  it('knows no sender of another account, and no other status', async () => {
    const [one, two] = [await openAccount(server), await openAccount(server)]
    const path = { sender_id: await makeSender(one.api) }
    await expect(two.sandbox.updateSenderStatus({ path, body: { status: 'rejected' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(one.sandbox.updateSenderStatus({ path, body: { status: 'lost' as 'active' } })).rejects.toMatchObject(
      refused(422, 'body.status'),
    )
    await expect(one.api.listEmailSenders()).resolves.toMatchObject({ items: [{ status: 'active' }] })
  })
})
