// Sends contacts through an automation by hand.
import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { RealPeople } from '../../ui/real-people.tsx'
import { Select } from '../../ui/select.tsx'
import { graphOf } from './automation-steps.ts'

const texts = t.automations

/** The id of a contact of the list, by the id itself or by its email address. */
async function contactOf(list_id: number, word: string): Promise<string> {
  if (!word.includes('@')) return word
  const { items } = await api().marketing.listContacts({ path: { list_id }, query: { email: word, limit: 1 } })
  const id = items[0]?.base.contact_id
  if (id === undefined) throw new Error(texts.noContact(word))
  return id
}

/** The dialog. */
export function StartContacts(props: {
  automation: MarketingSchemas['AutomationDetail']
  onClose(): void
  onStarted(): void
}) {
  const { automation_id, list_id } = props.automation
  const steps = graphOf({ actions: props.automation.actions })
  const [words, setWords] = useState('')
  const [action_id, setAction] = useState(Number(steps[0]?.id ?? 1))
  const start = async () => {
    const given = words.split(/[\s,;]+/).filter((word) => word !== '')
    const contacts: string[] = []
    for (const word of given) contacts.push(await contactOf(list_id, word))
    const body = { automation_id, action_id, contacts }
    const { success, error } = await api().marketing.startAutomationForContacts({ path: { list_id }, body })
    showNotice(texts.started(success.length, error.already_in_queue.length))
    props.onStarted()
  }
  return (
    <Dialog title={texts.start} onClose={props.onClose}>
      <Form action={texts.startSubmit} work={start} isReady={words.trim() !== ''}>
        <RealPeople />
        <Field label={texts.startContacts} hint={texts.startHint}>
          <textarea required value={words} onInput={(event) => setWords(event.currentTarget.value)} />
        </Field>
        <Field label={texts.startAt}>
          <Select
            options={steps.map(({ id, title, detail }) => [id, `${id}. ${title}: ${detail}`] as const)}
            value={String(action_id)}
            onChoose={(id) => setAction(Number(id))}
          />
        </Field>
      </Form>
    </Dialog>
  )
}
