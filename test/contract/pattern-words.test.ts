// Every pattern that a request may be refused for has words.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordsOfFormat, wordsOfPattern } from '../../src/server/contract/pattern-words.ts'
import { contracts } from '../../src/server/contract/registry.ts'

/** Formats of numbers, whose words are those of the validator. */
const NUMBERS = ['int32', 'int64', 'double']

it.each(Object.keys(contracts))('%s: each pattern and format', (api) => {
  const validators = readFileSync(new URL(`../../generated/${api}/validators.js`, import.meta.url), 'utf8')
  const named = (keyword: string) =>
    [...validators.matchAll(new RegExp(`\\b${keyword}: ?("(?:[^"\\\\]|\\\\.)*")`, 'g'))].map(
      ([, text]) => JSON.parse(text as string) as string,
    )
  const [patterns, formats] = [named('pattern'), named('format')]
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => wordsOfPattern(pattern) === undefined)).toEqual([])
  const wordless = formats.filter((format) => wordsOfFormat(format) === undefined && !NUMBERS.includes(format))
  expect(wordless).toEqual([])
})
