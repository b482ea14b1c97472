// One operation: how far it is, what can be done to it, and what it left.
import { useEffect, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Time } from '../../ui/time.tsx'
import { OperationActions } from './operation-actions.tsx'
import { StatusBadge, WorksOn } from './operation-parts.tsx'

const texts = t.operations
type Detail = MarketingSchemas['OperationDetail']

/** Milliseconds between two looks. */
const PERIOD_MS = 2_000

const isOver = ({ status }: Detail) => ['finished', 'canceled', 'error'].includes(status)

function ProgressOf({ type, status, done, total }: Detail) {
  if (done === undefined) return null
  const label = texts.progress(texts.types[type])
  return (
    <span>
      {status !== 'canceled' && status !== 'error' && (
        <Progress done={done} {...(total !== undefined && { total })} label={label} />
      )}{' '}
      <span class="number quiet">{total === undefined ? texts.doneItems(done) : texts.ofItems(done, total)}</span>
    </span>
  )
}

function FileLink({ file, file_until: until }: Detail) {
  if (file === undefined) return null
  // The link names the address under which others reach the platform; the console downloads from where it came.
  const { pathname } = new URL(file)
  return (
    <span>
      <a href={pathname} download="">
        {texts.download}
      </a>
      {until !== undefined && (
        <span class="quiet">
          {' · '}
          {texts.until} <Time at={until} />
        </span>
      )}
    </span>
  )
}

const counted = (n: number | undefined) => n?.toLocaleString(t.language)

function FactsOf({ data }: { data: Detail }) {
  const { facts } = texts
  const { counts } = data
  return (
    <Facts
      rows={[
        [facts.status, <StatusBadge status={data.status} />],
        [facts.progress, data.done === undefined ? undefined : <ProgressOf {...data} />],
        [facts.problem, data.problem],
        [facts.held, counted(data.held_items)],
        [
          facts.object,
          data.list_id !== undefined || data.operation_data.campaign_hash ? (
            <WorksOn data={data.operation_data} list={data.list_id} />
          ) : undefined,
        ],
        [facts.imported, counted(counts?.imported)],
        [facts.updated, counted(counts?.updated)],
        [facts.ignored, counted(counts?.ignored)],
        [facts.invalid, counted(counts?.invalid)],
        [facts.file, data.file === undefined ? undefined : <FileLink {...data} />],
        [facts.created, <Time at={data.created} />],
        [facts.start, data.start_date && <Time at={data.start_date} />],
        [facts.end, data.end_date && <Time at={data.end_date} />],
        [facts.user, data.created_by],
      ]}
    />
  )
}

/** The operation with this id. `onChange`: it was paused, for instance, and the list is out of date. */
export function OperationView({ id, onChange }: { id: number; onChange(): void }) {
  const [moves, setMoves] = useState(true)
  const { data, error, reload } = useLoad(
    (signal) => api().marketing.getOperation({ path: { operation_id: id } }, { signal }),
    [id],
    {
      on: ['operation'],
      isAbout: ({ object_id }) => object_id === String(id),
      ...(moves && { every: PERIOD_MS }),
    },
  )
  useEffect(() => setMoves(data !== undefined && !isOver(data)), [data])
  const refresh = () => {
    reload()
    onChange()
  }
  if (error !== undefined) return <Failure error={error} />
  if (!data || data.operation_id !== id) return <Loading />
  return (
    <div class="stack">
      <h2>
        {texts.types[data.type]} <span class="quiet number">{id}</span>
      </h2>
      <FactsOf data={data} />
      {!isOver(data) && (
        <OperationActions
          key={id}
          id={id}
          status={data.status}
          isHeld={data.held_items !== undefined}
          onDone={refresh}
        />
      )}
    </div>
  )
}
