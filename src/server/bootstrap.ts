// The first start makes the sandbox account. Its key is kept in a file beside the data, readable by the
// owner only, so that the second start can show it again; the store has only its hash.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Accounts } from './domain/accounts/accounts.ts'

/** The file in the data folder that holds the sandbox key. */
export const SANDBOX_KEY_FILE = 'sandbox.key'

/** The key of the sandbox account, made when there is none yet; null when its file was removed. */
export async function ensureSandboxAccount(accounts: Accounts, folder: string, wanted: string | null): Promise<string | null> {
  const file = join(folder, SANDBOX_KEY_FILE)
  if ((await accounts.firstSandbox()) === null) {
    const { key } = await accounts.create('Sandbox', 'sandbox', wanted === null ? {} : { key: wanted })
    writeFileSync(file, `${key}\n`, { mode: 0o600 })
    return key
  }
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
