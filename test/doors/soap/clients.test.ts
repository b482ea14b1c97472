// SOAP clients that others made, over HTTP: node-soap always, PHP, Perl and Python where they are installed. The quick
// starts of the docs are run as they are.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeContact, makeList, makeSender, settle } from '../../support/marketing.ts'
import { connectNodeSoap, startSoapServer } from '../../support/node-soap.ts'
import { commandOf, needs, type ProgramName } from '../../support/programs.ts'
import type { TestServer } from '../../support/server.ts'
import { openSoap, type SoapAccount } from '../../support/soap.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

const languages: { name: string; program: ProgramName; probe: string; start: string }[] = [
  { name: 'PHP', program: 'php', probe: 'probe.php', start: 'php.php' },
  { name: 'Perl', program: 'perl', probe: 'probe.pl', start: 'perl.pl' },
  { name: 'Python', program: 'zeep', probe: 'probe.py', start: 'python.py' },
]

let server: TestServer
let address: string

beforeAll(async () => {
  ;({ server, address } = await startSoapServer())
})
afterAll(() => server?.close())

/** What a program prints; it gets the address, the key, and the ids that a probe names. */
async function output(command: string, file: string, key: string, ids: Record<string, string> = {}): Promise<string> {
  const { stdout, stderr } = await run(command, [file], {
    cwd: root,
    env: { ...process.env, SOAP_URL: address, APIKEY: key, PYTHONIOENCODING: 'utf-8', NODE_NO_WARNINGS: '1', ...ids },
  })
  expect(stderr).toBe('')
  return stdout.trim()
}

/** What SOAP can start and cannot create: an automation of a list with one contact, and a model of reports. */
async function prepare({ api }: SoapAccount) {
  const list_id = await makeList(api)
  const contact = await makeContact(api, list_id, 'eva@example.com')
  const actions = [{ title: 'Later', action: 'wait' as const, amount: 1, unit: 'hours' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'Olá <eva>', list_id, actions } })
  await api.activateAutomation({ path: { automation_id } })
  const { model_id } = await api.createAdvancedReportModel({ body: { title: 'Joined', kind: 'subscriptions' } })
  return { automation_id, contact, ids: { LIST: String(list_id), TEMPLATE: String(model_id) } }
}

describe.each(languages)('$name', ({ program, probe, start }) => {
  it('sends and reads nested values, refusals and faults', needs(program), async () => {
    const account = await openSoap(server)
    const { automation_id, contact, ids } = await prepare(account)
    const { list, ...found } = JSON.parse(
      await output(commandOf(program), join('test/support/soap-probes', probe), account.key, ids),
    ) as { list: number }
    expect(found).toEqual({
      title: 'Olá & <b>',
      listnum: true,
      field: 'City',
      bulk: 'OK',
      status: true,
      invalid: 'INVALID',
      refused: 'LIST_NOT_FOUND',
      fault: 'listID must be a whole number, not "x".',
      autobot: 'Olá <eva>',
      started: 'OK',
      report: 'Março',
    })
    await settle(account)
    const runs = await account.api.listAutomationRuns({ path: { automation_id } })
    expect(runs.items).toMatchObject([{ contact_id: contact, action_id: 1 }])
    const reports = await account.api.listAdvancedReports({})
    expect(reports.items).toMatchObject([{ title: 'Março', status: 'finished' }])
    const { items } = await account.api.listContacts({ path: { list_id: list } })
    expect(items.map(({ base, extra }) => [base.email, base.first_name, base.status, extra[0]?.value])).toEqual([
      ['rui@example.com', '007', 'inactive', undefined],
      ['ana@example.com', 'Ána', 'active', 'Évora'],
    ])
  })

  it('does the quick start of the docs', needs(program), async () => {
    const { key } = await openSoap(server)
    expect(await output(commandOf(program), join('specs/soap-v2/quick-starts', start), key)).toMatch(
      /^[\da-f]{10} Ána$/,
    )
  })
})

describe.each([['node.mjs'], ['typed.ts']])('the quick start %s', (file) => {
  it('runs', async () => {
    const { key } = await openSoap(server)
    expect(await output(process.execPath, join('specs/soap-v2/quick-starts', file), key)).toMatch(/^[\da-f]{10} Ána$/)
  })
})

describe('node-soap', () => {
  let call: Awaited<ReturnType<typeof connectNodeSoap>>
  beforeAll(async () => {
    call = await connectNodeSoap(address)
  })

  it('does a journey through the slice', async () => {
    const account = await openSoap(server)
    const apikey = account.key
    const { LIST_ID } = (await call('createList', { apikey, nome: 'Olá' })) as { LIST_ID: number }
    await call('updateList', { apikey, listID: LIST_ID, name: 'Readers' })
    const { NEW_ID } = (await call('addExtraField', { apikey, listID: LIST_ID, name: 'City', type: 'texto' })) as {
      NEW_ID: number
    }
    await call('addSubscriber', {
      apikey,
      listID: LIST_ID,
      email: 'ana@example.com',
      first_name: 'Ána',
      [`extra_${NEW_ID}`]: 'Évora',
    })
    await call('addSubscriberBulk', {
      apikey,
      listID: LIST_ID,
      compareField: 'email',
      operation: 2,
      subscribers: [{ email: 'rui@example.com' }, { email: 'eva@example.com' }],
    })
    await settle(account)
    await call('editSubscriber', { apikey, listID: LIST_ID, subscriber: 'rui@example.com', last_name: 'Costa' })
    await call('removeSubscriber', { apikey, listID: LIST_ID, subscriber: 'eva@example.com', removeMethod: 'API' })
    const { subscriber } = (await call('subscriberData', {
      apikey,
      listID: LIST_ID,
      subscriber: 'all_subscribers',
    })) as { subscriber: Record<string, unknown>[] }
    expect(
      new Map(subscriber.map((one) => [one['EMAIL'], [one['STATUS'], one['LAST_NAME'], one[`EXTRA_${NEW_ID}`]]])),
    ).toEqual(
      new Map([
        ['eva@example.com', [2, '', undefined]],
        ['rui@example.com', [1, 'Costa', undefined]],
        ['ana@example.com', [1, '', 'Évora']],
      ]),
    )
    await expect(call('getExtraFields', { apikey, listID: LIST_ID })).resolves.toEqual({
      extra_fields: { [NEW_ID]: { NAME: 'City', TYPE: 'texto' } },
    })
    await makeSender(account.api)
    const [sender] = (await call('getSenders', { apikey, channel: 'email' })) as { FROMID: string }[]
    const { ID } = (await call('createCampaignEmail', {
      apikey,
      listID: LIST_ID,
      subject: 'Spring',
      fromID: sender?.FROMID,
      message: '<body><p>Olá</p></body>',
    })) as { ID: string }
    await call('sendEmail', { apikey, campaign: ID, listID: LIST_ID, segment: 'all' })
    await settle(account)
    await expect(call('getCampaigns', { apikey })).resolves.toMatchObject([
      { HASH: ID, STATUS: 'finished', PROCESSED_MESSAGES: 2 },
    ])
    await expect(call('getReport', { apikey, campaign: ID })).resolves.toMatchObject({ SENT: 2, VIEWS: 0 })
  })

  it('reads the rest', async () => {
    const { key: apikey, accountId, api } = await openSoap(server, 'Shop')
    await makeContact(api, await makeList(api), 'ana@example.com')
    await expect(call('checklogin', { apikey })).resolves.toMatchObject({ USER_ID: accountId })
    await expect(call('getUserData', { apikey })).resolves.toMatchObject({ USERNAME: 'Shop' })
    await expect(call('getClientData', { apikey })).resolves.toMatchObject({ COMPANY_NAME: 'Shop' })
    await expect(call('getLists', { apikey })).resolves.toMatchObject([{ subs_total: 1, extra_fields: '0' }])
    await expect(call('getError', { error: 'INVALID' })).resolves.toMatchObject({ CODE: 'INVALID' })
    await expect(call('getAllErrors', {})).resolves.toContainEqual(expect.objectContaining({ CODE: 'NO_DATA' }))
    await expect(call('check_status', {})).resolves.toBe(true)
    await expect(call('checklogin', { apikey: 'wrong' })).resolves.toBe('INVALID')
    await expect(call('getAutobots', { apikey, listID: 'x' })).rejects.toThrow('must be a whole number')
  })
})

describe('GET', () => {
  it.each(['?wsdl', '?WSDL', '?wsdl=1'])('%s shows the WSDL with the configured address', async (query) => {
    const answer = await fetch(address + query, { headers: { host: 'evil.example.com' } })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(text).toContain(`<soap:address location="${address}"/>`)
    expect(text).not.toMatch(/localhost:8443|evil/)
    const source = await readFile(join(root, 'specs', 'soap-v2', 'service.wsdl'), 'utf8')
    expect(text).toBe(source.replaceAll('https://localhost:8443/soap/v2', address))
  })

  it('without it leads to the docs', async () => {
    const answer = await fetch(address, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '../docs/soap-v2/'])
  })
})
