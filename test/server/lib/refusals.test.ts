// Refusals of many makes of mail servers, and whom each blames. What counts most is that no living person is suppressed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Classified, classifyRefusal, type Stage } from '../../../src/server/lib/returns/refusal.ts'
import { classifyReport } from '../../../src/server/lib/returns/text-report.ts'

const STAGES: Record<string, Stage> = { rcpt: 'recipient', mail: 'sender', data: 'data' }
const FAULTS = { gone: 'hard', later: 'soft', sender: 'policy' } as const

const corpus = readFileSync(join(import.meta.dirname, '../../support/returns/refusals.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [provider = '', stage = '', blame = '', ...words] = line.split(' | ')
    return { provider, stage, fault: FAULTS[blame as keyof typeof FAULTS], words: words.join(' | ') }
  })

const classify = ({ stage, words: text }: { stage: string; words: string }): Classified =>
  stage === 'report' ? classifyReport({ text }) : classifyRefusal({ text, stage: STAGES[stage] ?? 'unknown' })

describe('a refusal', () => {
  it.each(corpus)('of $provider, $stage: $words', (refusal) => {
    expect(classify(refusal).fault).toBe(refusal.fault)
  })

  it('suppresses nobody who lives, and finds the addresses that are gone', ({ task }) => {
    const isHard = corpus.map((refusal) => classify(refusal).fault === 'hard')
    const isGone = corpus.map(({ fault }) => fault === 'hard')
    const both = isHard.filter((hard, n) => hard && isGone[n]).length
    const precision = both / isHard.filter(Boolean).length
    const recall = both / isGone.filter(Boolean).length
    const providers = new Set(corpus.map(({ provider }) => provider)).size
    task.meta.figures = `${corpus.length} refusals of ${providers} makes of servers: precision of hard ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`
    expect(corpus.length).toBeGreaterThanOrEqual(200)
    expect(providers).toBeGreaterThanOrEqual(25)
    expect(precision).toBeGreaterThanOrEqual(0.99)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a refusal with two sides', () => {
  // The stated status of a report, its words, and whom it blames.
  it.each([
    ['5.1.1', '552 5.2.2 Over quota', 'soft'],
    ['5.1.1', '550 5.7.26 unauthenticated mail', 'policy'],
    ['5.1.1', '550 rejected (in reply to end of DATA command)', 'soft'],
    ['5.0.0', '550 Unknown user (in reply to end of DATA command)', 'soft'],
    ['5.4.4', 'Name service error for name=example.net type=MX: Malformed or unexpected name server reply', 'soft'],
    ['5.4.4', 'Host or domain name not found', 'hard'],
    ['5.0.0', '550 5.1.1 no such user', 'hard'],
    ['5.2.1', '550 receiving mail at a rate that prevents additional messages', 'soft'],
    ['4.1.1', '450 User unknown in virtual alias table', 'hard'],
    ['4.4.1', 'connect to mx.example.net: Connection timed out', 'soft'],
    ['4.2.2', '452 mailbox full', 'soft'],
    ['5.1.1', '', 'hard'],
    ['', '', 'soft'],
  ])('%s beside "%s" is %s', (status, words, fault) => {
    expect(classifyReport({ text: '', words, status: status || undefined }).fault).toBe(fault)
  })

  it('while the mail is handed over, a temporary reply is never hard', () => {
    expect(classifyRefusal({ text: '450 4.1.1 User unknown', stage: 'recipient' }).fault).toBe('soft')
  })

  it('says what no rule explains', () => {
    expect(classifyRefusal({ text: '550 Rejected', stage: 'recipient' })).toEqual({
      fault: 'soft',
      reason: 'unclassified',
    })
  })
})
