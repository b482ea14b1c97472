// The senders of the account on every channel, to be approved and rejected.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'

const texts = t.clock.senders
type Status = SandboxSchemas['SenderStatusUpdate']['status']

interface Sender {
  id: number
  name: string
  hash?: string | undefined
  channel: keyof typeof texts.channels
  status: Status
}

const tones: Record<Status, Tone> = { active: 'good', moderation: 'warn', rejected: 'bad' }
const statuses = Object.keys(tones) as Status[]
/** Senders of each channel that are shown; somebody sets them up one by one. */
const LIMIT = 100

async function readSenders(status: Status | null, signal: AbortSignal): Promise<Sender[]> {
  const { marketing } = api()
  const request = { query: { limit: LIMIT, ...(status && { status }) } }
  const [emails, cellphones, phones] = await Promise.all([
    marketing.listEmailSenders(request, { signal }),
    marketing.listCellphoneSenders(request, { signal }),
    marketing.listPhoneSenders(request, { signal }),
  ])
  return [
    ...emails.items.map((one) => ({
      id: one.sender_id,
      name: one.email,
      hash: one.sender_hash,
      channel: 'email' as const,
      status: one.status,
    })),
    ...cellphones.items.map((one) => ({
      ...{ id: one.sender_id, name: one.cellphone },
      ...{ channel: 'cellphone' as const, status: one.status },
    })),
    ...phones.items.map((one) => ({
      id: one.sender_id,
      name: one.phone,
      channel: 'phone' as const,
      status: one.status,
    })),
  ]
}

function Changes({ sender, busy, onSet }: { sender: Sender; busy: boolean; onSet(status: Status): void }) {
  return (
    <span class="actions">
      {statuses
        .filter((status) => status !== sender.status)
        .map((status) => (
          <button
            key={status}
            type="button"
            class="small"
            disabled={busy}
            aria-label={texts.of(texts.actions[status], sender.name)}
            onClick={() => onSet(status)}
          >
            {texts.actions[status]}
          </button>
        ))}
    </span>
  )
}

/** The panel. */
export function SendersPanel() {
  const status = statuses.find((one) => one === query.value.get('status')) ?? null
  const list = useLoad((signal) => readSenders(status, signal), [status])
  const { busy, error, run } = useAction()
  const set = async ({ id, name, status: before }: Sender, next: Status) => {
    const change = (to: Status) =>
      run(() => api().sandbox.updateSenderStatus({ path: { sender_id: id }, body: { status: to } })).finally(
        list.reload,
      )
    if (await change(next)) showNotice(texts.did(name, texts.statuses[next]), () => void change(before))
  }
  const columns: Column<Sender>[] = [
    { title: texts.columns.sender, cell: ({ name }) => name },
    { title: texts.columns.hash, kind: 'minor', cell: ({ hash }) => hash && <code>{hash}</code> },
    { title: texts.columns.channel, kind: 'minor', cell: ({ channel }) => texts.channels[channel] },
    {
      title: texts.columns.status,
      cell: (one) => <Badge tone={tones[one.status]} text={texts.statuses[one.status]} />,
    },
    {
      title: texts.columns.change,
      cell: (sender) => <Changes sender={sender} busy={busy} onSet={(next) => void set(sender, next)} />,
    },
  ]
  return (
    <div class="stack">
      <p class="hint">{texts.explain}</p>
      <div class="actions">
        <Select
          label={texts.status}
          value={status ?? ''}
          options={[['', texts.any], ...statuses.map((one) => [one, texts.statuses[one]] as const)]}
          onChoose={(chosen) => setParameters({ status: chosen })}
        />
      </div>
      <Failure error={error ?? list.error} />
      {!list.data && list.error === undefined && <Loading />}
      {list.data?.length === 0 && (
        <Empty
          text={texts.none}
          {...(status === null && {
            request: curlOf('POST', '/marketing/v3/senders/email', { name: 'Shop', email: 'shop@example.com' }),
          })}
        />
      )}
      {list.data && list.data.length > 0 && (
        <Table label={texts.label} columns={columns} rows={list.data} keyOf={({ id }) => id} />
      )}
    </div>
  )
}
