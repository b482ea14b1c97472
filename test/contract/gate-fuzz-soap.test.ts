// Makes single edits of the SOAP table and of the WSDL, and expects of the gate the verdict that test/contract/gate/soap-kinds.ts
// derives. The suite takes a sample with every kind; `GATE_FUZZ=all` makes every edit, in three minutes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { readSoapTable } from '../../scripts/contract/soap/table.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { compareWsdl } from '../../scripts/diff/soap.ts'
import { compareTables } from '../../scripts/diff/soap-members.ts'
import { compactTable } from '../../scripts/diff/soap-table.ts'
import { renderSoapReference } from '../../scripts/generate/soap/reference.ts'
import { repeats, sampleOf } from './gate/sample.ts'
import { type SoapEdit, tableEdits, wsdlEdits } from './gate/soap-kinds.ts'

const table = compactTable(renderSoapReference(await readSoapTable()))

/** What is wrong with a verdict; null if it is right. */
function wrong<T>({ kind, place, breaks }: SoapEdit<T>, changes: Change[]): string | null {
  const breaking = changes.filter((change) => change.kind === 'breaking')
  const named = new Set(breaking.flatMap(({ subjects }) => subjects.map(({ id }) => id)))
  if (named.size === breaks.size && [...breaks].every((id) => named.has(id))) return null
  const fault = named.size === 0 ? 'miss' : breaks.size === 0 ? 'false alarm' : 'other operations'
  const said = breaking.map(({ rule, place: where }) => `${rule} ${where}`).join(' | ')
  return `${fault}: ${kind} at ${place}: ${said} names ${[...named].join(' ')}, not ${[...breaks].join(' ')}`
}

test('the table: no miss, no false alarm, the right operations', () => {
  const edits = [...tableEdits(table)]
  expect(edits.length).toBeGreaterThan(3000)
  const found = sampleOf(edits, 300).map((edit) => wrong(edit, compareTables('soap-v2', table, edit.apply(table))))
  expect(
    found.filter((one) => one !== null),
    repeats,
  ).toEqual([])
})

test('the WSDL: no miss, no false alarm, the right operations', async () => {
  const file = 'specs/soap-v2/service.wsdl'
  const text = await readFile(join(root, file), 'utf8')
  const edits = [...wsdlEdits(Object.keys(table.operations))]
  expect(edits.length).toBeGreaterThan(500)
  const found = sampleOf(edits, 60).map((edit) =>
    wrong(edit, compareWsdl('soap-v2', { file, text }, { file, text: edit.apply(text) })),
  )
  expect(
    found.filter((one) => one !== null),
    repeats,
  ).toEqual([])
})
