// Who uses the console: the key of an account. The address that the platform prints carries it in its fragment, which no
// server and no log sees; from there it goes to the session storage of this tab, and out of the address.
import { computed, signal } from '@preact/signals'

const STORED = 'messaging.console.key'

/** The key that every call uses; null until somebody gives one. */
export const sessionKey = signal<string | null>(null)

/** Whether the account is live: real people get what it sends. Keys tell it by how they begin, as the contract says. */
export const isLiveAccount = computed(() => sessionKey.value?.startsWith('live_') === true)

/** Why the platform does not let the key in; undefined until that is known, and null if it does. */
export const refusal = signal<string | null | undefined>(undefined)

/** Uses a key, or none. Few keys of live accounts may open the console: the platform is asked before anything is shown. */
function use(key: string | null): void {
  refusal.value = key?.startsWith('live_') ? undefined : null
  sessionKey.value = key
}

/** Takes the key from the fragment of the address, or from the storage of the tab. */
export function openSession(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('key')
  if (given !== null) {
    sessionStorage.setItem(STORED, given)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  use(sessionStorage.getItem(STORED))
}

/** Uses another key from now on. */
export function startSession(key: string): void {
  sessionStorage.setItem(STORED, key)
  use(key)
}

/** Forgets the key. */
export function endSession(): void {
  sessionStorage.removeItem(STORED)
  use(null)
}
