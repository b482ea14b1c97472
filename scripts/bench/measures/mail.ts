// Mails per second through an SMTP server on this machine, from the request to send until the last mail
// has arrived, against nodemailer's pool with the same mail and nothing else to do.
import { startChild, type Child } from '../child.ts'
import { clientOf, startPlatform, withFolder } from '../servers.ts'
import { target, type Row } from '../table.ts'

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

const page = (middle: string) => `<!doctype html><html><body><p>Hello {{ first_name }}, spring is here.</p>${middle}<p>See you soon.</p></body></html>`
const LINKS = page('<p><a href="https://shop.example.com/spring?a=1">Spring</a> and <a href="https://shop.example.com/summer">summer</a></p>')
const PLAIN = page('<p>Come and see us in the shop; we are there from nine to six.</p>')
/** What the platform makes of a link or the pixel: about as long. */
const tracked = (kind: string) => `http://127.0.0.1:40000/${kind}/${'x'.repeat(44)}`

function asSent(html: string): string {
  const pixel = `<img src="${tracked('o')}" width="1" height="1" alt="" style="display:block;border:0">`
  return html.replaceAll(/href="[^"]+"/g, `href="${tracked('c')}"`).replace('{{ first_name }}', 'Reader 1000').replace('</body>', `${pixel}</body>`)
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

/** Waits until the campaign is counted as sent; returns when the last mail came. */
async function arrived(sink: Child, total: number, start: number): Promise<Counters> {
  for (;;) {
    const now = await counters(sink)
    if (now.mails >= total) return now
    if (performance.timeOrigin + performance.now() - start > GIVE_UP) throw new Error(`${now.mails} mails of ${total} arrived`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function campaign(folder: string, total: number, body: string, sink: Child, port: number): Promise<Run> {
  const server = await startPlatform(folder, { MESSAGING_SMTP_URL: `smtp://127.0.0.1:${port}` })
  try {
    const api = clientOf(server)
    const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
    const contacts = Array.from({ length: total }, (_, n) => ({ base: { email: `reader${n}@example.com`, first_name: `Reader ${n}` } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    while ((await api.listOperations()).total_items > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const content = { type: 'html' as const, body }
    const { campaign_hash } = await api.createEmailCampaign({
      body: { list_id, internal_name: 'Spring', subject: 'Spring for {{ first_name }}', sender_id, content },
    })
    const cpu = server.child.cpu()
    const start = performance.timeOrigin + performance.now()
    await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    const { lastAt, bytes, mails } = await arrived(sink, total, start)
    return { ms: lastAt - start, cpu: server.child.cpu() - cpu, bytes: bytes / mails }
  } finally {
    await server.child.stop()
  }
}

async function pool(total: number, html: string, sink: Child, port: number): Promise<Run> {
  const child = startChild(['scripts/bench/peers/mail-pool.ts', String(port), String(total), html])
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
  for (const [name, body] of [['two tracked links', LINKS], ['no links', PLAIN]] as const) {
    const ours = await withSink((sink, port) => withFolder((folder) => campaign(folder, total, body, sink, port)))
    const peer = await withSink((sink, port) => pool(total, asSent(body), sink, port))
    const perSecond = (total / ours.ms) * 1000
    rows.push(
      {
        what: `campaign to ${total.toLocaleString('en-US')} by SMTP, ${name}`,
        unit: '/s',
        ours: perSecond,
        peer: { name: 'nodemailer pool', value: (total / peer.ms) * 1000 },
        target: target('at least', 1_000, perSecond, '1,000 /s'),
        ifMissed: 'The mail server shares the machine. The mails are not signed: DKIM is not in this version, and the target is for signed ones.',
      },
      { what: `${name}: CPU per mail`, unit: 'ms', ours: ours.cpu / total, peer: { name: 'nodemailer pool', value: peer.cpu / total } },
      { what: `${name}: size of a mail`, unit: 'bytes', ours: ours.bytes, peer: { name: 'nodemailer pool', value: peer.bytes } },
    )
  }
  return rows
}
