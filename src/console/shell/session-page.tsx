// What is shown until there is a key that the platform knows.
import { useState } from 'preact/hooks'
import { createSandboxClient, ForbiddenError, UnauthorizedError } from '../../clients/index.ts'
import { useAction } from '../data/load.ts'
import { refusal, startSession } from '../data/session.ts'
import { t } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'

const texts = t.shell.session

/** Why a key cannot be used. */
function reasonOf(error: unknown): string {
  if (error instanceof UnauthorizedError) return texts.wrong
  return error instanceof ForbiddenError ? texts.refused(error.detail) : texts.failed
}

/** Asks for a key, and tries it before it uses it. */
export function SessionPage() {
  const [key, setKey] = useState('')
  const { busy, error, run } = useAction()
  const open = async (event: Event) => {
    event.preventDefault()
    const client = createSandboxClient({ apiKey: key.trim(), baseUrl: `${location.origin}/sandbox/v1`, retries: 0 })
    if (await run(() => client.getClock())) startSession(key.trim())
  }
  return (
    <main class="session">
      <h1>{texts.title}</h1>
      <p>{texts.explain}</p>
      <form onSubmit={(event) => void open(event)}>
        <Field label={texts.key}>
          <input
            type="password"
            required
            autocomplete="off"
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </Field>
        {(error !== undefined || refusal.value) && (
          <p class="failure" role="alert">
            {error === undefined ? texts.refused(refusal.value ?? '') : reasonOf(error)}
          </p>
        )}
        <button type="submit" class="primary" disabled={busy || key.trim() === ''}>
          {texts.open}
        </button>
      </form>
    </main>
  )
}
