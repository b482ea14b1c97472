// Every single edit of the SOAP table and of the WSDL, with the operations that it breaks.
import type { Parts, SoapContract, TablePart } from '../../../scripts/diff/soap-table.ts'
import type { Direction } from './feelers.ts'

/** An edit of a table or of a text, and the operations that break. */
export interface SoapEdit<T> {
  kind: string
  place: string
  apply(value: T): T
  breaks: ReadonlySet<string>
}

type Users = Record<Direction, Set<string>>

/** Records that a type names, by their words. */
const recordsIn = (table: SoapContract, type: string): string[] =>
  (type.match(/[A-Za-z]+/g) ?? []).filter((word) => word in table.records)

/** The operations that send and get each record, also inside others. */
function usersOf(table: SoapContract): Map<string, Users> {
  const users = new Map<string, Users>(
    Object.keys(table.records).map((name) => [name, { sent: new Set(), got: new Set() }]),
  )
  const visit = (type: string, direction: Direction, operation: string): void => {
    for (const record of recordsIn(table, type)) {
      const known = users.get(record)?.[direction]
      if (!known || known.has(operation)) continue
      known.add(operation)
      for (const part of Object.values(table.records[record]?.members ?? {})) visit(part.type, direction, operation)
    }
  }
  for (const [name, { arguments: options, arguments_of: record, result }] of Object.entries(table.operations)) {
    for (const { type } of Object.values(options)) visit(type, 'sent', name)
    if (record !== undefined) visit(record, 'sent', name)
    for (const { type } of 'type' in result ? [result] : Object.values(result.members)) visit(type, 'got', name)
  }
  return users
}

interface PartKind {
  sent: boolean
  got: boolean
  /** The part after the edit; null where it is removed, undefined where the kind does not suit it. */
  change(part: TablePart): TablePart | null | undefined
}

/** Whether senders and getters of a part break. */
const kinds: Record<string, PartKind> = {
  'part removed': { sent: true, got: true, change: () => null },
  'part of another type': {
    sent: true,
    got: true,
    change: ({ type, ...rest }) => ({ ...rest, type: type === 'boolean' ? 'integer' : 'boolean' }),
  },
  'type widened': {
    sent: false,
    got: true,
    change: ({ type, ...rest }) => (type.includes('boolean') ? undefined : { ...rest, type: `${type} | boolean` }),
  },
  'type narrowed': {
    sent: true,
    got: false,
    change: ({ type, ...rest }) =>
      type.includes(' | ') ? { ...rest, type: type.split(' | ')[0] as string } : undefined,
  },
  'part required': {
    sent: true,
    got: false,
    change: (part) => (part.required ? undefined : { ...part, required: true }),
  },
  'part not required': { sent: false, got: false, change: ({ required, ...rest }) => (required ? rest : undefined) },
  'part optional': {
    sent: false,
    got: true,
    change: (part) => (part.optional ? undefined : { ...part, optional: true }),
  },
  'part certain': { sent: false, got: false, change: ({ optional, ...rest }) => (optional ? rest : undefined) },
  'limits set': { sent: true, got: false, change: (part) => ({ ...part, limits: 'at most 7' }) },
  'limits removed': {
    sent: false,
    got: false,
    change: ({ limits, ...rest }) => (limits === undefined ? undefined : rest),
  },
}
const fresh: Record<string, { sent: boolean; part: TablePart }> = {
  'part added': { sent: false, part: { type: 'string' } },
  'required part added': { sent: true, part: { type: 'string', required: true } },
}

/** A map of parts: where it is in a table, its senders and getters. */
interface Holder {
  place: string
  users: Users
  /** The map, and its copies in a table. */
  parts(table: SoapContract): Parts[]
  skip?(name: string): boolean
}

function* holdersOf(table: SoapContract): Generator<Holder> {
  const users = usersOf(table)
  for (const [name, { arguments: _, arguments_of: record, result }] of Object.entries(table.operations)) {
    const shared = record === undefined ? {} : (table.records[record]?.members ?? {})
    yield {
      place: `/operations/${name}/arguments`,
      users: { sent: new Set([name]), got: new Set() },
      parts: (copy) => [copy.operations[name]?.arguments ?? {}],
      skip: (option) => option in shared,
    }
    if ('members' in result)
      yield {
        place: `/operations/${name}/result`,
        users: { sent: new Set(), got: new Set([name]) },
        parts: (copy) => [(copy.operations[name] as { result: { members: Parts } }).result.members],
      }
  }
  for (const name of Object.keys(table.records))
    yield {
      place: `/records/${name}`,
      users: users.get(name) ?? { sent: new Set(), got: new Set() },
      // Its members are options, too.
      parts: (copy) => [
        copy.records[name]?.members ?? {},
        ...Object.values(copy.operations).flatMap((row) => (row.arguments_of === name ? [row.arguments] : [])),
      ],
    }
  const callers = Object.keys(table.operations).filter((name) => table.operations[name]?.credentials !== 'none')
  yield {
    place: '/credentials',
    users: { sent: new Set(callers), got: new Set() },
    parts: (copy) => [copy.credentials],
  }
}

const felt = ({ sent, got }: { sent: boolean; got: boolean }, users: Users): Set<string> =>
  new Set([...(sent ? users.sent : []), ...(got ? users.got : [])])

function edited(table: SoapContract, apply: (copy: SoapContract) => void): SoapContract {
  const copy = structuredClone(table)
  apply(copy)
  return copy
}

function* partEdits(table: SoapContract, holder: Holder): Generator<SoapEdit<SoapContract>> {
  const { place, users, parts, skip } = holder
  for (const [kind, { sent, part }] of Object.entries(fresh))
    yield {
      ...{ kind, place, breaks: felt({ sent, got: false }, users) },
      apply: (value) => edited(value, (copy) => void parts(copy).forEach((map) => void (map['planted'] = part))),
    }
  for (const [name, part] of Object.entries(parts(table)[0] ?? {})) {
    if (skip?.(name)) continue
    for (const [kind, { change, ...verdicts }] of Object.entries(kinds)) {
      const changed = change(part)
      if (changed === undefined || JSON.stringify(changed) === JSON.stringify(part)) continue
      const apply = (map: Parts): void => {
        if (changed === null) delete map[name]
        else map[name] = changed
      }
      yield {
        ...{ kind, place: `${place}/${name}`, breaks: felt(verdicts, users) },
        apply: (value) => edited(value, (copy) => void parts(copy).forEach(apply)),
      }
    }
  }
}

function* operationEdits(table: SoapContract): Generator<SoapEdit<SoapContract>> {
  for (const [name, { credentials, errors, result }] of Object.entries(table.operations)) {
    const row = (copy: SoapContract) => copy.operations[name] as SoapContract['operations'][string]
    const one = (kind: string, breaks: boolean, apply: (copy: SoapContract) => void): SoapEdit<SoapContract> => ({
      ...{ kind, place: `/operations/${name}`, breaks: new Set(breaks ? [name] : []) },
      apply: (value) => edited(value, apply),
    })
    for (const other of ['required', 'optional', 'none'] as const)
      if (other !== credentials)
        yield one(`credentials ${other}`, other === 'required', (copy) => void (row(copy).credentials = other))
    for (const code of errors)
      yield one('error removed', true, (copy) => void (row(copy).errors = errors.filter((other) => other !== code)))
    yield one('error added', false, (copy) => {
      row(copy).errors.push('PLANTED')
      copy.errors.push('PLANTED')
    })
    const other = 'type' in result ? { members: {} } : { type: 'boolean' }
    yield one('result of another kind', true, (copy) => void (row(copy).result = other))
    if ('type' in result)
      yield one(
        'result of another type',
        true,
        (copy) => void (row(copy).result = { type: result.type === 'base64' ? 'date' : 'base64' }),
      )
  }
}

function* wholeEdits(table: SoapContract): Generator<SoapEdit<SoapContract>> {
  const users = usersOf(table)
  for (const name of Object.keys(table.records)) {
    const { sent, got } = users.get(name) ?? { sent: new Set<string>(), got: new Set<string>() }
    const word = new RegExp(`\\b${name}\\b`, 'g')
    yield {
      ...{ kind: 'record renamed', place: `/records/${name}`, breaks: new Set([...sent, ...got]) },
      apply: (value) => JSON.parse(JSON.stringify(value).replace(word, `${name}Planted`)) as SoapContract,
    }
  }
  for (const code of table.errors) {
    const users = Object.entries(table.operations).filter(([, { errors }]) => errors.includes(code))
    yield {
      ...{ kind: 'error removed from all', place: `/errors/${code}`, breaks: new Set(users.map(([name]) => name)) },
      apply: (value) =>
        edited(value, (copy) => {
          copy.errors = copy.errors.filter((one) => one !== code)
          for (const row of Object.values(copy.operations)) row.errors = row.errors.filter((one) => one !== code)
        }),
    }
  }
}

/** All edits of a table. */
export function* tableEdits(table: SoapContract): Generator<SoapEdit<SoapContract>> {
  for (const holder of holdersOf(table)) yield* partEdits(table, holder)
  yield* operationEdits(table)
  yield* wholeEdits(table)
}

/** Edits of a WSDL that has an operation; `from` is replaced once. */
const ofOperation = (name: string): [kind: string, breaks: boolean, from: string | RegExp, to: string][] => {
  const request = new RegExp(`(<message name="${name}Request"><part name=)"(\\w+)" type="[^"]*"/>`)
  const response = new RegExp(`(<message name="${name}Response"><part name="return" type=)"[^"]*"`)
  const action = `#${name}"/>`
  return [
    ['request of another type', true, request, '$1"$2" type="xsd:float"/>'],
    ['response of another type', true, response, '$1"xsd:float"'],
    ['part renamed', true, request, '$1"planted" type="xsd:anyType"/>'],
    ['part added', true, request, '$&<part name="planted" type="xsd:string"/>'],
    ['part removed', true, request, `<message name="${name}Request">`],
    ['action changed', true, action, `#${name}Planted"/>`],
    ['body literal', true, new RegExp(`(#${name}"/>\\s*<input><soap:body use=)"encoded"`), '$1"literal"'],
    [
      'prose added',
      false,
      new RegExp(`(<output message="tns:${name}Response"/>)`),
      '$1<documentation>Planted.</documentation>',
    ],
    ['comment added', false, request, '<!-- Planted. -->$&'],
  ]
}

/** All edits of a WSDL with these operations. */
export function* wsdlEdits(operations: readonly string[]): Generator<SoapEdit<string>> {
  const edit = (
    kind: string,
    place: string,
    breaks: readonly string[],
    from: string | RegExp,
    to: string,
  ): SoapEdit<string> => ({
    ...{ kind, place, breaks: new Set(breaks) },
    apply: (value) => {
      const changed = value.replace(from, to)
      if (changed === value) throw new Error(`The WSDL has no ${String(from)}.`)
      return changed
    },
  })
  for (const name of operations) {
    for (const [kind, breaks, from, to] of ofOperation(name)) yield edit(kind, name, breaks ? [name] : [], from, to)
    const all = new RegExp(
      `\\s*<operation name="${name}">[\\s\\S]*?</operation>|\\s*<message name="${name}(?:Request|Response)">.*`,
      'g',
    )
    yield edit('operation removed', name, [name], all, '')
  }
  yield edit(
    'address moved',
    'service',
    operations,
    '<soap:address location="https://localhost',
    '<soap:address location="https://planted',
  )
  yield edit('service renamed', 'service', operations, '<service name="', '<service name="Planted')
  yield edit('style changed', 'binding', operations, '<soap:binding style="rpc"', '<soap:binding style="document"')
  yield edit('prefix renamed', 'types', [], /\bapache\b/g, 'planted')
}
