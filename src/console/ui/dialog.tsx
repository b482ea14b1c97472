import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../texts/texts.ts'

/** A window over the page, for as long as it is rendered; its first field has the focus. Escape, the button and a click beside it call `onClose`. */
export function Dialog(props: { title: string; wide?: boolean; onClose(): void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => before instanceof HTMLElement && before.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which `onCancel` hears
    <dialog
      ref={box}
      class={props.wide ? 'wide' : undefined}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{props.title}</h2>
          <button type="button" class="plain" aria-label={t.ui.close} onClick={props.onClose}>
            ✕
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}
