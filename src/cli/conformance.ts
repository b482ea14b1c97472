// `messaging conformance`: tests a gateway against the Carrier API.
import { checkCarrier, type RuleResult } from '../conformance/carrier/run.ts'
import { type Call, UsageError } from '../terminal/command.ts'
import { formatJson, formatText, paintText, type TerminalText } from '../terminal/printer.ts'

interface CarrierCall extends Pick<Call, 'say' | 'step' | 'env'> {
  args: { address: string }
  options: {
    secret: string | undefined
    to: string | undefined
    from: string
    listen: string
    callback: string | undefined
    only: 'messages' | 'calls' | 'all'
    timeout: number
    json: boolean
  }
}

/** Default recipient for gateways on this machine, which are assumed to be fake. */
const LOCAL_NUMBER = '+351910000001'

const colours = { ok: 'green', failed: 'red', skipped: 'gray' } as const

function linesOf({ name, says, result, reason }: RuleResult): TerminalText {
  const word = paintText(colours[result], result.padEnd(7), process.stdout)
  const why = reason === undefined ? '' : formatText`\n         ${reason}`
  return formatText`${word}  ${name.padEnd(18)} ${says}${why}`
}

function urlOf(text: string, name: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' }
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new UsageError(`${name} must start with https:// or http://.`)
  return text.replace(/\/$/, '')
}

function secretOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  // During a rotation there are two secrets. The first one signs.
  const [secret = ''] = (given ?? env['MESSAGING_SMS_CARRIER_SECRET'] ?? '').split(',')
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
    throw new UsageError(
      'The secret is missing or invalid. Set --secret or MESSAGING_SMS_CARRIER_SECRET to whsec_ followed by Base64.',
    )
  return secret
}

function listenOf(text: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host === '' || Number(port) > 65_535)
    throw new UsageError(`--listen: "${text}" is not a host and port. Example: 0.0.0.0:9000`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function numberOf(given: string | undefined, address: string): string {
  if (given !== undefined) {
    if (!/^\+[1-9]\d{5,14}$/.test(given))
      throw new UsageError(`--to: "${given}" is not a valid phone number. Example: +351910000001`)
    return given
  }
  if (['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname)) return LOCAL_NUMBER
  throw new UsageError('This gateway may deliver real SMS and calls. Set --to to your own number.')
}

/** Tests a gateway and prints the result of each rule. Resolves with false if a rule failed. */
export async function conformanceOfCarrier({ args, options, env, say, step }: CarrierCall): Promise<boolean> {
  const { from, callback, only, timeout, json } = options
  const url = urlOf(args.address, 'The gateway URL')
  const report = await checkCarrier({
    url,
    secret: secretOf(options.secret, env),
    from,
    to: numberOf(options.to, url),
    listen: listenOf(options.listen),
    callback: callback === undefined ? undefined : urlOf(callback, '--callback'),
    only,
    patience: timeout * 1000,
    onResult(result) {
      step(result.name)
      if (!json) say(linesOf(result))
    },
  })
  if (json) say(formatJson(report, 2))
  else say(conclusionOf(report.rules))
  return report.passed
}

function conclusionOf(rules: readonly RuleResult[]): TerminalText {
  const failed = rules.filter(({ result }) => result === 'failed').length
  if (failed > 0) return formatText`\nFailed: the gateway breaks ${failed} of ${rules.length} rules.`
  const skipped = rules.filter(({ result }) => result === 'skipped').length
  return formatText`\nPassed: the gateway follows the contract${skipped > 0 ? ` (${skipped} rules skipped)` : ''}.`
}
