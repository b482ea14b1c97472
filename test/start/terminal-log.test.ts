// The log on a terminal.
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readable, terminalLog } from '../../src/cli/terminal-log.ts'

const time = new Date(2026, 10, 23, 7, 4, 5).getTime()
const lineOf = (entry: object) => `${JSON.stringify({ level: 30, time, pid: 1, hostname: 'host', ...entry })}\n`

describe('the log on a terminal', () => {
  it('shows a request in one line, without what only programs need', () => {
    const line = lineOf({ id: 'a-1', op: 'listLists', account: 1, key: 'ab12', status: 200, ms: 1.2 })
    expect(readable(line, false)).toBe('07:04:05 INFO  listLists 200 1.2 ms id=a-1 account=1 key=ab12\n')
  })

  it('shows an error with the way to it', () => {
    const err = { type: 'Error', message: 'No disk', stack: 'Error: No disk\n    at write (a.ts:1:2)\n    at b.ts:3:4' }
    expect(readable(lineOf({ level: 50, err, msg: 'unexpected error', task: 'plan runs' }), false)).toBe(
      '07:04:05 ERROR unexpected error Error: No disk task=plan runs\n    at write (a.ts:1:2)\n    at b.ts:3:4\n',
    )
  })

  it.each(['', 'null\n', '{"a":1}\n', 'no JSON\n'])('leaves %j as it is', (line) => {
    expect(readable(line, false)).toBe(line)
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
