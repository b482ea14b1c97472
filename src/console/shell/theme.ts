// Light, dark, or as the machine says.
import { effect, signal } from '@preact/signals'

/** The choice; `system` follows the machine. */
export type Theme = 'system' | 'light' | 'dark'

const STORED = 'messaging.console.theme'
const themes: readonly Theme[] = ['system', 'light', 'dark']

/** The choice of the person in this browser. */
export const theme = signal<Theme>('system')

/** Applies what was chosen before, and every choice from now on. */
export function startTheme(): void {
  const stored = localStorage.getItem(STORED)
  theme.value = themes.find((one) => one === stored) ?? 'system'
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value
    localStorage.setItem(STORED, theme.value)
  })
}

/** The next choice after the one that is set. */
export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.peek()) + 1) % themes.length] as Theme
}
