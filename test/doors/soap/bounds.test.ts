// Lists and texts of every call have a bound, made from the table: one longer is refused by its name and its number.
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../src/server/soap/call.ts'
import { encodeCall } from '../../../src/wire/soap/encode.ts'
import { useServer } from '../../support/server.ts'
import { ADDRESS, postXml } from '../../support/soap.ts'
import { boundedArguments } from '../../support/soap-bounds.ts'

const lists = boundedArguments.filter(({ items }) => items !== undefined)

const server = useServer()

async function answerTo(operation: OperationId, options: object): Promise<string> {
  const answer = await postXml(server, encodeCall(ADDRESS, operation, { apikey: server.key, ...options }))
  return answer.text()
}

const refusal = /must have at most \d+|MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED|INVALID_TYPE/

describe('a list', () => {
  it.each(lists)('$name', async ({ operation, argument, items = 0 }) => {
    const sized = (length: number) => answerTo(operation, { [argument]: Array(length).fill('1') })
    expect(await sized(items + 1)).toMatch(
      new RegExp(`${argument} must have at most ${items} items|MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED|INVALID_TYPE`),
    )
    expect(await sized(items)).not.toMatch(operation === 'attachTag' || operation === 'detachTag' ? /at most/ : refusal)
  })

  it('in a map, as some programs send it', async () => {
    const target = { subscriber: Array(10_001).fill('ana@example.com') }
    expect(await answerTo('attachTag', { target })).toContain('target must have at most 10000 items')
    const numbered = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [String(2 * n), '1']))
    expect(await answerTo('startAutobot', { subscribers: numbered })).toContain('subscribers must have at most 1000')
  })
})

describe('a text', () => {
  const texts = boundedArguments.filter(({ characters }) => characters !== undefined)

  it.each(texts)('$name', async ({ operation, argument, characters: longest = 0 }) => {
    const sized = (length: number) => answerTo(operation, { [argument]: 'a'.repeat(length) })
    expect(await sized(longest + 1)).toContain(`${argument} must have at most ${longest} characters`)
    expect(await sized(longest)).not.toContain('must have at most')
  })

  it('deep in a list', async () => {
    const subscribers = [{ email: 'a@example.com', extra_1: 'a'.repeat(65_536) }]
    expect(await answerTo('addSubscriberBulk', { subscribers })).toContain('at most 65535 characters')
  })
})
