import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { t } from '../../../texts/texts.ts'
import { Field } from '../../../ui/field.tsx'
import { NameForm } from '../../../ui/name-form.tsx'
import { Select } from '../../../ui/select.tsx'
import { optionsOf } from '../model.ts'

const texts = t.contacts.fields
type Format = MarketingSchemas['FieldFormat']
const formats = Object.keys({
  text: 0,
  number: 0,
  date: 0,
  email: 0,
  cellphone: 0,
  phone: 0,
  options: 0,
} satisfies Record<Format, 0>) as Format[]

/** Makes an extra field, with its options. */
export function FieldForm({ list_id, onDone, onClose }: { list_id: number; onDone(): void; onClose(): void }) {
  const [format, setFormat] = useState<Format>('text')
  const [unique, setUnique] = useState(false)
  const [options, setOptions] = useState('')
  const save = async (name: string) => {
    const { marketing } = api()
    const { field_id } = await marketing.createExtraField({ path: { list_id }, body: { name, format, unique } })
    const path = { list_id, field_id: Number(field_id) }
    const lines = format === 'options' ? options.split('\n').map((line) => line.trim()) : []
    for (const en of lines.filter(Boolean)) await marketing.createFieldOption({ path, body: { en } })
    onDone()
  }
  return (
    <NameForm title={texts.create} label={texts.name} action={t.contacts.create} save={save} onClose={onClose}>
      <Field label={texts.format}>
        <Select label={texts.format} options={optionsOf(formats)} value={format} onChoose={(next) => setFormat(next)} />
      </Field>
      {format === 'options' ? (
        <Field label={texts.optionLines}>
          <textarea value={options} onInput={(event) => setOptions(event.currentTarget.value)} />
        </Field>
      ) : (
        <label class="box">
          <input type="checkbox" checked={unique} onChange={(event) => setUnique(event.currentTarget.checked)} />{' '}
          {texts.uniqueHint}
        </label>
      )}
    </NameForm>
  )
}
