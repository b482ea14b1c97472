// An automation as a form: its terms, what brings contacts in, and its steps, as the contract describes them.
import { useMemo } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Api, apis, type Contract, readContract } from '../contract/document.ts'
import { readValue, showValue } from '../contract/form-values.ts'
import { ValueField } from '../contract/value-field.tsx'
import { stepChoices, useOffered } from './choices.ts'
import { type Item, Items, kindsOf } from './items.tsx'
import { specialFields } from './special-fields.tsx'

const texts = t.automations

/** The body of the request, as far as the form can show it. */
export interface Draft {
  list_id?: number
  triggers?: readonly Item[]
  actions: readonly Item[]
}

const terms = ['title', 'list_id', 'allow_multiple_contacts', 'contact_limit'] as const
const marketing = apis.find(({ word }) => word === 'marketing') as Api

function Terms({ draft, contract, onDraft }: { draft: Draft; contract: Contract; onDraft(draft: Draft): void }) {
  const schema = contract.resolve({ $ref: '#/components/schemas/AutomationCreate' })
  const values = draft as unknown as Item
  // The list of an automation that is there stays.
  const shown = terms.filter((name) => name !== 'list_id' || draft.list_id !== undefined)
  return (
    <div class="try-fields">
      {shown.map((name) => (
        <ValueField
          key={name}
          name={name}
          schema={contract.resolve(schema.properties?.[name] ?? {})}
          required={schema.required?.includes(name) ?? false}
          text={showValue(values[name])}
          onText={(text, kind) => onDraft({ ...draft, [name]: readValue(kind, text) })}
        />
      ))}
    </div>
  )
}

/** The number of a new step. */
const nextId = (actions: readonly Item[]): number =>
  Math.max(0, ...actions.map(({ action_id }, at) => Number(action_id ?? at + 1))) + 1

/** The form. `list`: whose fields and segments can be named. */
export function AutomationForm(props: { draft: Draft; list: number; onDraft(draft: Draft): void }) {
  const { draft, list, onDraft } = props
  const { data: contract, error } = useLoad((signal) => readContract(marketing, signal), [])
  const { choices, references } = useOffered(list)
  const special = useMemo(() => specialFields(references), [references])
  if (!contract) return error === undefined ? <Loading /> : <Failure error={error} />
  const { triggers = [], actions } = draft
  const ofSteps = { ...choices, ...stepChoices(actions as unknown as MarketingSchemas['AutomationStep'][]) }
  return (
    <>
      <Terms draft={draft} contract={contract} onDraft={onDraft} />
      <Items
        words={texts.form.triggers}
        items={triggers}
        kinds={kindsOf(contract, 'AutomationTrigger', 'type')}
        labels={texts.causes}
        member="type"
        contract={contract}
        choicesOf={() => choices}
        special={special}
        onItems={(next) => onDraft({ ...draft, triggers: next })}
        fresh={() => ({ type: 'subscription' })}
      />
      <Items
        words={texts.form.steps}
        items={actions}
        kinds={kindsOf(contract, 'AutomationStep', 'action')}
        labels={texts.steps}
        member="action"
        contract={contract}
        choicesOf={() => ofSteps}
        special={special}
        onItems={(next) => onDraft({ ...draft, actions: next })}
        fresh={() => ({ action_id: nextId(actions), action: 'wait', amount: 1, unit: 'days' })}
      />
    </>
  )
}
