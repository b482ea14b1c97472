// What the tools of one caller have in common.
import type { DocsSite } from '../docs/site.ts'
import type { Catalog } from './catalog.ts'
import { createCatalog } from './catalog.ts'
import { type Confirmations, createConfirmations } from './confirmation.ts'
import type { Send } from './rest.ts'

export interface Toolbox {
  catalog: Catalog
  send: Send
  confirmations: Confirmations
  /** Whether the key is of a sandbox account. Asks once, unless the answer was no. */
  knowsSandbox(ask: () => Promise<boolean>): Promise<boolean>
  now(): number
  /** The documentation, rendered at its first use. */
  site(): Promise<DocsSite>
}

/** What the tools of all callers share: it is loaded once. */
export interface SharedParts {
  catalog: Catalog
  site(): Promise<DocsSite>
}

/** Loads the contract and, when it is used, the documentation of the APIs in `served`; null for all. */
export function loadSharedParts(served: readonly string[] | null): SharedParts {
  let site: Promise<DocsSite> | undefined
  return {
    catalog: createCatalog(served),
    site: () => (site ??= import('../docs/site.ts').then(({ createDocsSite }) => createDocsSite({ served }))),
  }
}

/** The toolbox for one key. */
export function createToolbox(
  { catalog, site }: SharedParts,
  { send, secret, key, now }: { send: Send; secret: string; key: string; now(): number },
): Toolbox {
  let isSandbox = false
  return {
    catalog,
    site,
    send,
    now,
    confirmations: createConfirmations({ secret, key, now }),
    async knowsSandbox(ask) {
      isSandbox ||= await ask()
      return isSandbox
    },
  }
}
