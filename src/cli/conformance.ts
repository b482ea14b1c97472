// `messaging conformance`: tries what others have built by a contract of the platform.
import { styleText } from 'node:util'
import { checkCarrier, type RuleResult } from '../conformance/carrier/run.ts'
import { type Call, UsageError } from './frame/command.ts'

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

/** A number that nobody has to own, for gateways on this machine. */
const NOBODY = '+351910000001'

const colours = { ok: 'green', failed: 'red', skipped: 'gray' } as const

/** A text of a stranger without what would move the cursor or colour the terminal. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')

function linesOf({ name, says, result, reason }: RuleResult): string {
  const word = styleText(colours[result], result.padEnd(7), { stream: process.stdout })
  return `${word}  ${name.padEnd(18)} ${says}${reason === undefined ? '' : `\n         ${plain(reason)}`}`
}

function urlOf(text: string, name: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' }
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new UsageError(`${name} must begin with https:// or http://.`)
  return text.replace(/\/$/, '')
}

function secretOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  // While a secret is replaced there are two, and the first signs.
  const [secret = ''] = (given ?? env['MESSAGING_SMS_CARRIER_SECRET'] ?? '').split(',')
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
    throw new UsageError('--secret, or MESSAGING_SMS_CARRIER_SECRET, must be whsec_ and Base64.')
  return secret
}

function listenOf(text: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host === '' || Number(port) > 65_535) throw new UsageError('--listen must look like 0.0.0.0:9000.')
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function numberOf(given: string | undefined, address: string): string {
  if (given !== undefined) {
    if (!/^\+[1-9]\d{5,14}$/.test(given)) throw new UsageError('--to must be a number such as +351910000001.')
    return given
  }
  if (['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname)) return NOBODY
  throw new UsageError('SMS and calls really go out by this gateway: name a number of your own with --to.')
}

/** Tries a gateway and prints how each rule ended; false when one of them failed. */
export async function conformanceOfCarrier({ args, options, env, say, step }: CarrierCall): Promise<boolean> {
  const { from, callback, only, timeout, json } = options
  const url = urlOf(args.address, 'The address')
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
  if (json) say(JSON.stringify(report, null, 2))
  else say(conclusionOf(report.rules))
  return report.passed
}

function conclusionOf(rules: readonly RuleResult[]): string {
  const failed = rules.filter(({ result }) => result === 'failed').length
  if (failed > 0) return `\nThe gateway breaks ${failed} of ${rules.length} rules.`
  const skipped = rules.filter(({ result }) => result === 'skipped').length
  return `\nThe gateway keeps the contract${skipped > 0 ? `, as far as it concerns it (${skipped} rules do not)` : ''}.`
}
