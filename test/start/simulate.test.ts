// `messaging simulate smsc` as somebody tries the wire of SMS with it: in a process of its own, with texts from its input.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../src/clients/index.ts'
import { createArrivals } from '../support/arrivals.ts'
import { type } from '../support/command-line.ts'
import { openApiCarrier } from '../support/gateway.ts'
import { startReceiver } from '../support/receiver.ts'
import { openCarrier, smsTo } from '../support/smsc.ts'

const root = resolve(import.meta.dirname, '../..')
const ended: (() => Promise<unknown>)[] = []
afterEach(async () => void (await Promise.all(ended.splice(0).map((end) => end()))))

/** The command, once it listens. */
async function simulate(what: 'smsc' | 'carrier', ...words: string[]) {
  const command = [join(root, 'src/cli/messaging.js'), 'simulate', what, '--port', '0', '--json', ...words]
  const child = spawn(process.execPath, command)
  const exit = once(child, 'exit')
  const end = () => (child.kill('SIGINT'), exit)
  ended.push(end)
  const lines = createArrivals<Record<string, unknown>>('a line')
  createInterface({ input: child.stdout }).on('line', (line) => lines.add(JSON.parse(line) as Record<string, unknown>))
  const { port, url, secret } = await lines.wait(([first]) => first)
  return {
    port: Number(port),
    url: String(url),
    secret: String(secret),
    lines,
    end,
    write: (line: string) => child.stdin.write(`${line}\n`),
  }
}

describe('messaging simulate smsc', () => {
  it('takes texts, reports on them, sends what is typed, and ends with a signal', async () => {
    const smsc = await simulate(
      'smsc',
      '--receipt-after',
      '1',
      '--user',
      'user',
      '--password',
      'secret',
      '--ids',
      'hex-dec',
    )
    await using carrier = openCarrier(smsc.port, { ids: 'hex-dec' })
    const [outcome] = await carrier.send([smsTo('351-910000001', { text: 'Olé' })])
    const line = await smsc.lines.wait((all) => all.find(({ to }) => to === '351910000001'))
    expect(line).toMatchObject({ from: '351920000001', text: 'Olé', systemId: 'user', faults: [] })
    const receipt = await carrier.receipts.wait(([one]) => one)
    expect(outcome).toMatchObject({ state: 'accepted', parts: { ids: [receipt.id] } })
    smsc.write('351910000001 351920000001 STOP please')
    const text = await carrier.texts.wait(([one]) => one)
    expect(text).toMatchObject({ from: { text: '351910000001' }, to: { text: '351920000001' } })
    expect(await smsc.end()).toEqual([0, null])
  })

  it('names the faults in its help, and refuses others', async () => {
    const help = await type(['simulate', 'smsc', '--help'])
    expect(help.stdout).toMatch(/throttle .*ESME_RTHROTTLED/)
    const wrong = await type(['simulate', 'smsc', '--faults', 'throttel=3'])
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('throttle') })
  })
})

describe('messaging simulate carrier', () => {
  it('takes SMS, reports on them, sends what is typed, and ends with a signal', async () => {
    const receiver = await startReceiver()
    const gateway = await simulate('carrier', '--receipt-after', '1')
    await using carrier = openApiCarrier(
      gateway.url,
      { secrets: [gateway.secret] },
      { callback: `${receiver.url}/news` },
    )
    expect(await carrier.send([smsTo('351-910000001', { text: 'Olé' })])).toMatchObject([{ state: 'accepted' }])
    await gateway.lines.wait((all) => all.find((line) => JSON.stringify(line).includes('"text":"Olé"')))
    const receipt = await receiver.waitFor(({ body }) => body.includes('"receipt"'))
    await verifyWebhook(receipt.body, receipt.headers, gateway.secret)
    gateway.write('+351910000001 +351920000001 STOP please')
    const text = await receiver.waitFor(({ body }) => body.includes('"inbound"'))
    expect(JSON.parse(text.body)).toMatchObject({ from: '+351910000001', text: 'STOP please' })
    expect(await gateway.end()).toEqual([0, null])
    await receiver.close()
  })

  it('names faults and rules in its help, and refuses others', async () => {
    const help = await type(['simulate', 'carrier', '--help'])
    expect(help.stdout).toMatch(/lost .*closes before the response/)
    expect(help.stdout).toMatch(/sends_twice .*new message/)
    expect(await type(['simulate', 'carrier', '--faults', 'lots=3'])).toMatchObject({ code: 2 })
    expect(await type(['simulate', 'carrier', '--breaks', 'everything'])).toMatchObject({ code: 2 })
  })
})
