// The fields of a list: those that every list has, and its own.
import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { useAction } from '../../../data/load.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { t } from '../../../texts/texts.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { NameForm } from '../../../ui/name-form.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Field, Known } from '../model.ts'
import { FieldForm } from './field-form.tsx'
import { OptionsForm } from './options-form.tsx'

const texts = t.contacts.fields
type Asked = { kind: 'create' } | { kind: 'rename' | 'delete' | 'options'; id: Field['field_id'] } | null

function changeUnique(list_id: number, { field_id = '' }: Field, unique: boolean): Promise<unknown> {
  const { marketing } = api()
  return typeof field_id === 'number'
    ? marketing.updateExtraField({ path: { list_id, field_id }, body: { unique } })
    : marketing.updateBaseField({ path: { list_id, field_id }, body: { unique } })
}

function columnsFor(ask: (asked: Asked) => void, setUnique: (field: Field, unique: boolean) => void): Column<Field>[] {
  const button = (label: string, kind: 'rename' | 'delete' | 'options', { field_id, name }: Field) => (
    <button
      type="button"
      class="small plain"
      aria-label={`${label}: ${name}`}
      onClick={() => ask({ kind, id: field_id })}
    >
      {label}
    </button>
  )
  return [
    { title: texts.name, cell: ({ name }) => name },
    { title: texts.id, cell: ({ field_id }) => <code>{field_id}</code> },
    { title: texts.format, cell: ({ format }) => format },
    {
      title: texts.unique,
      cell: (field) => (
        <input
          type="checkbox"
          aria-label={texts.uniqueOf(field.name)}
          checked={field.unique}
          disabled={field.format === 'options'}
          onChange={(event) => setUnique(field, event.currentTarget.checked)}
        />
      ),
    },
    {
      title: '',
      kind: 'act',
      cell: (field) =>
        field.type === 'extra' && (
          <>
            {field.format === 'options' && button(texts.options(field.options?.length ?? 0), 'options', field)}
            {button(t.contacts.rename, 'rename', field)}
            {button(t.contacts.delete, 'delete', field)}
          </>
        ),
    },
  ]
}

interface Asking {
  list_id: number
  field: Field
  onDone(): void
  onClose(): void
}

function Rename({ list_id, field: { field_id, name: old }, onDone, onClose }: Asking) {
  const rename = async (name: string) => {
    const path = { list_id, field_id: Number(field_id) }
    await api().marketing.updateExtraField({ path, body: { name } })
    const back = () => api().marketing.updateExtraField({ path, body: { name: old } })
    showNotice(t.contacts.renamed(name), () => void back().then(onDone))
    onDone()
  }
  const title = t.contacts.rename
  return <NameForm {...{ title, label: texts.name, name: old, action: title, save: rename, onClose }} />
}

function Delete({ list_id, field: { field_id, name }, onDone, onClose }: Asking) {
  const remove = async () => {
    await api().marketing.deleteExtraField({ path: { list_id, field_id: Number(field_id) } })
    showNotice(t.contacts.deleted(name))
    onDone()
  }
  return (
    <Confirm title={texts.delete} text={texts.deleteText(name)} action={texts.delete} work={remove} onClose={onClose} />
  )
}

/** The view. */
export function FieldsView({ known, onChange }: { known: Known; onChange(): void }) {
  const list_id = known.list.list_id ?? 0
  const [asked, setAsked] = useState<Asked>(null)
  const { error, run } = useAction()
  const close = () => setAsked(null)
  useShortcuts([{ key: 'n', label: texts.create, run: () => setAsked({ kind: 'create' }) }])
  const setUnique = async (field: Field, unique: boolean) => {
    await run(async () => {
      await changeUnique(list_id, field, unique)
      showNotice(texts.changed(field.name), () => void changeUnique(list_id, field, !unique).then(onChange))
    })
    onChange()
  }
  const field = asked && 'id' in asked ? known.fields.find(({ field_id }) => field_id === asked.id) : undefined
  const asking = field && { list_id, field, onDone: onChange, onClose: close }
  return (
    <div class="stack">
      <div class="actions">
        <button type="button" class="primary" onClick={() => setAsked({ kind: 'create' })}>
          {texts.create} <kbd>n</kbd>
        </button>
      </div>
      <Failure error={error} />
      <Table
        label={t.contacts.views.fields}
        columns={columnsFor(setAsked, (one, unique) => void setUnique(one, unique))}
        rows={known.fields}
        keyOf={({ field_id }) => field_id ?? ''}
      />
      {asked?.kind === 'create' && <FieldForm list_id={list_id} onDone={onChange} onClose={close} />}
      {asking && asked?.kind === 'rename' && <Rename {...asking} />}
      {asking && asked?.kind === 'delete' && <Delete {...asking} />}
      {asking && asked?.kind === 'options' && <OptionsForm {...asking} />}
    </div>
  )
}
