import { describe, expect, it } from 'vitest'
import { makeCampaign, makeContact, makeList, sendCampaign, settle, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { NO_TIME, openSoap, type SoapAccount, TIME } from '../../support/soap.ts'

const server = useServer()

/** Schedules a campaign: an operation that waits as long as the clock stands still. */
async function schedule(account: SoapAccount): Promise<{ id: number; at: string }> {
  const { api } = account
  const list = await makeList(api)
  await makeContact(api, list, 'ana@example.com')
  const at = await timeOf(account, 3600)
  await sendCampaign(api, await makeCampaign(api, list), list, { schedule_date: at })
  return { id: (await api.listOperations()).items[0]?.operation_id ?? 0, at }
}

describe('getOperationsQueue', () => {
  it('shows what has not ended, newest first, to its account only', async () => {
    const account = await openSoap(server)
    const first = await schedule(account)
    const second = await schedule(account)
    const one = { TYPE: 'email', STATUS: 'queued', CREATED: TIME }
    await expect(account.soap.getOperationsQueue()).resolves.toEqual([
      { ...one, OPERATION_ID: second.id, START_DATE: second.at },
      { ...one, OPERATION_ID: first.id, START_DATE: first.at },
    ])
    await expect((await openSoap(server)).soap.getOperationsQueue()).resolves.toEqual([])
    await settle(account, 3601)
    await expect(account.soap.getOperationsQueue()).resolves.toEqual([])
  })

  it('shows no time for what has not begun', async () => {
    const account = await openSoap(server)
    const { api, soap } = account
    const list_id = await makeList(api)
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const [found] = await soap.getOperationsQueue()
    expect(found).toMatchObject({ TYPE: 'import_contacts' })
    expect(found?.START_DATE).toEqual(found?.STATUS === 'queued' ? NO_TIME : TIME)
    await settle(account)
  })

  it('shows pages, and those of a type or a status', async () => {
    const account = await openSoap(server)
    const [first, second, third] = [await schedule(account), await schedule(account), await schedule(account)]
    await account.api.pauseOperations({ body: { operations: [second.id] } })
    const found = async (args: object) =>
      (await account.soap.getOperationsQueue(args)).map(({ OPERATION_ID }) => OPERATION_ID)
    expect(await found({ limit: 2 })).toEqual([third.id, second.id])
    expect(await found({ limit: 2, start: 2 })).toEqual([first.id])
    expect(await found({ status: 'paused' })).toEqual([second.id])
    expect(await found({ status: 'queued', type: 'email' })).toEqual([third.id, first.id])
    expect(await found({ type: 'import_contacts' })).toEqual([])
    expect(await found({ type: 'nothing' })).toEqual([])
    expect(await found({ status: 'finished' })).toEqual([])
    expect(await found({ status: '', type: '' })).toHaveLength(3)
  })
})
