// How far away a time is, in words, by a clock that moves each second and times that are whole seconds.
import { expect, test } from 'vitest'
import { relativeText } from '../../src/console/data/dates.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

test.each([
  ['a moment that the clock of the page has not reached', 1_000, 'now'],
  ['another, by a clock that is late', 2_000, 'now'],
  ['what comes soon', 3_000, 'in 3s'],
  ['what was a moment ago', -1_000, '1s ago'],
  ['two hours', -7_200_000, '2h ago'],
])('%s', (_, distance, text) => expect(relativeText(NOW + distance, NOW)).toBe(text))
