// Sends contacts through an automation of five steps while processes are killed: nobody is forgotten, no step is done twice,
// and nobody gets a message twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AUTOMATION_JOBS, AUTOMATION_MESSAGES } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { eventually } from '../support/eventually.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'
import { ask, type Clients, clientsOf, KEY, randomOf, releaseMeanwhile } from './storm.ts'

export interface AutomationStormOptions {
  engine: EngineName
  contacts: number
  /** Number of blows, spread over the time in which the contacts are on their way. */
  blows: number
  seed: string
  /** Milliseconds after which another process takes over the work of a killed one. */
  lease: number
  /** Milliseconds to wait for another action. */
  patience: number
  say(line: string): void
}

export interface AutomationStormResult {
  /** Ways that were completed. */
  completed: number
  /** Ways for any other reason, or without an end. */
  others: number
  /** Contacts with more than one way. */
  enteredTwice: number
  /** Contacts without the tag, or without the new name. */
  unchanged: number
  /** Events of tags: one for each contact. */
  tagged: number
  /** Rows of the ledger for each of the two campaigns. */
  messages: number[]
  /** Messages whose outcome the ledger does not know, because a process died with them in hand. */
  unknown: number
  /** Messages that the ledger calls accepted and that nobody got. */
  lost: number
  /** Recipients who got a campaign more than once. */
  sentTwice: number
  workersKilled: number
  /** Pieces of work that were set aside, because two blows met them in progress. The storm released them. */
  setAside: number
  seconds: number
}

const MINUTE = 60_000
const IMPORT = 20_000
const START = 1_000

async function makeContacts({ marketing }: Clients, contacts: number): Promise<{ list: number; ids: string[] }> {
  const { list_id: list } = await marketing.createList({ body: { internal_name: 'All' } })
  for (let from = 0; from < contacts; from += IMPORT) {
    const some = Array.from({ length: Math.min(IMPORT, contacts - from) }, (_, n) => ({
      base: { email: `a${from + n}@example.com`, cellphone: `351-91${String(from + n).padStart(6, '0')}0000` },
    }))
    await marketing.importContacts({
      path: { list_id: list },
      body: { mode: 'add', compare_field: 'email', contacts: some },
    })
  }
  await eventually(async () => (await marketing.listOperations()).total_items === 0, 5 * MINUTE)
  const ids: string[] = []
  for await (const contact of marketing.listContacts.items({ path: { list_id: list }, query: { limit: 1000 } }))
    ids.push(contact.base.contact_id)
  return { list, ids }
}

async function makeAutomation({ marketing }: Clients, list_id: number): Promise<number> {
  const { tag_id } = await marketing.createTag({ body: { name: 'Newcomer' } })
  const campaign = async (message: string) => {
    const content = { type: 'text', message } as const
    return (await marketing.createSmsCampaign({ body: { list_id, internal_name: message, content } })).campaign_hash
  }
  const { automation_id } = await marketing.createAutomation({
    body: {
      title: 'Storm',
      list_id,
      allow_multiple_contacts: false,
      actions: [
        { action: 'addTag', tag_id },
        { action: 'sendCampaign', campaign_hash: await campaign('First') },
        { action: 'wait', amount: 1, unit: 'days' },
        { action: 'changeField', field_id: 'first_name', value: 'Ana' },
        { action: 'sendCampaign', campaign_hash: await campaign('Second') },
      ],
    },
  })
  await marketing.activateAutomation({ path: { automation_id } })
  return automation_id
}

/** Starts all contacts, as a client does that repeats what got no answer. */
async function startAll({ marketing }: Clients, list_id: number, automation_id: number, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += START) {
    const contacts = ids.slice(from, from + START)
    const body = { automation_id, action_id: 1, contacts }
    await eventually(() => marketing.startAutomationForContacts({ path: { list_id }, body }), 5 * MINUTE)
  }
}

const numberOf = async (engine: Engine, query: string): Promise<number> =>
  Number((await engine.read<{ n: number | string | null }>(query))[0]?.n ?? 0)

/** Actions that all contacts together have done. */
const progressOf = (engine: Engine) =>
  numberOf(engine, 'SELECT coalesce(sum(generation - 1), 0) AS n FROM automation_run')

const MESSAGES_OPEN = 'SELECT count(*) AS n FROM message WHERE next_at IS NOT NULL'
const COMING = "SELECT count(*) AS n FROM automation_run WHERE stage = 'coming' AND status = 'active'"
const WAYS_OPEN = "SELECT count(*) AS n FROM automation_run WHERE status = 'active'"

/** Moves the clock when all that is left waits for it, and does not wait until it has moved: a blow may come meanwhile. */
function createMover(engine: Engine, { sandbox }: Clients, patience: number) {
  let [seen, end] = ['', 0]
  let moving: Promise<unknown> | null = null
  const move = (seconds: number) => {
    moving ??= ask(() => sandbox.advanceClock({ body: { seconds } })).then(() => void (moving = null))
  }

  /** True when every way has ended and every message has its outcome. */
  return async function moveOn(): Promise<boolean> {
    const counts = [WAYS_OPEN, COMING, MESSAGES_OPEN].map((one) => numberOf(engine, one))
    const [open, coming, messages, ...done] = await Promise.all([...counts, progressOf(engine)])
    const state = [open, coming, messages, ...done].join()
    if (state !== seen) end = performance.now() + patience
    seen = state
    if (performance.now() > end)
      throw new Error(`${open} runs and ${messages} messages are open, and nothing changed in ${patience} ms.`)
    if (open !== 0 && coming === 0) move(86_400)
    else if (messages !== 0 && open === 0) move(60)
    await wait(20)
    return open === 0 && messages === 0
  }
}

type MoveOn = ReturnType<typeof createMover>

/** One blow for each equal share of the actions. Nobody else reads the database meanwhile: a new process has it alone. */
async function strike(options: AutomationStormOptions, engine: Engine, moveOn: MoveOn): Promise<number> {
  const { blows, contacts, seed, say } = options
  const random = randomOf(seed)
  let workersKilled = 0
  // A wait counts twice: for coming and for going on.
  const total = contacts * 6 * 0.95
  for (let n = 0; n < blows; n++) {
    const target = (total * (n + random())) / blows
    while ((await progressOf(engine)) < target) await moveOn()
    const blow = engine.blows[n % engine.blows.length] as Engine['blows'][number]
    await blow.strike()
    workersKilled += blow.workers
    say(`${await progressOf(engine)} actions done; ${n + 1} of ${blows} blows: ${blow.name}`)
  }
  return workersKilled
}

async function finish(moveOn: MoveOn): Promise<void> {
  while (!(await moveOn()));
}

async function judge(engine: Engine): Promise<Omit<AutomationStormResult, 'workersKilled' | 'setAside' | 'seconds'>> {
  const n = (query: string) => numberOf(engine, query)
  const copies =
    'SELECT recipient, campaign_hash FROM captured_message GROUP BY recipient, campaign_hash HAVING count(*) > 1'
  const perCampaign = await engine.read<{ n: number | string }>(
    'SELECT count(*) AS n FROM message WHERE run_id IS NOT NULL GROUP BY campaign_id ORDER BY campaign_id',
  )
  return {
    completed: await n("SELECT count(*) AS n FROM automation_run WHERE reason = 'completed'"),
    others: await n("SELECT count(*) AS n FROM automation_run WHERE reason IS NULL OR reason <> 'completed'"),
    enteredTwice: await n(
      'SELECT count(*) AS n FROM (SELECT contact_id FROM automation_run GROUP BY contact_id HAVING count(*) > 1) twice',
    ),
    unchanged: await n(
      "SELECT count(*) AS n FROM contact c WHERE first_name <> 'Ana' OR NOT EXISTS (SELECT 1 FROM contact_tag t WHERE t.contact_id = c.id)",
    ),
    tagged: await n("SELECT count(*) AS n FROM event WHERE kind = 'attach_tag'"),
    messages: perCampaign.map((row) => Number(row.n)),
    unknown: await n("SELECT count(*) AS n FROM message WHERE state = 'unknown'"),
    lost: await n(
      "SELECT count(*) AS n FROM message m WHERE m.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM captured_message c WHERE c.message_id = m.id)",
    ),
    sentTwice: await n(`SELECT count(*) AS n FROM (${copies}) twice`),
  }
}

/** Runs the storm once. At the end, everything that it started is gone. */
export async function runAutomationStorm(options: AutomationStormOptions): Promise<AutomationStormResult> {
  const begin = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'messaging-automation-'))
  const engine = await openEngine(options.engine, folder, {
    MESSAGING_SANDBOX_KEY: KEY,
    MESSAGING_LOG: process.env['CRASH_LOG'] ?? 'silent',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_PUBLIC_URL: 'https://crash.example.com',
    CRASH_LEASE: String(options.lease),
  })
  try {
    for (const member of engine.members) await member.start()
    const clients = clientsOf(engine)
    const { list, ids } = await makeContacts(clients, options.contacts)
    const automation = await makeAutomation(clients, list)
    options.say(`${ids.length} contacts wait after ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    const moveOn = createMover(engine, clients, options.patience)
    const [workersKilled, setAside] = await releaseMeanwhile(engine, async () => {
      const blows = strike(options, engine, moveOn)
      const [killed] = await Promise.all([blows, startAll(clients, list, automation, ids)])
      await finish(moveOn)
      return killed
    })
    const seconds = Math.round((performance.now() - begin) / 1000)
    return { ...(await judge(engine)), workersKilled, setAside, seconds }
  } finally {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The promises that a run broke. */
export function brokenByAutomation(found: AutomationStormResult, contacts: number): string[] {
  const {
    completed,
    others,
    enteredTwice,
    unchanged,
    tagged,
    messages,
    unknown,
    lost,
    sentTwice,
    workersKilled,
    setAside,
  } = found
  const inDoubt = workersKilled * AUTOMATION_JOBS * AUTOMATION_MESSAGES
  return [
    ...(completed === contacts && others === 0 ? [] : [`${completed} of ${contacts} came to the end`]),
    ...(enteredTwice === 0 ? [] : [`entered twice: ${enteredTwice}`]),
    ...(unchanged === 0 && tagged === contacts ? [] : [`unchanged: ${unchanged}, tagged: ${tagged}`]),
    ...(messages.length === 2 && messages.every((n) => n === contacts) ? [] : [`messages: ${messages}`]),
    ...(lost === 0 ? [] : [`lost: ${lost}`]),
    ...(sentTwice === 0 ? [] : [`sent twice: ${sentTwice}`]),
    // One suspect runs at a time, so a death convicts one at most.
    ...(setAside <= workersKilled ? [] : [`${setAside} set aside by ${workersKilled} deaths`]),
    ...(unknown <= inDoubt ? [] : [`${unknown} in doubt, ${inDoubt} allowed`]),
  ]
}
