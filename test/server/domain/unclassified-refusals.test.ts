// What the log says of refusals that the platform cannot classify: the words, and nothing of a person.
import { expect, it } from 'vitest'
import { createUnclassifiedLog, maskPersonal } from '../../../src/server/domain/sending/unclassified-refusals.ts'

it.each([
  ['550 <ana@example.net> is odd', '550 <address> is odd'],
  ['550 5.9.9 odd [192.0.2.10] (mx1.mail.example.net)', '550 5.9.9 odd [<host>] (<host>)'],
  ['550 odd 2001:db8::10 x12345678abc', '550 odd <host> <id>'],
])('masks %s', (reason, words) => {
  expect(maskPersonal(reason)).toBe(words)
})

it('counts each refusal and logs each form of words once an hour', () => {
  const logged: unknown[] = []
  const counted: string[] = []
  let now = 0
  const clock = { wall: () => now }
  const note = createUnclassifiedLog({
    clock,
    log: (_text, data) => void logged.push(data),
    count: (by) => void counted.push(by),
  })
  for (const name of ['ana', 'rui', 'eva']) note({ reason: `550 <${name}@example.net> is odd`, by: 'answer' })
  expect(logged).toEqual([{ words: '550 <address> is odd' }])
  now += 3_600_000
  note({ reason: '550 <ana@example.net> is odd', by: 'report' })
  expect(logged).toHaveLength(2)
  expect(counted).toEqual(['answer', 'answer', 'answer', 'report'])
})
