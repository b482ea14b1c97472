// A client of an SMTP port that sends commands and reads no reply.
import { setTimeout } from 'node:timers/promises'
import type { Session } from './relay.ts'

/** More than the buffers of both kernels hold of commands and replies. */
const MOST = 64 * 1024 * 1024
const COMMANDS = 'RSET\r\n'.repeat(10_000)
const PAUSE = 20

/** Sends commands until the port disconnects the client; how it ended, after `ms` milliseconds at most. */
export async function sendWithoutReading(session: Session, ms: number): Promise<'closed' | 'all taken' | 'still open'> {
  session.stopReading()
  const end = performance.now() + ms
  for (let sent = 0; performance.now() < end; await setTimeout(PAUSE)) {
    if (session.isClosed()) return 'closed'
    if (sent > MOST) return 'all taken'
    if (session.waiting() > 0) continue
    session.write(COMMANDS)
    sent += COMMANDS.length
  }
  return 'still open'
}
