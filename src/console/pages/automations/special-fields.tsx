// Fields of steps that are more than a text: the conditions that contacts must meet, and days of the week.
import type { ComponentType } from 'preact'
import { t } from '../../texts/texts.ts'
import { Choices } from '../../ui/choices.tsx'
import { GroupEditor } from '../contacts/segments/group-editor.tsx'
import { itemKinds } from '../contacts/segments/item-kinds.ts'
import type { References } from '../contacts/segments/references.ts'
import { type Group, isGroup } from '../contacts/segments/tree.ts'

const texts = t.automations.form

/** What such a field gets. */
export interface Special {
  value: unknown
  /** Takes undefined for none. */
  onValue(value: unknown): void
}

/** Conditions, as the builder of segments has them. Without one left there are none. */
function Conditions({ value, references, onValue }: Special & { references: References }) {
  const first = itemKinds.map(({ make }) => make(references)).find(Boolean)
  const start: Group = { segment_filter_array: first ? [first] : [], boolean_operator: 'and' }
  return (
    <section class="stack wide" aria-label={texts.conditions.title}>
      <strong>segment_filter</strong>
      {isGroup(value) ? (
        <GroupEditor
          group={value}
          known={references}
          level={0}
          onChange={(tree) => onValue(tree)}
          onRemove={() => onValue(undefined)}
        />
      ) : (
        <div class="actions">
          <button type="button" onClick={() => onValue(start)}>
            {texts.conditions.add}
          </button>
        </div>
      )}
    </section>
  )
}

const days = texts.days.map((day, at) => [at + 1, day] as const)

function Weekdays({ value, onValue }: Special) {
  const chosen = Array.isArray(value) ? value.map(Number) : []
  return (
    <Choices
      label={texts.weekdays}
      options={days}
      chosen={chosen}
      onChoose={(next) => onValue(next.length > 0 ? next.sort() : undefined)}
    />
  )
}

/** The fields by the members that they write. Conditions are written as JSON until it is known what they can name. */
export const specialFields = (
  references: References | null,
): Readonly<Record<string, ComponentType<Special> | undefined>> => ({
  weekdays: Weekdays,
  ...(references && { segment_filter: (props) => <Conditions {...props} references={references} /> }),
})
