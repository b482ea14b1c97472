// A real Chromium, for what only a browser can show: the one at CHROMIUM_PATH, otherwise the one that npm installed.
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { duringTests } from './during-tests.ts'

const root = join(import.meta.dirname, '..', '..')

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** Milliseconds for what a page does next, on a machine whose cores others keep busy. */
const PATIENCE = 120_000

interface Program {
  path: string
  env: Record<string, string>
}

/** The version of the package, which is also the version of its Chromium. */
function versionOfPackage(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
  return (JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')) as { version: string }).version
}

/** Unpacks the Chromium of the package beside it, once for all workers: 200 MB, two seconds. */
async function unpackedChromium(): Promise<Program> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('npm installs a Chromium for Linux on x64 only: set CHROMIUM_PATH to that of this machine.')
  const cache = join(root, 'node_modules', '.cache')
  const folder = join(cache, `chromium-${versionOfPackage()}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    // The folder gets its final name only when it is complete, so a later worker can use one that it finds.
    const own = await mkdtemp(`${folder}-`)
    try {
      const script = join(import.meta.dirname, 'unpack-chromium.ts')
      await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: own } })
      await rename(own, folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error
      })
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  return {
    path: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  }
}

/** The program at CHROMIUM_PATH, if it is set; throws when there is none. */
function chosenChromium(): Program | null {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return null
  try {
    accessSync(path, constants.X_OK)
  } catch {
    throw new Error(`CHROMIUM_PATH leads to no program: ${path}. Name a Chromium or Chrome, or unset it.`)
  }
  return { path, env: {} }
}

/** Starts the browser, with further arguments if there are any. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const { path, env } = chosenChromium() ?? (await unpackedChromium())
  // The sandbox of Chromium does not start for root, as which containers usually run.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({
    executablePath: path,
    args: [...quiet, ...asRoot, ...more],
    env: { ...process.env, ...env },
  })
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE))
  return browser
}

/** The browser of a file of tests. */
export const useBrowser = (): Browser =>
  duringTests(
    () => startBrowser(),
    (browser) => browser.close(),
  )
