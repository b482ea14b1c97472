// A real Chromium, for what only a browser can tell.
import { accessSync, constants } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** The program of the browser: CHROMIUM_PATH, or where Debian puts it. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'

/** Starts the browser; throws with what to install when there is none. */
export async function startBrowser(path = chromiumPath()): Promise<Browser> {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    throw new Error(
      `There is no browser at ${path}. Install one ("apt-get install -y chromium"), or set CHROMIUM_PATH to the program of a Chromium or Chrome.`,
    )
  }
  // The sandbox of Chromium does not start for root, whom containers usually run as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: path, args: [...quiet, ...asRoot] })
}
