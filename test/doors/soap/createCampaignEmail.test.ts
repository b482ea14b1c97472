import { describe, expect, it } from 'vitest'
import { campaignOf, makeContact, makeList, makeSender, sendCampaign, settle } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, type SoapAccount } from '../../support/soap.ts'

const server = useServer()

const HTML = '<body><p>Olá {{ first_name }}</p></body>'

async function ready() {
  const account = await openSoap(server)
  const [listID, fromID] = [await makeList(account.api), String(await makeSender(account.api))]
  return { ...account, fine: { listID, subject: 'Spring', fromID, message: HTML } }
}

/** The HTML that a contact of the list gets. */
async function received(account: SoapAccount, hash: string, list_id: number): Promise<string> {
  await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ána' } })
  await sendCampaign(account.api, hash, list_id)
  await settle(account)
  const { items } = await account.sandbox.listCapturedMessages()
  return (await account.sandbox.getCapturedMessage({ path: { captured_id: items[0]?.captured_id ?? 0 } })).html ?? ''
}

describe('createCampaignEmail', () => {
  it('makes a draft that the other interface shows and sends', async () => {
    const account = await ready()
    const { ID } = await account.soap.createCampaignEmail({
      ...account.fine,
      internal_name: 'Spring sale',
      link_remove_bottom: true,
      link_print_top: 1,
    })
    await expect(campaignOf(account.api, ID)).resolves.toMatchObject({
      status: 'draft',
      title: 'Spring',
      internal_name: 'Spring sale',
      list_id: account.fine.listID,
      channel: 'email',
    })
    expect(await received(account, ID, account.fine.listID)).toContain('<p>Olá Ána</p>')
  })

  it('takes from for fromID, and the subject for the name', async () => {
    const {
      soap,
      api,
      fine: { fromID, ...rest },
    } = await ready()
    const { ID } = await soap.createCampaignEmail({ ...rest, from: fromID })
    await expect(campaignOf(api, ID)).resolves.toMatchObject({ internal_name: 'Spring' })
  })

  it('fetches a page', async () => {
    const account = await ready()
    const page = await startReceiver(() => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<p>From the web</p>',
    }))
    const { ID } = await account.soap.createCampaignEmail({ ...account.fine, message: '', url: `${page.url}/news` })
    expect(await received(account, ID, account.fine.listID)).toContain('From the web')
    await page.close()
  })

  it('reads a file', async () => {
    const account = await ready()
    const file = Buffer.from('<p>Olá from a file</p>').toString('base64')
    const { ID } = await account.soap.createCampaignEmail({ ...account.fine, message: undefined, file })
    expect(await received(account, ID, account.fine.listID)).toContain('Olá from a file')
  })

  it.each([
    [{ listID: '' }, 'LIST_MISSING'],
    [{ listID: 999_999 }, 'LIST_NOT_FOUND'],
    [{ subject: ' ' }, 'NO_SUBJECT'],
    [{ message: ' ' }, 'NO_MESSAGE'],
    [{ message: '{% if %}' }, 'INVALID_MESSAGE'],
    [{ message: '', url: 'ftp://example.com' }, 'INVALID_URL'],
    [{ message: '', url: 'http://10.0.0.1/' }, 'INVALID_URL'],
    [{ message: '', file: '' }, 'NO_ZIP_FILE'],
    [{ message: '', file: Buffer.from('PK\u0003\u0004zip').toString('base64') }, 'INVALID_FILE'],
    [{ message: '', file: Buffer.alloc(8 * 1024 * 1024 + 1, 'a').toString('base64') }, 'FILE_TOO_LARGE'],
    [{ fromID: '' }, 'INVALID_FROM'],
    [{ fromID: 'shop' }, 'INVALID_FROM'],
    [{ fromID: '999999' }, 'INVALID_FROM'],
  ])('refuses', async (change, code) => {
    const { soap, api, fine } = await ready()
    expect(await codeOf(soap.createCampaignEmail({ ...fine, ...change }))).toBe(code)
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
  })
})
