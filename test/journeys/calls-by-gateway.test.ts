// Calls of a live account by a gateway of the Carrier API: from a campaign to its report, at the next number when nobody takes
// a call, and nobody is called twice. The gateway loses answers, tells of a call before it answers, twice, and of calls of
// others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTestWebhook } from '../../src/clients/index.ts'
import type { TakenCall } from '../../src/simulators/gateway/calls.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from '../support/calling.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { callingBy, SECRET, startBehind, startTestGateway } from '../support/gateway.ts'
import { campaignOf, createCaller, makeList } from '../support/marketing.ts'
import { needs } from '../support/programs.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'

type Behind = Awaited<ReturnType<typeof startBehind>>

let gateway: Awaited<ReturnType<typeof startTestGateway>>
let server: Behind
const taken: TakenCall[] = []
beforeAll(async () => {
  gateway = await startTestGateway({
    faults: { early: 30, duplicate: 30, orphan: 20, lost: 10, throttle: 5 },
    onCall: (call) => void taken.push(call),
  })
  server = await startBehind(gateway, { env: callingBy(gateway) })
})
afterAll(async () => {
  await server?.close()
  await gateway?.close()
})

type Contacts = { cellphone: string; phone?: string; first_name?: string; language?: 'pt' }[]

/** A campaign of a live account with these contacts. */
async function openCampaign(contacts: Contacts, on: Behind = server, change: object = {}) {
  const { key, accountId } = await on.app.domain.accounts.accounts.create('Calling', 'live')
  const api = on.marketing(key)
  const sender_id = await createCaller(api)
  await on.app.domain.accounts.moderation.settle(sender_id, 'active')
  const list_id = await makeList(api)
  for (const [n, base] of contacts.entries())
    await api.createContact({ path: { list_id }, body: { base: { email: `c${n}@example.com`, ...base } } })
  const hash = await makeVoiceCampaign(api, list_id, { sender_id, ...change })
  const path = { campaign_hash: hash }
  return {
    api,
    accountId,
    key,
    hash,
    send: (more: Parameters<typeof sendVoiceCampaign>[3] = {}) => sendVoiceCampaign(api, hash, list_id, more),
    hasEnded: () => eventually(async () => (await campaignOf(api, hash)).status === 'sent'),
    report: async () => (await api.getVoiceReport({ path })).overall,
    messages: () =>
      readRows<{ state: string; attempts: number; next_at: number | null; reason: string | null; carrier_ref: string }>(
        on.data,
        `SELECT state, attempts, next_at, reason, carrier_ref FROM message WHERE account_id = ${accountId} ORDER BY id`,
      ),
    run: async () => {
      const columns = ['planned', 'accepted', 'failed', 'unknown']
      const query = `SELECT ${columns} FROM run WHERE account_id = ${accountId}`
      const [run] = await readRows<Record<string, unknown>>(on.data, query)
      return columns.map((name) => Number(run?.[name]))
    },
    /** What was put off is due now. */
    later: () =>
      changeRows(on.data, `UPDATE message SET next_at = 1 WHERE account_id = ${accountId} AND next_at IS NOT NULL`),
  }
}

const callsTo = (prefix: string) => taken.filter(({ call }) => call.to.startsWith(prefix))

/** What a gateway tells of a call, posted where it was told to. */
async function tell(sent: { id: string; callback: string }, news: object) {
  const said = { type: 'call', id: sent.id, carrier_id: 'gw-1', at: new Date().toISOString(), ...news }
  const { body, headers } = await signTestWebhook(said as never, SECRET)
  return (await fetch(sent.callback, { method: 'POST', body, headers })).status
}

describe('a campaign', () => {
  it('calls everybody once who takes the call, and its report says how each ended', async () => {
    const endings = ['0000', '9901', '9908', '9909', '0001', '9901']
    const numbers = Array.from({ length: 60 }, (_, n) => `351-92${String(n).padStart(3, '0')}${endings[n % 6]}`)
    const campaign = await openCampaign(numbers.map((cellphone) => ({ cellphone })))
    await campaign.send()
    await campaign.hasEnded()
    await eventually(async () => (await campaign.report()).pending === 0)
    expect(await campaign.report()).toMatchObject({ destinations: 60, sends: 60, delivered: 40, invalid: 20, error: 0 })
    expect(await campaign.run()).toEqual([60, 40, 20, 0])
    const called = callsTo('+35192').map(({ call }) => call.to)
    expect(new Set(called).size).toBe(called.length)
    expect(called).toHaveLength(40)
    expect(callsTo('+35192')[0]?.call).toMatchObject({
      from: '+351210000009',
      machine: 'leave',
      media: { audio_url: expect.stringContaining('/m/') },
    })
  })

  it('calls whoever did not take it again after ten minutes, three times in all', async () => {
    const campaign = await openCampaign([{ cellphone: '351-930009906' }])
    await campaign.send()
    for (let calls = 1; calls <= 3; calls++) {
      await eventually(() => callsTo('+351930009906').length === calls)
      if (calls === 3) break
      await eventually(async () => {
        const [message] = await campaign.messages()
        return message?.state === 'deferred' && message.attempts === calls && message.carrier_ref === null
      })
      const [message] = await campaign.messages()
      expect(message).toMatchObject({ state: 'deferred', reason: 'the line is busy', attempts: calls })
      expect(Number(message?.next_at) - Date.now()).toBeGreaterThan(400_000)
      await campaign.later()
    }
    await campaign.hasEnded()
    expect(await campaign.report()).toMatchObject({ sends: 1, error: 1, delivered: 0, pending: 0 })
    expect(new Set(callsTo('+351930009906').map(({ call }) => call.id)).size).toBe(3)
  })

  it('calls the other number at once when nobody takes the first', async () => {
    const campaign = await openCampaign([
      { phone: '351-941009907', cellphone: '351-941000000' },
      { phone: '351-942009901', cellphone: '351-942000000' },
    ])
    await campaign.send({ destination_field: 'phone_failsafe_cellphone' })
    await campaign.hasEnded()
    await eventually(async () => (await campaign.report()).pending === 0)
    expect(await campaign.report()).toMatchObject({ destinations: 2, sends: 2, delivered: 2 })
    expect(callsTo('+35194').map(({ call }) => call.to)).toEqual(
      expect.arrayContaining(['+351941009907', '+351941000000', '+351942000000']),
    )
  })

  it('a call that is on is awaited, also by a run that was cancelled', async () => {
    const silent = await startReceiver(() => ({ status: 202, body: JSON.stringify({ carrier_id: 'gw-1' }) }))
    await using alone = await startBehind(silent, { env: callingBy(silent) })
    const campaign = await openCampaign([{ cellphone: '351-950000000' }, { cellphone: '351-950000001' }], alone)
    await campaign.send()
    await silent.waitForCount(2)
    await eventually(async () => (await campaign.messages()).filter(({ state }) => state === 'deferred').length === 2)
    const [first, second] = silent.requests.map(({ body }) => JSON.parse(body) as { id: string; callback: string })
    if (!first || !second) throw new Error('two calls were posted')
    expect(await tell(first, { event: 'ringing' })).toBe(204)
    expect(await tell(first, { event: 'answered', by: 'human' })).toBe(204)
    await eventually(async () => (await campaign.report()).delivered === 1)
    await campaign.api.cancelOperations({ body: { operations: [await operationOf(alone, campaign.accountId)] } })
    await eventually(async () => (await campaign.messages()).every(({ state }) => state === 'accepted'))
    expect(await campaign.run()).toEqual([2, 2, 0, 0])
    expect(await campaign.report()).toMatchObject({ delivered: 1, pending: 1 })
    expect(await tell(second, { event: 'ended', cause: 'no_answer' })).toBe(204)
    expect(await campaign.report()).toMatchObject({ delivered: 1, pending: 0, error: 1 })
    expect(silent.requests).toHaveLength(2)
    await silent.close()
  })

  it('a call whose answers were all lost is in doubt and not made again, until the gateway tells of it', async () => {
    const silent = await startReceiver(() => null)
    await using alone = await startBehind(silent, { env: callingBy(silent) })
    const campaign = await openCampaign([{ cellphone: '351-960000000' }, { cellphone: '351-960000001' }], alone)
    await campaign.send()
    await campaign.hasEnded()
    expect(await campaign.run()).toEqual([2, 0, 0, 2])
    const sent = silent.requests.map(({ body }) => JSON.parse(body) as { id: string; to: string; callback: string })
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
    const [first] = sent
    const second = sent.find(({ id }) => id !== first?.id)
    if (!first || !second) throw new Error('two calls were posted')
    await tell(first, { event: 'ended', cause: 'completed', seconds: 5 })
    await tell(second, { event: 'ended', cause: 'busy' })
    await tell(second, { event: 'ended', cause: 'busy' })
    expect(await campaign.report()).toMatchObject({ delivered: 1, error: 1, pending: 0 })
    await silent.close()
  })
})

const operationOf = async (on: Behind, account: number): Promise<number> => {
  const [run] = await readRows<{ operation_id: unknown }>(
    on.data,
    `SELECT operation_id FROM run WHERE account_id = ${account}`,
  )
  return Number(run?.operation_id)
}

describe('a text', () => {
  /** A campaign that speaks the text of a template. */
  async function speaking(on: Behind, cellphone: string) {
    const campaign = await openCampaign([{ cellphone, first_name: 'Ana', language: 'pt' }], on)
    const template = { textBody: 'Olá {{ first_name }}', encoding: 'unicode', maxCount: 1, templateName: 'x' } as const
    const { templateId } = await on.transactional(campaign.key).createSmsTemplate({ body: template })
    const content = { type: 'template_id' as const, template_id: Number(templateId) }
    await campaign.api.updateVoiceCampaign({ path: { campaign_hash: campaign.hash }, body: { content } })
    await campaign.send()
    await campaign.hasEnded()
    return callsTo(`+${cellphone.replace('-', '')}`)[0]?.call.media
  }

  it('is spoken by the gateway where this machine speaks none', async () => {
    expect(await speaking(server, '351-970000000')).toEqual({ text: 'Olá Ana', language: 'pt-PT' })
  })

  it('is spoken by this machine', needs('espeak'), async () => {
    await using here = await startBehind(gateway, {
      env: { ...callingBy(gateway), MESSAGING_SPEECH: 'espeak-ng' },
    })
    const media = await speaking(here, '351-980000000')
    const answer = await fetch(media?.audio_url ?? '')
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    const wav = Buffer.from(await answer.arrayBuffer())
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
    expect(media?.audio_url).not.toContain(Buffer.from('Olá Ana').toString('base64url').slice(0, 8))
    const broken = `${media?.audio_url?.slice(0, -4)}AAAA`
    expect((await fetch(broken)).status).toBe(404)
  })

  it('sounds in the inbox of a sandbox account as well', needs('espeak'), async () => {
    await using alone = await startServer({ env: { MESSAGING_SPEECH: 'espeak-ng' } })
    const api = alone.marketing()
    const list_id = await makeList(api)
    const base = { email: 'a@example.com', cellphone: '351-990000000' }
    await api.createContact({ path: { list_id }, body: { base } })
    const template = { textBody: 'Hello', encoding: 'gsm0338', maxCount: 1, templateName: 'x' } as const
    const { templateId } = await alone.transactional().createSmsTemplate({ body: template })
    const content = { type: 'template_id' as const, template_id: Number(templateId) }
    const hash = await makeVoiceCampaign(api, list_id, { sender_id: await createCaller(api), content })
    await sendVoiceCampaign(api, hash, list_id)
    const call = await alone.sandbox().waitForCapturedMessage({ query: { channel: 'voice', timeout: 30 } })
    expect(call).toMatchObject({ text: 'Hello', media: [{ type: 'audio' }] })
    const answer = await alone.inject(new Request(call.media[0]?.url ?? ''))
    expect(answer.headers.get('content-type')).toBe('audio/wav')
  })
})

describe('what operators see', () => {
  // Without faults: after a lost answer the gateway counts as failing until the next call.
  let quiet: typeof gateway
  let here: Behind
  beforeAll(async () => {
    quiet = await startTestGateway({ onCall: (call) => void taken.push(call) })
    here = await startBehind(quiet, { env: callingBy(quiet) })
  })
  afterAll(async () => {
    await here?.close()
    await quiet?.close()
  })

  it('/readyz, /metrics and the list of carriers tell of the gateway, and nothing tells the secret', async () => {
    await (await openCampaign([{ cellphone: '351-911000000' }], here)).send()
    await eventually(() => callsTo('+351911000000').length === 1)
    await eventually(async () => {
      const { checks } = (await (await here.inject('/readyz')).json()) as { checks: Record<string, string> }
      return checks['voice-gateway'] === 'ok'
    })
    await eventually(async () =>
      /^messaging_voice_gateway_news_total\{type="call",effect="taken"\} [1-9]/m.test(
        await (await here.inject('/metrics')).text(),
      ),
    )
    const text = await (await here.inject('/metrics')).text()
    expect(text).toMatch(/^messaging_voice_gateway_up 1$/m)
    expect(text).not.toContain(SECRET.slice(6))
  })

  it('one call tries the wire', async () => {
    const trial = await here.app.domain.carrierLinks.try({
      name: 'voice-gateway',
      to: '+351912000000',
      from: '+351210000009',
    })
    expect(trial).toMatchObject({ outcome: 'accepted', steps: [{ isDone: true }, { isDone: true }] })
    expect(callsTo('+351912000000')).toHaveLength(1)
  })
})
