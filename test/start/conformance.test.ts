// `messaging conformance carrier`: a gateway that keeps the contract passes, whatever bad days it has, and each rule finds
// the gateway that breaks it.
import { describe, expect, it } from 'vitest'
import { rulesFor } from '../../src/conformance/carrier/rules.ts'
import { checkCarrier } from '../../src/conformance/carrier/run.ts'
import { type BreakKind, breakKinds } from '../../src/simulators/gateway/faults.ts'
import { type } from '../support/command-line.ts'
import { SECRET, startTestGateway } from '../support/gateway.ts'
import { startReceiver } from '../support/receiver.ts'

/** What is awaited comes in this time, or never. */
const [LONG, SHORT] = [120_000, 1_500]

const check = (url: string, patience: number, only: 'messages' | 'calls' | 'all' = 'all') =>
  checkCarrier({
    url,
    secret: SECRET,
    from: '+351920000001',
    to: '+351910000001',
    listen: { host: '127.0.0.1', port: 0 },
    only,
    patience,
  })

type Report = Awaited<ReturnType<typeof check>>

const namesOf = ({ rules }: Report, wanted: string) =>
  rules.filter(({ result }) => result === wanted).map(({ name }) => name)

/** The rules that find out what a gateway breaks. */
const finders: Record<BreakKind, string[]> = {
  sends_twice: ['message-once', 'message-at-once', 'call-once', 'call-at-once'],
  any_signature: ['signature-missing', 'signature-wrong', 'body-changed', 'signature-old', 'call-signature'],
  any_time: ['signature-old'],
  one_signature: ['signature-second'],
  wrong_status: ['message-taken'],
  no_id: ['message-taken'],
  bare_errors: ['errors'],
  takes_nonsense: ['body-unreadable', 'body-misfit', 'call-misfit'],
  closed_bodies: ['member-unknown'],
  unsigned_news: ['news-signed'],
  old_news: ['news-signed'],
  unfit_news: ['news-fits'],
  forgetful: ['receipt-again'],
  renames_news: ['receipt-again'],
  other_carrier_id: ['receipt'],
  no_receipts: ['receipt', 'receipt-again'],
  endless_calls: ['call-course'],
  ends_twice: ['call-end'],
  other_call_id: ['call-end'],
  never_hangs_up: ['call-ended'],
  unknown_calls: ['call-unknown'],
}

describe('a gateway that keeps the contract', () => {
  it('passes, also on a bad day', async () => {
    await using gateway = await startTestGateway({ faults: { early: 40, duplicate: 30, orphan: 30, late: 10 } })
    const report = await check(gateway.url, LONG)
    expect(namesOf(report, 'failed')).toEqual([])
    expect(report).toMatchObject({ passed: true })
    expect(namesOf(report, 'ok')).toEqual(rulesFor('all').map(({ name }) => name))
  })

  it('sends as many SMS and calls as the help says', async () => {
    await using gateway = await startTestGateway()
    await check(gateway.url, LONG)
    const { stdout } = await type(['conformance', 'carrier', '--help'])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `sends ${gateway.messages.length} SMS and makes ${gateway.calls.size} calls`,
    )
  })

  it('passes when it wants less for a while', async () => {
    let turn = 0
    await using gateway = await startTestGateway({ faults: { throttle: 50 }, random: () => (turn++ % 2 ? 0 : 0.9) })
    expect(namesOf(await check(gateway.url, LONG, 'messages'), 'failed')).toEqual([])
  })

  it('passes when it carries only one of both', async () => {
    await using gateway = await startTestGateway()
    const front = await startReceiver(async ({ method, path, headers, body }) => {
      if (path.startsWith('/calls'))
        return { status: 501, body: JSON.stringify({ title: 'No', status: 501, detail: 'no' }) }
      const { host: _, 'content-length': __, connection: ___, ...rest } = headers as Record<string, string>
      const answer = await fetch(`${gateway.url}${path}`, { method, headers: rest, body })
      return { status: answer.status, body: await answer.text() }
    })
    const report = await check(front.url, LONG)
    expect(report.passed).toBe(true)
    expect(namesOf(report, 'skipped')).toEqual(
      rulesFor('calls').flatMap(({ name }) => (name.startsWith('call-') ? [name] : [])),
    )
    await front.close()
  })
})

describe('a gateway that breaks a rule', () => {
  it.each(Object.keys(breakKinds) as BreakKind[])('is found: %s', async (kind) => {
    await using gateway = await startTestGateway({ breaks: [kind] })
    const report = await check(gateway.url, SHORT)
    expect(report.passed).toBe(false)
    expect(namesOf(report, 'failed')).toEqual(expect.arrayContaining(finders[kind]))
    for (const { result, reason } of report.rules) if (result === 'failed') expect(reason).toMatch(/\S/)
  })

  it('is found by each rule at least once', () => {
    const found = new Set(Object.values(finders).flat())
    expect(rulesFor('all').flatMap(({ name }) => (found.has(name) ? [] : [name]))).toEqual([])
  })

  it('is found when it does not answer at all', async () => {
    const dead = await startReceiver(() => null)
    const report = await check(dead.url, SHORT, 'messages')
    expect(report.passed).toBe(false)
    expect(report.rules[0]).toMatchObject({ result: 'failed', reason: expect.stringContaining('got no response') })
    await dead.close()
  })
})

describe('the command', () => {
  const command = (url: string, ...words: string[]) =>
    type(['conformance', 'carrier', url, '--secret', SECRET, '--only', 'messages', ...words])

  it('prints each rule and ends with 0 when all are kept', async () => {
    await using gateway = await startTestGateway()
    const { code, stdout } = await command(gateway.url)
    expect(code).toBe(0)
    for (const { name } of rulesFor('messages')) expect(stdout).toMatch(new RegExp(`^ok +${name} `, 'm'))
    expect(stdout).toContain('Passed: the gateway follows the contract')
  })

  it('ends with 1 when one is broken, and prints JSON for programs', async () => {
    await using gateway = await startTestGateway({ breaks: ['any_time'] })
    const { code, stdout } = await command(gateway.url, '--json')
    expect(code).toBe(1)
    const report = JSON.parse(stdout) as Report
    expect(report).toMatchObject({ url: gateway.url, passed: false })
    expect(namesOf(report, 'failed')).toEqual(['signature-old'])
    expect(stdout).not.toContain(SECRET)
  })

  it('says once that there is no gateway at the address', async () => {
    const elsewhere = await startReceiver(() => ({ status: 404 }))
    const wrong = await command(`${elsewhere.url}/api`)
    expect(wrong.stderr).toContain(`${elsewhere.url}/api/messages returned 404.`)
    expect(wrong.stderr).toContain(`such as ${elsewhere.url}/carrier/v1\n`)
    expect(wrong).toMatchObject({ code: 1, stdout: '' })
    await elsewhere.close()
    const gone = await command(elsewhere.url)
    expect(gone).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/Cannot connect to .*ECONNREFUSED/),
    })
  })

  it('sends nothing to a number that nobody named, beyond this machine', async () => {
    expect(await command('https://gateway.example.com/v1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--to'),
    })
    expect(await command('ftp://127.0.0.1')).toMatchObject({ code: 2 })
    expect(await command('http://127.0.0.1:1', '--to', '12')).toMatchObject({ code: 2 })
    expect(await command('http://127.0.0.1:1', '--listen', 'here')).toMatchObject({ code: 2 })
    expect(await type(['conformance', 'carrier', 'http://127.0.0.1:1', '--secret', 'x'])).toMatchObject({ code: 2 })
  })
})
