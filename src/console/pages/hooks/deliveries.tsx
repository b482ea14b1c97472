// What was sent to receivers, or is on its way.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { usePages } from '../../data/pages.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { goTo, hrefOf, pathWords, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { News } from '../../ui/news.tsx'
import { Search } from '../../ui/search.tsx'
import { Select } from '../../ui/select.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { Delivery } from './delivery.tsx'
import { type Filters, filterNames, filtersSet, type HookDelivery, states, toQuery } from './delivery-filter.ts'
import { DeliveryState } from './delivery-state.tsx'
import { ReplayFailed } from './replay-failed.tsx'

const texts = t.hooks

/** Webhooks and callbacks of the contract whose deliveries there may be. */
const names = [
  'listEvent',
  'transactionalEmailEvent',
  'transactionalSmsEvent',
  'transactionalSmsReceived',
  'transactionalPushEvent',
  'certificateSent',
  'automationAction',
  'importContacts.importFinished',
  'listCallback',
]

const columns: Column<HookDelivery>[] = [
  { title: texts.columns.event, cell: ({ event, name }) => event ?? name },
  { title: texts.columns.state, cell: (row) => <DeliveryState delivery={row} /> },
  { title: texts.columns.url, kind: 'minor', cell: ({ url }) => <code>{url}</code> },
  { title: texts.columns.attempts, kind: 'number', cell: ({ attempts }) => attempts },
  {
    title: texts.columns.next,
    kind: 'minor',
    cell: ({ next_attempt: at }) => at && <Time at={at} />,
  },
  { title: texts.columns.created, kind: 'minor', cell: ({ created }) => <Time at={created} /> },
]

const firstWebhook = () =>
  curlOf('POST', '/marketing/v3/webhooks', {
    list_id: 1,
    url: 'http://127.0.0.1:3000/hooks',
    actions: ['subscription', 'email_open', 'email_click'],
  })

/** The filters that no field shows, as words that one can take away. */
function OtherFilters({ filters }: { filters: Filters }) {
  const others: [string, string | undefined][] = [
    [texts.filter.event, filters.event],
    [texts.filter.url, filters.url],
    ['', filters.webhook_id && texts.filter.webhook(filters.webhook_id)],
    ['', filters.since && texts.filter.since(filters.since)],
  ]
  const words = others.flatMap(([name, value]) => (value ? [`${name} ${value}`.trim()] : []))
  if (Object.keys(filters).length === 0) return null
  const none = Object.fromEntries(filterNames.map((name) => [name, null]))
  return (
    <span class="hook-filters">
      {words.join(' · ')}
      <button type="button" class="small" onClick={() => setParameters(none)}>
        {texts.filter.clear}
      </button>
    </span>
  )
}

function FilterRow({ filters, onReplay }: { filters: Filters; onReplay(): void }) {
  return (
    <div class="actions">
      <Search label={texts.filter.text} value={filters.text ?? ''} onSearch={(text) => setParameters({ text })} />
      <Select
        label={texts.filter.state}
        value={filters.state ?? ''}
        options={[['', texts.filter.everyState], ...states.map((name) => [name, texts.states[name]] as const)]}
        onChoose={(state) => setParameters({ state })}
      />
      <Select
        label={texts.filter.name}
        value={filters.name ?? ''}
        options={[['', texts.filter.everyName], ...names.map((name) => [name, name] as const)]}
        onChoose={(name) => setParameters({ name })}
      />
      <button type="button" onClick={onReplay}>
        {texts.replay.open}
      </button>
      <OtherFilters filters={filters} />
    </div>
  )
}

/** The list with its filters, and the delivery that is open beside it. */
export function Deliveries() {
  const [isReplaying, setReplaying] = useState(false)
  const filters = filtersSet()
  const given = pathWords.value[1]
  const open = given !== undefined && /^\d+$/.test(given) ? Number(given) : undefined
  const list = usePages(
    (slot, signal) => api().sandbox.listHookDeliveries({ query: { ...toQuery(filters), ...slot } }, { signal }),
    [JSON.stringify(filters)],
    { on: ['hook', 'clock', 'reset'] },
  )
  const { items } = list
  useShortcuts(
    [
      { key: 'r', label: texts.reload, run: list.reload },
      { key: 'Escape', label: t.ui.close, run: () => goTo(hrefOf('hooks', filters)) },
    ],
    [JSON.stringify(filters)],
  )
  const isFiltered = Object.keys(filters).length > 0
  const isEmpty = items?.length === 0
  const rows = (
    <div class="stack">
      <FilterRow filters={filters} onReplay={() => setReplaying(true)} />
      <Failure error={list.error} />
      {!items && list.error === undefined && <Loading />}
      {isEmpty && !isFiltered && <Empty text={texts.empty} request={firstWebhook()} />}
      {isEmpty && isFiltered && <p class="quiet">{texts.emptyFilter}</p>}
      {items && !isEmpty && (
        <>
          <p class="quiet">
            {texts.count(list.total)} <News list={list} />
          </p>
          <Table
            label={texts.deliveries}
            columns={columns}
            rows={items}
            keyOf={({ delivery_id }) => delivery_id}
            hrefOf={({ delivery_id }) => hrefOf(`hooks/${delivery_id}`, filters)}
            open={open}
            {...(list.more && { onEnd: list.more })}
          />
        </>
      )}
    </div>
  )
  return (
    <>
      <Split
        label={texts.delivery.label}
        back={hrefOf('hooks', filters)}
        list={rows}
        detail={open === undefined ? null : <Delivery key={open} id={open} onChange={list.reload} />}
      />
      {isReplaying && (
        <ReplayFailed
          filters={filters}
          onClose={() => {
            setReplaying(false)
            list.reload()
          }}
        />
      )}
    </>
  )
}
