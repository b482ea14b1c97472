// The sessions of one host: those that rest are used again.
import { logIn, openSession, type Session, type SmtpAddress, TIMES } from './session.ts'

/** Milliseconds that a session is kept without mails. */
const REST_MS = 30_000

export interface Sessions {
  /** A session without a mail. Throws SmtpFailure when none can be opened. */
  openOrReuse(): Promise<Session>
  giveBack(session: Session): void
  close(): void
}

/** Sessions of this address; there are as many as are taken at once. */
export function createSessions(address: SmtpAddress): Sessions {
  /** With what ends the rest of each. */
  const resting = new Map<Session, () => void>()
  let isClosed = false

  async function open(): Promise<Session> {
    const session = await openSession(address, TIMES)
    try {
      // A host that offers no login to this address wants none.
      if (address.user !== '' && session.extensions.has('AUTH')) await logIn(session, address)
      return session
    } catch (error) {
      session.dialogue.destroy()
      throw error
    }
  }

  /** The one that rested last, which is the least likely to be gone. */
  function restingSession(): Session | undefined {
    const [session, awake] = [...resting].at(-1) ?? []
    if (!session || !awake) return undefined
    awake()
    resting.delete(session)
    return session.dialogue.isSpoilt() ? restingSession() : session
  }

  return {
    openOrReuse: async () => restingSession() ?? open(),

    giveBack(session): void {
      const { dialogue } = session
      if (isClosed || dialogue.isSpoilt()) return dialogue.quit()
      const over = () => {
        resting.delete(session)
        dialogue.quit()
      }
      resting.set(session, dialogue.rest(REST_MS, over))
    },

    close(): void {
      isClosed = true
      for (const [{ dialogue }, awake] of resting) {
        awake()
        dialogue.quit()
      }
      resting.clear()
    },
  }
}
