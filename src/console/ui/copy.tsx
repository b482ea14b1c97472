import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'

/** A button that copies a text, and says that it did. */
export function Copy({ text, label = t.ui.copy }: { text: string; label?: string }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 1_500)
  }
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      <span aria-live="polite">{done ? t.ui.copied : label}</span>
    </button>
  )
}
