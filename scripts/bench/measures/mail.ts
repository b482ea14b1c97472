// Mails per second through an SMTP server on this machine, from the request to send until the last mail
// has arrived, against nodemailer's pool with the same mail and nothing else to do.
import { generateKeyPair } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Child, startChild } from '../child.ts'
import { makeLive } from '../engines.ts'
import { clientOf, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

interface Counters {
  mails: number
  bytes: number
  lastAt: number
}
interface Run {
  ms: number
  cpu: number
  bytes: number
}

const GIVE_UP = 120_000

const page = (middle: string) =>
  `<!doctype html><html><body><p>Hello {{ first_name }}, spring is here.</p>${middle}<p>See you soon.</p></body></html>`
const LINKS = page(
  '<p><a href="https://shop.example.com/spring?a=1">Spring</a> and <a href="https://shop.example.com/summer">summer</a></p>',
)
const PLAIN = page('<p>Come and see us in the shop; we are there from nine to six.</p>')
interface Case {
  name: string
  body: string
  /** With DKIM, RSA of 2,048 bits. */
  signed: boolean
}

const cases: readonly Case[] = [
  { name: 'signed, two tracked links', body: LINKS, signed: true },
  { name: 'two tracked links', body: LINKS, signed: false },
  { name: 'no links', body: PLAIN, signed: false },
]

/** An address about as long as what the platform makes of a link or the pixel. */
const tracked = (kind: string) => `http://127.0.0.1:40000/${kind}/${'x'.repeat(44)}`

function asSent(html: string): string {
  const pixel = `<img src="${tracked('o')}" width="1" height="1" alt="" style="display:block;border:0">`
  return html
    .replaceAll(/href="[^"]+"/g, `href="${tracked('c')}"`)
    .replace('{{ first_name }}', 'Reader 1000')
    .replace('</body>', `${pixel}</body>`)
}

async function counters(sink: Child): Promise<Counters> {
  const answer = sink.message<Counters>()
  sink.send('count')
  return answer
}

async function withSink<T>(work: (sink: Child, port: number) => Promise<T>): Promise<T> {
  const sink = startChild(['scripts/bench/peers/smtp-sink.ts'])
  try {
    return await work(sink, await sink.message<number>())
  } finally {
    await sink.stop()
  }
}

/** Waits until the sink has all mails; resolves with its counters. */
async function arrived(sink: Child, total: number, start: number): Promise<Counters> {
  for (;;) {
    const now = await counters(sink)
    if (now.mails >= total) return now
    if (performance.timeOrigin + performance.now() - start > GIVE_UP)
      throw new Error(`${now.mails} mails of ${total} arrived`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Writes a key for signing the mails; resolves with its file. */
async function makeKey(folder: string): Promise<string> {
  const file = join(folder, 'dkim.pem')
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return file
}

async function campaign(
  folder: string,
  total: number,
  { body, signed }: Case,
  sink: Child,
  port: number,
): Promise<Run> {
  const dkim: Record<string, string> = signed
    ? { MESSAGING_DKIM: `bench._domainkey.example.com=${await makeKey(folder)}` }
    : {}
  const server = await startPlatform(folder, { MESSAGING_SMTP_URL: `smtp://127.0.0.1:${port}`, ...dkim })
  try {
    const api = clientOf(server)
    const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
    const contacts = Array.from({ length: total }, (_, n) => ({
      base: { email: `reader${n}@example.com`, first_name: `Reader ${n}` },
    }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    while ((await api.listOperations()).total_items > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const content = { type: 'html' as const, body }
    const { campaign_hash } = await api.createEmailCampaign({
      body: { list_id, internal_name: 'Spring', subject: 'Spring for {{ first_name }}', sender_id, content },
    })
    await makeLive({ folder, env: {} })
    const cpu = server.child.cpu()
    const start = performance.timeOrigin + performance.now()
    await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    const { lastAt, bytes, mails } = await arrived(sink, total, start)
    return { ms: lastAt - start, cpu: server.child.cpu() - cpu, bytes: bytes / mails }
  } finally {
    await server.child.stop()
  }
}

async function pool(folder: string, total: number, { body, signed }: Case, sink: Child, port: number): Promise<Run> {
  const child = startChild([
    'scripts/bench/peers/mail-pool.ts',
    String(port),
    String(total),
    asSent(body),
    signed ? await makeKey(folder) : '',
  ])
  try {
    const { ms, cpu } = await child.message<{ ms: number; cpu: number }>()
    const { bytes, mails } = await counters(sink)
    return { ms, cpu, bytes: bytes / mails }
  } finally {
    await child.stop()
  }
}

export async function measureMail({ quick }: { quick: boolean }): Promise<Row[]> {
  const total = quick ? 1_000 : 5_000
  const rows: Row[] = []
  for (const one of cases) {
    const { name } = one
    const ours = await withSink((sink, port) => withFolder((folder) => campaign(folder, total, one, sink, port)))
    const peer = await withSink((sink, port) => withFolder((folder) => pool(folder, total, one, sink, port)))
    const perSecond = (total / ours.ms) * 1000
    rows.push(
      {
        what: `campaign to ${total.toLocaleString('en-US')} by SMTP, ${name}`,
        unit: '/s',
        ours: perSecond,
        peer: { name: 'nodemailer pool', value: (total / peer.ms) * 1000 },
        target: target('at least', 1_000, perSecond, '1,000 /s'),
        ifMissed: 'The mail server shares the machine.',
      },
      {
        what: `${name}: CPU per mail`,
        unit: 'ms',
        ours: ours.cpu / total,
        peer: { name: 'nodemailer pool', value: peer.cpu / total },
      },
      {
        what: `${name}: size of a mail`,
        unit: 'bytes',
        ours: ours.bytes,
        peer: { name: 'nodemailer pool', value: peer.bytes },
      },
    )
  }
  return rows
}
