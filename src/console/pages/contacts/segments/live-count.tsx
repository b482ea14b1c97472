import { useEffect, useState } from 'preact/hooks'
import { ApiError } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { useLoad } from '../../../data/load.ts'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Table } from '../../../ui/table.tsx'
import { hrefOfContact, nameColumn } from '../list/contact-columns.tsx'
import { numberText } from '../model.ts'
import { type Group, toFilter } from './tree.ts'

const texts = t.contacts.segments

/** Milliseconds without a change after which the contacts are counted. */
const QUIET_MS = 250
/** Contacts that are shown as examples. */
const EXAMPLES = 8

/** The value as it is when it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** How many contacts meet the conditions now, and some of them. A condition that is not finished says what it lacks. */
export function LiveCount({ list, tree }: { list: number; tree: Group }) {
  const text = useSettled(JSON.stringify(tree))
  const { data, error, loading } = useLoad(
    (signal) =>
      api().marketing.countSegment(
        {
          path: { list_id: list },
          query: { limit: EXAMPLES },
          body: { segment_filter: toFilter(JSON.parse(text) as Group) },
        },
        { signal },
      ),
    [list, text],
  )
  const isUnfinished = error instanceof ApiError && error.status === 422
  return (
    <section class="stack" aria-label={texts.fits}>
      <p class="count-now" role="status" aria-busy={loading}>
        {error === undefined && data && texts.count(numberText(data.total_items), data.total_items)}
        {isUnfinished && <span class="quiet">{error.detail}</span>}
      </p>
      {!isUnfinished && <Failure error={error} />}
      {error === undefined && data && data.items.length > 0 && (
        <Table
          label={texts.examples}
          columns={[nameColumn, { title: texts.email, cell: ({ base }) => base.email }]}
          rows={data.items}
          keyOf={({ base }) => base.contact_id ?? ''}
          hrefOf={(contact) => hrefOfContact(list, contact)}
        />
      )}
    </section>
  )
}
