// Verifies a signature in the browser, with the function that receivers use.
import { useEffect, useState } from 'preact/hooks'
import { verifyWebhook } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { query } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { headerLines } from './delivery.tsx'

const texts = t.hooks.check

/** `name: value` lines as headers. */
function readHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.split(/:(.*)/s))
  return Object.fromEntries(lines.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]))
}

/** The request of an attempt, when the address names one: `?delivery=12&attempt=1`. */
function useGivenRequest(set: (body: string, headers: string) => void) {
  const { error, run } = useAction()
  const delivery = Number(query.value.get('delivery'))
  const attempt = Number(query.value.get('attempt'))
  useEffect(() => {
    if (!delivery) return
    void run(async () => {
      const { body, attempt_log } = await api().sandbox.getHookDelivery({ path: { delivery_id: delivery } })
      set(body, headerLines(attempt_log[attempt - 1]?.headers ?? {}))
    })
  }, [delivery, attempt])
  return error
}

/** The form, and what came out. */
export function Verify() {
  const [body, setBody] = useState('')
  const [headers, setHeaders] = useState('')
  const [secret, setSecret] = useState('')
  const [isStrict, setStrict] = useState(false)
  const [result, setResult] = useState<{ ok: boolean; reason?: string }>()
  const error = useGivenRequest((given, lines) => {
    setBody(given)
    setHeaders(lines)
  })
  useEffect(() => setResult(undefined), [body, headers, secret, isStrict])
  const check = async (event: Event) => {
    event.preventDefault()
    const tolerance = isStrict ? 300 : Number.POSITIVE_INFINITY
    try {
      await verifyWebhook(body, readHeaders(headers), secret.trim(), { tolerance })
      setResult({ ok: true })
    } catch (reason) {
      setResult({ ok: false, reason: (reason as Error).message })
    }
  }
  const isComplete = body !== '' && headers.trim() !== '' && secret.trim() !== ''
  return (
    <form class="hook-verify stack" onSubmit={(event) => void check(event)}>
      <p class="quiet">{texts.explain}</p>
      <Failure error={error} />
      <Field label={texts.body}>
        <textarea spellcheck={false} value={body} onInput={(event) => setBody(event.currentTarget.value)} />
      </Field>
      <Field label={texts.headers} hint={texts.headersHint}>
        <textarea spellcheck={false} value={headers} onInput={(event) => setHeaders(event.currentTarget.value)} />
      </Field>
      <Field label={texts.secret}>
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder="whsec_…"
          value={secret}
          onInput={(event) => setSecret(event.currentTarget.value)}
        />
      </Field>
      <label>
        <input type="checkbox" checked={isStrict} onChange={(event) => setStrict(event.currentTarget.checked)} />{' '}
        {texts.age}
      </label>
      <div class="actions">
        <button type="submit" class="primary" disabled={!isComplete}>
          {t.hooks.verify}
        </button>
        {!isComplete && <span class="quiet">{texts.incomplete}</span>}
      </div>
      <p role="status">
        {result && <Badge tone={result.ok ? 'good' : 'bad'} text={result.ok ? texts.good : texts.bad} />}{' '}
        {result?.reason}
      </p>
    </form>
  )
}
