import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

/** A form in a dialog, whose first field is a name. `save` gets the name; other fields are the children. */
export function NameForm(props: {
  title: string
  label: string
  name?: string
  action: string
  children?: ComponentChildren
  save(name: string): Promise<unknown>
  onClose(): void
}) {
  const { title, label, action, children, save, onClose } = props
  const [name, setName] = useState(props.name ?? '')
  const work = async () => {
    await save(name.trim())
    onClose()
  }
  const cancel = (
    <button type="button" onClick={onClose}>
      {t.ui.cancel}
    </button>
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <Form action={action} work={work} isReady={name.trim() !== ''} beside={cancel}>
        <Field label={label}>
          <input required maxLength={255} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        {children}
      </Form>
    </Dialog>
  )
}
