// What is left of an upgrade, and the processes that it waits for.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const texts = t.health
type Migration = SandboxSchemas['HealthMigration']
type Process = SandboxSchemas['HealthProcess'] & { place: number }

const migrationColumns: Column<Migration>[] = [
  { title: texts.migrationColumns.number, kind: 'number', cell: ({ number }) => number },
  { title: texts.migrationColumns.kind, cell: ({ kind }) => texts.migrationKinds[kind] },
  {
    title: texts.migrationColumns.done,
    cell: ({ kind, number, done }) =>
      kind === 'move' && (
        <Progress done={done * 100} total={100} label={`${texts.migrationColumns.number} ${number}`} />
      ),
  },
  { title: texts.migrationColumns.detail, kind: 'wide', cell: ({ detail }) => detail },
]

const processColumns: Column<Process>[] = [
  { title: texts.processColumns.version, cell: ({ version }) => version },
  { title: texts.processColumns.role, cell: ({ role }) => role },
  { title: texts.processColumns.since, cell: ({ since }) => <Time at={since} /> },
  {
    title: texts.processColumns.state,
    cell: ({ is_older }) => (
      <Badge
        tone={is_older ? 'warn' : 'good'}
        text={is_older ? texts.processStates.older : texts.processStates.current}
      />
    ),
  },
]

/** The part of the page of health for an upgrade in progress. */
export function Upgrade({ upgrade: { migrations, processes } }: { upgrade: SandboxSchemas['HealthUpgrade'] }) {
  return (
    <section class="stack" aria-label={texts.upgrade}>
      <h2>{texts.upgrade}</h2>
      <Table
        label={texts.upgrade}
        columns={migrationColumns}
        rows={migrations}
        keyOf={({ number }) => String(number)}
      />
      <Table
        label={texts.processes}
        columns={processColumns}
        rows={processes.map((process, place) => ({ ...process, place }))}
        keyOf={({ place }) => place}
      />
    </section>
  )
}
