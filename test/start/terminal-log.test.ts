// The log on a terminal.
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readableLine, terminalLog } from '../../src/terminal/log.ts'
import { expectSafe, HOSTILE } from '../support/hostile-texts.ts'

const time = new Date(2026, 10, 23, 7, 4, 5).getTime()
const lineOf = (entry: object) => `${JSON.stringify({ level: 30, time, pid: 1, hostname: 'host', ...entry })}\n`

describe('the log on a terminal', () => {
  it('shows a request in one line, without what only programs need', () => {
    const line = lineOf({ id: 'a-1', op: 'listLists', account: 1, key: 'ab12', status: 200, ms: 1.2 })
    expect(readableLine(line, false)).toBe('07:04:05 INFO  listLists 200 1.2 ms id=a-1 account=1 key=ab12\n')
  })

  it('shows an error with the way to it', () => {
    const err = { type: 'Error', message: 'No disk', stack: 'Error: No disk\n    at write (a.ts:1:2)\n    at b.ts:3:4' }
    expect(readableLine(lineOf({ level: 50, err, msg: 'unexpected error', task: 'plan runs' }), false)).toBe(
      '07:04:05 ERROR unexpected error Error: No disk task=plan runs\n    at write (a.ts:1:2)\n    at b.ts:3:4\n',
    )
  })

  it.each(['', 'null\n', '{"a":1}\n', 'no JSON\n'])('leaves %j as it is', (line) => {
    expect(readableLine(line, false)).toBe(line)
  })

  it.each<[string, object]>([
    ['a message', { msg: HOSTILE }],
    ['an operation', { op: HOSTILE }],
    ['a value', { reason: HOSTILE }],
    ['a value within a value', { account: { names: [HOSTILE] } }],
    ['the name of a value', { [HOSTILE]: 1 }],
    ['the message of an error', { err: { type: 'Error', message: HOSTILE } }],
    ['the type of an error', { err: { type: HOSTILE, message: 'a' } }],
    [
      'the way to an error',
      { err: { message: HOSTILE, stack: `Error: ${HOSTILE}\n    at ${HOSTILE.replaceAll(/\s/g, '')}` } },
    ],
  ])('moves, colours and hides nothing for %s', (_what, entry) => {
    const line = readableLine(lineOf({ level: 50, ...entry }), false)
    expectSafe(line)
    expect(
      line
        .split('\n')
        .slice(1, -1)
        .every((one) => one.startsWith('    at ')),
    ).toBe(true)
  })

  it('shows a line that is no JSON without control characters', () => {
    expectSafe(readableLine(`${HOSTILE.replaceAll('\n', '')}\n`, false))
  })

  it('tells lines of a message from the way to an error', () => {
    const message = 'none\n    at forged (a.ts:1:1)'
    const line = readableLine(
      lineOf({ level: 50, err: { message, stack: `Error: ${message}\n    at real (b.ts:1:1)` } }),
      false,
    )
    expect(line.split('\n').slice(1)).toEqual(['    at real (b.ts:1:1)', ''])
  })

  it('quotes a value that would look like several', () => {
    expect(readableLine(lineOf({ reason: 'a account=1 "b"', key: 'c' }), false)).toContain(
      'reason="a account=1 \\"b\\"" key=c',
    )
  })

  it.each([
    { env: {}, coloured: true },
    { env: { NO_COLOR: '1' }, coloured: false },
    { env: { TERM: 'dumb' }, coloured: false },
  ])('has colour: $coloured with $env', ({ env, coloured }) => {
    let written = ''
    terminalLog({ write: (text) => (written += text) }, env).write(lineOf({ level: 40, op: 'relay', status: 503 }))
    expect(stripVTControlCharacters(written)).toBe('07:04:05 WARN  relay 503\n')
    expect(written !== stripVTControlCharacters(written)).toBe(coloured)
  })
})
