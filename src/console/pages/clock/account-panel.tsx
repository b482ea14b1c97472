// The account itself: fill it, empty it, and make another one.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { readClock } from '../../data/clock.ts'
import { showNotice } from '../../shell/notices.tsx'
import { ROOT } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'

const texts = t.clock.account

function SeedForm() {
  const [values, setValues] = useState({ contacts: '100', seed: '1', reset: false })
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const fill = async () => {
    const body = { contacts: Number(values.contacts), seed: Number(values.seed), reset: values.reset }
    await api()
      .sandbox.seedAccount({ body })
      .finally(() => void readClock())
    showNotice(texts.seeded)
  }
  return (
    <Form action={texts.doSeed} work={fill} waiting={texts.seeding}>
      <h2>{texts.seed}</h2>
      <p class="hint">{texts.seedExplain}</p>
      <div class="account-fields">
        <Field label={texts.contacts}>
          <input
            type="number"
            min={0}
            max={100_000}
            required
            value={values.contacts}
            onInput={(event) => set({ contacts: event.currentTarget.value })}
          />
        </Field>
        <Field label={texts.number} hint={texts.numberHint}>
          <input
            type="number"
            min={0}
            max={2_147_483_647}
            required
            value={values.seed}
            onInput={(event) => set({ seed: event.currentTarget.value })}
          />
        </Field>
      </div>
      <label>
        <input
          type="checkbox"
          checked={values.reset}
          onChange={(event) => set({ reset: event.currentTarget.checked })}
        />{' '}
        {texts.empty}
      </label>
    </Form>
  )
}

function Reset() {
  const [asking, setAsking] = useState(false)
  const reset = async () => {
    await api()
      .sandbox.resetAccount()
      .finally(() => void readClock())
    showNotice(texts.resetDone)
  }
  return (
    <section class="stack" aria-label={texts.reset}>
      <h2>{texts.reset}</h2>
      <p class="hint">{texts.resetExplain}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          {texts.doReset}
        </button>
      </div>
      {asking && (
        <Confirm
          title={texts.resetTitle}
          text={texts.resetConfirm}
          action={texts.doReset}
          work={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** The new account, whose key nobody shows a second time. The link carries it in its fragment, which stays in the browser. */
function Made({ account }: { account: SandboxSchemas['SandboxAccount'] }) {
  const { name, account_id: id, api_key: key } = account
  return (
    <div class="stack" role="status">
      <p>{texts.made(name, id)}</p>
      <p class="actions">
        <code class="account-key">{key}</code> <Copy text={key} label={texts.copyKey} />
      </p>
      <p>
        <a href={`${ROOT}#key=${key}`} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      </p>
    </div>
  )
}

function NewAccount() {
  const [name, setName] = useState('')
  const [made, setMade] = useState<SandboxSchemas['SandboxAccount'] | null>(null)
  const createAccount = async () => setMade(await api().sandbox.createSandboxAccount({ body: { name: name.trim() } }))
  return (
    <div class="stack">
      <Form action={texts.create} kind="usual" work={createAccount} isReady={name.trim() !== ''}>
        <h2>{texts.fresh}</h2>
        <p class="hint">{texts.freshExplain}</p>
        <Field label={texts.name}>
          <input type="text" required value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
      </Form>
      {made && <Made account={made} />}
    </div>
  )
}

/** The panel. */
export const AccountPanel = () => (
  <div class="account-panel">
    <SeedForm />
    <NewAccount />
    <Reset />
  </div>
)
