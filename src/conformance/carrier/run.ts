// Tests a gateway against each rule of the Carrier API.
import { assertGateway } from './address.ts'
import { startListener } from './listener.ts'
import { createProbe, NotApplicable, Violation } from './probe.ts'
import { type Rule, rulesFor } from './rules.ts'

export interface ConformanceOptions {
  /** Base URL of the gateway. */
  url: string
  secret: string
  from: string
  to: string
  /** Address to receive callbacks on. `callback` is its public URL, if different. */
  listen: { host: string; port: number }
  callback?: string | undefined
  only: 'messages' | 'calls' | 'all'
  /** Milliseconds to wait for receipts and ends of calls. */
  patience: number
  /** Called after each rule. */
  onResult?: (result: RuleResult) => void
}

/** Result of a rule. */
export interface RuleResult {
  name: string
  /** Description of the rule. */
  says: string
  result: 'ok' | 'failed' | 'skipped'
  /** Reason for a failed or skipped rule. */
  reason?: string
}

export interface ConformanceReport {
  url: string
  /** True if no rule failed and at least one passed. */
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
 * Tests all rules. It sends real requests, so the number in `to` may receive SMS and calls. Throws if the gateway cannot
 * be reached.
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
