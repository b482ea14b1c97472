// Recordings of the texts of calls, spoken by a program of the machine if it has one. The URL of a recording contains
// the sealed text. So nothing is stored, and every process can create the recording when it is fetched.
import { findSpeaker, type Speaker } from '../channels/speech/espeak.ts'
import { sha256 } from '../lib/ids.ts'
import { openText, sealText } from '../lib/sealed-text.ts'
import { ConfigError } from '../settings/values.ts'

/** The program that is looked for unless the setting names one. */
const USUAL_SPEAKER = 'espeak-ng'

/** The path before the sealed text. */
const PATH = '/m/spoken'
/** Characters of an address, as the Carrier API has it. */
const MAX_ADDRESS = 8_000
/** Bytes of recordings in memory, for further calls with the same text. */
const MAX_KEPT = 32_000_000

export interface Speech {
  /** The URL of a recording of the text; null if the program does not have the language, or the text is too long. */
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
    storeRecording(key: string, wav: Buffer): void {
      if (kept.has(key)) return
      kept.set(key, wav)
      size += wav.length
      for (const [oldest, other] of kept) {
        if (size <= MAX_KEPT) return
        kept.delete(oldest)
        size -= other.length
      }
    },
  }
}

function readToken(token: string, secret: string): { text: string; voice: string } | null {
  try {
    const [voice = '', text = ''] = openText('speech', token, secret).split(/\n(.*)/s)
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
      const token = Buffer.from(sealText('speech', `${voice}\n${text}`, secret), 'base64').toString('base64url')
      const address = `${publicUrl}${PATH}/${token}`
      return address.length > MAX_ADDRESS ? null : address
    },

    async listen(token) {
      const asked = readToken(token, secret)
      if (asked === null) return null
      const key = sha256(`${asked.voice}\n${asked.text}`)
      const wav = shelf.find(key) ?? (await speaker.speak(asked.text, asked.voice))
      shelf.storeRecording(key, wav)
      return wav
    },
  }
}

/** Finds the program of the setting. Throws ConfigError if a configured program is missing; null without one. */
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
