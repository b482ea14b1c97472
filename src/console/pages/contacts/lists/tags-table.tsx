import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { usePages } from '../../../data/pages.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { t } from '../../../texts/texts.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { curlOf, Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { NameForm } from '../../../ui/name-form.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Tag } from '../model.ts'
import { TagName } from '../tag-name.tsx'

const texts = t.contacts.tags
type Asked = { kind: 'create' } | { kind: 'change' | 'delete'; tag: Tag } | null

const columnsFor = (ask: (asked: Asked) => void): Column<Tag>[] => [
  { title: texts.name, kind: 'wide', cell: (tag) => <TagName tag={tag} /> },
  { title: texts.id, kind: 'number', cell: ({ tag_id }) => tag_id },
  {
    title: '',
    kind: 'act',
    cell: (tag) => (
      <>
        <button type="button" class="small plain" onClick={() => ask({ kind: 'change', tag })}>
          {t.contacts.rename}
        </button>
        <button type="button" class="small plain" onClick={() => ask({ kind: 'delete', tag })}>
          {t.contacts.delete}
        </button>
      </>
    ),
  },
]

/** A tag that is made or changed. */
function TagForm({ tag, onClose, onDone }: { tag: Tag | null; onClose(): void; onDone(): void }) {
  const [color, setColor] = useState(tag?.color ?? '#3366aa')
  const save = async (name: string) => {
    if (tag) {
      const path = { tag_id: tag.tag_id ?? 0 }
      await api().marketing.updateTag({ path, body: { name, color } })
      const back = () => api().marketing.updateTag({ path, body: { name: tag.name, color: tag.color } })
      showNotice(t.contacts.renamed(name), () => void back().then(onDone))
    } else await api().marketing.createTag({ body: { name, color } })
    onDone()
  }
  const title = tag ? texts.change : texts.create
  const action = tag ? t.contacts.save : t.contacts.create
  return (
    <NameForm {...{ title, label: texts.name, name: tag?.name, action, save, onClose }}>
      <Field label={texts.color}>
        <input type="color" value={color} onInput={(event) => setColor(event.currentTarget.value)} />
      </Field>
    </NameForm>
  )
}

/** The tags of the account. */
export function TagsTable() {
  const tags = usePages(
    (slot, signal) => api().marketing.listTags({ query: { ...slot, order_by: 'name' } }, { signal }),
    [],
  )
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  useShortcuts([{ key: 'n', label: texts.create, run: () => setAsked({ kind: 'create' }) }])
  const remove = async ({ tag_id, name }: Tag) => {
    await api().marketing.deleteTag({ path: { tag_id: tag_id ?? 0 } })
    showNotice(t.contacts.deleted(name))
    tags.reload()
  }
  return (
    <div class="stack">
      <div class="actions">
        <button type="button" class="primary" onClick={() => setAsked({ kind: 'create' })}>
          {texts.create} <kbd>n</kbd>
        </button>
      </div>
      <Failure error={tags.error} />
      {tags.items?.length === 0 ? (
        <Empty text={texts.empty} request={curlOf('POST', '/marketing/v3/tags', { name: 'VIP' })} />
      ) : (
        <Table
          label={t.contacts.views.tags}
          columns={columnsFor(setAsked)}
          rows={tags.items ?? []}
          keyOf={({ tag_id }) => tag_id ?? 0}
          onEnd={tags.more}
        />
      )}
      {asked?.kind === 'create' && <TagForm tag={null} onClose={close} onDone={tags.reload} />}
      {asked?.kind === 'change' && <TagForm tag={asked.tag} onClose={close} onDone={tags.reload} />}
      {asked?.kind === 'delete' && (
        <Confirm
          title={texts.delete}
          text={texts.deleteText(asked.tag.name)}
          action={texts.delete}
          work={() => remove(asked.tag)}
          onClose={close}
        />
      )}
    </div>
  )
}
