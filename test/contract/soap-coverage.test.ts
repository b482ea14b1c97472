// The SOAP table against the texts that it was written from: every operation, argument, member of a result and error
// code that they name is in the table. The texts lie beside a development checkout, like those of spec-coverage.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argumentsOf, readSoapTable, type SoapTable } from '../../scripts/contract/soap/table.ts'
import { parseType, recordsIn } from '../../scripts/contract/soap/types.ts'

const shared = resolve(import.meta.dirname, '..', '..', '..', 'shared')
const available = existsSync(shared)
const read = (...path: string[]) => readFileSync(join(shared, ...path), 'utf8')
/** Words of the prose and enumeration values that appear where the texts have arguments. */
const noArguments = new Set(
  'auth optional target same any with zip name set numero data telemovel telefone opcoes contains starts ends not_equal greater lower link'.split(
    ' ',
  ),
)
/** The line of one operation that speaks of two more, and a value in place of a member. */
const elsewhere = new Set(['getAllErrors ERROR_NOT_FOUND', 'addExtraField email', 'createSegmentAdvanced condition'])

/** What clients in use show another shape of than the texts (O-029). */
const hasOtherShape = (found: string) => /^(check_status|testEmailAddress) /.test(found)

/** A text without tags of evidence and remarks. */
const bare = (text: string) =>
  text
    .replace(/\[[A-Z][^\]]*\]/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\([^()]*\)/g, '')

let table: SoapTable
beforeAll(async () => {
  table = await readSoapTable()
})

/** Every member that a result can have, including those inside its records. */
function membersOf(name: string): string[] {
  const visit = (record: string, seen: Set<string>): string[] => {
    if (seen.has(record)) return []
    seen.add(record)
    const members = table.records[record]?.members ?? {}
    return [
      ...Object.keys(members),
      ...Object.values(members).flatMap((m) => recordsIn(parseType(m.type)).flatMap((r) => visit(r, seen))),
    ]
  }
  const { result } = table.operations[name] as SoapTable['operations'][string]
  if ('type' in result) return recordsIn(parseType(result.type)).flatMap((r) => visit(r, new Set()))
  const own = Object.values(result.members).flatMap((m) =>
    recordsIn(parseType(m.type)).flatMap((r) => visit(r, new Set())),
  )
  return [...Object.keys(result.members), ...own]
}

describe.skipIf(!available)('the table of SOAP operations', () => {
  const facts = available ? read('facts', 'soap-v2.md') : ''
  const lines = facts.slice(facts.indexOf('## 3. Operations'), facts.indexOf('## 4. Error codes')).split('\n')
  const described = lines.flatMap((line) => {
    const [, name, rest] = /^- `(\w+)` (.*)$/.exec(line) ?? []
    return name && rest?.includes('->')
      ? [
          {
            name,
            input: rest.slice(0, rest.indexOf('->')),
            output: rest.slice(rest.indexOf('->') + 2).split(/; |\. /)[0] ?? '',
          },
        ]
      : []
  })

  it('has the 66 operations of the specification, in its spelling', () => {
    const text = read('spec', 'messaging-platform-api.md')
    const [, names = ''] = /Style rpc with encoded bodies[^\n]*?Operations: ([^.]*)\./.exec(text) ?? []
    const wanted = names
      .replace('; internal-only:', ',')
      .split(',')
      .map((name) => name.trim())
    expect(wanted).toHaveLength(66)
    expect(Object.keys(table.operations).sort()).toEqual(wanted.sort())
  })

  it('has the arguments of the facts', () => {
    expect(described.length).toBeGreaterThan(50)
    const missing = described.flatMap(({ name, input }) => {
      const operation = table.operations[name]
      if (!operation) return [`${name} itself`]
      const known = new Set(Object.keys(argumentsOf(table, operation)).flatMap((key) => [key, key.replace('<id>', '')]))
      const words = bare(input)
        .replace(/: [^,;|]*/g, '')
        .split(/[,;|]/)
        .map((part) => part.trim().split(/\s/)[0] ?? '')
      const wanted = words.filter((word) => /^[a-z][A-Za-z_]{2,}$/.test(word) && !noArguments.has(word))
      return wanted.filter((word) => !known.has(word)).map((word) => `${name} ${word}`)
    })
    expect(missing.filter((word) => !elsewhere.has(word))).toEqual([])
  })

  it('has the members of the results', () => {
    const missing = described.flatMap(({ name, output }) => {
      const braces = /\{(.*)\}/.exec(output.replace(/\([^()]*\)|\{ERROR: [^}]*\}/g, ''))?.[1] ?? ''
      const wanted = braces.match(/\b[A-Z][A-Z_]+\b/g) ?? []
      const known = new Set([...membersOf(name), 'OK'])
      return wanted.filter((member) => !known.has(member)).map((member) => `${name} ${member}`)
    })
    expect(missing.filter((found) => !hasOtherShape(found))).toEqual([])
  })

  it('has the error codes, in their spelling', () => {
    const section = facts.slice(facts.indexOf('## 4. Error codes'), facts.indexOf('All of the above are evidenced'))
    const wanted = new Set(section.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bINVALID\b/g))
    expect(wanted.size).toBeGreaterThan(75)
    expect([...wanted].filter((code) => !table.errors[code])).toEqual([])
    for (const code of ['FIST_NAME_ALREADY_EXISTS', 'MESSAGE_TO_LONG']) expect(table.errors).toHaveProperty(code)
  })

  it('has the codes that the facts give to an operation', () => {
    const missing = lines.flatMap((line) => {
      const [, name = '', rest = ''] = /^- `(\w+)` (.*)$/.exec(line) ?? []
      const operation = table.operations[name]
      if (!operation) return []
      const codes = (bare(rest).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []).filter((code) => table.errors[code])
      const answered = new Set([
        ...operation.errors,
        ...Object.keys(table.errors).filter((code) => table.errors[code]?.group === 'credentials'),
      ])
      return codes.filter((code) => !answered.has(code)).map((code) => `${name} ${code}`)
    })
    expect(missing.filter((code) => !elsewhere.has(code) && !hasOtherShape(code))).toEqual([])
  })
})
