import { Choices } from '../../../ui/choices.tsx'
import { Field as Labelled } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Field, languages, optionsOf } from '../model.ts'
import { idOf } from '../segments/references.ts'

const hints: Readonly<Partial<Record<Field['format'], string>>> = { cellphone: '351-910000001', phone: '351-210000001' }

/** The input of a field by its format. */
export function ValueInput({ field, value, onValue }: { field: Field; value: string; onValue(value: string): void }) {
  const { name, format, options = [] } = field
  if (idOf(field) === 'language') {
    return (
      <Labelled label={name}>
        <Select label={name} options={[['', '–'], ...optionsOf(languages)]} value={value} onChoose={onValue} />
      </Labelled>
    )
  }
  if (format === 'options') {
    return (
      <Choices
        label={name}
        options={options.map(({ option_id = 0, en }) => [String(option_id), en || String(option_id)] as const)}
        chosen={value.split(';').filter(Boolean)}
        onChoose={(chosen) => onValue(chosen.join(';'))}
      />
    )
  }
  const shared = { value, onInput: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value) }
  return (
    <Labelled label={name}>
      {format === 'date' ? <input type="date" {...shared} /> : <input placeholder={hints[format]} {...shared} />}
    </Labelled>
  )
}
