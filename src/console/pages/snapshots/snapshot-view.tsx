// One snapshot: what it holds, and the way back to it.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { readClock } from '../../data/clock.ts'
import { useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Time } from '../../ui/time.tsx'
import { Comparison } from './comparison.tsx'

const texts = t.snapshots
type Question = 'restore' | 'delete'

/** Asks before it does what cannot be undone, and shows that it is being done. */
function Ask(props: { question: Question; name: string; onClose(): void; onDone(): void }) {
  const { question, name, onClose, onDone } = props
  const isRestore = question === 'restore'
  const path = { snapshot_name: name }
  const perform = async () => {
    const { sandbox } = api()
    await (isRestore ? sandbox.restoreSnapshot({ path }) : sandbox.deleteSnapshot({ path }))
    await readClock()
    showNotice(isRestore ? texts.restored(name) : texts.deleted(name))
    onDone()
  }
  return (
    <Confirm
      title={isRestore ? texts.restoreTitle(name) : texts.deleteTitle(name)}
      text={isRestore ? texts.restoreText : texts.deleteText}
      action={isRestore ? texts.restore : texts.delete}
      work={perform}
      onClose={onClose}
      waiting={isRestore ? texts.restoring : undefined}
    />
  )
}

/** The snapshot of this name. `onChange`: the list of snapshots is out of date. */
export function SnapshotView({ name, onChange }: { name: string; onChange(): void }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { data, error, reload } = useLoad(
    async (signal) => {
      const { sandbox } = api()
      const then = await sandbox.getSnapshot({ path: { snapshot_name: name } }, { signal })
      return { then, now: await sandbox.getAccountCounts(undefined, { signal }) }
    },
    [name],
  )
  const done = () => {
    if (question === 'delete') goTo(hrefOf('snapshots'), { replace: true })
    else reload()
    setQuestion(null)
    onChange()
  }
  if (error !== undefined) return <Failure error={error} />
  if (!data || data.then.name !== name) return <Loading />
  const { then, now } = data
  return (
    <div class="stack">
      <h2>{name}</h2>
      <Facts
        rows={[
          [texts.columns.created, <Time at={then.created} />],
          [texts.columns.records, then.records.toLocaleString(t.language)],
          [texts.columns.size, texts.size(then.bytes)],
        ]}
      />
      {!then.restorable && <p>{texts.outdated}</p>}
      <div class="actions">
        <button type="button" class="primary" disabled={!then.restorable} onClick={() => setQuestion('restore')}>
          {texts.restore}
        </button>
        <button type="button" class="danger" onClick={() => setQuestion('delete')}>
          {texts.delete}
        </button>
        <button type="button" onClick={reload}>
          {t.ui.reload}
        </button>
      </div>
      <h3>{texts.compare}</h3>
      <Comparison then={then} now={now} />
      {question && <Ask question={question} name={name} onClose={() => setQuestion(null)} onDone={done} />}
    </div>
  )
}
