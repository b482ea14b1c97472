// The command palette (Ctrl-K): goes to any page and runs any shortcut that works now.
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { ownPages } from '../pages/pages.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { shortcuts } from './keys.ts'
import { goTo, hrefOf } from './router.ts'

/** Whether the palette is open. */
export const isPaletteOpen = signal(false)

interface Command {
  label: string
  key?: string
  run(): void
}

const commands = (): Command[] => [
  ...ownPages.value.map(({ word, title }) => ({ label: t.shell.palette.goTo(title), run: () => goTo(hrefOf(word)) })),
  ...shortcuts.value.filter(({ key }) => key !== 'Mod+K'),
]

/** Whether a label has the letters of the text in their order, however far apart. */
function isLike(label: string, text: string): boolean {
  let at = 0
  const letters = text.toLowerCase().replaceAll(' ', '')
  for (const letter of label.toLowerCase()) if (letter === letters[at]) at++
  return at >= letters.length
}

function Choices({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = commands().filter(({ label }) => isLike(label, text))
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) run(found[at])
    else setAt((at + step + found.length) % Math.max(found.length, 1))
  }
  return (
    <div class="palette">
      <input
        type="text"
        role="combobox"
        aria-label={t.shell.palette.label}
        aria-expanded="true"
        aria-controls="palette-choices"
        aria-activedescendant={found[at] && `palette-choice-${at}`}
        placeholder={t.shell.palette.label}
        value={text}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
      />
      <div id="palette-choices" role="listbox" aria-label={t.shell.palette.label}>
        {found.map((command, index) => (
          <button
            key={command.label}
            id={`palette-choice-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.key && <kbd>{command.key}</kbd>}
          </button>
        ))}
      </div>
      {found.length === 0 && <p class="quiet">{t.shell.palette.none}</p>}
    </div>
  )
}

/** The palette, when it is open. */
export function Palette() {
  const close = () => {
    isPaletteOpen.value = false
  }
  if (!isPaletteOpen.value) return null
  return (
    <Dialog title={t.shell.palette.open} onClose={close}>
      <Choices onClose={close} />
    </Dialog>
  )
}
