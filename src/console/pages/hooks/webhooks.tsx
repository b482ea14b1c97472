// The webhooks of every API and the callbacks of lists, in one list.
import { useState } from 'preact/hooks'
import { useAction, useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { showNotice } from '../../shell/notices.tsx'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CreateWebhook } from './create-webhook.tsx'
import { wordOf } from './event-words.ts'
import { deleteRegistered, type Registered, readRegistered, switchRegistered } from './registered.ts'
import { NewSecret, Secret } from './secret.tsx'
import { TestEvent } from './test-event.tsx'

const texts = t.hooks.list
/** Webhooks of each kind that are read at once. */
const PAGE = 100
/** Events of a webhook that are shown; the others are counted. */
const SHOWN = 3

/** What is open over the list. */
type Open = { what: 'test' | 'secret' | 'delete' | 'switch'; webhook: Registered } | { what: 'create' } | null

const toldText = ({ told }: Registered): string => {
  const shown = told.slice(0, SHOWN).map(wordOf).join(', ')
  return told.length > SHOWN ? `${shown} ${texts.more(told.length - SHOWN)}` : shown
}

const watchesText = ({ watches }: Registered): string =>
  typeof watches === 'number' ? texts.list(watches) : (watches ?? texts.account)

function Buttons({ webhook, onOpen }: { webhook: Registered; onOpen(open: Open): void }) {
  const { id, name } = webhook
  const isSandbox = !isLiveAccount.value
  return (
    <span class="actions">
      <a href={hrefOf('hooks', { name, webhook_id: String(id) })}>{texts.deliveries}</a>
      {isSandbox && (
        <button type="button" class="small" onClick={() => onOpen({ what: 'test', webhook })}>
          {texts.test}
        </button>
      )}
      <button type="button" class="small" onClick={() => onOpen({ what: 'secret', webhook })}>
        {texts.secret}
      </button>
      {webhook.status && (
        <button type="button" class="small" onClick={() => onOpen({ what: 'switch', webhook })}>
          {webhook.status === 'active' ? texts.pause : texts.enable}
        </button>
      )}
      {(isSandbox || webhook.api !== 'callback') && (
        <button type="button" class="small danger" onClick={() => onOpen({ what: 'delete', webhook })}>
          {texts.delete}
        </button>
      )}
    </span>
  )
}

const columnsOf = (onOpen: (open: Open) => void): Column<Registered>[] => [
  {
    title: texts.url,
    cell: ({ url, status }) => (
      <>
        <code>{url}</code>
        {status && status !== 'active' && <Badge tone="warn" text={texts[status]} />}
      </>
    ),
  },
  { title: texts.api, kind: 'minor', cell: ({ api }) => texts.apis[api] },
  { title: texts.watches, cell: watchesText },
  { title: texts.told, kind: 'minor', cell: toldText },
  { title: texts.actions, cell: (row) => <Buttons webhook={row} onOpen={onOpen} /> },
]

function Delete({ webhook, onClose, onDone }: { webhook: Registered; onClose(): void; onDone(): void }) {
  const remove = async () => {
    await deleteRegistered(webhook)
    onDone()
  }
  return (
    <Confirm
      title={texts.deleteTitle}
      text={
        <>
          <code>{webhook.url}</code>
          <br />
          {texts.deleteText}
        </>
      }
      action={texts.delete}
      work={remove}
      onClose={onClose}
    />
  )
}

/** Reads pages of all kinds together, as many as the reader asks for. */
function useRegistered() {
  const [pages, setPages] = useState(1)
  const read = async (signal: AbortSignal) => {
    const slots = Array.from({ length: pages }, (_, page) => ({ offset: page * PAGE, limit: PAGE }))
    const found = await Promise.all(slots.map((slot) => readRegistered(slot, signal)))
    return { rows: found.flatMap(({ rows }) => rows), more: found.at(-1)?.more ?? false }
  }
  const loaded = useLoad(read, [pages])
  const onEnd = loaded.data?.more && !loaded.loading ? () => setPages(pages + 1) : undefined
  return { ...loaded, onEnd }
}

/** The list, and what one can do with each. */
export function Webhooks() {
  const [open, setOpen] = useState<Open>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, reload, onEnd } = useRegistered()
  const acting = useAction()
  const close = () => setOpen(null)
  const done = (text: string) => {
    close()
    reload()
    showNotice(text)
  }
  const openOr = async (next: Open) => {
    if (next?.what !== 'switch') return setOpen(next)
    const { webhook } = next
    if (await acting.run(() => switchRegistered(webhook)))
      done(webhook.status === 'active' ? texts.held : texts.enabled)
  }
  const replaced = (made: string) => {
    close()
    setSecret(made)
  }
  const firstRequest = curlOf('POST', '/marketing/v3/webhooks', {
    list_id: 1,
    url: 'http://127.0.0.1:3000/hooks',
    actions: ['subscription', 'unsubscribe'],
  })
  return (
    <div class="stack">
      <div class="actions">
        <button type="button" class="primary" onClick={() => setOpen({ what: 'create' })}>
          {texts.create}
        </button>
      </div>
      <Failure error={error ?? acting.error} />
      {!data && error === undefined && <Loading />}
      {data?.rows.length === 0 && <Empty text={texts.empty} request={firstRequest} />}
      {data !== undefined && data.rows.length > 0 && (
        <Table
          label={texts.label}
          columns={columnsOf(openOr)}
          rows={data.rows}
          keyOf={({ api, id }) => `${api} ${id}`}
          {...(onEnd && { onEnd })}
        />
      )}
      {open?.what === 'create' && (
        <CreateWebhook
          onClose={close}
          onCreated={(made) => {
            setSecret(made)
            done(t.hooks.create.made)
          }}
        />
      )}
      {open?.what === 'test' && <TestEvent webhook={open.webhook} onClose={close} />}
      {open?.what === 'secret' && <Secret webhook={open.webhook} onClose={close} onReplaced={replaced} />}
      {open?.what === 'delete' && <Delete webhook={open.webhook} onClose={close} onDone={() => done(texts.deleted)} />}
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
