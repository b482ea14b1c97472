// What several APIs use is in specs/shared, once: no API refers to the folder of another, and no two files say the same
// thing under two names.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '..', '..', 'specs')
const apis = readdirSync(root).filter((name) => /-v\d$/.test(name))
// The sandbox could use DateTime instead.
const known = 'sandbox-v1/schemas/ClockTime.yaml'

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
const ownerOf = (path: string) => path.split('/')[0] as string

/** A component without what may differ between two with the same meaning: its name, example and provenance. */
function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningOf)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key]) => !['title', 'example', 'x-provenance', 'x-decision'].includes(key),
  )
  return Object.fromEntries(kept.map(([key, member]) => [key, meaningOf(member)]))
}

describe('specs/shared', () => {
  it('has what several APIs use', () => {
    expect(apis.length).toBeGreaterThan(3)
    const borrowed = files
      .filter((path) => apis.includes(ownerOf(path)))
      .flatMap((path) => {
        const references = [...readFileSync(join(root, path), 'utf8').matchAll(/\$ref: (\S+)/g)].map(
          ([, target = '']) => target,
        )
        const owners = references
          .filter((r) => r.startsWith('.'))
          .map((r) => ownerOf(relative(root, resolve(root, path, '..', r))))
        return owners
          .filter((owner) => owner !== ownerOf(path) && owner !== 'shared')
          .map((owner) => `${path} borrows from ${owner}`)
      })
    expect(borrowed).toEqual([])
  })

  it.each(['schemas', 'parameters', 'headers'])('no two files of %s say the same', (kind) => {
    const same = new Map<string, string[]>()
    for (const path of files.filter((f) => f.split('/')[1] === kind && f !== known)) {
      const meaning = JSON.stringify(meaningOf(parse(readFileSync(join(root, path), 'utf8'))))
      same.set(meaning, [...(same.get(meaning) ?? []), path])
    }
    expect([...same.values()].filter((paths) => paths.length > 1)).toEqual([])
  })
})
