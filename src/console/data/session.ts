// Who uses the console: the key of an account. The address that the platform prints carries it in its fragment, which no
// server and no log sees; from there it goes to the session storage of this tab, and out of the address.
import { signal } from '@preact/signals'

const STORED = 'messaging.console.key'

/** The key that every call uses; null until somebody gives one. */
export const sessionKey = signal<string | null>(null)

/** Takes the key from the fragment of the address, or from the storage of the tab. */
export function openSession(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('key')
  if (given !== null) {
    sessionStorage.setItem(STORED, given)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  sessionKey.value = sessionStorage.getItem(STORED)
}

/** Uses another key from now on. */
export function startSession(key: string): void {
  sessionStorage.setItem(STORED, key)
  sessionKey.value = key
}

/** Forgets the key. */
export function endSession(): void {
  sessionStorage.removeItem(STORED)
  sessionKey.value = null
}
