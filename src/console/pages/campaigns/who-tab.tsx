// Who did what with a campaign, page by page, and all of them as a file.
import { useEffect, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { Campaign, Channel } from './campaign.ts'
import { saveCsv } from './csv.ts'

type Contact = MarketingSchemas['CampaignContact']
const text = t.campaigns.who
type Event = keyof typeof text.events

const PAGE = 100
/** Rows that are read at once for a file. */
const FILE_PAGE = 1_000

/** What can happen on each channel. */
const events: Readonly<Record<Channel, readonly Event[]>> = {
  email: ['sent', 'opened', 'not_opened', 'clicked', 'bounced', 'unsubscribed', 'complained', 'replied'],
  sms: ['sent', 'delivered'],
  smart_sms: ['sent', 'delivered', 'opened', 'not_opened', 'clicked', 'unsubscribed'],
  push: ['sent', 'opened', 'not_opened', 'clicked'],
  web_push: ['sent', 'delivered', 'opened', 'not_opened', 'clicked', 'bounced'],
  voice: ['sent', 'answered'],
}

const addressOf = ({ email, cellphone, contact_id }: Contact) => email || cellphone || contact_id
const nameOf = ({ first_name, last_name }: Contact) => `${first_name} ${last_name}`.trim()

const columns: readonly Column<Contact>[] = [
  { title: text.columns.contact, kind: 'wide', cell: addressOf },
  { title: text.columns.name, kind: 'minor', cell: nameOf },
  { title: text.columns.times, kind: 'number', cell: ({ times }) => times.toLocaleString(t.language) },
  { title: text.columns.first, kind: 'minor', cell: ({ first_date }) => <Time at={first_date} /> },
  { title: text.columns.last, cell: ({ last_date }) => <Time at={last_date} /> },
]

const read = (campaign_hash: string, event: Event, after: string | undefined, limit: number, signal?: AbortSignal) =>
  api().marketing.listCampaignContacts(
    { path: { campaign_hash }, query: { event, limit, ...(after !== undefined && { after }) } },
    signal && { signal },
  )

/** The contacts read so far; `next` reads on. */
function useContacts(hash: string, event: Event) {
  const [after, setAfter] = useState<string | undefined>()
  const [rows, setRows] = useState<readonly Contact[]>([])
  useEffect(() => {
    setAfter(undefined)
    setRows([])
  }, [hash, event])
  const { data, error, loading } = useLoad(
    async (signal) => ({ after, event, ...(await read(hash, event, after, PAGE, signal)) }),
    [hash, event, after],
  )
  useEffect(() => {
    if (data?.event !== event) return
    setRows((old) => (data.after === undefined ? data.items : [...old, ...data.items]))
  }, [data])
  const next = data?.event === event ? data.next : undefined
  return { rows, error, loading, onEnd: next === undefined ? undefined : () => setAfter(next) }
}

/** Button that reads all pages and saves them as a file. */
function Export({ hash, event }: { hash: string; event: Event }) {
  const { busy, error, run } = useAction()
  const [count, setCount] = useState(0)
  const save = async () => {
    const rows: Contact[] = []
    let after: string | undefined
    do {
      const page = await read(hash, event, after, FILE_PAGE)
      rows.push(...page.items)
      setCount(rows.length)
      after = page.next
    } while (after !== undefined)
    saveCsv(`${hash}-${event}.csv`, [
      ['contact_id', 'list_id', 'email', 'cellphone', 'first_name', 'last_name', 'times', 'first_date', 'last_date'],
      ...rows.map((row) => [
        ...[row.contact_id, String(row.list_id), row.email, row.cellphone, row.first_name, row.last_name],
        ...[String(row.times), row.first_date, row.last_date],
      ]),
    ])
    showNotice(text.saved(rows.length))
  }
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void run(save)}>
        {text.save}
      </button>
      {busy && <span role="status">{text.saving(count)}</span>}
      <Failure error={error} />
    </>
  )
}

/** The contacts by what they did; the address says what. */
export function WhoTab({ campaign: { campaign_hash, channel } }: { campaign: Campaign }) {
  const possible = events[channel]
  const event = possible.find((name) => name === query.value.get('event')) ?? 'sent'
  const { rows, error, loading, onEnd } = useContacts(campaign_hash, event)
  return (
    <div class="stack">
      <div class="actions">
        <label class="campaign-filter">
          <span>{text.event}</span>
          <select value={event} onChange={(e) => setParameters({ tab: 'who', event: e.currentTarget.value })}>
            {possible.map((name) => (
              <option key={name} value={name}>
                {text.events[name]}
              </option>
            ))}
          </select>
        </label>
        {rows.length > 0 && <Export hash={campaign_hash} event={event} />}
      </div>
      <Failure error={error} />
      {rows.length === 0 && (loading ? <Loading /> : error === undefined && <p class="quiet">{text.none}</p>)}
      {rows.length > 0 && (
        <Table
          label={text.label}
          columns={columns}
          rows={rows}
          keyOf={({ contact_id }) => contact_id}
          hrefOf={({ list_id, contact_id }) => hrefOf(`contacts/${list_id}/${contact_id}`)}
          {...(onEnd && { onEnd })}
        />
      )}
    </div>
  )
}
