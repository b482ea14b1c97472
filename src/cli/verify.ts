// `messaging verify`: says of each check of an evidence how it ended.
import { styleText } from 'node:util'
import { type Check, checkEvidenceFile, type Verdict } from '../server/setup/evidence-file.ts'

interface VerifyCall {
  args: { evidence: string }
  options: { trust: string[]; trustStamps: string[]; email: string | undefined; json: boolean }
  say(text: string): void
}

const words = { ok: 'ok', note: 'note', unknown: 'open', failed: 'failed' } as const
const colours = { ok: 'green', note: 'gray', unknown: 'yellow', failed: 'red' } as const

/** A text of a stranger without what would move the cursor, colour the terminal or turn the writing around. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')

function lineOf({ result, says }: Check): string {
  const word = styleText(colours[result], words[result].padEnd(6), { stream: process.stdout })
  return `${word}  ${plain(says)}`
}

/** What the checks mean together. */
function conclusion({ isConfirmed, level, checks, signer }: Verdict): string {
  if (isConfirmed) return `The evidence holds${level === null ? '' : ` (PAdES level ${level})`}.`
  if (checks.some(({ result }) => result === 'failed')) return 'The evidence does NOT hold.'
  const [whose, option] = checks.some(({ name, result }) => name === 'signer' && result === 'unknown')
    ? [`its signer, SHA-256 ${signer?.fingerprint ?? 'unknown'}`, '--trust']
    : ['the authority of its time stamp', '--trust-stamps']
  return `The evidence is intact. Whether you trust ${whose}, is open: ${option} takes a certificate in PEM.`
}

/** Checks an evidence and prints what it found; false unless every check holds. */
export async function verifyEvidence({ args, options, say }: VerifyCall): Promise<boolean> {
  const { trust, trustStamps, email = null, json } = options
  const verdict = await checkEvidenceFile(args.evidence, { trust, trustStamps, email })
  if (json) say(JSON.stringify(verdict, null, 2))
  else for (const line of [...verdict.checks.map(lineOf), conclusion(verdict)]) say(line)
  return verdict.isConfirmed
}
