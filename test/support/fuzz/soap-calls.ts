// Calls of one operation of the SOAP interface, made from its row of the table: valid ones, and ones with something
// wrong in them.
import reference from '../../../generated/soap-v2/reference.json' with { type: 'json' }
import { hostile } from './hostile.ts'
import type { Random } from './random.ts'
import { broken, toEnvelope } from './soap-xml.ts'

export type Options = Record<string, unknown>
/** What the account has, by the argument that names it, with its operation or without; `extra` are numbers of extra fields. */
export type Named = Map<string, (string | number)[]>

export interface SoapCall {
  operation: string
  body: string | Buffer
  headers: Record<string, string>
  /** Whether the call is valid according to the table. */
  fits: boolean
}

export interface SoapSource {
  random: Random
  named: Named
  apikey: string
}

interface Row {
  operationId: string
  arguments: Record<string, { type: string; required?: boolean }>
  example: { call: Options }
}
const rows = new Map((reference.operations as unknown as Row[]).map((row) => [row.operationId, row]))

/** Arguments whose type says too little, by their name alone or with the operation. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  segment: ['all', ['all']],
  'deleteSegment.segment': ['Lisbon', 'Olá', 1],
  field: ['first_name', 'birth_date'],
  condition: ['equal', 'greater'],
  value: ['2000-01-01'],
  operator: ['and', 'or'],
  operation: [1, 2, '2'],
  compareField: ['email', 'cellphone'],
  'editExtraField.type': ['texto'],
  type: ['texto', 'numero', 'data', 'email', 'telefone'],
  'attachTag.type': ['subscriber'],
  'detachTag.type': ['subscriber'],
  color: ['#00a070', '#ABC', ''],
  target: [['eva@example.com'], { subscriber: ['eva@example.com', '351-910000001'] }],
  'startAutobot.subscribers': [['eva@example.com']],
  'startAutobot.action': [1, 2],
  'deleteSender.channel': ['email', ''],
  channel: ['email', 'telemovel', 'telefone', 'fax', 'sms_premium'],
  lang: ['pt', 'en'],
  status: [0, '1', 3, 4],
  error: ['INVALID', 'NO_DATA'],
  cellphone: ['351-910000001', '351-910000002'],
  telephone: ['351-210000001'],
  message: ['<body><p>Olá {{ first_name }}</p><a href="https://shop.invalid/a">b</a></body>'],
  url: ['http://127.0.0.1:9/page'],
  callback_url: ['http://127.0.0.1:9/callback', ''],
  tags: [[], ''],
  removeMethod: ['API', 'manual', 'whatever'],
  header_footer_template: [0, ''],
}

const address = (random: Random) => `reader${random.below(1_000_000)}@example.com`

const byType: Readonly<Record<string, (random: Random) => unknown>> = {
  flag: (random) => random.pick([0, 1, '0', '1', true, false]),
  integer: (random) => random.pick([1, 2, '10', 1000]),
  date: () => '1990-01-31',
  datetime: (random) => random.pick(['2026-03-02 09:15:00', '2026-03-02', '2026-03-02T09:15:00Z', '']),
  base64: () => Buffer.from('<body><p>Olá</p></body>').toString('base64'),
  'SegmentCondition[]': () => [{ field: 'first_name', condition: 'equal', value: 'Ana' }],
  'ContactValues[]': (random) =>
    Array.from({ length: 1 + random.below(4) }, () => ({
      email: address(random),
      first_name: 'Ána',
      ...(random.chance(0.5) && { status: 1 }),
    })),
}

function valueFor(operation: string, name: string, type: string, { random, named }: SoapSource): unknown {
  const known = named.get(`${operation}.${name}`) ?? named.get(name) ?? []
  // What belongs together stands first.
  if (known.length > 0) return random.chance(0.6) ? known[0] : random.pick(known)
  if (name.endsWith('email'))
    return random.chance(0.3) ? random.pick(named.get('address') ?? ['ana@example.com']) : address(random)
  const values = byName[`${operation}.${name}`] ?? byName[name]
  return values
    ? random.pick(values)
    : (byType[type]?.(random) ?? random.pick(['Olá', 'Spring', '🚀 é 漢字', "O'Hara & Söhne <b>"]))
}

function fittingOptions(row: Row, source: SoapSource): Options {
  const { random, named } = source
  const given = Object.entries(row.arguments).filter(
    ([name, { required }]) => required || name in row.example.call || random.chance(0.3),
  )
  const values = given.map(([name, { type }]) => {
    const isNamed = named.has(name) || named.has(`${row.operationId}.${name}`)
    const example = random.chance(0.4) && !isNamed ? row.example.call[name] : undefined
    return [
      name.replace('<id>', String(random.pick(named.get('extra') ?? [1]))),
      example ?? valueFor(row.operationId, name, type, source),
    ] as const
  })
  return { ...Object.fromEntries(values), apikey: source.apikey }
}

function rowOf(operation: string): Row {
  const row = rows.get(operation)
  if (!row) throw new Error(`The table has no operation ${operation}.`)
  return row
}

const headersOf = (operation: string): Record<string, string> => ({
  'content-type': 'text/xml; charset=utf-8',
  soapaction: `"https://localhost:8443/soap/v2#${operation}"`,
})

/** A call that fits. */
export function fittingCall(operation: string, source: SoapSource): SoapCall {
  const options = fittingOptions(rowOf(operation), source)
  return { operation, body: toEnvelope(operation, options, source.random), headers: headersOf(operation), fits: true }
}

/** Credentials that are wrong or incomplete. */
const strangers: readonly Options[] = [
  {},
  { apikey: '' },
  { apikey: ['a'] },
  { apikey: { a: 1 } },
  { apikey: 'x'.repeat(9_000) },
  { username: 'apikey' },
  { password: {} },
  { username: '\u0000', password: 'é' },
]

/** A call with one thing wrong, or several. */
export function hostileCall(operation: string, source: SoapSource): SoapCall {
  const { random, apikey } = source
  let options: unknown = fittingOptions(rowOf(operation), source)
  do options = hostile(options, random)
  while (random.chance(0.4))
  // Without the key nearly all of them would end at the login.
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) {
    const { apikey: _key, ...rest } = options as Options
    options = { ...rest, ...(random.chance(0.95) ? { apikey } : random.pick(strangers)) }
  }
  const xml = toEnvelope(operation, options, random)
  const headers = headersOf(operation)
  if (random.chance(0.08))
    headers['content-type'] = random.pick([
      '',
      'text/plain',
      'application/json',
      'text/xml; charset=utf-16',
      'text/xml; charset=nobody',
      'application/soap+xml',
    ])
  if (random.chance(0.08))
    headers['soapaction'] = random.pick(['', '""', '"#nobody"', '"#__proto__"', `"#${'x'.repeat(3_000)}"`])
  return { operation, body: random.chance(0.25) ? broken(xml, operation, random) : xml, headers, fits: false }
}
