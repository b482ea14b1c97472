// The times of the contract are in UTC, whatever the zone of the program.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { formatDate, formatTime, parseTime } from '../../src/clients/index.ts'
import { toDateTime, toInstant } from '../../src/server/lib/dates.ts'
import { startServer } from '../support/server.ts'

const run = promisify(execFile)

describe('a time', () => {
  it.each([
    ['2026-03-02 09:15:00', '2026-03-02T09:15:00.000Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
    ['2024-02-29 23:59:59', '2024-02-29T23:59:59.000Z'],
    ['2026-03-02T09:15:00.250Z', '2026-03-02T09:15:00.250Z'],
    ['2026-03-02T09:15:00+01:00', '2026-03-02T08:15:00.000Z'],
  ])('%s is read as %s', (text, want) => {
    expect(parseTime(text).toISOString()).toBe(want)
  })

  it.each([
    '',
    '2026-02-31 00:00:00',
    '2026-02-31',
    '2026-13-01',
    '2026-03-02 24:61:00',
    '02/03/2026',
    '2026-03-02T09:15:00',
  ])('"%s" is refused', (text) => {
    expect(() => parseTime(text)).toThrow(RangeError)
  })

  it('is read as the server wrote it', () => {
    for (let time = 0; time < 4e12; time += 86_400_000 * 37 + 12_345_000) {
      expect(parseTime(toDateTime(time)).getTime()).toBe(time)
      expect(formatTime(parseTime(toDateTime(time)))).toBe(toDateTime(time))
      expect(parseTime(toInstant(time)).getTime()).toBe(time)
      expect(formatDate(new Date(time))).toBe(toDateTime(time).slice(0, 10))
    }
    expect(() => formatTime(new Date(Number.NaN))).toThrow(RangeError)
  })

  it.each(['America/Bogota', 'Asia/Tokyo', 'Europe/Lisbon'])('is the same moment in %s', async (TZ) => {
    const file = join(import.meta.dirname, '..', '..', 'src', 'clients', 'times.ts')
    const code = `import { formatTime, parseTime } from '${file}'; const time = parseTime('2026-03-29 01:30:00'); console.log(time.getTime(), formatTime(time))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, TZ },
    })
    expect(stdout.trim()).toBe(`${Date.UTC(2026, 2, 29, 1, 30)} 2026-03-29 01:30:00`)
  })
})

it('a list of the server was created just now', async () => {
  await using server = await startServer()
  const before = Date.now()
  const client = server.marketing()
  const { list_id } = await client.createList({ body: { internal_name: 'a' } })
  const { created } = await client.getList({ path: { list_id } })
  expect(parseTime(created).getTime()).toBeGreaterThanOrEqual(before - 1_000)
  expect(parseTime(created).getTime()).toBeLessThanOrEqual(Date.now())
  const query = { created_min: formatTime(new Date(before - 60_000)) }
  await expect(client.listLists({ query })).resolves.toMatchObject({ total_items: 1 })
})
