import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { goTo, hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import type { Known } from '../model.ts'
import { idOf } from '../segments/references.ts'
import { changeOf, type Values, valuesOf } from './contact-values.ts'
import { ValueInput } from './value-input.tsx'

/** Adds one contact to a list. */
export function NewContact({ known, onClose }: { known: Known; onClose(): void }) {
  const [values, setValues] = useState<Values>({})
  const list_id = known.list.list_id ?? 0
  const create = async () => {
    const body = { base: {}, ...changeOf(valuesOf(null, known.fields), values) }
    const { contact_id } = await api().marketing.createContact({ path: { list_id }, body })
    goTo(hrefOf(`contacts/${list_id}/${contact_id}`))
  }
  return (
    <Dialog title={t.contacts.people.create} onClose={onClose}>
      <Form action={t.contacts.create} work={create}>
        <div class="value-grid">
          {known.fields.map((field) => (
            <ValueInput
              key={idOf(field)}
              field={field}
              value={values[idOf(field)] ?? ''}
              onValue={(value) => setValues({ ...values, [idOf(field)]: value })}
            />
          ))}
        </div>
      </Form>
    </Dialog>
  )
}
