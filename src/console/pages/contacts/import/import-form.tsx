import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { t } from '../../../texts/texts.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Known, numberText } from '../model.ts'
import { idOf } from '../segments/references.ts'
import type { Csv } from './csv.ts'
import { contactsOf, type Mapping } from './mapping.ts'

const texts = t.contacts.import
type Mode = MarketingSchemas['ContactImportMode']
const modes = Object.keys({ add: 0, update: 0, update_only: 0 } satisfies Record<Mode, 0>) as Mode[]

/** Contacts of one request. */
const PART = 5_000
/** Contacts that an import takes at least. */
const MIN_CONTACTS = 2

interface Order {
  mode: Mode
  compare_field: string
  force_empty: boolean
  tags: number[]
}

/** A part of an import: its operation, and which rows of the table it has, the first one being 1. */
export interface Part {
  operation: number
  from: number
  to: number
}

/** Sends the contacts in parts, one after another; resolves with them. */
async function send(list_id: number, csv: Csv, mapping: Mapping, order: Order, onPart: (sent: number) => void) {
  const parts: Part[] = []
  let sent = 0
  const contacts = contactsOf(csv, mapping)
  while (sent < contacts.length) {
    // The last part must not be too short for an import.
    const size = contacts.length - sent < PART + MIN_CONTACTS ? contacts.length - sent : PART
    const body = { ...order, contacts: contacts.slice(sent, sent + size) }
    const { operation_id } = await api().marketing.importContacts({ path: { list_id }, body })
    parts.push({ operation: operation_id ?? 0, from: sent + 1, to: sent + size })
    sent += size
    onPart(sent)
  }
  return parts
}

/** How the rows become contacts, and the button that begins. */
export function ImportForm(props: { known: Known; csv: Csv; mapping: Mapping; onBegin(parts: readonly Part[]): void }) {
  const { known, csv, mapping, onBegin } = props
  const unique = known.fields.filter((field) => field.unique && mapping.includes(idOf(field)))
  const [order, setOrder] = useState<Order>({ mode: 'update', compare_field: '', force_empty: false, tags: [] })
  const [sent, setSent] = useState<number | null>(null)
  const set = (change: Partial<Order>) => setOrder({ ...order, ...change })
  const isMapped = unique.some((field) => idOf(field) === order.compare_field)
  const compare_field = isMapped ? order.compare_field : unique[0] ? idOf(unique[0]) : ''
  const lack = csv.rows.length < MIN_CONTACTS ? texts.tooFew : compare_field === '' ? texts.noUnique : ''
  const list = known.list.list_id ?? 0
  const startImport = () =>
    send(list, csv, mapping, { ...order, compare_field }, setSent)
      .then(onBegin)
      .finally(() => setSent(null))
  const beside = (
    <>
      {sent !== null && <Progress done={sent} total={csv.rows.length} label={texts.sending} />}
      {lack !== '' && <span class="hint">{lack}</span>}
    </>
  )
  return (
    <Form action={texts.begin(numberText(csv.rows.length))} work={startImport} isReady={lack === ''} beside={beside}>
      <div class="actions import-choices">
        <Field label={texts.compare}>
          <Select
            label={texts.compare}
            options={unique.map((field) => [idOf(field), field.name] as const)}
            value={compare_field}
            onChoose={(id) => set({ compare_field: id })}
          />
        </Field>
        <Field label={texts.mode}>
          <Select
            label={texts.mode}
            options={modes.map((mode) => [mode, texts.modes[mode]] as const)}
            value={order.mode}
            onChoose={(mode) => set({ mode })}
          />
        </Field>
        <Choices
          label={texts.tags}
          options={known.tags.map(({ tag_id, name }) => [tag_id ?? 0, name] as const)}
          chosen={order.tags}
          onChoose={(tags) => set({ tags })}
        />
        <label class="box">
          <input
            type="checkbox"
            checked={order.force_empty}
            onChange={(event) => set({ force_empty: event.currentTarget.checked })}
          />{' '}
          {texts.forceEmpty}
        </label>
      </div>
    </Form>
  )
}
