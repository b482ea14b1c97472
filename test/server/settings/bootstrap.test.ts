// The first start, and a kill in the middle of it.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '../../../src/server/app.ts'
import { ensureSandboxAccount, ensureSandboxUser, SANDBOX_KEY_FILE } from '../../../src/server/process/bootstrap.ts'
import { readConfig } from '../../../src/server/settings/settings.ts'
import { dropDatabaseOf, engineEnv } from '../../support/engine.ts'

let folder: string
let app: App
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-first-'))
  app = await createApp({
    config: readConfig({ MESSAGING_DATA: folder, MESSAGING_LOG: 'silent', ...(await engineEnv(folder)) }),
  })
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

describe('a start that ends before the account is stored', () => {
  it('leaves the key that the next start gives the account', async () => {
    const {
      accounts: { accounts },
    } = app.domain
    const killed = { ...accounts, createFirstSandbox: () => Promise.reject(new Error('killed')) }
    await expect(ensureSandboxAccount(killed, folder, null)).rejects.toThrow('killed')
    const file = join(folder, SANDBOX_KEY_FILE)
    const kept = (await readFile(file, 'utf8')).trim()
    expect(kept).toMatch(/^sandbox_/)
    expect((await stat(file)).mode & 0o077).toBe(0)

    await expect(ensureSandboxAccount(accounts, folder, null)).resolves.toBe(kept)
    await expect(accounts.authenticate(kept)).resolves.toMatchObject({ kind: 'sandbox' })
    await expect(ensureSandboxAccount(accounts, folder, null)).resolves.toBe(kept)
    expect((await readdir(folder)).filter((name) => name.startsWith(SANDBOX_KEY_FILE))).toEqual([SANDBOX_KEY_FILE])
  })

  it('leaves the password that the next start gives the user', async () => {
    const {
      accounts: { users },
    } = app.domain
    const wanted = { username: 'sandbox', password: null }
    const killed = { ...app.domain.accounts, users: { ...users, create: () => Promise.reject(new Error('killed')) } }
    await expect(ensureSandboxUser(killed, folder, wanted)).rejects.toThrow('killed')
    const kept = (await readFile(join(folder, 'sandbox.password'), 'utf8')).trim()
    await expect(ensureSandboxUser(app.domain.accounts, folder, wanted)).resolves.toEqual({
      username: 'sandbox',
      password: kept,
    })
    await expect(users.logIn('sandbox', kept, '127.0.0.1')).resolves.toBeDefined()
  })
})
