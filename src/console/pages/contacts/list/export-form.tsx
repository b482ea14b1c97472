import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { t } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Known, numberText } from '../model.ts'
import { toFilter } from '../segments/tree.ts'
import { type Choice, exportTo, MAX_EXPORTED } from './deeds.ts'
import { filterOf, type Wanted } from './search-filter.ts'

const texts = t.contacts.exporting
type Format = MarketingSchemas['ContactExport']['format']
const formats: readonly (readonly [Format, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel (XLSX)'],
  ['xml', 'XML'],
]

type ExportedContacts = Pick<MarketingSchemas['ContactExport'], 'contacts' | 'segment_filter'>

/** Whom an export is for: those who were chosen, or everybody who fits. A segment of any type stands for its conditions. */
async function whom(list_id: number, choice: Choice, wanted: Wanted, isChosen: boolean): Promise<ExportedContacts> {
  if (isChosen) return { contacts: [...choice.keys()] }
  if (wanted.segment) {
    const { segment_filter } = await api().marketing.getSegment({ path: { list_id, segment_id: wanted.segment } })
    return { segment_filter }
  }
  const filter = filterOf(wanted)
  return filter ? { segment_filter: toFilter(filter) } : {}
}

/** Asks how contacts are exported. */
export function ExportForm(props: {
  known: Known
  wanted: Wanted
  columns: readonly string[]
  total: number
  choice: Choice
  onBegin(operation: number): void
  onClose(): void
}) {
  const { known, wanted, columns, total, choice, onBegin, onClose } = props
  const mayChoose = choice.size > 0 && choice.size <= MAX_EXPORTED && choice.size < total
  const [isChosen, setChosen] = useState(mayChoose)
  const [format, setFormat] = useState<Format>('csv')
  const [isShown, setShown] = useState(false)
  const [more, setMore] = useState({ include_tags: true, include_stats: false })
  const list = known.list.list_id ?? 0
  const shown = known.fields.map(({ field_id }) => String(field_id)).filter((id) => columns.includes(id))
  const startExport = async () => {
    const body = { format, ...more, ...(isShown && { fields: shown }) }
    onBegin(await exportTo(list, { ...body, ...(await whom(list, choice, wanted, isChosen)) }))
    onClose()
  }
  const box = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <label class="box">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} /> {label}
    </label>
  )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form action={texts.title} work={startExport}>
        <p>{isChosen ? texts.chosen(numberText(choice.size)) : texts.all(numberText(total))}</p>
        {mayChoose && box(texts.onlyChosen, isChosen, setChosen)}
        <Field label={texts.format}>
          <Select label={texts.format} options={formats} value={format} onChoose={(next) => setFormat(next)} />
        </Field>
        {shown.length > 0 && box(texts.shownFields, isShown, setShown)}
        {box(texts.tags, more.include_tags, (include_tags) => setMore({ ...more, include_tags }))}
        {box(texts.stats, more.include_stats, (include_stats) => setMore({ ...more, include_stats }))}
      </Form>
    </Dialog>
  )
}
