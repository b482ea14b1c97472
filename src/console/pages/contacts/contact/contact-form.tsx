import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { t } from '../../../texts/texts.ts'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ContactDetail, consents, type Known, optionsOf, wordsOf } from '../model.ts'
import { idOf } from '../segments/references.ts'
import { changeOf, properties, valuesOf } from './contact-values.ts'
import { ValueInput } from './value-input.tsx'

const channel = ['active', 'inactive'] as const

/** Edits the fields of a contact, its consent and the states of its addresses. */
export function ContactForm(props: { known: Known; contact: ContactDetail; id: string; onSaved(): void }) {
  const { known, contact, id, onSaved } = props
  const before = valuesOf(contact, known.fields)
  const [values, setValues] = useState(before)
  const path = { list_id: known.list.list_id ?? 0, contact_id: id }
  const change = changeOf(before, values)
  const isChanged = Object.keys(change).length > 0
  const set = (name: string) => (value: string) => setValues({ ...values, [name]: value })
  const save = async () => {
    await api().marketing.updateContact({ path, body: change })
    const back = () => api().marketing.updateContact({ path, body: changeOf(values, before) })
    showNotice(t.contacts.one.saved, () => void back().then(onSaved))
    onSaved()
  }
  return (
    <Form action={t.contacts.save} work={save} isReady={isChanged}>
      <div class="value-grid">
        {known.fields.map((field) => (
          <ValueInput key={idOf(field)} field={field} value={values[idOf(field)] ?? ''} onValue={set(idOf(field))} />
        ))}
        {properties.map((name) => (
          <Field key={name} label={wordsOf(name)}>
            <Select
              label={wordsOf(name)}
              options={optionsOf<string>(name === 'consent' ? consents : channel)}
              value={values[name] ?? ''}
              onChoose={set(name)}
            />
          </Field>
        ))}
      </div>
    </Form>
  )
}
