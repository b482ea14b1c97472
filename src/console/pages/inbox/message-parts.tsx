// Headers, source and links of a message.
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Table } from '../../ui/table.tsx'
import type { Captured } from './captured.ts'

const texts = t.inbox

/** The headers in their order. */
export function Headers({ message }: { message: Captured }) {
  const rows = message.headers.map((header, at) => ({ ...header, at }))
  return (
    <Table
      label={texts.tabs.headers}
      rows={rows}
      keyOf={({ at }) => at}
      columns={[
        { title: texts.header.name, cell: ({ name }) => name },
        { title: texts.header.value, kind: 'wide', cell: ({ value }) => <code>{value}</code> },
      ]}
    />
  )
}

/** The source, byte by byte. */
export function Source({ message: { captured_id } }: { message: Captured }) {
  const read = (signal: AbortSignal) => api().sandbox.getCapturedSource({ path: { captured_id } }, { signal })
  const { data, error } = useLoad(read, [captured_id])
  if (error !== undefined) return <Failure error={error} />
  return data === undefined ? <Loading /> : <Code label={texts.tabs.source} text={data} />
}

/** Links that count their clicks, and those that confirm an alert. */
const isTracked = (url: string) => /\/t\/[ck]-|\/a\//.test(url)

/** The links of a message; a click here counts as a click of the recipient. */
export function Links({ message }: { message: Captured }) {
  const { busy, error, run } = useAction()
  const path = { captured_id: message.captured_id }
  const clickLink = async (url: string) => {
    const click = () => api().sandbox.createMessageEvent({ path, body: { type: 'click', url } })
    if (await run(click)) showNotice(texts.next.done.click)
  }
  if (message.links.length === 0) return <p>{texts.noLinks}</p>
  return (
    <>
      <Failure error={error} />
      <ul class="message-links">
        {message.links.map((url) => (
          <li key={url}>
            <code>{url}</code>
            {isTracked(url) && !isLiveAccount.value ? (
              <button type="button" class="small" disabled={busy} onClick={() => void clickLink(url)}>
                {texts.link.follow}
              </button>
            ) : (
              !isTracked(url) && <span class="quiet">{texts.link.untracked}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
