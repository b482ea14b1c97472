// Everything that is generated from the SOAP table, as paths below generated/ and texts.

import { readSoapTable } from '../../contract/soap/table.ts'
import { renderSoapReference } from './reference.ts'
import { renderSoapShapes } from './shapes.ts'
import { renderSoapOperations, renderSoapTypes } from './typescript.ts'

/** The name of the API below specs/ and generated/. */
export const soapApi = 'soap-v2'

/** The files of generated/soap-v2 by name. `head` stands before every TypeScript file. */
export async function renderSoap(head: string): Promise<[string, string][]> {
  const table = await readSoapTable()
  return [
    ['operations.ts', head + renderSoapOperations(table)],
    ['types.ts', head + renderSoapTypes(table)],
    ['shapes.ts', head + renderSoapShapes(table)],
    ['reference.json', renderSoapReference(table)],
  ]
}
