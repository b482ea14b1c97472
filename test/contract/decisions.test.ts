// The records of decisions have one form and one index, and every package has its reason.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
const PARTS = ['# ', '- Date: ', '- Status: ', '## Context', '## Decision', '## Consequences']

describe('a decision', () => {
  it.each(records)('%s has a number, a date, a status and three parts', (path) => {
    const text = read(path)
    const number = basename(path).slice(0, 4)
    expect(text).toMatch(
      new RegExp(`^# ${number}: \\S.*\n\n- Date: \\d{4}-\\d\\d-\\d\\d\n- Status: (accepted|superseded by \\d{4})\n\n`),
    )
    const parts = text.split('\n').flatMap((line) => PARTS.find((part) => line.startsWith(part)) ?? [])
    expect(parts).toEqual(PARTS)
  })

  it('has a number that follows that of the one before', () => {
    expect(records.length).toBeGreaterThan(0)
    expect(records.map((path) => Number(basename(path).slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  })

  it('has a row in the index, with its title, date and status', () => {
    // The index is by topic, so numbers need not ascend from one table to the next.
    const rows = read('docs/decisions/README.md').match(/^\| \[\d{4}\].*$/gm)
    expect(rows?.sort()).toEqual(
      records.map((path) => {
        const [, number, title] = /^# (\d{4}): (.*)$/m.exec(read(path)) ?? []
        const [, date] = /^- Date: (.*)$/m.exec(read(path)) ?? []
        const [, status] = /^- Status: (.*)$/m.exec(read(path)) ?? []
        return `| [${number}](${basename(path)}) | ${title} | ${date} | ${status} |`
      }),
    )
  })
})

type Packages = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>
const packagesOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Packages
const namesOf = (text: string) =>
  [...text.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  )

describe('the page of dependencies', () => {
  const [, atRunTime = '', inDevelopment = '', foreign = ''] = read('docs/internals/dependencies.md').split(/^## .*$/m)
  const own = packagesOf('')
  const [tools, peers] = [packagesOf('scripts/foreign'), packagesOf('scripts/bench/others')]

  it.each([
    ['at run time', atRunTime, { ...own.dependencies, ...own.optionalDependencies }],
    ['for development', inDevelopment, own.devDependencies],
    ['for single commands', foreign, { ...tools.dependencies, ...peers.dependencies }],
  ])('gives the reason of each package %s', (_, text, packages = {}) => {
    expect(namesOf(text).sort()).toEqual(Object.keys(packages).sort())
  })

  it.each([
    ['the platform', own],
    ['foreign tools', tools],
    ['peers of the bench', peers],
  ])('is right that the versions of %s are exact', (_, packages) => {
    const { dependencies, devDependencies, optionalDependencies } = packages
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      expect(version, name).toMatch(/^(npm:\S+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  })
})

it('documents name only decisions about the contract that exist', () => {
  const ids = new Set(Array.from(read('specs/decisions.yaml').matchAll(/^- id: (\S+)$/gm), ([, id]) => id))
  const pages = globSync(['*.md', '{docs,specs}/**/*.md', 'src/**/*.md'], { cwd: root })
  expect(pages.length).toBeGreaterThan(100)
  const unknown = pages.flatMap((page) =>
    (read(page).match(/\b[ACIMORST]-\d{3}\b/g) ?? [])
      // The id that the walk of CONTRIBUTING gives to its new field.
      .filter((id) => !ids.has(id) && `${page} ${id}` !== 'CONTRIBUTING.md M-999')
      .map((id) => `${page}: ${id}`),
  )
  expect(unknown).toEqual([])
})
