// The time between a message and the one before: a number and a unit in place of seconds.
import { useState } from 'preact/hooks'
import { t } from '../../texts/texts.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { Special } from '../automations/special-fields.tsx'

const texts = t.flows.form

type Unit = keyof typeof texts.units
const units = Object.entries(texts.units) as [Unit, string][]

/** What the contract takes for a delay that is not given. */
export const HOUR_SECONDS = 3_600

/** The largest unit of which the seconds are a whole number. */
const unitOf = (seconds: number): Unit =>
  units.findLast(([size]) => seconds > 0 && seconds % Number(size) === 0)?.[0] ?? '1'

/** The field. */
export function Delay({ value, onValue }: Special) {
  const seconds = Number(value ?? HOUR_SECONDS)
  const [unit, setUnit] = useState(() => unitOf(seconds))
  const set = (amount: number, of: Unit) => onValue(Math.round(amount * Number(of)))
  const amount = seconds / Number(unit)
  return (
    <Field label={texts.delay}>
      <span class="flow-delay">
        <input
          type="number"
          aria-label={texts.delay}
          min={0}
          step="any"
          value={amount}
          onInput={(event) => set(event.currentTarget.valueAsNumber || 0, unit)}
        />
        <Select
          label={texts.unit}
          options={units}
          value={unit}
          onChoose={(chosen) => {
            setUnit(chosen)
            set(amount, chosen)
          }}
        />
      </span>
    </Field>
  )
}
