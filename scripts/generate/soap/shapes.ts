// Writes the shapes of the SOAP table: types as data, for the check of answers and of examples.
import type { Members, Shape } from '../../../src/wire/soap/fits.ts'
import type { Part, SoapOperation, SoapTable } from '../../contract/soap/table.ts'
import { argumentsOf, boundOf, errorsOf } from '../../contract/soap/table.ts'
import type { SoapType } from '../../contract/soap/types.ts'
import { parseType } from '../../contract/soap/types.ts'

/** A type as data, for the check of answers. */
export function toShape(type: SoapType): Shape {
  switch (type.kind) {
    case 'plain':
      return type.name
    case 'text':
      return { text: type.text }
    case 'record':
      return { record: type.name }
    case 'list':
      return { list: toShape(type.of) }
    case 'mapOf':
      return { mapOf: toShape(type.of) }
    case 'either':
      return { either: type.types.map(toShape) }
    case 'members':
      throw new Error('Members are written by membersShape')
  }
}

/** The members of a record or a result as data. */
export const membersShape = (parts: Record<string, Part>): Members =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      { shape: toShape(parseType(part.type)), ...(part.optional && { optional: true }) },
    ]),
  )

/** The result of an operation as data. */
export const resultShape = ({ result }: SoapOperation): Shape =>
  'type' in result ? toShape(parseType(result.type)) : { members: membersShape(result.members) }

/** The bounds of arguments that the table states; null for files, which have limits in bytes. */
const boundsOf = (table: SoapTable, operation: SoapOperation) =>
  Object.fromEntries(
    Object.entries(argumentsOf(table, operation))
      .filter(([, part]) => part.type === 'base64' || boundOf(part) !== null)
      .map(([name, part]) => [name, boundOf(part)]),
  )

/** The source of shapes.ts: arguments and results as data, and the error codes with their texts. */
export function renderSoapShapes(table: SoapTable): string {
  const rows = Object.entries(table.operations).map(([name, operation]) => {
    const result = resultShape(operation)
    return `  ${name}: ${JSON.stringify({ arguments: Object.keys(argumentsOf(table, operation)), bounds: boundsOf(table, operation), result, errors: errorsOf(table, operation) })},`
  })
  const records = Object.entries(table.records).map(
    ([name, { members }]) => `  ${name}: ${JSON.stringify(membersShape(members))},`,
  )
  const errors = Object.entries(table.errors).map(([code, { message }]) => `  ${code}: ${JSON.stringify(message)},`)
  return [
    `/** Names and bounds of arguments, shape of the result and error codes of every operation. */`,
    `export const shapes = {`,
    ...rows,
    `} as const`,
    `/** The members of the records that shapes name. */`,
    `export const records = {`,
    ...records,
    `} as const`,
    `/** Every error code with its text. */`,
    `export const errors = {`,
    ...errors,
    `} as const`,
    ``,
  ].join('\n')
}
