// All lists with their counts, and the tags, which all lists share.
import { query, setParameters } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { TabPanel } from '../../../ui/tab-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FindContact } from './find-contact.tsx'
import { ListsTable } from './lists-table.tsx'
import { TagsTable } from './tags-table.tsx'

const views = ['lists', 'tags'] as const

/** The page. */
export function ListsPage() {
  const open = views.find((one) => one === query.value.get('show')) ?? 'lists'
  return (
    <>
      <PageHead title={t.contacts.title}>
        <FindContact />
      </PageHead>
      <Tabs
        id="lists"
        label={t.contacts.title}
        tabs={views.map((name) => ({ name, label: t.contacts.views[name] }))}
        open={open}
        onOpen={(show) => setParameters({ show: show === 'lists' ? null : show })}
      />
      <TabPanel id="lists" open={open}>
        {open === 'lists' ? <ListsTable /> : <TagsTable />}
      </TabPanel>
    </>
  )
}
