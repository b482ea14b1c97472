import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { usePages } from '../../../data/pages.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { goTo, hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { curlOf, Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { NameForm } from '../../../ui/name-form.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { type ListDetail, numberText } from '../model.ts'

const texts = t.contacts.lists
type Asked = { kind: 'create' } | { kind: 'rename' | 'delete'; list: ListDetail } | null

const counts = ['total_contacts', 'total_active', 'total_inactive', 'total_unconfirmed', 'total_removed'] as const

const columnsFor = (ask: (asked: Asked) => void): Column<ListDetail>[] => [
  { title: texts.name, kind: 'wide', cell: ({ internal_name }) => internal_name },
  ...counts.map(
    (name): Column<ListDetail> => ({
      title: texts.counts[name],
      kind: name === 'total_contacts' ? 'number' : 'minor number',
      cell: ({ stats }) => <span class={name === 'total_contacts' ? '' : 'quiet'}>{numberText(stats[name])}</span>,
    }),
  ),
  { title: texts.created, kind: 'minor', cell: ({ created }) => <Time at={created} /> },
  {
    title: '',
    kind: 'act',
    cell: (list) => (
      <>
        <button type="button" class="small plain" onClick={() => ask({ kind: 'rename', list })}>
          {t.contacts.rename}
        </button>
        <button type="button" class="small plain" onClick={() => ask({ kind: 'delete', list })}>
          {t.contacts.delete}
        </button>
      </>
    ),
  },
]

/** A page of lists; each with its counts, which a list tells for itself. */
async function readPage(query: { offset: number; limit: number }, signal: AbortSignal) {
  const { items, total_items } = await api().marketing.listLists({ query }, { signal })
  const lists = items.map(({ list_id }) => api().marketing.getList({ path: { list_id: list_id ?? 0 } }, { signal }))
  return { items: await Promise.all(lists), total_items }
}

function Asking({ asked, onClose, onDone }: { asked: Asked; onClose(): void; onDone(): void }) {
  if (asked === null) return null
  if (asked.kind === 'create') {
    const create = async (internal_name: string) => {
      const { list_id } = await api().marketing.createList({ body: { internal_name } })
      goTo(hrefOf(`contacts/${list_id}`))
    }
    return (
      <NameForm title={texts.create} label={texts.name} action={t.contacts.create} save={create} onClose={onClose} />
    )
  }
  const { list_id = 0, internal_name } = asked.list
  const path = { list_id }
  if (asked.kind === 'delete') {
    const remove = async () => {
      await api().marketing.deleteList({ path })
      showNotice(t.contacts.deleted(internal_name))
      onDone()
    }
    const text = texts.deleteText(internal_name, asked.list.stats.total_contacts)
    return <Confirm title={texts.delete} text={text} action={texts.delete} work={remove} onClose={onClose} />
  }
  const rename = async (name: string) => {
    await api().marketing.updateList({ path, body: { internal_name: name } })
    const back = () => api().marketing.updateList({ path, body: { internal_name } })
    showNotice(t.contacts.renamed(name), () => void back().then(onDone))
    onDone()
  }
  const title = texts.rename
  return <NameForm {...{ title, label: texts.name, name: internal_name, action: title, save: rename, onClose }} />
}

/** The lists of the account. */
export function ListsTable() {
  const lists = usePages(readPage, [])
  const [asked, setAsked] = useState<Asked>(null)
  useShortcuts([{ key: 'n', label: texts.create, run: () => setAsked({ kind: 'create' }) }])
  const { items = [] } = lists
  return (
    <div class="stack">
      <div class="actions">
        <button type="button" class="primary" onClick={() => setAsked({ kind: 'create' })}>
          {texts.create} <kbd>n</kbd>
        </button>
      </div>
      <Failure error={lists.error} />
      {!lists.items && lists.error === undefined && <Loading />}
      {lists.items?.length === 0 && (
        <Empty text={texts.empty} request={curlOf('POST', '/marketing/v3/lists', { internal_name: 'Newsletter' })} />
      )}
      {items.length > 0 && (
        <Table
          label={t.contacts.views.lists}
          columns={columnsFor(setAsked)}
          rows={items}
          keyOf={({ list_id }) => list_id ?? 0}
          hrefOf={({ list_id }) => hrefOf(`contacts/${list_id}`)}
          onEnd={lists.more}
        />
      )}
      <Asking asked={asked} onClose={() => setAsked(null)} onDone={lists.reload} />
    </div>
  )
}
