// The port of a test server for mails that come back, a bare client for it, and the mails that others have written.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { tlsOptions } from '../../src/server/http/listener.ts'
import type { DoorLimits } from '../../src/server/smtp/door.ts'
import { createSession, type Session } from './relay.ts'
import type { TestServer } from './server.ts'

export type TestReturns = Awaited<ReturnType<typeof startReturns>>

/** A mail of test/support/returns in lines that end in CRLF, with what is to stand in the places that it leaves open. */
export const returned = (name: string, places: Record<string, string> = {}): string =>
  Object.entries(places).reduce(
    (text, [place, value]) => text.replaceAll(place, value),
    readFileSync(join(import.meta.dirname, `returns/${name}.eml`), 'latin1').replaceAll('\n', '\r\n'),
  )

/** Opens the port for what comes back. */
export async function startReturns(server: TestServer, limits: Partial<DoorLimits> = {}) {
  const certificate = await loadCertificate(server.data)
  const listener = await server.app.returns.listen(0, tlsOptions(certificate), limits)
  const sessions: Session[] = []
  let stopped: Promise<void> | undefined

  /** A bare connection, after the greeting. */
  async function dial(): Promise<Session> {
    const session = createSession(connect(listener.port, '127.0.0.1'), certificate.cert)
    sessions.push(session)
    await session.reply()
    return session
  }
  return {
    port: listener.port,
    dial,
    /** One that has said hello. */
    async greet(): Promise<Session> {
      const session = await dial()
      await session.say('EHLO mx.example.net')
      return session
    },
    /** Hands over a mail as a mail server does; resolves with the last reply. */
    async arrive(source: string, to: string, from = ''): Promise<string> {
      const session = await this.greet()
      const reply = await session.mail(source.replaceAll(/^\./gm, '..'), { from, to: [to] })
      await session.say('QUIT')
      return reply
    },
    stop: () => (stopped ??= listener.close()),
    async close() {
      for (const session of sessions) session.end()
      await (stopped ??= listener.close())
    },
  }
}
