// The old bounces that come with flufl.bounce, the detector of Mailman: none is taken for the answer of a person, and no
// contact is given up for one that the detector finds passing.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReturnedMail } from '../../../src/server/lib/returns/returned-mail.ts'
import { commandOf, needs } from '../../support/programs.ts'

interface Corpus {
  folder: string
  verdicts: Record<string, 'permanent' | 'temporary' | 'none'>
}

const corpusOf = (): Corpus =>
  JSON.parse(execFileSync(commandOf('fluflBounce'), ['test/support/returns/old-bounces.py'], { encoding: 'utf8' }))

/** Those in which the detector finds nobody, and that are not bounces, either. */
const NO_BOUNCES: Record<string, string> = { 'groupwise_03.txt': 'reply', 'qmail_08.txt': 'auto_reply' }
/** Those that name no recipient, which the detector looks for; it is known to us by the return address. */
const WITHOUT_RECIPIENT: Record<string, string> = { 'simple_43.txt': 'hard' }
/** Those that say that the mail was deleted unread (RFC 8098); the detector takes the receipt for a bounce. */
const DELETED = ['simple_38.txt']

describe('an old bounce', needs('fluflBounce'), () => {
  it('is what it is: all 115 of them', () => {
    const { folder, verdicts } = corpusOf()
    const names = Object.keys(verdicts)
    expect(names.length).toBeGreaterThanOrEqual(115)
    const known = { ...NO_BOUNCES, ...WITHOUT_RECIPIENT }
    const wrong = names.flatMap((name) => {
      const mail = readReturnedMail(readFileSync(join(folder, name), 'latin1'))
      const said = mail?.kind === 'bounce' ? mail.fault : (mail?.kind ?? 'unread')
      const right =
        name in known
          ? [known[name]]
          : DELETED.includes(name)
            ? ['note']
            : verdicts[name] === 'permanent'
              ? ['hard', 'soft', 'policy']
              : ['soft', 'policy', 'note']
      return right.includes(said) ? [] : [`${name}: ${said}, and the detector says ${verdicts[name]}`]
    })
    expect(wrong).toEqual([])
  })
})
