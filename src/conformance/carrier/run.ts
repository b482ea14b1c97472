// Tries a gateway against the Carrier API, rule by rule.
import { assertGateway } from './address.ts'
import { startListener } from './listener.ts'
import { createProbe, NotApplicable, Violation } from './probe.ts'
import { type Rule, rulesFor } from './rules.ts'

export interface ConformanceOptions {
  /** Of the gateway, without the path of an operation. */
  url: string
  secret: string
  from: string
  to: string
  /** Where to listen for what the gateway posts, and how the gateway finds that (as it listens). */
  listen: { host: string; port: number }
  callback?: string | undefined
  only: 'messages' | 'calls' | 'all'
  /** Milliseconds for which receipts and the ends of calls are awaited. */
  patience: number
  /** Hears of each rule when it has been tried. */
  onResult?: (result: RuleResult) => void
}

/** How a rule ended. */
export interface RuleResult {
  name: string
  /** The rule. */
  says: string
  result: 'ok' | 'failed' | 'skipped'
  /** Why it failed or was skipped. */
  reason?: string
}

export interface ConformanceReport {
  url: string
  /** No rule failed, and some were kept. */
  passed: boolean
  rules: RuleResult[]
}

async function tryRule({ name, says, attempt }: Rule, probe: Parameters<Rule['attempt']>[0]): Promise<RuleResult> {
  try {
    await attempt(probe)
    return { name, says, result: 'ok' }
  } catch (error) {
    const { message: reason } = error as Error
    if (error instanceof Violation) return { name, says, result: 'failed', reason }
    if (error instanceof NotApplicable) return { name, says, result: 'skipped', reason }
    throw error
  }
}

/**
 * Tries all rules. It sends real requests: who has the number of `to` gets SMS and calls. Throws when there is no gateway
 * at the address.
 */
export async function checkCarrier(options: ConformanceOptions): Promise<ConformanceReport> {
  const { url, listen, only, onResult = () => undefined } = options
  await assertGateway(url, only === 'all' ? ['/messages', '/calls'] : [`/${only}`])
  const listener = await startListener(listen)
  try {
    const probe = createProbe({ ...options, listener, callback: options.callback ?? `${listener.url}/news` })
    const rules: RuleResult[] = []
    for (const rule of rulesFor(only)) {
      const result = await tryRule(rule, probe)
      rules.push(result)
      onResult(result)
    }
    const passed = rules.every(({ result }) => result !== 'failed') && rules.some(({ result }) => result === 'ok')
    return { url, passed, rules }
  } finally {
    await listener.close()
  }
}
