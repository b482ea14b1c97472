// The threat page names a test for each of its promises, and none that is gone.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Sends|Does) \|/.test(line))

it.each(rows)('has its test: %s', (row) => {
  const cells = row.split('|').map((cell) => cell.trim())
  expect(cells).toHaveLength(5)
  const file = /^`(test\/[\w./-]+\.test\.ts)`$/.exec(cells[3] ?? '')?.[1] ?? ''
  expect(existsSync(join(root, file)) && file !== '').toBe(true)
})
