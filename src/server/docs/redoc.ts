// The script that renders a reference: the Redoc bundle of the Redocly CLI, without the addresses that it would call.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Addresses from which Redoc would load pictures, or to which it would report or send its readers. */
const addresses = [
  'https://cdn.redoc.ly/redoc/logo-mini-full.svg',
  'https://cdn.redoc.ly/redoc/logo-mini.svg',
  'https://cdn.redocly.com/icons/fa/7.0.0',
  'https://cdn.redocly.com/icons/code/5.24.0',
  'https://otel.cloud.redocly.com/v1/traces',
  'https://claude.ai/new',
  'https://chatgpt.com',
]

/** Edits of the bundle of the pinned version; a test makes sure that each of them still finds its place. */
export const edits: readonly [from: string, to: string][] = [
  ...addresses.map((address): [string, string] => [address, 'data:,']),
  // A module would not load from a file:// address, and the site has to work without a server.
  ['export{RedocStandalone,hydrate,init};', ''],
  ['import.meta', '({})'],
  ['API docs by`', 'Rendered by Redoc`'],
  // Redoc would build its search index in a worker made from a text, which the policy of the pages forbids.
  ['return e._factory??=Function(XDe),!0', 'return!1'],
  // The menu beside "Copy" offers to send the page to services on the internet; "Copy" works without the menu.
  ['if(!r.specUrl)return(0,V.jsx)(k$,', 'return(0,V.jsx)(k$,'],
]

function bundlePath(): string {
  const cli = dirname(resolve('@redocly/cli/package.json'))
  return join(cli, 'lib', 'chunks', 'redoc.standalone.js')
}

/** The bundle as the package delivers it. */
export const redocSource = (): string => readFileSync(bundlePath(), 'utf8')

/** The script for a plain script element, which defines `init`. */
export function redocScript(): string {
  return edits.reduce((text, [from, to]) => text.replaceAll(from, () => to), redocSource())
}
