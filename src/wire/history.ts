// The changes of the contract, release by release: what `messaging release` writes and the documentation shows.

/** Its path in the project. `messaging release` writes it. */
export const historyPath = 'specs/history.json'

/** A change for readers of one API. */
export interface HistoryChange {
  api: string
  /** Breaking: a client may fail. Warning: it may meet something new. */
  kind: 'breaking' | 'warning' | 'added' | 'changed'
  /** With code in backticks. */
  message: string
  /** Why clients have to follow, and how; only breaks have one. */
  reason?: string
  /** The affected operations, webhooks and callbacks, by id. */
  operations: string[]
}

/** An operation with another operationId than before. */
export interface Renaming {
  api: string
  from: string
  to: string
}

export interface HistoryEntry {
  /** Empty for changes that are not released yet. */
  version: string
  /** YYYY-MM-DD. */
  date: string
  renamed: Renaming[]
  /** Empty for the first release: it is compared with nothing. */
  changes: HistoryChange[]
}
