// The page of snapshots: save the account under a name, and go back to it.
import { useState } from 'preact/hooks'
import { ConflictError, type SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { SnapshotView } from './snapshot-view.tsx'

const texts = t.snapshots
type Snapshot = SandboxSchemas['Snapshot']

/** An account keeps 20 at most. */
const LIMIT = 100

const columns: Column<Snapshot>[] = [
  { title: texts.columns.name, kind: 'wide', cell: ({ name }) => name },
  {
    title: texts.columns.records,
    kind: 'number',
    cell: ({ records }) => records.toLocaleString(t.language),
  },
  { title: texts.columns.size, kind: 'number', cell: ({ bytes }) => texts.size(bytes) },
  { title: texts.columns.created, kind: 'minor', cell: ({ created }) => <Time at={created} /> },
]

const hrefOfSnapshot = (name: string) => hrefOf(`snapshots/${name}`)

/** A form for the name, which offers to replace a snapshot that has it. */
function SaveForm({ onSaved }: { onSaved(): void }) {
  const [name, setName] = useState('')
  const { busy, error, run } = useAction()
  const isTaken = error instanceof ConflictError && 'snapshot_exists' in (error.errors ?? {})
  const save = async (replace: boolean) => {
    const wanted = name.trim()
    if (!(await run(() => api().sandbox.createSnapshot({ body: { name: wanted, replace } })))) return
    showNotice(texts.saved(wanted))
    setName('')
    onSaved()
    goTo(hrefOfSnapshot(wanted))
  }
  const submit = (event: Event) => {
    event.preventDefault()
    void save(false)
  }
  return (
    <form class="stack" onSubmit={submit}>
      <div class="actions">
        <input
          type="text"
          required
          aria-label={texts.name}
          placeholder={texts.name}
          title={texts.nameHint}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={busy || name.trim() === ''}>
          {texts.save}
        </button>
        {isTaken && (
          <button type="button" class="danger" disabled={busy} onClick={() => void save(true)}>
            {texts.replace(name.trim())}
          </button>
        )}
        {busy && <Progress done={0} label={texts.saving} />}
      </div>
      {isTaken ? <p role="alert">{texts.taken}</p> : <Failure error={error} />}
    </form>
  )
}

/** The page. */
export function SnapshotsPage() {
  const [, open] = pathWords.value
  const list = useLoad((signal) => api().sandbox.listSnapshots({ query: { limit: LIMIT } }, { signal }), [])
  const rows = list.data?.items ?? []
  // A snapshot that was replaced is another one of the same name.
  const [saved, setSaved] = useState(0)
  const onSaved = () => {
    setSaved(saved + 1)
    list.reload()
  }
  return (
    <>
      <PageHead title={texts.title} />
      <Split
        label={texts.detail}
        back={hrefOf('snapshots')}
        list={
          <div class="stack">
            <SaveForm onSaved={onSaved} />
            <Failure error={list.error} />
            {!list.data && list.error === undefined && <Loading />}
            {list.data && rows.length === 0 && (
              <Empty text={texts.none} request={curlOf('POST', '/sandbox/v1/snapshots', { name: 'before-checkout' })} />
            )}
            {rows.length > 0 && (
              <Table
                label={texts.label}
                columns={columns}
                rows={rows}
                keyOf={({ name }) => name}
                hrefOf={({ name }) => hrefOfSnapshot(name)}
                open={open}
              />
            )}
          </div>
        }
        detail={
          open === undefined ? null : <SnapshotView key={`${open} ${saved}`} name={open} onChange={list.reload} />
        }
      />
    </>
  )
}
