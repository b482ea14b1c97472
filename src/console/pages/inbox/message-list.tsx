// The list of captured messages.
import { hrefOf, query } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { Listed } from './messages.ts'
import { isRead } from './read-marks.ts'
import { sizeText } from './sizes.ts'

const texts = t.inbox

/** What the list says of a message without a subject. */
const titleOf = (row: Listed) => row.subject ?? row.excerpt ?? ''

const columns: readonly Column<Listed>[] = [
  {
    title: texts.columns.to,
    cell: (row) => (
      <span class={isRead(row) ? 'inbox-to' : 'inbox-to unread'}>
        {!isRead(row) && <span class="skip-text">{texts.unread} </span>}
        {row.recipient}
      </span>
    ),
  },
  {
    title: texts.columns.channel,
    cell: (row) => <span class="quiet">{texts.channels[row.channel]}</span>,
  },
  {
    title: texts.columns.subject,
    kind: 'wide',
    cell: (row) => (
      <>
        <span class={isRead(row) ? 'inbox-subject' : 'inbox-subject unread'}>{titleOf(row)}</span>
        {row.outcome !== 'accepted' && <span class="inbox-outcome"> {texts.outcomes[row.outcome]}</span>}
        {(row.attachment_count ?? 0) > 0 && <span class="quiet"> {texts.attached(row.attachment_count ?? 0)}</span>}
      </>
    ),
  },
  { title: texts.columns.from, kind: 'minor', cell: (row) => row.sender },
  {
    title: texts.columns.size,
    kind: 'minor number',
    cell: (row) => sizeText(row.size),
  },
  { title: texts.columns.time, cell: (row) => <Time at={row.created} /> },
]

/** The address of a message, with the search that is set. */
export const hrefOfMessage = (id: number): string =>
  hrefOf(`inbox/${id}`, { q: query.value.get('q'), tab: query.value.get('tab') })

/** The rows. `open`: the number of the message that is shown. */
export function MessageList(props: {
  rows: readonly Listed[]
  open: number | undefined
  onEnd?: (() => void) | undefined
}) {
  const { rows, open, onEnd } = props
  return (
    <div class="inbox-list">
      <Table
        label={texts.title}
        columns={columns}
        rows={rows}
        keyOf={({ captured_id }) => captured_id}
        hrefOf={({ captured_id }) => hrefOfMessage(captured_id)}
        open={open}
        {...(onEnd && { onEnd })}
      />
    </div>
  )
}
