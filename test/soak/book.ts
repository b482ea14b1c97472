// A wire that answers in the process of the soak itself, which no test kills: what it took stands in memory.
import type { Fate } from '../crash/fates.ts'
import type { Arrival, Sink } from '../crash/sinks.ts'

/** What a wire has taken. */
export interface Book extends Sink {
  note(how: Arrival['how'], recipient: string, message: string): void
}

export function openBook(close: () => Promise<unknown>): Book {
  const all: Arrival[] = []
  return {
    note: (how, recipient, message) => void all.push({ how, recipient, message, position: all.length }),
    position: async () => all.length,
    taken: async () => all.length,
    arrivals: async () => all,
    close: async () => void (await close()),
  }
}

/** What a service that is asked by requests does by a fate: it refuses for good, or for now, or cuts the connection. */
export type SmtpDeed = 'gone' | 'refused' | 'busy' | 'cut' | 'taken and cut' | 'taken'

const deeds: Readonly<Record<Fate, SmtpDeed>> = {
  fine: 'taken',
  slow: 'taken',
  refused: 'gone',
  content: 'refused',
  later: 'busy',
  busy: 'busy',
  cut: 'cut',
  dropped: 'taken and cut',
  silent: 'taken and cut',
  hang: 'taken and cut',
}

export const deedOf = (fate: Fate): SmtpDeed => deeds[fate]
