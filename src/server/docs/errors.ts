// The table of errors, read from the answers that the contract declares.
import type { Api, ApiDocument, Response } from './contracts.ts'
import { responseOf, rowsOf } from './contracts.ts'

export interface ErrorRow {
  status: number
  title: string
  /** What the status means; several meanings where operations or APIs differ. */
  meanings: string[]
  apis: string[]
}

function titleIn(response: Response): string {
  const example = Object.values(response.content?.['application/json']?.examples ?? {})[0]?.value
  const title = (example as { title?: unknown } | undefined)?.title
  return typeof title === 'string' ? title : ''
}

/** The shared error answers of an API, each listed once. */
function refusals(document: ApiDocument): { status: number; response: Response }[] {
  const shared = new Map<Response, { status: number; response: Response }>()
  for (const { operation } of rowsOf(document.paths)) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      // An answer of only one operation is explained at that operation.
      if (Number(status) < 400 || !('$ref' in answer)) continue
      const response = responseOf(document, answer)
      shared.set(response, { status: Number(status), response })
    }
  }
  return [...shared.values()]
}

/** The rows of the table of errors: status, title and when. */
export function errorRows(apis: Api[]): ErrorRow[] {
  const rows = new Map<number, ErrorRow>()
  for (const { name, document } of apis) {
    for (const { status, response } of refusals(document)) {
      const row = rows.get(status) ?? { status, title: titleIn(response), meanings: [], apis: [] }
      if (!row.meanings.includes(response.description)) row.meanings.push(response.description)
      if (!row.apis.includes(name)) row.apis.push(name)
      rows.set(status, row)
    }
  }
  return [...rows.values()].sort((a, b) => a.status - b.status)
}
