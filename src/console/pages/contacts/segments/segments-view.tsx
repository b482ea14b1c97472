// The segments of a list, and the builder beside them.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { usePages } from '../../../data/pages.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { goTo, hrefOf, query } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Split } from '../../../ui/split.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import type { Known } from '../model.ts'
import { useReferences } from './references.ts'
import { SegmentBuilder } from './segment-builder.tsx'

const texts = t.contacts.segments
type Segment = MarketingSchemas['Segment']

const columns: Column<Segment>[] = [
  { title: texts.name, kind: 'wide', cell: ({ name }) => name },
  { title: texts.type, cell: ({ type }) => <span class="quiet">{texts.types[type]}</span> },
  {
    title: texts.updated,
    kind: 'minor',
    cell: (segment) => 'updated' in segment && <Time at={segment.updated ?? ''} />,
  },
]

/** The view. */
export function SegmentsView({ known }: { known: Known }) {
  const list = known.list.list_id ?? 0
  const path = { list_id: list }
  const segments = usePages((query, signal) => api().marketing.listSegments({ path, query }, { signal }), [list])
  const references = useReferences(known)
  const open = query.value.get('segment')
  const hrefOfSegment = (segment: string | null) => hrefOf(`contacts/${list}`, { show: 'segments', segment })
  const create = () => goTo(hrefOfSegment('new'))
  useShortcuts([{ key: 'n', label: texts.create, run: create }], [list])
  const table = (
    <div class="stack">
      <div class="actions">
        <button type="button" class="primary" onClick={create}>
          {texts.create} <kbd>n</kbd>
        </button>
      </div>
      <Failure error={segments.error} />
      <Table
        label={t.contacts.views.segments}
        columns={columns}
        rows={segments.items ?? []}
        keyOf={({ segment_id }) => segment_id ?? ''}
        hrefOf={({ segment_id }) => hrefOfSegment(segment_id ?? null)}
        open={open ?? undefined}
        onEnd={segments.more}
      />
    </div>
  )
  const builder = references.data ? (
    <SegmentBuilder key={open} known={references.data} segment={open ?? ''} onChange={segments.reload} />
  ) : references.error === undefined ? (
    <Loading />
  ) : (
    <Failure error={references.error} />
  )
  return <Split list={table} detail={open === null ? null : builder} back={hrefOfSegment(null)} label={texts.builder} />
}
