// Recordings of the texts of calls, spoken by a program of the machine where it has one. The address of a recording holds the
// text, sealed, so that nothing has to be kept, and every process can speak it when somebody listens.
import { findSpeaker, type Speaker } from '../channels/speech/espeak.ts'
import { sha256 } from '../lib/ids.ts'
import { openText, sealText } from '../lib/sealed-text.ts'
import { ConfigError } from './setting-values.ts'

/** The program that is looked for unless the setting names one. */
export const USUAL_SPEAKER = 'espeak-ng'

/** The path before the sealed text. */
const PATH = '/m/spoken'
/** Characters of an address, as the Carrier API has it. */
const MOST_ADDRESS = 8_000
/** Bytes of recordings that are kept for whoever listens next. */
const MOST_KEPT = 32_000_000

export interface Speech {
  /** The address of a recording of the text; null where nobody here speaks the language, or the text is too long. */
  addressOf(text: string, language: string): string | null
  /** The recording behind an address, WAV; null for a token that is none of ours. */
  listen(token: string): Promise<Buffer | null>
}

/** The recordings that were asked for last. */
function createShelf() {
  const kept = new Map<string, Buffer>()
  let size = 0
  return {
    find: (key: string) => kept.get(key),
    keep(key: string, wav: Buffer): void {
      if (kept.has(key)) return
      kept.set(key, wav)
      size += wav.length
      for (const [oldest, other] of kept) {
        if (size <= MOST_KEPT) return
        kept.delete(oldest)
        size -= other.length
      }
    },
  }
}

function readToken(token: string, secret: string): { text: string; voice: string } | null {
  try {
    const [voice = '', text = ''] = openText(token, secret).split(/\n(.*)/s)
    return { text, voice }
  } catch {
    return null
  }
}

/** The seal of addresses must not open anything else. */
const secretOf = (linkSecret: string): string => `speech ${linkSecret}`

function createSpeech(speaker: Speaker, { publicUrl, linkSecret }: { publicUrl: string; linkSecret: string }): Speech {
  const shelf = createShelf()
  const secret = secretOf(linkSecret)
  return {
    addressOf(text, language) {
      const voice = speaker.voiceOf(language)
      if (voice === null) return null
      const token = Buffer.from(sealText(`${voice}\n${text}`, secret), 'base64').toString('base64url')
      const address = `${publicUrl}${PATH}/${token}`
      return address.length > MOST_ADDRESS ? null : address
    },

    async listen(token) {
      const asked = readToken(token, secret)
      if (asked === null) return null
      const key = sha256(`${asked.voice}\n${asked.text}`)
      const wav = shelf.find(key) ?? (await speaker.speak(asked.text, asked.voice))
      shelf.keep(key, wav)
      return wav
    },
  }
}

/**
 * Finds the program of the setting. Throws ConfigError for one that is not there, unless nobody asked for it; null: nobody
 * speaks here.
 */
export async function openSpeech(
  program: string | null,
  parts: { publicUrl: string; linkSecret: string },
): Promise<Speech | null> {
  if (program === null) return null
  const speaker = await findSpeaker(program)
  if (speaker === null && program !== USUAL_SPEAKER)
    throw new ConfigError(
      `MESSAGING_SPEECH must be espeak-ng, its path, or off; ${program} does not run as espeak-ng does.`,
    )
  return speaker && createSpeech(speaker, parts)
}
