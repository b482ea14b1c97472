// What a release keeps of the SOAP table: the members of option maps and results, which the WSDL calls any type.
/** An option, or a member of a result or a record. */
export interface TablePart {
  type: string
  /** For an option: whether a call without it is refused. */
  required?: boolean
  /** For a member of an answer: whether it may be missing. */
  optional?: boolean
  /** In words, such as `160 characters`. */
  limits?: string
}
export type Parts = Record<string, TablePart>
export interface TableOperation {
  /** The folder below specs/<api>/ that holds the file of the operation. */
  group: string
  credentials: 'required' | 'optional' | 'none'
  /** The record whose members are options, too; `arguments` includes them. */
  arguments_of?: string
  arguments: Parts
  result: { type: string } | { members: Parts }
  errors: string[]
}
export interface SoapContract {
  credentials: Parts
  operations: Record<string, TableOperation>
  records: Record<string, { members: Parts }>
  /** The codes that operations may answer; their texts are prose. */
  errors: string[]
}

/** The part of generated/<api>/reference.json that is read. */
type Reference = Omit<SoapContract, 'operations' | 'errors'> & {
  operations: (TableOperation & { operationId: string })[]
  errors: object
}

/** Sorts by key, so that a different order in the source is not a change. */
const mapped = <T, U>(map: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(
    Object.keys(map)
      .sort()
      .map((key) => [key, change(map[key] as T)]),
  )

const onlyParts = (parts: Parts): Parts =>
  mapped(parts, ({ type, required, optional, limits }) => {
    return {
      type,
      ...(required && { required }),
      ...(optional && { optional }),
      ...(limits !== undefined && { limits }),
    }
  })

function onlyOperation({
  group,
  credentials,
  arguments_of,
  arguments: options,
  result,
  errors,
}: TableOperation): TableOperation {
  return {
    group,
    credentials,
    ...(arguments_of !== undefined && { arguments_of }),
    arguments: onlyParts(options),
    result: 'type' in result ? { type: result.type } : { members: onlyParts(result.members) },
    errors: [...errors].sort(),
  }
}

/** The table of a reference (generated/<api>/reference.json) without its prose and examples. */
export function compactTable(reference: string): SoapContract {
  const { credentials, operations, records, errors } = JSON.parse(reference) as Reference
  return {
    credentials: onlyParts(credentials),
    operations: mapped(Object.fromEntries(operations.map((row) => [row.operationId, row])), onlyOperation),
    records: mapped(records, ({ members }) => ({ members: onlyParts(members) })),
    errors: Object.keys(errors).sort(),
  }
}

/** As JSON with one line for each operation and record, so that two releases can be read side by side. */
export function renderTable({ credentials, operations, records, errors }: SoapContract): string {
  const line = ([name, value]: [string, unknown]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  const lines = (map: object) => `{\n${Object.entries(map).map(line).join(',\n')}\n}`
  const [first, last] = [line(['credentials', credentials]), line(['errors', errors])]
  return `{\n${first},\n"operations": ${lines(operations)},\n"records": ${lines(records)},\n${last}\n}\n`
}
