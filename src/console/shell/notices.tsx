// Short messages at the edge of the page, some of which offer to undo what was done.
import { signal } from '@preact/signals'
import { t } from '../texts/texts.ts'

interface Notice {
  id: number
  text: string
  undo?: (() => void) | undefined
}

/** Milliseconds for which a notice stays; one with a button longer, since somebody has to find it. */
const STAY_MS = 6_000
const STAY_TO_UNDO = 20_000
const notices = signal<readonly Notice[]>([])
let last = 0

const drop = (id: number): void => {
  notices.value = notices.peek().filter((one) => one.id !== id)
}

/** Shows a short message. `undo`: takes back what was done; the message then has a button for it. */
export function showNotice(text: string, undo?: () => void): void {
  const id = ++last
  notices.value = [...notices.peek(), { id, text, undo }]
  setTimeout(() => drop(id), undo ? STAY_TO_UNDO : STAY_MS)
}

/** The place of the messages. Screen readers read them when they come. */
export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ id, text, undo }) => (
        <p key={id} class="notice">
          {text}
          {undo && (
            <button
              type="button"
              class="plain"
              onClick={() => {
                drop(id)
                undo()
              }}
            >
              {t.shell.undo}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
