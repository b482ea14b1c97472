// The builder of one segment. The address holds unsaved changes, so that you can share it.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { useAction, useLoad } from '../../../data/load.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { goTo, hrefOf, query, setParameters } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Code } from '../../../ui/code.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { GroupEditor } from './group-editor.tsx'
import { itemKinds } from './item-kinds.ts'
import { LiveCount } from './live-count.tsx'
import type { References } from './references.ts'
import { fromFilter, type Group, readTree, toFilter } from './tree.ts'

const texts = t.contacts.segments

/** Milliseconds after which the address follows what is edited. */
const QUIET_MS = 400

interface Draft {
  name: string
  tree: Group
}

type Saved = MarketingSchemas['SegmentDetail'] | null

function draftOf(saved: Saved, known: References): Draft {
  const given = readTree(query.peek().get('tree'))
  if (saved) return { name: saved.name, tree: given ?? fromFilter(saved.segment_filter) }
  const first = itemKinds[0]?.make(known)
  return { name: '', tree: given ?? { segment_filter_array: first ? [first] : [], boolean_operator: 'and' } }
}

/** Keeps a tree that differs from what is saved in the address. */
function useTreeInAddress(tree: Group, saved: Saved): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const text = JSON.stringify(tree)
    const isSaved = saved !== null && text === JSON.stringify(saved.segment_filter)
    const timer = setTimeout(() => setParameters({ tree: isSaved ? null : text }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [tree, saved])
}

function useSegmentDeeds(list_id: number, segment_id: string, onChange: () => void) {
  const action = useAction()
  const { marketing } = api()
  const open = (id: string | null) => goTo(hrefOf(`contacts/${list_id}`, { show: 'segments', segment: id }))
  const create = ({ name, tree }: Draft) =>
    marketing.createSegment({ path: { list_id }, body: { name: name.trim(), segment_filter: toFilter(tree) } })
  const after = (text: string, undo?: () => void) => {
    showNotice(text, undo)
    onChange()
  }
  return {
    ...action,
    create: (draft: Draft) =>
      action.run(async () => {
        const made = await create(draft)
        open(made.segment_id ?? null)
        after(texts.saved(draft.name))
      }),
    update: ({ name, tree }: Draft, before: NonNullable<Saved>, reload: () => void) =>
      action.run(async () => {
        const path = { list_id, segment_id }
        await marketing.updateSegment({ path, body: { name: name.trim(), segment_filter: toFilter(tree) } })
        setParameters({ tree: null })
        const { name: old, segment_filter } = before
        const back = () => marketing.updateSegment({ path, body: { name: old, segment_filter } })
        after(texts.saved(name), () => void back().then(reload).then(onChange))
        reload()
      }),
    remove: (before: NonNullable<Saved>) =>
      action.run(async () => {
        await marketing.deleteSegment({ path: { list_id, segment_id } })
        open(null)
        const back = () => create({ name: before.name, tree: fromFilter(before.segment_filter) })
        after(t.contacts.deleted(before.name), () => void back().then(onChange))
      }),
  }
}

interface Building {
  known: References
  segment: string
  saved: Saved
  reload(): void
  onChange(): void
}

function Builder({ known, segment, saved, reload, onChange }: Building) {
  const list = known.list.list_id ?? 0
  const [draft, setDraft] = useState(() => draftOf(saved, known))
  const { busy, error, create, update, remove } = useSegmentDeeds(list, segment, onChange)
  // Another version was read: after an update that was undone, for instance.
  const version = useRef(saved)
  useEffect(() => {
    if (version.current !== saved) setDraft(draftOf(saved, known))
    version.current = saved
  }, [saved])
  useTreeInAddress(draft.tree, saved)
  const own = saved?.type === 'saved' ? saved : null
  const isReady = !busy && draft.name.trim() !== '' && draft.tree.segment_filter_array.length > 0
  const submit = (event: Event) => {
    event.preventDefault()
    if (isReady) void (own ? update(draft, own, reload) : create(draft))
  }
  return (
    <form class="stack builder" onSubmit={submit}>
      <h2>{saved?.name ?? texts.create}</h2>
      {saved && !own && <p class="hint">{texts.notOwn}</p>}
      <Field label={texts.name}>
        <input
          maxLength={255}
          value={draft.name}
          onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
      </Field>
      <GroupEditor
        group={draft.tree}
        known={known}
        level={0}
        onChange={(tree) => setDraft({ ...draft, tree: tree as unknown as Group })}
      />
      <div class="actions">
        <button type="submit" class="primary" disabled={!isReady}>
          {saved && !own ? texts.saveNew : t.contacts.save}
        </button>
        {own && (
          <button type="button" disabled={!isReady || draft.name === own.name} onClick={() => void create(draft)}>
            {texts.saveNew}
          </button>
        )}
        {own && (
          <button type="button" class="danger" disabled={busy} onClick={() => void remove(own)}>
            {t.contacts.delete}
          </button>
        )}
        {saved && <a href={hrefOf(`contacts/${list}`, { segment })}>{texts.contacts}</a>}
      </div>
      <Failure error={error} />
      <LiveCount list={list} tree={draft.tree} />
      <details>
        <summary>{texts.json}</summary>
        <Code label="segment_filter" text={JSON.stringify(draft.tree, null, 2)} />
      </details>
    </form>
  )
}

/** Makes a segment (`new`), or shows one with its conditions. */
export function SegmentBuilder(props: { known: References; segment: string; onChange(): void }) {
  const { known, segment, onChange } = props
  const list_id = known.list.list_id ?? 0
  const { data, error, reload } = useLoad(
    async (signal) =>
      segment === 'new' ? null : api().marketing.getSegment({ path: { list_id, segment_id: segment } }, { signal }),
    [segment],
  )
  if (data === undefined) return error === undefined ? <Loading /> : <Failure error={error} />
  return <Builder {...{ known, segment, saved: data, reload, onChange }} />
}
