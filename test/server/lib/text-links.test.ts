// What mail programs make links of, and that it can be disarmed.
import { expect, it } from 'vitest'
import { disarmLinks, hasLink } from '../../../src/server/lib/text-links.ts'
import { linkTexts, plainTexts } from '../../support/link-texts.ts'

it.each(Object.entries(linkTexts))('finds and disarms %s', (_what, text) => {
  expect(hasLink(text)).toBe(true)
  expect(hasLink(disarmLinks(text))).toBe(false)
})

it.each([...plainTexts])('leaves %j as it is', (text) => {
  expect(hasLink(text)).toBe(false)
  expect(disarmLinks(text)).toBe(text)
})

it('shows what was meant', () => {
  expect(disarmLinks('Win at https://spam.example.com/a, or mailto:a@spam.com')).toBe(
    'Win at https[:]//spam[.]example[.]com/a, or mailto[:]a@spam[.]com',
  )
})

it('reads long texts in linear time', () => {
  // Quadratic work on these takes minutes.
  for (const one of ['a', '.', 'a.', 'http', ':', 'www', '1.', '\\', '。', '\u200b', 'javascript'])
    disarmLinks(one.repeat(300_000 / one.length))
})
