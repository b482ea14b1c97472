// Keys of the keyboard: each part of the page that is shown registers its own.
import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'

/** What a key does: `{ key: 'j', label: 'Next message', run }`. `Mod+K` is Ctrl-K, or Command-K on a Mac. */
export interface Shortcut {
  key: string
  label: string
  run(): void
}

/** Every shortcut that works now; the list of the keyboard shows them. */
export const shortcuts = signal<readonly Shortcut[]>([])

/** Registers shortcuts while a component is shown. Give `inputs` whatever the functions read. */
export function useShortcuts(own: readonly Shortcut[], inputs: readonly unknown[] = []): void {
  // Before the browser paints: the keys of a visible page work.
  useLayoutEffect(() => {
    shortcuts.value = [...shortcuts.peek(), ...own]
    return () => {
      shortcuts.value = shortcuts.peek().filter((one) => !own.includes(one))
    }
  }, inputs)
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const nameOf = (event: KeyboardEvent): string =>
  event.metaKey || event.ctrlKey ? `Mod+${event.key.toUpperCase()}` : event.key

/** Begins to listen. Where somebody types text, only keys with Ctrl or Command work, and Escape leaves the field. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey) return
    const name = nameOf(event)
    if (isText(event.target) && !name.startsWith('Mod+')) {
      if (name === 'Escape') (event.target as HTMLElement).blur()
      return
    }
    if (document.querySelector('dialog[open]') && name !== 'Mod+K') return
    // The newest one wins: a panel takes keys from the list under it.
    const found = shortcuts.peek().findLast(({ key }) => key === name)
    if (!found) return
    event.preventDefault()
    found.run()
  })
}
