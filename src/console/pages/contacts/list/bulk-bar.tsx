// What can be done to the contacts that were chosen, how far it is, and how it is undone.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useAction } from '../../../data/load.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { t } from '../../../texts/texts.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { type Known, numberText, type Status } from '../model.ts'
import { OperationLine } from '../operation-line.tsx'
import {
  type Choice,
  type Chosen,
  chosenOf,
  type Done,
  forgetContacts,
  setStatus,
  tagContacts,
  unsubscribe,
} from './deeds.ts'
import { ExportForm } from './export-form.tsx'
import { readContacts, type Wanted } from './search-filter.ts'
import { TagForm } from './tag-form.tsx'

const texts = t.contacts.bulk
/** Contacts that are read at once when all of many are chosen. */
const STEP = 1_000

type Asked = 'attach' | 'detach' | 'export' | 'forget' | null
interface Running {
  id: number
  label: string
}

/** What the bar is for. */
export interface Bar {
  known: Known
  wanted: Wanted
  columns: readonly string[]
  total: number
  choice: Choice
  onChoose(choice: Choice): void
  onDone(): void
  /** What stands before the deeds. */
  children: ComponentChildren
}

/** Reads who is among all contacts that fit, and says how far it is. */
async function chooseAll(list: number, wanted: Wanted, onProgress: (read: number) => void): Promise<Choice> {
  const choice = new Map<string, Chosen>()
  for (let offset = 0; ; ) {
    const { items, total_items = 0 } = await readContacts(list, wanted, { offset, limit: STEP })
    for (const [id, one] of items.map(chosenOf)) choice.set(id, one)
    offset += items.length
    onProgress(offset)
    if (items.length === 0 || offset >= total_items) return choice
  }
}

function AllButton({ known, wanted, total, choice, onChoose }: Bar) {
  const [read, setRead] = useState<number | null>(null)
  const { error, run } = useAction()
  if (read !== null) return <Progress done={read} total={total} label={texts.choosing} />
  if (total === 0 || choice.size >= total) return <Failure error={error} />
  const all = async () => {
    setRead(0)
    await run(async () => onChoose(await chooseAll(known.list.list_id ?? 0, wanted, setRead)))
    setRead(null)
  }
  return (
    <>
      <button type="button" onClick={() => void all()}>
        {texts.all(numberText(total))}
      </button>
      <Failure error={error} />
    </>
  )
}

/** What follows a deed, and what follows its undoing. */
interface After {
  done(): void
  undone(): void
}

/** Does deeds one at a time, and keeps what the platform still works off. */
function useDeeds(onDone: () => void) {
  const [running, setRunning] = useState<readonly Running[]>([])
  const action = useAction()
  const startDeed = (label: string, ids: readonly number[]) =>
    setRunning((old) => [...ids.map((id) => ({ id, label })), ...old])
  const act = async (label: string, deed: () => Promise<Done>, after?: After) => {
    await action.run(async () => {
      const { contacts, operations, undo } = await deed()
      startDeed(label, operations)
      after?.done()
      if (operations.length === 0) onDone()
      const back =
        undo && (() => void act(texts.undoing(label), undo, after && { done: after.undone, undone: after.done }))
      showNotice(contacts === 0 ? texts.nothing : texts.done(label, numberText(contacts)), back)
    })
  }
  return { ...action, running, startDeed, act }
}

/** The bar; without chosen contacts only what the platform works off. */
export function BulkBar(props: Bar) {
  const { known, wanted, columns, total, choice, onChoose, onDone } = props
  const list = known.list.list_id ?? 0
  const [asked, setAsked] = useState<Asked>(null)
  const { busy, error, running, startDeed, act } = useDeeds(onDone)
  const close = () => setAsked(null)
  /** Does a deed; those who are chosen stay so, as they are afterwards. */
  const change = (label: string, deed: () => Promise<Done>, to: (one: Chosen) => Chosen) =>
    void act(label, deed, {
      done: () => onChoose(new Map([...choice].map(([id, one]) => [id, to(one)]))),
      undone: () => onChoose(choice),
    })
  const become = (status: Status) => (one: Chosen) => (one.status === 'removed' ? one : { ...one, status })
  const retag = (way: 'attach' | 'detach', id: number) => (one: Chosen) => {
    const others = one.tags.filter((other) => other !== id)
    return { ...one, tags: way === 'attach' ? [...others, id] : others }
  }
  const button = (label: string, run: () => void) => (
    <button type="button" disabled={busy || choice.size === 0} onClick={run}>
      {label}
    </button>
  )
  return (
    <div class="stack">
      <div class="actions">
        {props.children}
        <AllButton {...props} />
        <button type="button" onClick={() => setAsked('export')}>
          {texts.export}
        </button>
      </div>
      <fieldset class="actions bulk" aria-label={texts.label} hidden={choice.size === 0}>
        <span role="status">{texts.chosen(numberText(choice.size))}</span>
        {button(texts.attach, () => setAsked('attach'))}
        {button(texts.detach, () => setAsked('detach'))}
        {button(texts.activate, () =>
          change(texts.activate, () => setStatus('active', list, choice), become('active')),
        )}
        {button(texts.deactivate, () =>
          change(texts.deactivate, () => setStatus('inactive', list, choice), become('inactive')),
        )}
        {button(texts.unsubscribe, () => change(texts.unsubscribe, () => unsubscribe(list, choice), become('removed')))}
        {button(texts.forget, () => setAsked('forget'))}
        <button type="button" class="plain" onClick={() => onChoose(new Map())}>
          {texts.clear}
        </button>
      </fieldset>
      <Failure error={error} />
      {running.map(({ id, label }) => (
        <OperationLine key={id} id={id} label={label} file={texts.file} onEnd={onDone} />
      ))}
      {(asked === 'attach' || asked === 'detach') && (
        <TagForm
          title={texts[asked]}
          tags={known.tags}
          mayCreate={asked === 'attach'}
          onTag={(id) => change(texts[asked], () => tagContacts(asked, list, choice, id), retag(asked, id))}
          onClose={close}
        />
      )}
      {asked === 'export' && (
        <ExportForm
          {...{ known, wanted, columns, total, choice }}
          onBegin={(id) => startDeed(texts.export, [id])}
          onClose={close}
        />
      )}
      {asked === 'forget' && (
        <Confirm
          title={texts.forget}
          text={texts.forgetText(numberText(choice.size))}
          action={texts.forget}
          work={() => act(texts.forget, () => forgetContacts(list, choice)).then(() => onChoose(new Map()))}
          onClose={close}
        />
      )}
    </div>
  )
}
