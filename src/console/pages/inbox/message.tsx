// The message that is open.
import { useLayoutEffect } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Code } from '../../ui/code.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { Time } from '../../ui/time.tsx'
import type { Captured } from './captured.ts'
import { Files } from './files.tsx'
import { contactOf, MessageFacts, originOf } from './message-facts.tsx'
import { Headers, Links, Source } from './message-parts.tsx'
import { NextSteps } from './next-steps.tsx'
import { Preview } from './preview.tsx'
import { markMessage } from './read-marks.ts'
import { Shown } from './shown.tsx'

const texts = t.inbox

type View = 'html' | 'shown' | 'text' | 'headers' | 'source' | 'files' | 'links' | 'data' | 'facts'

/** The views that a message of its channel has. */
function viewsOf(message: Captured): Tab<View>[] {
  const { tabs } = texts
  const isEmail = message.channel === 'email'
  const own: Tab<View>[] = isEmail
    ? [
        ...(message.html === undefined ? [] : [{ name: 'html', label: tabs.html } as const]),
        { name: 'text', label: tabs.text },
        { name: 'headers', label: tabs.headers },
        { name: 'source', label: tabs.source },
        { name: 'files', label: tabs.files(message.attachments.length) },
      ]
    : [{ name: 'shown', label: tabs.shown }]
  return [
    ...own,
    { name: 'links', label: tabs.links(message.links.length) },
    ...(message.data === undefined ? [] : [{ name: 'data', label: tabs.data } as const]),
    { name: 'facts', label: tabs.facts },
  ]
}

function OpenView({ message, view }: { message: Captured; view: View }) {
  switch (view) {
    case 'html':
      return <Preview message={message} />
    case 'shown':
      return <Shown message={message} />
    case 'text':
      return message.text ? <Code label={texts.tabs.text} text={message.text} /> : <p>{texts.noText}</p>
    case 'headers':
      return <Headers message={message} />
    case 'source':
      return <Source message={message} />
    case 'files':
      return <Files message={message} />
    case 'links':
      return <Links message={message} />
    case 'data':
      return <Code label={texts.tabs.data} text={JSON.stringify(message.data, null, 2)} />
    case 'facts':
      return <MessageFacts message={message} />
  }
}

const tones: Record<Captured['outcome'], Tone> = { accepted: 'good', deferred: 'warn', failed: 'bad', unknown: 'warn' }

function Head({ message }: { message: Captured }) {
  const { facts } = texts
  return (
    <header class="message-head">
      <h2>{message.subject ?? message.title ?? texts.channels[message.channel]}</h2>
      <Facts
        rows={[
          [facts.to, message.recipient],
          [facts.from, message.sender],
          [facts.captured, <Time key="at" at={message.created} />],
          [facts.outcome, <Badge key="outcome" tone={tones[message.outcome]} text={texts.outcomes[message.outcome]} />],
          [facts.origin, originOf(message)],
          [facts.contact, contactOf(message)],
        ]}
      />
    </header>
  )
}

/** Reads the message and shows it; opening it marks it as read. */
export function Message({ id }: { id: number }) {
  const read = (signal: AbortSignal) => api().sandbox.getCapturedMessage({ path: { captured_id: id } }, { signal })
  const { data: message, error } = useLoad(read, [id])
  // Before anybody sees it: a mark that came a frame later would take back what they say meanwhile.
  useLayoutEffect(() => {
    if (message) markMessage(message, true)
  }, [message])
  if (error !== undefined) return <Failure error={error} />
  if (message === undefined) return <Loading />
  const views = viewsOf(message)
  const open = (views.find(({ name }) => name === query.value.get('tab')) ?? (views[0] as Tab<View>)).name
  return (
    <article class="stack message">
      <Head message={message} />
      <NextSteps message={message} />
      <div>
        <Tabs
          id="message"
          label={texts.tabs.label}
          tabs={views}
          open={open}
          onOpen={(tab) => setParameters({ tab: tab === views[0]?.name ? null : tab })}
        />
        <TabPanel id="message" open={open}>
          <OpenView message={message} view={open} />
        </TabPanel>
      </div>
    </article>
  )
}
