// The clock of the account: what time it is there, what is due next, and how to get there.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { accountNow, clockAhead } from '../../data/clock.ts'
import { parseDate, toDateText } from '../../data/dates.ts'
import { useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Progress } from '../../ui/progress.tsx'
import { DueTable } from './due-table.tsx'
import { type Move, useMovingClock } from './moving-clock.ts'

const texts = t.clock
const SECOND = 1_000
const HOUR_MS = 3_600 * SECOND
const DAY_MS = 24 * HOUR_MS

/** The two largest units of a time: `1 day 2 hours`. */
function durationText(ms: number): string {
  const parts = [
    [Math.floor(ms / DAY_MS), texts.days],
    [Math.floor(ms / HOUR_MS) % 24, texts.hours],
    [Math.floor(ms / (60 * SECOND)) % 60, texts.minutes],
  ] as const
  const shown = parts.filter(([n]) => n > 0).slice(0, 2)
  return shown.map(([n, text]) => text(n)).join(' ') || texts.underMinute
}

function Now() {
  return (
    <div class="clock-now">
      <h2>{texts.now}</h2>
      <p>
        <time class="clock-time">{toDateText(accountNow.value)}</time> <span class="quiet">{texts.utc}</span>
      </p>
      {!isLiveAccount.value && (
        <p class="quiet">{clockAhead.value === 0 ? texts.real : texts.ahead(durationText(clockAhead.value))}</p>
      )}
      <p class="hint">{isLiveAccount.value ? texts.sandboxOnly : texts.forward}</p>
    </div>
  )
}

/** A field for a time in UTC, and the button that goes there. */
function ToTime({ disabled, onGo }: { disabled: boolean; onGo(time: number): void }) {
  const [text, setText] = useState('')
  const time = parseDate(`${text}Z`)
  const moveClock = (event: Event) => {
    event.preventDefault()
    if (!Number.isNaN(time)) onGo(time)
  }
  return (
    <form class="actions clock-to" onSubmit={moveClock}>
      <Field label={texts.toTime}>
        <input
          type="datetime-local"
          step="1"
          required
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <button type="submit" disabled={disabled || Number.isNaN(time)}>
        {texts.go}
      </button>
    </form>
  )
}

function Moving({ move, onStop }: { move: Move; onStop(): void }) {
  if (move.goal === 0) return <Loading />
  return (
    <div class="stack" role="status">
      <p>{texts.moving(toDateText(move.goal))}</p>
      <div class="actions">
        <Progress done={Math.max(0, move.at - move.from)} total={move.goal - move.from} label={texts.progress} />
        <button type="button" class="small" onClick={onStop}>
          {texts.stop}
        </button>
      </div>
      {move.timeouts > 0 && <p class="hint">{texts.continued(move.timeouts)}</p>}
    </div>
  )
}

/** What a move brought about. */
function Meanwhile({ move }: { move: Move }) {
  const { more } = move
  const link = (n: number, href: string) => (n === 0 ? '0' : <a href={href}>{n.toLocaleString(t.language)}</a>)
  return (
    <section class="stack" aria-label={texts.meanwhile}>
      <h2>{texts.meanwhile}</h2>
      {move.phase === 'stopped' && <p>{texts.stopped}</p>}
      {move.timeouts > 0 && <p class="hint">{texts.continued(move.timeouts)}</p>}
      {move.goal > 0 && (
        <Facts
          rows={[
            [texts.from, toDateText(move.from)],
            [texts.to, toDateText(move.at)],
            [texts.stops, move.fired?.toLocaleString(t.language)],
            [texts.messages, more && link(more.messages, hrefOf('inbox'))],
            [texts.deliveries, more && link(more.deliveries, hrefOf('hooks'))],
            [texts.operations, more && link(more.operations, hrefOf('operations', { show: 'ended' }))],
          ]}
        />
      )}
      {move.due.length > 0 && (
        <>
          <h3>{texts.wasDue}</h3>
          <DueTable due={move.due} label={texts.wasDue} />
        </>
      )}
    </section>
  )
}

type Clock = SandboxSchemas['Clock']
type Due = Clock['due'][number]

function DueNext({ clock }: { clock: Clock }) {
  return (
    <section class="stack" aria-label={texts.due}>
      <h2>{texts.due}</h2>
      {clock.due.length === 0 ? <Empty text={texts.nothingDue} /> : <DueTable due={clock.due} label={texts.due} />}
      {clock.more && <p class="hint">{texts.more}</p>}
    </section>
  )
}

/** How far to move the clock, and what came of it. */
function MoveClock({ first, onMoved }: { first: Due | undefined; onMoved(): void }) {
  const { move, isMoving, start, stop } = useMovingClock(onMoved)
  const by = (ms: number) => () => void (isMoving || start((now) => now + ms))
  // Times are shown in whole seconds: what is due in the middle of one is done at its end.
  const toNext = () => void (isMoving || !first || start((now) => Math.max(parseDate(first.at), now) + SECOND))
  useShortcuts(
    [
      { key: 'h', label: `${texts.move}: ${texts.byHour}`, run: by(HOUR_MS) },
      { key: 'd', label: `${texts.move}: ${texts.byDay}`, run: by(DAY_MS) },
      { key: 'n', label: `${texts.move}: ${texts.toNext}`, run: toNext },
    ],
    [isMoving, first?.at],
  )
  return (
    <>
      <fieldset class="clock-move">
        <legend>{texts.move}</legend>
        <div class="actions">
          <button type="button" disabled={isMoving} onClick={by(HOUR_MS)}>
            {texts.byHour}
          </button>
          <button type="button" disabled={isMoving} onClick={by(DAY_MS)}>
            {texts.byDay}
          </button>
          <button type="button" disabled={isMoving} onClick={by(30 * DAY_MS)}>
            {texts.byMonth}
          </button>
          <button type="button" class="primary" disabled={isMoving || !first} onClick={toNext}>
            {texts.toNext}
          </button>
        </div>
        <ToTime disabled={isMoving} onGo={(time) => void start(() => time)} />
      </fieldset>
      {move && isMoving && <Moving move={move} onStop={stop} />}
      {move && !isMoving && <Failure error={move.error} />}
      {move && !isMoving && move.phase !== 'failed' && <Meanwhile move={move} />}
    </>
  )
}

/** The panel. */
export function ClockPanel() {
  const { data, error, reload } = useLoad((signal) => api().sandbox.getClock(undefined, { signal }), [], {
    on: ['clock', 'operation', 'message', 'event', 'hook', 'reset'],
  })
  return (
    <div class="stack clock-panel">
      <Now />
      {!isLiveAccount.value && <MoveClock first={data?.due[0]} onMoved={reload} />}
      <Failure error={error} />
      {data ? <DueNext clock={data} /> : error === undefined && <Loading />}
    </div>
  )
}
