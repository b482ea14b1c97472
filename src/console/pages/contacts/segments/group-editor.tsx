// The form of a group of conditions, and of the groups in it.
import { useId } from 'preact/hooks'
import { t } from '../../../texts/texts.ts'
import { Code } from '../../../ui/code.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Control, itemKinds, kindOf } from './item-kinds.ts'
import type { References } from './references.ts'
import { asItem, type Group, type Item, isGroup, MAX_LEVELS, withItem } from './tree.ts'

const texts = t.contacts.conditions

function ControlOf({ control, onChange }: { control: Control; onChange(item: Item): void }) {
  const { label, value, options, type = 'text', suggestions, set } = control
  const id = useId()
  if (options) {
    const isKnown = options.some(([one]) => one === value)
    const all = isKnown ? options : [[value, value] as const, ...options]
    return <Select label={label} options={all} value={value} onChoose={(next) => onChange(set(next))} />
  }
  return (
    <label class="box">
      <span class="hint">{label}</span>
      <input
        type={type}
        step="any"
        list={suggestions && id}
        value={value}
        onInput={(event) => onChange(set(event.currentTarget.value))}
      />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </label>
  )
}

interface Editing {
  known: References
  level: number
  onChange(item: Item): void
}

function ItemForm({ item, known, onChange, onRemove }: Omit<Editing, 'level'> & { item: Item; onRemove(): void }) {
  const kind = kindOf(item)
  return (
    <li class="condition">
      <span class="quiet">{kind?.label}</span>
      <div class="actions">
        {kind ? (
          kind
            .controls(item, known)
            .map((control) => <ControlOf key={control.label} control={control} onChange={onChange} />)
        ) : (
          <Code label={texts.unknown} text={JSON.stringify(item)} />
        )}
        {kind?.canInvert && (
          <label class="box">
            <input
              type="checkbox"
              checked={item['invert'] === true}
              onChange={(event) => onChange({ ...item, invert: event.currentTarget.checked })}
            />{' '}
            {texts.not}
          </label>
        )}
      </div>
      <button type="button" class="small plain" onClick={onRemove} aria-label={texts.remove(kind?.label ?? '')}>
        ✕
      </button>
    </li>
  )
}

/** What can be added to a group; the innermost groups take no groups. */
function Adding({ known, level, onAdd }: Pick<Editing, 'known' | 'level'> & { onAdd(item: Item): void }) {
  return (
    <div class="actions">
      {itemKinds
        .filter(({ member }) => level < MAX_LEVELS || member !== 'segment_filter_array')
        .map(({ name, label, make }) => {
          const item = make(known)
          return (
            <button key={name} type="button" class="small" disabled={!item} onClick={() => item && onAdd(item)}>
              + {label}
            </button>
          )
        })}
    </div>
  )
}

/** Edits a group. The outermost one has the level 0. */
export function GroupEditor(props: Editing & { group: Group; onRemove?(): void }) {
  const { group, known, level, onChange, onRemove } = props
  const { segment_filter_array: items, boolean_operator = 'and', invert = false } = group
  const change = (next: Group) => onChange(asItem(next))
  return (
    <fieldset class="group">
      <legend>
        <Select
          label={texts.operator}
          options={[
            ['and', texts.all],
            ['or', texts.any],
          ]}
          value={boolean_operator}
          onChoose={(next) => change({ ...group, boolean_operator: next })}
        />{' '}
        <label class="box">
          <input
            type="checkbox"
            checked={invert}
            onChange={(event) => change({ ...group, invert: event.currentTarget.checked })}
          />{' '}
          {texts.everybodyElse}
        </label>
        {onRemove && (
          <button type="button" class="small plain" onClick={onRemove} aria-label={texts.remove(texts.kinds.group)}>
            ✕
          </button>
        )}
      </legend>
      <ul>
        {items.map((item, place) => {
          const set = (next: Item | null) => change(withItem(group, place, next))
          // Conditions have no names: their place tells them apart.
          if (!isGroup(item)) {
            return <ItemForm key={`${place}`} item={item} known={known} onChange={set} onRemove={() => set(null)} />
          }
          return (
            <li key={`${place}`}>
              <GroupEditor group={item} known={known} level={level + 1} onChange={set} onRemove={() => set(null)} />
            </li>
          )
        })}
      </ul>
      <Adding known={known} level={level} onAdd={(item) => change(withItem(group, items.length, item))} />
    </fieldset>
  )
}
