// Checks that a gateway exists at a URL. Without one, every rule would fail for the same reason.

/** Connection errors if nothing is listening or the host doesn't exist. */
const absent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
const ANSWER_TIME = 30_000

/** Status of an empty request. Resolves with null without a response. */
async function statusOf(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(ANSWER_TIME)
  try {
    return (await fetch(address, { method: 'POST', body: '{}', redirect: 'manual', signal })).status
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message: string } }
    if (absent.has(cause?.code ?? ''))
      throw new Error(`Cannot connect to ${address}: ${cause?.message}. Start the gateway or correct the URL.`)
    return null
  }
}

/** Throws if nothing is listening at the URL, or if none of the paths exists there. */
export async function assertGateway(url: string, paths: readonly string[]): Promise<void> {
  const statuses = await Promise.all(paths.map((path) => statusOf(url + path)))
  if (!statuses.every((status) => status === 404)) return
  throw new Error(
    `${paths.map((path) => url + path).join(' and ')} returned 404. Use the base URL of the Carrier API, such as ${new URL('/carrier/v1', url).href}`,
  )
}
