// The address is the state: which page is shown, which object is open, which filters are set. So every view can be
// linked, and the browser's way back works.
import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** What every address of the console begins with. */
export const ROOT = '/console/'

const read = () => ({ path: location.pathname.slice(ROOT.length), query: location.search })
const current = signal(read())

/** The text behind escapes; a word whose escapes are none stays as it is. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch (error) {
    if (error instanceof URIError) return word
    throw error
  }
}

/** The words of the path: `['inbox', '12']` for `/console/inbox/12`. */
export const pathWords: ReadonlySignal<readonly string[]> = computed(() =>
  current.value.path
    .split('/')
    .filter((word) => word !== '')
    .map(decoded),
)

/** The parameters after the question mark. */
export const query: ReadonlySignal<URLSearchParams> = computed(() => new URLSearchParams(current.value.query))

/** Values of parameters; null and the empty text leave a parameter out. */
export type Parameters = Readonly<Record<string, string | null>>

/** The address of a view: `hrefOf('inbox/12', { q: 'to:rui' })`. Words that may hold anything have to be escaped. */
export function hrefOf(path: string, parameters: Parameters = {}): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given).toString()
  return `${ROOT}${path}${search && `?${search}`}`
}

/** The address of the view that is open, with other values of some parameters. */
export function hrefWith(parameters: Parameters): string {
  return hrefOf(current.peek().path, { ...Object.fromEntries(query.peek()), ...parameters })
}

/** Goes to an address of the console. `replace`: the view that is open does not stay behind in the history. */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  if (href === location.pathname + location.search) return
  if (replace) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  current.value = read()
}

/** Sets parameters of the view that is open. A filter that is typed leaves no step in the history for each letter. */
export function setParameters(parameters: Parameters): void {
  goTo(hrefWith(parameters), { replace: true })
}

/** Follows a click on a link of the console without loading the page anew. */
function onClick(event: MouseEvent): void {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || event.defaultPrevented || !link || link.target !== '' || link.origin !== location.origin) return
  if (!link.pathname.startsWith(ROOT) || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(link.pathname + link.search)
}

/** Begins to follow links and the history. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    current.value = read()
  })
  document.addEventListener('click', onClick)
}
