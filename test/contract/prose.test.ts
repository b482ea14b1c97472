// The count of what the house style forbids finds it, and leaves plain words alone.
import { describe, expect, it } from 'vitest'
import { findHabits, voiceOf } from '../../scripts/prose/count.ts'
import { patterns } from '../../scripts/prose/patterns.ts'
import { proseOf, surfaces } from '../../scripts/prose/surfaces.ts'

const wrong: Record<string, string> = {
  'negated noun': 'This is no day of the calendar.',
  'clause for a person': 'Ask whoever runs it.',
  'told of': 'A webhook is told of it.',
  mend: 'It says what to mend.',
  'lies, stands': 'The file lies in the folder.',
  'way to': 'The ways to the database broke.',
  'in hand, in doubt': 'What workers have in hand.',
  'for good': 'It is deleted for good.',
  'gives back': 'The worker gives back its lease.',
  'its kin': 'A header and its kin.',
  'makes no sense': 'An option that makes no sense.',
  goes: 'The balance goes by the prices.',
  'becomes of': 'It shows what became of the message.',
  nobody: 'Nobody waits for it.',
  'of its own': 'It has a process of its own.',
  'folk noun': 'The centre sends news.',
  'some 20': 'It holds some 20 files.',
  'fraction in words': 'It takes a third of the time.',
}

it('every pattern has an example that it finds, and no other pattern finds', () => {
  expect(patterns.map(({ name }) => name).sort()).toEqual(Object.keys(wrong).sort())
  for (const [name, text] of Object.entries(wrong))
    expect([...new Set(findHabits('a.md', text).map(({ pattern }) => pattern.name))], text).toEqual([name])
})

it.each([
  'Your key is no longer valid.',
  'The webhook receives the event.',
  'On shutdown, unsent messages are queued again.',
  'Ask your operator for a key.',
])('finds nothing in "%s"', (text) => expect(findHabits('a.md', text)).toEqual([]))

it('measures sentences and how they speak', () => {
  const text = ['You set the key. The server that answers reads your key.', '# A heading', '| a | table |'].join('\n')
  expect(voiceOf([text])).toEqual({ sentences: 2, median: 8, relative: 8.3, you: 16.7 })
})

describe('the surfaces', () => {
  it.each(surfaces)('%s has files', async (surface) => expect((await proseOf(surface)).size).toBeGreaterThan(0))

  it('read documents without their code', async () => {
    const readme = (await proseOf('documents')).get('README.md') ?? ''
    expect(readme).toContain('## Quick start')
    expect(readme).not.toContain('npm ci && npm start')
    expect(readme).not.toContain('npm run')
  })
})
