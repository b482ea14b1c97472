// Connects commands to the APIs of a platform. URL and key come from options, the environment or the data folder of the
// server on this machine.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { Agent, fetch as send } from 'undici'
import { ConnectionError } from '../clients/errors.ts'
import { createMarketingClient, type MarketingClient } from '../clients/marketing.ts'
import { createSandboxClient, type SandboxClient } from '../clients/sandbox.ts'
import { createTransactionalClient, type TransactionalClient } from '../clients/transactional.ts'
import { SANDBOX_KEY_FILE } from '../server/process/bootstrap.ts'
import { secretIn } from '../server/settings/files.ts'
import { readConfig } from '../server/settings/settings.ts'
import { settingWarnings } from '../server/settings/warnings.ts'
import type { Printable } from '../terminal/printer.ts'

interface Reaching {
  options: { url: string | undefined; key: string | undefined }
  env: NodeJS.ProcessEnv
  warn(text: Printable): void
}

function keyIn(folder: string): string {
  const file = join(folder, SANDBOX_KEY_FILE)
  if (!existsSync(file))
    throw new Error(
      `No API key found. Set MESSAGING_KEY, use --key, or set MESSAGING_DATA to the data folder of the server (${folder} has no key).`,
    )
  return readFileSync(file, 'utf8').trim()
}

/** Creates a fetch that also trusts the certificate of the data folder. */
function fetchTrusting(folder: string) {
  const file = join(folder, 'tls', 'cert.pem')
  const own = existsSync(file) ? [readFileSync(file, 'utf8')] : []
  const dispatcher = new Agent({ connect: { ca: [...rootCertificates, ...own] } })
  const fetch = async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer())
    // The fetch of Node and that of undici use the same types under different names.
    return (await send(request.url, { method, headers: [...headers], signal, body, dispatcher })) as unknown as Response
  }
  return { fetch, close: () => dispatcher.close() }
}

/** The clients of a platform. */
export interface Connection {
  base: string
  sandbox: SandboxClient
  marketing: MarketingClient
  transactional: TransactionalClient
  close(): Promise<void>
}

/** A platform and the key to it. */
export interface Platform {
  /** The URL without a slash at its end. */
  base: string
  apiKey: string
  /** Also trusts the certificate of the data folder. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Finds the platform and the key from the options, the environment and the data folder. Sends no request. */
export function openPlatform({ options, env, warn }: Reaching): Platform {
  for (const text of settingWarnings(env)) warn(text)
  const { data, port } = readConfig(env)
  const base = (options.url ?? (env['MESSAGING_URL'] || `https://localhost:${port}`)).replace(/\/+$/, '')
  const apiKey = options.key ?? (secretIn(env, 'MESSAGING_KEY') || keyIn(data))
  return { base, apiKey, ...fetchTrusting(data) }
}

/** Creates API clients of the platform. Sends no request. */
export function connectClients(reaching: Reaching): Connection {
  const { base, apiKey, fetch, close } = openPlatform(reaching)
  const client = { apiKey, fetch, retries: 0 }
  return {
    base,
    sandbox: createSandboxClient({ ...client, baseUrl: `${base}/sandbox/v1` }),
    marketing: createMarketingClient({ ...client, baseUrl: `${base}/marketing/v3` }),
    transactional: createTransactionalClient({ ...client, baseUrl: base }),
    close,
  }
}

/** Explains a failed connection. Returns other errors unchanged. */
export function explainFailure(error: unknown, base: string): unknown {
  if (!(error instanceof ConnectionError)) return error
  return new Error(
    `Cannot connect to the platform at ${base}: ${error.message} Start it with \`messaging serve\`, or set --url or MESSAGING_URL.`,
    { cause: error },
  )
}
