// Sends again everything that failed since a time, and shows how far that is.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { accountNow } from '../../data/clock.ts'
import { toDateText } from '../../data/dates.ts'
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type Filters, toQuery } from './delivery-filter.ts'

const texts = t.hooks.replay
const HOUR_MS = 3_600_000

/** What the list can filter by and the replay too. */
function scopeOf(filters: Filters) {
  const { name, event, url, webhook_id } = toQuery(filters)
  return { ...(name && { name }), ...(event && { event }), ...(url && { url }), ...(webhook_id && { webhook_id }) }
}

type Scope = ReturnType<typeof scopeOf> & { since?: string }

/** How many of the scope wait for their first try since the replay, and how many failed again. */
async function countOf(scope: Scope, signal: AbortSignal) {
  const total = async (state: 'pending' | 'parked' | 'failed') =>
    (await api().sandbox.listHookDeliveries({ query: { ...scope, state, limit: 1 } }, { signal })).total_items
  const [pending, parked, failed] = await Promise.all([total('pending'), total('parked'), total('failed')])
  return { waiting: pending - (failed - parked), failed }
}

function ReplayProgress({ scope, total }: { scope: Scope; total: number }) {
  const { data, error } = useLoad((signal) => countOf(scope, signal), [JSON.stringify(scope)], { on: ['hook'] })
  if (total === 0) return <p>{texts.none}</p>
  const done = data ? Math.max(0, total - data.waiting) : 0
  return (
    <div class="stack" role="status">
      <Progress done={done} total={total} label={texts.progress} />
      <p>{texts.tried(done, total)}</p>
      {data !== undefined && data.failed > 0 && <p>{texts.failedAgain(data.failed)}</p>}
      <Failure error={error} />
    </div>
  )
}

/** The dialog; the filters of the list hold here, too. */
export function ReplayFailed({ filters, onClose }: { filters: Filters; onClose(): void }) {
  const [since, setSince] = useState(filters.since ?? toDateText(accountNow.peek() - HOUR_MS))
  const [replayed, setReplayed] = useState<number>()
  const filtered = scopeOf(filters)
  const scope = { ...filtered, ...(since.trim() !== '' && { since: since.trim() }) }
  const start = async () => {
    const { replayed: n } = await api().sandbox.replayHookDeliveries({ body: { ...scope, state: 'failed' } })
    setReplayed(n)
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {replayed === undefined ? (
        <Form action={texts.start} work={start}>
          <Field label={texts.since} hint={texts.hint}>
            <input type="text" value={since} onInput={(event) => setSince(event.currentTarget.value)} />
          </Field>
          {Object.keys(filtered).length > 0 && (
            <p>
              {texts.scope} {Object.values(filtered).join(' · ')}
            </p>
          )}
        </Form>
      ) : (
        <>
          <ReplayProgress scope={scope} total={replayed} />
          <div class="actions">
            <button type="button" onClick={onClose}>
              {texts.done}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
