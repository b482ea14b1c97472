import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { useAction } from '../../../data/load.ts'
import { t } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Field, optionsOf } from '../model.ts'

const texts = t.contacts.fields
const languages = ['en', 'pt', 'br', 'es', 'fr', 'de', 'hu'] as const

/** The options of a field: their texts by language, new ones, and those that go. */
export function OptionsForm(props: { list_id: number; field: Field; onDone(): void; onClose(): void }) {
  const { list_id, field, onDone, onClose } = props
  const [language, setLanguage] = useState<(typeof languages)[number]>('en')
  const [text, setText] = useState('')
  const { busy, error, run } = useAction()
  const path = { list_id, field_id: Number(field.field_id) }
  const { marketing } = api()
  const act = async (work: () => Promise<unknown>) => {
    if (await run(work)) onDone()
  }
  const add = async (event: Event) => {
    event.preventDefault()
    await act(() => marketing.createFieldOption({ path, body: { [language]: text.trim() } }))
    setText('')
  }
  return (
    <Dialog title={texts.optionsOf(field.name)} onClose={onClose}>
      <div class="stack">
        <Select
          label={texts.language}
          options={optionsOf(languages)}
          value={language}
          onChoose={(next) => setLanguage(next)}
        />
        <ul class="stack">
          {field.options?.map(({ option_id = 0, ...words }) => (
            <li key={option_id} class="actions">
              <input
                aria-label={texts.optionText(option_id)}
                value={words[language]}
                onChange={({ currentTarget: { value } }) =>
                  void act(() =>
                    marketing.updateFieldOption({ path: { ...path, option_id }, body: { [language]: value } }),
                  )
                }
              />
              <button
                type="button"
                class="small plain"
                disabled={busy}
                aria-label={texts.deleteOption(words.en || String(option_id))}
                onClick={() => void act(() => marketing.deleteFieldOption({ path: { ...path, option_id } }))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
        <Failure error={error} />
        <form class="actions" onSubmit={(event) => void add(event)}>
          <input aria-label={texts.newOption} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          <button type="submit" disabled={busy || text.trim() === ''}>
            {texts.addOption}
          </button>
        </form>
      </div>
    </Dialog>
  )
}
