// The HTML of a message, in a frame at a separate address (S-080): a frame that is made of a text would have the policy of the console.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import type { Captured } from './captured.ts'

const texts = t.inbox.preview

const widths = ['phone', 'tablet', 'full'] as const

/** Whether a message may have pictures elsewhere. */
const hasPictures = (html: string) => /https?:\/\/|\/\//i.test(html) && /<img|url\(|background/i.test(html)

/** The frame, as wide as a phone, a tablet or the page. */
export function Preview({ message }: { message: Captured }) {
  const [remote, setRemote] = useState(false)
  const width = widths.find((one) => one === query.value.get('width')) ?? 'full'
  const dark = query.value.get('ground') === 'dark'
  const path = { captured_id: message.captured_id }
  const { data, error } = useLoad(
    (signal) => api().sandbox.createPreviewLink({ path, body: { remote_images: remote, dark } }, { signal }),
    [message.captured_id, remote, dark],
  )
  return (
    <div class="preview">
      <div class="actions">
        <fieldset class="segmented">
          <legend class="skip-text">{texts.width}</legend>
          {widths.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="preview-width"
                checked={one === width}
                onChange={() => setParameters({ width: one === 'full' ? null : one })}
              />
              {texts.widths[one]}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" checked={dark} onChange={() => setParameters({ ground: dark ? null : 'dark' })} />{' '}
          {texts.dark}
        </label>
        {hasPictures(message.html ?? '') && (
          <label>
            <input type="checkbox" checked={remote} onChange={() => setRemote(!remote)} /> {texts.remote}
          </label>
        )}
      </div>
      <Failure error={error} />
      {data && (
        <div class={`preview-place ${width}`}>
          {/* Only the path: the console may be open under another name of this server. */}
          <iframe
            key={data.url}
            src={new URL(data.url).pathname}
            title={texts.frame}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerpolicy="no-referrer"
          />
        </div>
      )}
    </div>
  )
}
