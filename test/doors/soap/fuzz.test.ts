// Every SOAP operation that is built, driven from the table with calls that fit and calls that do not, on an account
// with data. The platform never fails: each answer is XML that the client reads, a value, a code of the table, or a
// fault that blames the caller; and what the calls leave behind does not stop the work in the background.
//
// FUZZ_SEED and FUZZ_ROUNDS make it longer: `npm run test:fuzz`. A finding prints the call that makes it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/soap-v2/operations.ts'
import { shapes } from '../../../generated/soap-v2/shapes.ts'
import { ApiError, SoapError } from '../../../src/clients/index.ts'
import { readAnswer } from '../../../src/clients/soap/answer.ts'
import { notImplemented } from '../../../src/server/contract/not-implemented.ts'
import { faults } from '../../../src/server/soap/errors.ts'
import { soapHandlers } from '../../../src/server/soap/handlers.ts'
import { readDocument } from '../../../src/server/soap/reader.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import { makeVoiceCampaign } from '../../support/calling.ts'
import { enter } from '../../support/forms.ts'
import { createRandom } from '../../support/fuzz/random.ts'
import { fittingCall, hostileCall, type Named, type SoapCall } from '../../support/fuzz/soap-calls.ts'
import {
  createCaller,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  makeSmsCampaign,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { noDomain } from '../../support/no-domain.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'
import { withSmsSender } from '../../support/texting.ts'

const seed = Number(process.env['FUZZ_SEED'] || 1)
const rounds = Number(process.env['FUZZ_ROUNDS'] || 1)
/** Calls of each operation and round. */
const PER_ROUND = 24

type OperationId = keyof typeof operations
// Making the handlers asks nothing of the domain; only calling them would.
const handlers = soapHandlers(noDomain) as Record<string, unknown>
const built = (Object.keys(operations) as OperationId[]).filter((name) => handlers[name] !== notImplemented)
/** What nobody may call from outside (O-012, O-014). */
const closed = ['afiliado', 'checkUser', 'createAccount', 'sendFAX']

let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) }
  server = await startServer({ env: { MESSAGING_LOG: 'error' }, app: { logStream } })
})
afterAll(() => server?.close())

/** An account with one of each thing. */
async function populated(number: number) {
  const account = await openSoap(server, `Fuzz ${number}`)
  const { api, key } = account
  const listID = await makeList(api)
  const uid = await makeContact(api, listID, 'ana@example.com')
  // Calls that change or remove somebody name ana, or whom they learned of.
  const eva = await makeContact(api, listID, 'eva@example.com')
  const extra = await makeField(api, listID, 'text')
  const [sent, draft] = [await makeCampaign(api, listID), await makeCampaign(api, listID)]
  await sendCampaign(api, sent, listID)
  const { sender_id: texter } = await withSmsSender(server, key)
  const text = await makeSmsCampaign(api, listID)
  const caller = await createCaller(api)
  const call = await makeVoiceCampaign(api, listID, { sender_id: caller })
  const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
  const { group_id } = await api.createCampaignGroup({ body: { name: 'Spring' } })
  const form = { name: 'News', fields: [{ field_id: 'email' }], double_optin: false }
  const { form_id, url } = await api.createForm({ path: { list_id: listID }, body: form })
  await enter(server, { url }, { email: 'rui@example.com' })
  const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
  const segment = { name: 'Lisbon', segment_filter: { segment_filter_array: conditions } }
  await api.createSegment({ path: { list_id: listID }, body: segment })
  const model = { title: 'Monthly', kind: 'email-events' as const }
  const { model_id } = await api.createAdvancedReportModel({ body: model })
  const wait = { title: 'Wait', action: 'wait' as const, amount: 1, unit: 'hours' as const }
  const welcome = { title: 'Welcome', list_id: listID, actions: [wait, wait] }
  const { automation_id } = await api.createAutomation({ body: welcome })
  await api.activateAutomation({ path: { automation_id } })
  await settle(account)
  const named: Named = new Map<string, (string | number)[]>([
    ['listID', [listID]],
    ['subscriber', [uid, 'ana@example.com', 'all_subscribers']],
    ['address', ['ana@example.com']],
    ['extra', [extra]],
    ['tag', [tag_id]],
    ['form', [form_id]],
    ['formID', [form_id]],
    ['campaign', [sent, draft]],
    ['fromID', [String(await makeSender(api))]],
    ['sendCall.campaign', [call]],
    ['editCampaignSMS.campaign', [text]],
    ['sendSMS.campaign', [text]],
    ['createCampaignSMS.fromID', [String(texter)]],
    ['editCampaignSMS.fromID', [String(texter)]],
    ['sendSMS.fromID', [String(texter)]],
    ['sendSMS.uid', [uid]],
    ['sendCall.fromID', [String(caller)]],
    ['createCampaignVoice.fromID', [String(caller)]],
    ['template', [model_id]],
    ['autobot', [automation_id]],
    ['startAutobot.subscriber', [eva]],
    ['deleteList.listID', [await makeList(api, 'Spare')]],
    ['editExtraField.listID', [listID]],
    ['deleteExtraField.listID', [listID]],
    ['deleteExtraField.id', [extra]],
    ['editExtraField.id', [await makeField(api, listID, 'text', { name: 'Spare' })]],
    ['deleteCampaign.campaign', [await makeCampaign(api, listID), await makeCampaign(api, listID)]],
    ['deleteSender.fromID', [String(await makeSender(api, 'spare@example.com'))]],
    ['editCampaignGroup.id', [group_id]],
    ['group', [group_id, 0]],
  ])
  return { account, apikey: key, named }
}

/** Where results name what later calls may name. */
const naming: Readonly<Record<string, string>> = {
  LIST_ID: 'listID',
  UID: 'subscriber',
  EMAIL: 'address',
  ID: 'campaign',
  NEW_ID: 'extra',
}

function learn(named: Named, value: SoapValue): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [member, id] of Object.entries(value)) {
    const name = naming[member]
    const own = named.get(name ?? '') ?? []
    if (name && id !== '') named.set(name, [...own.slice(0, 3), id as string, ...own.slice(3)].slice(0, 8))
  }
}

/** What a fault says of itself, when it is one that a caller can make. */
function faultOf(error: ApiError, status: number): string | undefined {
  const code = String(error.errors?.['code'])
  const row = Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : undefined
  if (!row || code === 'internal') return `fault ${code}: ${error.detail}`
  return row.status === status && [row.code, 'VersionMismatch'].some((name) => error.title.endsWith(name))
    ? undefined
    : `fault ${code} with status ${status} as ${error.title}`
}

/** What is wrong with an answer, or its value. */
async function judge(
  { operation, fits }: SoapCall,
  answer: { status: number; headers: Record<string, string>; text: string },
): Promise<{ fault?: string | undefined; value?: SoapValue }> {
  await readDocument(answer.text)
  try {
    return {
      value: readAnswer(operation, answer),
      ...(answer.status !== 200 && { fault: `a value with status ${answer.status}` }),
    }
  } catch (error) {
    if (error instanceof ApiError)
      return { fault: fits ? `a call that fits is a fault: ${error.detail}` : faultOf(error, answer.status) }
    if (!(error instanceof SoapError)) throw error
    const code = error.code.replace(/^EXTRA_FIELD_\d+_/, 'EXTRA_FIELD_XX_')
    return {
      fault: (shapes[operation as OperationId].errors as readonly string[]).includes(code)
        ? undefined
        : `the code ${code} is not in the table`,
    }
  }
}

const describeCall = ({ body, headers }: SoapCall) => `${JSON.stringify(headers)} ${body.toString().slice(0, 3_000)}`

/** A round on an account of its own; returns what went wrong, and what operations did what they are for. */
async function round(number: number) {
  const random = createRandom(seed * 1_000 + number)
  const { account, apikey, named } = await populated(number)
  const findings: string[] = []
  const done = new Set<string>()

  async function send(call: SoapCall): Promise<void> {
    const before = logged.length
    const { statusCode, headers, payload } = await server.app.http.inject({
      method: 'POST',
      url: '/soap/v2',
      headers: call.headers,
      payload: call.body,
    })
    const answer = { status: statusCode, headers: headers as Record<string, string>, text: payload }
    const { fault, value } = await judge(call, answer).catch((error: unknown) => ({
      fault: `the client cannot read ${payload.slice(0, 500)}: ${String(error)}`,
      value: undefined,
    }))
    if (fault)
      findings.push(
        `${call.operation}: ${fault}\n  seed ${seed}, round ${number}: ${describeCall(call)}\n  ${logged.slice(before).join('\n  ').slice(0, 1_500)}`,
      )
    if (value === undefined) return
    done.add(call.operation)
    if (random.chance(0.3)) learn(named, value)
  }

  // Who was removed cannot be changed, and nobody gets a tag that is gone.
  const last = ['removeSubscriber', 'deleteTag'] as const
  const order = [...random.shuffle(built.filter((name) => !last.some((one) => one === name))), ...last]
  for (const operation of order) {
    for (let n = 0; n < PER_ROUND; n++)
      await send((n < 4 || random.chance(0.15) ? fittingCall : hostileCall)(operation, { random, named, apikey }))
  }
  await settle(account, 60)
  return { findings, done }
}

describe('every operation that is built', () => {
  it(
    'answers with what the table says, whatever comes',
    async () => {
      const done = new Set<string>()
      for (let number = 0; number < rounds; number++) {
        const result = await round(number)
        expect(result.findings.join('\n\n')).toBe('')
        result.done.forEach((name) => done.add(name))
      }
      // Calls that are all refused would try nothing.
      expect(built.filter((name) => !done.has(name)).sort()).toEqual(closed)
    },
    120_000 * rounds,
  )

  it('leaves nothing behind that the work in the background cannot do', async () => {
    await server.sandbox().advanceClock({ body: { seconds: 60 } })
    expect(logged.join('\n')).toBe('')
  })
})
