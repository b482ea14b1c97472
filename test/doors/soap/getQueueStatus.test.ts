import { describe, expect, it } from 'vitest'
import { makeCampaign, makeContact, makeList, sendCampaign, settle, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { openSoap, type SoapAccount } from '../../support/soap.ts'

const server = useServer()

const none = { TOTAL: 0, QUEUED: 0, PROCESSING: 0, EXECUTING: 0, PAUSED: 0 }

/** Schedules a campaign: an operation that waits as long as the clock stands still. Returns its number. */
async function schedule(account: SoapAccount): Promise<number> {
  const { api } = account
  const list = await makeList(api)
  await makeContact(api, list, 'ana@example.com')
  await sendCampaign(api, await makeCampaign(api, list), list, { schedule_date: await timeOf(account, 3600) })
  return (await api.listOperations()).items[0]?.operation_id ?? 0
}

describe('getQueueStatus', () => {
  it('counts what has not ended, by status, for its account only', async () => {
    const account = await openSoap(server)
    const [first] = [await schedule(account), await schedule(account), await schedule(account)]
    await account.api.pauseOperations({ body: { operations: [first] } })
    await expect(account.soap.getQueueStatus()).resolves.toEqual({ ...none, TOTAL: 3, QUEUED: 2, PAUSED: 1 })
    await expect((await openSoap(server)).soap.getQueueStatus()).resolves.toEqual(none)
    await settle(account, 3601)
    await expect(account.soap.getQueueStatus()).resolves.toEqual({ ...none, TOTAL: 1, PAUSED: 1 })
  })

  it('counts one operation, and none when it has ended or is unknown', async () => {
    const account = await openSoap(server)
    const [first, second] = [await schedule(account), await schedule(account)]
    const status = (operation_id: number | string) => account.soap.getQueueStatus({ operation_id })
    await expect(status(first)).resolves.toEqual({ ...none, TOTAL: 1, QUEUED: 1 })
    await expect(status(String(second))).resolves.toEqual({ ...none, TOTAL: 1, QUEUED: 1 })
    await account.api.cancelOperations({ body: { operations: [first] } })
    await expect(status(first)).resolves.toEqual(none)
    await expect(status(second + 1000)).resolves.toEqual(none)
    await expect((await openSoap(server)).soap.getQueueStatus({ operation_id: second })).resolves.toEqual(none)
  })
})
