// Writes what the documentation shows of the SOAP table, with the envelopes of every example.
import { encodeAnswer, encodeCall, encodePlainCall } from '../../../src/wire/soap/encode.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import type { SoapOperation, SoapTable } from '../../contract/soap/table.ts'
import { argumentsOf, credentialArguments, errorsOf } from '../../contract/soap/table.ts'

/** Breaks an envelope into lines for readers; text stays where it was. */
export function indentXml(xml: string): string {
  let depth = 0
  const lines = xml.trim().replace(/>\s*</g, '>\n<').split('\n')
  return lines
    .map((line) => {
      if (line.startsWith('</')) depth--
      const indented = '  '.repeat(depth) + line
      const opens = /^<[^/?]/.test(line) && !line.endsWith('/>') && !line.includes('</')
      if (opens) depth++
      return indented
    })
    .join('\n')
}

function exampleOf(table: SoapTable, name: string, { example, credentials, input }: SoapOperation) {
  const key = credentials === 'required' ? { apikey: 'YOUR_API_KEY' } : {}
  const call = { ...key, ...example.call } as { [key: string]: SoapValue }
  const { address } = table.service
  const isPlain = input === 'none' || input === 'text'
  return {
    call,
    answer: example.answer,
    request: indentXml(isPlain ? encodePlainCall(address, name, call) : encodeCall(address, name, call)),
    response: indentXml(encodeAnswer(address, name, example.answer as SoapValue)),
  }
}

/** The source of reference.json. */
export function renderSoapReference(table: SoapTable): string {
  const { service, records, errors } = table
  const credentials = Object.fromEntries(credentialArguments.map((name) => [name, service.arguments[name]]))
  const operations = Object.entries(table.operations).map(([name, operation]) => ({
    ...operation,
    arguments: argumentsOf(table, operation),
    errors: errorsOf(table, operation),
    example: exampleOf(table, name, operation),
  }))
  const { arguments: _shared, quick_starts, ...head } = service
  const quickStarts = Object.entries(quick_starts).map(([name, title]) => ({
    name,
    title,
    text: table.quickStarts[name] ?? '',
  }))
  return `${JSON.stringify({ ...head, quickStarts, credentials, operations, records, errors }, null, 1)}\n`
}
