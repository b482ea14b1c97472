import { useEffect, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Progress } from '../../ui/progress.tsx'
import { numberText } from './model.ts'

const texts = t.contacts.operation

/** Milliseconds between two requests for a running operation. */
const PERIOD_MS = 500

type Counts = NonNullable<MarketingSchemas['OperationDetail']['counts']>

const countNames = ['imported', 'updated', 'ignored', 'invalid'] as const
const textOf = (counts: Counts) => countNames.map((name) => texts.counts[name](numberText(counts[name]))).join(', ')

/** The address of a file on this server, whatever name it has for the world. */
const hereOf = (file: string) => new URL(file).pathname

/** Progress of an operation, its outcome, and its file. `onEnd` is called once, at its end. */
export function OperationLine(props: { id: number; label: string; file: string; onEnd?(): void }) {
  const { id, label, file, onEnd } = props
  const [ended, setEnded] = useState(false)
  const { data, error } = useLoad(
    (signal) => api().marketing.getOperation({ path: { operation_id: id } }, { signal }),
    [id],
    ended ? {} : { every: PERIOD_MS },
  )
  const status = data?.status
  useEffect(() => {
    if (ended || !['finished', 'canceled', 'error'].includes(status ?? '')) return
    setEnded(true)
    onEnd?.()
  }, [status])
  return (
    <div class="operation">
      <span>{label}</span>
      {data && !ended && <Progress done={data.done ?? 0} total={data.total} label={label} />}
      <span role="status">
        {data && <a href={hrefOf(`operations/${id}`)}>{texts.status[data.status]}</a>}
        {data?.counts && `: ${textOf(data.counts)}`}
      </span>
      {data?.problem && <span class="hint">{data.problem}</span>}
      {ended && data?.file && (
        <a href={hereOf(data.file)} download>
          {file}
        </a>
      )}
      <Failure error={error} />
    </div>
  )
}
