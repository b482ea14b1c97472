// What the records of an import hold.
import type { OperationInput } from '../../operations/kinds.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportRules } from './import-slice.ts'

/** What an operation keeps of the request. */
export interface ImportInput extends ImportRules, OperationInput {
  /** Where the contacts come from, when the request does not hold them. */
  file: ImportFile | null
  /** 0 until the file has been fetched. */
  slices: number
  /** Its contacts; null until the file has been fetched, and left out by imports of older versions. */
  total?: number | null
  /** Tags that each contact gets. Operations of an older version have none. */
  tags?: readonly number[]
}

export interface ImportCounts {
  imported: number
  updated: number
  ignored: number
  invalid: number
}

/** What an import has done, or why its file could not be read. */
export interface ImportProgress extends ImportCounts {
  problem?: string
}

/** The operation type of the contract. */
export const IMPORT = 'import_contacts' as const
export const IMPORT_KIND = 'import'
export const nothingDone: ImportCounts = { imported: 0, updated: 0, ignored: 0, invalid: 0 }
