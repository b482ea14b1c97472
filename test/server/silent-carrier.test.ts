// A mail host that takes a mail and ends the connection before it says so: nobody knows, and the mail is sent once
// more under the same Message-ID (M-042). After that it is left alone.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../crash/processes.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder('messaging-silent-')
let sink: Program
let server: TestServer
beforeAll(async () => {
  sink = await startProgram('sink.ts', [join(folder, 'sink.txt'), 'seed'])
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: `smtp://127.0.0.1:${sink.port}` } })
})
afterAll(async () => {
  await server?.close()
  await sink?.kill()
})

/** What the host has of a recipient: whether it answered, and the Message-ID, of each mail. */
async function mailsOf(recipient: string): Promise<{ how: string | undefined; id: string | undefined }[]> {
  const lines = (await readFile(join(folder, 'sink.txt'), 'utf8')).split('\n').map((line) => line.split(' '))
  return lines.filter((line) => line[1] === recipient).map(([how, , id]) => ({ how, id }))
}

const minutes = (n: number, key?: string) => server.sandbox(key).advanceClock({ body: { seconds: n * 60 } })

it('recipients of a campaign', async () => {
  const campaign = await withCampaign(server, ['dropped@example.com', 'silent@example.com', 'fine@example.com'])
  await campaign.start()
  await eventually(async () => (await mailsOf('silent@example.com')).length === 1)
  await minutes(30)
  expect(await campaign.status()).toBe('sent')
  const id = expect.stringMatching(/^m\./)
  await expect(mailsOf('dropped@example.com')).resolves.toEqual([
    { how: 'lost', id },
    { how: 'answered', id },
  ])
  await minutes(5 * 1440)
  const silent = await mailsOf('silent@example.com')
  expect(silent).toEqual([
    { how: 'lost', id },
    { how: 'lost', id: silent[0]?.id },
  ])
  const [run] = await readRows<Record<string, unknown>>(server.data, 'SELECT planned, accepted, unknown FROM run')
  expect([run?.['planned'], run?.['accepted'], run?.['unknown']].map(Number)).toEqual([3, 2, 1])
})

it.each([
  ['a single email', 'single', {}],
  // Its source is built when it is taken, and goes out as it is.
  ['a registered email', 'registered', { registered: true }],
])('%s', async (_kind, name, more) => {
  const { key } = await server.createAccount('Single')
  const { send, statuses } = await withSender(server, key)
  const ids = [
    await send({ to: `dropped.${name}@example.com`, ...more }),
    await send({ to: `silent.${name}@example.com`, ...more }),
  ]
  await eventually(async () => (await mailsOf(`silent.${name}@example.com`)).length === 1)
  await minutes(5 * 1440, key)
  const [dropped, silent] = [await mailsOf(`dropped.${name}@example.com`), await mailsOf(`silent.${name}@example.com`)]
  expect([dropped.map(({ how }) => how), silent.map(({ how }) => how)]).toEqual([
    ['lost', 'answered'],
    ['lost', 'lost'],
  ])
  expect(new Set([...dropped, ...silent].map((mail) => mail.id)).size).toBe(2)
  for (const id of ids) expect((await statuses(id)).at(-1)).toBe('finished')
})
