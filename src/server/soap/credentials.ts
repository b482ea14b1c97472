// Finds out who calls: by a key, or by a user name and a password (O-004).
import type { Caller } from '../domain/accounts/accounts.ts'
import { API_KEY_USER } from '../domain/accounts/users/login.ts'
import type { OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { trimmedOption } from './options.ts'

/** The two ways to log in. */
export interface Logins {
  byKey(key: string): Promise<Caller>
  byPassword(username: string, password: string): Promise<Caller>
}

/** What is known about a caller: `key` is empty for a user, who came with a password. */
export interface Known {
  caller: Caller
  key: string
}

/** The caller of a call; throws Refusal for incomplete credentials, or what the logins throw. */
export async function authenticateCall(options: OptionMap, logins: Logins): Promise<Known> {
  const key = trimmedOption(options, 'apikey')
  if (key !== undefined) return { caller: await logins.byKey(key), key }
  const [username, password] = [trimmedOption(options, 'username'), trimmedOption(options, 'password')]
  if (username === undefined && password === undefined) throw new Refusal('NO_USERNAME_AND_PASSWORD_AND_APIKEY')
  if (username === undefined) throw new Refusal('NO_USERNAME')
  if (password === undefined) throw new Refusal('NO_PASSWORD')
  return { caller: await logins.byPassword(username, password), key: username === API_KEY_USER ? password : '' }
}
