import { useState } from 'preact/hooks'
import { useAction } from '../../../data/load.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'
import { chosenOf, type Done, tagContacts } from '../list/deeds.ts'
import { TagForm } from '../list/tag-form.tsx'
import type { ContactDetail, Known, Tag } from '../model.ts'
import { OperationLine } from '../operation-line.tsx'
import { TagName } from '../tag-name.tsx'

const texts = t.contacts.bulk

/** The tags of a contact, which operations add and remove. */
export function ContactTags({ known, contact, onChange }: { known: Known; contact: ContactDetail; onChange(): void }) {
  const [isAdding, setAdding] = useState(false)
  const [running, setRunning] = useState<number | null>(null)
  const { busy, error, run } = useAction()
  const list = known.list.list_id ?? 0
  const choice = new Map([chosenOf(contact)])
  const act = (label: string, deed: () => Promise<Done>) =>
    run(async () => {
      const { operations, undo } = await deed()
      setRunning(operations[0] ?? null)
      showNotice(label, undo && (() => void act(texts.undoing(label), undo)))
    })
  const own = (contact.tags ?? []).flatMap((id) => known.tags.find((one) => one.tag_id === id) ?? [])
  const attach = (id: number) => void act(texts.attach, () => tagContacts('attach', list, choice, id))
  const detach = ({ tag_id = 0 }: Tag) => void act(texts.detach, () => tagContacts('detach', list, choice, tag_id))
  return (
    <section class="stack" aria-label={t.contacts.views.tags}>
      <ul class="actions">
        {own.map((one) => (
          <li key={one.tag_id}>
            <TagName tag={one} />
            <button
              type="button"
              class="small plain"
              disabled={busy}
              aria-label={t.contacts.tags.detach(one.name)}
              onClick={() => detach(one)}
            >
              ✕
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="small" onClick={() => setAdding(true)}>
            {texts.attach}
          </button>
        </li>
      </ul>
      <Failure error={error} />
      {running !== null && (
        <OperationLine
          key={running}
          id={running}
          label={t.contacts.views.tags}
          file={texts.file}
          onEnd={() => {
            setRunning(null)
            onChange()
          }}
        />
      )}
      {isAdding && (
        <TagForm title={texts.attach} tags={known.tags} mayCreate onTag={attach} onClose={() => setAdding(false)} />
      )}
    </section>
  )
}
