// One delivery: what is sent, and every try.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Code } from '../../ui/code.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Time } from '../../ui/time.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { isTaken, verdictOf } from './verdict.ts'

type Detail = SandboxSchemas['HookDeliveryDetail']
type Attempt = SandboxSchemas['HookAttempt']

const texts = t.hooks.delivery

/** A JSON text with line breaks; a form with one field in a line; anything else as it is. */
function prettyBody({ media_type, body }: Detail): string {
  if (media_type.startsWith('application/x-www-form-urlencoded'))
    return [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).join('\n')
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The headers as lines. */
export const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function OneAttempt({ attempt, number, id }: { attempt: Attempt; number: number; id: number }) {
  const { date, duration_ms, headers, answer, next_attempt } = attempt
  return (
    <li class="hook-attempt">
      <h3>
        {texts.attempt(number)} <Badge tone={isTaken(attempt) ? 'good' : 'bad'} text={verdictOf(attempt)} />
      </h3>
      <p class="quiet">
        <Time at={date} absolute /> · {texts.duration(duration_ms)}
        {next_attempt !== undefined && (
          <>
            {' · '}
            {t.hooks.columns.next} <Time at={next_attempt} absolute />
          </>
        )}
      </p>
      {headers && <Code label={texts.request} text={headerLines(headers)} />}
      {answer !== undefined && answer !== '' && <Code label={texts.answer} text={answer} />}
      {answer === '' && <p class="quiet">{texts.noBody}</p>}
      {headers && (
        <p>
          <a href={hrefOf('hooks/verify', { delivery: String(id), attempt: String(number) })}>{texts.check}</a>
        </p>
      )}
    </li>
  )
}

function Body({ delivery }: { delivery: Detail }) {
  const [isRaw, setRaw] = useState(false)
  return (
    <div class="stack">
      <label class="hook-raw">
        <input type="checkbox" checked={isRaw} onChange={(event) => setRaw(event.currentTarget.checked)} /> {texts.raw}
      </label>
      <Code label={`${texts.body} · ${delivery.media_type}`} text={isRaw ? delivery.body : prettyBody(delivery)} />
    </div>
  )
}

const rowsOf = (delivery: Detail) => {
  const { name, url, attempts, created, ended, next_attempt, webhook_id, hook_id } = delivery
  const { columns, filter } = t.hooks
  const webhook = webhook_id !== undefined && (
    <a href={hrefOf('hooks', { webhook_id: String(webhook_id), name })}>{filter.webhook(String(webhook_id))}</a>
  )
  return [
    [columns.state, <DeliveryState key="state" delivery={delivery} />],
    [
      columns.url,
      <a key="url" href={hrefOf('hooks', { url })}>
        {url}
      </a>,
    ],
    [texts.kind, name],
    [columns.webhook, webhook || undefined],
    [columns.attempts, attempts],
    [columns.next, next_attempt && <Time key="next" at={next_attempt} />],
    [columns.created, <Time key="created" at={created} absolute />],
    [texts.ended, ended && <Time key="ended" at={ended} absolute />],
    [texts.id, <code key="id">{hook_id}</code>],
  ] as const
}

/** A delivery with its body and its tries, the newest first. `onChange` is called when it is sent again. */
export function Delivery({ id, onChange }: { id: number; onChange(): void }) {
  const found = useLoad((signal) => api().sandbox.getHookDelivery({ path: { delivery_id: id } }, { signal }), [id], {
    on: ['hook', 'clock'],
    isAbout: ({ kind, object_id }) => kind === 'clock' || object_id === String(id),
  })
  const replay = useAction()
  const again = async () => {
    if (!(await replay.run(() => api().sandbox.replayHookDelivery({ path: { delivery_id: id } })))) return
    showNotice(texts.sentAgain)
    found.reload()
    onChange()
  }
  const { data } = found
  if (!data) return found.error === undefined ? <Loading /> : <Failure error={found.error} />
  const attempts = data.attempt_log.map((attempt, at) => ({ attempt, number: at + 1 })).reverse()
  return (
    <div class="stack">
      <h2>{texts.title(data.name, data.event)}</h2>
      <div class="actions">
        <button type="button" class="primary" disabled={replay.busy} onClick={() => void again()}>
          {texts.again}
        </button>
      </div>
      <Failure error={replay.error ?? found.error} />
      <Facts rows={[...rowsOf(data)].map(([name, value]) => [name, value])} />
      <Body delivery={data} />
      <h2>{texts.attempts}</h2>
      {attempts.length === 0 && <p class="quiet">{texts.noAttempt}</p>}
      <ul class="stack">
        {attempts.map(({ attempt, number }) => (
          <OneAttempt key={number} id={id} attempt={attempt} number={number} />
        ))}
      </ul>
    </div>
  )
}
