// The triggers or the steps of an automation, or the messages of a flow, each with the fields that the contract gives to its kind.
import type { ComponentType } from 'preact'
import { t } from '../../texts/texts.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { Contract, Schema } from '../contract/document.ts'
import { readValue, showValue } from '../contract/form-values.ts'
import { ValueField } from '../contract/value-field.tsx'
import type { Choices } from './choices.ts'
import type { Special } from './special-fields.tsx'

const texts = t.automations.form

/** A trigger or a step, as the body of a request has it. */
export type Item = Readonly<Record<string, unknown>>

/** The kinds of a schema by their names: the only value of the member that tells them apart. */
export function kindsOf(contract: Contract, name: string, member: string): ReadonlyMap<string, Schema> {
  const { oneOf = [] } = contract.resolve({ $ref: `#/components/schemas/${name}` })
  const kinds = oneOf.map((one) => contract.resolve(one))
  return new Map(kinds.map((kind) => [String(contract.resolve(kind.properties?.[member] ?? {}).enum?.[0]), kind]))
}

/** An item with another value of a member; without the member for none. */
function withValue(item: Item, name: string, value: unknown): Item {
  const { [name]: _, ...others } = item
  return value === undefined || value === '' ? others : { ...item, [name]: value }
}

/** What all items have in common. */
interface Frame {
  /** The member that tells the kinds apart; it has a separate choice. */
  member: string
  contract: Contract
  /** What the members of an item can name. */
  choicesOf(item: Item): Choices
  /** Fields that are more than a text, by the members that they write. */
  special: Readonly<Record<string, ComponentType<Special> | undefined>>
  /** Whether a member means nothing in an item. */
  hides?(name: string, item: Item): boolean
}

/** What is shown of one item. */
interface Shown extends Frame {
  item: Item
  schema: Schema
  onItem(item: Item): void
}

function Values({ item, schema, member, contract, choicesOf, special, hides, onItem }: Shown) {
  const choices = choicesOf(item)
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => name !== member && !hides?.(name, item))
  return (
    <div class="try-fields">
      {members.map(([name, raw]) => {
        const value = { ...contract.resolve(raw), ...(raw.description && { description: raw.description }) }
        const required = schema.required?.includes(name) ?? false
        const known = choices[name]
        const given = showValue(item[name])
        const toValue = (text: string) => (value.type === 'integer' && text !== '' ? Number(text) : text)
        const Special = special[name]
        if (Special)
          return <Special key={name} value={item[name]} onValue={(next) => onItem(withValue(item, name, next))} />
        const isKnown = given === '' || known?.some(([id]) => id === given)
        return known && isKnown ? (
          <Field key={name} label={required ? `${name} *` : name} hint={value.description?.split(/(?<=\.)\s/)[0]}>
            <Select
              label={name}
              options={[['', texts.none], ...known]}
              value={given}
              onChoose={(id) => onItem(withValue(item, name, toValue(id)))}
            />
          </Field>
        ) : (
          <ValueField
            key={name}
            name={name}
            schema={value}
            required={required}
            text={given}
            onText={(text, kind) => onItem(withValue(item, name, readValue(kind, text)))}
          />
        )
      })}
    </div>
  )
}

/** The list of items: each can be changed, moved and taken away, and another one added. */
export function Items({
  words,
  items,
  kinds,
  labels,
  onItems,
  fresh,
  ...frame
}: Frame & {
  words: typeof texts.steps
  items: readonly Item[]
  kinds: ReadonlyMap<string, Schema>
  /** The words for the kinds. */
  labels: Readonly<Record<string, string>>
  onItems(items: Item[]): void
  /** A new item of the first kind. */
  fresh(): Item
}) {
  const { member } = frame
  const options = [...kinds.keys()].map((kind) => [kind, labels[kind] ?? kind] as const)
  const replace = (at: number, item: Item) => onItems(items.with(at, item))
  const swap = (at: number, other: number) => {
    const [one, two] = [items[at], items[other]]
    if (one && two) onItems(items.with(at, two).with(other, one))
  }
  /** What all kinds have stays when the kind changes. */
  const turnInto = (at: number, kind: string) => {
    const known = kinds.get(kind)?.properties ?? {}
    const kept = Object.entries(items[at] ?? {}).filter(([name]) => name in known)
    replace(at, { ...Object.fromEntries(kept), [member]: kind })
  }
  return (
    <section class="stack" aria-label={words.title}>
      <h2>{words.title}</h2>
      {items.map((item, at) => {
        const kind = String(item[member])
        const name = words.one(at + 1)
        return (
          // The items have no names: an item is what its place holds.
          <fieldset key={`${at} ${kind}`} class="automation-item stack">
            <legend>{name}</legend>
            <div class="actions">
              <Select label={texts.kindOf(name)} options={options} value={kind} onChoose={(to) => turnInto(at, to)} />
              <button type="button" class="small" disabled={at === 0} onClick={() => swap(at, at - 1)}>
                {texts.up}
              </button>
              <button
                type="button"
                class="small danger"
                aria-label={texts.removeOf(name)}
                onClick={() => onItems(items.filter((_, other) => other !== at))}
              >
                {texts.remove}
              </button>
            </div>
            <Values {...frame} item={item} schema={kinds.get(kind) ?? {}} onItem={(next) => replace(at, next)} />
          </fieldset>
        )
      })}
      <div class="actions">
        <button type="button" onClick={() => onItems([...items, fresh()])}>
          {words.add}
        </button>
      </div>
    </section>
  )
}
