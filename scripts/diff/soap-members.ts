// Compares the released SOAP table with the present one: options, members of results and records, error codes.
// The comparison of the WSDL finds operations that are new or gone.
import type { Change } from './change.ts'
import { joined } from './change.ts'
import { soapSubject } from './soap.ts'
import type { Parts, SoapContract, TableOperation, TablePart } from './soap-table.ts'
import type { Use } from './soap-types.ts'
import { recordsOf, typeHolds, usesOfRecords } from './soap-types.ts'
import type { Direction } from './subjects.ts'

interface Tables {
  api: string
  base: SoapContract
  revision: SoapContract
  /** The uses of each record in the release; for a new one, its present uses. */
  uses: Map<string, Use[]>
}
/** The position of something: its place in the table, and the file to edit. */
type Spot = Pick<Change, 'place' | 'source'>
type Verdict = Pick<Change, 'kind' | 'rule' | 'message'>
/** The released and the present row of one operation. */
interface Rows {
  name: string
  before: TableOperation
  now: TableOperation
}

const change = (tables: Tables, spot: Spot, verdict: Verdict, operations: string[]): Change => {
  return { ...verdict, api: tables.api, ...spot, subjects: [...new Set(operations)].map(soapSubject) }
}

const operationSpot = ({ api }: Tables, { name, now }: Rows, part: string): Spot => {
  return {
    place: `/operations/${name}/${part}`,
    source: { file: `specs/${api}/${now.group}/${name}.yaml`, place: `#/${part}` },
  }
}
const recordSpot = ({ api }: Tables, record: string, part = ''): Spot => {
  return {
    place: `/records/${record}${part}`,
    source: { file: `specs/${api}/records/${record}.yaml`, place: `#${part}` },
  }
}

/** Whether a type only changed because a record in it is gone, which is reported once, for the record. */
const isEcho = ({ revision }: Tables, was: string) => recordsOf(was).some((record) => !(record in revision.records))

function typeVerdict(tables: Tables, what: string, was: string, is: string, direction: Direction): Verdict[] {
  const fits = direction === 'sent' ? typeHolds(is, was) : typeHolds(was, is)
  if ((fits && typeHolds(was, is) && typeHolds(is, was)) || isEcho(tables, was)) return []
  return [
    {
      kind: fits ? 'changed' : 'breaking',
      rule: 'soap-type-changed',
      message: `${what} was of type \`${was}\` and is of type \`${is}\`.`,
    },
  ]
}

/** Compares whether callers have to send it, or whether it always comes. */
function presenceVerdict(what: string, before: TablePart, now: TablePart, direction: Direction): Verdict[] {
  const [was, is] = direction === 'sent' ? [before.required, now.required] : [!before.optional, !now.optional]
  if (Boolean(was) === Boolean(is)) return []
  if (direction === 'sent') {
    return is
      ? [{ kind: 'breaking', rule: 'soap-option-required', message: `${what} must be sent now.` }]
      : [{ kind: 'changed', rule: 'soap-option-optional', message: `${what} may be left out now.` }]
  }
  return was
    ? [{ kind: 'breaking', rule: 'soap-member-optional', message: `${what} does not always come any more.` }]
    : [{ kind: 'changed', rule: 'soap-member-always', message: `${what} always comes now.` }]
}

/** Limits are prose: only an author can tell whether other words still allow as much. */
function limitVerdict(what: string, before: TablePart, now: TablePart, direction: Direction): Verdict[] {
  if (before.limits === now.limits || direction === 'got') return []
  const kind = now.limits === undefined ? 'changed' : 'breaking'
  return [
    {
      kind,
      rule: 'soap-limits-changed',
      message: `${what} was limited to ${before.limits ?? 'nothing'} and is to ${now.limits ?? 'nothing'}.`,
    },
  ]
}

function partVerdicts(
  tables: Tables,
  what: string,
  before: TablePart | undefined,
  now: TablePart | undefined,
  direction: Direction,
): Verdict[] {
  if (!now) return [{ kind: 'breaking', rule: 'soap-member-removed', message: `${what} was removed or renamed.` }]
  if (!before) {
    const isRequired = direction === 'sent' && now.required === true
    if (isRequired)
      return [{ kind: 'breaking', rule: 'soap-option-required', message: `${what} is new and must be sent.` }]
    return [{ kind: 'added', rule: 'soap-member-added', message: `${what} was added.` }]
  }
  return [
    ...typeVerdict(tables, what, before.type, now.type, direction),
    ...presenceVerdict(what, before, now, direction),
    ...limitVerdict(what, before, now, direction),
  ]
}

const namesOf = (before: object, now: object) => [...new Set([...Object.keys(before), ...Object.keys(now)])]

/** What changed between two maps of members; `spotOf` places one of them. */
function comparedParts(
  tables: Tables,
  before: Parts,
  now: Parts,
  word: string,
  uses: Use[],
  spotOf: (name: string) => Spot,
): Change[] {
  return namesOf(before, now).flatMap((name) =>
    uses.flatMap(({ operation, direction }) =>
      partVerdicts(tables, `${word} \`${name}\``, before[name], now[name], direction).map((verdict) =>
        change(tables, spotOf(name), verdict, [operation]),
      ),
    ),
  )
}

/** Options from a record are reported at the record: one change for all operations that take them. */
function optionSpot(tables: Tables, rows: Rows, option: string): Spot {
  const record = [rows.before, rows.now]
    .map((row) => row.arguments_of)
    .find((one) => {
      return (
        one !== undefined &&
        [tables.base, tables.revision].some(({ records }) => option in (records[one]?.members ?? {}))
      )
    })
  return record === undefined
    ? operationSpot(tables, rows, `arguments/${option}`)
    : recordSpot(tables, record, `/members/${option}`)
}

const spoken = (result: TableOperation['result']): string =>
  'type' in result ? `of type \`${result.type}\`` : 'a map of members'

function comparedResult(tables: Tables, rows: Rows): Change[] {
  const {
    name,
    before: { result: was },
    now: { result: is },
  } = rows
  const told = (verdict: Verdict) => change(tables, operationSpot(tables, rows, 'result'), verdict, [name])
  if ('type' in was && 'type' in is) return typeVerdict(tables, 'The result', was.type, is.type, 'got').map(told)
  if ('type' in was || 'type' in is) {
    return [
      told({
        kind: 'breaking',
        rule: 'soap-type-changed',
        message: `The result was ${spoken(was)} and is ${spoken(is)}.`,
      }),
    ]
  }
  const spotOf = (member: string) => operationSpot(tables, rows, `result/members/${member}`)
  return comparedParts(
    tables,
    was.members,
    is.members,
    'Result member',
    [{ operation: name, direction: 'got' }],
    spotOf,
  )
}

/** A code that is gone from all operations, or new to all, is reported once. */
function comparedErrors(tables: Tables, rows: Rows): Change[] {
  const { name, before, now } = rows
  const told = (code: string, everywhere: boolean, verdict: Verdict) => {
    const spot = {
      place: `/errors/${code}`,
      source: { file: `specs/${tables.api}/errors.yaml`, place: `#/codes/${code}` },
    }
    const { source } = operationSpot(tables, rows, 'errors')
    return change(tables, everywhere ? spot : { place: `/operations/${name}/errors/${code}`, source }, verdict, [name])
  }
  const gone = before.errors
    .filter((code) => !now.errors.includes(code))
    .map((code) =>
      told(code, !tables.revision.errors.includes(code), {
        kind: 'breaking',
        rule: 'soap-error-gone',
        message: `Error code \`${code}\` was removed or renamed.`,
      }),
    )
  const fresh = now.errors
    .filter((code) => !before.errors.includes(code))
    .map((code) =>
      told(code, !tables.base.errors.includes(code), {
        kind: 'added',
        rule: 'soap-error-added',
        message: `Error code \`${code}\` was added.`,
      }),
    )
  return [...gone, ...fresh]
}

function comparedCredentials(tables: Tables, rows: Rows): Change[] {
  const {
    name,
    before: { credentials: was },
    now: { credentials: is },
  } = rows
  if (was === is) return []
  const kind = is === 'required' ? 'breaking' : 'changed'
  const message = `Credentials were \`${was}\` and are \`${is}\`.`
  return [
    change(tables, operationSpot(tables, rows, 'credentials'), { kind, rule: 'soap-credentials-changed', message }, [
      name,
    ]),
  ]
}

function comparedOperations(tables: Tables): Change[] {
  return Object.entries(tables.base.operations).flatMap(([name, before]) => {
    const now = tables.revision.operations[name]
    if (!now) return []
    const rows = { name, before, now }
    const options = comparedParts(
      tables,
      before.arguments,
      now.arguments,
      'Option',
      [{ operation: name, direction: 'sent' }],
      (option) => optionSpot(tables, rows, option),
    )
    return [
      ...options,
      ...comparedResult(tables, rows),
      ...comparedErrors(tables, rows),
      ...comparedCredentials(tables, rows),
    ]
  })
}

/** Programs use the names of the records as types of the client. */
function comparedRecords(tables: Tables): Change[] {
  return Object.entries(tables.base.records).flatMap(([record, { members }]) => {
    const uses = tables.uses.get(record) ?? []
    const now = tables.revision.records[record]
    const gone: Verdict = {
      kind: 'breaking',
      rule: 'soap-record-gone',
      message: `Record \`${record}\` was removed or renamed: types of clients are called so.`,
    }
    if (!now)
      return [
        change(
          tables,
          recordSpot(tables, record),
          gone,
          uses.map(({ operation }) => operation),
        ),
      ]
    return comparedParts(tables, members, now.members, 'Member', uses, (member) =>
      recordSpot(tables, record, `/members/${member}`),
    )
  })
}

function comparedKeys(tables: Tables): Change[] {
  const { base, revision, api } = tables
  const takers = Object.keys(base.operations).filter((name) => base.operations[name]?.credentials !== 'none')
  const uses = takers.map((operation): Use => ({ operation, direction: 'sent' }))
  return comparedParts(tables, base.credentials, revision.credentials, 'Option', uses, (name) => {
    return {
      place: `/credentials/${name}`,
      source: { file: `specs/${api}/service.yaml`, place: `#/arguments/${name}` },
    }
  })
}

/** Every change between two tables that the WSDL does not show. */
export function compareTables(api: string, base: SoapContract, revision: SoapContract): Change[] {
  const tables = { api, base, revision, uses: new Map([...usesOfRecords(revision), ...usesOfRecords(base)]) }
  return joined([...comparedKeys(tables), ...comparedOperations(tables), ...comparedRecords(tables)])
}
