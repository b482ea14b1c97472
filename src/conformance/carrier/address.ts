// Whether there is a gateway at an address at all: without one, every rule would fail for the same reason.

/** How a connection fails when nobody listens, or there is no such host. */
const absent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
const ANSWER_TIME = 30_000

/** The status of a request that means nothing; null when it is not answered. */
async function statusOf(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(ANSWER_TIME)
  try {
    return (await fetch(address, { method: 'POST', body: '{}', redirect: 'manual', signal })).status
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message: string } }
    if (absent.has(cause?.code ?? ''))
      throw new Error(`Nobody answers at ${address}: ${cause?.message}. Start the gateway, or mend the address.`)
    return null
  }
}

/** Throws when nobody listens at the address, or none of the paths exists below it. */
export async function assertGateway(url: string, paths: readonly string[]): Promise<void> {
  const statuses = await Promise.all(paths.map((path) => statusOf(url + path)))
  if (!statuses.every((status) => status === 404)) return
  throw new Error(
    `There is no ${paths.join(' and no ')} at ${url}: it answers 404. Give the address that these paths follow, such as ${new URL('/carrier/v1', url).href}.`,
  )
}
