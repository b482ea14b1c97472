// The form that registers a webhook, or sets the callback of a list.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { callbackFlags, channelActions, listActions } from './actions.ts'
import { wordOf } from './event-words.ts'
import type { Registered } from './registered.ts'

const texts = t.hooks.create
type Kind = Registered['api']
type Channel = keyof typeof channelActions

/** What the form holds. */
interface Draft {
  kind: Kind
  list: string
  channel: Channel
  url: string
  told: readonly string[]
}

const choicesOf = ({ kind, channel }: Draft): readonly string[] =>
  ({
    marketing: listActions,
    transactional: channelActions[channel],
    registered: ['SENDCERT'] as const,
    callback: callbackFlags,
  })[kind]

/** Registers it; resolves with the secret where the platform shows it only now. */
async function create(draft: Draft): Promise<string | null> {
  const { marketing, transactional, registered, sandbox } = api()
  const { kind, url, channel, told } = draft
  const list_id = Number(draft.list)
  const chosen = <Name extends string>(names: readonly Name[]) => names.filter((name) => told.includes(name))
  if (kind === 'marketing') {
    await marketing.createWebhook({ body: { list_id, url, actions: chosen(listActions) } })
    return null
  }
  if (kind === 'callback') {
    await sandbox.updateListCallback({ path: { list_id }, body: { url, flags: chosen(callbackFlags) } })
    return null
  }
  if (kind === 'registered')
    return (await registered.createRegisteredWebhook({ body: { url, actions: ['SENDCERT'] } })).secret
  const bodies = {
    email: () => ({ url, channel: 'email' as const, actions: chosen(channelActions.email) }),
    sms: () => ({ url, channel: 'sms' as const, actions: chosen(channelActions.sms) }),
    push: () => ({ url, channel: 'push' as const, actions: chosen(channelActions.push) }),
  }
  return (await transactional.createWebhook({ body: bodies[channel]() })).secret
}

function Told({ draft, set }: { draft: Draft; set(change: Partial<Draft>): void }) {
  const choices = choicesOf(draft)
  const toggle = (name: string, on: boolean) =>
    set({ told: on ? [...draft.told, name] : draft.told.filter((one) => one !== name) })
  const isAll = choices.every((name) => draft.told.includes(name))
  return (
    <fieldset class="hook-told">
      <legend>{texts.told}</legend>
      <label>
        <input type="checkbox" checked={isAll} onChange={() => set({ told: isAll ? [] : choices })} /> {texts.all}
      </label>
      {choices.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={draft.told.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />{' '}
          {wordOf(name)}
        </label>
      ))}
    </fieldset>
  )
}

/** A list by its number; the first lists of the account are offered. */
function ListField({ value, onInput }: { value: string; onInput(value: string): void }) {
  const { data } = useLoad((signal) => api().marketing.listLists({ query: { limit: 100 } }, { signal }), [])
  return (
    <>
      <Field label={texts.list}>
        <input
          type="number"
          required
          min={1}
          list="hook-lists"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </Field>
      <datalist id="hook-lists">
        {data?.items.map(({ list_id, internal_name }) => (
          <option key={list_id} value={list_id}>
            {internal_name}
          </option>
        ))}
      </datalist>
    </>
  )
}

function Where({ draft, set }: { draft: Draft; set(change: Partial<Draft>): void }) {
  const { kind, list, channel } = draft
  if (kind === 'registered') return null
  if (kind !== 'transactional') return <ListField value={list} onInput={(value) => set({ list: value })} />
  return (
    <Field label={texts.channel}>
      <Select
        options={Object.entries(texts.channels) as [Channel, string][]}
        value={channel}
        onChoose={(name) => set({ channel: name, told: [] })}
      />
    </Field>
  )
}

/** The kinds that the account can have made here. */
const kinds = () =>
  (Object.entries(texts.kinds) as [Kind, string][]).filter(([kind]) => kind !== 'callback' || !isLiveAccount.value)

/** The dialog. `onCreated` gets the secret where the platform shows it only now. */
export function CreateWebhook({ onClose, onCreated }: { onClose(): void; onCreated(secret: string | null): void }) {
  const [draft, setDraft] = useState<Draft>({ kind: 'marketing', list: '', channel: 'email', url: '', told: [] })
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }))
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form action={texts.submit} work={async () => onCreated(await create(draft))} isReady={draft.told.length > 0}>
        <Field label={texts.api}>
          <Select
            options={kinds()}
            value={draft.kind}
            onChoose={(kind) => set({ kind, told: kind === 'registered' ? ['SENDCERT'] : [] })}
          />
        </Field>
        <Where draft={draft} set={set} />
        <Field label={texts.url}>
          <input
            type="url"
            required
            placeholder="http://127.0.0.1:3000/hooks"
            value={draft.url}
            onInput={(event) => set({ url: event.currentTarget.value })}
          />
        </Field>
        <Told draft={draft} set={set} />
      </Form>
    </Dialog>
  )
}
