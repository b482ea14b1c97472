// How long an attempt may take, and why it got no answer.

const MAX_TIMER = 2 ** 31 - 1

/**
 * A signal for one attempt: it fires with the caller's signal or when the time is up. Unlike AbortSignal.any it leaves
 * nothing behind.
 */
export function startDeadline({ timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined }) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', abort, { once: true })
  // A longer timer would fire at once; `Infinity` means no deadline.
  const timer = timeoutMs <= MAX_TIMER ? setTimeout(() => controller.abort(), timeoutMs) : undefined
  return {
    signal: controller.signal,
    /** Leaves only the caller's signal: an answer has begun that may last. */
    lift: () => clearTimeout(timer),
    clear() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

/** `fetch` hides the reason of a failure in the cause of its error. */
export function explain(error: unknown, baseUrl: string): string {
  const { code: own, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = cause?.code ?? own
  const code = typeof found === 'string' ? ` (${found})` : ''
  const hint = code.includes('SELF_SIGNED')
    ? ' Trust a development server with NODE_EXTRA_CA_CERTS=<data folder>/tls/cert.pem.'
    : ''
  return `no answer from ${baseUrl}${code}.${hint}`
}
