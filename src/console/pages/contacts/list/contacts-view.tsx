// The contacts of a list: search, filters, chosen columns, and what can be done to many at once.
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { usePages } from '../../../data/pages.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { hrefOf, query, setParameters } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Choices } from '../../../ui/choices.tsx'
import { curlOf, Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Search } from '../../../ui/search.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { NewContact } from '../contact/new-contact.tsx'
import { type Contact, type Known, optionsOf, statuses } from '../model.ts'
import { type Bar, BulkBar } from './bulk-bar.tsx'
import { chosenColumns, columnsOf, columnsText, hrefOfContact, nameColumn } from './contact-columns.tsx'
import { type Choice, chosenOf } from './deeds.ts'
import { filterOf, readContacts, type Wanted, wantedOf } from './search-filter.ts'

const texts = t.contacts.people
const none: Choice = new Map()

function Filters({ known, wanted, columns }: { known: Known; wanted: Wanted; columns: readonly string[] }) {
  const { list_id } = known.list
  const filter = filterOf(wanted)
  const save = { show: 'segments', segment: 'new', tree: filter && JSON.stringify(filter) }
  return (
    <div class="actions">
      {wanted.segment ? (
        <p>
          {texts.ofSegment}{' '}
          <a href={hrefOf(`contacts/${list_id}`, { show: 'segments', segment: wanted.segment })}>{wanted.segment}</a>{' '}
          <a href={hrefOf(`contacts/${list_id}`)}>{texts.everybody}</a>
        </p>
      ) : (
        <>
          <Search label={texts.search} value={wanted.text} onSearch={(q) => setParameters({ q })} />
          <Select
            label={texts.status}
            options={[['', texts.anyStatus], ...optionsOf(statuses)]}
            value={wanted.status}
            onChoose={(status) => setParameters({ status })}
          />
          <Choices
            label={t.contacts.views.tags}
            options={known.tags.map(({ tag_id, name }) => [tag_id ?? 0, name] as const)}
            chosen={wanted.tags}
            onChoose={(tags) => setParameters({ tags: tags.join() })}
          />
        </>
      )}
      <Choices
        label={texts.columns}
        options={columnsOf(known).map(({ name, title }) => [name, String(title)] as const)}
        chosen={columns}
        onChoose={(names) => setParameters({ columns: columnsText(names) })}
      />
      {filter && <a href={hrefOf(`contacts/${list_id}`, save)}>{texts.toSegment}</a>}
    </div>
  )
}

/** Boxes read the choice by themselves: a long table is not drawn anew for each of them. */
type Choosing = Signal<Choice>

function Box({ contact, choice }: { contact: Contact; choice: Choosing }) {
  const [id, one] = chosenOf(contact)
  const toggle = (isChosen: boolean) => {
    const next = new Map(choice.peek())
    if (isChosen) next.set(id, one)
    else next.delete(id)
    choice.value = next
  }
  return (
    <input
      type="checkbox"
      aria-label={texts.choose(contact.base.email || id)}
      checked={choice.value.has(id)}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  )
}

function BoxOfAll({ rows, choice }: { rows: readonly Contact[]; choice: Choosing }) {
  const isAll = rows.every(({ base }) => choice.value.has(base.contact_id ?? ''))
  return (
    <input
      type="checkbox"
      aria-label={texts.chooseShown}
      checked={isAll}
      onChange={() => {
        choice.value = isAll ? none : new Map(rows.map(chosenOf))
      }}
    />
  )
}

/** The columns: boxes to choose contacts, their names, and what was chosen to be shown. */
function useColumns(rows: readonly Contact[], choice: Choosing, known: Known, names: readonly string[]) {
  // Cells that stay the same need not be drawn anew when rows follow.
  const cell = useMemo(() => (contact: Contact) => <Box contact={contact} choice={choice} />, [choice])
  const shown = useMemo(() => columnsOf(known).filter(({ name }) => names.includes(name)), [known, names.join()])
  const boxes: Column<Contact> = { kind: 'act', title: <BoxOfAll rows={rows} choice={choice} />, cell }
  return [boxes, nameColumn, ...shown]
}

function Bulk({ choosing, ...bar }: { choosing: Choosing } & Omit<Bar, 'choice' | 'onChoose'>) {
  const choose = (next: Choice) => {
    choosing.value = next
  }
  return <BulkBar {...bar} choice={choosing.value} onChoose={choose} />
}

function NoContacts({ known, wanted }: { known: Known; wanted: Wanted }) {
  if (wanted.segment || filterOf(wanted)) return <p class="empty">{texts.noneFit}</p>
  const { list_id } = known.list
  const request = curlOf('POST', `/marketing/v3/lists/${list_id}/contacts`, { base: { email: 'ana@example.com' } })
  return (
    <Empty text={texts.empty} request={request}>
      <a href={hrefOf(`contacts/${list_id}`, { show: 'import' })}>{texts.import}</a>
    </Empty>
  )
}

/** The view. */
export function ContactsView({ known, onChange }: { known: Known; onChange(): void }) {
  const list = known.list.list_id ?? 0
  const wanted = wantedOf(query.value)
  const columns = chosenColumns(query.value.get('columns'))
  const key = JSON.stringify(wanted)
  const contacts = usePages((slot, signal) => readContacts(list, wanted, slot, signal), [list, key])
  const choosing = useSignal(none)
  const [isNew, setNew] = useState(false)
  // Other contacts are looked for.
  useEffect(() => {
    choosing.value = none
  }, [key])
  useShortcuts([{ key: 'n', label: texts.create, run: () => setNew(true) }])
  const { items: rows = [], total } = contacts
  const shown = useColumns(rows, choosing, known, columns)
  const reload = () => {
    contacts.reload()
    onChange()
  }
  return (
    <div class="stack">
      <Filters known={known} wanted={wanted} columns={columns} />
      <Bulk {...{ known, wanted, columns, total, choosing }} onDone={reload}>
        <button type="button" onClick={() => setNew(true)}>
          {texts.create} <kbd>n</kbd>
        </button>
        <span class="quiet" role="status">
          {contacts.items && t.ui.of(rows.length, total)}
        </span>
      </Bulk>
      <Failure error={contacts.error} />
      {!contacts.items && contacts.error === undefined && <Loading />}
      {contacts.items?.length === 0 && <NoContacts known={known} wanted={wanted} />}
      {rows.length > 0 && (
        <Table
          label={t.contacts.title}
          columns={shown}
          rows={rows}
          keyOf={({ base }) => base.contact_id ?? ''}
          hrefOf={(contact) => hrefOfContact(list, contact)}
          onEnd={contacts.more}
        />
      )}
      {isNew && <NewContact known={known} onClose={() => setNew(false)} />}
    </div>
  )
}
