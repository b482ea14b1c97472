// How commands that call the APIs of a platform reach it: by the options, by the environment, or by the data folder of the
// server on this machine.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { Agent, fetch as send } from 'undici'
import { ConnectionError } from '../clients/errors.ts'
import { createMarketingClient } from '../clients/marketing.ts'
import { createSandboxClient } from '../clients/sandbox.ts'
import { createTransactionalClient } from '../clients/transactional.ts'
import { SANDBOX_KEY_FILE } from '../server/setup/bootstrap.ts'
import { secretIn } from '../server/setup/setting-files.ts'
import { settingWarnings } from '../server/setup/setting-warnings.ts'
import { readConfig } from '../server/setup/settings.ts'

/** The options of such a command, its settings, and how it warns. */
interface Reaching {
  options: { url: string | undefined; key: string | undefined }
  env: NodeJS.ProcessEnv
  warn(text: string): void
}

/** The clients of a platform. */
export type Connection = ReturnType<typeof connect>

function keyIn(folder: string): string {
  const file = join(folder, SANDBOX_KEY_FILE)
  if (!existsSync(file))
    throw new Error(
      `There is no key: set MESSAGING_KEY or use --key. The data folder ${folder} has none either (MESSAGING_DATA).`,
    )
  return readFileSync(file, 'utf8').trim()
}

/** A fetch that trusts the certificate of the data folder besides those of the world. */
function fetchTrusting(folder: string) {
  const file = join(folder, 'tls', 'cert.pem')
  const own = existsSync(file) ? [readFileSync(file, 'utf8')] : []
  const dispatcher = new Agent({ connect: { ca: [...rootCertificates, ...own] } })
  const fetch = async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer())
    // The two fetches of Node and of undici have the same types under different names.
    return (await send(request.url, { method, headers: [...headers], signal, body, dispatcher })) as unknown as Response
  }
  return { fetch, close: () => dispatcher.close() }
}

/** Clients of the platform that the options, the environment or the data folder name. Nothing is sent yet. */
export function connect({ options, env, warn }: Reaching) {
  for (const text of settingWarnings(env)) warn(text)
  const { data, port } = readConfig(env)
  const base = (options.url ?? (env['MESSAGING_URL'] || `https://localhost:${port}`)).replace(/\/+$/, '')
  const apiKey = options.key ?? (secretIn(env, 'MESSAGING_KEY') || keyIn(data))
  const { fetch, close } = fetchTrusting(data)
  const client = { apiKey, fetch, retries: 0 }
  return {
    base,
    sandbox: createSandboxClient({ ...client, baseUrl: `${base}/sandbox/v1` }),
    marketing: createMarketingClient({ ...client, baseUrl: `${base}/marketing/v3` }),
    transactional: createTransactionalClient({ ...client, baseUrl: base }),
    close,
  }
}

/** What to say when nobody answers; every other error as it is. */
export function explained(error: unknown, base: string): unknown {
  if (!(error instanceof ConnectionError)) return error
  return new Error(
    `No platform answers at ${base}: ${error.message} Start one with \`messaging serve\`, or name its address with --url or MESSAGING_URL.`,
    { cause: error },
  )
}
