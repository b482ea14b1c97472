// The recipients of the sandbox that ask for a fate.
import { describe, expect, it } from 'vitest'
import { emailEnding, magicRecipients, sandboxOutcome } from '../../../src/server/channels/sandbox/outcomes.ts'

describe('sandboxOutcome', () => {
  it.each([
    { address: 'ana@example.com', outcome: { state: 'accepted', ref: 'r', delivered: true } },
    { address: 'bounce-hard@example.com', outcome: { state: 'failed', bounce: 'hard' } },
    { address: 'BOUNCE-HARD@example.com', outcome: { state: 'failed', bounce: 'hard' } },
    { address: 'bounce-hard+42@example.com', outcome: { state: 'failed', bounce: 'hard' } },
    { address: 'bounce-hard+a+b@other.example', outcome: { state: 'failed', bounce: 'hard' } },
    { address: 'bounce-soft@example.com', outcome: { state: 'failed', bounce: 'soft' } },
    { address: 'complaint@example.com', outcome: { state: 'accepted', then: 'complaint' } },
    { address: 'reject@example.com', outcome: { state: 'failed', reason: expect.stringMatching(/^554 /) } },
    { address: 'defer@example.com', outcome: { state: 'deferred', reason: expect.stringMatching(/^451 /) } },
    { address: 'my-bounce-hard@example.com', outcome: { state: 'accepted' } },
    { address: 'bounce-hardly@example.com', outcome: { state: 'accepted' } },
    { address: 'ana+bounce-hard@example.com', outcome: { state: 'accepted' } },
    { address: 'ana@bounce-hard.example.com', outcome: { state: 'accepted' } },
  ])('$address', ({ address, outcome }) => {
    expect(sandboxOutcome(address, 'r')).toMatchObject(outcome)
  })

  it('explains each recipient', () => {
    for (const { localPart, meaning } of magicRecipients) {
      expect(meaning.length).toBeGreaterThan(10)
      const fateOf = (to: string) => ({ outcome: sandboxOutcome(to, 'r'), ending: emailEnding(to) })
      expect(fateOf(`${localPart}@example.com`)).not.toEqual(fateOf('ana@example.com'))
    }
  })

  it('a rejection is no bounce', () => {
    expect(sandboxOutcome('reject@example.com', 'r')).not.toHaveProperty('bounce')
  })
})
