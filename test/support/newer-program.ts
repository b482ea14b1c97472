// A copy of the program with an expand, a move and a contract more.
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { migrations } from '../../src/server/store/migrations/migrate.ts'

const root = resolve(import.meta.dirname, '..', '..')
const base = migrations.length

const added = `
import { asContract as lastly, asExpand, asMove } from './kinds.ts'
const added: Migration[] = [
  asExpand("ALTER TABLE contact ADD COLUMN whole_name text; {keep contact whole_name NEW.first_name || ' ' || NEW.last_name}"),
  asMove('contact', "UPDATE contact SET whole_name = first_name || ' ' || last_name WHERE {slice}"),
  lastly(${base + 1}, 'ALTER TABLE contact ALTER COLUMN whole_name SET NOT NULL;'),
]
`

/** Copies the program to a folder, with the migrations. The contract is for PostgreSQL. */
export async function copyNewer(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const parts = ['src', 'generated', 'specs', 'package.json']
  await Promise.all(parts.map((name) => cp(join(root, name), join(target, name), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'))
  const list = join(target, 'src/server/store/migrations/migrate.ts')
  const text = (await readFile(list, 'utf8')).replace('export const migrations', `${added}\nexport const migrations`)
  // The list ends the file.
  const changed = text.replace(/,?\s*\]\s*$/, ', ...added]\n')
  expect(changed).toContain(', ...added')
  await writeFile(list, changed)
}
