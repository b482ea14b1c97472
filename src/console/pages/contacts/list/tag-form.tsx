import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { t } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import type { Tag } from '../model.ts'

/** Asks for a tag by its name, which may be a new one. */
export function TagForm(props: {
  title: string
  tags: readonly Tag[]
  mayCreate: boolean
  onTag(id: number): void
  onClose(): void
}) {
  const { title, tags, mayCreate, onTag, onClose } = props
  const [name, setName] = useState('')
  const known = tags.find((tag) => tag.name.toLowerCase() === name.trim().toLowerCase())
  const choose = async () => {
    const tag = known ?? (await api().marketing.createTag({ body: { name: name.trim() } }))
    onTag(tag.tag_id ?? 0)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form action={title} work={choose} isReady={name.trim() !== '' && (known !== undefined || mayCreate)}>
        <Field label={t.contacts.tags.name} hint={mayCreate ? t.contacts.tags.mayCreate : undefined}>
          <input required list="tag-names" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <datalist id="tag-names">
          {tags.map((tag) => (
            <option key={tag.tag_id} value={tag.name} />
          ))}
        </datalist>
      </Form>
    </Dialog>
  )
}
