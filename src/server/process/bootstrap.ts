// The first start creates the sandbox account and its user. It writes key and password into files of the data folder,
// readable by the owner only, so that later starts can show them; the store has only their hashes.
import { linkSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Accounts } from '../domain/accounts/accounts.ts'
import type { AccountsArea } from '../domain/accounts/area.ts'
import { newSandboxKey } from '../domain/accounts/first-sandbox.ts'
import { DomainError } from '../domain/errors.ts'
import { randomToken } from '../lib/ids.ts'
import { makePrivateFolder, restrictRights, writePrivateFile } from '../lib/private-files.ts'

/** The file in the data folder that holds the sandbox key. */
export const SANDBOX_KEY_FILE = 'sandbox.key'
/** The file in the data folder that holds the password of the sandbox account's user. */
export const SANDBOX_PASSWORD_FILE = 'sandbox.password'

/** The address of notices to the user of the sandbox account; the sandbox captures them, like all its mail. */
const NOTICES = 'sandbox@example.com'

/**
 * The key of the sandbox account, which is created if there is none yet. Null when this machine does not know the key:
 * its file was removed, or another machine created it.
 */
export async function ensureSandboxAccount(
  accounts: Accounts,
  folder: string,
  wanted: string | null,
): Promise<string | null> {
  const file = join(folder, SANDBOX_KEY_FILE)
  // Look first: that costs no transaction.
  if ((await accounts.firstSandbox()) === null) {
    // The file comes before the commit: a kill between them costs nothing, for the next start takes the key from it.
    await accounts.createFirstSandbox(
      wanted === null ? firstSecret(folder, file, newSandboxKey()) : keepSecret(folder, file, wanted),
    )
  }
  const kept = readSecret(file)
  if (kept !== null && (await accounts.isFirstSandboxKey(kept))) return kept
  return wanted !== null && (await accounts.isFirstSandboxKey(wanted)) ? keepSecret(folder, file, wanted) : null
}

/** The user of the sandbox account. The password is null when this machine does not know it. */
export interface SandboxUser {
  username: string
  password: string | null
}

interface WantedUser {
  username: string
  password: string | null
}

/**
 * The user of the sandbox account, who is created if there is none yet. If another machine created the user, the
 * password is known here only when the settings name it. Null without a sandbox account.
 */
export async function ensureSandboxUser(
  { accounts, keys, users }: Pick<AccountsArea, 'accounts' | 'keys' | 'users'>,
  folder: string,
  wanted: WantedUser,
): Promise<SandboxUser | null> {
  const account = await accounts.firstSandbox()
  if (account === null) return null
  const file = join(folder, SANDBOX_PASSWORD_FILE)
  if ((await users.firstOf(account.id)) === null) {
    // As with the key, the file comes first.
    const password =
      wanted.password === null ? firstSecret(folder, file, randomToken(18)) : keepSecret(folder, file, wanted.password)
    const made = await users
      .create(account.id, { ...wanted, password, isAdmin: true, email: NOTICES })
      .catch(unlessTaken)
    if (made) await keys.giveFirst(account.id, made.id)
    if (made) return { username: made.username, password }
  }
  const username = (await users.firstOf(account.id)) ?? wanted.username
  const kept = readSecret(file)
  if (kept !== null || wanted.password === null) return { username, password: kept }
  const right = await users.logIn(username, wanted.password, 'start').then(
    () => true,
    () => false,
  )
  return { username, password: right ? keepSecret(folder, file, wanted.password) : null }
}

/** Accepts the conflict with another process that started at the same time and was faster. */
function unlessTaken(error: unknown): null {
  if (error instanceof DomainError && error.code === 'conflict') return null
  throw error
}

function keepSecret(folder: string, file: string, secret: string): string {
  makePrivateFolder(folder)
  writePrivateFile(file, `${secret}\n`)
  return secret
}

/** The secret that the file holds already, or else this one, which it then holds. The first of several processes wins. */
function firstSecret(folder: string, file: string, secret: string): string {
  const kept = readSecret(file)
  if (kept) return kept
  if (kept === '') return keepSecret(folder, file, secret)
  const draft = `${file}.${process.pid}`
  keepSecret(folder, draft, secret)
  try {
    // Unlike a rename, a link never takes the place of a file.
    linkSync(draft, file)
    return secret
  } catch (error) {
    const found = readSecret(file)
    if (!found) throw error
    return found
  } finally {
    unlinkSync(draft)
  }
}

function readSecret(file: string): string | null {
  try {
    restrictRights(file)
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
