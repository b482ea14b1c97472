// The platform in this process, with a store of its own, and clients that reach it without a port. An answer that does
// not fit the contract becomes a 500, so no test can pass with one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientOptions } from '../../src/clients/index.ts'
import { createMarketingClient, createRegisteredClient, createTransactionalClient } from '../../src/clients/index.ts'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import type { AppOptions } from '../../src/server/world.ts'
import { assertCounted } from './contact-counts.ts'
import { duringTests } from './during-tests.ts'
import { dropDatabaseOf, prepareData, withAddresses } from './engine.ts'
import { injectFetch } from './inject-fetch.ts'
import { createPatientSandbox } from './patient-sandbox.ts'

export interface ServerOptions {
  /** Environment variables that override the settings of tests. */
  env?: Record<string, string>
  /** The data folder to use, which is kept; without it, a new one that is removed at close. */
  data?: string
  /** Further options of the application. */
  app?: Omit<AppOptions, 'config' | 'strictAnswers' | 'strictWork'>
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** A platform as clients reach it, whichever process it runs in. */
export type Doors = Pick<
  TestServer,
  'key' | 'createAccount' | 'createUser' | 'inject' | 'marketing' | 'transactional' | 'sandbox' | 'registered'
>

/** TEST_LOG=debug shows the log of the server in a failing test. */
function testConfig(data: string, env: Record<string, string> = {}) {
  return readConfig({
    MESSAGING_DATA: data,
    MESSAGING_LOG: process.env['TEST_LOG'] || 'silent',
    // Not every machine has the program.
    MESSAGING_SPEECH: 'off',
    ...env,
  })
}

/** Starts the platform with one sandbox account. */
export async function startServer(options: ServerOptions = {}) {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'messaging-test-')))
  const removeData = async () => {
    if (options.data !== undefined) return
    await rm(data, { recursive: true, force: true })
    await dropDatabaseOf(data)
  }
  const config = testConfig(data, { ...(await prepareData(data)), ...withAddresses(options.env) })
  const app = await createApp({ ...options.app, config, strictAnswers: true, strictWork: true }).catch(
    async (error: unknown) => {
      await removeData()
      throw error
    },
  )
  const createAccount = (name: string) => app.domain.accounts.accounts.create(name, 'sandbox')
  const { key, accountId } = await createAccount('Test')
  const inject = injectFetch(app)
  // A retry would hide a failure of the server.
  const settings = (apiKey: string): ClientOptions => ({ apiKey, fetch: inject, retries: 0 })

  const close = async () => {
    await app.close()
    // Whatever the tests did, through whichever door.
    if (options.data === undefined) await assertCounted(data)
    await removeData()
  }
  return {
    app,
    data,
    key,
    accountId,
    createAccount,
    createUser: app.domain.accounts.users.create,
    /** `fetch` for what the clients cannot send. */
    inject,
    marketing: (apiKey = key) => createMarketingClient(settings(apiKey)),
    transactional: (apiKey = key) => createTransactionalClient(settings(apiKey)),
    sandbox: (apiKey = key) => createPatientSandbox(settings(apiKey)),
    registered: (apiKey = key) => createRegisteredClient(settings(apiKey)),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** The platform of a file of tests. What options take from something that starts before is read when this starts. */
export const useServer = (options: ServerOptions | (() => ServerOptions) = {}): TestServer =>
  duringTests(
    () => startServer(typeof options === 'function' ? options() : options),
    (server) => server.close(),
  )
