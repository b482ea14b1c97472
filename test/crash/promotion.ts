// The primary dies and the standby is promoted, while a campaign, single messages, imports and webhooks are under way.
// No process of the platform is killed. What was answered has to be there, and what was settled is not sent again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AnswerLostError, createTransactionalClient, type MarketingClient } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { type ServerPair, startPair } from '../support/postgres-pair.ts'
import { startReceiver } from '../support/receiver.ts'
import { channels } from './channels.ts'
import type { Engine } from './engines.ts'
import { createOracle, type Findings } from './oracle.ts'
import { createMember } from './processes.ts'
import { startMailSink } from './sinks.ts'
import { ask, clientsOf, LIVE_KEY } from './storm.ts'

interface PromotionOptions {
  /** Whether a commit is answered once the standby has it. */
  synchronous: boolean
  recipients: number
  /** How often the primary dies. */
  promotions: number
  /** Milliseconds for which an asynchronous standby hears nothing of its primary before that one dies. */
  lag: number
  /** Milliseconds from the death to the promotion. */
  pause: number
  /** Milliseconds after which others take over: longer than an outage, because no process dies. */
  lease: number
  seed: string
  patience: number
  say(line: string): void
}

/** A request that was answered, and when. */
interface Answered {
  name: string
  at: number
}

interface PromotionResult {
  campaign: Findings
  /** Single emails: how many were answered, and which of them have no message, were never taken, or under two numbers. */
  singles: { answered: number; lost: string[]; twice: string[] }
  /** Contacts of imports that were answered, and those that are missing. */
  imports: { answered: number; lost: string[] }
  /** Answered single emails of which the receiver of webhooks heard nothing. */
  hooks: { received: number; silent: string[] }
  /** Requests that were answered within the lag before a death, and those that are lost all the same earlier. */
  lag: { answered: number; lost: number; lostEarlier: number }
  /** Requests that took effect while their answer was lost with the primary: sent again, they got 409. */
  inDoubt: number
  /** Requests that got 503 or no answer, and the longest time from a death to the next answer, in milliseconds. */
  refused: number
  longestOutage: number
  seconds: number
}

const BATCH = 20
const STREAMS = 3

function openEngine(folder: string, env: Record<string, string>, pair: ServerPair): Engine {
  const member = (name: string, role: string) =>
    createMember({
      ...env,
      DATABASE_URL: pair.url,
      MESSAGING_DATABASE_CONNECTIONS: '8',
      MESSAGING_DATA: join(folder, name),
      MESSAGING_ROLE: role,
    })
  const members = [member('front', 'api'), member('one', 'work'), member('two', 'work')]
  const read = <T>(query: string) => pair.primary.ask<T>(query)
  return {
    members,
    front: members[0] as Engine['front'],
    senders: 2,
    blows: [],
    read,
    change: async (statement) => void (await read(statement)),
    close: async () => void (await Promise.all(members.map((one) => one.kill()))),
  }
}

/** Creates a list, a webhook, a sender, and starts the campaign to all addresses. */
async function prepare(engine: Engine, addresses: readonly string[], hookUrl: string) {
  const { marketing } = clientsOf(engine, LIVE_KEY)
  const transactional = createTransactionalClient({ apiKey: LIVE_KEY, baseUrl: engine.front.url() ?? '', retries: 0 })
  const { list_id } = await marketing.createList({ body: { internal_name: 'All' } })
  const contacts = addresses.map((email) => ({ base: { email } }))
  await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await marketing.listOperations()).total_items === 0)
  const other = await marketing.createList({ body: { internal_name: 'Imported' } })
  await transactional.createWebhook({ body: { channel: 'email', url: hookUrl } })
  await channels.email.send({ marketing, list_id, addresses, engine })
  const [sender] = await engine.read<{ id: number | string }>('SELECT id FROM sender')
  return { marketing, transactional, imported: other.list_id, senderId: String(sender?.id) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Sends single emails and imports without a pause until `isOver`; a request without an answer is sent again with its key. */
function startRequests({ marketing, transactional, imported, senderId }: Prepared) {
  const [singles, imports]: Answered[][] = [[], []]
  const inDoubt: string[] = []
  let [refused, isOver, lastAnswer] = [0, false, performance.now()]
  let longest = 0
  const note = (list: Answered[], name: string) => {
    longest = Math.max(longest, performance.now() - lastAnswer)
    lastAnswer = performance.now()
    list.push({ name, at: lastAnswer })
  }
  const untilAnswered = async (list: Answered[], name: string, work: () => Promise<unknown>) => {
    for (;;) {
      const answer = await work().then(
        () => 'given',
        (error: unknown) => (error instanceof AnswerLostError ? 'lost' : 'none'),
      )
      if (answer === 'given') return note(list, name)
      // The request took effect, but its answer was not stored: no repetition gets another one.
      if (answer === 'lost') return void inDoubt.push(name)
      refused++
      if (isOver) return
      await wait(50)
    }
  }
  const mail = { senderId, subject: 'Hello', textBody: 'Hello' }
  const sendSingles = async (stream: number) => {
    for (let n = 0; !isOver; n++) {
      const to = `fine-${stream}-${n}@example.com`
      await untilAnswered(singles as Answered[], to, () =>
        transactional.sendEmail({ body: { ...mail, to } }, { idempotencyKey: to }),
      )
    }
  }
  const importAll = async () => {
    for (let n = 0; !isOver; n++) {
      const contacts = Array.from({ length: BATCH }, (_, i) => ({ base: { email: `i${n}-${i}@example.com` } }))
      const body = { mode: 'add', compare_field: 'email', contacts } as const
      await untilAnswered(imports as Answered[], `i${n}-`, () =>
        marketing.importContacts({ path: { list_id: imported }, body }, { idempotencyKey: `import-${n}` }),
      )
      await wait(100)
    }
  }
  const all = Promise.all([...Array.from({ length: STREAMS }, (_, stream) => sendSingles(stream)), importAll()])
  return {
    singles: singles as Answered[],
    imports: imports as Answered[],
    inDoubt,
    /** Requests without an answer, and the longest time between two answers. */
    figures: () => ({ refused, longestOutage: Math.round(longest) }),
    async end() {
      isOver = true
      await all
    },
  }
}

const statusOf = async (marketing: MarketingClient) => (await ask(() => marketing.listCampaigns()))?.items[0]?.status

/** Makes everything due until all has an outcome. */
async function finish(engine: Engine, marketing: MarketingClient, { patience, say }: PromotionOptions): Promise<void> {
  const count = async (query: string) => Number((await engine.read<{ n: string }>(query))[0]?.n)
  await eventually(async () => {
    const open = await count('SELECT count(*) AS n FROM message WHERE settled IS NULL')
    const hooks = await count(`SELECT count(*) AS n FROM hook_delivery WHERE state = 'pending'`)
    const operations = (await marketing.listOperations()).total_items
    const isSent = (await statusOf(marketing)) === 'sent'
    if (open + hooks + operations === 0 && isSent) return true
    say(`${open} messages, ${hooks} webhooks and ${operations} operations are under way`)
    await engine.change('UPDATE message SET next_at = 0 WHERE next_at IS NOT NULL')
    await engine.change(`UPDATE hook_delivery SET next_at = 0 WHERE state = 'pending'`)
    await wait(300)
    return false
  }, patience)
}

/** The primary dies, its standby is promoted, and a new standby takes the place of the dead one. Returns when it died. */
async function promote(
  pair: ServerPair,
  { synchronous, lag, pause }: PromotionOptions,
): Promise<[cut: number, died: number]> {
  const cut = performance.now()
  if (!synchronous) {
    // The standby has what was answered until now.
    await pair.caughtUp()
    pair.cut()
    await wait(lag)
  }
  await pair.primary.kill()
  const died = performance.now()
  await wait(pause)
  await pair.promote()
  return [synchronous ? died : cut, died]
}

/** Runs it once. At the end, everything that it started is gone. */
export async function runPromotions(options: PromotionOptions): Promise<PromotionResult> {
  const { recipients, promotions, seed, synchronous, say } = options
  const start = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'messaging-promotion-'))
  const heard = new Set<string>()
  const receiver = await startReceiver(({ body }) => {
    for (const { data } of JSON.parse(body) as { data: { messageId: string } }[]) heard.add(data.messageId)
    return 204
  })
  const sink = await startMailSink(folder, seed)
  const pair = await startPair({ synchronous })
  const env = {
    MESSAGING_SMTP_URL: sink.url,
    CRASH_LIVE_KEY: LIVE_KEY,
    CRASH_LEASE: String(options.lease),
    MESSAGING_LOG: process.env['CRASH_LOG'] ?? 'silent',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8,::1/128',
  }
  const engine = openEngine(folder, env, pair)
  try {
    for (const member of engine.members) await member.start()
    const addresses = Array.from({ length: recipients }, (_, n) => `a${n}@example.com`)
    const prepared = await prepare(engine, addresses, receiver.url)
    const oracle = createOracle(engine, sink, 'email')
    const requests = startRequests(prepared)
    const lags: [number, number][] = []
    for (let n = 0; n < promotions; n++) {
      const target = (recipients * 0.8 * (n + 0.5)) / promotions
      await eventually(async () => (await sink.taken()) >= target || (await statusOf(prepared.marketing)) === 'sent')
      await oracle.look()
      lags.push(await promote(pair, options))
      const before = requests.singles.length
      await eventually(() => requests.singles.length > before + STREAMS)
      say(`${await sink.taken()} mails taken; promotion ${n + 1} of ${promotions}`)
      if (n + 1 < promotions) await pair.rebuild()
    }
    await requests.end()
    await finish(engine, prepared.marketing, options)
    const campaign = await oracle.judge(addresses)
    return {
      campaign,
      ...(await judge(engine, requests, heard, await sink.arrivals(), lags)),
      ...requests.figures(),
      seconds: Math.round((performance.now() - start) / 1000),
    }
  } finally {
    await engine.close()
    await sink.close()
    await receiver.close()
    await pair.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares what was answered with what is there. */
async function judge(
  engine: Engine,
  { singles, imports, inDoubt }: ReturnType<typeof startRequests>,
  heard: ReadonlySet<string>,
  arrivals: readonly { recipient: string; message: string; how: string }[],
  lags: readonly [number, number][],
): Promise<Pick<PromotionResult, 'singles' | 'imports' | 'hooks' | 'lag' | 'inDoubt'>> {
  const rows = await engine.read<{ id: string; address: string; state: string }>(
    'SELECT id, address, state FROM message WHERE run_id IS NULL',
  )
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  const taken = Map.groupBy(arrivals, ({ recipient }) => recipient)
  const lostSingles = singles.filter(
    ({ name }) =>
      byAddress.get(name)?.[0]?.state !== 'accepted' || !taken.get(name)?.some(({ how }) => how === 'answered'),
  )
  const imported = new Set(
    (await engine.read<{ email: string }>(`SELECT email FROM contact WHERE email LIKE 'i%'`)).map(({ email }) => email),
  )
  const lostImports = imports.filter(
    ({ name }) =>
      !Array.from({ length: BATCH }, (_, i) => `${name}${i}@example.com`).every((email) => imported.has(email)),
  )
  const inLag = ({ at }: Answered) => lags.some(([cut, died]) => at >= cut && at <= died)
  const names = (list: readonly Answered[]) => list.map(({ name }) => name)
  const lost = [...lostSingles, ...lostImports]
  const isSilent = ({ name }: Answered) => !byAddress.get(name)?.some(({ id }) => heard.has(String(id)))
  const there = singles.filter((one) => !lostSingles.includes(one))
  return {
    singles: {
      answered: singles.length,
      lost: lostSingles.map(({ name }) => `${name} (${byAddress.get(name)?.[0]?.state ?? 'no message'})`),
      twice: [...names(singles), ...inDoubt].filter(
        (name) =>
          (byAddress.get(name) ?? []).length > 1 ||
          (taken.get(name) ?? []).filter(({ how }) => how === 'answered').length > 1,
      ),
    },
    inDoubt: inDoubt.length,
    imports: { answered: imports.length * BATCH, lost: names(lostImports) },
    hooks: { received: heard.size, silent: names(there.filter(isSilent)) },
    lag: {
      answered: [...singles, ...imports].filter(inLag).length,
      lost: lost.length,
      lostEarlier: lost.filter((one) => !inLag(one)).length,
    },
  }
}

/** The promises that a run broke. An asynchronous standby may lack what was answered within its lag. */
export function brokenByPromotion(
  found: PromotionResult,
  { recipients, synchronous, promotions }: Pick<PromotionOptions, 'recipients' | 'synchronous' | 'promotions'>,
): string[] {
  const { campaign, singles, imports, hooks, lag, inDoubt } = found
  // Each stream has one request under way, and so has the import.
  const bound = promotions * (STREAMS + 1)
  const listed = (what: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${what}: ${names.length}, such as ${names.slice(0, 5)}`]
  if (!synchronous) return lag.lostEarlier === 0 ? [] : [`${lag.lostEarlier} lost that were answered before the lag`]
  return [
    ...(campaign.planned === recipients ? [] : [`planned ${campaign.planned} of ${recipients}`]),
    ...listed('lost of the campaign', campaign.lost),
    ...listed('sent after they were settled', campaign.sentAfterSettled),
    ...listed('under two Message-IDs', campaign.underTwoIds),
    // No process is killed, so no outcome is unknown.
    ...(campaign.ambiguous === 0 ? [] : [`${campaign.ambiguous} of unknown outcome`]),
    ...(inDoubt <= bound ? [] : [`${inDoubt} answers lost, ${bound} allowed`]),
    ...listed('single emails lost', singles.lost),
    ...listed('single emails sent twice', singles.twice),
    ...listed('imports lost', imports.lost),
    ...listed('without a webhook', hooks.silent),
  ]
}
