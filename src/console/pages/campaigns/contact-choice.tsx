import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Field } from '../../ui/field.tsx'

/** Chooses a contact of a list by its address, among the newest hundred; any other one by its id. */
export function ContactChoice(props: { label: string; list: number; value: string; onChoose(contact: string): void }) {
  const { label, list, value, onChoose } = props
  const { data } = useLoad(
    (signal) => api().marketing.listContacts({ path: { list_id: list }, query: { limit: 100 } }, { signal }),
    [list],
  )
  const known = (data?.items ?? []).map(({ base }) => ({
    id: base.contact_id,
    name:
      base.email || base.cellphone || [base.first_name, base.last_name].filter(Boolean).join(' ') || base.contact_id,
  }))
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t.campaigns.preview.nobody}</option>
        {value !== '' && !known.some(({ id }) => id === value) && <option value={value}>{value}</option>}
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
