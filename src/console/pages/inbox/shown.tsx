// Messages of channels other than email, as a phone or a browser shows them.
import { t } from '../../texts/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import type { Captured } from './captured.ts'
import { Preview } from './preview.tsx'
import { smsLength } from './sms-length.ts'

const texts = t.inbox

/** A text message on a phone, and its encoding and parts. */
function Texted({ message }: { message: Captured }) {
  const { text = '', sender, encoding = 'gsm0338', segments, language } = message
  // How long a text in national tables is depends on which of them it uses.
  const length = language ? undefined : smsLength(text, encoding)
  return (
    <div class="stack">
      <figure class="phone">
        <figcaption>{sender}</figcaption>
        <p class="bubble">{text}</p>
      </figure>
      <Facts
        rows={[
          [texts.sms.parts, segments],
          [texts.sms.encoding, texts.sms.encodings[encoding]],
          [texts.sms.length, length?.used],
          [texts.sms.left, length?.left],
        ]}
      />
      {message.html !== undefined && (
        <section>
          <h3>{texts.preview.page}</h3>
          <Preview message={message} />
        </section>
      )}
    </div>
  )
}

interface Button {
  title: string
  leads?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** One of the buttons of a notification, as apps and browsers get them. */
function buttonOf(value: unknown): Button | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { title, link, navigate } = value as Record<string, unknown>
  const label = textOf(title)
  return label === undefined ? undefined : { title: label, leads: textOf(link) ?? textOf(navigate) }
}

function buttonsOf({ data }: Captured): Button[] {
  const actions = data?.['actions']
  if (Array.isArray(actions)) return actions.flatMap((action) => buttonOf(action) ?? [])
  const cancel = textOf((actions as Record<string, unknown> | undefined)?.['cancel_label'])
  return [buttonOf(actions), cancel === undefined ? undefined : { title: cancel }].filter((one) => one !== undefined)
}

const iconOf = ({ data, media }: Captured): string | undefined => {
  const options = data?.['notification_options'] as Record<string, unknown> | undefined
  return textOf(options?.['icon']) ?? media.find(({ type }) => type === 'icon')?.url
}

/** A notification. Its pictures are named, not loaded: a request would tell their host of the reader. */
function Notified({ message }: { message: Captured }) {
  const buttons = buttonsOf(message)
  const picture = message.media.find(({ type }) => type === 'image')?.url
  return (
    <div class="stack">
      <figure class="notification">
        <figcaption>{message.sender}</figcaption>
        <p>
          <strong>{message.title}</strong>
        </p>
        <p>{message.text}</p>
        {buttons.length > 0 && (
          <ul class="actions">
            {buttons.map(({ title, leads }) => (
              <li key={title} title={leads}>
                <kbd>{title}</kbd>
              </li>
            ))}
          </ul>
        )}
      </figure>
      <Facts
        rows={[
          [texts.push.icon, iconOf(message)],
          [texts.push.picture, picture],
          [texts.push.leads, message.links[0]],
          ...buttons.map(({ title, leads }): [string, string | undefined] => [title, leads]),
        ]}
      />
    </div>
  )
}

/** A call: the recording, or the text that is spoken. */
function Called({ message }: { message: Captured }) {
  const recording = message.media.find(({ type }) => type === 'audio')?.url
  const language = textOf(message.data?.['language'])
  return (
    <div class="stack">
      {message.text !== undefined && (
        <figure class="phone">
          <figcaption>{texts.voice.spoken(language ?? '?')}</figcaption>
          <p class="bubble">{message.text}</p>
        </figure>
      )}
      {recording !== undefined && (
        <figure>
          <figcaption>{texts.voice.recording}</figcaption>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody wrote down what the recording says */}
          <audio controls preload="none" src={new URL(recording).pathname} />
          {/* That of a text holds the text, and is long. */}
          {message.text === undefined && <code>{recording}</code>}
        </figure>
      )}
    </div>
  )
}

/** The message as its channel shows it. */
export function Shown({ message }: { message: Captured }) {
  if (message.channel === 'voice') return <Called message={message} />
  if (message.channel === 'push' || message.channel === 'web_push') return <Notified message={message} />
  return <Texted message={message} />
}
