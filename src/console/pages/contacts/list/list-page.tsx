// One list: its contacts, its segments, an import, its fields.
import { useShortcuts } from '../../../shell/keys.ts'
import { goTo, hrefOf, query } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { TabPanel } from '../../../ui/tab-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FieldsView } from '../fields/fields-view.tsx'
import { ImportView } from '../import/import-view.tsx'
import { type Known, numberText, statuses, statusTones, useKnown } from '../model.ts'
import { SegmentsView } from '../segments/segments-view.tsx'
import { ContactsView } from './contacts-view.tsx'

const views = ['contacts', 'segments', 'import', 'fields'] as const
type View = (typeof views)[number]

function Counts({ list: { stats, list_id } }: Pick<Known, 'list'>) {
  return (
    <p class="actions">
      {statuses.map((status) => (
        <a key={status} class="count" href={hrefOf(`contacts/${list_id}`, { status })}>
          <Badge tone={statusTones[status]} text={`${numberText(stats[`total_${status}`])} ${status}`} />
        </a>
      ))}
    </p>
  )
}

function Views({ known, open, reload }: { known: Known; open: View; reload(): void }) {
  if (open === 'segments') return <SegmentsView known={known} />
  if (open === 'import') return <ImportView known={known} onDone={reload} />
  if (open === 'fields') return <FieldsView known={known} onChange={reload} />
  return <ContactsView known={known} onChange={reload} />
}

/** The page. */
export function ListPage({ list }: { list: number }) {
  const { data: known, error, reload } = useKnown(list)
  const open = views.find((one) => one === query.value.get('show')) ?? 'contacts'
  const openView = (show: View) => goTo(hrefOf(`contacts/${list}`, { show: show === 'contacts' ? null : show }))
  useShortcuts(
    views.map((show, n) => ({ key: String(n + 1), label: t.contacts.views[show], run: () => openView(show) })),
    [list],
  )
  if (!known) return error === undefined ? <Loading /> : <Failure error={error} />
  return (
    <>
      <PageHead title={known.list.internal_name}>
        <a href={hrefOf('contacts')}>{t.contacts.allLists}</a>
        <Counts list={known.list} />
      </PageHead>
      <Tabs
        id="list"
        label={known.list.internal_name}
        tabs={views.map((name) => ({ name, label: t.contacts.views[name] }))}
        open={open}
        onOpen={openView}
      />
      <TabPanel id="list" open={open}>
        <Views known={known} open={open} reload={reload} />
      </TabPanel>
    </>
  )
}
