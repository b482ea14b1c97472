// Everything that happens in the account, as it happens.
import { useState } from 'preact/hooks'
import { isLive, type LiveEvent, type LiveKind, useLive } from '../../data/live.ts'
import { isLiveAccount } from '../../data/session.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Search } from '../../ui/search.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { hrefOfEvent } from './event-links.ts'

const texts = t.live
type Kind = keyof typeof texts.kinds
/** Nobody keeps the requests of a live account, moves its clock, or empties it. */
const ofSandbox: readonly Kind[] = ['request', 'clock', 'reset']
const kinds = () =>
  (Object.keys(texts.kinds) as Kind[]).filter((kind) => !isLiveAccount.value || !ofSandbox.includes(kind))

/** Events that the page keeps; of more, the oldest go. */
const KEPT = 1_000

function About({ event }: { event: LiveEvent }) {
  const href = hrefOfEvent(event)
  return href === null ? <span>{event.text}</span> : <a href={href}>{event.text || event.type}</a>
}

const columns: readonly Column<LiveEvent>[] = [
  {
    title: texts.time,
    cell: ({ date }) => (
      <time dateTime={date.replace(' ', 'T')} title={`${date} UTC`}>
        {date.slice(11)}
      </time>
    ),
  },
  { title: '', kind: 'minor', cell: ({ kind }) => <span class="quiet">{texts.kind[kind]}</span> },
  {
    title: texts.what,
    cell: ({ type, failed }) => (failed ? <Badge tone="bad" text={type} /> : type),
  },
  { title: texts.about, kind: 'wide', cell: (event) => <About event={event} /> },
  { title: texts.status, kind: 'minor number', cell: ({ status }) => status },
  { title: texts.duration, kind: 'minor number', cell: ({ duration_ms }) => duration_ms },
]

/** The newest first, and no more than are kept. */
const joined = (fresh: readonly LiveEvent[], old: readonly LiveEvent[]): LiveEvent[] =>
  [...fresh, ...old].slice(0, KEPT)

/** What came since the page was opened, newest first; while it is paused, new events wait. */
function useEvents(isPaused: boolean) {
  const [{ shown, came }, set] = useState<{ shown: LiveEvent[]; waiting: LiveEvent[]; came: number }>({
    shown: [],
    waiting: [],
    came: 0,
  })
  useLive(null, (events) => {
    const fresh = events.toReversed()
    set((old) =>
      isPaused
        ? { ...old, waiting: joined(fresh, old.waiting), came: old.came + fresh.length }
        : { ...old, shown: joined(fresh, old.shown) },
    )
  })
  return {
    shown,
    came,
    release: () => set((old) => ({ shown: joined(old.waiting, old.shown), waiting: [], came: 0 })),
    clear: () => set({ shown: [], waiting: [], came: 0 }),
  }
}

function Chips({ chosen }: { chosen: readonly string[] }) {
  const flip = (kind: LiveKind) => {
    const others = chosen.filter((one) => one !== kind)
    setParameters({ kind: (others.length < chosen.length ? others : [...chosen, kind]).join() })
  }
  return (
    <fieldset class="chips" aria-label={texts.show}>
      {kinds().map((kind) => (
        <button key={kind} type="button" class="small" aria-pressed={chosen.includes(kind)} onClick={() => flip(kind)}>
          {texts.kinds[kind]}
        </button>
      ))}
    </fieldset>
  )
}

function State({ isPaused, came }: { isPaused: boolean; came: number }) {
  const text = isPaused ? texts.paused : isLive.value ? texts.live : texts.connecting
  const tone = isPaused ? 'warn' : isLive.value ? 'good' : 'busy'
  return (
    <>
      <Badge tone={tone} text={text} />
      {isPaused && <span class="quiet">{texts.waiting(came)}</span>}
    </>
  )
}

/** The page. */
export function LivePage() {
  const [isPaused, setPaused] = useState(false)
  const { shown, came, release, clear } = useEvents(isPaused)
  const chosen = (query.value.get('kind') ?? '').split(',').filter(Boolean)
  const text = query.value.get('q') ?? ''
  const needle = text.toLowerCase()
  const rows = shown.filter(
    (event) =>
      (chosen.length === 0 || chosen.includes(event.kind) || event.kind === 'gap') &&
      `${event.type} ${event.text} ${event.object_id ?? ''} ${event.status ?? ''}`.toLowerCase().includes(needle),
  )
  const flip = () => {
    if (isPaused) release()
    setPaused(!isPaused)
  }
  useShortcuts(
    [
      { key: 'p', label: isPaused ? texts.resume : texts.pause, run: flip },
      { key: 'x', label: texts.clear, run: clear },
    ],
    [isPaused],
  )
  return (
    <>
      <PageHead title={texts.title}>
        <State isPaused={isPaused} came={came} />
        <Search label={texts.search} value={text} onSearch={(q) => setParameters({ q })} />
        <button type="button" aria-pressed={isPaused} onClick={flip}>
          {isPaused ? texts.resume : texts.pause}
        </button>
        <button type="button" onClick={clear}>
          {texts.clear}
        </button>
      </PageHead>
      <Chips chosen={chosen} />
      {rows.length > 0 ? (
        <Table label={texts.title} columns={columns} rows={rows} keyOf={({ event_id }) => event_id} />
      ) : shown.length > 0 ? (
        <p class="quiet">{texts.noneFits(shown.length)}</p>
      ) : (
        <Empty
          text={texts.nothing}
          {...(!isLiveAccount.value && { request: curlOf('POST', '/sandbox/v1/seed', { contacts: 50 }) })}
        />
      )}
    </>
  )
}
