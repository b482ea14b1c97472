// A platform of one test, as a process that may be killed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { createMember } from './processes.ts'

/** A member that is not started yet. At the end of its scope, it ends, and its folder and database are removed. */
export async function openMember(env: Record<string, string>) {
  const data = await mkdtemp(join(tmpdir(), 'messaging-crash-'))
  const common = { MESSAGING_DATA: data, MESSAGING_HTTP_PORT: '0', MESSAGING_LOG: 'error', CRASH_LEASE: '500' }
  const member = createMember({ ...common, ...env, ...(await engineEnv(data)) })
  return {
    data,
    member,
    async [Symbol.asyncDispose]() {
      await member.kill()
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    },
  }
}
