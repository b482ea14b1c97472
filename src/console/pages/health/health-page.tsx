// The page of health: what an operator sees, as far as it concerns the account.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { Alarms } from './alarms.tsx'
import { Upgrade } from './upgrade.tsx'

const texts = t.health
type Schemas = SandboxSchemas
type Queue = Schemas['HealthQueue']
type Carrier = Schemas['HealthCarrier']
type LiveCarrier = Schemas['HealthLiveCarrier']

/** Milliseconds between two looks. */
const PERIOD_MS = 5_000

/** The two largest units of a time: `3 d 4 h`. */
function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), texts.days],
    [Math.floor(seconds / 3_600) % 24, texts.hours],
    [Math.floor(seconds / 60) % 60, texts.minutes],
    [seconds % 60, texts.seconds],
  ] as const
  const first = parts.findIndex(([n]) => n > 0)
  return parts
    .slice(first === -1 ? 3 : first, first === -1 ? 4 : first + 2)
    .map(([n, text]) => text(n))
    .join(' ')
}

function Process({ health }: { health: Schemas['Health'] }) {
  const { database, work } = health
  const isDown = database.state === 'no_writes'
  const tone: Tone = work.state === 'stalled' ? 'bad' : work.state === 'running' ? 'good' : 'idle'
  return (
    <section class="stack" aria-label={texts.process}>
      <h2>{texts.process}</h2>
      <Facts
        rows={[
          [
            texts.database,
            <>
              <Badge tone={isDown ? 'bad' : 'good'} text={texts.databaseStates[database.state]} />{' '}
              <span class="quiet">
                {texts.engines[database.engine]}, {texts.answered(database.answer_ms)}
              </span>
            </>,
          ],
          [
            texts.work,
            <>
              <Badge tone={tone} text={texts.workStates[work.state]} />{' '}
              {work.idle_ms !== undefined && <span class="quiet">{texts.idle(work.idle_ms)}</span>}
            </>,
          ],
          [texts.uptime, durationText(health.uptime_seconds)],
          [texts.version, health.version],
        ]}
      />
    </section>
  )
}

/** The page that shows what waits in a queue; queues that are left out have none. */
const pageOf: Partial<Record<Queue['queue'], string>> = {
  messages_waiting: hrefOf('clock'),
  hooks_pending: hrefOf('hooks', { state: 'pending' }),
  hooks_parked: hrefOf('hooks', { state: 'parked' }),
  operations: hrefOf('operations'),
  campaigns: hrefOf('operations', { status: 'executing' }),
  timers: hrefOf('clock'),
}

function QueueName({ queue, waiting }: Queue) {
  const href = pageOf[queue]
  const name = texts.queueNames[queue]
  return href === undefined || waiting === 0 ? name : <a href={href}>{name}</a>
}

const queueColumns: Column<Queue>[] = [
  { title: texts.queueColumns.queue, kind: 'wide', cell: QueueName },
  {
    title: texts.queueColumns.waiting,
    kind: 'number',
    cell: ({ waiting }) => (waiting === 0 ? <span class="quiet">0</span> : texts.count(waiting)),
  },
  { title: texts.queueColumns.first, cell: ({ first }) => first && <Time at={first} /> },
]

const tones: Record<Carrier['state'] | LiveCarrier['state'], Tone> = {
  unused: 'idle',
  up: 'good',
  unreachable: 'bad',
  refused: 'bad',
  throttled: 'warn',
}

/** The state of a carrier, and since when it is so. */
function CarrierState({ state, since }: Pick<Carrier | LiveCarrier, 'state' | 'since'>) {
  return (
    <>
      <Badge tone={tones[state]} text={texts.carrierStates[state]} />
      {since !== undefined && (
        <span class="quiet">
          {' '}
          {texts.since} <Time at={since} absolute />
        </span>
      )}
    </>
  )
}

const carrierColumns: Column<Carrier>[] = [
  { title: texts.carrierColumns.channel, cell: ({ channel }) => texts.channels[channel] },
  {
    title: texts.carrierColumns.carrier,
    kind: 'minor',
    cell: ({ carrier }) => texts.carrierNames[carrier],
  },
  {
    title: texts.carrierColumns.state,
    cell: CarrierState,
  },
  {
    title: texts.carrierColumns.rate,
    kind: 'number',
    cell: ({ rate_per_second: rate }) => rate !== undefined && texts.rate(rate),
  },
]

/** A name that these texts do not know is shown as it is: a newer platform may have others. */
function liveName(name: string): string {
  const [, number] = /^smtp-(\d+)$/.exec(name) ?? []
  if (number !== undefined) return texts.smtpHost(number)
  return Object.entries(texts.liveCarrierNames).find(([known]) => known === name)?.[1] ?? name
}

const liveColumns: Column<LiveCarrier>[] = [
  { title: texts.carrierColumns.carrier, cell: ({ name }) => liveName(name) },
  { title: texts.carrierColumns.state, cell: CarrierState },
  { title: texts.carrierColumns.detail, kind: 'wide', cell: ({ detail }) => detail },
]

/** The page. */
export function HealthPage() {
  const { data, error, reload } = useLoad((signal) => api().sandbox.getHealth(undefined, { signal }), [], {
    every: PERIOD_MS,
  })
  return (
    <>
      <PageHead title={texts.title}>
        <button type="button" onClick={reload}>
          {t.ui.reload}
        </button>
        <span class="hint">{texts.refreshed}</span>
      </PageHead>
      <Failure error={error} />
      {!data && error === undefined && <Loading />}
      {data && (
        <div class="health">
          <Alarms alarms={data.alarms} />
          <Process health={data} />
          {data.upgrade && <Upgrade upgrade={data.upgrade} />}
          <section class="stack" aria-label={texts.queues}>
            <h2>{texts.queues}</h2>
            <Table label={texts.queues} columns={queueColumns} rows={data.queues} keyOf={({ queue }) => queue} />
          </section>
          {data.carriers.length > 0 && (
            <section class="stack" aria-label={texts.carriers}>
              <h2>{texts.carriers}</h2>
              <Table
                label={texts.carriers}
                columns={carrierColumns}
                rows={data.carriers}
                keyOf={({ channel }) => channel}
              />
            </section>
          )}
          <section class="stack" aria-label={texts.liveCarriers}>
            <h2>{texts.liveCarriers}</h2>
            <Table
              label={texts.liveCarriers}
              columns={liveColumns}
              rows={data.live_carriers}
              keyOf={({ name }) => name}
            />
          </section>
        </div>
      )}
    </>
  )
}
