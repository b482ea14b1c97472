// The inbox: what the sandbox captured, in one list, with the message that is open beside it.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accountNow } from '../../data/clock.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Search } from '../../ui/search.tsx'
import { Split } from '../../ui/split.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { Message } from './message.tsx'
import { hrefOfMessage, MessageList } from './message-list.tsx'
import { type Listed, useMessages } from './messages.ts'
import { type InboxQuery, readQuery } from './query.ts'
import { isRead, markAllRead, markMessage, readMarks } from './read-marks.ts'
import { SearchHints } from './search-hints.tsx'

const texts = t.inbox

/** The keys of the inbox, beside those of the list. */
function useInboxKeys(rows: readonly Listed[], open: number | undefined): void {
  const q = query.value.get('q')
  useShortcuts(
    [
      {
        key: 'o',
        label: texts.openFirst,
        run: () => open === undefined && rows[0] && goTo(hrefOfMessage(rows[0].captured_id)),
      },
      { key: 'Escape', label: texts.back, run: () => open !== undefined && goTo(hrefOf('inbox', { q })) },
      {
        key: 'u',
        label: texts.toggleRead,
        run: () => {
          const row = rows.find(({ captured_id }) => captured_id === open)
          if (row) markMessage(row, !isRead(row))
        },
      },
    ],
    [rows, open, q],
  )
}

/** Messages of a search by read marks that are looked for before somebody asks for more, and looked through at most. */
const ENOUGH = 50
const STRETCH = 2_000

/**
 * The messages of a search by read marks. Only the browser knows these, so it reads older pages until it has enough, or
 * has looked through a stretch; `further` continues.
 */
function useMarked({ rows, more }: ReturnType<typeof useMessages>, search: InboxQuery) {
  const [most, setMost] = useState(STRETCH)
  const known = rows?.length ?? 0
  const shown = useMemo(
    () => (rows ?? []).filter((row) => search.unread === undefined || isRead(row) !== search.unread),
    [rows, search, readMarks.value],
  )
  const isShort = search.unread !== undefined && shown.length < ENOUGH && more !== undefined
  useEffect(() => {
    if (isShort && known < most) void more()
  }, [isShort, known, most])
  useEffect(() => setMost(STRETCH), [search])
  const isLooking = isShort && known < most
  return {
    shown,
    known,
    isLooking,
    further: isShort && !isLooking ? () => setMost(known + STRETCH) : undefined,
    // A short list has its end in sight, which would read everything.
    onEnd: isShort ? undefined : more,
  }
}

/** What stands where no message fits. */
function Nothing({ isSearch }: { isSearch: boolean }) {
  if (!isSearch) return <EmptyInbox />
  return (
    <div class="empty">
      <p>{texts.nothingFits}</p>
      <button type="button" onClick={() => setParameters({ q: null })}>
        {texts.clear}
      </button>
    </div>
  )
}

/** The page. */
export function InboxPage() {
  const q = query.value.get('q') ?? ''
  // Times such as `2h` count from when the search was typed, so that it stays the same.
  const search = useMemo(() => readQuery(q, accountNow.peek()), [q])
  const messages = useMessages(search.list)
  const { rows = [], total, isCurrent, error } = messages
  const { shown, known, isLooking, further, onEnd } = useMarked(messages, search)
  const given = Number(pathWords.value[1])
  const open = Number.isSafeInteger(given) && given > 0 ? given : undefined
  useInboxKeys(shown, open)
  const newest = rows[0]
  const list = (
    <>
      <Failure error={error} />
      {shown.length > 0 ? (
        <MessageList key={JSON.stringify(search)} rows={shown} open={open} onEnd={onEnd && (() => void onEnd())} />
      ) : isCurrent && !isLooking ? (
        <Nothing isSearch={q !== ''} />
      ) : (
        error === undefined && <Loading />
      )}
      {further && (
        <p class="actions">
          <span class="hint">{texts.lookedThrough(known, total)}</span>
          <button type="button" class="small" onClick={further}>
            {texts.further}
          </button>
        </p>
      )}
    </>
  )
  return (
    <>
      <PageHead title={texts.title}>
        <Search
          label={texts.search.label}
          placeholder={texts.search.example}
          value={q}
          onSearch={(text) => setParameters({ q: text })}
        />
        <span class="quiet inbox-count" role="status">
          {isCurrent && texts.count(search.unread === undefined ? total : shown.length, total)}
        </span>
        {newest && !isRead(newest) && (
          <button type="button" onClick={() => showNotice(texts.markedAll, markAllRead(newest))}>
            {texts.markAll}
          </button>
        )}
      </PageHead>
      {search.problems.length > 0 && (
        <p class="inbox-problem" role="status">
          {search.problems.join(' ')}
        </p>
      )}
      <SearchHints
        onWord={(word) => {
          setParameters({ q: `${q} ${word}`.trim() })
          document.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
        }}
      />
      <Split
        list={list}
        detail={open === undefined ? null : <Message key={open} id={open} />}
        back={hrefOf('inbox', { q: q || null })}
        label={texts.message}
      />
    </>
  )
}
