// `messaging verify`: checks the evidence of a registered message and prints each check.
import { type Check, checkEvidenceFile, type EvidenceVerdict } from '../server/process/evidence-file.ts'
import { formatJson, formatText, type Printable, paintText, type TerminalText } from '../terminal/printer.ts'

interface VerifyCall {
  args: { evidence: string }
  options: { trust: string[]; trustStamps: string[]; email: string | undefined; json: boolean }
  say(text: Printable): void
}

const words = { ok: 'ok', note: 'note', unknown: 'open', failed: 'failed' } as const
const colours = { ok: 'green', note: 'gray', unknown: 'yellow', failed: 'red' } as const

function lineOf({ result, says }: Check): TerminalText {
  return formatText`${paintText(colours[result], words[result].padEnd(6), process.stdout)}  ${says}`
}

/** Sums up the checks in one sentence. */
function conclusion({ isConfirmed, level, checks, signer }: EvidenceVerdict): string {
  if (isConfirmed) return `The evidence is valid${level === null ? '' : ` (PAdES level ${level})`}.`
  if (checks.some(({ result }) => result === 'failed')) return 'The evidence is NOT valid.'
  const [issuer, option] = checks.some(({ name, result }) => name === 'signer' && result === 'unknown')
    ? [`signer (SHA-256 ${signer?.fingerprint ?? 'unknown'})`, '--trust']
    : ['time stamp authority', '--trust-stamps']
  return `The evidence is intact, but its ${issuer} is not trusted. To trust it, pass its certificate with ${option} <pem>.`
}

/** Checks evidence and prints the result. Resolves with false unless every check passes. */
export async function verifyEvidence({ args, options, say }: VerifyCall): Promise<boolean> {
  const { trust, trustStamps, email = null, json } = options
  const verdict = await checkEvidenceFile(args.evidence, { trust, trustStamps, email })
  if (json) say(formatJson(verdict, 2))
  else for (const line of [...verdict.checks.map(lineOf), conclusion(verdict)]) say(line)
  return verdict.isConfirmed
}
