// Runs the journeys: programs that use the generated clients, and our own by their paths, against the platform, over HTTPS, each in a process of its
// own and with an account of its own.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, KEY, startPlatform, withFolder } from '../bench/servers.ts'
import { runCollection } from './collections.ts'
import { journeyPlace } from './generators.ts'
import { folder } from './install.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './outcome.ts'

const run = promisify(execFile)

/** Milliseconds after which a journey is taken to hang. */
const GIVE_UP = 600_000

/** By generator: the files of its journeys. */
const journeys: Record<string, string[]> = {
  '@hey-api/openapi-ts': ['first-calls'],
  'messaging-platform-client': ['by-path'],
  orval: ['marketing', 'transactional', 'reading'],
  'swagger-typescript-api': ['marketing', 'transactional'],
}

interface Platform {
  /** Where the platform answers: `https://localhost:12345`. */
  origin: string
  /** Where it answers without TLS: `http://127.0.0.1:12345`. */
  url: string
  /** The key of its sandbox account. */
  key: string
  /** The file of its certificate. */
  certificate: string
}

async function runJourney(path: string, { origin, key, certificate }: Platform): Promise<{ errors: string[] }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate, MESSAGING_KEY: key }
  try {
    await run(process.execPath, [join(import.meta.dirname, 'run-journey.ts'), path, origin], { env, timeout: GIVE_UP })
    return { errors: [] }
  } catch (cause) {
    return { errors: [(cause as { stderr?: string }).stderr || String(cause)] }
  }
}

/** Starts the platform on an empty folder for the time of this work. */
export async function inPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  return withFolder(async (data) => {
    const port = String(await freePort())
    const { child, url } = await startPlatform(data, { MESSAGING_PORT: port })
    try {
      return await work({
        origin: `https://localhost:${port}`,
        url: new URL(url).origin,
        key: KEY,
        certificate: join(data, 'data', 'tls', 'cert.pem'),
      })
    } finally {
      await child.stop()
    }
  })
}

/**
 * Starts the platform on an empty folder and makes all journeys, one after the other. A platform that does not start is
 * a row too, so the table still shows what the tools found.
 */
export async function runJourneys(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const travel = async (platform: Platform) => {
    for (const [tool, names] of Object.entries(journeys)) {
      for (const name of names) {
        const path = join(folder, 'js', journeyPlace(tool), `${name}.js`)
        outcomes.push(await outcomeOf(tool, `${name} journey`, () => runJourney(path, platform)))
      }
    }
    outcomes.push(...(await runCollection(platform)))
    return { errors: [] }
  }
  const platform = await outcomeOf('platform', 'all journeys', () => inPlatform(travel))
  return [...outcomes, platform]
}
