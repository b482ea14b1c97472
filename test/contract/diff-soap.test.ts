// Plants one edit after the other into the real SOAP table, whose option maps and results a WSDL calls any type,
// and expects the right verdict, naming who is affected.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { printFinding } from '../../scripts/contract/finding.ts'
import type { Part, SoapOperation, SoapTable } from '../../scripts/contract/soap/table.ts'
import { readSoapTable } from '../../scripts/contract/soap/table.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { releaseFirst } from '../../scripts/diff/release.ts'
import { diffContract, findingOfBreak } from '../../scripts/diff/run.ts'
import { compareTables } from '../../scripts/diff/soap-members.ts'
import { compactTable, renderTable } from '../../scripts/diff/soap-table.ts'
import { renderSoapReference } from '../../scripts/generate/soap/reference.ts'

type Edit = (table: SoapTable) => void

let table: SoapTable
beforeAll(async () => {
  table = await readSoapTable()
})

function edited(...edits: Edit[]): SoapTable {
  const copy = structuredClone(table)
  for (const edit of edits) edit(copy)
  return copy
}
const compacted = (...edits: Edit[]) => compactTable(renderSoapReference(edited(...edits)))

/** What the comparison says about one edit; `before` prepares what the table does not have by itself. */
const changesAfter = (edit: Edit, before: Edit = () => {}): Change[] =>
  compareTables('soap-v2', compacted(before), compacted(before, edit))

const told = (changes: Change[]) =>
  changes.map(
    ({ kind, rule, place, subjects }) => `${kind} ${rule} ${place}: ${subjects.map(({ id }) => id).join(' ')}`,
  )

const operation = (t: SoapTable, name: string) => t.operations[name] as SoapOperation
const options = (t: SoapTable, name: string) => operation(t, name).arguments
const option = (t: SoapTable, name: string, member: string) => options(t, name)[member] as Part
const results = (t: SoapTable, name: string) => (operation(t, name).result as { members: Record<string, Part> }).members
const members = (t: SoapTable, record: string) => t.records[record]?.members as Record<string, Part>
const member = (t: SoapTable, record: string, name: string) => members(t, record)[name] as Part
const part = (over: Partial<Part> = {}): Part => ({ type: 'string', meaning: 'Planted.', ...over })

/** Who gets a Contact, and who sends the values of one, in the order of the table. */
const contactAnswers = 'addSubscriber editSubscriber removeSubscriber subscriberData'
const contactValues = 'addSubscriber editSubscriber addSubscriberBulk'

interface Planted {
  edit: string
  before?: Edit
  plant: Edit
  want: string[]
}

const breaking: Planted[] = [
  {
    edit: 'an option is removed',
    plant: (t) => delete options(t, 'createList')['idioma_lista'],
    want: ['breaking soap-member-removed /operations/createList/arguments/idioma_lista: createList'],
  },
  {
    edit: 'an option is renamed',
    plant: (t) => {
      const { nome, ...rest } = options(t, 'createList')
      operation(t, 'createList').arguments = { name: nome as Part, ...rest }
    },
    want: [
      'breaking soap-member-removed /operations/createList/arguments/nome: createList',
      'breaking soap-option-required /operations/createList/arguments/name: createList',
    ],
  },
  {
    edit: 'an option is of another type',
    plant: (t) => Object.assign(option(t, 'updateList', 'name'), { type: 'integer' }),
    want: ['breaking soap-type-changed /operations/updateList/arguments/name: updateList'],
  },
  {
    edit: 'an option takes fewer types',
    before: (t) => Object.assign(option(t, 'updateList', 'name'), { type: 'string | string[]' }),
    plant: (t) => Object.assign(option(t, 'updateList', 'name'), { type: 'string[]' }),
    want: ['breaking soap-type-changed /operations/updateList/arguments/name: updateList'],
  },
  {
    edit: 'an option becomes required',
    plant: (t) => Object.assign(option(t, 'createList', 'internal_name'), { required: true }),
    want: ['breaking soap-option-required /operations/createList/arguments/internal_name: createList'],
  },
  {
    edit: 'a required option is new',
    plant: (t) => Object.assign(options(t, 'createList'), { purpose: part({ required: true }) }),
    want: ['breaking soap-option-required /operations/createList/arguments/purpose: createList'],
  },
  {
    edit: 'an option has a limit',
    plant: (t) => Object.assign(option(t, 'createList', 'nome'), { limits: '20 characters' }),
    want: ['breaking soap-limits-changed /operations/createList/arguments/nome: createList'],
  },
  {
    edit: 'an option that comes from a record is removed',
    plant: (t) => delete members(t, 'ContactValues')['fax'],
    want: [`breaking soap-member-removed /records/ContactValues/members/fax: ${contactValues}`],
  },
  {
    edit: 'an option of the credentials is removed',
    plant: (t) => delete t.service.arguments['plugin_key'],
    want: [
      expect.stringMatching(
        /^breaking soap-member-removed \/credentials\/plugin_key: (?!.*createAccount)addCname .* updateList$/,
      ) as string,
    ],
  },
  {
    edit: 'a member of a result is removed',
    plant: (t) => delete results(t, 'createList')['LIST_ID'],
    want: ['breaking soap-member-removed /operations/createList/result/members/LIST_ID: createList'],
  },
  {
    edit: 'a member of a result need not come any more',
    plant: (t) => Object.assign(results(t, 'createList')['LIST_ID'] as Part, { optional: true }),
    want: ['breaking soap-member-optional /operations/createList/result/members/LIST_ID: createList'],
  },
  {
    edit: 'a result is of another type',
    plant: (t) => Object.assign(operation(t, 'addTag'), { result: { type: 'Done' } }),
    want: ['breaking soap-type-changed /operations/addTag/result: addTag'],
  },
  {
    edit: 'a result is a map no more',
    plant: (t) => Object.assign(operation(t, 'createList'), { result: { type: 'Done' } }),
    want: ['breaking soap-type-changed /operations/createList/result: createList'],
  },
  {
    edit: 'a member of a record is removed',
    plant: (t) => delete members(t, 'Contact')['FAX'],
    want: [`breaking soap-member-removed /records/Contact/members/FAX: ${contactAnswers}`],
  },
  {
    edit: 'a member of a record is of another type',
    plant: (t) => Object.assign(member(t, 'Contact', 'STATUS'), { type: 'string' }),
    want: [`breaking soap-type-changed /records/Contact/members/STATUS: ${contactAnswers}`],
  },
  {
    edit: 'a member of a record has a value more',
    before: (t) => Object.assign(member(t, 'Contact', 'FAX'), { type: "'0'" }),
    plant: (t) => Object.assign(member(t, 'Contact', 'FAX'), { type: "string | '0'" }),
    want: [`breaking soap-type-changed /records/Contact/members/FAX: ${contactAnswers}`],
  },
  {
    edit: 'a record gets another name',
    plant: (t) => Object.assign(t, JSON.parse(JSON.stringify(t).replaceAll('"Cname"', '"Alias"')) as SoapTable),
    want: ['breaking soap-record-gone /records/Cname: addCname'],
  },
  {
    edit: 'an error code of an operation is removed',
    plant: (t) => Object.assign(operation(t, 'createList'), { errors: ['NAME_MISSING'] }),
    want: ['breaking soap-error-gone /operations/createList/errors/NO_MORE_LISTS_ALLOWED: createList'],
  },
  {
    edit: 'an error code is renamed everywhere',
    plant: (t) =>
      Object.assign(t, JSON.parse(JSON.stringify(t).replaceAll('"TAG_ALREADY_EXISTS"', '"TAG_EXISTS"')) as SoapTable),
    want: [
      'breaking soap-error-gone /errors/TAG_ALREADY_EXISTS: addTag',
      'added soap-error-added /errors/TAG_EXISTS: addTag',
    ],
  },
  {
    edit: 'an operation demands credentials',
    plant: (t) => Object.assign(operation(t, 'getAllErrors'), { credentials: 'required' }),
    want: [
      ...[
        'INVALID',
        'NO_ACCESS',
        'NO_APIKEY',
        'NO_PASSWORD',
        'NO_USERNAME',
        'NO_USERNAME_AND_PASSWORD',
        'NO_USERNAME_AND_PASSWORD_AND_APIKEY',
      ].map((code) => `added soap-error-added /operations/getAllErrors/errors/${code}: getAllErrors`),
      'breaking soap-credentials-changed /operations/getAllErrors/credentials: getAllErrors',
    ],
  },
]

const harmless: Planted[] = [
  {
    edit: 'prose, examples, groups of errors and another order',
    plant: (t) => {
      Object.assign(operation(t, 'createList'), {
        summary: 'Other',
        description: 'Other words.',
        example: operation(t, 'updateList').example,
      })
      Object.assign(option(t, 'createList', 'nome'), { meaning: 'Other words.' })
      Object.assign(t.errors['NAME_MISSING'] ?? {}, { message: 'Other words.' })
      t.operations = Object.fromEntries(Object.entries(t.operations).reverse())
      operation(t, 'createList').arguments = Object.fromEntries(Object.entries(options(t, 'createList')).reverse())
    },
    want: [],
  },
  {
    edit: 'an optional option is new',
    plant: (t) => Object.assign(options(t, 'createList'), { color: part() }),
    want: ['added soap-member-added /operations/createList/arguments/color: createList'],
  },
  {
    edit: 'an option may be left out',
    plant: (t) => Object.assign(option(t, 'createList', 'nome'), { required: false }),
    want: ['changed soap-option-optional /operations/createList/arguments/nome: createList'],
  },
  {
    edit: 'an option takes a type more',
    plant: (t) => Object.assign(option(t, 'updateList', 'name'), { type: 'string[] | string' }),
    want: ['changed soap-type-changed /operations/updateList/arguments/name: updateList'],
  },
  {
    edit: 'a member of a record that is answered is new',
    plant: (t) => Object.assign(members(t, 'Contact'), { COLOR: part() }),
    want: [`added soap-member-added /records/Contact/members/COLOR: ${contactAnswers}`],
  },
  {
    edit: 'a member of a record always comes, of fewer types',
    plant: (t) => {
      Object.assign(member(t, 'Contact', 'CLICKS'), { optional: false })
      Object.assign(member(t, 'Contact', 'FAX'), { type: "'0'" })
    },
    want: [
      `changed soap-member-always /records/Contact/members/CLICKS: ${contactAnswers}`,
      `changed soap-type-changed /records/Contact/members/FAX: ${contactAnswers}`,
    ],
  },
  {
    edit: 'an error code is new to an operation',
    plant: (t) => operation(t, 'createList').errors.push('INVALID_TYPE'),
    want: ['added soap-error-added /operations/createList/errors/INVALID_TYPE: createList'],
  },
]

describe('breaking edits', () => {
  test.each(breaking)('$edit', ({ before, plant, want }) => expect(told(changesAfter(plant, before))).toEqual(want))
})

describe('harmless edits', () => {
  test.each(harmless)('$edit', ({ before, plant, want }) => expect(told(changesAfter(plant, before))).toEqual(want))

  test('what is released holds no prose, and reads back as it was', () => {
    const released = renderTable(compacted())
    expect(released).not.toContain('"meaning"')
    expect(renderTable(JSON.parse(released) as ReturnType<typeof compacted>)).toBe(released)
  })
})

/** The WSDL without an operation: its element in the port type and the binding, and its messages. */
const withoutOperation = (wsdl: string, name: string): string =>
  wsdl
    .replace(new RegExp(`<operation name="${name}">[\\s\\S]*?</operation>`, 'g'), '')
    .replace(new RegExp(`<message name="${name}Re[\\s\\S]*?</message>`, 'g'), '')

test('the diff against a release tells of it with file, place, message and id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diff-soap-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = (name: string) => join(folder, 'specs/soap-v2', name)
  await cp('specs/soap-v2', join(folder, 'specs/soap-v2'), { recursive: true })
  await Promise.all(['package.json', 'package-lock.json'].map((name) => copyFile(name, join(folder, name))))
  await releaseFirst({ root: folder, bundles: new Map(), version: '0.1.0', date: '2026-11-21' })
  expect((await diffContract(folder, new Map(), '2026-11-22')).changes).toEqual([])

  await writeFile(file('service.wsdl'), withoutOperation(await readFile(file('service.wsdl'), 'utf8'), 'getTags'))
  await rm(file(`${table.operations['getTags']?.group ?? ''}/getTags.yaml`))
  const values = parse(await readFile(file('records/ContactValues.yaml'), 'utf8')) as { members: Record<string, Part> }
  delete values.members['fax']
  await writeFile(file('records/ContactValues.yaml'), stringify(values))
  const { unexplained } = await diffContract(folder, new Map(), '2026-11-22')
  expect(unexplained.map(findingOfBreak).map(printFinding)).toEqual([
    expect.stringMatching(
      /^specs\/soap-v2\/service\.wsdl:\d{3} {2}operation `getTags` was removed or renamed\. It breaks getTags \(SOAP operation\)\./,
    ) as string,
    'specs/soap-v2/records/ContactValues.yaml #/members/fax  Option `fax` was removed or renamed. Member `fax` was removed or renamed. ' +
      'It breaks addSubscriber (SOAP operation), editSubscriber (SOAP operation), addSubscriberBulk (SOAP operation). ' +
      'Undo it, or explain it in specs/waivers.yaml.  [soap-v2 soap-member-removed /records/ContactValues/members/fax]',
  ])

  await rm(join(folder, 'releases/soap-v2.table.json'))
  await expect(diffContract(folder, new Map(), '2026-11-22')).rejects.toThrow('releases/soap-v2.table.json is missing')
})
