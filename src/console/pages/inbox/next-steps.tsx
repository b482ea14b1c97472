// What can happen to a message next: its recipient, or the network, does it at the press of a button.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import type { Captured } from './captured.ts'

const texts = t.inbox.next

type Event = SandboxSchemas['CapturedEventCreate']
type Step = [label: string, event: Event]

/** What the platform says can happen to the message; people of a live account do it themselves. */
const eventsOf = ({ events = [] }: Captured) => (isLiveAccount.value ? [] : events)

/** The steps that the message can have. A click needs a link that counts. */
function stepsOf(message: Captured): Step[] {
  const { channel, links } = message
  const all: Record<Event['type'], Step[]> = {
    open: [[texts.open, { type: 'open' }]],
    click: links.some((url) => /\/t\/[ck]-|\/a\//.test(url)) ? [[texts.click, { type: 'click' }]] : [],
    delivered: [[texts.delivered, { type: 'delivered' }]],
    failed: [[texts.failed, { type: 'failed' }]],
    bounce: [
      [texts.bounceHard, { type: 'bounce', bounce_type: 'hard' }],
      [texts.bounceSoft, { type: 'bounce', bounce_type: 'soft' }],
    ],
    complaint: [[texts.complaint, { type: 'complaint' }]],
    reply: channel === 'sms' || channel === 'smart_sms' ? [[texts.stop, { type: 'reply', text: 'STOP' }]] : [],
    // For a text it is the word STOP, which has its button.
    unsubscribe: channel === 'email' ? [[texts.unsubscribe, { type: 'unsubscribe' }]] : [],
  }
  return eventsOf(message).flatMap((type) => all[type])
}

/** Where one sees what followed. */
function Followed({ message }: { message: Captured }) {
  const { origin, campaign_hash: hash } = message
  const links: [string, string][] = [
    ...(hash === undefined ? [] : [[texts.report, `campaigns/${hash}`] as [string, string]]),
    ...(origin?.contact_id === undefined
      ? []
      : [[texts.contact, `contacts/${origin.list_id}/${origin.contact_id}`] as [string, string]]),
    [texts.hooks, 'hooks'],
  ]
  return (
    <>
      {texts.follows}
      {links.map(([label, path], at) => (
        <span key={path}>
          {at > 0 && ' ·'} <a href={hrefOf(path)}>{label}</a>
        </span>
      ))}
    </>
  )
}

/** The buttons, and what came of the last one. */
export function NextSteps({ message }: { message: Captured }) {
  const { busy, error, run } = useAction()
  const [done, setDone] = useState<Event['type'] | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const path = { captured_id: message.captured_id }
  const cause = async (body: Event) => {
    setDone(null)
    if (await run(() => api().sandbox.createMessageEvent({ path, body }))) setDone(body.type)
  }
  const reply = async (event: SubmitEvent) => {
    event.preventDefault()
    await cause({ type: 'reply', ...(answer ? { text: answer } : {}) })
    setAnswer(null)
  }
  const steps = stepsOf(message)
  const canReply = eventsOf(message).includes('reply')
  if (steps.length === 0 && !canReply) return null
  return (
    <section class="next-steps" aria-label={texts.title}>
      <div class="actions">
        <span class="quiet">{texts.title}</span>
        {steps.map(([label, event]) => (
          <button key={label} type="button" class="small" disabled={busy} onClick={() => void cause(event)}>
            {label}
          </button>
        ))}
        {canReply && (
          <button
            type="button"
            class="small"
            aria-expanded={answer !== null}
            onClick={() => setAnswer(answer === null ? '' : null)}
          >
            {texts.reply}
          </button>
        )}
      </div>
      {answer !== null && (
        <form class="actions" onSubmit={(event) => void reply(event)}>
          <input
            type="text"
            aria-label={texts.replyText}
            placeholder={texts.replyText}
            value={answer}
            maxLength={1_000}
            onInput={(event) => setAnswer(event.currentTarget.value)}
          />
          <button type="submit" class="small" disabled={busy}>
            {texts.send}
          </button>
        </form>
      )}
      <Failure error={error} />
      <p role="status" class="next-done">
        {done && (
          <>
            {texts.done[done]} <Followed message={message} />
          </>
        )}
      </p>
    </section>
  )
}
