// What `npm run foreign` makes of a compiler's output. The check itself needs the registry; CI runs it.
import { expect, test } from 'vitest'
import { errorsByPlace, readErrors } from '../../scripts/foreign/compile.ts'
import { failureLine } from '../../scripts/foreign/outcome.ts'

const output = `clients/orval/sandbox-v1/index.ts(579,13): error TS2300: Duplicate identifier 'A'.
clients/orval/sandbox-v1/index.ts(600,1): error TS2322: Type 'string' is not assignable
  to type 'number'.
journeys/orval/marketing.ts(7,46): error TS2578: Unused '@ts-expect-error' directive.
error TS5083: Cannot read file 'tsconfig.json'.
`

test('an error of the compiler is one line, whatever was printed below it', () => {
  expect(readErrors(output)).toHaveLength(4)
  expect(readErrors(output)[1]).toBe(
    "clients/orval/sandbox-v1/index.ts(600,1): error TS2322: Type 'string' is not assignable to type 'number'.",
  )
  expect(readErrors('')).toEqual([])
})

test('each error belongs to the client or the journeys that it stands in', () => {
  const found = errorsByPlace(readErrors(output), [
    'clients/orval/sandbox',
    'clients/orval/sandbox-v1',
    'journeys/orval',
  ])
  expect([...found].map(([place, errors]) => [place, errors.length])).toEqual([
    ['clients/orval/sandbox-v1', 2],
    ['journeys/orval', 1],
    ['', 1],
  ])
})

test('a failure is one line: the tool, the API, the first error, and how many more', () => {
  const failure = { tool: 'orval', subject: 'sandbox-v1', ms: 1, lines: 2, errors: ['first\n  line', 'second'] }
  expect(failureLine(failure)).toBe('orval, sandbox-v1: first line (and 1 more)')
})
